# Les actions en mots : comme choix dans une liste, et comme ce que l'on va confirmer.

action-done = Terminer
action-pass = Passer : la mise reste en tête
action-sell_card = Vendre { $card } pour 1 or
action-place_bid = Miser { $amount } sur { $province }
action-with-bribery = { $action }, en jouant Corruption
action-with-protection = { $action }, en jouant Protection
action-with-leaving = { $action }, avec le scribe placé à { $leaving }
action-buy_cards = Acheter { $goods } pour { $price } or
action-buy_farmers = Acheter { $goods } pour { $price } or
action-buy_stones = Acheter { $goods } pour { $price } or
action-buy_tiles = Acheter { $goods } pour { $price } or
action-play_glory = Jouer Gloire : { $goods } pour { $price } or, et finir le tour au marché
action-play_architect = Jouer Architecte : une pyramide avec deux pierres à { $province }
action-play_cultivation = Jouer Mise en culture : un paysan à côté des champs à { $province }
action-play_cultivation-field = Jouer Mise en culture : un paysan sur un champ à { $province }
action-place_farmer = Placer un paysan à { $province }
action-place_stone = Placer une pierre à { $province }
action-offer = Offrir { $gold } or
action-offer-theft = Offrir Vol
action-with-played = { $action } avec { $cards }
action-with-sold = { $action }, en vendant { $cards }
action-influence-up = Monter l’offrande commune de 3
action-influence-down = Baisser l’offrande commune de 3
action-take_cards = { $count ->
    [0] Ne prendre aucune carte faveur
    [one] Prendre une carte faveur
   *[other] Prendre { $count } cartes faveur
  } comme don
action-take_farmer = Prendre un paysan pour { $province }
action-take_stone = Prendre une pierre pour { $province }
action-play_treasury = Jouer Trésor : { $province } rapporte exactement 8 or
action-play_abundance = Jouer Abondance : chaque paysan à { $province } rapporte 1 de plus
action-play_popularity = Jouer Popularité : { $province } ne rapporte rien, piocher trois cartes faveur
action-play_export = Jouer Exportation : { $province } compte comme une caravane à 10 or
action-collect_income = Encaisser ton revenu
action-show_scheme = Montrer { $card }
action-show_all_schemes = Montrer { $cards }
action-last_sale = Ne rien vendre
action-last_sale-some = Vendre { $cards } pour { $count } or
action-play_protection = Jouer Protection
action-play_protection-at = Jouer Protection à { $province }
action-guard_scribe = Jouer Protection pour le scribe à { $province }
action-keep_scheme = Garder { $card }
action-choose_province = Garder { $province }
action-delegate = Jouer Délégation : échanger tes deux dignitaires
action-put_up_province = Mettre aux enchères { $province }
action-afterlife_draw = Jouer Au-delà : piocher une tuile tombeau
action-afterlife_build = Jouer Au-delà : construire une tuile { $tile } en rangée { $row }, case { $place }
action-take_tile = Construire une tuile { $tile } en rangée { $row }, case { $place }, comme don
action-build_tile = Construire une tuile { $tile } en rangée { $row }, case { $place }, en défaussant { $paid }
action-build_with_horus = Avec Horus : une pyramide avec deux pierres à { $province }
action-discard_for_thoth = Défausser { $card }
