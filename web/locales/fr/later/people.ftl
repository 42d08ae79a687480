# Les gens aux tables : comptes, consignes, votes, pendules, avis.

account = Compte
account-make = Créer un compte
account-leave = Se déconnecter
account-left = Ta session est fermée.
account-as = Ton compte :
account-line = Un compte réunit tes tables sur tous tes appareils et te réserve ton nom. Il n’est jamais obligatoire : on peut tout jouer sans.
account-name = Nom
account-change = Changer le mot de passe
account-change-line = Partout ailleurs, il faudra te reconnecter.
account-changed = Le mot de passe est changé.
account-forgotten = Il n’y a pas d’e-mail ici : un mot de passe oublié ne peut pas t’être envoyé. Garde-le bien.
account-puzzle = Quelqu’un a essayé de deviner des mots de passe. Un instant : ton navigateur résout une énigme, pour que toi tu entres et pas les autres.
account-puzzle-part = Énigme
account-trouble-bad_login = Le nom ou le mot de passe n’est pas bon.
account-trouble-account_exists = Quelqu’un porte déjà ce nom. Choisis-en un autre, ou connecte-toi.
account-trouble-bad_request = Un mot de passe a au moins 8 caractères, et un nom 20 au plus.
account-trouble-too_many = Trop d’essais. Attends un quart d’heure.
account-trouble-not_logged_in = Ta session est fermée. Connecte-toi et réessaie.
recover = Choisir un nouveau mot de passe
recover-ask = J’ai oublié mon mot de passe
recover-line = Adresse-toi à l’administration de ce site : elle peut te donner un code, valable un jour et pour un seul nouveau mot de passe.
recover-code = Code reçu de l’administration
recover-go = Enregistrer et se connecter
recovered = Le nouveau mot de passe est enregistré, et ta session est ouverte.
account-muted = L’administration du site t’a retiré la discussion.
account-muted-until = L’administration du site t’a retiré la discussion jusqu’au { $until }.
account-muted-means = Tu peux jouer et lire à toutes les tables, mais pas y écrire ni donner de nom à une table.
reason-given = Motif : « { $reason } »
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-hint = 8 caractères ou plus. Quelques mots à la suite se retiennent bien.
password-show = Afficher

people-account = avec un compte
people-guest = sans compte
people-bot-for = Un bot prend la suite ; la place peut être reprise
people-waited-for = la table attend
people-end = Arrêter la partie
people-end-line = Quand tous ceux qui jouent sont d’accord, la partie s’arrête sans résultat.
people-own = Ta place
nudge = Envoyer un rappel
vote-tally = Pour : { $yes } sur { $all } ({ $names }). Pas encore : { $missing }.
vote-end = Voter pour arrêter la partie
vote-end-sure = Ton vote est décisif. La partie s’arrête aussitôt, sans résultat, et ne peut pas être reprise.
vote-replace = Voter pour remplacer { $who } par un bot
vote-replace-sure = Ton vote est décisif. Un bot remplace { $who } ; la place pourra être reprise plus tard.
replace-first = { $unit ->
    [hours] Si un rappel reste { $count ->
        [one] une heure
       *[other] { $count } heures
      } sans réponse, les autres peuvent voter pour un bot.
   *[minutes] Si un rappel reste { $count ->
        [one] une minute
       *[other] { $count } minutes
      } sans réponse, les autres peuvent voter pour un bot.
  }
replace-from = Tu pourras voter pour un bot dans { $left } ({ $time }).
replace-own = La table attend et on t’a envoyé un rappel. Dans { $left } ({ $time }), les autres pourront voter pour qu’un bot joue à ta place. Un message dans le chat te donne plus de temps.
reminded-own = On t’a envoyé un rappel. Dans { $left }, les autres pourront voter pour un bot.
reminded-own-now = On t’a envoyé un rappel. Les autres peuvent maintenant voter pour un bot.
reminded-other = Rappel envoyé à { $who }. Tu pourras voter pour un bot dans { $left }.
reminded-now = Rappel envoyé à { $who }, sans réponse.
reminded-vote = Voter
vote-back = Retirer ton vote
leave-line = Un bot joue à ta place. Tu peux la reprendre tant que la partie dure.
leave-strict = Il n’y a pas de conseils à cette table : dès que le bot a joué, tu ne peux revenir qu’après un moment.
leave-sure = Un bot joue aussitôt à ta place, et tu ne vois plus que ce que tout le monde voit. Tu pourras reprendre ta place plus tard, mais pas annuler ce que le bot aura joué.
holiday = Prendre des congés
holiday-days = Jours de congé (il en reste { $left })
holiday-take = { $days ->
    [one] Prendre un jour de congé
   *[other] Prendre { $days } jours de congé
  }
holiday-sure = { $days ->
    [one] Ta pendule s’arrête pour un jour. Ce jour est pris même si tu reviens plus tôt.
   *[other] Ta pendule s’arrête pour { $days } jours. Ils sont pris même si tu reviens plus tôt.
  }

report-who = Signaler { $who }
report-what = Qu’est-ce qui ne va pas ?
report-kind-abuse = Insultes, haine ou menaces
report-kind-spam = Publicité, ou messages répétés sans fin
report-kind-cheating = Triche ou entente
report-kind-name = Un nom choquant
report-kind-other = Autre chose
report-text = Que doit savoir l’administration ? Ce champ peut rester vide.
report-line = Seule l’administration du site lit ce message. Personne à la table n’en est averti.
report-send = Envoyer le signalement
report-thanks = Merci. L’administration du site va regarder.

orders = Consignes
orders-private = Personne d’autre ne les voit ni ne sait qu’elles existent.
orders-now = Elles valent pour les enchères en cours et finissent avec elles.
orders-next = Elles valent pour les prochaines enchères et finissent avec elles. Une province qui n’est pas mise aux enchères est ignorée.
orders-none = Aucune province sur ta liste pour l’instant.
orders-add = Ajouter une province :
orders-up-to = jusqu’à
orders-highest = Plus haute mise pour { $province }
orders-up = Monter { $province } dans la liste
orders-down = Descendre { $province } dans la liste
orders-remove = Retirer { $province } de la liste
orders-pass = Passer tant que ma mise est en tête
orders-how = Quand c’est à toi de miser, la plus petite mise possible est faite sur la première province de la liste. Si aucune n’est possible, les consignes s’arrêtent et la décision te revient. Aucune carte n’est jamais jouée.
orders-change = Remplacer les consignes
orders-withdraw = Retirer
orders-stored = Tes consignes sont enregistrées.
orders-withdrawn = Tes consignes sont retirées.

pace-choice-none = Sans pendule
pace-choice-live = Temps réel
pace-choice-slow = Tour par tour, sur plusieurs jours
clock-none-line = Rien ne presse.
clock-live-line = Chaque place a une réserve de temps pour toute la partie, et un peu plus après chaque décision.
clock-slow-line = Chaque décision peut prendre quelques jours. Les congés arrêtent la pendule d’une place.
clock-sealed-line = Une pendule tourne tant que la table attend sa place. Quand tous choisissent en secret, elle ne tourne que pour ceux qui n’ont pas encore choisi.
clock-out-line = Quand le temps est écoulé, un bot prend la suite, et la place peut être reprise.
clock-bank = Réserve
clock-increment = Après chaque décision
clock-per-decision = Par décision
clock-holidays = Jours de congé
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
clock-number-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }

settings = Réglages
notices = Quand c’est à toi de jouer
notices-always = Le titre et l’icône de la page l’indiquent toujours.
notices-sound = Un petit son
notices-try = Essayer
notices-browser = Une notification du navigateur, quand la page est cachée
notices-missing = Ce navigateur n’affiche pas de notifications.
notices-denied = Le navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
talk = Discuter
invite-share = Partager
returned = Depuis ta dernière visite
returned-more = { $count ->
    [one] Une ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
  }
returned-go = À la table
word = Un mot du site
word-read = Entendu
word-means = { $type ->
    [table_closed] Personne ne gagne et rien ne compte. Ce qui a été joué reste visible.
    [table_expired] Personne ne gagne et rien ne compte. Ce qui a été joué reste visible.
    [expiry_warned] Un coup ou un message dans la discussion suffit pour que la partie continue.
    [seat_muted] { $muted ->
        [yes] Tu peux continuer à jouer comme avant et lire ce que les autres écrivent.
       *[no] Les autres peuvent de nouveau lire ce que tu écris.
      }
   *[other] Tu peux continuer à regarder comme tout le monde.
  }
table-turns = { $count ->
    [0] Aucune table ne t’attend.
    [one] La table t’attend dans une partie.
   *[other] La table t’attend dans { $count } parties.
  }
table-turns-title = { $count ->
    [one] ● { $count } tour
   *[other] ● { $count } tours
  }

cancel = Annuler
menu-leave = Laisser la place à un bot
menu-confirm = Confirmer chaque coup
menu-home = Accueil
