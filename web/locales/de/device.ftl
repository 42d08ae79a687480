# Ein Gerät für mehrere Personen, unterbrochene Verbindungen, neue Versionen.

seat-here = An diesem Gerät
here-name = Name
here-line = Alle an diesem Gerät spielen abwechselnd: Das Spiel bittet darum, das Gerät weiterzugeben, und verdeckt dazwischen alle Handkarten.

hand-over = Gib das Gerät an { $name }
hand-over-line = Niemandes Karten sind zu sehen. Weiter geht es mit { $name }.
hand-over-sealed = Alle wählen geheim, nacheinander.
hand-over-me = Ich bin { $name }
hand-over-news = Was geschehen ist
hand-over-others = Eigene Karten ansehen
hand-over-look = { $name }
here-open = Jetzt dürfen alle hinsehen.
here-holds = { $name } hat das Gerät
here-hide = Meine Karten verdecken
here-again = An diesem Gerät noch einmal spielen

connection-lost = Keine Verbindung; neuer Versuch läuft. Zu sehen ist der Stand von { $time }.
connection-back = Wieder verbunden.
waiting-lost = Keine Verbindung seit { $time }. Wird gesendet, sobald sie wieder da ist: { $action }
waiting-move = Wird gleich gesendet: { $action }
waiting-take-back = Zurücknehmen
waiting-superseded = Am Tisch ging es weiter, während keine Verbindung bestand. Das wurde nicht gespielt: { $action }.
waiting-refused = Das wurde nach der Rückkehr der Verbindung nicht gespielt: { $action }. { $why }
why-offline = Ohne Verbindung kann der Server den Grund nicht nennen.

offline-home = Es besteht keine Verbindung zum Server.
offline-home-line = Du kannst deine Tische ansehen, wie sie zuletzt waren. Ein Zug, den du jetzt wählst, wird gesendet, sobald die Verbindung wieder da ist.
offline-as-of = Stand { $time }
offline-none = In diesem Browser ist keiner deiner Tische gespeichert.
offline-retry = Noch einmal versuchen
update-ready = Eine neue Version ist da.
update-reload = Neu laden und aktualisieren

zoom-in = Spielplan vergrößern
zoom-out = Ganzen Spielplan zeigen
