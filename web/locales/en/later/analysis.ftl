# The analysis of a finished game

analysis = Analysis
analysis-about = The master, the strongest bot, looks at every decision of a player, by what that player knew then. It imagines some games that fit, plays them on for a while and reckons at which place the player would come in: with what was played, and with a few alternatives. “Before” a decision is with the best choice that it found, “after” with the one that was played. It errs now and then: treat its verdict as a suggestion.
analysis-whose = Whose decisions?
analysis-begin = Analyse the game
analysis-seated = Those who sat at the table may ask for an analysis.
analysis-waiting = The analysis is in line and begins by itself.
analysis-before = { $count ->
    [0] It is the next to be finished.
    [one] One other is before yours.
   *[other] { $count } others are before yours.
}
analysis-time = { $unit ->
    [soon] It should be done in less than a minute.
    [minutes] { $count ->
        [one] It should take about one more minute.
       *[other] It should take about { $count } more minutes.
      }
   *[hours] { $count ->
        [one] It should take about one more hour.
       *[other] It should take about { $count } more hours.
      }
}
analysis-working = { $done } of { $total } actions have been looked at …
analysis-failed = The analysis has failed. Try again later.
analysis-running = The game is not over yet. There is an analysis afterwards.
analysis-stopped = This game was stopped before its end. Only games that were played to their end are looked at.
analysis-back = Back to the table
analysis-graph = Expected place after each decision
analysis-rounds = { $title ->
    [cardgame] Auction
   *[other] Round
}
analysis-graph-told = { $name } was expected at place { $first } after the first decision and at place { $last } after the last one, and came in at place { $place }. { $count ->
    [0] No decision was clearly worse than another that was tried.
    [one] A clearly better choice was found for one decision (✕).
   *[other] Clearly better choices were found for { $count } decisions (✕).
}
analysis-graph-so-far = So far { $looked ->
    [one] one decision of { $name } has
   *[other] { $looked } decisions of { $name } have
} been looked at; after the last of these the expected place is { $last }.
analysis-better = Clearly better choices
analysis-step = Step
analysis-played = Played
analysis-instead = Better
analysis-cost = Places lost
analysis-cost-value = { $cost } ± { $unsure }

# Every decision in the analysis

decisions = All decisions
decisions-place = Expected place { $before } before, { $after } after.
decisions-cost = { $cost ->
    [0] Nothing clearly lost.
   *[other] Places lost: { $cost } ± { $unsure }.
}
decisions-better = Better: { $action }
