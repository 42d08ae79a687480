# L’aspect des pages.

look-theme = Couleurs
look-theme-system = Comme l’appareil
look-theme-light = Clair
look-theme-dark = Sombre
look-text = Taille du texte
look-text-usual = Normale
look-text-large = Grande
look-text-larger = Plus grande
