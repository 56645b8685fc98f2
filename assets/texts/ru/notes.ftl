### Заметки, которые каждый пишет за столом для себя.

command-table-note-name = note
command-table-note-about = Напиши себе заметку за своим столом; её видишь только ты
note-title = Твоя заметка
note-label = Что хочешь запомнить
note-none = За этим столом у тебя ещё нет заметки.
note-about = Её видишь только ты. Она исчезнет, когда стол удалят.
note-line = Твоя заметка: { $words }
button-note = Заметка
button-note-write = Написать
button-note-edit = Изменить
button-note-remove = Удалить
form-late = Вышла заминка. Нажми ещё раз, пожалуйста.
