# Wie die Seiten aussehen.

look-theme = Farben
look-theme-system = Wie das Gerät
look-theme-light = Hell
look-theme-dark = Dunkel
look-text = Schriftgröße
look-text-usual = Normal
look-text-large = Groß
look-text-larger = Größer
