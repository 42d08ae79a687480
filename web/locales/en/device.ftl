# One device for several people, lost connections, updates.

seat-here = At this device
here-name = Name
here-line = People at this device play in turn: the table asks for the device to be handed over and hides every hand in between.

hand-over = Give the device to { $name }
hand-over-line = Nobody’s cards are shown. { $name } goes on.
hand-over-sealed = Everybody chooses in secret, one after the other.
hand-over-me = I am { $name }
hand-over-news = What has happened
hand-over-others = Look at your own cards
hand-over-look = { $name }
here-open = Everybody may look now.
here-holds = { $name } has the device
here-hide = Hide my cards
here-again = Play again at this device

connection-lost = No connection. The table as of { $time }; trying again.
connection-back = Connected again.
waiting-lost = No connection since { $time }. Will be sent when it is back: { $action }
waiting-move = Will be sent soon: { $action }
waiting-take-back = Take it back
waiting-superseded = The table has moved on while there was no connection. This was not played: { $action }.
waiting-refused = This was not played after the connection came back: { $action }. { $why }
why-offline = Without a connection the server cannot say why.

offline-home = There is no connection to the server.
offline-home-line = You can look at your tables as they were. A move that you choose now is sent as soon as the connection is back.
offline-as-of = as of { $time }
offline-none = No table of yours is kept in this browser.
offline-retry = Try again
update-ready = A new version is there.
update-reload = Reload to update

zoom-in = Show the map larger
zoom-out = Show the whole map
