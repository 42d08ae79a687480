# Ogni decisione nell’analisi

decisions = Tutte le decisioni
decisions-place = { $number }. Posto previsto: { $place }
decisions-better = Meglio: { $action }
