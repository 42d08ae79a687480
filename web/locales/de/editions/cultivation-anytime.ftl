# Ackerbau jederzeit im Markt (R31).

card-cultivation-does = Im Markt: ein Bauer umsonst, neben den Feldern.
