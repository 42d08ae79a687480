# Stapel und Ablagen, und die Kurzübersicht des Brettspiels.

piles-title = Stapel und Ablagen
piles-favour = { -gunstkarten }
piles-deck = { $count ->
    [0] Keine mehr verdeckt
    [one] 1 Karte verdeckt
   *[other] { $count } Karten verdeckt
}
piles-discards = { $count ->
    [0] Noch ist nichts abgeworfen.
   *[other] Offen abgeworfen: { $count }
}
piles-times = { $count }-mal
piles-many = { $count } × { $what }
piles-gone = { $count ->
    [one] 1 Startauftrag hat das Spiel ungesehen verlassen.
   *[other] { $count } Startaufträge haben das Spiel ungesehen verlassen.
}
piles-provinces = Provinzkarten
piles-provinces-deck = { $count ->
    [0] Keine Provinzkarte ist mehr im Stapel.
    [one] 1 Provinzkarte ist noch im Stapel.
   *[other] { $count } Provinzkarten sind noch im Stapel.
}
piles-provinces-used = In diesem Reich versteigert: { $provinces }.
piles-provinces-blocked = Gesperrt: { $provinces }.
piles-provinces-out = Aus dem Spiel: { $provinces }.
piles-tiles = Grabplättchen
piles-tiles-stack = { $count ->
    [0] Kein Plättchen liegt mehr verdeckt.
    [one] 1 Plättchen verdeckt
   *[other] { $count } Plättchen verdeckt
}
piles-officials = Beamtenkarten
piles-statues = Statuenkarten

reference-phases = Eine Runde
reference-prices = Preise
reference-prices-line = { -gunstkarten }, Bauern und { -steine }, je Sorte zusammen:
reference-prices-tiles = Grabplättchen, { -gunstkarten }, Bauern und { -steine }, je Sorte zusammen:
reference-bids = Stufen der Gebote
reference-bids-end = { $step } ist die letzte Stufe: Wer dort steht, kann nicht überboten werden.
reference-few = 2 oder 3 Spieler
reference-many = 4 oder 5 Spieler
reference-farmer = Je Bauer, Gold
reference-temple = Je Tempel, Punkte
reference-caravans = Karawanen
reference-yes = bringen etwas
reference-no = bringen nichts
reference-gifts = Geschenke
reference-gifts-line = Das höchste Opfer nimmt { $first }, das zweite { $second }, jedes weitere aus Gold { $other }.
reference-gifts-two = Zu zweit nimmt das zweite nur dann 2, wenn es mindestens halb so hoch ist wie das erste.
reference-theft = { card-theft } nimmt keines und bringt { $gold } Gold.
reference-pyramid = jede Pyramide: { $points }
reference-set = je eine Pyramide in allen deinen Provinzen: { $points } für jeden solchen Satz
reference-bank = an jedem Ufer die Provinz mit den meisten Pyramiden (dann { -steinen }): { $points }
reference-bank-player = an jedem Ufer der Spieler mit den meisten Pyramiden (dann { -steinen }): { $points }
reference-temples = jeder Tempel: die Position des Tempels
reference-scheme = jeder gezeigte Auftrag: { $points }
reference-gold = am Ende der Partie das meiste Gold: { $awards }; wer gleich viel hat, bekommt den besten der gemeinsam belegten Plätze
reference-gold-two = zu zweit bekommt der Zweite 4 nur bei mindestens der Hälfte des Ersten, sonst 2
reference-rows = am Ende der Partie jede volle Reihe eines Grabs: { $points }
reference-cards = Karten
reference-cards-line = Eine Karte wird in ihrer Phase gespielt, nie zwei gleiche in einer Phase. Alle außer { card-theft } lassen sich für 1 Gold verkaufen.
reference-start = eine hat jeder zu Beginn
reference-start-scheme = Dazu beginnt jeder mit einem von zwei Aufträgen.
reference-copies = { $count } im Stapel
