# Preparare un tavolo

new-hints = I consigli sono permessi: chi deve scegliere può chiedere una mossa a un bot
