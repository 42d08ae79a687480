# Aktionen in Worten: als Auswahl in einer Liste und als das, was gleich bestätigt wird.

action-done = Fertig
action-pass = Passen und das führende Gebot behalten
action-sell_card = { $card } für 1 Gold verkaufen
action-place_bid = { $amount } für { $province } bieten
action-with-bribery = { $action }, mit Bestechung
action-with-protection = { $action }, mit Schutz
action-with-leaving = { $action }, mit dem Schreiber aus { $leaving }
action-buy_cards = { $goods } für { $price } Gold kaufen
action-buy_farmers = { $goods } für { $price } Gold kaufen
action-buy_stones = { $goods } für { $price } Gold kaufen
action-buy_tiles = { $goods } für { $price } Gold kaufen
action-play_glory = Ruhm spielen: { $goods } für { $price } Gold kaufen und den Markt beenden
action-play_architect = Baumeister spielen: eine Pyramide aus zwei Steinen in { $province }
action-play_cultivation = Ackerbau spielen: ein Bauer neben die Felder von { $province }
action-play_cultivation-field = Ackerbau spielen: ein Bauer auf ein Feld von { $province }
action-place_farmer = Einen Bauern nach { $province } setzen
action-place_stone = Einen Stein nach { $province } legen
action-offer = { $gold } Gold opfern
action-offer-theft = Diebstahl opfern
action-with-played = { $action }, dazu { $cards }
action-with-sold = { $action }, dafür { $cards } verkaufen
action-influence-up = Das gemeinsame Opfer um 3 erhöhen
action-influence-down = Das gemeinsame Opfer um 3 senken
action-take_cards = { $count ->
    [0] Keine Gunstkarte
    [one] Eine Gunstkarte
   *[other] { $count } Gunstkarten
  } als Geschenk nehmen
action-take_farmer = Einen Bauern für { $province } nehmen
action-take_stone = Einen Stein für { $province } nehmen
action-play_treasury = Schatzkammer spielen: { $province } bringt genau 8 Gold
action-play_abundance = Überfluss spielen: Jeder Bauer in { $province } bringt 1 mehr
action-play_popularity = Beliebtheit spielen: { $province } bringt nichts, drei Gunstkarten ziehen
action-play_export = Export spielen: { $province } zählt als Karawane mit 10 Gold
action-collect_income = Einkommen nehmen
action-show_scheme = { $card } zeigen
action-show_all_schemes = { $cards } zeigen
action-last_sale = Nichts verkaufen
action-last_sale-some = { $cards } für { $count } Gold verkaufen
action-play_protection = Schutz spielen
action-play_protection-at = Schutz in { $province } spielen
action-guard_scribe = Schutz für den Schreiber in { $province } spielen
action-keep_scheme = { $card } behalten
action-choose_province = { $province } behalten
action-delegate = Delegation spielen: deine beiden Beamten tauschen
action-put_up_province = { $province } zur Versteigerung anbieten
action-afterlife_draw = Jenseits spielen: ein Grabplättchen ziehen
action-afterlife_build = Jenseits spielen: Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place } bauen
action-take_tile = Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place } als Geschenk bauen
action-build_tile = Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place } bauen, abwerfen: { $paid }
action-build_with_horus = Mit Horus: eine Pyramide aus zwei Steinen in { $province }
action-discard_for_thoth = { $card } abwerfen
