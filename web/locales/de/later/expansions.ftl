# Was nur Erweiterungen mitbringen: an Tischen mit Erweiterungen.

card-delegation-does = Tausche die Beamten deiner beiden Provinzen, bevor du wählst.
card-afterlife-does = Im Markt: Ziehe ein Grabplättchen oder baue eines.
card-tribute-does = 3 Punkte, wenn in deinen Provinzen mindestens 2 Statuen stehen.
card-pharaohs_blessing-does = 3 Punkte, wenn du mindestens 2 Pharaomarker hast.
card-glory-does = Als Letztes im Markt: Kaufe 1 bis 3 Punkte.
card-greed-does = Lege sie zum { card-theft }: Nimm trotzdem ein Geschenk.
card-popularity-does = Bei der Ernte: Eine Provinz bringt nichts, und du ziehst drei { -gunstkarten }.
card-export-does = Bei der Ernte: Eine Provinz zählt nur als Karawane mit 10 Gold.
statue-bastet = Bastet
statue-horus = Horus
statue-isis = Isis
statue-osiris = Osiris
statue-ptah = Ptah
statue-set = Seth
statue-sobek = Sobek
statue-thoth = Thot
source-tomb = Grabplättchen
source-tomb_rows = volle Grabreihen
source-officials = Beamte
source-glory = { card-glory }
source-osiris = Osiris
source-sobek = Sobek
source-export = { card-export }

action-with-leaving = { $action }, mit dem { -schreiber } aus { $leaving }
action-play_glory = { card-glory } spielen: { $goods } für { $price } Gold kaufen und den Markt beenden
action-play_popularity = { card-popularity } spielen: { $province } bringt nichts, drei { -gunstkarten } ziehen
action-play_export = { card-export } spielen: { $province } zählt als Karawane mit 10 Gold
action-play_protection-at = { card-protection } in { $province } spielen
action-guard_scribe = { card-protection } für den { -schreiber } in { $province } spielen
action-choose_province = { $province } behalten
action-delegate = { card-delegation } spielen: deine beiden Beamten tauschen
action-put_up_province = { $province } zur Versteigerung anbieten
action-afterlife_draw = { card-afterlife } spielen: ein Grabplättchen ziehen
action-afterlife_build = { card-afterlife } spielen: Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place } bauen
action-take_tile = Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place } als Geschenk bauen
action-build_tile = Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place } bauen, abwerfen: { $paid }
action-build_with_horus = Mit Horus: eine Pyramide aus zwei { -steinen } in { $province }
action-discard_for_thoth = { $card } abwerfen

board-statue = die Statue von { $god }
board-official = ein Beamter: { $what }
board-pharaoh = der Pharao
tomb-title = { $who ->
    [du] Dein Grab
   *[other] Grab von { $who }
}
tomb-tile = Reihe { $row }, Platz { $place }: { $tile }
tomb-free = Reihe { $row }, Platz { $place }: frei
tomb-closed = Reihe { $row }, Platz { $place }: braucht beide Plättchen darunter
tomb-to-build = { $count ->
    [one] 1 Plättchen zu bauen
   *[other] { $count } Plättchen zu bauen
}
statue-bastet-does = Du nimmst zu Beginn jedes Marktes 3 Gold.
statue-horus-does = Dort und in deinen Provinzen daneben: Pyramiden aus 2 { -steinen } und 1 Gold.
statue-isis-does = Ihre Provinz zählt einen Tempel mehr, wenn Provinzen gewertet werden.
statue-osiris-does = Bei der Ernte bringen je zwei deiner Bauern 1 Gold mehr.
statue-ptah-does = Einmal pro Runde: Kaufe eine Sorte ein zweites Mal, wieder ab dem niedrigsten Preis.
statue-set-does = Bei jedem Opfer ein Geschenk mehr, auch bei { card-theft }.
statue-sobek-does = Jeder deiner Aufträge bringt 4 Punkte.
statue-thoth-does = Wenn du { -gunstkarten } kaufst, ziehe eine mehr und wirf eine ab.

prompt-keep_province = Wähle die Provinz, die du behältst; der Beamte der anderen dient dir.
prompt-lay_stone = { $horus ->
    [yes] Lege deinen { -stein }, oder baue vorher mit Horus.
   *[no] Lege deinen { -stein }.
  }
prompt-thoth = Thot: Wirf eine deiner { -gunstkarten } ab; sie bringt kein Gold.
prompt-put_up_province = Wähle geheim die Provinz, die du zur Versteigerung anbietest.
prompt-put_up_province-sealed = Versiegelt: { $choice }. Du kannst es ändern, bis alle gewählt haben.
tool-play_popularity = { card-popularity }
tool-play_export = { card-export }
tool-choose_province = Provinz behalten
tool-put_up_province = Versteigern
tool-guard_scribe = { card-protection }
tool-build_with_horus = Horus
tool-play_glory = { card-glory }
tool-discard_for_thoth = Abwerfen
tool-take_tile = Plättchen bauen
tool-afterlife_build = { card-afterlife }: bauen
tool-build_tile = Bauen durch Abwerfen
bid-scribe = { -schreiber }, der zieht
shop-tiles = Grabplättchen
tomb-which = Plättchen
tomb-pay = Zwei abwerfen
hand-tiles = Grabplättchen
hand-provinces = Provinzkarten
player-tokens = Pharaomarker
player-tiles = Grabplättchen

goods-tiles = { $count ->
    [one] ein Grabplättchen
   *[other] { $count } Grabplättchen
  }
goods-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }
event-province_hand_taken = { $who } nimmt { $count } Provinzkarten auf die Hand.
    .you = Du nimmst { $count } Provinzkarten auf die Hand.
event-province_hand_taken-known = { $who } nimmt die Provinzkarten { $provinces } auf die Hand.
    .you = Du nimmst die Provinzkarten { $provinces } auf die Hand.
event-officials_shuffled = Die Beamtenkarten werden gemischt: { $count } Karten.
event-official_set_out = Ein Beamter wartet in { $province }: { $official }.
event-officials_swapped = { $who } tauscht die Beamten von { $provinces }.
    .you = Du tauschst die Beamten von { $provinces }.
event-official_dismissed = { $who } schickt den Beamten von { $province } weg ({ $official }).
    .you = Du schickst den Beamten von { $province } weg ({ $official }).
event-official_served = Der Beamte von { $province } dient { $who ->
    [du] dir
   *[other] { $who }
  }: { $official }.
event-scribe_came_home = { $who } nimmt den anderen { -schreiber } zurück; dessen Provinz bleibt offen.
    .you = Du nimmst den anderen { -schreiber } zurück; dessen Provinz bleibt offen.
event-pharaoh_moved = Der Pharao reist nach { $province }.
event-pharaoh_token_gained = { $who } erhält einen Pharaomarker für { $province }.
    .you = Du erhältst einen Pharaomarker für { $province }.
event-pharaoh_left = Der Pharao verlässt den Plan.
event-pharaoh_tokens_returned = Alle Pharaomarker kommen zurück.
event-statue_deck_shuffled = Der Statuenstapel wird gemischt: { $count } Karten.
event-statue_placed = { $statue } wird in { $province } aufgestellt.
event-statue_taken = { $who } nimmt mit { $province } die Karte von { $statue }.
    .you = Du nimmst mit { $province } die Karte von { $statue }.
event-bastet_paid = { $who } nimmt { $gold } Gold von Bastet.
    .you = Du nimmst { $gold } Gold von Bastet.
event-horus_paid = { $who } zahlt { $price } Gold an Horus.
    .you = Du zahlst { $price } Gold an Horus.
event-discarded_for_thoth = { $who } wirft { $card } für Thot ab.
    .you = Du wirfst { $card } für Thot ab.
event-bought_again = { $who } kauft mit Ptah ein zweites Mal.
    .you = Du kaufst mit Ptah ein zweites Mal.
event-tiles_shuffled = Die Grabplättchen werden gemischt: { $count } Plättchen.
event-tiles_drawn = { $who } zieht { $count ->
    [one] ein Grabplättchen
   *[other] { $count } Grabplättchen
  }.
    .you = Du ziehst { $count ->
        [one] ein Grabplättchen
       *[other] { $count } Grabplättchen
      }.
event-tiles_drawn-known = { $who } zieht Grabplättchen: { $tiles }.
    .you = Du ziehst Grabplättchen: { $tiles }.
event-tile_built = { $who } baut das Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place }{ $times ->
    [1] {""}
   *[other] ; es bringt seinen Ertrag { $times }-mal
  }.
    .you = Du baust das Plättchen „{ $tile }“ in Reihe { $row }, Platz { $place }{ $times ->
        [1] {""}
       *[other] ; es bringt seinen Ertrag { $times }-mal
      }.
event-tomb_gold_taken = { $who } nimmt { $gold } Gold für das Plättchen.
    .you = Du nimmst { $gold } Gold für das Plättchen.
event-afterlife_played = { $who } spielt { card-afterlife }.
    .you = Du spielst { card-afterlife }.
event-tile_paid = { $who } wirft für ein weiteres Plättchen ab: { $goods }.
    .you = Du wirfst für ein weiteres Plättchen ab: { $goods }.
