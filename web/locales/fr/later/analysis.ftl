# L'analyse d'une partie terminée

analysis = Analyse
analysis-about = Un bot examine chaque décision d’un joueur, d’après ce que ce joueur savait alors. Il imagine quelques parties possibles, les joue jusqu’au bout et compare le coup joué à quelques autres. C’est rapide et il se trompe parfois : prends son avis comme une question.
analysis-whose = Les décisions de qui ?
analysis-begin = Analyser la partie
analysis-seated = Ceux qui étaient à la table peuvent demander une analyse.
analysis-working = Examen de l’action { $done } sur { $total }…
analysis-failed = L’analyse a échoué. Réessaie plus tard.
analysis-running = La partie n’est pas terminée. L’analyse vient après.
analysis-back = Retour à la table
analysis-graph = Place attendue après chaque décision
analysis-graph-told = { $name } : place attendue { $first } après la première décision, { $last } après la dernière ; place obtenue { $place }. { $count ->
    [0] Aucune décision n’était nettement moins bonne qu’une autre essayée.
    [one] Un choix nettement meilleur a été trouvé pour une décision.
   *[other] Des choix nettement meilleurs ont été trouvés pour { $count } décisions.
}
analysis-place = place { $place }
analysis-better = Choix nettement meilleurs
analysis-action = Action
analysis-played = Joué
analysis-instead = Mieux
analysis-cost = Places perdues
analysis-cost-value = { $cost } ± { $unsure }

# Chaque décision dans l’analyse

decisions = Toutes les décisions
decisions-place = { $number }. Place attendue : { $place }
decisions-better = Mieux : { $action }
