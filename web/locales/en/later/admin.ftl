# The page of those who look after the site.

admin-not-you = This page is for the administrators of this site. If you are one, log in first.
admin-version = Server { $version }
admin-done = Done.
admin-none = Nothing.
admin-look = Look
admin-nobody = nobody
admin-former = somebody who is no longer there
admin-operator = The operator
admin-since = since { $when }
admin-until = until { $until }
admin-unknown = since an unknown time

admin-reports = Reports
admin-tables = Tables
admin-accounts = Accounts
admin-networks = Networks
admin-acts = What was done
admin-figure-reports = { $count } open
admin-figure-tables = { $running } running, { $open } open
admin-figure-networks = { $count } banned

admin-term = For how long
admin-term-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
admin-term-open = until it is lifted
admin-reason-needed = Why? Those whom it concerns can read this.
admin-reason-note = Note for other administrators (may be empty)
admin-lift = Lift

admin-reports-open = Open
admin-reports-settled = Settled
admin-reports-none-open = Nothing is waiting for you.
admin-reports-none-settled = No report has been settled yet.
admin-called = (there as { $name })
admin-at-seat = in seat { $seat }
admin-to-table = Table
admin-reported-by = Reported by
admin-onlooker = somebody who looked on
admin-settle = Settle
admin-settle-acted = Dealt with
admin-settle-acted-line = The report is settled, and its words are removed after 30 days. Whatever has to be done about it, do before.
admin-settle-dismissed = Dismiss
admin-settle-dismissed-line = The report is settled without anything being done, and its words are removed after 30 days.
admin-outcome-acted = Dealt with
admin-outcome-dismissed = Dismissed

admin-tables-open = waiting for players
admin-tables-running = being played
admin-tables-ended = over
admin-tables-none = No table fits this.
admin-seats = people: { $persons }, bots: { $bots }
admin-unlisted = not listed
admin-opened = opened { $when }
admin-changed = last change { $when }
admin-record = Record
admin-close = Close
admin-close-table = Close this table
admin-close-line = The game ends at once, without a result, and cannot go on. Everybody there is told, and why.
admin-delete = Delete
admin-delete-table = Delete this table
admin-delete-table-line = All that was played and said there is gone for good. Reports about it stay. Close a table instead if that is enough.
admin-bot-for = a bot is playing
admin-word = Administrators
admin-removed = (removed)
admin-table-reports = Reports from this table
admin-seat-mute = Mute
admin-seat-mute-who = Mute { $who } at this table
admin-seat-mute-line = Nothing more can be written from this seat, at this table alone. Everybody there is told, and why.
admin-seat-unmute = Let talk again
admin-seat-unmute-who = Let { $who } talk again
admin-seat-unmute-line = The seat may chat again. Everybody there is told, and why.
admin-seat-remove = Remove
admin-seat-remove-who = Remove { $who } from this table
admin-seat-remove-line = Before a game the seat becomes free; in a game a bot plays on, for good. Everybody there is told, and why.

admin-accounts-search = Name begins with
admin-accounts-none = No account is called so.
admin-no-account = There is no account called { $name }.
admin-is-one = administrator
admin-is-banned = banned
admin-is-muted = muted
admin-untouchable = An administrator: only the operator may do anything to this account, with the command amunre admin.
admin-account-reports = Reports about this account
admin-account-tables = Tables
admin-got-up = has left
admin-sessions = Logged in
admin-ban = Ban
admin-ban-who = Ban { $who }
admin-ban-line = Every session ends at once, and nobody can log in. In running games clocks and votes give the seats to bots.
admin-unban-who = Lift the ban of { $who }
admin-unban-line = Whoever has this account can log in again.
admin-mute = Mute
admin-mute-who = Mute { $who } everywhere
admin-mute-line = No chat at any table, and no names for tables. Playing and reading go on.
admin-unmute-who = Let { $who } talk again
admin-unmute-line = This account may chat again and name tables.
admin-rename = Rename
admin-rename-who = Rename { $who }
admin-rename-line = At all tables so far the old name is removed; the new one appears at new tables.
admin-rename-field = New name
admin-reset = New password
admin-reset-who = A new password for { $who }
admin-reset-line = You get a code with which the owner can choose a new password, once and within a day. Make sure that it is the owner who asks you. Until the code is used, the present password is good.
admin-code = Code for { $who }
admin-code-line = It is shown this once and is good until { $until }. Pass it on to { $who } on a way that nobody else reads: “I have forgotten my password” on the page of the account asks for it.
admin-code-copy = Copy
admin-merge = Merge
admin-merge-who = Make { $who } part of another account
admin-merge-line = For two accounts of one person. All tables move over, the name { $who } becomes free, and the sessions of both end. This cannot be undone.
admin-merge-field = Name of the account that stays
admin-delete-who = Delete { $who }
admin-delete-account-line = The account is closed for good, and all that it has written is removed from all tables. This cannot be undone.

admin-network = Network
admin-network-hint = An address, or a network as in 203.0.113.0/24
admin-network-line = From a banned network guests can watch, but neither open tables nor sit down nor talk, and nobody can make an account. Accounts that exist are not affected. Many people may share one network.
admin-network-ban = Ban a network
admin-network-ban-line = Guests from there are kept out, and nobody can make an account there.
admin-network-lift = Lift the ban of { $network }
admin-network-lift-line = Guests from there are welcome again.
admin-network-none = No network is banned.

admin-acts-none = Nothing has been done yet.
admin-act-account-ban = { $who } banned { $whom }.
admin-act-account-unban = { $who } lifted the ban of { $whom }.
admin-act-account-mute = { $who } muted { $whom }.
admin-act-account-unmute = { $who } let { $whom } talk again.
admin-act-account-rename = { $who } renamed { $former } to { $name }.
admin-act-account-reset-password = { $who } made a code for a new password of { $whom }.
admin-act-account-merge = { $who } made another account part of { $whom }.
admin-act-account-delete = { $who } deleted an account.
admin-act-account-grant = { $who } made { $whom } an administrator.
admin-act-account-revoke = { $who } made { $whom } an account like others.
admin-act-network-ban = { $who } banned the network { $whom }.
admin-act-network-unban = { $who } lifted the ban of the network { $whom }.
admin-act-report-settle = { $outcome ->
    [dismissed] { $who } dismissed a report.
   *[acted] { $who } settled a report.
  }
admin-act-table-close = { $who } closed a table.
admin-act-table-delete = { $who } deleted a table.
admin-act-table-mute = { $who } muted seat { $seat } at a table.
admin-act-table-unmute = { $who } let seat { $seat } at a table talk again.
admin-act-table-remove = { $who } removed the player in seat { $seat } from a table.
