# Was in der Ausgabe von 2016 anders heißt oder anders wirkt.

card-bribery-does = Wirst du überboten, darfst du ein einziges Mal wieder in derselben Provinz bieten.
card-protection-does = Mit einem Gebot: Die Stufe direkt über diesem Gebot ist gesperrt, solange dein Schreiber dort steht.
card-cultivation = Freier Bauer
card-cultivation-does = Im Markt: ein Bauer umsonst, auf einem leeren Feld oder neben den Feldern.
card-influence = Opferausgleich
card-abundance = Große Ernte
card-favours = Meister der Schreiber
card-upper_lower = Hoch-/Niederägypten
card-east_west = West-/Ostufer
card-river = Nil/Grenzland

order-title = Reihenfolge ab dem Startspieler
event-order_drawn = Die erste Reihenfolge, ab dem Startspieler: { $order }.
event-order_changed = Die neue Reihenfolge, ab dem Startspieler: { $order }.
