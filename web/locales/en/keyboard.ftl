# For those who play with keys or listen.

prompt-region = What is asked
