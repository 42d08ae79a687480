# Ciò che nell’edizione del 2003 ha un altro nome o un altro effetto.

-carta-favore = carta potere
-carte-favore = carte potere
-Carte-favore = Carte potere
-simbolo-favore = simbolo potere
-simboli-favore = simboli potere
-pietra = pietra da costruzione
-pietre = pietre da costruzione
-Pietra = Pietra da costruzione
-Pietre = Pietre da costruzione

card-bribery = Rilancio sul posto
card-protection = Blocco della puntata
card-protection-does = Con una puntata: il gradino subito sopra il tuo scriba è bloccato fino alla fine dell’asta, ovunque vada.
card-architect = Costruttore
card-cultivation = Contadino gratuito
card-cultivation-does = Al mercato: un contadino gratis, accanto ai campi.
card-influence = Correzione dell’offerta
card-theft = Carta −3
card-treasury = 8 oro
card-abundance = Raccolto maggiore
card-favours = Bonus carte potere
card-farmers = Bonus contadini
card-upper_lower = Basso/Alto Egitto
card-east_west = Lato ovest/est
card-river = Rive del Nilo

order-title = Ordine di turno, dal primo giocatore in poi
event-order_drawn = Il primo ordine di turno, dal primo giocatore in poi: { $order }.
event-order_changed = Il nuovo ordine di turno, dal primo giocatore in poi: { $order }.
