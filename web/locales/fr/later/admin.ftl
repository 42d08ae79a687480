# La page de celles et ceux qui s’occupent du site.

admin-not-you = Cette page est réservée à l’administration du site. Si tu en fais partie, connecte-toi d’abord.
admin-version = Serveur { $version }
admin-done = C’est fait.
admin-none = Rien.
admin-look = Voir
admin-nobody = personne
admin-former = quelqu’un qui n’est plus là
admin-operator = L’exploitant
admin-since = depuis le { $when }
admin-until = jusqu’au { $until }
admin-unknown = depuis une date inconnue

admin-reports = Signalements
admin-tables = Tables
admin-accounts = Comptes
admin-networks = Réseaux
admin-acts = Journal
admin-figure-reports = ouverts : { $count }
admin-figure-tables = en cours : { $running }, ouvertes : { $open }
admin-figure-networks = exclus : { $count }

admin-term = Pour combien de temps
admin-term-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
admin-term-open = jusqu’à nouvel ordre
admin-reason-needed = Pourquoi ? Les personnes concernées peuvent le lire.
admin-reason-note = Note pour le reste de l’administration (facultative)
admin-lift = Lever

admin-reports-open = Ouverts
admin-reports-settled = Réglés
admin-reports-none-open = Rien ne t’attend.
admin-reports-none-settled = Aucun signalement n’est encore réglé.
admin-called = (là-bas : { $name })
admin-at-seat = à la place { $seat }
admin-to-table = Table
admin-reported-by = Signalé par
admin-onlooker = quelqu’un qui regardait
admin-settle = Régler
admin-settle-acted = Traité
admin-settle-acted-line = Le signalement est alors réglé, et son texte disparaît après 30 jours. Ce qu’il y a à faire, fais-le avant.
admin-settle-dismissed = Écarter
admin-settle-dismissed-line = Le signalement est réglé sans que rien ne se passe, et son texte disparaît après 30 jours.
admin-outcome-acted = Traité
admin-outcome-dismissed = Écarté

admin-tables-open = en attente de joueurs
admin-tables-running = en cours
admin-tables-ended = terminées
admin-tables-none = Aucune table ne correspond.
admin-seats = personnes : { $persons }, bots : { $bots }
admin-unlisted = hors de la liste
admin-opened = ouverte le { $when }
admin-changed = dernier changement le { $when }
admin-record = Enregistrement
admin-close = Fermer
admin-close-table = Fermer cette table
admin-close-line = La partie s’arrête aussitôt, sans résultat, et ne peut pas reprendre. Toute la table en est avertie, avec le motif.
admin-delete = Supprimer
admin-delete-table = Supprimer cette table
admin-delete-table-line = Tout ce qui y a été joué et dit disparaît pour toujours. Les signalements restent. Si cela suffit, ferme plutôt la table.
admin-bot-for = un bot joue
admin-word = Administration
admin-removed = (retiré)
admin-table-reports = Signalements venus de cette table
admin-seat-mute = Retirer la discussion
admin-seat-mute-who = Retirer la discussion à { $who } à cette table
admin-seat-mute-line = Plus rien ne peut être écrit de cette place, à cette table seulement. Toute la table en est avertie, avec le motif.
admin-seat-unmute = Rendre la discussion
admin-seat-unmute-who = Rendre la discussion à { $who }
admin-seat-unmute-line = On peut de nouveau écrire de cette place. Toute la table en est avertie, avec le motif.
admin-seat-remove = Exclure
admin-seat-remove-who = Exclure { $who } de cette table
admin-seat-remove-line = Avant une partie, la place se libère ; pendant une partie, un bot prend la suite pour de bon. Toute la table en est avertie, avec le motif.

admin-accounts-search = Le nom commence par
admin-accounts-none = Aucun compte ne porte ce nom.
admin-no-account = Il n’y a pas de compte au nom de { $name }.
admin-is-one = administration
admin-is-banned = compte exclu
admin-is-muted = sans discussion
admin-untouchable = Ce compte fait partie de l’administration : seul l’exploitant peut y toucher, avec la commande amunre admin.
admin-account-reports = Signalements sur ce compte
admin-account-tables = Tables
admin-got-up = partie quittée
admin-sessions = Sessions ouvertes
admin-ban = Exclure
admin-ban-who = Exclure { $who }
admin-ban-line = Toutes les sessions se ferment aussitôt, et plus personne ne peut se connecter. Dans les parties en cours, les pendules et les votes donnent les places à des bots.
admin-unban-who = Lever l’exclusion de { $who }
admin-unban-line = On pourra de nouveau se connecter à ce compte.
admin-mute = Retirer la discussion
admin-mute-who = Retirer la discussion à { $who } partout
admin-mute-line = Plus de discussion, à aucune table, ni de noms pour les tables. Jouer et lire restent possibles.
admin-unmute-who = Rendre la discussion à { $who }
admin-unmute-line = Ce compte pourra de nouveau écrire et donner des noms aux tables.
admin-rename = Renommer
admin-rename-who = Renommer { $who }
admin-rename-line = À toutes les tables jusqu’ici, l’ancien nom est retiré ; le nouveau apparaît aux nouvelles tables.
admin-rename-field = Nouveau nom
admin-reset = Nouveau mot de passe
admin-reset-who = Un nouveau mot de passe pour { $who }
admin-reset-line = Tu reçois un code qui permet de choisir un nouveau mot de passe, une seule fois et en moins d’un jour. Assure-toi que la demande vient bien de la personne à qui est le compte. Jusque-là, le mot de passe actuel reste bon.
admin-code = Code pour { $who }
admin-code-line = Il n’est montré que cette fois et vaut jusqu’au { $until }. Transmets-le à { $who } sans que personne d’autre ne le lise : c’est « J’ai oublié mon mot de passe », sur la page du compte, qui le demande.
admin-code-copy = Copier
admin-merge = Réunir
admin-merge-who = Réunir { $who } à un autre compte
admin-merge-line = Pour deux comptes d’une même personne. Toutes les tables passent à l’autre compte, le nom { $who } redevient libre, et les sessions des deux se ferment. On ne peut pas revenir en arrière.
admin-merge-field = Nom du compte qui reste
admin-delete-who = Supprimer { $who }
admin-delete-account-line = Le compte est fermé pour toujours, et tout ce qu’il a écrit disparaît de toutes les tables. On ne peut pas revenir en arrière.

admin-network = Réseau
admin-network-hint = Une adresse, ou un réseau comme 203.0.113.0/24
admin-network-line = D’un réseau exclu, on peut regarder sans compte, mais pas ouvrir de table, ni s’asseoir, ni parler, et personne ne peut y créer de compte. Les comptes existants ne sont pas touchés. Bien des gens peuvent partager un réseau.
admin-network-ban = Exclure un réseau
admin-network-ban-line = On ne peut plus y jouer sans compte, et personne ne peut y créer de compte.
admin-network-lift = Lever l’exclusion de { $network }
admin-network-lift-line = De là, on pourra de nouveau jouer sans compte.
admin-network-none = Aucun réseau n’est exclu.

admin-acts-none = Rien n’a encore été fait.
admin-act-account-ban = { $who } a exclu { $whom }.
admin-act-account-unban = { $who } a levé l’exclusion de { $whom }.
admin-act-account-mute = { $who } a retiré la discussion à { $whom }.
admin-act-account-unmute = { $who } a rendu la discussion à { $whom }.
admin-act-account-rename = { $who } a renommé { $former } en { $name }.
admin-act-account-reset-password = { $who } a donné un code pour un nouveau mot de passe de { $whom }.
admin-act-account-merge = { $who } a réuni un autre compte à { $whom }.
admin-act-account-delete = { $who } a supprimé un compte.
admin-act-account-grant = { $who } a fait entrer { $whom } dans l’administration.
admin-act-account-revoke = { $who } a retiré { $whom } de l’administration.
admin-act-network-ban = { $who } a exclu le réseau { $whom }.
admin-act-network-unban = { $who } a levé l’exclusion du réseau { $whom }.
admin-act-report-settle = { $outcome ->
    [dismissed] { $who } a écarté un signalement.
   *[acted] { $who } a réglé un signalement.
  }
admin-act-table-close = { $who } a fermé une table.
admin-act-table-delete = { $who } a supprimé une table.
admin-act-table-mute = { $who } a retiré la discussion à la place { $seat } d’une table.
admin-act-table-unmute = { $who } a rendu la discussion à la place { $seat } d’une table.
admin-act-table-remove = { $who } a exclu d’une table qui y occupait la place { $seat }.
