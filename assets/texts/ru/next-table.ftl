### Где ещё чей-то ход.

option-other-tables = другие-столы · Говорить после твоего хода, какой ещё стол тебя ждёт?
settings-elsewhere-on = После твоего хода я говорю, какой ещё стол тебя ждёт
settings-elsewhere-off = После твоего хода я молчу о других твоих столах
settings-button-elsewhere = Другие столы
next-table = За другим столом:
