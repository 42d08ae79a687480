# Più persone su un dispositivo che passa di mano.

hand-over = Passa il dispositivo a { $name }
hand-over-line = Non si vedono le carte di nessuno. Continua { $name }.
hand-over-sealed = Tutti scelgono in segreto, uno dopo l’altro.
hand-over-me = Sono { $name }
hand-over-news = Che cosa è successo
hand-over-look = { $name }
hand-over-others = Guarda le tue carte
here-open = Ora possono guardare tutti.
here-holds = { $name } ha il dispositivo
here-hide = Nascondi le mie carte
here-again = Gioca ancora a questo dispositivo
hidden = nascosto
