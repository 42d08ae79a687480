"""The kernel: runs phases, decisions and events of any game; it knows no rule of Amun-Re."""
