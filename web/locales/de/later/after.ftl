# Nach der Partie: Wiedergabe, Rückblick, Downloads, eigene Partien.

replay = Wiedergabe
replay-open = Wiedergabe ansehen
replay-past = Zurückblicken
replay-table = Zum Tisch
replay-as = Blickwinkel
replay-as-open = Alle Karten offen
replay-as-everybody = Was alle sahen
replay-as-seat = Aus der Sicht von { $who }
replay-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
replay-controls = Schritte
replay-scrubber = Zeitpunkt der Partie
replay-step = { $step } von { $count }
replay-first = Zum Anfang (Pos1)
replay-last = Zum Ende (Ende)
replay-back = Einen Schritt zurück (Pfeil links)
replay-on = Einen Schritt weiter (Pfeil rechts)
replay-round-back = Zur vorigen Runde (Bild auf)
replay-round-on = Zur nächsten Runde (Bild ab)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-usual = normal
replay-speed-fast = schnell
replay-speed-fastest = sehr schnell
replay-keys = ← → Schritte, Umschalt oder Bildtasten Runden, Pos1 und Ende, Leertaste spielt ab. Auf dem Plan: ↑ ↓.
replay-link = Adresse dieses Zeitpunkts
replay-no-drawing = Diese Partie lässt sich hier nicht zeichnen; der Verlauf erzählt sie.
replay-not-begun = Die Partie hat noch nicht begonnen, es gibt also nichts zum Zurückblicken.

review = Rückblick
review-of = Rückblick: { $title }
review-loading = Wird ausgewertet
review-stopped = Die Partie wurde vor dem Ende abgebrochen.
review-standing = Endstand
review-won = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
  }
review-won-tie = { $won }, bei Punktgleichstand durch { $by ->
    [pyramids] mehr Pyramiden
    [order] die Zugreihenfolge
   *[stones] mehr { -steine }
  }
review-place = Platz
review-player = Spieler
review-points = Punkte
review-sources = Woher die Punkte kamen
review-sources-line = Ein Balken je Spieler, ein Abschnitt je Quelle. Die Zahl am Ende zeigt, was das Reich gebracht hat.
review-source = Quelle
review-kingdom = { $kingdom ->
    [1] Altes Reich
    [2] Neues Reich
   *[other] Reich { $kingdom }
  }
review-kingdom-cards = Reich { $kingdom }
review-sum = Dieses Reich
review-total = Alle Punkte
review-led = { $count ->
    [one] Danach führte { $names } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
      }.
   *[other] Danach führten { $names } gemeinsam mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
      }.
  }
review-gold = Gold
review-gold-line = Was alle am Ende jeder Runde hatten.
review-gold-cards-line = Was alle am Ende jedes Reichs hatten, samt dem Wert der offenen Goldkarten.
review-pyramids = Pyramiden
review-pyramids-line = In den Provinzen, die jeder Spieler hielt. Zwischen den Reichen werden alle Provinzen abgegeben.
review-pyramids-cards-line = In allen Provinzen jedes Spielers, auch auf überdeckten Karten.
review-flood = Tempel
review-flood-line = Wo der Tempel am Ende jeder Runde stand, von 1 bis 4.
review-flood-cards = Flut
review-flood-cards-line = Die Stufe der Flut in jedem Reich, von 1 bis 4.
review-prices = Was die Provinzen kosteten
review-prices-line = Der gezahlte Preis; mit Beamten beide Gebote zusammen.
review-prices-cards-line = Die Goldkarte, die für jede Provinzkarte ausgegeben wurde.
review-province = Provinz
review-price = Gezahltes Gold
review-round = Runde
review-round-n = Runde { $round }
review-start = Aufbau
review-figures = Dasselbe in Zahlen
review-plot = { $title }. Die Zahlen stehen in der Tabelle darunter.
review-position = Position

record = Herunterladen
record-line = Die Aufzeichnung enthält die ganze Partie samt Kartenverteilung; amunre verify prüft sie. Die Partiedatei enthält die Züge als Text.
record-record = Aufzeichnung (JSON)
record-game = Partiedatei (Text)

games-line = Partien dieses Browsers{ $account ->
    [no] .
   *[yes] {" "}und deines Kontos.
  }
games-none = Du hast hier noch nicht gespielt.
games-none-line = Hier stehen die Partien, die du in diesem Browser spielst, und die deines Kontos, wenn du angemeldet bist.
games-none-filtered = Keine Partie passt zu diesem Filter.
games-show = Zeigen
games-show-all = alle Partien
games-show-turn = die auf dich warten
games-show-running = laufende
games-show-finished = beendete
games-search = Namen suchen
games-turn = Du bist am Zug
games-running = Laufend
games-waiting = Warten auf Mitspieler
games-finished = Beendet
games-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place }
  }
games-result = { $place ->
    [1] Gewonnen
   *[other] Platz { $place } von { $players }
  } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }
games-winner = Sieg: { $names }
games-more = { $count } weitere zeigen
games-earlier = Frühere Partien deines Kontos
games-last = letzter Zug { $when }
games-lost = Einige Partien waren nicht abrufbar; versuche es gleich noch einmal.
games-continue = Weiter

final-look = Spielplan ansehen
final-place = { $place }.
bot-move-count =
    { $count ->
        [one] 1 Zug von einem Bot
       *[other] { $count } Züge von einem Bot
    }
hint-count =
    { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
points-none = Noch keine Punkte.
scoring-of = Wertung: { $kingdom }
scoring-sum = Dieses Reich
scoring-now = Alle Punkte
