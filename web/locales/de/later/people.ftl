# Menschen am Tisch: Konten, Anweisungen, Abstimmungen, Uhren, Benachrichtigungen.

account = Konto
account-make = Konto anlegen
account-leave = Abmelden
account-left = Du bist abgemeldet.
account-as = Du bist angemeldet als
account-line = Mit einem Konto hast du deine Tische auf jedem Gerät beisammen, und dein Name gehört dir. Nötig ist es nicht: Gäste können alles spielen.
account-name = Name
account-change = Passwort ändern
account-change-line = Überall sonst musst du dich neu anmelden.
account-changed = Das Passwort ist geändert.
account-forgotten = Hier gibt es keine E-Mail, deshalb kann dir ein vergessenes Passwort nicht geschickt werden. Bewahre es gut auf.
account-puzzle = Jemand hat Passwörter geraten. Einen Moment: Dein Browser löst ein Rätsel, damit du hineinkommst und andere nicht.
account-puzzle-part = Rätsel
account-trouble-bad_login = Name oder Passwort stimmt nicht.
account-trouble-account_exists = Diesen Namen hat schon jemand. Wähle einen anderen oder melde dich an.
account-trouble-bad_request = Ein Passwort braucht mindestens 8 Zeichen, ein Name hat höchstens 20.
account-trouble-too_many = Das wurde zu oft versucht. Warte eine Viertelstunde.
account-trouble-not_logged_in = Du bist abgemeldet. Melde dich an und versuche es noch einmal.
recover = Neues Passwort wählen
recover-ask = Ich habe mein Passwort vergessen
recover-line = Frag bei der Verwaltung dieser Seite nach: Sie kann dir einen Code geben. Er gilt einen Tag lang und für ein neues Passwort.
recover-code = Code von der Verwaltung
recover-go = Passwort setzen und anmelden
recovered = Das neue Passwort gilt, und du bist angemeldet.
account-muted = Die Verwaltung der Seite hat dir den Chat genommen.
account-muted-until = Die Verwaltung der Seite hat dir bis { $until } den Chat genommen.
account-muted-means = Du kannst an jedem Tisch spielen und mitlesen, aber dort nichts schreiben und Tischen keinen Namen geben.
reason-given = Der Grund: „{ $reason }“
password = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-hint = 8 Zeichen oder mehr. Ein paar Wörter hintereinander merkt man sich leicht.
password-show = Zeigen

people-account = mit Konto
people-guest = Gast
people-bot-for = Ein Bot spielt; der Platz kann wieder eingenommen werden
people-waited-for = der Tisch wartet
people-end = Partie beenden
people-end-line = Wenn alle Spieler zustimmen, endet die Partie ohne Ergebnis.
people-own = Dein Platz
nudge = Erinnern
vote-tally = Zugestimmt: { $yes } von { $all } ({ $names }). Noch nicht: { $missing }.
vote-end = Für ein Ende der Partie stimmen
vote-end-sure = Deine Stimme entscheidet. Die Partie endet sofort und ohne Ergebnis und lässt sich nicht fortsetzen.
vote-replace = Für einen Bot statt { $who } stimmen
vote-replace-sure = Deine Stimme entscheidet. Ein Bot spielt für { $who } weiter; eine Rückkehr auf den Platz bleibt möglich.
replace-first = { $unit ->
    [hours] Bleibt eine Erinnerung { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
      } lang ohne Antwort, können die anderen für einen Bot stimmen.
   *[minutes] Bleibt eine Erinnerung { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
      } lang ohne Antwort, können die anderen für einen Bot stimmen.
  }
replace-from = In { $left } ({ $time }) kannst du für einen Bot stimmen.
replace-own = Der Tisch wartet, und du wurdest erinnert. In { $left } ({ $time }) können die anderen dafür stimmen, dass ein Bot für dich spielt. Eine Nachricht im Chat gibt dir mehr Zeit.
reminded-own = Du wurdest erinnert. In { $left } können die anderen für einen Bot stimmen.
reminded-own-now = Du wurdest erinnert. Die anderen können jetzt für einen Bot stimmen.
reminded-other = { $who } wurde erinnert. In { $left } kannst du für einen Bot stimmen.
reminded-now = { $who } wurde erinnert und hat nicht geantwortet.
reminded-vote = Abstimmen
vote-back = Stimme zurücknehmen
leave-line = Ein Bot spielt für dich weiter. Du kannst den Platz wieder einnehmen, solange die Partie läuft.
leave-strict = An diesem Tisch gibt es keine Tipps. Deshalb kannst du erst nach einer Weile zurück, sobald der Bot gezogen hat.
leave-sure = Ein Bot übernimmt sofort, und du siehst nur noch, was alle sehen. Du kannst den Platz später wieder einnehmen; was der Bot getan hat, bleibt.
holiday = Urlaub nehmen
holiday-days = Urlaubstage (noch { $left })
holiday-take = { $days ->
    [one] Einen Tag Urlaub nehmen
   *[other] { $days } Tage Urlaub nehmen
  }
holiday-sure = { $days ->
    [one] Deine Uhr steht einen Tag lang. Der Tag ist verbraucht, auch wenn du früher zurückkommst.
   *[other] Deine Uhr steht { $days } Tage lang. Sie sind verbraucht, auch wenn du früher zurückkommst.
  }

report-who = { $who } melden
report-what = Was ist nicht in Ordnung?
report-kind-abuse = Beleidigung, Hass oder Drohung
report-kind-spam = Werbung oder immer wieder dasselbe
report-kind-cheating = Betrug oder Absprachen
report-kind-name = Ein anstößiger Name
report-kind-other = Etwas anderes
report-text = Was sollte die Verwaltung wissen? Das Feld darf leer bleiben.
report-line = Nur die Verwaltung dieser Seite liest das. Am Tisch erfährt es niemand.
report-send = Meldung abschicken
report-thanks = Danke. Die Verwaltung dieser Seite sieht es sich an.

orders = Anweisungen
orders-private = Nur du siehst sie. Niemand erfährt, dass es welche gibt.
orders-now = Sie gelten für die laufende Versteigerung und enden mit ihr.
orders-next = Sie gelten für die nächste Versteigerung und enden mit ihr. Eine Provinz, die nicht versteigert wird, wird übergangen.
orders-none = Noch steht keine Provinz auf deiner Liste.
orders-add = Provinz hinzufügen:
orders-up-to = bis
orders-highest = Höchstes Gebot für { $province }
orders-up = { $province } nach oben
orders-down = { $province } nach unten
orders-remove = { $province } von der Liste nehmen
orders-pass = Passen, solange mein Gebot führt
orders-how = Wenn du bieten musst, wird das billigste mögliche Gebot für die erste Provinz der Liste abgegeben. Ist keines möglich, enden die Anweisungen und du wirst gefragt. Karten werden nie gespielt.
orders-change = Anweisungen ersetzen
orders-withdraw = Zurückziehen
orders-stored = Deine Anweisungen gelten.
orders-withdrawn = Deine Anweisungen sind zurückgezogen.

pace-choice-none = Ohne Uhr
pace-choice-live = Live
pace-choice-slow = Langsam, über Tage
clock-none-line = Niemand wird gedrängt.
clock-live-line = Jeder Platz hat ein Zeitguthaben für die ganze Partie und bekommt nach jeder Entscheidung etwas dazu.
clock-slow-line = Jede Entscheidung darf einige Tage dauern. Urlaubstage halten die Uhr eines Platzes an.
clock-sealed-line = Eine Uhr läuft, solange der Tisch auf ihren Platz wartet. Wählen alle geheim, läuft sie nur für die, die noch nicht gewählt haben.
clock-out-line = Ist eine Uhr abgelaufen, spielt ein Bot auf dem Platz weiter; man kann ihn wieder einnehmen.
clock-bank = Zeitguthaben
clock-increment = Nach jeder Entscheidung
clock-per-decision = Für jede Entscheidung
clock-holidays = Urlaubstage
clock-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
clock-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
clock-number-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }

settings = Einstellungen
notices = Wenn du am Zug bist
notices-always = Titel und Symbol der Seite zeigen es immer an.
notices-sound = Ein kurzer Ton
notices-try = Ausprobieren
notices-browser = Eine Benachrichtigung des Browsers, wenn die Seite verdeckt ist
notices-missing = Dieser Browser zeigt keine Benachrichtigungen.
notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
talk = Gespräch
invite-share = Teilen
returned = Seit deinem letzten Besuch
returned-more = { $count ->
    [one] Eine frühere Zeile steht im Verlauf.
   *[other] { $count } frühere Zeilen stehen im Verlauf.
  }
returned-go = Zum Tisch
word = Eine Nachricht von der Seite
word-read = In Ordnung
word-means = { $type ->
    [table_closed] Niemand gewinnt, und nichts wird gewertet. Was gespielt wurde, kannst du noch ansehen.
    [table_expired] Niemand gewinnt, und nichts wird gewertet. Was gespielt wurde, kannst du noch ansehen.
    [expiry_warned] Jeder Zug und jede Nachricht im Chat hält die Partie am Leben.
    [seat_muted] { $muted ->
        [yes] Du kannst weiterspielen wie bisher und lesen, was die anderen schreiben.
       *[no] Was du schreibst, können die anderen wieder lesen.
      }
   *[other] Du kannst weiter zuschauen wie alle anderen.
  }
table-turns = { $count ->
    [one] In einer Partie wartet der Tisch auf dich.
   *[other] In { $count } Partien wartet der Tisch auf dich.
  }
table-turns-title = { $count ->
    [one] ● 1 Zug
   *[other] ● { $count } Züge
  }

cancel = Abbrechen
menu-leave = Platz einem Bot überlassen
menu-confirm = Jeden Zug bestätigen
menu-home = Start
