### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Столы на этом сервере
directory-none = Открытых столов сейчас нет. Открой свой: `/play`.
directory-lobbies = Есть свободные места
directory-playing = Идёт игра
directory-over = Закончились на днях
directory-all = Все столы: { $open }
directory-won = победа: { $people }
directory-hidden = Ни один из этих столов не стоит в канале, который видят все здесь.
directory-page = Страница { $page } из { $pages }
directory-button-on = Дальше
directory-put = Список столов сейчас появится в { $channel }, и я буду его обновлять. Чтобы убрать его, выбери этот канал ещё раз; чтобы перенести — другой.
directory-taken-away = Списка столов в { $channel } больше нет.
directory-not-manager = Где стоит список столов, решают только те, кто управляет столами этого сервера. Открытые столы показывает `/tables`.
directory-no-forum = Список — это одно сообщение, в форуме ему нет места. Выбери текстовый канал или публикацию в форуме.
directory-language = Язык списка — { $language }, его меняет `/settings server язык:`.

## For those who manage the tables of the server

managing-choose = Управлять столом…
managing-free = Освободить место…
managing-about = Ты управляешь столами этого сервера и можешь изменить и этот. Я спрошу о причине, и её смогут прочитать те, кого это касается.
managing-button-close = Закрыть
managing-button-move = Перенести
managing-button-rename = Переименовать
managing-reason = Почему? Это прочитают за столом
managing-channel = В какой канал или ветку?
managing-name = Новое название
managing-title-close = Закрыть { $name }?
managing-close-about = { $phase ->
    [lobby] Лобби закроется для всех. Отменить это нельзя.
   *[other] Партия закончится с итоговым счётом, но без победителя. Отменить это нельзя.
}
managing-free-about = { $phase ->
    [lobby] Человек выйдет из лобби и сможет вернуться, пока есть место.
   *[other] Партия продолжится: место смогут занять другие или он сам.
}
managing-title-move = Перенести { $name }
managing-title-rename = Переименовать { $name }
managing-title-free = Освободить место: { $name }
# $from and $to are what it was called and is called now, or links to channels; $name is somebody whose seat was freed.
managing-done-close = Стол закрыт. Все за столом узнают почему.
managing-done-move = Стол перенесён из { $from } в { $to }. Все за столом узнают почему.
managing-moved-closed = Открывать столы там нельзя, но этот там останется.
managing-done-rename = Стол «{ $from }» теперь называется «{ $to }». Все за столом могут прочитать почему.
managing-done-free = Место игрока { $name } свободно. Причина ему сообщена.

## Telling people of tables that have opened

watch-button = Сообщать о новых столах
watch-off = О какой игре? Я напишу тебе в личные сообщения, когда на этом сервере откроется стол, за который можно сесть: не чаще раза в час и никогда о твоих собственных.
watch-on = **{ $game }**: я пишу тебе в личные сообщения, когда на этом сервере открывается стол, за который можно сесть, не чаще раза в час и никогда о твоих собственных. Чтобы это прекратить, нажми зелёную кнопку ещё раз.
watch-any = Любая игра
watch-unreached = Написать тебе в личные сообщения не выходит. Разреши их в Discord для этого сервера и выбери игру ещё раз.
watch-full = Новых столов здесь ждёт уже столько людей, что больше мне не запомнить.
# Direct messages. $server is its name in bold, or the words below.
watch-a-server = твой
watch-confirmed = Теперь я буду писать сюда, когда откроется новый стол ({ $server }).
watch-news = Только что открыто ({ $server }):
watch-button-stop = Больше не сообщать
watch-stopped = Хорошо, о новых столах там я больше не пишу.
watch-role = { $role } Только что открыто:

## What a server reads that the bot has just come to

greeting-title = Привет! Здесь можно играть в настольные игры
greeting-how = Начать может каждый: `/play` открывает стол для людей, для компьютеров или для всех вместе, `/learn` учит игре по ходу дела, а `/rules` отвечает на вопросы.
greeting-manager = **Тем, кто управляет сервером**: всё работает и так. Но есть три вещи, на которые стоит взглянуть.
greeting-games = **Где играть.** Столы можно открывать в любом канале. Кнопка оставит для них только этот; другие назовёт `/settings server канал:`.
greeting-button-games = Только в этом канале
greeting-games-more = Нажми ещё раз, чтобы разрешить все каналы; другие добавит `/settings server канал:`.
greeting-list = **Список столов** помогает найти игру, и я его обновляю. Кнопка поставит его здесь; `/tables список:` — в другом канале.
greeting-button-list = Поставить список здесь
greeting-language = **Язык** новых столов, на каком бы языке ни играли люди. А `/settings server управление:` называет роль, которая может закрывать и переносить столы.
greeting-choose-language = Язык столов…

## A line of a list of tables, behind their names: what they wait for, and who sits there.

list-seats = места: { $seated } из { $most } ({ $people })
list-players = играют { $people }
list-own = ты за этим столом
list-host = ты хозяин стола
list-host-next = ты хозяин стола; уйдёшь — хозяином станет { $name }
list-private = по приглашению
list-private-thread = в закрытой ветке
list-kept = мест придержано: { $count }
list-kept-you = место держат для тебя
list-invited = Тебя приглашают!
list-starts-full = начало, когда займут все места
list-opened = открыт { $ago }
list-opened-by = открыт { $ago }, хозяин — { $name }

## What somebody is told alone who has sat down at a table, left it or declined an invitation: above which one it is

seat-taken = Место за тобой. Я скажу, когда будет твой ход.
seat-leave = Ты больше не за этим столом.
seat-decline = В этот раз ты здесь не играешь, и остальные это знают.
seat-return = Если передумаешь, возвращайся, пока есть место.
