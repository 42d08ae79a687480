# Les règles à lire.

rulings-in-english = Les précisions n’existent qu’en anglais.
