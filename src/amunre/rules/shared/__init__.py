"""What every game on the kernel has: a table with points, a turn order, a ranking, an end."""
