# Mehrere an einem Gerät, das weitergereicht wird.

hand-over = Gib das Gerät an { $name }
hand-over-line = Niemandes Karten sind zu sehen. Weiter geht es mit { $name }.
hand-over-sealed = Alle wählen geheim, nacheinander.
hand-over-me = Ich bin { $name }
hand-over-news = Was geschehen ist
hand-over-look = { $name }
hand-over-others = Eigene Karten ansehen
here-open = Jetzt dürfen alle hinsehen.
here-holds = { $name } hat das Gerät
here-hide = Meine Karten verdecken
here-again = An diesem Gerät noch einmal spielen
hidden = verdeckt
