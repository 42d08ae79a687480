# Ciò che portano solo le espansioni: ai tavoli che ne hanno.

card-delegation-does = Scambia i funzionari delle tue due province prima di scegliere.
card-afterlife-does = Al mercato: pesca una tessera tomba, o costruiscine una.
card-tribute-does = 3 punti se nelle tue province ci sono almeno 2 statue.
card-pharaohs_blessing-does = 3 punti se hai almeno 2 segnalini Faraone.
card-glory-does = Come ultima cosa al mercato: compra da 1 a 3 punti.
card-greed-does = Giocala con { card-theft }: prendi comunque un dono.
card-popularity-does = Al raccolto: una provincia non rende niente e tu peschi tre { -carte-favore }.
card-export-does = Al raccolto: una provincia vale solo come carovana da 10 oro.
statue-bastet = Bastet
statue-horus = Horus
statue-isis = Iside
statue-osiris = Osiride
statue-ptah = Ptah
statue-set = Seth
statue-sobek = Sobek
statue-thoth = Thot
source-tomb = tessere tomba
source-tomb_rows = file complete della tomba
source-officials = funzionari
source-glory = { card-glory }
source-osiris = Osiride
source-sobek = Sobek
source-export = { card-export }

action-with-leaving = { $action }, con lo scriba di { $leaving }
action-play_glory = Gioca { card-glory }: { $goods } per { $price } oro, e termina il turno al mercato
action-play_popularity = Gioca { card-popularity }: { $province } non rende niente, peschi tre { -carte-favore }
action-play_export = Gioca { card-export }: { $province } vale come carovana da 10 oro
action-play_protection-at = Gioca { card-protection } in { $province }
action-guard_scribe = Gioca { card-protection } per lo scriba in { $province }
action-choose_province = Tieni { $province }
action-delegate = Gioca { card-delegation }: scambia i tuoi due funzionari
action-put_up_province = Metti all’asta { $province }
action-afterlife_draw = Gioca { card-afterlife }: pesca una tessera tomba
action-afterlife_build = Gioca { card-afterlife }: costruisci una tessera { $tile } nella fila { $row }, spazio { $place }
action-take_tile = Costruisci come dono una tessera { $tile } nella fila { $row }, spazio { $place }
action-build_tile = Costruisci una tessera { $tile } nella fila { $row }, spazio { $place }, scartando { $paid }
action-build_with_horus = Con Horus: due { -pietre } in { $province } diventano una piramide
action-discard_for_thoth = Scarta { $card }

board-statue = la statua di { $god }
board-official = un funzionario che porta { $what }
board-pharaoh = il Faraone
tomb-title = { $who ->
    [tu] La tua tomba
   *[other] Tomba di { $who }
}
tomb-tile = Fila { $row }, spazio { $place }: { $tile }
tomb-free = Fila { $row }, spazio { $place }: libero
tomb-closed = Fila { $row }, spazio { $place }: servono le due tessere sotto
tomb-to-build = { $count ->
    [one] 1 tessera da costruire
   *[other] { $count } tessere da costruire
}
statue-bastet-does = Prendi 3 oro all’inizio di ogni mercato.
statue-horus-does = Lì e nelle tue province confinanti: piramidi con 2 { -pietre } e 1 oro.
statue-isis-does = Nel conteggio la sua provincia vale come se avesse un tempio in più.
statue-osiris-does = Al raccolto ogni due tuoi contadini portano 1 oro in più.
statue-ptah-does = Una volta per round: compra un tipo una seconda volta, ripartendo dal prezzo più basso.
statue-set-does = Un dono in più a ogni offerta, anche con { card-theft }.
statue-sobek-does = Ogni tuo obiettivo vale 4 punti.
statue-thoth-does = Quando compri { -carte-favore }, pescane una in più e scartane una.

prompt-keep_province = Scegli la provincia da tenere; il funzionario dell’altra ti serve.
prompt-lay_stone = { $horus ->
    [yes] Metti la tua { -pietra }, o costruisci prima con Horus.
   *[no] Metti la tua { -pietra }.
  }
prompt-thoth = Thot: scarta una delle tue { -carte-favore }, senza ricevere oro.
prompt-put_up_province = Scegli in segreto la provincia che metti all’asta.
prompt-put_up_province-sealed = Sigillato: { $choice }. Puoi cambiare finché non hanno scelto tutti.
tool-play_popularity = { card-popularity }
tool-play_export = { card-export }
tool-choose_province = Tieni una provincia
tool-put_up_province = Metti all’asta
tool-guard_scribe = { card-protection }
tool-build_with_horus = Horus
tool-play_glory = { card-glory }
tool-discard_for_thoth = Scarta
tool-take_tile = Costruisci una tessera
tool-afterlife_build = { card-afterlife }: costruisci
tool-build_tile = Costruisci scartando
bid-scribe = Scriba da muovere
shop-tiles = Tessere tomba
tomb-which = Tessera
tomb-pay = Scartane due
hand-tiles = Tessere tomba
hand-provinces = Carte provincia
player-tokens =
    { $count ->
        [one] segnalino Faraone
       *[other] segnalini Faraone
    }
player-tiles =
    { $count ->
        [one] tessera tomba
       *[other] tessere tomba
    }

goods-tiles = { $count ->
    [one] una tessera tomba
   *[other] { $count } tessere tomba
  }
goods-points = { $count ->
    [one] un punto
   *[other] { $count } punti
  }
event-province_hand_taken = { $who } prende in mano { $count } carte provincia.
    .you = Prendi in mano { $count } carte provincia.
event-province_hand_taken-known = { $who } prende in mano le carte provincia { $provinces }.
    .you = Prendi in mano le carte provincia { $provinces }.
event-officials_shuffled = Le carte funzionario vengono mescolate: { $count } carte.
event-official_set_out = Un funzionario attende in { $province }: { $official }.
event-officials_swapped = { $who } scambia di posto i funzionari di { $provinces }.
    .you = Scambi di posto i funzionari di { $provinces }.
event-official_dismissed = { $who } congeda il funzionario di { $province } ({ $official }).
    .you = Congedi il funzionario di { $province } ({ $official }).
event-official_served = Il funzionario di { $province } { $who ->
    [tu] ti serve
   *[other] serve { $who }
  }: { $official }.
event-scribe_came_home = { $who } ritira l’altro scriba; la sua provincia resta libera.
    .you = Ritiri l’altro scriba; la sua provincia resta libera.
event-pharaoh_moved = Il Faraone va in { $province }.
event-pharaoh_token_gained = { $who } ottiene un segnalino Faraone per { $province }.
    .you = Ottieni un segnalino Faraone per { $province }.
event-pharaoh_left = Il Faraone lascia il tabellone.
event-pharaoh_tokens_returned = Tutti i segnalini Faraone vengono restituiti.
event-statue_deck_shuffled = Il mazzo delle statue viene mescolato: { $count } carte.
event-statue_placed = La statua di { $statue } viene eretta in { $province }.
event-statue_taken = { $who } prende con { $province } la carta di { $statue }.
    .you = Prendi con { $province } la carta di { $statue }.
event-bastet_paid = { $who } prende { $gold } oro da Bastet.
    .you = Prendi { $gold } oro da Bastet.
event-horus_paid = { $who } paga { $price } oro a Horus.
    .you = Paghi { $price } oro a Horus.
event-discarded_for_thoth = { $who } scarta { $card } per Thot.
    .you = Scarti { $card } per Thot.
event-bought_again = { $who } usa Ptah per comprare una seconda volta.
    .you = Usi Ptah per comprare una seconda volta.
event-tiles_shuffled = Le tessere tomba vengono mescolate: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }.
event-tiles_drawn = { $who } pesca { $count ->
    [one] una tessera tomba
   *[other] { $count } tessere tomba
  }.
    .you = Peschi { $count ->
        [one] una tessera tomba
       *[other] { $count } tessere tomba
      }.
event-tiles_drawn-known = { $who } pesca tessere tomba: { $tiles }.
    .you = Peschi tessere tomba: { $tiles }.
event-tile_built = { $who } costruisce una tessera { $tile } nella fila { $row }, spazio { $place }{ $times ->
    [1] {""}
   *[other] , che rende { $times } volte
  }.
    .you = Costruisci una tessera { $tile } nella fila { $row }, spazio { $place }{ $times ->
        [1] {""}
       *[other] , che rende { $times } volte
      }.
event-tomb_gold_taken = { $who } prende { $gold } oro per la tessera.
    .you = Prendi { $gold } oro per la tessera.
event-afterlife_played = { $who } gioca { card-afterlife }.
    .you = Giochi { card-afterlife }.
event-tile_paid = { $who } scarta { $goods } per un’altra tessera.
    .you = Scarti { $goods } per un’altra tessera.
