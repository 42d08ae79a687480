# Der Plan und die Karten, in Worten.

board-map = Karte von Ägypten
board-map-keys = Pfeiltasten wechseln zwischen Provinzen, Eingabe wählt eine.
board-where = { $name }, { $bank ->
    [west] Westufer
   *[east] Ostufer
}, { $region ->
    [lower] Unterägypten
   *[upper] Oberägypten
}, { $nile ->
    [yes] am Nil
   *[no] abseits des Nils
}
board-lower = Unterägypten
board-upper = Oberägypten
board-west-desert = Westliche Wüste
board-west-bank = Westufer
board-east-bank = Ostufer
board-east-desert = Östliche Wüste
board-sea = Das Große Grün
board-nile = Der Nil
board-nile-at = Der Nil, mit dem Tempel auf Position { $position }
board-nile-before = Der Nil, vor dem ersten Opfer
board-nile-letters = NIL

board-can-choose = Wählbar.
board-is-chosen = Gewählt.
board-held = Gehört { $who }.
board-open = Offen: Niemand hat sie behalten.
board-waiting = Wird nicht versteigert.
board-blocked = Gesperrt: Sie nimmt an dieser Partie nicht teil.
board-out = Aus dem Spiel.
board-blocked-short = gesperrt
board-out-short = aus dem Spiel
board-no-bid-short = kein Gebot
board-bids = Wird versteigert: { $bids }.
board-no-bids = Wird versteigert, noch kein Gebot.
board-bid = { $who } bietet { $amount }{ $guard ->
    [on] , geschützt
    [spent] , { card-protection } verbraucht
   *[none] {""}
}
board-bribery = { $told }, { $state ->
    [spent] { card-bribery } verbraucht
   *[force] { card-bribery } wirkt
}
board-has = Hier: { $what }.
board-fields = { $farmed } von { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
} bestellt
board-no-fields = keine Felder
board-extra-farmers = { $count ->
    [one] 1 Bauer
   *[other] { $count } Bauern
} neben den Feldern
board-printed-farmers = { $count ->
    [one] 1 Bauer, der immer bleibt
   *[other] { $count } Bauern, die immer bleiben
}
board-pyramids = { $count ->
    [one] 1 Pyramide
   *[other] { $count } Pyramiden
}
board-stones = { $count ->
    [one] 1 { -stein }
   *[other] { $count } { -steine }
}
board-icons = { $count ->
    [one] 1 Gunstsymbol
   *[other] { $count } Gunstsymbole
}
board-temples = { $count ->
    [one] 1 Tempel
   *[other] { $count } Tempel
}
board-mine = eine Mine, die bei jeder Ernte { $count } Gold bringt
board-caravan = eine Karawane, die bei niedrigem Tempel { $count } Gold bringt
board-cards = { $count ->
    [one] 1 { -gunstkarte }
   *[other] { $count } { -gunstkarten }
}
board-gold = { $count } Gold
board-hidden-cards = { $count ->
    [one] 1 verdeckte { -gunstkarte }
   *[other] { $count } verdeckte { -gunstkarten }
}
board-blessing = ein Segen beim Gewinn: { $what }
board-harvest-card = { $card } ausgespielt
board-farmer = ein Bauer

temple-track = Tempelleiste
temple-title = Tempel
temple-at = Der Tempel steht auf Position { $position }.
temple-before = Der Tempel steht noch nicht auf seiner Leiste.
temple-collective = Das letzte gemeinsame Opfer war { $amount }.
temple-row = Position { $position }: erreicht mit einem Opfer von { $range }; jeder Bauer bringt { $position } Gold und jeder Tempel { $position } { $position ->
    [one] Punkt
   *[other] Punkte
}; { $caravan ->
    [yes] Karawanen bringen Gold
   *[no] Karawanen bringen nichts
}.
temple-below = { $most } oder weniger
temple-between = { $least } bis { $most }
temple-from = { $least } oder mehr
temple-offered = geopfert
temple-offered-now = { $amount } geopfert

ladder-title = Gebote für { $province }
ladder-step = { $amount } bieten
ladder-held = { $amount }: { $who }
ladder-low = { $amount }: unter dem höchsten Gebot
ladder-blocked = { $amount }: durch { card-protection } gesperrt
ladder-dear = { $amount }: mehr, als du jetzt bieten kannst
ladder-protected = geschützt
ladder-protection-spent = { card-protection } verbraucht

order-title = Zugreihenfolge
order-place = { $place }. { $who }{ $state ->
    [sealed] , hat gewählt
    [asked] , am Zug
   *[other] {""}
}
score-title = Punkte
score-of = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
scroll-sealed = Eine versiegelte Wahl
coins-worth = { $count } Gold
card-back = Eine verdeckte Gunstkarte
pharaoh-title = Der Pharao
pharaoh-tokens = { $count ->
    [one] 1 Pharaomarker
   *[other] { $count } Pharaomarker
}

outlook-open = Drücke Eingabe, um zu sehen, was jede Position bringt.
