# Un appareil pour plusieurs, connexions perdues, mises à jour.

seat-here = Sur cet appareil
here-name = Nom
here-line = Sur cet appareil, on joue à tour de rôle : la table demande de passer l’appareil et cache les cartes de chacun entre-temps.

hand-over = Passe l’appareil à { $name }
hand-over-line = Aucune carte n’est montrée. À toi, { $name } !
hand-over-sealed = Tout le monde choisit en secret, l’un après l’autre.
hand-over-me = Je suis { $name }
hand-over-news = Ce qui s’est passé
hand-over-others = Regarder ses propres cartes
hand-over-look = { $name }
here-open = Tout le monde peut regarder maintenant.
here-holds = { $name } a l’appareil
here-hide = Cacher mes cartes
here-again = Rejouer sur cet appareil

connection-lost = Pas de connexion, nouvel essai en cours. Dernier état de la table : { $time }.
connection-back = Connexion rétablie.
waiting-lost = Pas de connexion depuis { $time }. Sera envoyé dès son retour : { $action }
waiting-move = Sera bientôt envoyé : { $action }
waiting-take-back = Annuler
waiting-superseded = La table a avancé pendant la coupure. Ceci n’a pas été joué : { $action }.
waiting-refused = Ceci n’a pas été joué au retour de la connexion : { $action }. { $why }
why-offline = Sans connexion, le serveur ne peut pas dire pourquoi.

offline-home = Pas de connexion au serveur.
offline-home-line = Tu peux regarder tes tables telles qu’elles étaient. Un coup choisi maintenant part dès que la connexion revient.
offline-as-of = dernier état : { $time }
offline-none = Aucune de tes tables n’est gardée dans ce navigateur.
offline-retry = Réessayer
update-ready = Une nouvelle version est disponible.
update-reload = Recharger pour mettre à jour

zoom-in = Agrandir le plateau
zoom-out = Montrer tout le plateau
