app-name = Amun-Re
app-line = Auctions, pyramids and the flood of the Nile
nav-home = Home
nav-new = New table
nav-about = About
