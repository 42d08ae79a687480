app-name = Amun-Re
nav-home = Home
nav-new = Set up a table
nav-about = About
nav-admin = Administration
nav-skip = Skip to the content

clock-none = No clock
clock-live = Live: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } for the game, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } more for each decision
clock-slow = Slow: { $days ->
    [one] one day
   *[other] { $days } days
  } for each decision

trouble-no_such_table = There is no such table.
trouble-lost = The connection is lost; trying again.
trouble-unreachable = The server cannot be reached. Try again in a moment.
loading = One moment
close = Close

language = Language

games = Your games
nav-rules = Rules
account-enter = Log in

lost-title = This page does not exist
lost-line = Perhaps the address was mistyped, or what it showed is gone.
lost-home = To the home page
lost-other = Something went wrong
