# Short forms for small screens

all-short = All moves
