# Ce qu’une messagerie montre d’un lien. Le serveur met les mots en place : pas de nombres avec des formes.

preview-title = Amun-Re
preview-line = Le jeu de société des enchères, des pyramides et des offrandes le long du Nil. Joue contre des bots ou avec des amis dans le navigateur, sans compte.
preview-table = Amun-Re : { $title }
preview-table-named = { $name } · Amun-Re : { $title }
preview-at = À la table : { $names }.
preview-open = Places prises : { $taken } sur { $players }. Suis le lien pour t’asseoir ou pour regarder.
preview-running = Une partie à { $players } est en cours. Suis le lien pour regarder.
preview-over = Une partie à { $players } est terminée. Suis le lien pour voir comment elle s’est passée.
