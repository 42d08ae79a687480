# Einen Tisch aufmachen

new-hints = Tipps sind erlaubt: Wer am Zug ist, darf einen Bot um einen Vorschlag bitten
