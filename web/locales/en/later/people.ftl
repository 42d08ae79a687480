# People at tables: accounts, orders, votes, clocks, notices.

account = Account
account-make = Make an account
account-leave = Log out
account-left = You are logged out.
account-as = You are logged in as
account-line = An account keeps your tables together on every device and your name yours. Nothing needs one: guests play everything.
account-name = Name
account-change = Change the password
account-change-line = Everywhere else you will have to log in again.
account-changed = The password is changed.
account-forgotten = We have no e-mail address of yours, so a forgotten password cannot be sent to you. Keep it safe.
account-puzzle = Somebody has been guessing passwords. One moment: your browser is solving a puzzle, so that you get in and they do not.
account-puzzle-part = Puzzle
account-trouble-bad_login = The name or the password is not right.
account-trouble-account_exists = Somebody has that name already. Choose another, or log in.
account-trouble-bad_request = A password needs 8 characters at least, and a name 20 at most.
account-trouble-too_many = That was tried too often. Wait a quarter of an hour.
account-trouble-not_logged_in = You are logged out. Log in and try again.
recover = Choose a new password
recover-ask = I have forgotten my password
recover-line = Ask the people who run this site: an administrator can give you a code. It is good for one day and for one new password.
recover-code = Code from an administrator
recover-go = Set the password and log in
recovered = The new password is set, and you are logged in.
account-muted = An administrator has taken the chat from you.
account-muted-until = An administrator has taken the chat from you until { $until }.
account-muted-means = You can play and read at every table, but you cannot write there or name tables.
reason-given = The reason: “{ $reason }”
password = Password
password-old = Present password
password-new = New password
password-hint = 8 characters or more. A few words together are easy to keep in mind.
password-show = Show

people-account = with an account
people-guest = guest
people-bot-for = A bot is playing; the player can take the seat back
people-waited-for = the table is waiting
people-end = End the game
people-end-line = If everyone who is playing agrees, the game ends without a result.
people-own = Your seat
nudge = Remind
vote-tally = Agreed: { $yes } of { $all } ({ $names }). Not yet: { $missing }.
vote-end = Vote to end the game
vote-end-sure = Your vote decides. The game ends at once, without a result, and cannot be resumed.
vote-replace = Vote for a bot to play for { $who }
vote-replace-sure = Your vote decides. A bot plays on for { $who }, who can come back and take the seat again.
replace-first = { $unit ->
    [hours] If a player does not answer a reminder for { $count ->
        [one] one hour
       *[other] { $count } hours
      }, the others can vote for a bot.
   *[minutes] If a player does not answer a reminder for { $count ->
        [one] one minute
       *[other] { $count } minutes
      }, the others can vote for a bot.
  }
replace-from = You can vote for a bot in { $left } ({ $time }).
replace-own = The table is waiting, and you were reminded. In { $left } ({ $time }) the others can vote for a bot to play for you. A message in the chat gives you more time.
reminded-own = You were reminded. In { $left } the others can vote for a bot.
reminded-own-now = You were reminded. The others can vote for a bot now.
reminded-other = { $who } was reminded. In { $left } you can vote for a bot.
reminded-now = { $who } was reminded and has not answered.
reminded-vote = Vote
vote-back = Take back your vote
leave-line = A bot plays on for you. You can take the seat back as long as the game lasts.
leave-strict = This table has no hints, so once the bot has moved you can come back only after a while.
leave-sure = A bot takes over at once, and you see only what everybody sees. You can take the seat back later, but what the bot has done stays done.
holiday = Take days off
holiday-days = Days off ({ $left } left)
holiday-take = { $days ->
    [one] Take one day off
   *[other] Take { $days } days off
  }
holiday-sure = { $days ->
    [one] Your clock stops for one day. The day is used up even if you come back sooner.
   *[other] Your clock stops for { $days } days. They are used up even if you come back sooner.
  }

report-who = Report { $who }
report-what = What is wrong?
report-kind-abuse = Insults, hatred or threats
report-kind-spam = Advertising, or the same again and again
report-kind-cheating = Cheating or secret deals
report-kind-name = An offensive name
report-kind-other = Something else
report-text = What should the administrators know? You may leave this empty.
report-line = Only the administrators of this site read it. Nobody at the table is told.
report-send = Send the report
report-thanks = Thank you. The administrators of this site will look at it.

orders = Standing orders
orders-private = Only you see them. Nobody is told that there are any.
orders-now = They are for the auction that goes on, and end with it.
orders-next = They are for the next auction, and end with it. A province that does not come up is passed over.
orders-none = No province is on your list yet.
orders-add = Add a province:
orders-up-to = up to
orders-highest = Highest bid for { $province }
orders-up = Want { $province } more
orders-down = Want { $province } less
orders-remove = Take { $province } off the list
orders-pass = Pass while my bid leads
orders-how = When you are to bid, the cheapest possible bid for the first province on the list is made. If none is possible, the orders end and you are asked. Cards are never played.
orders-change = Replace the orders
orders-withdraw = Withdraw
orders-stored = Your orders stand.
orders-withdrawn = Your orders are withdrawn.

pace-choice-none = No clock
pace-choice-live = Live
pace-choice-slow = Slow, over days
clock-none-line = There is no time limit.
clock-live-line = Each seat has a bank of time for the whole game, and some more after every decision.
clock-slow-line = Each decision may take some days. Days off stop a seat's clock.
clock-sealed-line = A clock runs while the table waits for its seat. Where all choose in secret, only those who have not chosen yet are charged.
clock-out-line = When a clock runs out, a bot plays on for the seat, and the player may take it back.
clock-bank = Bank
clock-increment = After each decision
clock-per-decision = For each decision
clock-holidays = Days off
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
clock-number-days = { $days ->
    [one] one day
   *[other] { $days } days
  }

settings = Settings
notices = When it is your turn
notices-always = The title and the icon of the page always say so.
notices-sound = A short tone
notices-try = Try it
notices-browser = A browser notification while this tab is in the background
notices-missing = This browser shows no notices.
notices-denied = The browser does not allow notices from this page. You can change that in its settings.
talk = Talk
invite-share = Share
returned = Since you were last here
returned-more = { $count ->
    [one] One line before these is in the log.
   *[other] { $count } lines before these are in the log.
  }
returned-go = To the table
word = A word from the site
word-read = All right
word-means = { $type ->
    [table_closed] Nobody wins and nothing counts. What was played can still be looked at.
    [table_expired] Nobody wins and nothing counts. What was played can still be looked at.
    [expiry_warned] Any move and any message in the chat keeps the game going.
    [seat_muted] { $muted ->
        [yes] You can play on as before and read what the others write.
       *[no] Whatever you write, the others can read again.
      }
   *[other] You can go on watching like anybody else.
  }
table-turns = { $count ->
    [one] The table waits for you in one game.
   *[other] The table waits for you in { $count } games.
  }
table-turns-title = { $count ->
    [one] ● 1 turn
   *[other] ● { $count } turns
  }

cancel = Cancel
menu-leave = Leave the seat to a bot
menu-confirm = Confirm every move
menu-home = Home
