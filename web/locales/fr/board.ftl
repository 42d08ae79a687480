# Le plan et les cartes, en mots.

board-map = Carte de l’Égypte
board-map-keys = Les flèches passent d’une province à l’autre, Entrée en choisit une.
board-where = { $name }, { $bank ->
    [west] rive ouest
   *[east] rive est
}, { $region ->
    [lower] Basse-Égypte
   *[upper] Haute-Égypte
}, { $nile ->
    [yes] au bord du Nil
   *[no] loin du Nil
}
board-lower = Basse-Égypte
board-upper = Haute-Égypte
board-west-desert = Désert de l’Ouest
board-west-bank = Rive ouest
board-east-bank = Rive est
board-east-desert = Désert de l’Est
board-sea = La Grande Verte
board-nile = Le Nil
board-nile-at = Le Nil, le temple en position { $position }
board-nile-before = Le Nil, avant la première offrande
board-nile-letters = NIL

board-can-choose = Elle peut être choisie.
board-is-chosen = Elle est choisie.
board-held = Tenue par { $who }.
board-open = Libre : personne ne l’a gardée.
board-waiting = Pas aux enchères.
board-blocked = Bloquée : elle ne participe pas à cette partie.
board-out = Hors jeu.
board-blocked-short = bloquée
board-out-short = hors jeu
board-no-bid-short = sans mise
board-bids = Aux enchères : { $bids }.
board-no-bids = Aux enchères, aucune mise pour l’instant.
board-bid = { $who } à { $amount }{ $guard ->
    [on] , protection
    [spent] , protection épuisée
   *[none] {""}
}
board-bribery = { $told }, { $state ->
    [spent] { card-bribery } a servi
   *[force] { card-bribery } en vigueur
}
board-has = Contenu : { $what }.
board-fields = { $farmed ->
    [one] { $farmed } champ cultivé
   *[other] { $farmed } champs cultivés
} sur { $count }
board-no-fields = aucun champ
board-extra-farmers = { $count ->
    [one] { $count } paysan
   *[other] { $count } paysans
} à côté des champs
board-printed-farmers = { $count ->
    [one] { $count } paysan qui ne part jamais
   *[other] { $count } paysans qui ne partent jamais
}
board-pyramids = { $count ->
    [one] { $count } pyramide
   *[other] { $count } pyramides
}
board-stones = { $count ->
    [one] { $count } { -pierre }
   *[other] { $count } { -pierres }
}
board-icons = { $count ->
    [one] { $count } { -symbole-faveur }
   *[other] { $count } { -symboles-faveur }
}
board-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
board-mine = une mine qui rapporte { $count } or à chaque récolte
board-caravan = une caravane qui rapporte { $count } or tant que le temple est bas
board-cards = { $count ->
    [one] { $count } { -carte-faveur }
   *[other] { $count } { -cartes-faveur }
}
board-gold = { $count } or
board-hidden-cards = { $count ->
    [one] { $count } { -carte-faveur } face cachée
   *[other] { $count } { -cartes-faveur } face cachée
}
board-blessing = une bénédiction pour qui la remporte : { $what }
board-harvest-card = la carte { $card } jouée ici
board-farmer = un paysan

temple-track = Piste du temple
temple-title = Temple
temple-at = Le temple est en position { $position }.
temple-before = Le temple n’est pas encore sur sa piste.
temple-collective = La dernière offrande commune était de { $amount }.
temple-row = Position { $position } : atteinte avec une offrande de { $range } ; chaque paysan rapporte { $position } or et chaque temple { $position } { $position ->
    [one] point
   *[other] points
} ; { $caravan ->
    [yes] les caravanes rapportent
   *[no] les caravanes ne rapportent pas
}.
temple-below = { $most } ou moins
temple-between = { $least } à { $most }
temple-from = { $least } ou plus
temple-offered = offert
temple-offered-now = { $amount ->
    [one] { $amount } offert
   *[other] { $amount } offerts
}

ladder-title = Mises : { $province }
ladder-step = Miser { $amount }
ladder-held = { $amount } : { $who }
ladder-low = { $amount } : sous la plus haute mise
ladder-blocked = { $amount } : fermé par { card-protection }
ladder-dear = { $amount } : plus que tu ne peux miser
ladder-protected = protégé
ladder-protection-spent = protection épuisée

order-title = Ordre du tour
order-place = { $place }. { $who }{ $state ->
    [sealed] , choix scellé
    [asked] , décision attendue
   *[other] {""}
}
score-title = Points
score-of = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scroll-sealed = Un choix scellé
coins-worth = { $count } or
card-back = Une carte faveur face cachée
pharaoh-title = Pharaon
pharaoh-tokens = { $count ->
    [one] { $count } jeton Pharaon
   *[other] { $count } jetons Pharaon
}

outlook-open = Appuie sur Entrée pour voir ce que rapporte chaque position.
