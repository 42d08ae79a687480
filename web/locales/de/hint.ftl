# Tipps: woran ein Bot denken würde und was er dann spielen würde.

hint = Tipp
hint-move = Zug zeigen
hint-key = ein Tipp; noch einmal: der Zug
hint-asking = Ein Bot denkt nach …
hint-shown = Das würde der Bot tun. Bestätige es oder wähle etwas anderes.
hint-count =
    { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
entry-hint_taken = Du hast um einen Tipp gebeten.

# Ideen, nach der Art des Zuges
idea-place_bid-fields = Keine Provinz in dieser Versteigerung hat mehr Platz für Bauern als { $province }.
idea-place_bid-temples = Sieh dir die Tempel von { $province } an: Sie bringen Punkte.
idea-place_bid-mine = { $province } bringt Gold ganz ohne Bauern.
idea-place_bid-caravan = { $province } lebt von der Karawane, und die zahlt, wenn wenig geopfert wird.
idea-place_bid-blessing_cards = { $province } bringt sofort Gunstkarten.
idea-place_bid-blessing_gold = { $province } bringt sofort Gold.
idea-place_bid-blessing_stones = { $province } bringt sofort Steine.
idea-place_bid-balance = { $province } bietet viel für den Preis.
idea-bid_card-fields = Keine Karte in dieser Versteigerung hat mehr Felder als { $province }.
idea-bid_card-caravans = Sieh dir die Karawane von { $province } an.
idea-bid_card-pyramids = { $province } bringt Pyramiden mit.
idea-bid_card-ankhs = { $province } hat Anchs, und wer am wenigsten davon hat, verliert Punkte.
idea-bid_card-balance = { $province } bietet viel für den Preis.
idea-put_up_province = Stelle zur Versteigerung, was du selbst gern gewinnen würdest.
idea-pass = Dein Gebot steht gut, wo es ist.
idea-play_protection = Vielleicht will dich jemand überbieten; eine Karte auf deiner Hand kann das verhindern.
idea-guard_scribe = Einer deiner Schreiber steht gut; eine Karte auf deiner Hand kann ihn dort halten.
idea-choose_province = Vergleiche, was du behältst, mit dem, was der Beamte der anderen Provinz für dich tut.
idea-delegate = Der bessere Beamte wartet in der besseren Provinz; eine Karte ändert das.
idea-sell_card = Eine deiner Karten ist jetzt als Gold mehr wert.
idea-buy_cards = Am meisten bringt dir dein Gold als Gunstkarten.
idea-buy_farmers = Bauern machen sich bezahlt, solange noch Ernten kommen.
idea-buy_stones = Jetzt gekaufte Steine werden rechtzeitig vor einer Wertung zu Pyramiden.
idea-buy_tiles = Dein Grab braucht Plättchen, bevor es wachsen kann.
idea-done = Was sich lohnt, hast du getan; behalte den Rest.
idea-play_architect = Eine Karte auf deiner Hand macht aus zwei Steinen eine Pyramide.
idea-play_cultivation = Eine Karte auf deiner Hand bringt einen Bauern umsonst.
idea-play_glory = Was dir an Gold bleibt, kann zu Punkten werden.
idea-place_farmer = Frag dich, wo ein Bauer am längsten arbeitet und am besten zahlt.
idea-place_stone = Frag dich, wo ein Stein eine Pyramide oder einen Satz vollendet oder ein Ufer gewinnt.
idea-build_with_horus = Horus kann dir hier einen Stein ersparen.
idea-discard_for_thoth = Trenne dich von der Karte, die dir am wenigsten hilft.
idea-offer-theft = Lass diesmal die anderen zahlen.
idea-offer-little = Eine kleine Gabe an die Götter genügt diesmal.
idea-offer-much = Dieses Opfer ist gutes Gold wert.
idea-offer_cards-nothing = Behalte diesmal dein Gold; andere werden zahlen.
idea-offer_cards-some = Was du hier gewinnen kannst, ist etwas Gold wert.
idea-influence-up = Ein höherer Tempel hilft dir mehr als den anderen.
idea-influence-down = Ein niedrigerer Tempel hilft dir mehr als den anderen.
idea-take_cards = Karten oder Figuren und Steine: Was brauchst du vor der nächsten Wertung mehr?
idea-take_farmer = Ein Bauer verdient hier mehr, als ein Stein brächte.
idea-take_stone = Ein Stein hilft dir mehr, als ein Bauer verdienen würde.
idea-take_tile = Eines deiner Geschenke bringt im Grab am meisten.
idea-afterlife_draw = Eine Karte auf deiner Hand bringt ein Plättchen.
idea-afterlife_build = Mit einer Karte auf deiner Hand kannst du in deinem Grab bauen.
idea-build_tile = Etwas, das du hast, ist weniger wert als ein Plättchen an seiner Stelle.
idea-play_treasury = Eine deiner Provinzen verdient weniger, als eine Karte auf deiner Hand zahlen würde.
idea-play_abundance = Eine Provinz mit vielen Bauern kann diesmal mehr verdienen.
idea-play_popularity = Eine Ernte, die wenig bringt, kann stattdessen Karten bringen.
idea-play_export = Eine deiner Provinzen würde als Karawane mehr verdienen.
idea-collect_income = Nimm die Ernte, wie sie ist, und behalte deine Karten.
idea-keep_scheme = Behalte den Auftrag, auf den du von der ersten Versteigerung an hinspielen kannst.
idea-show_scheme = Einer deiner Aufträge ist erfüllt: Zeige ihn.
idea-last_sale = Danach sind Karten nichts mehr wert; Gold vielleicht schon.
idea-extend_province = Lege die Karte dorthin, wo ihre Pyramiden deine schwächste Provinz stärken.
idea-place_pyramid = Pyramiden zählen in ganzen Reihen: Baue dort, wo die wenigsten stehen.
idea-build_pyramids-none = Behalte dein Gold für die nächste Versteigerung.
idea-build_pyramids-some = Am meisten bringt dir dein Gold als Pyramiden.
idea-lay_reserve = Mit vielen mittleren Karten kannst du auf mehr Arten zahlen.
idea-other = Vergleiche, was dir jede Wahl bis zur nächsten Wertung bringt.
