# The analysis of a finished game

analysis = Analysis
analysis-about = A bot looks at every decision of a player, by what that player knew then. It imagines some games that fit, plays them to the end, and compares what was played with a few alternatives. It is quick and errs now and then: take its word as a question.
analysis-whose = Whose decisions?
analysis-begin = Analyse the game
analysis-seated = Those who sat at the table may ask for an analysis.
analysis-working = Looking at action { $done } of { $total } …
analysis-failed = The analysis has failed. Try again later.
analysis-running = The game is not over yet. There is an analysis afterwards.
analysis-back = Back to the table
analysis-graph = Expected place after each decision
analysis-graph-told = { $name } was expected at place { $first } after the first decision and at place { $last } after the last one, and came in at place { $place }. { $count ->
    [0] No decision was clearly worse than another that was tried.
    [one] A clearly better choice was found for one decision.
   *[other] Clearly better choices were found for { $count } decisions.
}
analysis-place = place { $place }
analysis-better = Clearly better choices
analysis-action = Action
analysis-played = Played
analysis-instead = Better
analysis-cost = Places lost
analysis-cost-value = { $cost } ± { $unsure }

# Every decision in the analysis

decisions = All decisions
decisions-place = { $number }. Expected at place { $place }
decisions-better = Better: { $action }
