# How the pages look.

look-theme = Colours
look-theme-system = As the device
look-theme-light = Light
look-theme-dark = Dark
look-text = Text size
look-text-usual = Usual
look-text-large = Large
look-text-larger = Larger
