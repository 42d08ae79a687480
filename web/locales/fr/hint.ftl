# Conseils : à quoi un bot penserait, puis ce qu'il jouerait.

hint = Conseil
hint-move = Montrer le coup
hint-key = un conseil ; encore une fois, le coup
hint-asking = Un bot réfléchit…
hint-shown = Le bot jouerait ceci. Confirme, ou choisis autre chose.
hint-count =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
entry-hint_taken = Tu as demandé un conseil.

# Idées, selon le coup
idea-place_bid-fields = Rien de ce qui est aux enchères n’a plus de place pour des paysans que { $province }.
idea-place_bid-temples = Regarde les temples à { $province } : ils rapportent des points.
idea-place_bid-mine = { $province } rapporte de l’or sans aucun paysan.
idea-place_bid-caravan = { $province } vit de sa caravane, qui rapporte quand l’offrande est basse.
idea-place_bid-blessing_cards = { $province } apporte tout de suite des cartes faveur.
idea-place_bid-blessing_gold = { $province } apporte tout de suite de l’or.
idea-place_bid-blessing_stones = { $province } apporte tout de suite des pierres.
idea-place_bid-balance = { $province } donne beaucoup pour ce qu’elle va coûter.
idea-bid_card-fields = Aucune carte proposée n’a plus de champs que { $province }.
idea-bid_card-caravans = Regarde la caravane à { $province }.
idea-bid_card-pyramids = { $province } apporte des pyramides.
idea-bid_card-ankhs = { $province } a des ankhs, et qui en a le moins perd des points.
idea-bid_card-balance = { $province } donne beaucoup pour ce qu’elle va coûter.
idea-put_up_province = Mets aux enchères ce que tu aimerais remporter.
idea-pass = Ton enchère est bien où elle est.
idea-play_protection = Quelqu’un pourrait surenchérir ; une carte de ta main peut l’en empêcher.
idea-guard_scribe = Un de tes scribes est bien placé ; une carte de ta main peut l’y garder.
idea-choose_province = Compare ce que tu gardes avec ce que le dignitaire de l’autre province fait pour toi.
idea-delegate = Le meilleur dignitaire attend dans la meilleure province ; une carte peut y remédier.
idea-sell_card = Une de tes cartes vaut plus en or maintenant.
idea-buy_cards = C’est en cartes faveur que ton or te sert le mieux.
idea-buy_farmers = Un paysan se paie lui-même tant qu’il reste des récoltes.
idea-buy_stones = Des pierres achetées maintenant seront des pyramides à temps pour un décompte.
idea-buy_tiles = Il faut des tuiles à ton tombeau pour grandir.
idea-done = Tu as fait ce qui en vaut la peine ; garde le reste.
idea-play_architect = Une carte de ta main fait une pyramide de deux pierres.
idea-play_cultivation = Une carte de ta main apporte un paysan gratuit.
idea-play_glory = Ce qui reste de ton or peut devenir des points.
idea-place_farmer = Demande-toi où un paysan travaillera le plus longtemps et rapportera le plus.
idea-place_stone = Demande-toi où une pierre complète une pyramide ou une série, ou emporte une rive.
idea-build_with_horus = Horus peut t’épargner une pierre ici.
idea-discard_for_thoth = Sépare-toi de la carte qui t’aide le moins.
idea-offer-theft = Laisse les autres payer cette fois.
idea-offer-little = Un petit présent aux dieux suffit cette fois.
idea-offer-much = Cette offrande vaut une bonne somme d’or.
idea-offer_cards-nothing = Garde ton or cette fois ; d’autres paieront.
idea-offer_cards-some = Ce que tu peux gagner ici vaut un peu d’or.
idea-influence-up = Un temple plus haut t’aide plus que les autres.
idea-influence-down = Un temple plus bas t’aide plus que les autres.
idea-take_cards = Cartes, paysans ou pierres : de quoi as-tu le plus besoin avant le prochain décompte ?
idea-take_farmer = Un paysan rapporte plus ici qu’une pierre.
idea-take_stone = Une pierre t’aide plus que ce qu’un paysan rapporterait.
idea-take_tile = Un de tes dons est le plus utile dans ton tombeau.
idea-afterlife_draw = Une carte de ta main apporte une tuile.
idea-afterlife_build = Une carte de ta main te permet de construire dans ton tombeau.
idea-build_tile = Quelque chose que tu possèdes vaut moins qu’une tuile à sa place.
idea-play_treasury = Une de tes provinces rapporte moins qu’une carte de ta main.
idea-play_abundance = Une province pleine de paysans peut rapporter plus cette fois.
idea-play_popularity = Une récolte maigre peut apporter des cartes à la place.
idea-play_export = Une de tes provinces rapporterait plus comme caravane.
idea-collect_income = Prends la récolte telle quelle et garde tes cartes.
idea-keep_scheme = Garde l’objectif que tu peux préparer dès les premières enchères.
idea-show_scheme = Un de tes objectifs est rempli : montre-le.
idea-last_sale = Après cela, les cartes ne valent plus rien ; l’or, peut-être.
idea-extend_province = Pose la carte là où ses pyramides relèvent ta province la plus faible.
idea-place_pyramid = Les pyramides comptent par rangées entières : construis là où il y en a le moins.
idea-build_pyramids-none = Garde ton or pour les prochaines enchères.
idea-build_pyramids-some = C’est en pyramides que ton or te sert le mieux.
idea-lay_reserve = Beaucoup de cartes moyennes te laissent plus de façons de payer.
idea-other = Compare ce que chaque choix t’apporte d’ici au prochain décompte.
