# Après la partie : revoir, bilan, téléchargements, ses propres parties.

replay = Revoir
replay-open = Revoir la partie
replay-past = Revenir en arrière
replay-table = À la table
replay-as = Point de vue
replay-as-open = Toutes les cartes visibles
replay-as-everybody = Ce que tout le monde a vu
replay-as-seat = Comme { $who } l’a vu
replay-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
replay-controls = Étapes
replay-scrubber = Moment de la partie
replay-step = { $step } sur { $count }
replay-first = Au début (Début)
replay-last = À la fin (Fin)
replay-back = Une étape en arrière (flèche gauche)
replay-on = Une étape en avant (flèche droite)
replay-round-back = À la manche précédente (Page préc.)
replay-round-on = À la manche suivante (Page suiv.)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-usual = normale
replay-speed-fast = rapide
replay-speed-fastest = très rapide
replay-keys = ← → étapes, Maj ou touches Page manches, Début et Fin, espace lecture. Sur le plateau : ↑ ↓.
replay-link = Adresse de ce moment
replay-no-drawing = Cette partie ne peut pas être dessinée ici ; le journal la raconte.
replay-not-begun = La partie n’a pas commencé : il n’y a encore rien à revoir.

review = Bilan
review-of = Bilan : { $title }
review-loading = Calcul en cours
review-stopped = La partie a été arrêtée avant la fin.
review-standing = Classement final
review-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } : victoire partagée
  }
review-won-tie = { $won }, à égalité de points mais { $by ->
    [pyramids] avec plus de pyramides
    [order] en premier dans l’ordre du tour
   *[stones] avec plus de { -pierres }
  }
review-place = Place
review-player = Joueur
review-points = Points
review-sources = D’où viennent les points
review-sources-line = Une barre par joueur, une part par source. Le nombre au bout est ce que le décompte a rapporté.
review-source = Source
review-kingdom = { $kingdom ->
    [1] Ancien Empire
    [2] Nouvel Empire
   *[other] Empire { $kingdom }
  }
review-kingdom-cards = Royaume { $kingdom }
review-sum = Ce décompte
review-total = Total des points
review-led = { $count ->
    [one] En tête ensuite : { $names }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] En tête ensuite à égalité : { $names }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      } chacun.
  }
review-gold = Or
review-gold-line = Ce que chacun avait à la fin de chaque manche.
review-gold-cards-line = Ce que chacun avait à la fin de chaque royaume, avec la valeur des cartes or visibles.
review-pyramids = Pyramides
review-pyramids-line = Dans les provinces tenues par chacun. Entre les empires, toutes les provinces sont rendues.
review-pyramids-cards-line = Dans toutes les provinces de chacun, cartes recouvertes comprises.
review-flood = Temple
review-flood-line = La position du temple à la fin de chaque manche, de 1 à 4.
review-flood-cards = Crue
review-flood-cards-line = Le niveau de la crue dans chaque royaume, de 1 à 4.
review-prices = Ce que les provinces ont coûté
review-prices-line = Le prix payé ; avec les dignitaires, les deux mises ensemble.
review-prices-cards-line = La carte or dépensée pour chaque carte province.
review-province = Province
review-price = Or payé
review-round = Manche
review-round-n = Manche { $round }
review-start = Mise en place
review-figures = Les mêmes données en chiffres
review-plot = { $title }. Les chiffres sont dans le tableau ci-dessous.
review-position = Position

record = Télécharger
record-line = L’enregistrement contient toute la partie avec sa donne ; amunre verify le vérifie. Le fichier de partie donne les coups en texte.
record-record = Enregistrement (JSON)
record-game = Fichier de partie (texte)

games-line = Parties de ce navigateur{ $account ->
    [no] .
   *[yes] {" "}et de ton compte.
  }
games-none = Tu n’as pas encore joué ici.
games-none-line = Les parties que tu joues dans ce navigateur apparaissent ici, ainsi que celles de ton compte quand ta session est ouverte.
games-none-filtered = Aucune partie ne correspond à ce filtre.
games-show = Afficher
games-show-all = toutes les parties
games-show-turn = celles qui t’attendent
games-show-running = en cours
games-show-finished = terminées
games-search = Chercher un nom
games-turn = Elles t’attendent
games-running = En cours
games-waiting = En attente de joueurs
games-finished = Terminées
games-place = { $place ->
    [1] gagnée
   *[other] { $place }e place
  }
games-result = { $place ->
    [1] Victoire
   *[other] { $place }e place sur { $players }
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
games-winner = Victoire : { $names }
games-more = En afficher { $count } de plus
games-earlier = Parties plus anciennes de ton compte
games-last = dernier coup : { $when }
games-lost = Certaines parties n’ont pas pu être consultées ; réessaie dans un instant.
games-continue = Continuer

final-look = Regarder le plateau
final-place = { $place }.
bot-move-count =
    { $count ->
        [one] { $count } coup d’un bot
       *[other] { $count } coups d’un bot
    }
hint-count =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
points-none = Pas encore de points.
scoring-of = Décompte : { $kingdom }
scoring-sum = Ce décompte
scoring-now = Total des points
