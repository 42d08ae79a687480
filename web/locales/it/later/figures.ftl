# I valori della propria copia: preparare un tavolo con essi, e come si chiamano.

figures-line = Alcuni valori non stanno in nessun regolamento, perciò li abbiamo ricostruiti. Chi possiede una copia stampata può far giocare questo tavolo con i valori della sua copia: incolla qui un file di componenti o scegline uno. Ciò che manca resta com’è; al tavolo tutti vedono che cosa cambia.
figures-text = File di componenti (TOML)
figures-file = Scegli un file
figures-check = Controlla il file
figures-same = Niente in questo file è diverso dai valori soliti.
figures-too-large = Questo file è troppo grande: al massimo 32 KiB.
figures-unchecked = Controlla prima il file dei valori, oppure svuota il campo.
figures-unnamed = Copia senza nome
figures-good = { $count ->
    [one] «{ $name }» cambia un valore. Il tavolo giocherà con quello.
   *[other] «{ $name }» cambia { $count } valori. Il tavolo giocherà con quelli.
  }
figures-table = { $count ->
    [one] Questo tavolo gioca con i valori di «{ $name }». Uno è diverso dal solito:
   *[other] Questo tavolo gioca con i valori di «{ $name }». { $count } sono diversi dal solito:
  }
figure-is = { $value } (di solito { $usual })
figure-of = { $place }: { $figure }
figure-yes = sì
figure-no = no
figure-word-east = est
figure-word-west = ovest
figure-word-upper = Alto Egitto
figure-word-lower = Basso Egitto
figure-province-bank = riva del Nilo
figure-province-region = parte dell’Egitto
figure-province-nile = confina con il Nilo
figure-province-fields = campi
figure-province-printed_farmers = contadini stampati
figure-province-icons = { -simboli-favore }
figure-province-blessing_cards = benedizione, { -carte-favore }
figure-province-blessing_stones = benedizione, { -pietre }
figure-province-blessing_gold = benedizione, oro
figure-province-temples = templi
figure-province-mine = oro della miniera
figure-province-caravan = oro della carovana
figure-province-neighbours = confinanti
figure-card-ankhs = ankh
figure-card-fields = campi
figure-card-caravans = carovane
figure-card-pyramids = piramidi
figure-track-old = Tracciato del tempio: le posizioni 2, 3 e 4 cominciano da
figure-track-small = Tracciato del tempio per pochi: le posizioni 2, 3 e 4 cominciano da
figure-table-ladder = Scala delle puntate
figure-table-start_gold = Oro all’inizio
figure-table-gold_awards = Punti per chi ha più oro
figure-table-gifts = Doni per le offerte
figure-table-pyramid_points = Punti per una piramide
figure-table-set_points = Punti per un serie di piramidi
figure-table-bank_points = Punti per una riva
figure-table-scheme_points = Punti per un obiettivo
figure-table-theft_gold = { card-theft }: oro
figure-table-influence_gold = { card-influence }: oro
figure-table-treasury_gold = { card-treasury }: oro
figure-table-caravan_positions = Posizioni del tempio a cui pagano le carovane
figure-table-small_track_players = Numeri di giocatori con il tracciato piccolo
figure-table-favours_needed = { card-favours }: simboli e carte
figure-table-farmers_needed = { card-farmers }: contadini
figure-card_table-start_gold = Oro della riserva
figure-card_table-flood = Piena: i livelli 2, 3 e 4 cominciano da
figure-card_table-favour = Favore per le offerte
figure-card_table-favour_of_two = Favore per le offerte in due
figure-card_table-caravan_gold = Oro di una carovana
figure-card_table-caravan_levels = Livelli della piena a cui pagano le carovane
figure-card_table-fields_needed = Campi per fare punti
figure-card_table-fields_points = Punti per i campi
figure-card_table-pharaoh_points = Punti per il faraone
figure-card_table-ankhs_loss = Punti persi per gli ankh
figure-card_cost = { $count ->
    [one] Prezzo di una piramide
   *[other] Prezzo di { $count } piramidi
  }
figure-deck = Nel mazzo: { $card }
figure-expansion-gifts_for_a_token = Faraone: doni per un segnalino
figure-expansion-tokens_needed = Faraone: segnalini per l’obiettivo
figure-expansion-glory_points = { card-glory }: punti al massimo
figure-expansion-greed_gifts = { card-greed }: doni
figure-expansion-popularity_cards = { card-popularity }: carte
figure-expansion-export_gold = { card-export }: oro
figure-expansion-tile_points = Tessera della tomba: punti
figure-expansion-tile_gold = Tessera della tomba: oro
figure-expansion-row_points = Punti per una fila della tomba
figure-expansion-bastet_gold = { statue-bastet }: oro
figure-expansion-horus_gold = { statue-horus }: oro
figure-expansion-set_gifts = { statue-set }: doni
figure-expansion-isis_temples = { statue-isis }: templi
figure-expansion-sobek_points = { statue-sobek }: punti
figure-expansion-statues_needed = Statue per l’obiettivo
figure-official = Carta del funzionario { $card }
figure-official-cards = { -carte-favore }
figure-official-farmers = contadini
figure-official-stones = { -pietre }
figure-official-gold = oro
figure-official-points = punti
