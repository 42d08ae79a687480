# Les actions en mots : comme choix dans une liste, et comme ce que l'on va confirmer.

action-done = Terminer
action-pass = Passer : la mise reste en tête
action-sell_card = Vendre { $card } pour 1 or
action-place_bid = Miser { $amount } sur { $province }
action-with-bribery = { $action }, en jouant { card-bribery }
action-with-protection = { $action }, en jouant { card-protection }
action-with-leaving = { $action }, avec le { -scribe } placé à { $leaving }
action-buy_cards = Acheter { $goods } pour { $price } or
action-buy_farmers = Acheter { $goods } pour { $price } or
action-buy_stones = Acheter { $goods } pour { $price } or
action-buy_tiles = Acheter { $goods } pour { $price } or
action-play_glory = Jouer { card-glory } : { $goods } pour { $price } or, et finir le tour au marché
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
action-play_popularity = Jouer { card-popularity } : { $province } ne rapporte rien, piocher trois { -cartes-faveur }
action-play_export = Jouer { card-export } : { $province } compte comme une caravane à 10 or
action-collect_income = Encaisser ton revenu
action-show_scheme = Montrer { $card }
action-show_all_schemes = Montrer { $cards }
action-last_sale = Ne rien vendre
action-last_sale-some = Vendre { $cards } pour { $count } or
action-play_protection = Jouer { card-protection }
action-play_protection-at = Jouer { card-protection } à { $province }
action-guard_scribe = Jouer { card-protection } pour le { -scribe } à { $province }
action-keep_scheme = Garder { $card }
action-choose_province = Garder { $province }
action-delegate = Jouer { card-delegation } : échanger tes deux dignitaires
action-put_up_province = Mettre aux enchères { $province }
action-afterlife_draw = Jouer { card-afterlife } : piocher une tuile tombeau
action-afterlife_build = Jouer { card-afterlife } : construire une tuile { $tile } en rangée { $row }, case { $place }
action-take_tile = Construire une tuile { $tile } en rangée { $row }, case { $place }, comme don
action-build_tile = Construire une tuile { $tile } en rangée { $row }, case { $place }, en défaussant { $paid }
action-build_with_horus = Avec Horus : une pyramide avec deux { -pierres } à { $province }
action-discard_for_thoth = Défausser { $card }
