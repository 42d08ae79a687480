# Was in der Ausgabe von 2003 anders heißt oder anders wirkt. Machtkarte, Baustein, Bietstein und Baumeister sind so gedruckt.

-gunstkarte = Machtkarte
-gunstkarten = Machtkarten
-stein = Baustein
-steine = Bausteine
-steinen = Bausteinen
-schreiber = Bietstein
-schreibern = Bietsteinen

card-bribery = Überbieten am selben Ort
card-protection = Bietsperre
card-protection-does = Mit einem Gebot: Die Stufe direkt über deinem { -schreiber } ist gesperrt, bis die Versteigerung endet, wohin er auch zieht.
card-cultivation = Freier Bauer
card-cultivation-does = Im Markt: ein Bauer umsonst, neben den Feldern.
card-influence = Opferkorrektur
card-theft = Karte −3
card-treasury = 8 Gold
card-abundance = Erntezuwachs
card-favours = Machtkarten-Bonus
card-farmers = Bauern-Bonus
card-upper_lower = Unter-/Oberägypten
card-east_west = West-/Ostseite
card-river = Nilufer

order-title = Reihenfolge ab dem Startspieler
event-order_drawn = Die erste Reihenfolge, ab dem Startspieler: { $order }.
event-order_changed = Die neue Reihenfolge, ab dem Startspieler: { $order }.
