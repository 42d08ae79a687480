# One device for several people, lost connections, updates.

connection-lost = No connection. The table as of { $time }; trying again.
connection-back = Connected again.
waiting-lost = No connection since { $time }. Will be sent when it is back: { $action }
waiting-move = Will be sent soon: { $action }
waiting-take-back = Take it back
waiting-superseded = The table has moved on while there was no connection. This was not played: { $action }.
waiting-refused = This was not played after the connection came back: { $action }. { $why }
why-offline = Without a connection the server cannot say why.

update-ready = A new version is there.
update-reload = Reload to update

zoom-in = Show the map larger
zoom-out = Show the whole map
