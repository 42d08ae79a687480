# Le jeu de cartes : ce qui est demandé, ce que l'on peut faire, ce qui s'est passé.

cardgame-course = { $kingdom ->
    [0] Avant le premier royaume
   *[other] Royaume { $kingdom } sur 3, enchères { $auction } sur 3
}
phase-income = Revenu

prompt-cardgame-bid = Pose une carte or sur une province sans carte, ou qui en a une plus faible.
prompt-extend = Pose { $won } sur une de tes provinces qui n’a pas été agrandie dans ce royaume.
prompt-pyramid = Dresse une pyramide dans une de tes provinces qui en ont le moins. { $left ->
    [one] C’est la dernière.
   *[other] Il en reste { $left }.
}
prompt-cardgame-offer = Scelle ton offrande : des cartes de ta réserve, ou rien.
prompt-cardgame-offer-sealed = Ton offrande est scellée. Tu peux la changer tant que tout le monde n’a pas choisi.
prompt-build = Construis des pyramides avec tes { $gold } or, en un seul achat ; le reste devient ta réserve.
prompt-prepare = Compose une réserve d’exactement { $gold } or, avec le 0.

tool-bid_card = Miser
tool-extend_province = Agrandir
tool-place_pyramid = Pyramide
tool-offer_cards = Offrande
tool-build_pyramids = Construire
tool-lay_reserve = Réserve
key-digits-gold = prendre la carte or de ce numéro

action-bid_card = Poser le { $card } sur { $province }
action-extend_province = Poser la nouvelle carte sur { $province }
action-place_pyramid = Dresser une pyramide à { $province }
action-offer_cards = Offrir { $cards }
action-build_pyramids = { $count ->
    [0] Ne rien construire
    [one] Construire une pyramide
   *[other] Construire { $count } pyramides
}
action-lay_reserve = Composer la réserve { $cards }
cost-worth = valeur { $worth }
cost-build = pour { $price } or ; il en reste { $left } pour ta réserve

lay-pick = Choisis une de tes cartes or et une province éclairée.
lay-pick-province = Tu tiens le { $card } : choisis une province éclairée.
lay-pick-card = Choisis une carte or pour { $province }.
lay-free = { $province }, pas encore de carte
lay-held = { $province }, { $amount } posé : { $who }
offer-worth = { $count ->
    [0] Aucune carte choisie.
    [one] Une carte, valeur { $worth }.
   *[other] { $count } cartes, valeur { $worth }.
}
offer-pick = Choisis parmi tes cartes or.
offer-nothing = Ne rien offrir
reserve-worth = { $worth } or sur { $gold }
reserve-ways = Façons de la compléter
build-none = aucune
build-for = { $count ->
    [one] { $count } pyramide
   *[other] { $count } pyramides
} pour { $price } or
build-costs = coûte { $price }
build-leaves = il reste { $left }

gold-hand = Tes neuf cartes or
gold-in-reserve = { $amount } dans ta réserve
gold-out = { $amount } posé sur { $province }
gold-spent = { $amount } dépensé
gold-picked = { $amount } choisi
gold-can-pick = { $amount }, peut être choisi

player-reserve = en réserve
player-ankhs =
    { $count ->
        [one] ankh
       *[other] ankhs
    }
player-fields =
    { $count ->
        [one] champ
       *[other] champs
    }
player-caravans =
    { $count ->
        [one] caravane
       *[other] caravanes
    }
player-pharaoh = Pharaon

cardgame-keys = Les flèches passent d’une carte à l’autre, Entrée en choisit une.
cardgame-of = { $card }. Province tenue par { $who }.
cardgame-lot = { $card }. { $bid }.
cardgame-can-choose = Elle peut être choisie.
cardgame-no-bid = Pas encore de carte or
cardgame-won-by = remportée par { $who }
cardgame-deck = { $count ->
    [0] Il ne reste aucune carte dans la pioche de ce royaume.
    [one] Il reste une carte dans la pioche de ce royaume.
   *[other] Il reste { $count } cartes dans la pioche de ce royaume.
}
cardgame-crib = Aide-mémoire
cardgame-crib-points = Points après chaque royaume
cardgame-crib-lowest = chaque pyramide de ta province qui en a le moins : +1
cardgame-crib-fields = { $count } champs ou plus : +{ $points }
cardgame-crib-pharaoh = Pharaon : +{ $points }
cardgame-crib-ankhs = le moins d’ankhs : −{ $points }
cardgame-crib-favour = Offrande : pyramides pour la plus haute, la deuxième, chaque autre
cardgame-crib-favour-two = Offrande : pyramides pour la plus haute, l’autre
cardgame-crib-costs = Pyramides et leur prix
cardgame-crib-caravan = Une caravane rapporte { $gold } or aux niveaux de crue { $levels }.
cardgame-crib-decks = Cartes province dans les pioches : { $counts }
cardgame-new = Nouvelles provinces
cardgame-offerings = Offrandes
cardgame-offering-none = pas encore de choix
cardgame-together = { $amount } ensemble
cardgame-begin = Chacun compose une première réserve.
cardgame-purse = { $who } : réserve { $reserve } ; dépensé { $spent }
cardgame-purse-out = { $who } : réserve { $reserve } ; { $bid } posé sur { $province } ; dépensé { $spent }
cardgame-is-ankhs = { $count ->
    [one] { $count } ankh visible
   *[other] { $count } ankhs visibles
}
cardgame-is-fields = { $count ->
    [one] { $count } champ visible
   *[other] { $count } champs visibles
}
cardgame-is-caravans = { $count ->
    [one] { $count } caravane visible
   *[other] { $count } caravanes visibles
}
cardgame-is-lowest = le moins de pyramides dans une province : { $count }

event-kingdom_deck_shuffled = La pioche du royaume { $kingdom } est mélangée : { $count } cartes.
event-first_gold_given = { $who } commence avec { $gold } or.
    .you = Tu commences avec { $gold } or.
event-auction_began = { $kingdom }, enchères { $auction } : { $provinces }.
event-card_bid = { $who } pose le { $card } sur { $province }.
    .you = Tu poses le { $card } sur { $province }.
event-bid_returned = Surenchère sur { $province } : le { $card } revient à la réserve ({ $who }).
    .you = Surenchère sur { $province } : ton { $card } revient dans ta réserve.
event-province_won = { $who } remporte { $province } avec le { $card }.
    .you = Tu remportes { $province } avec le { $card }.
event-province_founded = { $who } fonde une province : { $province }.
    .you = Tu fondes une province : { $province }.
event-province_extended = { $who } pose { $province } sur { $over }.
    .you = Tu poses { $province } sur { $over }.
event-pharaoh_named = { $who } est Pharaon avec { $ankhs ->
    [one] { $ankhs } ankh
   *[other] { $ankhs } ankhs
  }.
    .you = Tu es Pharaon avec { $ankhs ->
        [one] { $ankhs } ankh
       *[other] { $ankhs } ankhs
      }.
event-offerings_opened = Les offrandes sont révélées : { $offers }.
event-flood_came = Tous offrent ensemble { $collective } : la crue atteint le niveau { $level }.
event-favour_earned = { $who } { $count ->
    [0] ne gagne aucune pyramide
    [one] gagne une pyramide
   *[other] gagne { $count } pyramides
  } par son offrande.
    .you = Tu { $count ->
        [0] ne gagnes aucune pyramide
        [one] gagnes une pyramide
       *[other] gagnes { $count } pyramides
      } par ton offrande.
event-pyramids_placed = { $who } dresse { $count ->
    [one] une pyramide
   *[other] { $count } pyramides
  } à { $province }.
    .you = Tu dresses { $count ->
        [one] une pyramide
       *[other] { $count } pyramides
      } à { $province }.
event-income_taken = { $who } prend { $gold } or : { $fields } pour les champs, { $caravans } pour les caravanes, { $reserve } de la réserve.
    .you = Tu prends { $gold } or : { $fields } pour les champs, { $caravans } pour les caravanes, { $reserve } de ta réserve.
event-pyramids_bought = { $who } { $count ->
    [0] ne construit rien
    [one] construit une pyramide pour { $price } or
   *[other] construit { $count } pyramides pour { $price } or
  }.
    .you = Tu { $count ->
        [0] ne construis rien
        [one] construis une pyramide pour { $price } or
       *[other] construis { $count } pyramides pour { $price } or
      }.
event-reserve_laid = { $who } compose une réserve de { $price } or : { $cards }.
    .you = Tu composes une réserve de { $price } or : { $cards }.

source-fields = nombreux champs
source-pharaoh = Pharaon
source-fewest_ankhs = le moins d’ankhs
source-not_below_0 = jamais sous 0

cardgame-table = Table du jeu de cartes
cardgame-flood = Crue
cardgame-flood-at = Crue de niveau { $level }
cardgame-flood-before = Pas encore d’offrande dans ce royaume.
cardgame-flood-row = Niveau { $level } : tous offrent ensemble { $range } ; chaque champ rapporte { $level } or, { $caravan ->
    [yes] les caravanes rapportent
   *[no] les caravanes ne rapportent pas
}
cardgame-up = Provinces aux enchères
cardgame-kingdom = Royaume { $kingdom }, enchères { $auction }
cardgame-card = { $name } : { $what }
cardgame-ankhs = { $count ->
    [one] { $count } ankh
   *[other] { $count } ankhs
}
cardgame-all-fields = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
cardgame-caravans = { $count ->
    [one] { $count } caravane
   *[other] { $count } caravanes
}
cardgame-covered = recouverte : seules ses pyramides comptent
cardgame-bid = mise de { $amount } : { $who }
cardgame-stack = { $pyramids ->
    [one] { $pyramids } pyramide
   *[other] { $pyramids } pyramides
} dans cette province
cardgame-gold-card = carte or { $amount }
cardgame-empty = pas encore de province
place-giza = Gizeh
place-saqqara = Saqqarah
place-dahshur = Dahchour
place-meidum = Meïdoum
place-abusir = Abousir
place-heliopolis = Héliopolis
place-hierakonpolis = Hiérakonpolis
place-naqada = Nagada
place-tarkhan = Tarkhan
place-helwan = Hélouan
place-elkab = El-Kab
place-elephantine = Éléphantine
place-coptos = Coptos
place-thinis = Thinis
place-maadi = Maadi
place-lisht = Licht
place-hawara = Hawara
place-lahun = Lahoun
place-karnak = Karnak
place-luxor = Louxor
place-hermopolis = Hermopolis
place-asyut = Assiout
place-bubastis = Bubastis
place-gurob = Gourob
place-akhmim = Akhmîm
place-dendera = Dendérah
place-esna = Esna
place-armant = Ermant
place-medamud = Médamoud
place-qantir = Qantir
place-alexandria = Alexandrie
place-tanis = Tanis
place-sais = Saïs
place-naucratis = Naucratis
place-philae = Philæ
place-ombos = Ombos
place-canopus = Canope
place-pelusium = Péluse
place-oxyrhynchus = Oxyrhynque
place-siwa = Siwa
place-arsinoe = Arsinoé
place-karanis = Karanis
place-tebtunis = Tebtynis
place-athribis = Athribis
place-sebennytos = Sébennytos
