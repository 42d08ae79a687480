# Eigene Werte: wie man einen Tisch damit aufsetzt, und wie die Werte heißen.

figures-line = Einige Werte stehen in keiner Spielregel, deshalb haben wir sie rekonstruiert. Wer ein gedrucktes Spiel hat, kann an diesem Tisch mit dessen Werten spielen lassen: Füge hier eine Komponentendatei ein oder wähle eine aus. Was darin fehlt, bleibt, wie es ist; am Tisch sehen alle, was anders ist.
figures-text = Komponentendatei (TOML)
figures-file = Datei wählen
figures-check = Datei prüfen
figures-same = In dieser Datei ist nichts anders als üblich.
figures-too-large = Diese Datei ist zu groß; erlaubt sind 32 KiB.
figures-unchecked = Prüfe zuerst die Datei mit den Werten oder leere das Feld.
figures-unnamed = Ausgabe ohne Namen
figures-good = { $count ->
    [one] „{ $name }“ ändert einen Wert. Der Tisch wird damit spielen.
   *[other] „{ $name }“ ändert { $count } Werte. Der Tisch wird damit spielen.
  }
figures-table = { $count ->
    [one] An diesem Tisch gelten die Werte von „{ $name }“. Einer ist anders als üblich:
   *[other] An diesem Tisch gelten die Werte von „{ $name }“. { $count } sind anders als üblich:
  }
figure-is = { $value } (sonst { $usual })
figure-of = { $place }: { $figure }
figure-yes = ja
figure-no = nein
figure-word-east = Osten
figure-word-west = Westen
figure-word-upper = Oberägypten
figure-word-lower = Unterägypten
figure-province-bank = Nilufer
figure-province-region = Landesteil
figure-province-nile = liegt am Nil
figure-province-fields = Felder
figure-province-printed_farmers = aufgedruckte Bauern
figure-province-icons = Gunstsymbole
figure-province-blessing_cards = Segen, { -gunstkarten }
figure-province-blessing_stones = Segen, { -steine }
figure-province-blessing_gold = Segen, Gold
figure-province-temples = Tempel
figure-province-mine = Gold der Mine
figure-province-caravan = Gold der Karawane
figure-province-neighbours = Nachbarn
figure-card-ankhs = Anchs
figure-card-fields = Felder
figure-card-caravans = Karawanen
figure-card-pyramids = Pyramiden
figure-track-old = Tempelleiste: Positionen 2, 3 und 4 beginnen bei
figure-track-small = Tempelleiste für wenige: Positionen 2, 3 und 4 beginnen bei
figure-table-ladder = Gebotsleiter
figure-table-start_gold = Gold zu Beginn
figure-table-gold_awards = Punkte für das meiste Gold
figure-table-gifts = Geschenke für die Opfer
figure-table-pyramid_points = Punkte für eine Pyramide
figure-table-set_points = Punkte für einen Satz Pyramiden
figure-table-bank_points = Punkte für ein Ufer
figure-table-scheme_points = Punkte für einen Auftrag
figure-table-theft_gold = { card-theft }: Gold
figure-table-influence_gold = { card-influence }: Gold
figure-table-treasury_gold = { card-treasury }: Gold
figure-table-caravan_positions = Tempelpositionen, auf denen Karawanen Gold bringen
figure-table-small_track_players = Spielerzahlen mit der kleinen Tempelleiste
figure-table-favours_needed = { card-favours }: Symbole und Karten
figure-table-farmers_needed = { card-farmers }: Bauern
figure-card_table-start_gold = Gold des Vorrats
figure-card_table-flood = Flut: Stufen 2, 3 und 4 beginnen bei
figure-card_table-favour = Gunst für die Opfer
figure-card_table-favour_of_two = Gunst für die Opfer zu zweit
figure-card_table-caravan_gold = Gold einer Karawane
figure-card_table-caravan_levels = Flutstufen, auf denen Karawanen Gold bringen
figure-card_table-fields_needed = Felder für Punkte
figure-card_table-fields_points = Punkte für Felder
figure-card_table-pharaoh_points = Punkte für den Pharao
figure-card_table-ankhs_loss = Punktverlust für Anchs
figure-card_cost = { $count ->
    [one] Preis einer Pyramide
   *[other] Preis von { $count } Pyramiden
  }
figure-deck = Im Stapel: { $card }
figure-expansion-gifts_for_a_token = Pharao: Geschenke für einen Pharaomarker
figure-expansion-tokens_needed = Pharao: Pharaomarker für den Auftrag
figure-expansion-glory_points = { card-glory }: höchstens so viele Punkte
figure-expansion-greed_gifts = { card-greed }: Geschenke
figure-expansion-popularity_cards = { card-popularity }: Karten
figure-expansion-export_gold = { card-export }: Gold
figure-expansion-tile_points = Grabplättchen: Punkte
figure-expansion-tile_gold = Grabplättchen: Gold
figure-expansion-row_points = Punkte für eine Grabreihe
figure-expansion-bastet_gold = { statue-bastet }: Gold
figure-expansion-horus_gold = { statue-horus }: Gold
figure-expansion-set_gifts = { statue-set }: Geschenke
figure-expansion-isis_temples = { statue-isis }: Tempel
figure-expansion-sobek_points = { statue-sobek }: Punkte
figure-expansion-statues_needed = Statuen für den Auftrag
figure-official = Beamtenkarte { $card }
figure-official-cards = { -gunstkarten }
figure-official-farmers = Bauern
figure-official-stones = { -steine }
figure-official-gold = Gold
figure-official-points = Punkte
