# Die Analyse einer beendeten Partie

analysis = Analyse
analysis-about = Der Meister, der stärkste Bot, sieht sich jede Entscheidung eines Spielers an, mit dem Wissen, das dieser damals hatte. Er denkt sich einige passende Partien aus, spielt sie ein Stück weiter und schätzt, auf welchem Platz der Spieler ankäme: mit dem, was gespielt wurde, und mit ein paar anderen Möglichkeiten. „Vorher“ heißt: mit der besten Wahl, die er fand; „nachher“: mit der gespielten. Er irrt sich hin und wieder: Nimm sein Urteil als Anregung.
analysis-whose = Wessen Entscheidungen?
analysis-begin = Partie analysieren
analysis-seated = Wer am Tisch saß, kann eine Analyse anfordern.
analysis-waiting = Die Analyse ist in der Warteschlange und beginnt von selbst.
analysis-before = { $count ->
    [0] Sie wird als Nächste fertig.
    [one] Eine andere ist vor ihr an der Reihe.
   *[other] { $count } andere sind vor ihr an der Reihe.
}
analysis-time = { $unit ->
    [soon] Voraussichtlich ist sie in weniger als einer Minute fertig.
    [minutes] { $count ->
        [one] Voraussichtlich dauert sie noch etwa eine Minute.
       *[other] Voraussichtlich dauert sie noch etwa { $count } Minuten.
      }
   *[hours] { $count ->
        [one] Voraussichtlich dauert sie noch etwa eine Stunde.
       *[other] Voraussichtlich dauert sie noch etwa { $count } Stunden.
      }
}
analysis-working = { $done } von { $total } Aktionen sind geprüft …
analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es später noch einmal.
analysis-running = Die Partie ist noch nicht zu Ende. Danach gibt es eine Analyse.
analysis-stopped = Diese Partie wurde vor dem Ende abgebrochen. Analysiert werden nur Partien, die zu Ende gespielt wurden.
analysis-back = Zurück zum Tisch
analysis-graph = Erwarteter Platz nach jeder Entscheidung
analysis-rounds = { $title ->
    [cardgame] Versteigerung
   *[other] Runde
}
analysis-graph-told = { $name }: nach der ersten Entscheidung auf Platz { $first } erwartet, nach der letzten auf Platz { $last }, am Ende Platz { $place }. { $count ->
    [0] Keine Entscheidung war deutlich schlechter als eine der geprüften anderen.
    [one] Für eine Entscheidung fand sich eine deutlich bessere Wahl (✕).
   *[other] Für { $count } Entscheidungen fand sich eine deutlich bessere Wahl (✕).
}
analysis-graph-so-far = Bisher { $looked ->
    [one] ist eine Entscheidung
   *[other] sind { $looked } Entscheidungen
} von { $name } geprüft; nach der letzten davon ist Platz { $last } zu erwarten.
analysis-better = Deutlich bessere Möglichkeiten
analysis-step = Schritt
analysis-played = Gespielt
analysis-instead = Besser
analysis-cost = Verlorene Plätze
analysis-cost-value = { $cost } ± { $unsure }

# Jede Entscheidung in der Analyse

decisions = Alle Entscheidungen
decisions-place = Erwarteter Platz: vorher { $before }, nachher { $after }.
decisions-cost = { $cost ->
    [0] Nichts deutlich verloren.
   *[other] Verlorene Plätze: { $cost } ± { $unsure }.
}
decisions-better = Besser: { $action }
