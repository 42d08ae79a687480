# Ciò che nell’edizione del 2016 ha un altro nome o un altro effetto.

card-bribery-does = Se la tua puntata viene superata, puoi puntare ancora una volta sola sulla stessa provincia.
card-protection-does = Con una puntata: il gradino subito sopra quella puntata è bloccato finché il tuo scriba resta lì.
card-cultivation = Contadino gratuito
card-cultivation-does = Al mercato: un contadino gratis, su un campo vuoto o accanto ai campi.
card-influence = Modifica dell’offerta
card-abundance = Gran raccolto
card-favours = Maestro degli scribi
card-upper_lower = Alto/Basso Egitto
card-east_west = Riva ovest/est
card-river = Nilo/Frontiera

order-title = Ordine di turno, dal primo giocatore in poi
event-order_drawn = Il primo ordine di turno, dal primo giocatore in poi: { $order }.
event-order_changed = Il nuovo ordine di turno, dal primo giocatore in poi: { $order }.
