# Warum der Server nein sagt, nach seinem Code; mit Regel dahinter, wo eine Regel einen eigenen Satz braucht.

# Partie und Entscheidung
refusal-game_over = Die Partie ist zu Ende.
refusal-not_your_decision = Du bist gerade nicht gefragt.
refusal-wrong_moment = Das ist jetzt nicht möglich. Sieh nach, was gerade gefragt ist.
refusal-stale_decision = Das beantwortet eine frühere Frage. Sieh dir die jetzige an.
refusal-superseded = Das gehört zu einer früheren Frage. Sieh dir die jetzige an.
refusal-turn_is_over = Dein Zug ist vorbei. Zurücknehmen lässt sich nur, was im laufenden Zug geschah.
refusal-not_last_to_act = Zurücknehmen kannst du nur deine eigene letzte Aktion.
refusal-something_was_shown = Diese Aktion hat etwas Verdecktes oder Zufälliges gezeigt. Sie gilt.

# Karten
refusal-unknown_card = Eine { -gunstkarte } namens „{ $name }“ gibt es nicht.
refusal-card_not_held = { $card } hast du nicht auf der Hand, oder nicht so oft.
refusal-card_not_dealt = Du hast { $cards } bekommen. Behalte eine der beiden Karten.
refusal-already_played = Zwei Aufträge mit derselben Wirkung kannst du nicht in einer Wertung zeigen. Behalte den anderen.
refusal-already_played-with-card = { $card } darf hier nur einmal gespielt werden.
refusal-not_in_order = Nenne Karten in ihrer Reihenfolge: Namen nach dem Alphabet, Zahlen aufsteigend, jede nur einmal.
refusal-theft_not_sold = { card-theft } wird nie verkauft. Diese Karte bleibt immer bei dir.
refusal-theft_not_discarded = { card-theft } wird nie abgeworfen. Diese Karte bleibt immer bei dir.
refusal-not_enough_cards = Davon sind nur noch { $count } zu haben.

# Versteigerung
refusal-unknown_province = Eine Provinz namens „{ $name }“ gibt es nicht.
refusal-not_for_auction = { $province } wird jetzt nicht versteigert.
refusal-which_scribe = Sag, welcher deiner Schreiber gemeint ist, wenn es mehrere sein können, und nur dann.
refusal-own_scribe_there = Dort steht schon dein anderer Schreiber. Zwei eigene stehen nie in einer Provinz.
refusal-same_province = Wer überboten ist, muss in eine andere Provinz gehen, es sei denn, { card-bribery } gilt.
refusal-not_a_step = { $amount } ist keine Stufe der Gebotsleiter.
refusal-bid_too_low = Ein Gebot in { $province } muss höher als { $highest } sein.
refusal-bid_too_low-card-auction-3 = An { $province } liegt die { $card }. Nur eine höhere Goldkarte schlägt sie.
refusal-step_blocked = { card-protection } sperrt die { $amount } in { $province }. Biete mehr.
refusal-not_outbid = { card-bribery } wird nur gespielt, wenn dein { -schreiber } überboten ist.
refusal-still_leading = Dein Gebot führt noch, also musst du passen.
refusal-cannot_pay = Dafür reicht dein Gold nicht. Du kannst vorher { -gunstkarten } verkaufen.
refusal-cannot_pay-with-gold-price = Das kostet { $price } Gold, und du hast { $gold }. Du kannst vorher { -gunstkarten } verkaufen.
refusal-cannot_pay-with-card = Ohne { $card } könntest du nicht mehr zahlen, womit du führst.
refusal-cannot_pay-with-leads-worth = Du führst schon anderswo mit { $leads } Gold. Für dieses Gebot sind dein Gold und die { -gunstkarten }, die du verkaufen könntest, noch { $worth } wert.
refusal-cannot_pay-with-worth = Dein Gold und die { -gunstkarten }, die du verkaufen könntest, sind für dieses Gebot { $worth } wert.
refusal-cannot_pay-offering-1 = Mehr als { $gold } Gold hast du nicht zu opfern.
refusal-cannot_pay-card-income-2 = Das kostet { $price } Gold, und du hast { $gold }.

# Markt
refusal-count_too_low = Kaufe mindestens { $kind ->
    [cards] eine { -gunstkarte }
    [farmers] einen Bauern
    [stones] einen { -stein }
   *[tiles] ein Grabplättchen
  } oder gar nichts.
refusal-count_too_low-card-income-2 = Weniger als 0 Pyramiden kannst du nicht bauen.
refusal-kind_is_over = Jede Sorte wird einmal gekauft, vor allen späteren. Für { $kind ->
    [cards] { -gunstkarten }
    [farmers] Bauern
    [stones] { -steine }
   *[tiles] Grabplättchen
  } ist es zu spät.
refusal-over_card_limit = { $count ->
    [0] Du darfst keine { -gunstkarte } kaufen: Keine deiner Provinzen hat ein Gunstsymbol.
    [one] Du darfst nur eine { -gunstkarte } kaufen: So viele Gunstsymbole hat die beste deiner Provinzen.
   *[other] Du darfst höchstens { $count } { -gunstkarten } kaufen: So viele Gunstsymbole hat die beste deiner Provinzen.
  }
refusal-no_empty_field = In { $province } ist kein leeres Feld.
refusal-no_empty_field-with-count = { $count ->
    [0] Du hast kein leeres Feld für Bauern.
    [one] Du hast nur ein leeres Feld für Bauern.
   *[other] Du hast nur { $count } leere Felder für Bauern.
  }
refusal-not_your_province = { $province } gehört dir nicht. Es muss eine deiner eigenen Provinzen sein.
refusal-not_your_province-with-top = { $top } ist nicht die oberste Karte einer deiner Provinzen.
refusal-not_two_stones = Dafür müssen in der Provinz genau zwei { -steine } liegen.
refusal-buy_first = { card-cultivation } kannst du erst spielen, wenn du etwas gekauft hast.
refusal-not_on_a_field = Hier kann { card-cultivation } den Bauern nicht auf ein Feld setzen.

# Opfer
refusal-offer_too_low = Opfere mindestens 1 Gold, oder { card-theft }.
refusal-not_an_offering_card = { $card } wird nicht zu einem Opfer gelegt.
refusal-needs_theft = { $card } wird nur zu { card-theft } gelegt.
refusal-up_or_down = { card-influence } erhöht oder senkt; nichts zu ändern ist nicht möglich.
refusal-not_that_many_gifts = { $count ->
    [one] Du hast nur ein Geschenk zu nehmen.
   *[other] Du hast nur { $count } Geschenke zu nehmen.
  }

# Ernte und Wertung
refusal-province_has_card = Auf { $province } liegt schon { $card }. Mehr als eine Karte nimmt eine Provinz nicht auf.
refusal-not_a_scheme = { $card } ist kein Auftrag.
refusal-scheme_not_met = Was { $card } verlangt, hast du nicht.

# Erweiterungen
refusal-province_not_held = Du hast { $provinces } auf der Hand. Biete eine davon zur Versteigerung an.
refusal-not_leading = In { $province } führt keiner deiner Schreiber.
refusal-not_won = Du hast { $provinces } gewonnen. Behalte eine davon.
refusal-not_enough_tiles = { $count ->
    [0] Es ist kein Grabplättchen mehr zu ziehen.
    [one] Es ist nur noch ein Grabplättchen zu ziehen.
   *[other] Es sind nur noch { $count } Grabplättchen zu ziehen.
  }
refusal-no_gift_left = Alle deine Geschenke sind genommen. Weitere Plättchen kosten je zwei abgeworfene Karten oder Plättchen.
refusal-two_discards = Für ein weiteres Plättchen wirfst du genau zwei Karten oder Plättchen ab.
refusal-tile_not_held = Das Plättchen „{ $tile }“ hast du nicht übrig, oder nicht so oft.
refusal-no_such_space = Diesen Platz hat ein Grab nicht: Die unterste Reihe hat fünf, jede höhere einen weniger.
refusal-space_taken = Dort liegt schon das Plättchen „{ $tile }“. Gebautes bleibt liegen.
refusal-no_support = Erst müssen beide Plätze direkt darunter gebaut sein.
refusal-last_card_is_owed = Deine letzte Karte musst du für Thot abwerfen.
refusal-not_your_statue = Die Provinz des Horus gehört dir nicht.
refusal-out_of_reach = { $province } ist weder die Provinz des Horus noch eine daneben.
refusal-no_stone_laid = Solange Geschenke genommen werden, baut Horus erst, wenn eines davon ein { -stein } war.
refusal-stone_has_its_place = Dieser { -stein } gehört nach { $province }.
refusal-not_that_many_points = Ruhm kauft { $most ->
    [one] einen Punkt
   *[other] 1 bis { $most } Punkte
  }.

# Kartenspiel
refusal-gold_card_not_there = Die { $card } ist nicht in deinem Vorrat.
refusal-no_such_gold_card = Eine Goldkarte { $card } gibt es nicht.
refusal-not_the_lowest = Eine Pyramide kommt in eine deiner Provinzen mit den wenigsten.
refusal-already_extended = { $province } wurde in diesem Reich gelegt. Erweitere eine Provinz, die noch nicht an der Reihe war.
refusal-too_much_left = Es blieben { $left } Gold übrig, aber ein Vorrat fasst höchstens { $most }. Baue mehr.
refusal-zero_is_missing = Die 0 gehört in jeden Vorrat.
refusal-wrong_worth = Diese Karten sind { $worth } wert, dein Vorrat muss aber genau { $gold } wert sein.

# Plätze und Tisch
refusal-no_such_table = Diesen Tisch gibt es nicht.
refusal-table_deleted = Dieser Tisch wurde gelöscht.
refusal-no_such_seat = Dort sitzt niemand.
refusal-no_such_seat-with-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refusal-no_such_seat-with-last = Dieser Tisch hat die Plätze 0 bis { $last }.
refusal-no_such_bot = Diesen Bot gibt es nicht.
refusal-no_such_moment = Diesen Moment gibt es in dieser Partie nicht.
refusal-no_such_title = Diesen Titel gibt es nicht.
refusal-bad_page = Dort endet keine Seite; beginne mit der ersten.
refusal-bad_setup = So lässt sich keine Partie aufbauen. Ändere Ausgabe, Spielerzahl oder Optionen.
refusal-bad_seats = Sag für jeden Platz, wer ihn nimmt: du einmal, sonst offen oder ein Bot.
refusal-bad_clock = Diese Uhr ist nicht möglich: entweder live mit höchstens einem Tag für die Partie, oder langsam mit höchstens 30 Tagen je Entscheidung und 60 Urlaubstagen.
refusal-bad_components = Mit diesen Werten kann nicht gespielt werden: { $fault }.
refusal-bad_components-with-fault-line = Zeile { $line } stimmt nicht: { $fault }.
refusal-bad_token = Dein Schlüssel öffnet an diesem Tisch keinen Platz.
refusal-has_begun = Die Partie hat schon begonnen.
refusal-not_running = Die Partie wird gerade nicht gespielt.
refusal-stopped_early = Nur Partien, die bis zum Ende gespielt wurden, werden untersucht; diese wurde abgebrochen.
refusal-still_running = Das geht erst, wenn die Partie zu Ende ist.
refusal-private_table = An einem privaten Tisch sehen das nur, die dort gesessen haben.
refusal-table_full = An diesem Tisch sind alle Plätze besetzt.
refusal-seat_taken = Dort sitzt schon jemand.
refusal-seat_free = Dort sitzt niemand.
refusal-seats_free = Die Partie beginnt, wenn alle Plätze besetzt sind. Bots dürfen welche nehmen.
refusal-sits_already = Du hast schon einen Platz an diesem Tisch.
refusal-sits_already-with-table = Es gibt schon eine Revanche: Tisch { $table }. Nimm dort Platz.
refusal-seat_changed = Auf deinem Platz sitzt jetzt jemand anders. Sieh noch einmal nach.
refusal-not_seated = Du sitzt nicht an diesem Tisch.
refusal-not_the_host = Das darf nur, wer am längsten an diesem Tisch sitzt.
refusal-bot_plays = Auf diesem Platz spielt ein Bot.
refusal-nothing_to_claim = Kein Bot spielt für dich.
refusal-no_name = Ein Name fehlt.
refusal-name_taken = So oder fast so heißt schon jemand an diesem Tisch. Wähle einen anderen Namen.
refusal-mixed_scripts = Der Name mischt Buchstaben mehrerer Schriften. Nimm nur eine davon.
refusal-bad_text = Darin sind Zeichen, die sich nicht zeigen lassen. Lass sie weg.
refusal-too_long = Dieser Text ist zu lang: höchstens { $most } Zeichen.

# Miteinander
refusal-empty_chat = Da steht nichts.
refusal-too_many_tables = Du hast { $count } Tische eröffnet, die noch nicht zu Ende sind; mehr geht nicht. Spiel einen davon zu Ende oder stimm für sein Ende; Tische, an denen niemand sitzt, enden von selbst.
refusal-too_many_guest_tables = Gäste von deiner Adresse haben { $count } Tische eröffnet, die noch nicht zu Ende sind; mehr geht nicht. Spiel oder bring einen davon zu Ende, oder melde dich an.
refusal-was_removed = Die Verwaltung der Seite hat dich aus dieser Partie genommen.
refusal-too_much_chat = An diesem Tisch ist alles gesagt; mehr passt nicht hinein.
refusal-too_much_done = Du hast an diesem Tisch { $most }-mal etwas zurückgenommen, geändert, vorgegeben, abgestimmt, erinnert oder den Tisch verlassen; mehr geht nicht. Spiel ohne das weiter.
refusal-too_many_came = An diesem Tisch sind so viele gekommen und gegangen, dass sich niemand mehr setzen kann; eröffne einen anderen.
refusal-not_waiting = Niemand wartet auf diesen Spieler.
refusal-nudged_already = Du hast erst vor Kurzem erinnert.
refusal-not_reminded = { $minutes ->
    [one] Erinnere erst und warte dann eine Minute auf Antwort.
   *[other] Erinnere erst und warte dann { $minutes } Minuten auf Antwort.
  }
refusal-not_waited_long = { $minutes ->
    [one] Die Erinnerung ist noch nicht lange her; warte noch eine Minute.
   *[other] Die Erinnerung ist noch nicht lange her; warte noch { $minutes } Minuten.
  }
refusal-no_choice_of_bot = Wo es keine Tipps gibt, sucht sich niemand den Bot aus, der weiterspielt.
refusal-bot_answers = Deine Zeit ist abgelaufen, darum antwortet hier ein Bot. Danach kannst du den Platz wieder einnehmen.
refusal-back_too_soon = { $minutes ->
    [one] Hier gibt es keine Tipps: Wer einen Bot hat ziehen lassen, kommt erst nach einer Weile wieder. Es fehlt noch eine Minute.
   *[other] Hier gibt es keine Tipps: Wer einen Bot hat ziehen lassen, kommt erst nach einer Weile wieder. Es fehlen noch { $minutes } Minuten.
  }
refusal-bots_move = Das hat ein Bot gezogen, also bleibt es dabei.
refusal-bad_vote = Abgestimmt wird über das Ende der Partie oder über einen Bot für jemand anders, für den noch keiner spielt.
refusal-no_holidays = Urlaub gibt es nur in Partien mit langsamer Uhr.
refusal-no_days_left = { $count ->
    [0] Du hast keinen Urlaubstag mehr.
    [one] Du hast nur noch einen Urlaubstag.
   *[other] Du hast nur noch { $count } Urlaubstage.
  }
refusal-no_time_left = Das zurückzunehmen ließe dir keine Zeit mehr.
refusal-no_auction = Anweisungen gibt es nur für Versteigerungen des Brettspiels.
refusal-bad_order = Nenne in den Anweisungen jede Provinz nur einmal.
refusal-bad_order-with-most = Eine Anweisung nennt eine Provinz und ein Gebot von 0 bis { $most }.
refusal-no_hint = Dazu fällt gerade keinem Bot etwas ein.
refusal-no_hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-not_your_turn = Du bist gerade nicht gefragt.

# Konten
refusal-account_exists = So oder fast so heißt schon jemand. Wähle einen anderen Namen.
refusal-common_password = Dieses Passwort ist eines der häufigsten. Wähle ein anderes.
refusal-simple_password = Ein Passwort braucht { $least } verschiedene Zeichen.
refusal-name_in_password = Der eigene Name ist leicht zu erraten. Wähle ein anderes Passwort.
refusal-bad_login = Name oder Passwort stimmt nicht.
refusal-puzzle_needed = Es gab zu viele falsche Passwörter. Löse das Rätsel und sende die Lösung mit.
refusal-not_logged_in = Melde dich zuerst an.
refusal-not_for_you = Diese Seite ist für den Betreiber.

# Server
refusal-bad_action = Diese Aktion gibt es in diesem Spiel nicht.
refusal-bad_cid = Die Kennung dieser Anfrage ist nicht von der richtigen Form.
refusal-bad_request = Mit dieser Anfrage kann der Server nichts anfangen.
refusal-forbidden = Das ist hier nicht erlaubt.
refusal-foreign_origin = Das darf nur eine Seite dieses Servers selbst anfragen.
refusal-wrong_host = Unter diesem Namen antwortet der Server nicht.
refusal-no_such_page = Unter dieser Adresse gibt es nichts.
refusal-no_such_method = Diese Adresse nimmt solche Anfragen nicht an.
refusal-too_many = Das war zu viel auf einmal. Warte ein wenig.
refusal-put_aside = Die Partie ist zurückgestellt. Öffne sie noch einmal, um weiterzuspielen.
refusal-too_many_games = Du hast { $count ->
    [one] eine laufende Partie
   *[other] { $count } laufende Partien
  } gegen Bots. Spiele eine davon weiter oder gib eine auf.
refusal-too_many_analyses = Für dich { $count ->
    [one] ist eine Analyse
   *[other] sind { $count } Analysen
  } in Arbeit oder in der Schlange. Bitte um die nächste, wenn einige davon fertig sind.
refusal-analyses_full = Zu viele Analysen warten schon. Versuche es später noch einmal.
refusal-too_many_connections = Zu viele Verbindungen sind offen. Schließe eine davon.
refusal-too_busy = An diesem Tisch ist gerade zu viel los. Versuche es noch einmal.
refusal-too_slow = Das ging zu langsam. Versuche es noch einmal.
refusal-too_large = Die Anfrage ist zu groß.
refusal-too_deep = Die Anfrage ist zu tief verschachtelt.
refusal-not_ready = Der Server ist noch nicht bereit.
refusal-storage_full = Der Speicher des Servers ist voll; nichts wurde gespeichert.
refusal-storage_busy = Die Datenbank des Servers ist beschäftigt. Versuche es gleich noch einmal.
refusal-storage_failed = Die Datenbank des Servers antwortet nicht. Versuche es gleich noch einmal.
refusal-other_rules = Diese Partie wurde nach Regeln gespielt, die dieser Server nicht mehr hat; deshalb kann das nicht gezeigt werden.
refusal-rules_unknown = Diese Partie wird nach Regeln gespielt, die dieser Server nicht hat. Sie bleibt zu, bis der Betreiber sie einspielt oder sie nach anderen weitergehen lässt.
refusal-storage_damaged = Ein Teil der Datenbank des Servers ist beschädigt. Der Betreiber muss sich das ansehen.
refusal-table_closed = Was von diesem Tisch gespeichert ist, ist beschädigt. Er bleibt zu, bis der Betreiber nachgesehen hat.
refusal-fault = Der Server hat einen Fehler gemacht; er steht in seinem Protokoll unter { $request }.
refusal-bad_hello = Die Verbindung hat sich nicht rechtzeitig gemeldet.
refusal-bad_frame = Über diese Verbindung kam etwas, das der Server nicht versteht.
refusal-role_changed = Dein Platz hat sich geändert. Lade die Seite neu.
refusal-logged_out = Du hast dich abgemeldet.
refusal-stopping = Der Server hält an. Versuche es gleich noch einmal.

# Verwaltung der Seite
refusal-has_ended = Die Partie an diesem Tisch ist schon zu Ende.
refusal-not_a_person = Dort sitzt ein Bot.
refusal-seat_muted = Die Verwaltung der Seite hat dir an diesem Tisch den Chat genommen.
refusal-no_guest = Das ist für Gäste, die hier sitzen; nach einem Konto wird als Ganzem gefragt.
refusal-not_an_admin = Das ist der Verwaltung dieser Seite vorbehalten.
refusal-operators_only = Das darf nur der Betreiber, mit dem Befehl amunre admin.
refusal-no_such_account = Ein solches Konto gibt es nicht.
refusal-wrong_database = Dieser Server gehört zu einer anderen Datenbank.
refusal-banned = Dieses Konto ist auf dieser Seite gesperrt: „{ $reason }“.
refusal-banned-with-reason-until = Dieses Konto ist auf dieser Seite bis { $until } gesperrt: „{ $reason }“.
refusal-muted = Die Verwaltung der Seite hat dir den Chat genommen: „{ $reason }“.
refusal-muted-with-reason-until = Die Verwaltung der Seite hat dir bis { $until } den Chat genommen: „{ $reason }“.
refusal-banned_network = Aus deinem Netz können Gäste weder spielen noch sprechen, und niemand kann ein Konto anlegen: „{ $reason }“.
refusal-bad_network = Das ist weder eine Adresse noch ein Netz wie 203.0.113.0/24.
refusal-network_too_wide = Das ist ein zu großer Teil der Welt. Gib hinter dem Strich mindestens { $bits } Bits an.
refusal-same_account = Das ist schon ein und dasselbe Konto.
refusal-both_sit_there = Beide Konten sitzen an denselben Tischen und lassen sich deshalb nicht vereinen: { $tables }.
refusal-is_an_admin = Auch das ist jemand von der Verwaltung. Das kann nur der Betreiber tun.
refusal-time_is_past = Diese Zeit ist schon vorbei. Nimm eine, die noch kommt.
refusal-not_restricted = Nichts dergleichen ist in Kraft.
refusal-so_already = Das ist schon so. Es wurde nichts geändert.
refusal-sits_here = Du sitzt an diesem Tisch. Das kann nur jemand anders aus der Verwaltung tun, oder der Betreiber.
refusal-bad_code = Name oder Code stimmt nicht, oder der Code ist verbraucht oder zu alt.
refusal-no_such_message = Von diesem Platz gibt es keine solche Nachricht.
refusal-empty_seat = Dort sitzt niemand.
refusal-own_seat = Das ist dein eigener Platz.
refusal-no_such_report = Eine solche Meldung gibt es nicht.
refusal-settled_already = Diese Meldung ist schon erledigt.
