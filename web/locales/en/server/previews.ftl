# What a messenger shows of a link. The server fills it in, so only plain words to fill in: no numbers with forms.

preview-title = Amun-Re
preview-line = The board game of auctions, pyramids and offerings along the Nile. Play against bots or with friends in the browser; no account needed.
preview-table = Amun-Re: { $title }
preview-table-named = { $name } · Amun-Re: { $title }
preview-at = At the table: { $names }.
preview-open = Seats taken: { $taken } of { $players }. Follow the link to sit down or to watch.
preview-running = A game for { $players } is under way. Follow the link to watch.
preview-over = A game for { $players } is over. Follow the link to see how it went.
