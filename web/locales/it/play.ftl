# Al tavolo.

prompt-bid = Punta: scegli una provincia evidenziata, poi un gradino sopra tutti gli scribi che ci sono.
prompt-keep_bid = { $protection ->
    [yes] La tua puntata è in testa: passa, o gioca prima { card-protection }.
   *[no] La tua puntata è in testa: passa e tienila.
  }
prompt-pay = Il tuo oro non copre la puntata: vendi { -carte-favore } finché non basta.
prompt-market = { $kinds ->
    [0] { $others ->
        [0] Il tuo turno al mercato: non c’è più nulla da comprare. Termina.
       *[other] Il tuo turno al mercato: non c’è più nulla da comprare. Ti resta: { $plays }; oppure termina.
      }
    [1] Il tuo turno al mercato: compra { $goods }, oppure termina.
   *[other] Il tuo turno al mercato: compra { $goods }, in quest’ordine; oppure termina.
  }
prompt-place_farmer = Metti un contadino su un campo vuoto: scegli una provincia evidenziata.
prompt-place_stone = Metti una { -pietra } in una tua provincia: scegline una evidenziata.
prompt-offer = Sigilla la tua offerta: oro, oppure { card-theft }.
prompt-offer-sealed = La tua offerta è sigillata. Puoi cambiarla finché non hanno scelto tutti.
prompt-influence = La tua carta { card-influence } deve alzare o abbassare l’offerta collettiva.
prompt-gift_cards = { $gifts ->
    [one] Il tuo dono sarà una { -carta-favore }?
   *[other] Quanti dei tuoi { $gifts } doni saranno { -carte-favore }?
  }
prompt-gift = Prendi un dono: { $gift }.
prompt-gift_end = { $horus ->
    [yes] Hai preso i tuoi doni: costruisci con Horus, oppure termina.
   *[no] { $tiles ->
        [yes] Hai preso i tuoi doni: costruisci tessere, oppure termina.
       *[no] Hai preso i tuoi doni: termina.
      }
  }
prompt-harvest = { $income ->
    [unknown] Incassa la tua rendita
   *[other] Incassa la tua rendita di { $income } oro
  }{ $card ->
    [yes] , o gioca prima una carta del raccolto su una provincia.
   *[no] .
  }
prompt-schemes = { $scheme ->
    [yes] Mostra un obiettivo che le tue province soddisfano, o termina.
   *[no] Nessuno dei tuoi obiettivi è soddisfatto: termina.
  }
prompt-last_sale = Vendi { -carte-favore } per l’ultima volta, prima di confrontare l’oro.
prompt-last_sale-sealed = La tua ultima vendita è sigillata. Puoi cambiarla finché non hanno scelto tutti.
prompt-start_scheme = Tieni uno dei tuoi due obiettivi iniziali; l’altro esce dal gioco.
prompt-start_scheme-sealed = Sigillato: { $choice }. Puoi cambiare finché non hanno scelto tutti.
prompt-waiting = In attesa di { $names }.
prompt-watching = Stai guardando. Il tavolo attende { $names }.
prompt-over = La partita è finita. { $winners }.
prompt-abandoned = { $end ->
    [table_closed] L’amministrazione del sito ha chiuso questo tavolo.
    [table_expired] Il sito ha chiuso questo tavolo: da molto tempo non veniva più nessuno.
   *[other] La partita è stata interrotta di comune accordo.
  }
prompt-bot-plays = Un bot gioca al tuo posto.

confirm = Conferma
undo = Annulla mossa
cancel-choice = Cancella la scelta
why = Perché?
change = Cambia
tool-choose = Scegli prima qualcosa
leaves-gold = { $gold ->
    [one] ti resta 1 oro
   *[other] ti restano { $gold } oro
  }
costs-when-won = da pagare se vince; hai { $gold } oro
costs-when-won-short = da pagare se vince; hai { $gold } oro e dovresti vendere { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }
harvest-more = porta { $gold } oro in più
harvest-no-more = { $less ->
    [0] ⚠ non cambia nulla: senza la carta rende lo stesso
   *[other] ⚠ porta { $less } oro in meno
  }
good-buy_cards = { -carte-favore }
good-buy_farmers = contadini
good-buy_stones = { -pietre }
good-buy_tiles = tessere tomba
gift-take_farmer = un contadino su un campo vuoto
gift-take_stone = una { -pietra }
gift-take_tile = una tessera tomba

tool-place_bid = Punta
tool-shop = Compra
tool-place_farmer = Contadino
tool-place_stone = { -Pietra }
tool-play_architect = { card-architect }
tool-play_cultivation = { card-cultivation }
tool-take_farmer = Contadino
tool-take_stone = { -Pietra }
tool-play_treasury = { card-treasury }
tool-play_abundance = { card-abundance }
tool-play_protection = { card-protection }
tool-take_cards = { -Carte-favore }
tool-sell_card = Vendi carte
tool-show_scheme = Obiettivi
schemes-all = Mostra tutti i { $count } che danno punti
tool-keep_scheme = Obiettivo iniziale
tool-offer = Offerta
tool-last_sale = Ultima vendita
tool-tap-province = Scegli una provincia evidenziata sul tabellone, o qui:
tool-tap-card = Scegli una carta:
on-field = su un campo
beside-field = accanto ai campi

bid-pick = Scegli una provincia per vedere la sua scala.
bid-ladder = Scala di { $province }
bid-step = { $amount } oro
bid-step-held = { $amount } oro, puntata di { $names }
bid-step-no = { $amount } oro, non possibile; chiedi perché
bid-with = Gioca anche
shop-none = niente
shop-costs = { $count ->
    [one] 1 costa { $price }
   *[other] { $count } costano { $price }
  }
shop-total = { $price } di { $gold } oro
shop-cards = { -Carte-favore }
shop-farmers = Contadini
shop-stones = { -Pietre }
shop-most = al massimo { $most }
shop-not-now = non ora
shop-first = Si compra un tipo dopo l’altro; così compri il primo.
less = Uno in meno: { $what }
more = Uno in più: { $what }
offer-slider = Oro da offrire
offer-theft-choice = { card-theft } al posto dell’oro
offer-lay = Aggiungi all’offerta
offer-sell = Vendi per l’offerta
sale-all = Tutte
sale-none = Nessuna

all-actions = Tutto ciò che puoi fare, in parole
all-search = Cerca
all-many = { $count } modi; usa il pannello qui sopra, per esempio: { $example }

hand = La tua mano
hand-gold = { $gold } oro
hand-empty = nessuna { -carta-favore }
card-count = { $count } × { $card }

players = Giocatori
player-gold = oro
player-cards =
    { $count ->
        [one] { -carta-favore }
       *[other] { -carte-favore }
    }
player-pyramids =
    { $count ->
        [one] piramide
       *[other] piramidi
    }
player-points =
    { $count ->
        [one] punto
       *[other] punti
    }
player-sealed = ha scelto
player-acts = di turno
player-you = tu
player-bot = bot
why-points = Punti di { $who }
points-total = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

log = Cronaca
chat = Chat
chat-say = Scrivi qualcosa
chat-send = Invia

round-of = Round { $round } di 6
keys = Tasti
rules = Regole
piles = Mazzo: { $deck }, scarti: { $discards }
reference = Guida rapida
menu = Menu
menu-claim = Riprendi il posto
rematch = Gioca ancora
rematch-open = Vai alla rivincita
final = Classifica finale
turn-title = Tocca a te
sending = Invio in corso
fold = Nascondi la mano
unfold = Mostra la mano
player-offered = offerto
player-open = a vista
player-spent = { $card } (non vale più)

hint = Consiglio
hint-move = Mostra la mossa
hint-asking = Un bot sta pensando…
hint-shown = Il bot farebbe così. Conferma o scegli altro.
points-now = { $points } contando ora
outlook-caption = Con la tua offerta
outlook-others = Gli altri offrono
outlook-position = Posizione del tempio
outlook-harvest = Il tuo raccolto, oro
outlook-points = I tuoi templi, punti
outlook-from = { $least }+
outlook-to = ≤{ $most }
outlook-between = da { $least } a { $most }
account-mark = ha un account
former-player = Ex giocatore
name-account = { $name } (account)
name-guest = { $name } (ospite)
people = Persone al tavolo
figures = Valori di una copia stampata
people-away = in pausa fino a { $until }
nudge-title = Il tavolo ti aspetta
nudge-text = { $who } ti ha sollecitato.
orders-give = Lascia istruzioni
orders-edit = Guarda o cambia
orders-line = Le tue istruzioni: { $orders }.
orders-line-none = Puoi lasciare istruzioni per l’asta.
orders-part = { $province } fino a { $highest }
orders-part-pass = passa quando sei in testa
clock-slow-holidays = { $slow }, { $days ->
    [one] un giorno di pausa
   *[other] { $days } giorni di pausa
  } per giocatore
clock-days = { $days } g { $hours } h
clock-short = poco tempo rimasto
clock-runs = il tempo scorre
clock-stands = tempo fermo
clock-away = in pausa
chat-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
log-unread = Cronaca, { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
all-short = Tutte le mosse
