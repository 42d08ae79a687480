app-name = Amun-Re
app-line = Des enchères, des pyramides et la crue du Nil
nav-home = Accueil
nav-new = Créer une table
nav-about = À propos
nav-skip = Aller au contenu

play-now = Jouer maintenant
play-now-line = Une partie contre des bots, tout de suite et sans compte.
your-name = Ton nom
edition = Édition
title-classic = Classique, 2003
title-classic-line = La première édition : on joue dans le sens horaire, et le plus de pyramides dans une seule province l’emporte sur chaque rive.
title-revised = Révisée, 2016
title-revised-line = La deuxième édition : sur chaque rive, le plus grand total de pyramides l’emporte.
title-anniversary = Anniversaire, 2023
title-anniversary-line = L’édition actuelle : objectifs de départ, piste d’ordre du tour, provinces bloquées.
bots-number = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
bots-how-many = Adversaires
level = Ils jouent
level-random = au hasard
level-beginner = comme des débutants
level-greedy = solidement
level-strategist = avec un plan
level-searcher = en calculant
level-master = en maîtres
level-other = { $level }

tables-open = Tables qui attendent du monde
tables-none = Aucune table publique n’attend. Crée la tienne et invite quelqu’un.
tables-mine = Tes tables
table-of = { $title }, { $players } joueurs
table-status-open = attend du monde
table-status-running = en cours
table-status-finished = terminée
table-status-abandoned = arrêtée
table-your-turn = à toi de jouer
table-join = Rejoindre
table-open = Ouvrir
table-watch = Regarder
pace-live = pendule en direct
pace-slow = pendule lente
pace-untimed = sans pendule

new-title = Une nouvelle table
new-name = Nom de la table
new-name-hint = peut rester vide
new-players = Joueurs
new-players-not = Cette combinaison se joue à { $counts }.
new-expansions = Extensions
new-expansions-none = Cette édition n’en a pas.
expansion-officials = Dignitaires
expansion-officials-line = À deux ou trois : enchéris avec deux scribes, garde une province et profite du dignitaire de l’autre.
expansion-afterlife = Au-delà
expansion-afterlife-line = Achète des tuiles et construis un tombeau qui rapporte encore et encore.
expansion-statues = Statues
expansion-statues-line = Des statues se dressent dans certaines provinces et prêtent leur pouvoir à qui les tient.
expansion-pharaoh = Pharaon
expansion-pharaoh-line = Pharaon se rend là où l’on vient de surenchérir et laisse un jeton qui apporte des dons.
expansion-promos = Cartes promo
expansion-promos-line = Quatre cartes faveur de plus : Gloire, Avidité, Popularité et Exportation.
expansion-expert = Expert
expansion-expert-line = Des cartes province en main : chacun choisit en secret celles qui seront mises aux enchères.
new-options = Options
option-memory = Or et nombre de cartes des autres
option-memory-closed = cachés, comme dans la règle
option-memory-open = visibles
option-track = Faces de la piste du temple
option-track-box = selon la règle
option-track-picture = selon l’illustration
option-old_track = Ancienne piste du temple, quel que soit le nombre de joueurs
option-all_provinces = Aucune province bloquée
option-no_start_cards = Pas d’objectifs de départ
option-clockwise_order = Tours dans le sens horaire
option-no_federation = Pas d’objectif Fédération
option-on = oui
option-off = non
new-seats = Places
seat-me = Toi
seat-open = Ouverte à tous
seat-bot = Bot qui joue { $level }
seat-number = Place { $number }
new-clock = Pendule
clock-none = Sans pendule
clock-live = En direct : { $minutes } minutes pour la partie, { $seconds } secondes de plus par décision
clock-slow = Lente : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par décision
new-listed = L’afficher dans la liste des tables publiques
new-open = Ouvrir la table
new-open-bots = Commencer la partie

lobby-invite = Inviter
lobby-invite-line = Toute personne qui a ce lien peut s’asseoir ou regarder.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Le lien en image, pour l’appareil photo d’un téléphone
lobby-free = libre
lobby-sit = S’asseoir ici
lobby-bot = Mettre un bot ici
lobby-away = Renvoyer
lobby-up = Se lever
lobby-start = Commencer la partie
lobby-waiting = La partie commence quand toutes les places sont prises.
lobby-host-waiting = La partie commence quand l’hôte le décide.
lobby-fair = La donne est fixée avant que quiconque s’assoie : { $commitment }

about-title = À propos
about-what = Amun-Re est un jeu de société de Reiner Knizia : des enchères, des pyramides et des offrandes le long du Nil. Voici une édition numérique avec ses propres dessins et ses propres mots, faite par des gens qui aiment ce jeu.
about-rights = Le nom et les règles appartiennent à leur auteur et à leurs éditeurs ; rien ici n’est cautionné par eux.
about-how = Comment on joue
about-how-1 = Six manches en deux empires. À chaque manche, tu remportes une province aux enchères, tu fais tes achats, tu offres de l’or en secret et tu récoltes.
about-how-2 = Après la troisième et la sixième manche, on compte les points : pyramides, séries complètes, meilleure province de chaque rive, temples et objectifs. Tout à la fin, l’or compte aussi.
about-how-3 = Les pierres et les pyramides restent quand l’Ancien Empire s’achève. Construis là où tu aimerais revenir.
about-keys = Tout peut se jouer au clavier. À une table, appuie sur ? pour la liste des touches.
about-free = Ce programme est un logiciel libre.

trouble-no_such_table = Cette table n’existe pas.
trouble-lost = La connexion est perdue ; nouvel essai en cours.
trouble-unreachable = Le serveur est injoignable. Réessaie dans un instant.
loading = Un instant
close = Fermer

language = Langue
