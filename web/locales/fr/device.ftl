# Un appareil pour plusieurs, connexions perdues, mises à jour.

connection-lost = Pas de connexion, nouvel essai en cours. Dernier état de la table : { $time }.
connection-back = Connexion rétablie.
waiting-lost = Pas de connexion depuis { $time }. Sera envoyé dès son retour : { $action }
waiting-move = Sera bientôt envoyé : { $action }
waiting-take-back = Annuler
waiting-superseded = La table a avancé pendant la coupure. Ceci n’a pas été joué : { $action }.
waiting-refused = Ceci n’a pas été joué au retour de la connexion : { $action }. { $why }
why-offline = Sans connexion, le serveur ne peut pas dire pourquoi.

update-ready = Une nouvelle version est disponible.
update-reload = Recharger pour mettre à jour

zoom-in = Agrandir le plateau
zoom-out = Montrer tout le plateau
