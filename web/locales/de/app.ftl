app-name = Amun-Re
nav-home = Start
nav-new = Tisch eröffnen
nav-about = Info
nav-admin = Verwaltung
nav-skip = Zum Inhalt springen

clock-none = Ohne Uhr
clock-live = Live: { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  } für die Partie, dazu { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } für jede Entscheidung
clock-slow = Langsam: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } für jede Entscheidung

trouble-no_such_table = Diesen Tisch gibt es nicht.
trouble-lost = Die Verbindung ist unterbrochen; neuer Versuch läuft.
trouble-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
loading = Einen Moment
close = Schließen

language = Sprache

games = Deine Partien
nav-rules = Regeln
account-enter = Anmelden

lost-title = Diese Seite gibt es nicht
lost-line = Vielleicht ist die Adresse falsch geschrieben, oder was hier zu sehen war, ist weg.
lost-home = Zur Startseite
lost-other = Etwas ist schiefgegangen
