# L’istruttore della prima partita. Per ogni lezione: titolo, che cosa si chiede, perché conta, che cosa guardare, un compito.

coach = L’istruttore
coach-fold = Nascondi la lezione
coach-unfold = Mostra la lezione
coach-back = Indietro
coach-next = Avanti
coach-stop = Termina le lezioni
coach-resume = Riprendi le lezioni
coach-show = Mostrami
coach-done = Ben fatto!
coach-unread = { $count ->
    [one] ancora una lezione
   *[other] ancora { $count } lezioni
  }
coach-count = { $at } / { $all }

coach-welcome-title = Il Nilo ti aspetta
coach-welcome-ask = Giochi sei round in due regni. In ogni round: vinci una provincia, fai acquisti, fai un’offerta, raccogli.
coach-welcome-why = I punti si contano solo due volte, dopo i round 3 e 6. Ne portano di più le piramidi, e le piramidi si costruiscono con l’oro.
coach-welcome-look = Il tabellone è al centro, i giocatori accanto. Ferma il puntatore su qualsiasi cosa, o tienila premuta un momento, e saprai che cos’è.

coach-start_scheme-title = Un obiettivo segreto
coach-start_scheme-ask = Hai due obiettivi. Tienine uno; l’altro esce dal gioco.
coach-start_scheme-why = A un conteggio un obiettivo vale 3 punti se le tue province lo soddisfano: ti suggerisce quindi a quali province puntare.
coach-start_scheme-look = Leggi entrambe le carte. «Tutte su una riva» è più facile da preparare di un gran numero di qualcosa.
coach-start_scheme-task = Scegli un obiettivo e conferma.

coach-bid-title = L’asta
coach-bid-ask = Scegli una provincia e un gradino della sua scala. Se lì qualcuno sale più in alto, devi puntare di nuovo, altrove.
coach-bid-why = Alla fine ognuno ha esattamente una provincia e paga la sua puntata. I gradini salgono in fretta, quindi una seconda scelta spesso costa meno.
coach-bid-look = I riquadri sono campi: i contadini che ci stanno rendono oro a ogni raccolto. Gli scarabei ti permettono di comprare carte favore.
coach-bid-task = Punta su una delle province con più campi.

coach-keep_bid-title = La tua puntata è in testa
coach-keep_bid-ask = Nessuno ha superato la tua puntata, quindi passi. Con la carta Protezione potresti prima chiudere il gradino successivo.
coach-keep_bid-why = Con Protezione superare la tua puntata costa di più. Conviene giocarla per una provincia che vogliono anche altri.
coach-keep_bid-look = Il tuo scriba sta sulla scala della provincia.

coach-pay-title = Poco oro
coach-pay-ask = Il tuo oro non copre la puntata. Vendi carte favore, 1 oro l’una, finché non basta.
coach-pay-why = Si può puntare più di quanto si ha, purché le carte possano coprire la differenza.
coach-pay-look = Vendi ciò che ti serve meno.

coach-market-title = Il mercato
coach-market-ask = Compra carte favore, poi contadini, poi pietre: sempre in quest’ordine, ogni tipo una volta sola.
coach-market-why = Il primo pezzo di un tipo costa 1 oro, il secondo altri 2, il terzo altri 3. Comprare un po’ di tutto costa poco, molto di un solo tipo costa caro. Tre pietre in una provincia fanno una piramide.
coach-market-look = Tieni un po’ d’oro: dopo viene l’offerta.
coach-market-task = Compra almeno un contadino.

coach-place_farmer-title = Dove coltivare
coach-place_farmer-ask = Metti il contadino su un tuo campo vuoto.
coach-place_farmer-why = Ogni contadino rende tanto oro quanto indica la posizione del tempio. I contadini se ne vanno alla fine del regno: prima arrivano, meglio è.
coach-place_farmer-look = Le tue province con campi vuoti sono evidenziate.
coach-place_farmer-task = Metti un contadino su un campo.

coach-place_stone-title = Costruire
coach-place_stone-ask = Metti la pietra in una delle tue province.
coach-place_stone-why = La terza pietra fa una piramide: 1 punto a ogni conteggio. Una piramide in ogni tua provincia è una serie, altri 3 punti. La provincia migliore di ogni riva ne porta 5.
coach-place_stone-look = Le pietre che ci sono già contano. Le piramidi restano per il Nuovo Regno, anche se allora la provincia la vince qualcun altro.
coach-place_stone-task = Costruisci una piramide con una terza pietra. Può volerci più di un round.

coach-offer-title = L’offerta
coach-offer-ask = Offri oro in segreto, o gioca Furto e prendi invece 3 oro.
coach-offer-why = Tutte le offerte insieme spostano il tempio: se è alto arricchisce campi e templi, se è basso fa rendere le carovane. L’offerta più alta prende più doni e gioca per prima nel prossimo round.
coach-offer-look = La piccola tabella mostra quanto ti renderebbe ogni posizione. Scegli il tracciato del tempio per vederlo per tutti.
coach-offer-task = Sigilla un’offerta.

coach-influence-title = Influenza
coach-influence-ask = La tua carta Influenza deve spostare l’offerta collettiva di 3, in su o in giù.
coach-influence-why = Una posizione sul tracciato può valere più di molti contadini.
coach-influence-look = Guarda da che parte di una soglia si trova l’offerta.

coach-offerings-title = Il tempio si è mosso
coach-offerings-ask = Ora tutte le offerte sono rivelate. La loro somma ha fissato la posizione del tempio per questo round.
coach-offerings-why = Ogni contadino renderà altrettanto oro, le carovane rendono solo nelle posizioni 1 e 2, e i templi fanno altrettanti punti se questo è il terzo round di un regno.
coach-offerings-look = L’acqua sul tracciato sta alta quanto il tempio. Ora gli dèi danno doni: tre per l’offerta più alta, due per la seconda, uno per ogni altra; i ladri prendono oro.

coach-gift_cards-title = Doni degli dèi
coach-gift_cards-ask = Di’ quanti dei tuoi doni saranno carte favore; gli altri diventano contadini o pietre.
coach-gift_cards-why = Le carte vengono dal mazzo e possono essere qualsiasi cosa. I contadini lavorano già nel raccolto di questo round. Le pietre avvicinano una piramide.
coach-gift_cards-look = Se una tua provincia ha due pietre, la terza fa subito una piramide.

coach-gift-title = Un contadino o una pietra
coach-gift-ask = Prendi questo dono come contadino su un campo vuoto o come pietra.
coach-gift-why = Un contadino rende subito se il tempio è alto. Una pietra dura per tutta la partita.
coach-gift-look = Queste sono le tue province.

coach-gift_end-title = I doni sono presi
coach-gift_end-ask = Hai preso i tuoi doni: se puoi usa Horus o costruisci tessere, oppure termina.
coach-gift_end-why = È l’ultima occasione prima del raccolto.

coach-harvest-title = Il raccolto
coach-harvest-ask = Incassa la tua rendita. Prima puoi giocare una carta del raccolto su una provincia.
coach-harvest-why = Tesoro trasforma una provincia povera in 8 oro; con Abbondanza ogni contadino che c’è rende uno in più. Una carta può anche aspettare un raccolto migliore.
coach-harvest-look = Queste province ti daranno oro.

coach-harvested-title = Oro per il prossimo round
coach-harvested-ask = Il raccolto è fatto: contadini, miniere e carovane hanno reso.
coach-harvested-why = Con questo oro punti, compri e offri nel prossimo round. In un regno ci sono tre raccolti; poi si lasciano contadini e province.
coach-harvested-look = Il tuo oro è accanto alle tue carte. Il numero accanto ai punti di ciascuno dice quanto porterebbe un conteggio ora.

coach-schemes-title = Mostrare gli obiettivi
coach-schemes-ask = I punti delle province sono assegnati. Se le tue province soddisfano un obiettivo che hai in mano, mostralo.
coach-schemes-why = Ognuno vale 3 punti, e un obiettivo non soddisfatto ora può aspettare il secondo conteggio.
coach-schemes-look = Il pannello propone solo obiettivi che fanno punti.
coach-schemes-task = Mostra un obiettivo, se uno è soddisfatto.

coach-scoring-title = L’Antico Regno finisce
coach-scoring-ask = Piramidi, serie, la provincia migliore di ogni riva, templi e obiettivi hanno portato punti.
coach-scoring-why = Ora tutte le province tornano all’asta. Pietre e piramidi restano dove sono state costruite: le province con piramidi sono quelle che tutti vogliono.
coach-scoring-look = Scegli i punti di un giocatore per vedere da dove vengono.

coach-last_sale-title = L’ultima vendita
coach-last_sale-ask = Vendi carte favore per 1 oro l’una, prima di confrontare l’oro.
coach-last_sale-why = Chi ha più oro fa 6 punti, il secondo 4, il terzo 2. Dopo, le carte non valgono più niente.
coach-last_sale-look = Non c’è più motivo di tenere carte: vendile tutte.

coach-ended-title = La partita è finita
coach-ended-ask = Questa era una partita intera di Amun-Re.
coach-ended-why = Scegli i punti di chiunque per vedere che cosa li ha portati. La prossima volta prevedi presto una piramide in ogni tua provincia.
coach-ended-look = Gioca ancora, o prova un’espansione dalla pagina iniziale.
