# After the game: replay, review, downloads, one's own games.

replay = Replay
replay-open = Watch the replay
replay-past = Look back
replay-table = To the table
replay-as = Viewpoint
replay-as-open = All cards open
replay-as-everybody = What everybody saw
replay-as-seat = As { $who } saw it
replay-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
replay-controls = Steps
replay-scrubber = Moment of the game
replay-step = { $step } of { $count }
replay-first = To the beginning (Home)
replay-last = To the end (End)
replay-back = One step back (left arrow)
replay-on = One step on (right arrow)
replay-round-back = To the round before (Page up)
replay-round-on = To the next round (Page down)
replay-play = Play (space)
replay-pause = Pause (space)
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = usual
replay-speed-fast = fast
replay-speed-fastest = very fast
replay-keys = ← → steps, Shift or page keys rounds, Home and End, space plays. On the map: ↑ ↓.
replay-link = Address of this moment
replay-no-drawing = This game cannot be drawn here; the log tells it.
replay-not-begun = The game has not begun, so there is nothing to look back at.

review = Review
review-of = Review: { $title }
review-loading = Counting
review-stopped = The game was stopped before its end.
review-standing = Final standing
review-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
review-won-tie = { $won }, level on points but { $by ->
    [pyramids] with more pyramids
    [order] first in turn order
   *[stones] with more { -stones }
  }
review-place = Place
review-player = Player
review-points = Points
review-sources = Where the points came from
review-sources-line = One bar for each player, one part for each source. The number at the end is what the kingdom brought.
review-source = Source
review-kingdom = { $kingdom ->
    [1] Old Kingdom
    [2] New Kingdom
   *[other] Kingdom { $kingdom }
  }
review-kingdom-cards = Kingdom { $kingdom }
review-sum = This kingdom
review-total = All points
review-led = { $count ->
    [one] { $names } led after it, with { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
   *[other] { $names } led together after it, with { $points ->
        [one] 1 point
       *[other] { $points } points
      } each.
  }
review-gold = Gold
review-gold-line = What everybody had when a round was over.
review-gold-cards-line = What everybody had when a kingdom was over, with the worth of the open gold cards.
review-pyramids = Pyramids
review-pyramids-line = In the provinces that each player held. Between the kingdoms all provinces are given up.
review-pyramids-cards-line = In all provinces of each player, those on covered cards included.
review-flood = Temple
review-flood-line = Where the temple stood at the end of each round, from 1 to 4.
review-flood-cards = Flood
review-flood-cards-line = The level of the flood in each kingdom, from 1 to 4.
review-prices = What the provinces cost
review-prices-line = The price that was paid; with officials, both bids together.
review-prices-cards-line = The gold card that was spent on each province card.
review-province = Province
review-price = Gold paid
review-round = Round
review-round-n = Round { $round }
review-start = Set-up
review-figures = The same in figures
review-plot = { $title }. The figures are in the table below.
review-position = Position

record = Download
record-line = The record holds the whole game with its deal; amunre verify checks it. The game file is the moves as text.
record-record = Record (JSON)
record-game = Game file (text)

games-line = Games of this browser{ $account ->
    [no] .
   *[yes] {" "}and of your account.
  }
games-none = You have not played here yet.
games-none-line = Games that you play in this browser are listed here, and so are those of your account when you are logged in.
games-none-filtered = No game fits this filter.
games-show = Show
games-show-all = all games
games-show-turn = those that wait for you
games-show-running = running
games-show-finished = finished
games-search = Search names
games-turn = They wait for you
games-running = Running
games-waiting = Waiting for players
games-finished = Finished
games-place = { $place ->
    [1] won
   *[other] place { $place }
  }
games-result = { $place ->
    [1] You won
   *[other] Place { $place } of { $players }
  } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
games-winner = { $names } won
games-more = Show { $count } more
games-earlier = Earlier games of your account
games-last = last move { $when }
games-lost = Some games could not be looked up; try again in a moment.
games-continue = Go on

final-look = Look at the board
final-place = { $place }.
bot-move-count =
    { $count ->
        [one] 1 bot move
       *[other] { $count } bot moves
    }
hint-count =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
points-none = No points yet.
scoring-of = Scoring of the { $kingdom }
scoring-sum = This kingdom
scoring-now = All points
