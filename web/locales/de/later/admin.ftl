# Die Seite derer, die sich um alles kümmern.

admin-not-you = Diese Seite ist der Verwaltung vorbehalten. Wenn du dazugehörst, melde dich zuerst an.
admin-version = Server { $version }
admin-done = Erledigt.
admin-none = Nichts.
admin-look = Ansehen
admin-nobody = niemand
admin-former = jemand, der nicht mehr da ist
admin-operator = Der Betreiber
admin-since = seit { $when }
admin-until = bis { $until }
admin-unknown = seit unbekannter Zeit

admin-reports = Meldungen
admin-tables = Tische
admin-accounts = Konten
admin-networks = Netze
admin-acts = Protokoll
admin-figure-reports = { $count } offen
admin-figure-tables = { $running } laufen, { $open } offen
admin-figure-networks = { $count } gesperrt

admin-term = Wie lange
admin-term-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
admin-term-open = bis zur Aufhebung
admin-reason-needed = Warum? Die Betroffenen können es lesen.
admin-reason-note = Notiz für die übrige Verwaltung (darf leer bleiben)
admin-lift = Aufheben

admin-reports-open = Offen
admin-reports-settled = Erledigt
admin-reports-none-open = Nichts wartet auf dich.
admin-reports-none-settled = Noch keine Meldung ist erledigt.
admin-called = (dort als { $name })
admin-at-seat = auf Platz { $seat }
admin-to-table = Tisch
admin-reported-by = Gemeldet von
admin-onlooker = jemandem, der zusah
admin-settle = Erledigen
admin-settle-acted = Erledigt
admin-settle-acted-line = Die Meldung ist damit erledigt, ihr Wortlaut verschwindet nach 30 Tagen. Was noch zu tun ist, tu vorher.
admin-settle-dismissed = Verwerfen
admin-settle-dismissed-line = Die Meldung ist erledigt, ohne dass etwas geschieht; ihr Wortlaut verschwindet nach 30 Tagen.
admin-outcome-acted = Erledigt
admin-outcome-dismissed = Verworfen

admin-tables-open = warten auf Spieler
admin-tables-running = laufen
admin-tables-ended = vorbei
admin-tables-none = Kein Tisch passt dazu.
admin-seats = Menschen: { $persons }, Bots: { $bots }
admin-unlisted = nicht in der Liste
admin-opened = eröffnet { $when }
admin-changed = zuletzt verändert { $when }
admin-record = Protokoll der Partie
admin-close = Schließen
admin-close-table = Diesen Tisch schließen
admin-close-line = Die Partie endet sofort und ohne Ergebnis und kann nicht weitergehen. Alle am Tisch erfahren es, mit dem Grund.
admin-delete = Löschen
admin-delete-table = Diesen Tisch löschen
admin-delete-table-line = Alles, was dort gespielt und gesagt wurde, ist unwiederbringlich weg. Meldungen darüber bleiben. Wenn es genügt, schließe den Tisch nur.
admin-bot-for = ein Bot spielt
admin-word = Verwaltung
admin-removed = (entfernt)
admin-table-reports = Meldungen von diesem Tisch
admin-seat-mute = Stummschalten
admin-seat-mute-who = { $who } an diesem Tisch stummschalten
admin-seat-mute-line = Von diesem Platz kann nichts mehr geschrieben werden, nur an diesem Tisch. Alle am Tisch erfahren es, mit dem Grund.
admin-seat-unmute = Wieder sprechen lassen
admin-seat-unmute-who = { $who } wieder sprechen lassen
admin-seat-unmute-line = Von diesem Platz darf wieder geschrieben werden. Alle am Tisch erfahren es, mit dem Grund.
admin-seat-remove = Entfernen
admin-seat-remove-who = { $who } von diesem Tisch entfernen
admin-seat-remove-line = Vor einer Partie wird der Platz frei; in einer Partie spielt ein Bot weiter, und das bleibt so. Alle am Tisch erfahren es, mit dem Grund.

admin-accounts-search = Name beginnt mit
admin-accounts-none = So heißt kein Konto.
admin-no-account = Ein Konto namens { $name } gibt es nicht.
admin-is-one = Verwaltung
admin-is-banned = gesperrt
admin-is-muted = stummgeschaltet
admin-untouchable = Gehört zur Verwaltung: Mit diesem Konto kann nur der Betreiber etwas tun, mit dem Befehl amunre admin.
admin-account-reports = Meldungen über dieses Konto
admin-account-tables = Tische
admin-got-up = hat ihn verlassen
admin-sessions = Angemeldet
admin-ban = Sperren
admin-ban-who = { $who } sperren
admin-ban-line = Jede Anmeldung endet sofort, und niemand kann sich mehr anmelden. In laufenden Partien bekommen durch Uhren und Abstimmungen Bots die Plätze.
admin-unban-who = Sperre von { $who } aufheben
admin-unban-line = Mit diesem Konto kann man sich wieder anmelden.
admin-mute = Stummschalten
admin-mute-who = { $who } überall stummschalten
admin-mute-line = Kein Chat an irgendeinem Tisch und keine Namen für Tische. Spielen und Lesen gehen weiter.
admin-unmute-who = { $who } wieder sprechen lassen
admin-unmute-line = Dieses Konto darf wieder schreiben und Tischen Namen geben.
admin-rename = Umbenennen
admin-rename-who = { $who } umbenennen
admin-rename-line = An allen bisherigen Tischen wird der alte Name entfernt; der neue erscheint an neuen Tischen.
admin-rename-field = Neuer Name
admin-reset = Neues Passwort
admin-reset-who = Ein neues Passwort für { $who }
admin-reset-line = Du bekommst einen Code, mit dem sich einmal und innerhalb eines Tages ein neues Passwort wählen lässt. Vergewissere dich, dass dich wirklich fragt, wem das Konto gehört. Bis dahin gilt das bisherige Passwort.
admin-code = Code für { $who }
admin-code-line = Er wird nur dieses eine Mal gezeigt und gilt bis { $until }. Gib ihn so an { $who } weiter, dass niemand mitliest: Gefragt wird danach auf der Seite des Kontos unter „Ich habe mein Passwort vergessen“.
admin-code-copy = Kopieren
admin-merge = Zusammenlegen
admin-merge-who = { $who } mit einem anderen Konto zusammenlegen
admin-merge-line = Für zwei Konten derselben Person. Alle Tische gehen über, der Name { $who } wird frei, und beide werden überall abgemeldet. Das lässt sich nicht rückgängig machen.
admin-merge-field = Name des Kontos, das bleibt
admin-delete-who = { $who } löschen
admin-delete-account-line = Das Konto wird für immer geschlossen, und alles, was damit geschrieben wurde, verschwindet von allen Tischen. Das lässt sich nicht rückgängig machen.

admin-network = Netz
admin-network-hint = Eine Adresse oder ein Netz wie 203.0.113.0/24
admin-network-line = Aus einem gesperrten Netz können Gäste zusehen, aber weder Tische eröffnen noch sich setzen noch sprechen, und niemand kann ein Konto anlegen. Bestehende Konten betrifft das nicht. Ein Netz kann vielen Menschen gemeinsam sein.
admin-network-ban = Netz sperren
admin-network-ban-line = Gäste von dort bleiben draußen, und niemand kann dort ein Konto anlegen.
admin-network-lift = Sperre von { $network } aufheben
admin-network-lift-line = Gäste von dort sind wieder willkommen.
admin-network-none = Kein Netz ist gesperrt.

admin-acts-none = Noch ist nichts geschehen.
admin-act-account-ban = { $who } hat { $whom } gesperrt.
admin-act-account-unban = { $who } hat die Sperre von { $whom } aufgehoben.
admin-act-account-mute = { $who } hat { $whom } stummgeschaltet.
admin-act-account-unmute = { $who } lässt { $whom } wieder sprechen.
admin-act-account-rename = { $who } hat { $former } in { $name } umbenannt.
admin-act-account-reset-password = { $who } hat für { $whom } einen Code für ein neues Passwort ausgegeben.
admin-act-account-merge = { $who } hat ein anderes Konto mit { $whom } zusammengelegt.
admin-act-account-delete = { $who } hat ein Konto gelöscht.
admin-act-account-grant = { $who } hat { $whom } in die Verwaltung aufgenommen.
admin-act-account-revoke = { $who } hat { $whom } aus der Verwaltung entlassen.
admin-act-network-ban = { $who } hat das Netz { $whom } gesperrt.
admin-act-network-unban = { $who } hat die Sperre des Netzes { $whom } aufgehoben.
admin-act-report-settle = { $outcome ->
    [dismissed] { $who } hat eine Meldung verworfen.
   *[acted] { $who } hat eine Meldung erledigt.
  }
admin-act-table-close = { $who } hat einen Tisch geschlossen.
admin-act-table-delete = { $who } hat einen Tisch gelöscht.
admin-act-table-mute = { $who } hat Platz { $seat } an einem Tisch stummgeschaltet.
admin-act-table-unmute = { $who } lässt Platz { $seat } an einem Tisch wieder sprechen.
admin-act-table-remove = { $who } hat von Platz { $seat } eines Tisches jemanden entfernt.
