# Ein Gerät für mehrere Personen, unterbrochene Verbindungen, neue Versionen.

connection-lost = Keine Verbindung; neuer Versuch läuft. Zu sehen ist der Stand von { $time }.
connection-back = Wieder verbunden.
waiting-lost = Keine Verbindung seit { $time }. Wird gesendet, sobald sie wieder da ist: { $action }
waiting-move = Wird gleich gesendet: { $action }
waiting-take-back = Zurücknehmen
waiting-superseded = Am Tisch ging es weiter, während keine Verbindung bestand. Das wurde nicht gespielt: { $action }.
waiting-refused = Das wurde nach der Rückkehr der Verbindung nicht gespielt: { $action }. { $why }
why-offline = Ohne Verbindung kann der Server den Grund nicht nennen.

update-ready = Eine neue Version ist da.
update-reload = Neu laden und aktualisieren

zoom-in = Spielplan vergrößern
zoom-out = Ganzen Spielplan zeigen
