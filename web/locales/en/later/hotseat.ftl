# Several people at one device, who hand it over.

hand-over = Give the device to { $name }
hand-over-line = Nobody’s cards are shown. { $name } goes on.
hand-over-sealed = Everybody chooses in secret, one after the other.
hand-over-me = I am { $name }
hand-over-news = What has happened
hand-over-look = { $name }
hand-over-others = Look at your own cards
here-open = Everybody may look now.
here-holds = { $name } has the device
here-hide = Hide my cards
here-again = Play again at this device
hidden = hidden
