# L’analisi di una partita finita

analysis = Analisi
analysis-about = Il maestro, il bot più forte, esamina ogni decisione di un giocatore, secondo ciò che quel giocatore sapeva allora. Immagina alcune partite compatibili, le continua per un po’ e stima a quale posto il giocatore arriverebbe: con ciò che è stato giocato e con qualche alternativa. «Prima» vuol dire con la scelta migliore che ha trovato, «dopo» con quella giocata. Ogni tanto sbaglia: prendi il suo parere come un suggerimento.
analysis-whose = Le decisioni di chi?
analysis-begin = Analizza la partita
analysis-seated = Chi sedeva al tavolo può chiedere un’analisi.
analysis-waiting = L’analisi è in coda e comincerà da sola.
analysis-before = { $count ->
    [0] È la prossima a finire.
    [one] Ce n’è un’altra prima.
   *[other] Ce ne sono altre { $count } prima.
}
analysis-time = { $unit ->
    [soon] Dovrebbe essere pronta in meno di un minuto.
    [minutes] { $count ->
        [one] Dovrebbe richiedere ancora circa un minuto.
       *[other] Dovrebbe richiedere ancora circa { $count } minuti.
      }
   *[hours] { $count ->
        [one] Dovrebbe richiedere ancora circa un’ora.
       *[other] Dovrebbe richiedere ancora circa { $count } ore.
      }
}
analysis-working = { $done } azioni esaminate su { $total }…
analysis-failed = L’analisi non è riuscita. Riprova più tardi.
analysis-running = La partita non è ancora finita. L’analisi arriva dopo.
analysis-stopped = Questa partita è stata interrotta prima della fine. Si analizzano solo le partite giocate fino in fondo.
analysis-back = Torna al tavolo
analysis-graph = Posto previsto dopo ogni decisione
analysis-rounds = { $title ->
    [cardgame] Asta
   *[other] Round
}
analysis-graph-told = Per { $name } si prevedeva il posto { $first } dopo la prima decisione e il posto { $last } dopo l’ultima; alla fine è stato il posto { $place }. { $count ->
    [0] Nessuna decisione è stata nettamente peggiore di un’altra provata.
    [one] Per una decisione si è trovata una scelta nettamente migliore (✕).
   *[other] Per { $count } decisioni si sono trovate scelte nettamente migliori (✕).
}
analysis-graph-so-far = Decisioni di { $name } esaminate finora: { $looked }; posto previsto dopo l’ultima di queste: { $last }.
analysis-better = Scelte nettamente migliori
analysis-step = Passo
analysis-played = Giocato
analysis-instead = Meglio
analysis-cost = Posti persi
analysis-cost-value = { $cost } ± { $unsure }

# Ogni decisione nell’analisi

decisions = Tutte le decisioni
decisions-place = Posto previsto: { $before } prima, { $after } dopo.
decisions-cost = { $cost ->
    [0] Niente di nettamente perso.
   *[other] Posti persi: { $cost } ± { $unsure }.
}
decisions-better = Meglio: { $action }
