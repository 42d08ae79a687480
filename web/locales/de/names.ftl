# Namen und was die Dinge tun. Jede Karte, jedes Plättchen, jede Statue und jeder Beamte hat einen Namen und einen Satz.

# Was in einer Ausgabe anders heißen kann (editions).
-gunstkarte = Gunstkarte
-gunstkarten = Gunstkarten
-stein = Stein
-steine = Steine
-steinen = Steinen
-schreiber = Schreiber
-schreibern = Schreibern

you = du
list-clauses = { $before }; { $next }
nothing = nichts
times-card = { $card } ×{ $count }

province-abu = Abu
province-abydos = Abydos
province-amarna = Amarna
province-avaris = Avaris
province-baharya = Baharya
province-berenike = Berenike
province-buto = Buto
province-dakhla = Dakhla
province-damanhur = Damanhur
province-edfu = Edfu
province-kharga = Kharga
province-memphis = Memphis
province-mendes = Mendes
province-sawu = Sawu
province-thebes = Theben

card-theft = Diebstahl
card-theft-does = Lege diese Karte statt Gold: Das gemeinsame Opfer sinkt um 3 und du nimmst 3 Gold, aber keine Geschenke.
card-bribery = Bestechung
card-bribery-does = Wirst du überboten, darfst du wieder in derselben Provinz bieten, bis die Versteigerung endet.
card-protection = Schutz
card-protection-does = Die Stufe direkt über deinem { -schreiber } ist gesperrt, bis die Versteigerung endet, wohin er auch zieht; auch beim Passen spielbar.
card-architect = Baumeister
card-architect-does = Im Markt: Genau zwei { -steine } in einer deiner Provinzen werden zur Pyramide.
card-cultivation = Ackerbau
card-cultivation-does = Im Markt, sobald du etwas gekauft hast: ein Bauer umsonst, neben den Feldern.
card-influence = Einfluss
card-influence-does = Lege ihn zu deinem Opfer: Erhöhe oder senke das gemeinsame Opfer um 3.
card-treasury = Schatzkammer
card-treasury-does = Bei der Ernte: Eine deiner Provinzen bringt stattdessen genau 8 Gold.
card-abundance = Überfluss
card-abundance-does = Bei der Ernte: Jeder Bauer in einer deiner Provinzen bringt 1 Gold mehr.
card-favours = Meister der Gunst
card-favours-does = 3 Punkte, wenn deine Provinzen zusammen mindestens 7 Gunstsymbole und Segenskarten haben.
card-farmers = Meister der Bauern
card-farmers-does = 3 Punkte, wenn in deinen Provinzen mindestens 9 Bauern stehen.
card-upper_lower = Ober- oder Unterägypten
card-upper_lower-does = 3 Punkte, wenn alle deine Provinzen in Oberägypten oder alle in Unterägypten liegen.
card-east_west = Ost oder West
card-east_west-does = 3 Punkte, wenn alle deine Provinzen am selben Ufer liegen.
card-river = Fluss oder Hinterland
card-river-does = 3 Punkte, wenn alle deine Provinzen an den Nil grenzen oder keine.
card-federation = Meister des Bündnisses
card-federation-does = 3 Punkte, wenn deine Provinzen alle zusammenhängen.
card-delegation = Delegation
card-afterlife = Jenseits
card-tribute = Tribut
card-pharaohs_blessing = Segen des Pharao
card-glory = Ruhm
card-greed = Gier
card-popularity = Beliebtheit
card-export = Export

tile-point = Punkt
tile-farmer = Bauer
tile-stone = { -stein }
tile-favour = Gunst
tile-gold = Gold
tile-point-does = 1 Punkt
tile-farmer-does = ein Bauer
tile-stone-does = ein { -stein }
tile-favour-does = eine { -gunstkarte }
tile-gold-does = 2 Gold

kingdom-1 = Altes Reich
kingdom-2 = Neues Reich
phase-setup = Aufbau
phase-auction = Versteigerung
phase-market = Markt
phase-offering = Opfer
phase-harvest = Ernte
phase-scoring = Wertung
phase-over = Ende

source-pyramids = Pyramiden
source-sets = vollständige Sätze
source-west_bank = Westufer
source-east_bank = Ostufer
source-temples = Tempel
source-gold = Gold
source-scheme = Auftrag { $card }
source-mine = Mine
source-caravan = Karawane
source-farmers = Bauern
source-treasury = { card-treasury }
source-abundance = { card-abundance }
source-other = { $source }
goods-cards = { $count ->
    [one] eine { -gunstkarte }
   *[other] { $count } { -gunstkarten }
  }
goods-farmers = { $count ->
    [one] einen Bauern
   *[other] { $count } Bauern
  }
goods-stones = { $count ->
    [one] einen { -stein }
   *[other] { $count } { -steine }
  }
won-by = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
  }
    .you = Du gewinnst
won-tie = { $won }, mit mehr { $by ->
    [pyramids] Pyramiden
   *[stones] { -steinen }
  }
won-tie-order = { $won }, weil früher in der Zugreihenfolge
cardgame-kingdom-1 = Reich 1
cardgame-kingdom-2 = Reich 2
cardgame-kingdom-3 = Reich 3
