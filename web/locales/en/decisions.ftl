# Every decision in the analysis

decisions = All decisions
decisions-place = { $number }. Expected at place { $place }
decisions-better = Better: { $action }
