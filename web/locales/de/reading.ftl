# Die Regeln zum Nachlesen.

rulings-in-english = Die Klarstellungen gibt es nur auf Englisch.
