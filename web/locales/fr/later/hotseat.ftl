# Plusieurs personnes sur un appareil qui passe de main en main.

hand-over = Passe l’appareil à { $name }
hand-over-line = Aucune carte n’est montrée. À toi, { $name } !
hand-over-sealed = Tout le monde choisit en secret, l’un après l’autre.
hand-over-me = Je suis { $name }
hand-over-news = Ce qui s’est passé
hand-over-look = { $name }
hand-over-others = Regarder ses propres cartes
here-open = Tout le monde peut regarder maintenant.
here-holds = { $name } a l’appareil
here-hide = Cacher mes cartes
here-again = Rejouer sur cet appareil
hidden = caché
