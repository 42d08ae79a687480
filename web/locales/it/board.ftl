# La mappa e le carte, in parole.

board-map = Mappa dell’Egitto
board-map-keys = Le frecce spostano tra le province, Invio ne sceglie una.
board-where = { $name }, { $bank ->
    [west] riva ovest
   *[east] riva est
}, { $region ->
    [lower] Basso Egitto
   *[upper] Alto Egitto
}, { $nile ->
    [yes] sul Nilo
   *[no] lontano dal Nilo
}
board-lower = Basso Egitto
board-upper = Alto Egitto
board-west-desert = Deserto occidentale
board-west-bank = Riva ovest
board-east-bank = Riva est
board-east-desert = Deserto orientale
board-sea = Il Grande Verde
board-nile = Il Nilo
board-nile-at = Il Nilo, con il tempio in posizione { $position }
board-nile-before = Il Nilo, prima della prima offerta
board-nile-letters = NILO

board-can-choose = Si può scegliere.
board-is-chosen = È scelta.
board-held = È di { $who }.
board-open = Libera: non l’ha tenuta nessuno.
board-waiting = Non è all’asta.
board-blocked = Bloccata: non prende parte a questa partita.
board-out = Fuori dal gioco.
board-blocked-short = bloccata
board-out-short = fuori
board-no-bid-short = nessuna
board-bids = All’asta: { $bids }.
board-no-bids = All’asta, ancora nessuna puntata.
board-bid = { $who } punta { $amount }{ $guard ->
    [on] , con protezione
    [spent] , protezione esaurita
   *[none] {""}
}
board-bribery = { $told }, { $state ->
    [spent] { card-bribery } esaurita
   *[force] { card-bribery } in vigore
}
board-has = Ha { $what }.
board-fields = { $count ->
    [one] 1 campo
   *[other] { $count } campi
} ({ $farmed ->
    [0] nessuno coltivato
    [one] 1 coltivato
   *[other] { $farmed } coltivati
})
board-no-fields = nessun campo
board-extra-farmers = { $count ->
    [one] 1 contadino
   *[other] { $count } contadini
} accanto ai campi
board-printed-farmers = { $count ->
    [one] 1 contadino che non se ne va mai
   *[other] { $count } contadini che non se ne vanno mai
}
board-pyramids = { $count ->
    [one] 1 piramide
   *[other] { $count } piramidi
}
board-stones = { $count ->
    [one] 1 { -pietra }
   *[other] { $count } { -pietre }
}
board-icons = { $count ->
    [one] 1 { -simbolo-favore }
   *[other] { $count } { -simboli-favore }
}
board-temples = { $count ->
    [one] 1 tempio
   *[other] { $count } templi
}
board-mine = una miniera che rende { $count } oro a ogni raccolto
board-caravan = una carovana che rende { $count } oro quando il tempio è basso
board-cards = { $count ->
    [one] 1 { -carta-favore }
   *[other] { $count } { -carte-favore }
}
board-gold = { $count } oro
board-hidden-cards = { $count ->
    [one] 1 { -carta-favore } coperta
   *[other] { $count } { -carte-favore } coperte
}
board-blessing = una benedizione per chi la vince: { $what }
board-harvest-card = la carta { $card } giocata qui
board-farmer = un contadino

temple-track = Tracciato del tempio
temple-title = Tempio
temple-at = Il tempio è in posizione { $position }.
temple-before = Il tempio non è ancora sul suo tracciato.
temple-collective = L’ultima offerta collettiva è stata { $amount }.
temple-row = Posizione { $position }: si raggiunge offrendo { $range }; ogni contadino rende { $position } oro e ogni tempio { $position } { $position ->
    [one] punto
   *[other] punti
}; { $caravan ->
    [yes] le carovane rendono
   *[no] le carovane non rendono
}.
temple-below = fino a { $most }
temple-between = da { $least } a { $most }
temple-from = da { $least } in su
temple-offered = offerto
temple-offered-now = offerto { $amount }

ladder-title = Puntate su { $province }
ladder-step = Punta { $amount }
ladder-held = { $amount }: { $who }
ladder-low = { $amount }: sotto la puntata più alta
ladder-blocked = { $amount }: chiuso da { card-protection }
ladder-dear = { $amount }: più di quanto puoi puntare ora
ladder-protected = con protezione
ladder-protection-spent = protezione esaurita

order-title = Ordine di turno
order-place = { $place }. { $who }{ $state ->
    [sealed] , ha scelto
    [asked] , deve decidere
   *[other] {""}
}
score-title = Punti
score-of = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
scroll-sealed = Una scelta sigillata
coins-worth = { $count } oro
card-back = Una carta favore coperta
pharaoh-title = Il Faraone
pharaoh-tokens = { $count ->
    [one] 1 segnalino Faraone
   *[other] { $count } segnalini Faraone
}

outlook-open = Premi Invio per vedere quanto rende ogni posizione.
