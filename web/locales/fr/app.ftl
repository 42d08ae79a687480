app-name = Amun-Re
nav-home = Accueil
nav-new = Créer une table
nav-about = À propos
nav-admin = Administration
nav-skip = Aller au contenu

clock-none = Sans pendule
clock-live = Temps réel : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } pour la partie, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } de plus par décision
clock-slow = Tour par tour : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par décision

trouble-no_such_table = Cette table n’existe pas.
trouble-lost = La connexion est perdue ; nouvel essai en cours.
trouble-unreachable = Le serveur est injoignable. Réessaie dans un instant.
loading = Un instant
close = Fermer

language = Langue

games = Tes parties
nav-rules = Règles
account-enter = Se connecter

lost-title = Cette page n’existe pas
lost-line = L’adresse est peut-être mal écrite, ou ce qu’elle montrait n’est plus là.
lost-home = Vers l’accueil
lost-other = Quelque chose n’a pas marché
