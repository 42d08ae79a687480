# Coltivazione in qualunque momento del mercato (R31).

card-cultivation-does = Al mercato: un contadino gratis, accanto ai campi.
