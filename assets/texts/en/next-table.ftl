### Where else it is somebody’s turn.

option-other-tables-name = other-tables
option-other-tables-about = Told after your turn which other table waits for you?
settings-elsewhere-on = After your turn you’re told which other table waits for you
settings-elsewhere-off = After your turn nothing is said of your other tables
settings-button-elsewhere-on = Tell me of other tables
settings-button-elsewhere-off = Nothing of other tables
# $since is a moment like “3 hours ago”, $way the address of the board.
next-table = At another table:
