# Descrizioni: a che cosa servono le cose. Che cosa sono lo dicono i loro nomi.

tip-province-abu = Una miniera rende lo stesso con il tempio alto o basso, e due { -simboli-favore } ti permettono di comprare carte.
tip-province-abydos = Più { -simboli-favore } di tutte: il posto per comprare { -carte-favore } e la via più sicura al { card-favours }. Chi la vince riceve una { -pietra }.
tip-province-amarna = Un po’ di tutto: campi, { -simboli-favore } e un tempio. Utile in entrambi i regni, la migliore in niente.
tip-province-avaris = La carovana più ricca. Rende quando il tempio è basso e i campi rendono poco.
tip-province-baharya = Due contadini sono disegnati sul tabellone e non costano niente; lavorano a ogni raccolto e contano per il { card-farmers }.
tip-province-berenike = La miniera più ricca: oro sicuro a ogni raccolto. Non ha campi, quindi i contadini non possono stabilirsi qui.
tip-province-buto = Molti campi: un tempio alto la rende ricca. Chi la vince riceve una { -carta-favore }.
tip-province-dakhla = Nessun campo e nessuna rendita, ma subito molto oro e una carta per chi la vince. Buona quando l’oro scarseggia.
tip-province-damanhur = Due templi: fa punti alla fine di un regno, e di più se il tempio è alto.
tip-province-edfu = Un tempio che fa punti, due campi, e una { -carta-favore } per chi la vince.
tip-province-kharga = Campi e una carovana: rende qualcosa con il tempio alto e con il tempio basso.
tip-province-memphis = Tre { -simboli-favore }, e due { -pietre } per chi la vince: con un’altra è una piramide.
tip-province-mendes = Più campi di tutte. Piena di contadini e con il tempio alto, niente rende di più; senza contadini non rende niente.
tip-province-sawu = Una buona carovana e poco altro. Rende quando il tempio è basso.
tip-province-thebes = Campi, { -simboli-favore } e due { -carte-favore } per chi la vince. Di rado costa poco.

tip-figure-farmer = Un contadino. Al raccolto ogni contadino rende tanto oro quanto indica la posizione del tempio. I contadini se ne vanno alla fine del regno.
tip-figure-printedFarmer = Un contadino disegnato sul tabellone: lavora come gli altri, non costa niente e non se ne va mai.
tip-figure-field = Un campo con un contadino.
tip-figure-fallow = Un campo vuoto. Qui si mettono i contadini comprati al mercato o presi come doni.
tip-figure-pyramid = Una piramide: 1 punto a ogni conteggio. Una in ciascuna delle tue province fa una serie, che vale altri 3 punti. Resta per il Nuovo Regno, di chiunque sia allora la provincia.
tip-figure-stone = Una { -pietra }. Con la terza in una provincia, tutte e tre diventano una piramide.
tip-figure-pylon = Un tempio: al conteggio vale tanti punti quanto la posizione del tempio sul tracciato.
tip-figure-ingot = Una miniera: rende questo oro a ogni raccolto, ovunque sia il tempio.
tip-figure-coin = Oro: per puntate, acquisti e offerte. Alla fine della partita i più ricchi ne ricavano punti.
tip-figure-camel = Una carovana: rende questo oro al raccolto se il tempio è in posizione 1 o 2.
tip-figure-favour = Un { -simbolo-favore }: al mercato puoi comprare tante { -carte-favore } quanti simboli ha la migliore delle tue province.
tip-figure-card = Una { -carta-favore }. Ognuna si può giocare nella sua fase, o vendere per 1 oro.
tip-figure-scroll = Una scelta sigillata. Si rivela quando hanno scelto tutti.
tip-figure-shield = { card-protection }: nessuno può puntare sul gradino subito sopra questo scriba.
tip-figure-spentShield = { card-protection }: in quest’asta non vale più.
tip-figure-purse = { card-bribery }: se la sua puntata viene superata, questo giocatore può puntare di nuovo sulla stessa provincia.
tip-figure-spentPurse = { card-bribery }: in quest’asta non vale più.
tip-figure-star = Un punto.
tip-figure-ankh = Un ankh del gioco di carte. Alla fine di un Impero chi ne mostra di più è Faraone, primo nell’ordine di turno, e fa 1 punto; chi ne mostra meno perde 1 punto.
tip-figure-blessing = La benedizione: chi vince questa provincia la prende subito.
tip-figure-scribe = Uno scriba con una puntata. Il più alto vince la provincia; uno scriba superato deve andare altrove.
tip-figure-pharaoh = Il Faraone sta dove è stata superata l’ultima puntata. Chi vince quella provincia riceve un segnalino, che porta più doni.
tip-statue = Il potere è di chi controlla la sua provincia.
tip-official = Se vinci questa provincia e invece ne tieni un’altra, il suo funzionario fa questo per te.
tip-tile = Una tessera costruita su tessere uguali rende di nuovo per ciascuna di esse; una fila completa fa punti alla fine.

tip-window-auction = Si gioca nell’asta.
tip-window-market = Si gioca al mercato.
tip-window-offering = Si gioca con un’offerta sigillata.
tip-window-harvest = Si gioca al raccolto.
tip-window-scoring = Un obiettivo: si mostra a un conteggio, se le tue province lo soddisfano.
tip-card-worth = Ogni volta che tocca a te decidere, si può vendere per 1 oro.
tip-card-theft = Torna sempre nella tua mano e non si può vendere.

tip-phase-setup = Tutti ricevono oro e carte prima della prima asta.
tip-phase-auction = Tutti puntano finché ogni giocatore non è in testa in una provincia; poi ognuno paga la sua.
tip-phase-market = A turno: compra { -carte-favore }, contadini e { -pietre }. Ogni pezzo in più dello stesso tipo costa di più.
tip-phase-offering = Tutti offrono oro in segreto. Insieme spostano il tempio; le offerte più alte prendono più doni.
tip-phase-harvest = Contadini, miniere e carovane rendono oro.
tip-phase-scoring = Dopo tre round: piramidi, serie, rive, templi e obiettivi fanno punti.
tip-phase-over = La partita è finita.
tip-rounds = Sei round, tre per ogni regno. I punti si contano dopo il terzo e dopo il sesto.

tip-player-gold = Oro nella borsa. Quello degli altri si vede solo se al tavolo si gioca a borse aperte.
tip-player-cards = { -Carte-favore } in mano. Degli altri si vede solo il numero, e solo ai tavoli aperti.
tip-player-pyramids = Piramidi nelle province di questo giocatore.
tip-player-offered = Quanto ha offerto questo giocatore in questo round.
tip-player-points = Punti finora. Il numero piccolo è quanto porterebbe un conteggio ora, senza gli obiettivi nascosti degli altri.
tip-player-tokens = Segnalini Faraone: ognuno porta un dono in più per un’offerta d’oro.
tip-player-tiles = Tessere tomba non ancora costruite.

tip-button-confirm = Fa ciò che è scritto accanto. Fino ad allora non è deciso niente.
tip-button-cancel = Non ritira nessuna azione; posa soltanto ciò che avevi preso.
tip-button-undo = Ritira la tua ultima azione, purché niente di nascosto sia venuto alla luce.
tip-button-why = Apre il paragrafo delle regole che riguarda questa decisione.
tip-button-change = Riapre la tua scelta sigillata. Nessuno se ne accorge.
tip-button-rules = Le regole di questo gioco, con la ricerca.

tip-tool-place_bid = Scegli una provincia, poi un gradino della sua scala. Paghi solo se vinci.
tip-tool-shop = { -Carte-favore }, poi contadini, poi { -pietre }. Imposta le quantità e conferma ogni tipo.
tip-tool-place_farmer = Metti un contadino su un tuo campo vuoto.
tip-tool-place_stone = Metti una { -pietra } in una tua provincia; con la terza nasce una piramide.
tip-tool-play_architect = Due { -pietre } in una provincia diventano una piramide.
tip-tool-play_cultivation = Un altro contadino, gratis.
tip-tool-take_farmer = Prendi il dono come contadino su un campo vuoto.
tip-tool-take_stone = Prendi il dono come { -pietra }.
tip-tool-play_treasury = Una provincia rende una somma fissa invece del solito: buona per una che rende poco.
tip-tool-play_abundance = Ogni contadino in una provincia rende uno in più: buona per una con molti contadini.
tip-tool-play_popularity = Una provincia non rende niente e tu peschi { -carte-favore }.
tip-tool-play_export = Una provincia vale solo come ricca carovana.
tip-tool-choose_province = Tieni una delle due province che hai vinto; il funzionario dell’altra ti serve.
tip-tool-put_up_province = Scegli la carta provincia da mettere all’asta.
tip-tool-guard_scribe = Proteggi uno scriba in testa, poi punta con l’altro.
tip-tool-play_protection = Blocca il gradino subito sopra il tuo scriba.
tip-tool-build_with_horus = Due { -pietre } e 1 oro diventano una piramide vicino a Horus.
tip-tool-play_glory = Compra punti con l’oro. Chiude il tuo turno al mercato.
tip-tool-take_cards = Quanti dei tuoi doni saranno { -carte-favore }.
tip-tool-sell_card = 1 oro per ogni carta. Una vendita non si può annullare.
tip-tool-show_scheme = Mostra un obiettivo che le tue province soddisfano, per fare punti.
tip-tool-keep_scheme = Tieni un obiettivo iniziale; l’altro esce dal gioco senza essere visto.
tip-tool-discard_for_thoth = Thot ti ha fatto pescare una carta di troppo; cedine una.
tip-tool-take_tile = Costruisci una tessera tomba come dono.
tip-tool-afterlife_build = Costruisci una tessera tomba con la carta { card-afterlife }.
tip-tool-build_tile = Costruisci un’altra tessera scartando due carte o tessere.
tip-tool-offer = Oro, oppure { card-theft }. Nessuno lo vede prima che tutti abbiano scelto.
tip-tool-last_sale = L’ultima occasione per trasformare carte in oro, prima di confrontarlo.

tip-temple-who = { $who }: { $what }
tip-temple-nothing = niente
tip-temple-gold = { $gold } oro al raccolto
tip-temple-points = { $points ->
    [one] 1 punto per i templi
   *[other] { $points } punti per i templi
  }
