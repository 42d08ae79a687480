app-name = Amun-Re
app-line = Auctions, pyramids and the flood of the Nile
nav-home = Home
nav-new = Set up a table
nav-about = About
nav-skip = Skip to the content

play-now = Play now
play-now-line = A game against bots, at once and without an account.
your-name = Your name
edition = Edition
title-classic = Classic, 2003
title-classic-line = The first edition: turns go clockwise, the most pyramids in one province win a bank.
title-revised = Revised, 2016
title-revised-line = The second edition: the player with most pyramids wins a bank.
title-anniversary = Anniversary, 2023
title-anniversary-line = The present edition: start schemes, a turn-order track, blocked provinces.
bots-number = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
bots-how-many = Opponents
level = They play
level-random = at random
level-beginner = like a beginner
level-greedy = soundly
level-strategist = with a plan
level-searcher = looking ahead
level-master = like a master
level-other = { $level }

tables-open = Tables that wait for players
tables-none = No public table is waiting. Set one up and invite somebody.
tables-mine = Your tables
table-of = { $title }, { $players } players
table-status-open = waiting for players
table-status-running = being played
table-status-finished = finished
table-status-abandoned = stopped
table-your-turn = your turn
table-join = Join
table-open = Open
table-watch = Watch
pace-live = live clock
pace-slow = slow clock
pace-untimed = no clock

new-title = A new table
new-name = Name of the table
new-name-hint = may stay empty
new-players = Players
new-players-not = This mix is for { $counts } players.
new-expansions = Expansions
new-expansions-none = This edition has none.
expansion-officials = Officials
expansion-officials-line = For two or three: bid with two scribes, keep one province, let the official of the other serve you.
expansion-afterlife = Afterlife
expansion-afterlife-line = Buy tomb tiles and build a tomb whose tiles pay again and again.
expansion-statues = Statues
expansion-statues-line = Statues stand in some provinces and lend their power to whoever holds them.
expansion-pharaoh = Pharaoh
expansion-pharaoh-line = The Pharaoh travels to the latest outbidding and leaves a token that brings gifts.
expansion-promos = Promo cards
expansion-promos-line = Four more favour cards: glory, greed, popularity and export.
expansion-expert = Expert
expansion-expert-line = Hold province cards and choose in secret which of them come up.
new-options = Options
option-memory = Gold and number of cards of others
option-memory-closed = hidden, as printed
option-memory-open = shown
option-track = Sides of the temple track
option-track-box = as the rules say
option-track-picture = as the picture shows
option-old_track = Old temple track at every count
option-all_provinces = No blocked provinces
option-no_start_cards = No start schemes
option-clockwise_order = Clockwise turns
option-no_federation = No federation scheme
option-on = on
option-off = off
new-seats = Seats
seat-me = You
seat-open = Open for anybody
seat-bot = Bot, plays { $level }
seat-number = Seat { $number }
new-clock = Clock
clock-none = No clock
clock-live = Live: { $minutes } minutes for the game, { $seconds } seconds more for each decision
clock-slow = Slow: { $days ->
    [one] one day
   *[other] { $days } days
  } for each decision
new-listed = Show it in the list of public tables
new-open = Open the table
new-open-bots = Begin the game

lobby-invite = Invite
lobby-invite-line = Whoever has this link may sit down or watch.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a picture for a phone's camera
lobby-free = free
lobby-sit = Sit down here
lobby-bot = Let a bot sit here
lobby-away = Send away
lobby-up = Get up
lobby-start = Begin the game
lobby-waiting = The game begins when every seat is taken.
lobby-host-waiting = Waiting for the host to begin.
lobby-fair = The deal is promised before anybody sits down: { $commitment }

about-title = About
about-what = Amun-Re is a board game by Reiner Knizia about auctions, pyramids and offerings along the Nile. This is a digital edition with its own drawings and its own words, made by people who like the game.
about-rights = Name and rules belong to their author and publishers; nothing here is endorsed by them.
about-how = How it goes
about-how-1 = Six rounds in two kingdoms. In each round you win a province by auction, go shopping, offer gold in secret and harvest.
about-how-2 = After the third and the sixth round points are counted: pyramids, full sets, the best province of each bank, temples and schemes. At the very end gold counts too.
about-how-3 = Stones and pyramids stay when the Old Kingdom ends. Build where you would like to be again.
about-keys = Everything can be played with the keyboard. Press ? at a table for the list of keys.
about-free = The program is free software.

trouble-no_such_table = There is no such table.
trouble-lost = The connection is lost; trying again.
trouble-unreachable = The server cannot be reached. Try again in a moment.
loading = One moment
close = Close

language = Language
