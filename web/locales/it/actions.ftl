# Le azioni in parole: come scelta in un elenco e come ciò che si sta per confermare.

action-done = Termina
action-pass = Passa e mantieni la puntata in testa
action-sell_card = Vendi { $card } per 1 oro
action-place_bid = Punta { $amount } su { $province }
action-with-bribery = { $action }, giocando { card-bribery }
action-with-protection = { $action }, giocando { card-protection }
action-buy_cards = Compra { $goods } per { $price } oro
action-buy_farmers = Compra { $goods } per { $price } oro
action-buy_stones = Compra { $goods } per { $price } oro
action-buy_tiles = Compra { $goods } per { $price } oro
action-play_architect = Gioca { card-architect }: due { -pietre } in { $province } diventano una piramide
action-play_cultivation = Gioca { card-cultivation }: un contadino accanto ai campi di { $province }
action-play_cultivation-field = Gioca { card-cultivation }: un contadino su un campo di { $province }
action-place_farmer = Metti un contadino in { $province }
action-place_stone = Metti una { -pietra } in { $province }
action-offer = Offri { $gold } oro
action-offer-theft = Offri { card-theft }
action-with-played = { $action } con { $cards }
action-with-sold = { $action }, vendendo { $cards }
action-influence-up = Alza di 3 l’offerta collettiva
action-influence-down = Abbassa di 3 l’offerta collettiva
action-take_cards = { $count ->
    [0] Non prendere { -carte-favore } come doni
    [one] Prendi una { -carta-favore } come dono
   *[other] Prendi { $count } { -carte-favore } come doni
  }
action-take_farmer = Prendi un contadino per { $province }
action-take_stone = Prendi una { -pietra } per { $province }
action-play_treasury = Gioca { card-treasury }: { $province } rende esattamente 8 oro
action-play_abundance = Gioca { card-abundance }: ogni contadino in { $province } rende 1 oro in più
action-collect_income = Incassa la tua rendita
action-show_scheme = Mostra { $card }
action-show_all_schemes = Mostra { $cards }
action-last_sale = Non vendere niente
action-last_sale-some = Vendi { $cards } per { $count } oro
action-play_protection = Gioca { card-protection }
action-keep_scheme = Tieni { $card }
