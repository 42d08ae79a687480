# Cultivation at any time of the market turn (R31).

card-cultivation-does = In the market: one farmer for nothing, beside the { -fields }.
