# Ce que seules les extensions apportent : aux tables qui en ont.

card-delegation-does = Échange les dignitaires de tes deux provinces avant de choisir.
card-afterlife-does = Au marché : pioche une tuile tombeau, ou construis-en une.
card-tribute-does = 3 points si tes provinces abritent au moins 2 statues.
card-pharaohs_blessing-does = 3 points si tu as au moins 2 jetons Pharaon.
card-glory-does = Pour finir ton tour au marché : achète de 1 à 3 points.
card-greed-does = À poser avec { card-theft } : prends quand même un don.
card-popularity-does = À la récolte : une province ne rapporte rien, et tu pioches trois { -cartes-faveur }.
card-export-does = À la récolte : une province ne compte plus que comme une caravane à 10 or.
statue-bastet = Bastet
statue-horus = Horus
statue-isis = Isis
statue-osiris = Osiris
statue-ptah = Ptah
statue-set = Seth
statue-sobek = Sobek
statue-thoth = Thot
source-tomb = tuiles tombeau
source-tomb_rows = rangées complètes du tombeau
source-officials = dignitaires
source-glory = { card-glory }
source-osiris = Osiris
source-sobek = Sobek
source-export = { card-export }

action-with-leaving = { $action }, avec le { -scribe } placé à { $leaving }
action-play_glory = Jouer { card-glory } : { $goods } pour { $price } or, et finir le tour au marché
action-play_popularity = Jouer { card-popularity } : { $province } ne rapporte rien, piocher trois { -cartes-faveur }
action-play_export = Jouer { card-export } : { $province } compte comme une caravane à 10 or
action-play_protection-at = Jouer { card-protection } à { $province }
action-guard_scribe = Jouer { card-protection } pour le { -scribe } à { $province }
action-choose_province = Garder { $province }
action-delegate = Jouer { card-delegation } : échanger tes deux dignitaires
action-put_up_province = Mettre aux enchères { $province }
action-afterlife_draw = Jouer { card-afterlife } : piocher une tuile tombeau
action-afterlife_build = Jouer { card-afterlife } : construire une tuile { $tile } en rangée { $row }, case { $place }
action-take_tile = Construire une tuile { $tile } en rangée { $row }, case { $place }, comme don
action-build_tile = Construire une tuile { $tile } en rangée { $row }, case { $place }, en défaussant { $paid }
action-build_with_horus = Avec Horus : une pyramide avec deux { -pierres } à { $province }
action-discard_for_thoth = Défausser { $card }

board-statue = la statue { $god }
board-official = un dignitaire qui apporte { $what }
board-pharaoh = Pharaon
tomb-title = { $who ->
    [toi] Ton tombeau
   *[other] Tombeau : { $who }
}
tomb-tile = Rangée { $row }, case { $place } : { $tile }
tomb-free = Rangée { $row }, case { $place } : libre
tomb-closed = Rangée { $row }, case { $place } : il faut les deux tuiles du dessous
tomb-to-build = { $count ->
    [one] { $count } tuile à construire
   *[other] { $count } tuiles à construire
}
statue-bastet-does = Tu prends 3 or au début de chaque marché.
statue-horus-does = Ici et dans tes provinces voisines : une pyramide pour 2 { -pierres } et 1 or.
statue-isis-does = Sa province compte un temple de plus quand on décompte les provinces.
statue-osiris-does = À la récolte, chaque paire de tes paysans rapporte 1 or de plus.
statue-ptah-does = Une fois par manche : achète une sorte une seconde fois, de nouveau au prix le plus bas.
statue-set-does = Un don de plus à chaque offrande, même avec { card-theft }.
statue-sobek-does = Chacun de tes objectifs vaut 4 points.
statue-thoth-does = Quand tu achètes des { -cartes-faveur }, pioches-en une de plus et défausses-en une.

prompt-keep_province = Choisis la province à garder ; le dignitaire de l’autre te sert.
prompt-lay_stone = { $horus ->
    [yes] Place ta { -pierre }, ou construis d’abord avec Horus.
   *[no] Place ta { -pierre }.
  }
prompt-thoth = Thot : défausse une de tes { -cartes-faveur }, sans rien recevoir.
prompt-put_up_province = Choisis en secret la province que tu mets aux enchères.
prompt-put_up_province-sealed = Scellé : { $choice }. Tu peux changer tant que tout le monde n’a pas choisi.
tool-play_popularity = { card-popularity }
tool-play_export = { card-export }
tool-choose_province = Garder une province
tool-put_up_province = Mettre aux enchères
tool-guard_scribe = { card-protection }
tool-build_with_horus = Horus
tool-play_glory = { card-glory }
tool-discard_for_thoth = Défausser
tool-take_tile = Construire une tuile
tool-afterlife_build = { card-afterlife } : construire
tool-build_tile = Construire en défaussant
bid-scribe = { -Scribe } à déplacer
shop-tiles = Tuiles tombeau
tomb-which = Tuile
tomb-pay = En défausser deux
hand-tiles = Tuiles tombeau
hand-provinces = Cartes province
player-tokens =
    { $count ->
        [one] jeton Pharaon
       *[other] jetons Pharaon
    }
player-tiles =
    { $count ->
        [one] tuile tombeau
       *[other] tuiles tombeau
    }

goods-tiles = { $count ->
    [0] aucune tuile tombeau
    [one] une tuile tombeau
   *[other] { $count } tuiles tombeau
  }
goods-points = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
  }
event-province_hand_taken = { $who } prend en main { $count } cartes province.
    .you = Tu prends en main { $count } cartes province.
event-province_hand_taken-known = { $who } prend en main les cartes province { $provinces }.
    .you = Tu prends en main les cartes province { $provinces }.
event-officials_shuffled = Les cartes dignitaire sont mélangées : { $count } cartes.
event-official_set_out = Un dignitaire attend à { $province } : { $official }.
event-officials_swapped = { $who } échange les dignitaires de deux provinces : { $provinces }.
    .you = Tu échanges les dignitaires de deux provinces : { $provinces }.
event-official_dismissed = { $who } renvoie le dignitaire à { $province } ({ $official }).
    .you = Tu renvoies le dignitaire à { $province } ({ $official }).
event-official_served = À { $province }, le dignitaire { $who ->
    [toi] te sert
   *[other] sert { $who }
  } : { $official }.
event-scribe_came_home = { $who } reprend son autre { -scribe } ; sa province reste libre.
    .you = Tu reprends ton autre { -scribe } ; sa province reste libre.
event-pharaoh_moved = Pharaon se rend à { $province }.
event-pharaoh_token_gained = { $who } gagne un jeton Pharaon à { $province }.
    .you = Tu gagnes un jeton Pharaon à { $province }.
event-pharaoh_left = Pharaon quitte le plateau.
event-pharaoh_tokens_returned = Tous les jetons Pharaon sont rendus.
event-statue_deck_shuffled = La pioche des statues est mélangée : { $count } cartes.
event-statue_placed = { $statue } : la statue se dresse à { $province }.
event-statue_taken = { $who } prend la carte { $statue } avec { $province }.
    .you = Tu prends la carte { $statue } avec { $province }.
event-bastet_paid = { $who } prend { $gold } or de Bastet.
    .you = Tu prends { $gold } or de Bastet.
event-horus_paid = { $who } paie { $price } or à Horus.
    .you = Tu paies { $price } or à Horus.
event-discarded_for_thoth = { $who } défausse { $card } pour Thot.
    .you = Tu défausses { $card } pour Thot.
event-bought_again = { $who } achète une seconde fois grâce à Ptah.
    .you = Tu achètes une seconde fois grâce à Ptah.
event-tiles_shuffled = Les tuiles tombeau sont mélangées : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }.
event-tiles_drawn = { $who } pioche { $count ->
    [one] une tuile tombeau
   *[other] { $count } tuiles tombeau
  }.
    .you = Tu pioches { $count ->
        [one] une tuile tombeau
       *[other] { $count } tuiles tombeau
      }.
event-tiles_drawn-known = { $who } pioche des tuiles tombeau : { $tiles }.
    .you = Tu pioches des tuiles tombeau : { $tiles }.
event-tile_built = { $who } construit une tuile { $tile } en rangée { $row }, case { $place }{ $times ->
    [1] {""}
   *[other] , qui rapporte { $times } fois
  }.
    .you = Tu construis une tuile { $tile } en rangée { $row }, case { $place }{ $times ->
        [1] {""}
       *[other] , qui rapporte { $times } fois
      }.
event-tomb_gold_taken = { $who } prend { $gold } or pour la tuile.
    .you = Tu prends { $gold } or pour la tuile.
event-afterlife_played = { $who } joue { card-afterlife }.
    .you = Tu joues { card-afterlife }.
event-tile_paid = { $who } défausse { $goods } pour une tuile de plus.
    .you = Tu défausses { $goods } pour une tuile de plus.
