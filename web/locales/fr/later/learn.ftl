# Apprendre le jeu : points en l'état, ce que rapporte chaque position, les règles.

points-now-title = Si l’on comptait maintenant
points-now-none = Rien ne serait marqué maintenant.
points-now-total = { $points ->
    [one] { $points } point de plus, { $all } en tout
   *[other] { $points } points de plus, { $all } en tout
  }
points-now-hidden = Les objectifs cachés des autres ne sont pas comptés.

outlook-title = Ce que rapporte chaque position du temple
outlook-now = le temple est ici
outlook-offered = tous offrent ensemble { $range }
outlook-gold = { $gold } or
outlook-and-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
outlook-where = D’où cela vient
outlook-none = Aucune province ne rapporterait.

learn-title = Apprendre en jouant
learn-line = Une première partie avec un guide : à trois, dont deux bots. Il explique chaque décision quand elle arrive.
learn-start = Apprendre en jouant
learn-go-on = Continuer à apprendre

rules-page = Règles du jeu
rules-list = Chaque édition a sa page, le jeu de cartes aussi. Les extensions s’y ajoutent.
rules-contents = Sommaire
rules-edition = Édition
rules-with = Extensions
rules-search = Chercher dans ces règles
rules-found = { $count ->
    [0] Aucun paragraphe ne contient ces mots.
    [one] Un paragraphe contient ces mots.
   *[other] { $count } paragraphes contiennent ces mots.
  }
rules-link = Lien vers { $id }
rules-all = Toutes les règles de ce titre
rules-part-intro = À propos de ces règles
rules-part-game = Le jeu
rules-part-setup = Mise en place
rules-part-auction = Enchères
rules-part-market = Marché
rules-part-offering = Offrande
rules-part-harvest = Récolte
rules-part-scoring = Décompte
rules-part-kingdom = Entre les empires
rules-part-end = La fin
rules-part-extension = Provinces et Pharaon
rules-part-pyramids = Pyramides
rules-part-income = Revenu et construction
rules-part-points = Points
rules-part-officials = Dignitaires
rules-part-afterlife = Au-delà
rules-part-statues = Statues
rules-part-pharaoh = Pharaon
rules-part-promos = Cartes promo
rules-part-expert = Expert
rules-part-rulings = Précisions
rules-part-symbols = Symboles
rules-unknown = Ce titre n’existe pas.

keys-title = Touches
key-arrows = aller au plateau et passer d’une province à l’autre, sauf celles qui sont bloquées
key-all = de même, provinces bloquées comprises
key-enter = choisir, et encore une fois pour confirmer
key-escape = effacer le choix
key-u = annuler le coup
key-digits = choisir une province, un palier, une carte ou un nombre ; au marché, un de plus d’une sorte
key-t = prendre l’outil suivant
key-question = cette liste
key-l = ouvrir le journal
key-r = ouvrir les règles
hint-key = un conseil ; encore une fois, le coup
rules-of = Règles : { $title }
rules-missing = Aucun texte trouvé pour { $rule }.
rulings-in-english = La plupart des précisions n’existent qu’en anglais.
