# L’aspetto delle pagine.

look-theme = Colori
look-theme-system = Come il dispositivo
look-theme-light = Chiaro
look-theme-dark = Scuro
look-text = Dimensione del testo
look-text-usual = Normale
look-text-large = Grande
look-text-larger = Più grande
