### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Столы на этом сервере
directory-none = Открытых столов сейчас нет. Открой свой: `/play`.
# Above lobbies, each with a button to join.
directory-lobbies = Есть свободные места
directory-playing = Идёт игра
directory-over = Закончились на днях
# In the line of a game: “… · round 3 · …”.
directory-round = раунд { $round }
# In the line of a game that is over; $people are names.
directory-won = победа: { $people }
directory-button-all = Все открытые столы ({ $count })
# Said alone to somebody who has joined a table from the list.
directory-entered = Место за тобой. Я скажу, когда будет твой ход.
directory-hidden = Ни один из этих столов не стоит в канале, который видят все здесь.
directory-page = Страница { $page } из { $pages }
directory-button-on = Дальше
directory-button-back = Назад
# Said to the manager; $channel is a link to the channel.
directory-put = Список столов сейчас появится в { $channel }, и я буду его обновлять. Чтобы убрать его, выбери этот канал ещё раз; чтобы перенести — другой.
directory-taken-away = Списка столов в { $channel } больше нет.

## For those who manage the tables of the server

managing-button-all = Все столы сервера
managing-choose = Управлять столом…
managing-free = Освободить место…
managing-about = Ты управляешь столами этого сервера и можешь изменить любой. Я спрошу о причине, и её смогут прочитать те, кого это касается.
managing-button-close = Закрыть
managing-button-move = Перенести
managing-button-rename = Переименовать
# Above the fields of a form.
managing-reason = Почему? Это прочитают за столом
managing-channel = В какой канал или ветку?
managing-name = Новое название
# $name is that of the table.
managing-title-close = Закрыть { $name }?
managing-title-move = Перенести { $name }
managing-title-rename = Переименовать { $name }
managing-title-free = Освободить место: { $name }
managing-done-close = Стол закрыт. Все за столом знают почему.
managing-done-move = Стол перенесён.
managing-done-rename = Стол переименован.
managing-done-free = Место свободно, и тот, кто его занимал, знает почему.
