# At the table.

prompt-bid = Bid: choose a lit province, then a step above every { -scribe } there.
prompt-keep_bid = { $protection ->
    [yes] Your bid leads: pass, or play { card-protection } first.
   *[no] Your bid leads: pass, and keep it.
  }
prompt-pay = Your gold does not cover your bid: sell { -favour-cards } until it does.
prompt-market = { $kinds ->
    [0] { $others ->
        [0] Your market turn: nothing more to buy. Be done.
       *[other] Your market turn: nothing more to buy. Left: { $plays }; or be done.
      }
    [1] Your market turn: buy { $goods }, or be done.
   *[other] Your market turn: buy { $goods }, in this order; or be done.
  }
prompt-place_farmer = Put a farmer on an empty { -field }: choose a lit province.
prompt-place_stone = Put a { -stone } into a province of yours: choose a lit one.
prompt-offer = Seal your { -offering }: some gold, or { card-theft }.
prompt-offer-sealed = Your { -offering } is sealed. You may change it until all have chosen.
prompt-influence = Your { card-influence } must raise or lower the collective { -offering }.
prompt-gift_cards = { $gifts ->
    [one] Shall your { -gift } be a { -favour-card }?
   *[other] How many of your { $gifts } { -gifts } shall be { -favour-cards }?
  }
prompt-gift = Take a { -gift }: { $gift }.
prompt-gift_end = { $horus ->
    [yes] Your { -gifts } are taken: build with Horus, or be done.
   *[no] { $tiles ->
        [yes] Your { -gifts } are taken: build tiles, or be done.
       *[no] Your { -gifts } are taken: be done.
      }
  }
prompt-harvest = { $income ->
    [unknown] Collect your income
   *[other] Collect your income of { $income } gold
  }{ $card ->
    [yes] , or first play a harvest card on a province.
   *[no] .
  }
prompt-schemes = { $scheme ->
    [yes] Show a scheme that your provinces satisfy, or be done.
   *[no] None of your schemes is satisfied: be done.
  }
prompt-last_sale = Sell { -favour-cards } for the last time, before gold is compared.
prompt-last_sale-sealed = Your last sale is sealed. You may change it until all have chosen.
prompt-start_scheme = Keep one of your two start schemes; the other leaves the game.
prompt-start_scheme-sealed = Sealed: { $choice }. You may change it until all have chosen.
prompt-waiting = Waiting for { $names }.
prompt-watching = You are watching. Waiting for { $names }.
prompt-over = The game is over. { $winners }.
prompt-abandoned = { $end ->
    [table_closed] An administrator of the site has closed this table.
    [table_expired] The site has closed this table: nobody had been here for long.
   *[other] The game was stopped by agreement.
  }
prompt-bot-plays = A bot plays your seat.

confirm = Confirm
undo = Undo
cancel-choice = Cancel
why = Why?
change = Change
tool-choose = Choose something first
leaves-gold = leaves you { $gold } gold
costs-when-won = to pay if it wins; you have { $gold } gold
costs-when-won-short = to pay if it wins; you have { $gold } gold and would have to sell { $cards ->
    [one] a card
   *[other] { $cards } cards
  }
harvest-more = brings { $gold } gold more
harvest-no-more = { $less ->
    [0] ⚠ changes nothing: it pays as much without the card
   *[other] ⚠ brings { $less } gold less
  }
good-buy_cards = { -favour-cards }
good-buy_farmers = farmers
good-buy_stones = { -stones }
good-buy_tiles = tomb tiles
gift-take_farmer = a farmer on an empty { -field }
gift-take_stone = a { -stone }
gift-take_tile = a tomb tile

tool-place_bid = Bid
tool-shop = Buy
tool-place_farmer = Farmer
tool-place_stone = { -Stone }
tool-play_architect = { card-architect }
tool-play_cultivation = { card-cultivation }
tool-take_farmer = Farmer
tool-take_stone = { -Stone }
tool-play_treasury = { card-treasury }
tool-play_abundance = { card-abundance }
tool-play_protection = { card-protection }
tool-take_cards = { -Favour-cards }
tool-sell_card = Sell cards
tool-show_scheme = Schemes
schemes-all = Show all { $count } that score
tool-keep_scheme = Start scheme
tool-offer = { -Offering }
tool-last_sale = Last sale
tool-tap-province = Choose a lit province on the board, or here:
tool-tap-card = Choose a card:
on-field = on a { -field }
beside-field = beside the { -fields }

bid-pick = Choose a province to see its ladder.
bid-ladder = Ladder of { $province }
bid-step = { $amount } gold
bid-step-held = { $amount } gold, bid by { $names }
bid-step-no = { $amount } gold, not possible; ask why
bid-with = Play with it
shop-none = none
shop-costs = { $count ->
    [one] 1 costs { $price }
   *[other] { $count } cost { $price }
  }
shop-total = { $price } of { $gold } gold
shop-cards = { -Favour-cards }
shop-farmers = Farmers
shop-stones = { -Stones }
shop-most = up to { $most }
shop-not-now = not now
shop-first = Kinds are bought one after the other; this buys the first.
less = One less of { $what }
more = One more of { $what }
offer-slider = Gold to offer
offer-theft-choice = { card-theft } instead of gold
offer-lay = Lay with it
offer-sell = Sell for it
sale-all = All
sale-none = None

all-actions = Everything you may do, in words
all-search = Search
all-many = { $count } ways; use the panel above, for instance: { $example }

hand = Your hand
hand-gold = { $gold } gold
hand-empty = no { -favour-cards }
card-count = { $count } × { $card }

players = Players
player-gold = gold
player-cards =
    { $count ->
        [one] { -favour-card }
       *[other] { -favour-cards }
    }
player-pyramids =
    { $count ->
        [one] pyramid
       *[other] pyramids
    }
player-points =
    { $count ->
        [one] point
       *[other] points
    }
player-sealed = has chosen
player-acts = acts
player-you = you
player-bot = bot
why-points = Points of { $who }
points-total = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

log = Log
chat = Chat
chat-say = Say something
chat-send = Send

round-of = Round { $round } of 6
keys = Keys
rules = Rules
piles = Decks and piles: { $deck } in the deck, { $discards } discarded
reference = Quick reference
menu = Menu
menu-claim = Take the seat back
rematch = Play again
rematch-open = Go to the rematch
final = Final standing
turn-title = Your turn
sending = Sending
fold = Fold the hand away
unfold = Show the hand
player-offered = offered
player-open = face up
player-spent = { $card } (used up)

hint = Hint
hint-move = Show move
hint-asking = A bot is thinking …
hint-shown = The bot would do this. Confirm it or choose something else.
points-now = { $points } if scored now
outlook-caption = With your { -offering }
outlook-others = The others bring
outlook-position = Temple position
outlook-harvest = Your harvest, gold
outlook-points = Your temples, points
outlook-from = { $least }+
outlook-to = ≤{ $most }
outlook-between = { $least } to { $most }
account-mark = has an account
former-player = Former player
name-account = { $name } (account)
name-guest = { $name } (guest)
people = People at the table
figures = Figures of a printed copy
people-away = away until { $until }
nudge-title = The table is waiting for you
nudge-text = { $who } has reminded you.
orders-give = Give orders
orders-edit = Look or change
orders-line = Your orders: { $orders }.
orders-line-none = You can leave orders for the auction.
orders-part = { $province } up to { $highest }
orders-part-pass = pass while leading
clock-slow-holidays = { $slow }, { $days ->
    [one] one day off
   *[other] { $days } days off
  } for each player
clock-days = { $days } d { $hours } h
clock-short = little time left
clock-runs = clock runs
clock-stands = clock stands
clock-away = away
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }
log-unread = Log, { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }
all-short = All moves
