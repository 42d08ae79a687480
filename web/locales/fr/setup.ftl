# Préparer une table

new-hints = Les conseils sont permis : au moment de choisir, on peut demander une idée à un bot
