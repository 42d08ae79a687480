# Les actions en mots : comme choix dans une liste, et comme ce que l'on va confirmer.

action-done = Terminer
action-pass = Passer : la mise reste en tête
action-sell_card = Vendre { $card } pour 1 or
action-place_bid = Miser { $amount } sur { $province }
action-with-bribery = { $action }, en jouant { card-bribery }
action-with-protection = { $action }, en jouant { card-protection }
action-buy_cards = Acheter { $goods } pour { $price } or
action-buy_farmers = Acheter { $goods } pour { $price } or
action-buy_stones = Acheter { $goods } pour { $price } or
action-buy_tiles = Acheter { $goods } pour { $price } or
action-play_architect = Jouer { card-architect } : une pyramide avec deux { -pierres } à { $province }
action-play_cultivation = Jouer { card-cultivation } : un paysan à côté des champs à { $province }
action-play_cultivation-field = Jouer { card-cultivation } : un paysan sur un champ à { $province }
action-place_farmer = Placer un paysan à { $province }
action-place_stone = Placer une { -pierre } à { $province }
action-offer = Offrir { $gold } or
action-offer-theft = Offrir { card-theft }
action-with-played = { $action } avec { $cards }
action-with-sold = { $action }, en vendant { $cards }
action-influence-up = Monter l’offrande commune de 3
action-influence-down = Baisser l’offrande commune de 3
action-take_cards = { $count ->
    [0] Ne prendre aucune { -carte-faveur }
    [one] Prendre une { -carte-faveur }
   *[other] Prendre { $count } { -cartes-faveur }
  } comme don
action-take_farmer = Prendre un paysan pour { $province }
action-take_stone = Prendre une { -pierre } pour { $province }
action-play_treasury = Jouer { card-treasury } : { $province } rapporte exactement 8 or
action-play_abundance = Jouer { card-abundance } : chaque paysan à { $province } rapporte 1 de plus
action-collect_income = Encaisser ton revenu
action-show_scheme = Montrer { $card }
action-show_all_schemes = Montrer { $cards }
action-last_sale = Ne rien vendre
action-last_sale-some = Vendre { $cards } pour { $count } or
action-play_protection = Jouer { card-protection }
action-keep_scheme = Garder { $card }
