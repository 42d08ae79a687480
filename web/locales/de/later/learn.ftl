# Das Spiel lernen: Punkte nach jetzigem Stand, was jede Position einbringt, die Regeln.

points-now-title = Wenn jetzt gewertet würde
points-now-none = Jetzt gäbe es keine Punkte.
points-now-total = { $points ->
    [one] 1 Punkt mehr, { $all } insgesamt
   *[other] { $points } Punkte mehr, { $all } insgesamt
  }
points-now-hidden = Verdeckte Aufträge der anderen sind nicht mitgezählt.

outlook-title = Was jede Tempelposition bringt
outlook-now = hier steht der Tempel
outlook-offered = alle zusammen opfern { $range }
outlook-gold = { $gold } Gold
outlook-and-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
outlook-where = Woher es kommt
outlook-none = Keine Provinz würde etwas bringen.

learn-title = Spielend lernen
learn-line = Eine erste Partie mit Trainer: drei Spieler, zwei davon Bots. Er erklärt jede Entscheidung, wenn sie ansteht.
learn-start = Spielend lernen
learn-go-on = Weiter lernen

rules-page = Spielregeln
rules-list = Jede Ausgabe hat ihre eigene Seite, das Kartenspiel auch. Erweiterungen nimmst du dort dazu.
rules-contents = Inhalt
rules-edition = Ausgabe
rules-with = Erweiterungen
rules-search = In diesen Regeln suchen
rules-found = { $count ->
    [0] Kein Absatz enthält diese Wörter.
    [one] Ein Absatz enthält diese Wörter.
   *[other] { $count } Absätze enthalten diese Wörter.
  }
rules-link = Link zu { $id }
rules-all = Alle Regeln dieses Spiels
rules-part-intro = Zu diesen Regeln
rules-part-game = Das Spiel
rules-part-setup = Aufbau
rules-part-auction = Versteigerung
rules-part-market = Markt
rules-part-offering = Opfer
rules-part-harvest = Ernte
rules-part-scoring = Wertung
rules-part-kingdom = Zwischen den Reichen
rules-part-end = Das Ende
rules-part-extension = Provinzen und der Pharao
rules-part-pyramids = Pyramiden
rules-part-income = Einkommen und Bauen
rules-part-points = Punkte
rules-part-officials = Beamte
rules-part-afterlife = Jenseits
rules-part-statues = Statuen
rules-part-pharaoh = Pharao
rules-part-promos = Promokarten
rules-part-expert = Expertenspiel
rules-part-rulings = Klarstellungen
rules-part-symbols = Symbole
rules-unknown = Dieses Spiel gibt es nicht.

keys-title = Tasten
key-arrows = zum Plan und zwischen den Provinzen wechseln, ohne die gesperrten
key-all = ebenso, auch zu gesperrten Provinzen
key-enter = wählen, noch einmal: bestätigen
key-escape = abbrechen
key-u = rückgängig
key-digits = eine Provinz, eine Stufe, eine Karte oder eine Zahl wählen; im Markt eins mehr von einer Sorte
key-t = das nächste Werkzeug nehmen
key-question = diese Liste
key-l = Verlauf öffnen
key-r = Regeln öffnen
hint-key = ein Tipp; noch einmal: der Zug
rules-of = Regeln: { $title }
rules-missing = Zu { $rule } wurde kein Text gefunden.
rulings-in-english = Die meisten Klarstellungen gibt es nur auf Englisch.
