# Aktionen in Worten: als Auswahl in einer Liste und als das, was gleich bestätigt wird.

action-done = Fertig
action-pass = Passen und das führende Gebot behalten
action-sell_card = { $card } für 1 Gold verkaufen
action-place_bid = { $amount } für { $province } bieten
action-with-bribery = { $action }, mit { card-bribery }
action-with-protection = { $action }, mit { card-protection }
action-buy_cards = { $goods } für { $price } Gold kaufen
action-buy_farmers = { $goods } für { $price } Gold kaufen
action-buy_stones = { $goods } für { $price } Gold kaufen
action-buy_tiles = { $goods } für { $price } Gold kaufen
action-play_architect = { card-architect } spielen: eine Pyramide aus zwei { -steinen } in { $province }
action-play_cultivation = { card-cultivation } spielen: ein Bauer neben die Felder von { $province }
action-play_cultivation-field = { card-cultivation } spielen: ein Bauer auf ein Feld von { $province }
action-place_farmer = Einen Bauern nach { $province } setzen
action-place_stone = Einen { -stein } nach { $province } legen
action-offer = { $gold } Gold opfern
action-offer-theft = { card-theft } opfern
action-with-played = { $action }, dazu { $cards }
action-with-sold = { $action }, dafür { $cards } verkaufen
action-influence-up = Das gemeinsame Opfer um 3 erhöhen
action-influence-down = Das gemeinsame Opfer um 3 senken
action-take_cards = { $count ->
    [0] Keine { -gunstkarte }
    [one] Eine { -gunstkarte }
   *[other] { $count } { -gunstkarten }
  } als Geschenk nehmen
action-take_farmer = Einen Bauern für { $province } nehmen
action-take_stone = Einen { -stein } für { $province } nehmen
action-play_treasury = { card-treasury } spielen: { $province } bringt genau 8 Gold
action-play_abundance = { card-abundance } spielen: Jeder Bauer in { $province } bringt 1 mehr
action-collect_income = Einkommen nehmen
action-show_scheme = { $card } zeigen
action-show_all_schemes = { $cards } zeigen
action-last_sale = Nichts verkaufen
action-last_sale-some = { $cards } für { $count } Gold verkaufen
action-play_protection = { card-protection } spielen
action-keep_scheme = { $card } behalten
