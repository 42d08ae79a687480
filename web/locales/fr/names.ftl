# Noms et effets. Chaque carte, tuile, statue et dignitaire a un nom et une phrase.

# Ce qu’une édition peut appeler autrement (editions).
-carte-faveur = carte faveur
-cartes-faveur = cartes faveur
-Cartes-faveur = Cartes faveur
-symbole-faveur = symbole faveur
-symboles-faveur = symboles faveur
-pierre = pierre
-pierres = pierres
-Pierre = Pierre
-Pierres = Pierres
-scribe = scribe
-scribes = scribes
-Scribe = Scribe

you = toi
list-clauses = { $before } ; { $next }
nothing = rien
times-card = { $card } ×{ $count }

province-abu = Abou
province-abydos = Abydos
province-amarna = Amarna
province-avaris = Avaris
province-baharya = Bahariya
province-berenike = Bérénice
province-buto = Bouto
province-dakhla = Dakhla
province-damanhur = Damanhour
province-edfu = Edfou
province-kharga = Kharga
province-memphis = Memphis
province-mendes = Mendès
province-sawu = Sawu
province-thebes = Thèbes

card-theft = Vol
card-theft-does = À offrir à la place d’or : l’offrande commune baisse de 3 et tu prends 3 or, mais aucun don.
card-bribery = Corruption
card-bribery-does = Quand on surenchérit sur toi, tu peux miser de nouveau dans la même province, jusqu’à la fin des enchères.
card-protection = Protection
card-protection-does = Le palier juste au-dessus de ton { -scribe } est bloqué jusqu’à la fin des enchères, où qu’il aille ; jouable aussi en passant.
card-architect = Architecte
card-architect-does = Au marché : exactement deux { -pierres } dans une de tes provinces deviennent une pyramide.
card-cultivation = Mise en culture
card-cultivation-does = Au marché, dès que tu as acheté quelque chose : un paysan gratuit, à côté des champs.
card-influence = Influence
card-influence-does = À poser avec ton offrande : monte ou baisse l’offrande commune de 3.
card-treasury = Trésor
card-treasury-does = À la récolte : une de tes provinces rapporte exactement 8 or à la place de son revenu.
card-abundance = Abondance
card-abundance-does = À la récolte : chaque paysan d’une de tes provinces rapporte 1 or de plus.
card-favours = Maître des faveurs
card-favours-does = 3 points si tes provinces portent ensemble au moins 7 { -symboles-faveur } et cartes de bénédiction.
card-farmers = Maître des paysans
card-farmers-does = 3 points si tes provinces comptent au moins 9 paysans.
card-upper_lower = Haute ou Basse
card-upper_lower-does = 3 points si toutes tes provinces sont en Haute-Égypte, ou toutes en Basse-Égypte.
card-east_west = Est ou Ouest
card-east_west-does = 3 points si toutes tes provinces sont sur la même rive.
card-river = Fleuve ou arrière-pays
card-river-does = 3 points si toutes tes provinces bordent le Nil, ou si aucune ne le borde.
card-federation = Maître de la fédération
card-federation-does = 3 points si tes provinces se touchent et forment un seul bloc.
card-delegation = Délégation
card-afterlife = Au-delà
card-tribute = Tribut
card-pharaohs_blessing = Bénédiction de Pharaon
card-glory = Gloire
card-greed = Avidité
card-popularity = Popularité
card-export = Exportation

tile-point = point
tile-farmer = paysan
tile-stone = { -pierre }
tile-favour = faveur
tile-gold = or
tile-point-does = 1 point
tile-farmer-does = un paysan
tile-stone-does = une { -pierre }
tile-favour-does = une { -carte-faveur }
tile-gold-does = 2 or

kingdom-1 = Ancien Empire
kingdom-2 = Nouvel Empire
phase-setup = Mise en place
phase-auction = Enchères
phase-market = Marché
phase-offering = Offrande
phase-harvest = Récolte
phase-scoring = Décompte
phase-over = Fin

source-pyramids = pyramides
source-sets = séries complètes
source-west_bank = rive ouest
source-east_bank = rive est
source-temples = temples
source-gold = or
source-scheme = objectif { $card }
source-mine = mine
source-caravan = caravane
source-farmers = paysans
source-treasury = { card-treasury }
source-abundance = { card-abundance }
source-other = { $source }
goods-cards = { $count ->
    [0] aucune { -carte-faveur }
    [one] une { -carte-faveur }
   *[other] { $count } { -cartes-faveur }
  }
goods-farmers = { $count ->
    [0] aucun paysan
    [one] un paysan
   *[other] { $count } paysans
  }
goods-stones = { $count ->
    [0] aucune { -pierre }
    [one] une { -pierre }
   *[other] { $count } { -pierres }
  }
won-by = { $count ->
    [one] { $names } gagne
   *[other] { $names } : victoire partagée
  }
    .you = Tu gagnes
won-tie = { $won }, avec plus de { $by ->
    [pyramids] pyramides
   *[stones] { -pierres }
  }
won-tie-order = { $won }, en premier dans l’ordre du tour
cardgame-kingdom-1 = Royaume 1
cardgame-kingdom-2 = Royaume 2
cardgame-kingdom-3 = Royaume 3
