# Was geschehen ist, ein Satz für jedes Ereignis. $who ist ein Name oder „du“; das Attribut .you spricht den Leser an.

event-hand_dealt = { $who } beginnt mit { $gold } Gold, { $cards } und { card-theft }.
    .you = Du beginnst mit { $gold } Gold, { $cards } und { card-theft }.
event-schemes_dealt = { $who } erhält { $count } Startaufträge.
    .you = Du erhältst { $count } Startaufträge.
event-schemes_dealt-known = { $who } erhält die Startaufträge { $cards }.
    .you = Du erhältst die Startaufträge { $cards }.
event-schemes_left = { $count ->
    [0] Kein Startauftrag bleibt übrig.
    [one] Ein Startauftrag kommt ungesehen aus dem Spiel.
   *[other] { $count } Startaufträge kommen ungesehen aus dem Spiel.
  }
event-scheme_kept = { $who } behält einen Startauftrag und gibt den anderen ab.
    .you = Du behältst einen Startauftrag und gibst den anderen ab.
event-scheme_kept-known = { $who } behält { $kept } und gibt { $given_up } ab.
    .you = Du behältst { $kept } und gibst { $given_up } ab.
event-favour_deck_shuffled = Die { -gunstkarten } werden gemischt: { $count } Karten.
event-province_deck_shuffled = Der Provinzstapel wird gemischt: { $count } Provinzen.
event-provinces_blocked = Keine Provinz ist gesperrt.
event-provinces_blocked-known = Für die ganze Partie gesperrt: { $provinces }.
event-order_drawn = Die erste Zugreihenfolge: { $order }.
event-choice_sealed = { $who } hat eine Wahl versiegelt.
    .you = Du hast eine Wahl versiegelt.
event-choice_sealed-known = { $who } hat eine Wahl versiegelt: { $choice }.
    .you = Du hast eine Wahl versiegelt: { $choice }.
event-choice_changed = { $who } hat die versiegelte Wahl geändert.
    .you = Du hast die versiegelte Wahl geändert.
event-choice_changed-known = { $who } hat die versiegelte Wahl geändert: { $choice }.
    .you = Du hast die versiegelte Wahl geändert: { $choice }.

event-round_began = Runde { $round } beginnt: { $kingdom }.
event-provinces_came_up = Zur Versteigerung: { $provinces }.
event-blessing_set_out = Ein Segen liegt verdeckt in { $province }: { $count ->
    [one] eine { -gunstkarte }
   *[other] { $count } { -gunstkarten }
  }.
event-bid_placed = { $who } bietet { $amount } für { $province }.
    .you = Du bietest { $amount } für { $province }.
event-bribery_played = { $who } spielt { card-bribery }.
    .you = Du spielst { card-bribery }.
event-protection_played = { $who } spielt { card-protection }.
    .you = Du spielst { card-protection }.
event-passed = { $who } behält das führende Gebot und passt.
    .you = Du behältst das führende Gebot und passt.
event-bid_paid = { $who } zahlt { $price } Gold.
    .you = Du zahlst { $price } Gold.
event-province_taken = { $who } übernimmt { $province }.
    .you = Du übernimmst { $province }.
event-blessing_cards_taken = { $who } nimmt den Segen von { $province }: { $count ->
    [one] eine { -gunstkarte }
   *[other] { $count } { -gunstkarten }
  }.
    .you = Du nimmst den Segen von { $province }: { $count ->
        [one] eine { -gunstkarte }
       *[other] { $count } { -gunstkarten }
      }.
event-blessing_cards_taken-known = { $who } nimmt den Segen von { $province }: { $cards }.
    .you = Du nimmst den Segen von { $province }: { $cards }.
event-blessing_gold_taken = { $who } nimmt den Segen von { $province }: { $gold } Gold.
    .you = Du nimmst den Segen von { $province }: { $gold } Gold.
event-auction_cleared = Die Versteigerung ist vorbei.
event-auction_cleared-known = Die Versteigerung ist vorbei; abgeworfen: { $discarded }.

event-stone_placed = { $who } legt einen { -stein } nach { $province }.
    .you = Du legst einen { -stein } nach { $province }.
event-stone_placed-known = { $who } legt einen { -stein } nach { $province }; dort werden drei { -steine } zur Pyramide.
    .you = Du legst einen { -stein } nach { $province }; dort werden drei { -steine } zur Pyramide.
event-pyramid_built = { $who } baut in { $province } eine Pyramide aus { $stones } { -steinen }.
    .you = Du baust in { $province } eine Pyramide aus { $stones } { -steinen }.
event-farmer_placed = { $who } setzt einen Bauern neben die Felder von { $province }.
    .you = Du setzt einen Bauern neben die Felder von { $province }.
event-farmer_placed-known = { $who } setzt einen Bauern auf ein Feld von { $province }.
    .you = Du setzt einen Bauern auf ein Feld von { $province }.
event-cards_drawn = { $who } zieht { $count ->
    [one] eine { -gunstkarte }
   *[other] { $count } { -gunstkarten }
  }.
    .you = Du ziehst { $count ->
        [one] eine { -gunstkarte }
       *[other] { $count } { -gunstkarten }
      }.
event-cards_drawn-known = { $who } zieht { $cards }.
    .you = Du ziehst { $cards }.
event-deck_reshuffled = Der Ablagestapel wird zu einem neuen Stapel { -gunstkarten } gemischt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
event-card_sold = { $who } verkauft { $card } für 1 Gold.
    .you = Du verkaufst { $card } für 1 Gold.
event-card_discarded = { $who } spielt { $card }.
    .you = Du spielst { $card }.
event-bought = { $who } kauft { $goods } für { $price } Gold.
    .you = Du kaufst { $goods } für { $price } Gold.
event-market_turn_ended = { $who } ist im Markt fertig.
    .you = Du bist im Markt fertig.

event-offerings_revealed = Die Opfer werden aufgedeckt: { $offers }.
offer-gold = { $who } { $gold } Gold
offer-theft = { $who } { card-theft }
offer-with = { $offer } mit { $cards }
offer-selling = { $offer } (verkauft: { $cards })
event-influence_used = { $who } ändert das gemeinsame Opfer um { $change }.
    .you = Du änderst das gemeinsame Opfer um { $change }.
event-temple_moved = Das gemeinsame Opfer beträgt { $collective }, also steht der Tempel auf Position { $position }.
event-order_changed = Die neue Zugreihenfolge: { $order }.
event-laid_cards_resolved = { $who } wirft { $cards } ab.
    .you = Du wirfst { $cards } ab.
event-theft_paid = { $who } nimmt { $gold } Gold für { card-theft }.
    .you = Du nimmst { $gold } Gold für { card-theft }.
event-gifts_divided = { $who } nimmt bei { $gifts ->
    [one] einem Geschenk
   *[other] { $gifts } Geschenken
  } { $cards ->
    [0] keine { -gunstkarte }
    [one] eine { -gunstkarte }
   *[other] { $cards } { -gunstkarten }
  }.
    .you = Du nimmst bei { $gifts ->
        [one] einem Geschenk
       *[other] { $gifts } Geschenken
      } { $cards ->
        [0] keine { -gunstkarte }
        [one] eine { -gunstkarte }
       *[other] { $cards } { -gunstkarten }
      }.
event-offering_ended = Das Opfer ist vorbei.
event-harvest_card_played = { $who } spielt { $card } auf { $province }.
    .you = Du spielst { $card } auf { $province }.
event-harvested = { $who } erntet nichts.
    .you = Du erntest nichts.
event-harvested-known = { $who } erntet { $gold } Gold: { $items }.
    .you = Du erntest { $gold } Gold: { $items }.
harvest-item = { $province } { $gold } ({ $source })

event-scored = Niemand punktet.
event-scored-known = { $items }.
score-of-seat = { $who } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $parts })
    .you = du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      } ({ $parts })
score-part = { $source } { $points }
score-part-in = { $source } { $province } { $points }
event-scheme_shown = { $who } zeigt { $card }.
    .you = Du zeigst { $card }.
event-scheme_turn_ended = { $who } zeigt keine weiteren Aufträge.
    .you = Du zeigst keine weiteren Aufträge.
event-cards_sold_at_the_end = Die letzten Verkäufe werden aufgedeckt: { $sold }.
event-gold_shown = Alles Gold wird gezeigt: { $gold }.
seat-amount = { $who } { $amount }
seat-cards = { $who }: { $cards }
event-kingdom_ended = Ende des Reichs ({ $kingdom }): { -schreiber } und Bauern gehen, { -steine } und Pyramiden bleiben.
event-game_ended = Die Partie ist zu Ende: { $points }. { $winners }.
entry-seat_taken = { $who } nimmt Platz.
    .you = Du nimmst Platz.
entry-seat_left = { $who } steht auf.
    .you = Du stehst auf.
entry-game_started = Die Partie beginnt.
entry-move_undone = { $who } nimmt die letzte Aktion zurück.
    .you = Du nimmst die letzte Aktion zurück.
entry-orders_given = Du hast Anweisungen gegeben: { $orders }.
entry-orders_given-none = Du hast deine Anweisungen zurückgezogen.
entry-move_played-order = Deine Anweisungen handeln für dich.
entry-orders_spent = Deine Anweisungen sind aufgebraucht.
entry-nudged = { $who } erinnert { $other ->
    [du] dich
   *[other] { $other }
  }: Der Tisch wartet.
    .you = Du erinnerst { $other }: Der Tisch wartet.
entry-vote_cast = { $who } stimmt { $yes ->
    [yes] dafür
   *[no] nicht mehr dafür
  }, { $about ->
    [end] die Partie zu beenden
   *[other] { $other ->
        [du] dich
       *[other] { $other }
      } durch einen Bot zu ersetzen
  }.
    .you = Du stimmst { $yes ->
        [yes] dafür
       *[no] nicht mehr dafür
      }, { $about ->
        [end] die Partie zu beenden
       *[other] { $other } durch einen Bot zu ersetzen
      }.
entry-seat_given_to_bot = { $why ->
    [left] { $who } geht; ein Bot spielt weiter.
    [time] Die Zeit von { $who } ist abgelaufen; ein Bot spielt weiter.
    [removed] Die Verwaltung der Seite hat { $who } vom Tisch entfernt; ein Bot spielt weiter.
   *[vote] Nach Abstimmung der anderen spielt ein Bot für { $who } weiter.
  }
    .you = { $why ->
        [left] Du gehst; ein Bot spielt weiter.
        [time] Deine Zeit ist abgelaufen; ein Bot spielt weiter.
        [removed] Die Verwaltung der Seite hat dich vom Tisch entfernt; ein Bot spielt weiter.
       *[vote] Nach Abstimmung der anderen spielt ein Bot für dich weiter.
      }
entry-seat_claimed_back = { $who } ist zurück und löst den Bot ab.
    .you = Du bist zurück und löst den Bot ab.
entry-holiday_taken = { $who } nimmt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } Urlaub.
    .you = Du nimmst { $days ->
        [one] einen Tag
       *[other] { $days } Tage
      } Urlaub.
entry-outage_ended = Der Server war nicht erreichbar; in dieser Zeit lief keine Uhr.
entry-outage_ended-grace = Der Server war nicht erreichbar; in dieser Zeit lief keine Uhr. { $unit ->
    [seconds] Wer an der Reihe ist, hat noch mindestens { $count } Sekunden.
    [minutes] Wer an der Reihe ist, hat noch mindestens { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
      }.
   *[hours] Wer an der Reihe ist, hat noch mindestens { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
      }.
  }
entry-game_abandoned = Alle haben zugestimmt, die Partie abzubrechen; es gibt kein Ergebnis.
entry-rules_patched = { $yes ->
    [yes] Die Regeln dieser Partie wurden berichtigt; sie geht weiter, wo sie stand.
   *[no] Die Regeln dieser Partie wurden berichtigt; sie geht ein wenig früher weiter, und die Züge danach sind zurückgenommen.
  }
entry-table_expired = { $why ->
    [open] An diesem Tisch war lange niemand mehr; deshalb hat die Seite ihn geschlossen.
    [aside] Diese Partie war so lange zurückgestellt, dass die Seite sie geschlossen hat; es gibt kein Ergebnis.
    [bots] An diesem Tisch sitzen nur Bots; deshalb hat die Seite ihn geschlossen. Es gibt kein Ergebnis.
   *[untimed] In dieser Partie hat sehr lange niemand gezogen; deshalb hat die Seite sie geschlossen. Es gibt kein Ergebnis.
  }
entry-expiry_warned = Hier hat lange niemand gezogen. Wenn niemand etwas tut, schließt die Seite diese Partie in { $days ->
    [one] einem Tag.
   *[other] { $days } Tagen.
  }
entry-reason_given = Die Verwaltung der Seite nennt den Grund: { $text }
entry-table_closed = Die Verwaltung der Seite hat diesen Tisch geschlossen; es gibt kein Ergebnis.
entry-seat_muted = { $yes ->
    [yes] Die Verwaltung der Seite hat { $who } an diesem Tisch stummgeschaltet.
   *[no] { $who } darf an diesem Tisch wieder schreiben.
  }
    .you = { $yes ->
        [yes] Die Verwaltung der Seite hat dich an diesem Tisch stummgeschaltet.
       *[no] Du darfst an diesem Tisch wieder schreiben.
      }
entry-game_put_aside = Niemand ist mehr da: Die Partie ist zurückgestellt und geht weiter, sobald jemand sie öffnet.
entry-game_taken_up = { $who } ist zurück; die Partie geht weiter.
    .you = Du bist zurück; die Partie geht weiter.
entry-seed_revealed = Der Startwert der Kartenverteilung ist offengelegt; alle können ihn prüfen.
chat-removed = Nachricht entfernt
chat-muted = Die Verwaltung der Seite hat dich an diesem Tisch stummgeschaltet. Spielen und lesen kannst du weiter.
entry-rematch_opened = { $who } hat eine Revanche eröffnet.
    .you = Du hast eine Revanche eröffnet.

offering-of = { $who } { $cards }
offering-sum = { $worth } ({ $cards })
entry-hint_taken = Du hast um einen Tipp gebeten.
report = Melden
report-said = Melden, was { $who } gesagt hat: { $text }
