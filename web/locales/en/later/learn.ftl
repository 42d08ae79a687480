# Learning the game: points as things stand, what each position pays, the rules.

points-now-title = If it were scored now
points-now-none = Nothing would be scored now.
points-now-total = { $points ->
    [one] 1 point more, { $all } in all
   *[other] { $points } points more, { $all } in all
  }
points-now-hidden = Others' hidden schemes are not counted.

outlook-title = What each temple position pays
outlook-now = the temple is here
outlook-offered = all together offer { $range }
outlook-gold = { $gold } gold
outlook-and-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
outlook-where = Where it comes from
outlook-none = No province would pay.

learn-title = Learn by playing
learn-line = A first game with a coach: three players, two of them bots. It explains every decision when it comes.
learn-start = Learn by playing
learn-go-on = Go on learning

rules-page = Rules of the game
rules-list = Each edition has a page of its own, and so has the card game. Expansions are added there.
rules-contents = Contents
rules-edition = Edition
rules-with = Expansions
rules-search = Search in these rules
rules-found = { $count ->
    [0] No paragraph has these words.
    [one] One paragraph has these words.
   *[other] { $count } paragraphs have these words.
  }
rules-link = Link to { $id }
rules-all = All rules of this title
rules-part-intro = About these rules
rules-part-game = The game
rules-part-setup = Set-up
rules-part-auction = Auction
rules-part-market = Market
rules-part-offering = Offering
rules-part-harvest = Harvest
rules-part-scoring = Scoring
rules-part-kingdom = Between the kingdoms
rules-part-end = The end
rules-part-extension = Provinces and the Pharaoh
rules-part-pyramids = Pyramids
rules-part-income = Income and building
rules-part-points = Points
rules-part-officials = Officials
rules-part-afterlife = Afterlife
rules-part-statues = Statues
rules-part-pharaoh = Pharaoh
rules-part-promos = Promo cards
rules-part-expert = Expert
rules-part-rulings = Rulings
rules-part-symbols = Symbols
rules-unknown = There is no such title.

keys-title = Keys
key-arrows = go to the board and move between provinces, but not to those that are blocked
key-all = the same, blocked provinces too
key-enter = choose, and once more confirm
key-escape = cancel
key-u = undo
key-digits = choose a province, a step, a card or a number; in the market one more of a kind
key-t = take the next tool
key-question = this list
key-l = open the log
key-r = open the rules
hint-key = a hint; once more, the move
rules-of = Rules: { $title }
rules-missing = No text was found for { $rule }.
rulings-in-english = Most rulings are written in English only.
