# What has happened, one sentence for each event. $who is a name or "you"; the attribute .you speaks to the reader.

event-hand_dealt = { $who } begins with { $gold } gold, { $cards } and { card-theft }.
    .you = You begin with { $gold } gold, { $cards } and { card-theft }.
event-schemes_dealt = { $who } is dealt { $count } start schemes.
    .you = You are dealt { $count } start schemes.
event-schemes_dealt-known = { $who } is dealt the start schemes { $cards }.
    .you = You are dealt the start schemes { $cards }.
event-schemes_left = { $count ->
    [0] No start scheme is left over.
    [one] One start scheme leaves the game unseen.
   *[other] { $count } start schemes leave the game unseen.
  }
event-scheme_kept = { $who } keeps one start scheme and gives up the other.
    .you = You keep one start scheme and give up the other.
event-scheme_kept-known = { $who } keeps { $kept } and gives up { $given_up }.
    .you = You keep { $kept } and give up { $given_up }.
event-favour_deck_shuffled = The { -favour-card } deck is shuffled: { $count } cards.
event-province_deck_shuffled = The province deck is shuffled: { $count } provinces.
event-provinces_blocked = No province is blocked.
event-provinces_blocked-known = Blocked for the whole game: { $provinces }.
event-order_drawn = The first turn order is { $order }.
event-choice_sealed = { $who } has sealed a choice.
    .you = You have sealed a choice.
event-choice_sealed-known = { $who } has sealed a choice: { $choice }.
    .you = You have sealed a choice: { $choice }.
event-choice_changed = { $who } has changed the sealed choice.
    .you = You have changed the sealed choice.
event-choice_changed-known = { $who } has changed the sealed choice: { $choice }.
    .you = You have changed the sealed choice: { $choice }.

event-round_began = Round { $round } begins, in the { $kingdom }.
event-provinces_came_up = Up for auction: { $provinces }.
event-blessing_set_out = { -A-blessing } lies face down in { $province }: { $count ->
    [one] one { -favour-card }
   *[other] { $count } { -favour-cards }
  }.
event-bid_placed = { $who } bids { $amount } for { $province }.
    .you = You bid { $amount } for { $province }.
event-bribery_played = { $who } plays { card-bribery }.
    .you = You play { card-bribery }.
event-protection_played = { $who } plays { card-protection }.
    .you = You play { card-protection }.
event-passed = { $who } keeps the leading bid and passes.
    .you = You keep the leading bid and pass.
event-bid_paid = { $who } pays { $price } gold.
    .you = You pay { $price } gold.
event-province_taken = { $who } takes control of { $province }.
    .you = You take control of { $province }.
event-blessing_cards_taken = { $who } takes the { -blessing } of { $province }: { $count ->
    [one] one { -favour-card }
   *[other] { $count } { -favour-cards }
  }.
    .you = You take the { -blessing } of { $province }: { $count ->
        [one] one { -favour-card }
       *[other] { $count } { -favour-cards }
      }.
event-blessing_cards_taken-known = { $who } takes the { -blessing } of { $province }: { $cards }.
    .you = You take the { -blessing } of { $province }: { $cards }.
event-blessing_gold_taken = { $who } takes the { -blessing } of { $province }: { $gold } gold.
    .you = You take the { -blessing } of { $province }: { $gold } gold.
event-auction_cleared = The auction is over.
event-auction_cleared-known = The auction is over; discarded: { $discarded }.

event-stone_placed = { $who } puts a { -stone } into { $province }.
    .you = You put a { -stone } into { $province }.
event-stone_placed-known = { $who } puts a { -stone } into { $province }, where three { -stones } become a pyramid.
    .you = You put a { -stone } into { $province }, where three { -stones } become a pyramid.
event-pyramid_built = { $who } builds a pyramid in { $province } out of { $stones } { -stones }.
    .you = You build a pyramid in { $province } out of { $stones } { -stones }.
event-farmer_placed = { $who } puts a farmer beside the { -fields } of { $province }.
    .you = You put a farmer beside the { -fields } of { $province }.
event-farmer_placed-known = { $who } puts a farmer on a { -field } of { $province }.
    .you = You put a farmer on a { -field } of { $province }.
event-cards_drawn = { $who } draws { $count ->
    [one] one { -favour-card }
   *[other] { $count } { -favour-cards }
  }.
    .you = You draw { $count ->
        [one] one { -favour-card }
       *[other] { $count } { -favour-cards }
      }.
event-cards_drawn-known = { $who } draws { $cards }.
    .you = You draw { $cards }.
event-deck_reshuffled = The discards are shuffled into a new { -favour-card } deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
event-card_sold = { $who } sells { $card } for 1 gold.
    .you = You sell { $card } for 1 gold.
event-card_discarded = { $who } plays { $card }.
    .you = You play { $card }.
event-bought = { $who } buys { $goods } for { $price } gold.
    .you = You buy { $goods } for { $price } gold.
event-market_turn_ended = { $who } is done in the market.
    .you = You are done in the market.

event-offerings_revealed = The { -offerings } are opened: { $offers }.
offer-gold = { $who } { $gold } gold
offer-theft = { $who } { card-theft }
offer-with = { $offer } with { $cards }
offer-selling = { $offer } (selling { $cards })
event-influence_used = { $who } moves the collective { -offering } by { $change }.
    .you = You move the collective { -offering } by { $change }.
event-temple_moved = The collective { -offering } is { $collective }, so the temple stands on position { $position }.
event-order_changed = The new turn order is { $order }.
event-laid_cards_resolved = { $who } discards { $cards }.
    .you = You discard { $cards }.
event-theft_paid = { $who } takes { $gold } gold for { card-theft }.
    .you = You take { $gold } gold for { card-theft }.
event-gifts_divided = { $who } takes { $cards ->
    [0] no { -favour-card }
    [one] one { -favour-card }
   *[other] { $cards } { -favour-cards }
  } out of { $gifts ->
    [one] one { -gift }
   *[other] { $gifts } { -gifts }
  }.
    .you = You take { $cards ->
        [0] no { -favour-card }
        [one] one { -favour-card }
       *[other] { $cards } { -favour-cards }
      } out of { $gifts ->
        [one] one { -gift }
       *[other] { $gifts } { -gifts }
      }.
event-offering_ended = The { -offering } is over.
event-harvest_card_played = { $who } plays { $card } on { $province }.
    .you = You play { $card } on { $province }.
event-harvested = { $who } harvests nothing.
    .you = You harvest nothing.
event-harvested-known = { $who } harvests { $gold } gold: { $items }.
    .you = You harvest { $gold } gold: { $items }.
harvest-item = { $province } { $gold } ({ $source })

event-scored = Nobody scores.
event-scored-known = { $items }.
score-of-seat = { $who } scores { $points } ({ $parts })
    .you = you score { $points } ({ $parts })
score-part = { $source } { $points }
score-part-in = { $source } { $province } { $points }
event-scheme_shown = { $who } shows { $card }.
    .you = You show { $card }.
event-scheme_turn_ended = { $who } shows no more schemes.
    .you = You show no more schemes.
event-cards_sold_at_the_end = The last sales are opened: { $sold }.
event-gold_shown = All gold is shown: { $gold }.
seat-amount = { $who } { $amount }
seat-cards = { $who }: { $cards }
event-kingdom_ended = The { $kingdom } ends: { -scribes } and farmers leave, { -stones } and pyramids stay.
event-game_ended = The game is over: { $points }. { $winners }.
entry-seat_taken = { $who } sits down.
    .you = You sit down.
entry-seat_left = { $who } gets up.
    .you = You get up.
entry-game_started = The game begins.
entry-move_undone = { $who } takes back the last action.
    .you = You take back the last action.
entry-orders_given = You have given standing orders: { $orders }.
entry-orders_given-none = You have withdrawn your standing orders.
entry-move_played-order = Your standing orders act for you.
entry-orders_spent = Your standing orders are used up.
entry-nudged = { $who } reminds { $other }: the table is waiting.
    .you = You remind { $other }: the table is waiting.
entry-vote_cast = { $who } { $yes ->
    [yes] votes
   *[no] no longer votes
  } { $about ->
    [end] to end the game
   *[other] for a bot to play for { $other }
  }.
    .you = You { $yes ->
        [yes] vote
       *[no] no longer vote
      } { $about ->
        [end] to end the game
       *[other] for a bot to play for { $other }
      }.
entry-seat_given_to_bot = { $why ->
    [left] { $who } leaves; a bot plays on.
    [time] { $who } has run out of time; a bot plays on.
    [removed] An administrator has removed { $who }; a bot plays on.
   *[vote] The others have voted: a bot plays on for { $who }.
  }
    .you = { $why ->
        [left] You leave; a bot plays on.
        [time] You have run out of time; a bot plays on.
        [removed] An administrator has removed you from the table; a bot plays on.
       *[vote] The others have voted: a bot plays on for you.
      }
entry-seat_claimed_back = { $who } is back and takes over from the bot.
    .you = You are back and take over from the bot.
entry-holiday_taken = { $who } takes { $days ->
    [one] one day
   *[other] { $days } days
  } off.
    .you = You take { $days ->
        [one] one day
       *[other] { $days } days
      } off.
entry-outage_ended = The server was down; no clock ran meanwhile.
entry-outage_ended-grace = The server was down; no clock ran meanwhile. { $unit ->
    [seconds] Whoever is to act has at least { $count } seconds left.
    [minutes] Whoever is to act has at least { $count ->
        [one] one minute
       *[other] { $count } minutes
      } left.
   *[hours] Whoever is to act has at least { $count ->
        [one] one hour
       *[other] { $count } hours
      } left.
  }
entry-game_abandoned = All players have agreed to stop; there is no result.
entry-rules_patched = { $yes ->
    [yes] The rules of this game have been corrected; it goes on just where it was.
   *[no] The rules of this game have been corrected; it goes on from a little earlier, and the moves after that are taken back.
  }
entry-table_expired = { $why ->
    [open] Nobody has been at this table for long, so the site has closed it.
    [aside] This game was put aside for so long that the site has closed it; there is no result.
    [bots] Bots alone sit at this table, so the site has closed it; there is no result.
   *[untimed] Nobody has moved in this game for very long, so the site has closed it; there is no result.
  }
entry-expiry_warned = Nobody has moved here for long. Unless somebody does something, the site closes this game in { $days ->
    [one] one day.
   *[other] { $days } days.
  }
entry-reason_given = An administrator of the site says why: { $text }
entry-table_closed = An administrator of the site has closed this table; there is no result.
entry-seat_muted = { $yes ->
    [yes] An administrator has muted { $who } at this table.
   *[no] { $who } may chat at this table again.
  }
    .you = { $yes ->
        [yes] An administrator has muted you at this table.
       *[no] You may chat at this table again.
      }
entry-game_put_aside = Nobody is here, so the game is put aside. It goes on when a player opens it.
entry-game_taken_up = { $who } is back; the game goes on.
    .you = You are back; the game goes on.
entry-seed_revealed = The seed of the deal is revealed; anybody may check it.
chat-removed = Message removed
chat-muted = An administrator has muted you at this table. You can still play and read.
entry-rematch_opened = { $who } has opened a rematch.
    .you = You have opened a rematch.

offering-of = { $who } { $cards }
offering-sum = { $worth } ({ $cards })
entry-hint_taken = You have asked for a hint.
report = Report
report-said = Report what { $who } has said: { $text }
