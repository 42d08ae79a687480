# Pour qui joue au clavier ou à l'écoute.

prompt-region = Ce qui est demandé
