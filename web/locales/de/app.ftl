app-name = Amun-Re
app-line = Versteigerungen, Pyramiden und die Nilflut
nav-home = Start
nav-new = Tisch eröffnen
nav-about = Info
nav-skip = Zum Inhalt springen

play-now = Jetzt spielen
play-now-line = Eine Partie gegen Bots, sofort und ohne Konto.
your-name = Dein Name
edition = Ausgabe
title-classic = Klassisch, 2003
title-classic-line = Die erste Ausgabe: Gespielt wird im Uhrzeigersinn, die meisten Pyramiden in einer Provinz gewinnen ein Ufer.
title-revised = Überarbeitet, 2016
title-revised-line = Die zweite Ausgabe: Wer insgesamt die meisten Pyramiden hat, gewinnt ein Ufer.
title-anniversary = Jubiläum, 2023
title-anniversary-line = Die aktuelle Ausgabe: Startaufträge, eine Reihenfolgeleiste und gesperrte Provinzen.
bots-number = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }
bots-how-many = Gegner
level = Sie spielen
level-random = zufällig
level-beginner = wie Anfänger
level-greedy = solide
level-strategist = mit Plan
level-searcher = vorausschauend
level-master = meisterhaft
level-other = { $level }

tables-open = Tische, die auf Mitspieler warten
tables-none = Kein öffentlicher Tisch wartet. Eröffne einen und lade jemanden ein.
tables-mine = Deine Tische
table-of = { $title }, { $players } Spieler
table-status-open = wartet auf Mitspieler
table-status-running = läuft
table-status-finished = beendet
table-status-abandoned = abgebrochen
table-your-turn = du bist am Zug
table-join = Mitspielen
table-open = Öffnen
table-watch = Zuschauen
pace-live = Live-Uhr
pace-slow = langsame Uhr
pace-untimed = ohne Uhr

new-title = Ein neuer Tisch
new-name = Name des Tisches
new-name-hint = darf leer bleiben
new-players = Spieler
new-players-not = Diese Zusammenstellung ist für { $counts } Spieler.
new-expansions = Erweiterungen
new-expansions-none = Für diese Ausgabe gibt es keine.
expansion-officials = Beamte
expansion-officials-line = Zu zweit oder zu dritt: Biete mit zwei Schreibern, behalte eine Provinz und lass den Beamten der anderen für dich arbeiten.
expansion-afterlife = Jenseits
expansion-afterlife-line = Kaufe Grabplättchen und baue ein Grab, dessen Plättchen immer wieder etwas bringen.
expansion-statues = Statuen
expansion-statues-line = In manchen Provinzen stehen Statuen. Ihre Kraft nutzt, wem die Provinz gehört.
expansion-pharaoh = Pharao
expansion-pharaoh-line = Der Pharao reist dorthin, wo zuletzt überboten wurde, und hinterlässt einen Marker, der Geschenke bringt.
expansion-promos = Promokarten
expansion-promos-line = Vier weitere Gunstkarten: Ruhm, Gier, Beliebtheit und Export.
expansion-expert = Expertenspiel
expansion-expert-line = Halte Provinzkarten auf der Hand und wähle geheim, welche versteigert werden.
new-options = Optionen
option-memory = Gold und Kartenzahl der anderen
option-memory-closed = verdeckt, wie in den Regeln
option-memory-open = offen
option-track = Seiten der Tempelleiste
option-track-box = wie in den Regeln
option-track-picture = wie auf der Abbildung
option-old_track = Alte Tempelleiste bei jeder Spielerzahl
option-all_provinces = Keine gesperrten Provinzen
option-no_start_cards = Keine Startaufträge
option-clockwise_order = Im Uhrzeigersinn spielen
option-no_federation = Ohne den Auftrag Meister des Bundes
option-on = an
option-off = aus
new-seats = Plätze
seat-me = Du
seat-open = Offen für alle
seat-bot = Bot, spielt { $level }
seat-number = Platz { $number }
new-clock = Uhr
clock-none = Ohne Uhr
clock-live = Live: { $minutes } Minuten für die Partie, dazu { $seconds } Sekunden für jede Entscheidung
clock-slow = Langsam: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } für jede Entscheidung
new-listed = In der Liste der öffentlichen Tische zeigen
new-open = Tisch eröffnen
new-open-bots = Partie beginnen

lobby-invite = Einladen
lobby-invite-line = Wer diesen Link hat, darf mitspielen oder zuschauen.
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr = Der Link als Bild für die Handykamera
lobby-free = frei
lobby-sit = Hier Platz nehmen
lobby-bot = Bot hierher setzen
lobby-away = Wegschicken
lobby-up = Aufstehen
lobby-start = Partie beginnen
lobby-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-host-waiting = Wer den Tisch eröffnet hat, beginnt gleich die Partie.
lobby-fair = Die Kartenverteilung steht fest, bevor jemand Platz nimmt: { $commitment }

about-title = Über das Spiel
about-what = Amun-Re ist ein Brettspiel von Reiner Knizia über Versteigerungen, Pyramiden und Opfer am Nil. Dies ist eine digitale Ausgabe mit eigenen Zeichnungen und eigenen Texten, gemacht von Leuten, die das Spiel mögen.
about-rights = Name und Regeln gehören dem Autor und den Verlagen; sie haben mit dieser Ausgabe nichts zu tun.
about-how = So läuft es ab
about-how-1 = Sechs Runden in zwei Reichen. In jeder Runde ersteigerst du eine Provinz, kaufst ein, opferst geheim Gold und erntest.
about-how-2 = Nach der dritten und der sechsten Runde wird gewertet: Pyramiden, vollständige Sätze, die beste Provinz jedes Ufers, Tempel und Aufträge. Ganz am Ende zählt auch Gold.
about-how-3 = Steine und Pyramiden bleiben stehen, wenn das Alte Reich endet. Baue dort, wo du wieder sein möchtest.
about-keys = Alles lässt sich mit der Tastatur spielen. Drücke am Tisch ? für die Liste der Tasten.
about-free = Das Programm ist freie Software.

trouble-no_such_table = Diesen Tisch gibt es nicht.
trouble-lost = Die Verbindung ist unterbrochen; neuer Versuch läuft.
trouble-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
loading = Einen Moment
close = Schließen

language = Sprache
