# What only expansions bring: told at tables that have some.

card-delegation-does = Swap the officials of your two provinces before you choose.
card-afterlife-does = In the market: draw a tomb tile, or build one.
card-tribute-does = 3 points if your provinces hold at least 2 statues.
card-pharaohs_blessing-does = 3 points if you have at least 2 Pharaoh tokens.
card-glory-does = As the last thing in the market: buy 1 to 3 points.
card-greed-does = Lay it with { card-theft }: take one { -gift } all the same.
card-popularity-does = At the harvest: one province pays nothing, and you draw three { -favour-cards }.
card-export-does = At the harvest: one province counts as nothing but a caravan of 10 gold.
statue-bastet = Bastet
statue-horus = Horus
statue-isis = Isis
statue-osiris = Osiris
statue-ptah = Ptah
statue-set = Set
statue-sobek = Sobek
statue-thoth = Thoth
source-tomb = tomb tiles
source-tomb_rows = full tomb rows
source-officials = officials
source-glory = { card-glory }
source-osiris = Osiris
source-sobek = Sobek
source-export = { card-export }

action-with-leaving = { $action }, with the { -scribe } from { $leaving }
action-play_glory = Play { card-glory }: { $goods } for { $price } gold, and end the market turn
action-play_popularity = Play { card-popularity }: { $province } pays nothing, draw three { -favour-cards }
action-play_export = Play { card-export }: { $province } counts as a caravan of 10 gold
action-play_protection-at = Play { card-protection } in { $province }
action-guard_scribe = Play { card-protection } for the { -scribe } in { $province }
action-choose_province = Keep { $province }
action-delegate = Play { card-delegation }: swap your two officials
action-put_up_province = Put up { $province }
action-afterlife_draw = Play { card-afterlife }: draw a tomb tile
action-afterlife_build = Play { card-afterlife }: build a { $tile } tile in row { $row }, space { $place }
action-take_tile = Build a { $tile } tile in row { $row }, space { $place }, as a { -gift }
action-build_tile = Build a { $tile } tile in row { $row }, space { $place }, discarding { $paid }
action-build_with_horus = With Horus: a pyramid out of two { -stones } in { $province }
action-discard_for_thoth = Discard { $card }

board-statue = the statue of { $god }
board-official = an official who brings { $what }
board-pharaoh = the Pharaoh
tomb-title = { $who ->
    [you] Your tomb
   *[other] Tomb of { $who }
}
tomb-tile = Row { $row }, place { $place }: { $tile }
tomb-free = Row { $row }, place { $place }: free
tomb-closed = Row { $row }, place { $place }: needs both tiles below
tomb-to-build = { $count ->
    [one] 1 tile to build
   *[other] { $count } tiles to build
}
statue-bastet-does = You take 3 gold whenever a market begins.
statue-horus-does = There and in your provinces beside it: pyramids out of 2 { -stones } and 1 gold.
statue-isis-does = Its province counts one more temple when provinces are scored.
statue-osiris-does = At the harvest every two of your farmers bring 1 gold more.
statue-ptah-does = Once a round: buy one kind a second time, from the lowest price again.
statue-set-does = One more { -gift } at every { -offering }, with { card-theft } as well.
statue-sobek-does = Each of your schemes scores 4 points.
statue-thoth-does = When you buy { -favour-cards }, draw one more and discard one.

prompt-keep_province = Choose the province to keep; the official of the other one serves you.
prompt-lay_stone = { $horus ->
    [yes] Put down your { -stone }, or build with Horus first.
   *[no] Put down your { -stone }.
  }
prompt-thoth = Thoth: discard one of your { -favour-cards }; it brings no gold.
prompt-put_up_province = Choose in secret the province that you put up for auction.
prompt-put_up_province-sealed = Sealed: { $choice }. You may change it until all have chosen.
tool-play_popularity = { card-popularity }
tool-play_export = { card-export }
tool-choose_province = Keep a province
tool-put_up_province = Put up
tool-guard_scribe = { card-protection }
tool-build_with_horus = Horus
tool-play_glory = { card-glory }
tool-discard_for_thoth = Discard
tool-take_tile = Build a tile
tool-afterlife_build = { card-afterlife }: build
tool-build_tile = Build for discards
bid-scribe = { -Scribe } that moves
shop-tiles = Tomb tiles
tomb-which = Tile
tomb-pay = Discard two
hand-tiles = Tomb tiles
hand-provinces = Province cards
player-tokens =
    { $count ->
        [one] Pharaoh token
       *[other] Pharaoh tokens
    }
player-tiles =
    { $count ->
        [one] tomb tile
       *[other] tomb tiles
    }

goods-tiles = { $count ->
    [one] one tomb tile
   *[other] { $count } tomb tiles
  }
goods-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
event-province_hand_taken = { $who } takes up { $count } province cards.
    .you = You take up { $count } province cards.
event-province_hand_taken-known = { $who } takes up the province cards { $provinces }.
    .you = You take up the province cards { $provinces }.
event-officials_shuffled = The Officials cards are shuffled: { $count } cards.
event-official_set_out = An official waits in { $province }: { $official }.
event-officials_swapped = { $who } lets the officials of { $provinces } change places.
    .you = You let the officials of { $provinces } change places.
event-official_dismissed = { $who } sends the official of { $province } away ({ $official }).
    .you = You send the official of { $province } away ({ $official }).
event-official_served = The official of { $province } serves { $who }: { $official }.
event-scribe_came_home = { $who } takes the other { -scribe } home; its province stays open.
    .you = You take the other { -scribe } home; its province stays open.
event-pharaoh_moved = The Pharaoh travels to { $province }.
event-pharaoh_token_gained = { $who } gains a Pharaoh token for { $province }.
    .you = You gain a Pharaoh token for { $province }.
event-pharaoh_left = The Pharaoh leaves the board.
event-pharaoh_tokens_returned = All Pharaoh tokens go back.
event-statue_deck_shuffled = The statue deck is shuffled: { $count } cards.
event-statue_placed = { $statue } is set up in { $province }.
event-statue_taken = { $who } takes the card of { $statue } with { $province }.
    .you = You take the card of { $statue } with { $province }.
event-bastet_paid = { $who } takes { $gold } gold from Bastet.
    .you = You take { $gold } gold from Bastet.
event-horus_paid = { $who } pays { $price } gold to Horus.
    .you = You pay { $price } gold to Horus.
event-discarded_for_thoth = { $who } discards { $card } for Thoth.
    .you = You discard { $card } for Thoth.
event-bought_again = { $who } uses Ptah to buy a second time.
    .you = You use Ptah to buy a second time.
event-tiles_shuffled = The tomb tiles are shuffled: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }.
event-tiles_drawn = { $who } draws { $count ->
    [one] one tomb tile
   *[other] { $count } tomb tiles
  }.
    .you = You draw { $count ->
        [one] one tomb tile
       *[other] { $count } tomb tiles
      }.
event-tiles_drawn-known = { $who } draws tomb tiles: { $tiles }.
    .you = You draw tomb tiles: { $tiles }.
event-tile_built = { $who } builds a { $tile } tile in row { $row }, space { $place }{ $times ->
    [1] {""}
   *[other] , which pays { $times } times
  }.
    .you = You build a { $tile } tile in row { $row }, space { $place }{ $times ->
        [1] {""}
       *[other] , which pays { $times } times
      }.
event-tomb_gold_taken = { $who } takes { $gold } gold for the tile.
    .you = You take { $gold } gold for the tile.
event-afterlife_played = { $who } plays { card-afterlife }.
    .you = You play { card-afterlife }.
event-tile_paid = { $who } discards { $goods } for a further tile.
    .you = You discard { $goods } for a further tile.
