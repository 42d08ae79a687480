# Pioches et défausses, et l’aide de jeu du jeu de plateau.

piles-title = Pioches et défausses
piles-favour = { -Cartes-faveur }
piles-deck = { $count ->
    [0] Plus aucune carte face cachée
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
piles-discards = { $count ->
    [0] La défausse est vide.
   *[other] Défausse, face visible : { $count }
}
piles-times = { $count } fois
piles-many = { $count } × { $what }
piles-gone = { $count ->
    [one] Un objectif de départ a quitté la partie sans être vu.
   *[other] { $count } objectifs de départ ont quitté la partie sans être vus.
}
piles-provinces = Cartes province
piles-provinces-deck = { $count ->
    [0] La pioche n’a plus de carte province.
    [one] Il reste { $count } carte province dans la pioche.
   *[other] Il reste { $count } cartes province dans la pioche.
}
piles-provinces-used = Mises aux enchères dans cet empire : { $provinces }.
piles-provinces-blocked = Bloquées : { $provinces }.
piles-provinces-out = Hors du jeu : { $provinces }.
piles-tiles = Tuiles tombeau
piles-tiles-stack = { $count ->
    [0] Plus aucune tuile face cachée.
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}
piles-officials = Cartes dignitaire
piles-statues = Cartes statue

reference-phases = Une manche
reference-prices = Prix
reference-prices-line = { -Cartes-faveur }, paysans et { -pierres }, par sorte :
reference-prices-tiles = Tuiles tombeau, { -cartes-faveur }, paysans et { -pierres }, par sorte :
reference-bids = Paliers des mises
reference-bids-end = { $step } est le dernier palier : qui s’y trouve ne peut être dépassé.
reference-few = 2 ou 3 joueurs
reference-many = 4 ou 5 joueurs
reference-farmer = Par paysan, en or
reference-temple = Par temple, en points
reference-caravans = Caravanes
reference-yes = rapportent
reference-no = ne rapportent rien
reference-gifts = Les dons
reference-gifts-line = L’offrande la plus haute prend { $first } dons, la deuxième { $second }, chaque autre offrande d’or { $other }.
reference-gifts-two = À deux joueurs, la deuxième n’en prend 2 que si elle vaut au moins la moitié de la première.
reference-theft = { card-theft } n’en prend aucun et rapporte { $gold } or.
reference-pyramid = chaque pyramide : { $points }
reference-set = une pyramide dans chacune de tes provinces : { $points } par série
reference-bank = sur chaque rive, la province qui a le plus de pyramides (puis de { -pierres }) : { $points }
reference-bank-player = sur chaque rive, le joueur qui a le plus de pyramides (puis de { -pierres }) : { $points }
reference-temples = chaque temple : la position du temple
reference-scheme = chaque objectif montré : { $points }
reference-gold = en fin de partie, le plus d’or : { $awards } ; à égalité, chacun reçoit la meilleure des places occupées ensemble
reference-gold-two = à deux joueurs, le second ne reçoit 4 qu’avec au moins la moitié de l’or du premier, sinon 2
reference-rows = en fin de partie, chaque rangée complète d’un tombeau : { $points }
reference-cards = Cartes
reference-cards-line = Une carte se joue dans sa phase, jamais deux du même nom dans une phase. Toutes sauf { card-theft } se vendent pour 1 or.
reference-start = chacun en a une au début
reference-start-scheme = Chacun commence aussi avec un objectif choisi parmi deux.
reference-copies = { $count } dans la pioche
