# L'analyse d'une partie terminée

analysis = Analyse
analysis-about = Le maître, le bot le plus fort, examine chaque décision d’un joueur, d’après ce que ce joueur savait alors. Il imagine quelques parties possibles, les poursuit un moment et estime à quelle place le joueur finirait : avec le coup joué, et avec quelques autres. « Avant » : avec le meilleur choix qu’il a trouvé ; « après » : avec celui qui a été joué. Il se trompe parfois : prends son avis comme une suggestion.
analysis-whose = Les décisions de qui ?
analysis-begin = Analyser la partie
analysis-seated = Ceux qui étaient à la table peuvent demander une analyse.
analysis-waiting = L’analyse est dans la file d’attente et commencera d’elle-même.
analysis-before = { $count ->
    [0] Elle sera la prochaine terminée.
    [one] Une autre passe avant elle.
   *[other] { $count } autres passent avant elle.
}
analysis-time = { $unit ->
    [soon] Elle devrait être prête dans moins d’une minute.
    [minutes] { $count ->
        [one] Elle devrait encore prendre une minute environ.
       *[other] Elle devrait encore prendre { $count } minutes environ.
      }
   *[hours] { $count ->
        [one] Elle devrait encore prendre une heure environ.
       *[other] Elle devrait encore prendre { $count } heures environ.
      }
}
analysis-working = { $done } actions examinées sur { $total }…
analysis-failed = L’analyse a échoué. Réessaie plus tard.
analysis-running = La partie n’est pas terminée. L’analyse vient après.
analysis-stopped = Cette partie a été arrêtée avant la fin. Seules les parties jouées jusqu’au bout sont analysées.
analysis-back = Retour à la table
analysis-graph = Place attendue après chaque décision
analysis-rounds = { $title ->
    [cardgame] Enchères
   *[other] Manche
}
analysis-graph-told = { $name } : place attendue { $first } après la première décision, { $last } après la dernière ; place obtenue { $place }. { $count ->
    [0] Aucune décision n’était nettement moins bonne qu’une autre essayée.
    [one] Un choix nettement meilleur a été trouvé pour une décision (✕).
   *[other] Des choix nettement meilleurs ont été trouvés pour { $count } décisions (✕).
}
analysis-graph-so-far = Décisions de { $name } examinées jusqu’ici : { $looked } ; place attendue après la dernière d’entre elles : { $last }.
analysis-better = Choix nettement meilleurs
analysis-step = Étape
analysis-played = Joué
analysis-instead = Mieux
analysis-cost = Places perdues
analysis-cost-value = { $cost } ± { $unsure }

# Chaque décision dans l’analyse

decisions = Toutes les décisions
decisions-place = Place attendue : { $before } avant, { $after } après.
decisions-cost = { $cost ->
    [0] Rien de nettement perdu.
   *[other] Places perdues : { $cost } ± { $unsure }.
}
decisions-better = Mieux : { $action }
