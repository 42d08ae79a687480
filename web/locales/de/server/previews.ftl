# Was ein Nachrichtendienst von einem Link zeigt. Der Server setzt die Wörter ein, deshalb keine Zahlen mit Formen.

preview-title = Amun-Re
preview-line = Das Brettspiel um Versteigerungen, Pyramiden und Opfer am Nil. Spiele gegen Bots oder mit Freunden im Browser, auch ohne Konto.
preview-table = Amun-Re: { $title }
preview-table-named = { $name } · Amun-Re: { $title }
preview-at = Am Tisch: { $names }.
preview-open = Besetzte Plätze: { $taken } von { $players }. Über den Link kannst du dich setzen oder zusehen.
preview-running = Eine Partie mit { $players } Plätzen läuft. Über den Link kannst du zusehen.
preview-over = Eine Partie mit { $players } Plätzen ist zu Ende. Über den Link siehst du, wie sie verlief.
