# Für alle, die mit Tasten spielen oder zuhören.

prompt-region = Was gefragt ist
