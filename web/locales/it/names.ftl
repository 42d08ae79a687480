# Nomi ed effetti. Ogni carta, tessera, statua e funzionario ha un nome e una frase.

# Ciò che un’edizione può chiamare altrimenti (editions).
-carta-favore = carta favore
-carte-favore = carte favore
-Carte-favore = Carte favore
-simbolo-favore = simbolo favore
-simboli-favore = simboli favore
-pietra = pietra
-pietre = pietre
-Pietra = Pietra
-Pietre = Pietre

you = tu
list-clauses = { $before }; { $next }
nothing = niente
times-card = { $card } ×{ $count }

province-abu = Abu
province-abydos = Abido
province-amarna = Amarna
province-avaris = Avaris
province-baharya = Baharya
province-berenike = Berenice
province-buto = Buto
province-dakhla = Dakhla
province-damanhur = Damanhur
province-edfu = Edfu
province-kharga = Kharga
province-memphis = Menfi
province-mendes = Mendes
province-sawu = Sawu
province-thebes = Tebe

card-theft = Furto
card-theft-does = Offri questa carta al posto dell’oro: l’offerta collettiva scende di 3 e prendi 3 oro, ma nessun dono.
card-bribery = Corruzione
card-bribery-does = Se la tua puntata viene superata, puoi puntare di nuovo sulla stessa provincia, fino alla fine dell’asta.
card-protection = Protezione
card-protection-does = Il gradino subito sopra il tuo scriba è bloccato fino alla fine dell’asta, ovunque vada; si gioca anche passando.
card-architect = Architetto
card-architect-does = Al mercato: esattamente due { -pietre } in una tua provincia diventano una piramide.
card-cultivation = Coltivazione
card-cultivation-does = Al mercato, appena hai comprato qualcosa: un contadino gratis, accanto ai campi.
card-influence = Influenza
card-influence-does = Giocala con la tua offerta: alza o abbassa di 3 l’offerta collettiva.
card-treasury = Tesoro
card-treasury-does = Al raccolto: una tua provincia rende esattamente 8 oro invece del solito.
card-abundance = Abbondanza
card-abundance-does = Al raccolto: ogni contadino in una tua provincia rende 1 oro in più.
card-favours = Maestro dei favori
card-favours-does = 3 punti se le tue province hanno in tutto almeno 7 { -simboli-favore } e carte della benedizione.
card-farmers = Maestro dei contadini
card-farmers-does = 3 punti se nelle tue province ci sono almeno 9 contadini.
card-upper_lower = Alto o Basso
card-upper_lower-does = 3 punti se tutte le tue province sono nell’Alto Egitto, o tutte nel Basso Egitto.
card-east_west = Est o Ovest
card-east_west-does = 3 punti se tutte le tue province sono sulla stessa riva.
card-river = Fiume o entroterra
card-river-does = 3 punti se tutte le tue province toccano il Nilo, o se nessuna lo tocca.
card-federation = Maestro della federazione
card-federation-does = 3 punti se le tue province confinano tra loro e formano un blocco unico.
card-delegation = Delegazione
card-afterlife = Aldilà
card-tribute = Tributo
card-pharaohs_blessing = Benedizione del Faraone
card-glory = Gloria
card-greed = Avidità
card-popularity = Popolarità
card-export = Esportazione

tile-point = punto
tile-farmer = contadino
tile-stone = { -pietra }
tile-favour = favore
tile-gold = oro
tile-point-does = 1 punto
tile-farmer-does = un contadino
tile-stone-does = una { -pietra }
tile-favour-does = una { -carta-favore }
tile-gold-does = 2 oro

kingdom-1 = Antico Regno
kingdom-2 = Nuovo Regno
phase-setup = Preparazione
phase-auction = Asta
phase-market = Mercato
phase-offering = Offerta
phase-harvest = Raccolto
phase-scoring = Conteggio
phase-over = Fine

source-pyramids = piramidi
source-sets = serie complete
source-west_bank = riva ovest
source-east_bank = riva est
source-temples = templi
source-gold = oro
source-scheme = obiettivo { $card }
source-mine = miniera
source-caravan = carovana
source-farmers = contadini
source-treasury = { card-treasury }
source-abundance = { card-abundance }
source-other = { $source }
goods-cards = { $count ->
    [one] una { -carta-favore }
   *[other] { $count } { -carte-favore }
  }
goods-farmers = { $count ->
    [one] un contadino
   *[other] { $count } contadini
  }
goods-stones = { $count ->
    [one] una { -pietra }
   *[other] { $count } { -pietre }
  }
won-by = { $count ->
    [one] { $names } vince
   *[other] Vittoria condivisa: { $names }
  }
    .you = Vinci tu
won-tie = { $won }, con più { $by ->
    [pyramids] piramidi
   *[stones] { -pietre }
  }
won-tie-order = { $won }, grazie all’ordine di turno
cardgame-kingdom-1 = Primo Impero
cardgame-kingdom-2 = Secondo Impero
cardgame-kingdom-3 = Terzo Impero
