### Где ещё чей-то ход.

option-other-tables-name = другие-столы
option-other-tables-about = Говорить после твоего хода, какой ещё стол тебя ждёт?
settings-elsewhere-on = После твоего хода я говорю, какой ещё стол тебя ждёт
settings-elsewhere-off = После твоего хода я молчу о других твоих столах
settings-button-elsewhere-on = Говорить о других столах
settings-button-elsewhere-off = Молчать о других столах
next-table = За другим столом:
