### Слэш-команды: что о них говорит Discord, пока их набирают (не больше 100 знаков), и ответы на них.

## Имена: то, что набирают. На всех языках они одни и те же, чтобы все говорили об одной команде.

command-play-name = play
command-play-about = Открыть в этом канале стол для игры
command-hand-name = hand
command-hand-about = Посмотреть свои карты; больше никто их не увидит
command-plan-name = plan
command-plan-about = Продумать свой следующий ход, пока играют другие; видно только тебе
command-board-name = board
command-board-about = Показать игру внизу канала
command-record-name = record
command-record-about = Сохранить партию файлом: все ходы, на память или чтобы повторить
command-replay-name = replay
command-replay-about = Пересмотреть партию ход за ходом: свою или по записи
command-undo-name = undo
command-undo-about = Отменить своё последнее действие
command-tables-name = tables
command-tables-about = Твои столы, чей сейчас ход и куда можно сесть
command-rules-name = rules
command-rules-about = Заглянуть в правила игры
command-rules-game = Заглянуть в правила: { $game }
command-learn-name = learn
command-learn-about = Научиться играть за пять минут; видно только тебе
command-table-name = table
command-table-about = Всё, что можно сделать со столом
command-table-status-name = status
command-table-status-about = Кто играет, какие настройки и чей сейчас ход
command-table-leave-name = leave
command-table-leave-about = Выйти из игры: уступить своё место или сдаться
command-table-substitute-name = substitute
command-table-substitute-about = Попросить кого-то занять твоё место, а хозяину стола — и чужое
command-table-computer-name = computer
command-table-computer-about = Добавить компьютер или отдать ему место, которое свободно или задерживает игру
command-table-host-name = host
command-table-host-about = Передать стол другому хозяину
command-table-move-name = move
command-table-move-about = Перенести игру в этот канал
command-table-end-name = end
command-table-end-about = Закончить игру досрочно: хозяин решает сам, остальные — с общего согласия
command-table-nudge-name = nudge
command-table-nudge-about = Напомнить тем, кого ждёт стол
command-table-settings-name = settings
command-table-settings-about = Выбрать до начала, как вы будете играть
command-table-pace-name = pace
command-table-pace-about = Сколько стол ждёт хода: до начала решает хозяин, потом все вместе
command-table-language-name = language
command-table-language-about = На каком языке говорит стол; выбирает хозяин
command-settings-name = settings
command-settings-about = Твои напоминания, тихие часы и язык, а ещё правила этого сервера для столов
command-settings-mine-name = mine
command-settings-mine-about = Как тебя звать и как напоминать, тихие часы и язык
command-settings-vacation-name = vacation
command-settings-vacation-about = Взять перерыв: никто не напоминает, твои часы стоят
command-settings-channel-name = channel
command-settings-channel-about = Что в этом канале иначе: кто открывает столы, ветки, темп, язык, короткие объявления
command-settings-server-name = server
command-settings-server-about = Кто, где и сколько столов может открыть; менять могут те, кто управляет сервером
command-privacy-name = privacy
command-privacy-about = Скачать или удалить всё, что бот о тебе хранит
command-privacy-export-name = export
command-privacy-export-about = Скачать всё, что бот о тебе хранит
command-privacy-remove-name = remove
command-privacy-remove-about = Удалить всё, что бот о тебе хранит (сначала он переспросит)

option-table-name = стол
option-table-about = Какой стол, если их у тебя несколько
option-person-name = игрок
option-person-about = О ком речь
option-seat-name = место
option-seat-about = Чьё место, если это неясно
option-text-name = текст
option-text-about = Прочитать игру текстом; видно только тебе
option-opponents-name = соперники
option-opponents-about = Сколько компьютеров против тебя; игра начнётся сразу
option-level-name = уровень
option-level-about = Насколько сильно играют компьютеры
option-thread-name = ветка
option-thread-about = Играть в отдельной ветке
option-learn-game-name = игра
option-learn-game-about = Игра, которой хочешь научиться
option-about-name = тема
option-about-about = О чём хочешь узнать, своими словами: «кто победит при ничьей»

option-pace-name = темп
option-pace-about = Новый темп
option-table-name-name = название
option-table-name-about = Как называется стол
option-table-language-name = язык
option-table-language-about = Новый язык
option-notices-name = сообщения
option-notices-about = Как тебе узнавать, что пришёл твой ход
option-reminders-name = напоминания
option-reminders-about = Напоминать, когда тебя ждёт стол?
option-quiet-from-name = тишина-с
option-quiet-from-about = Начало тихих часов, от 0 до 23; тот же час, что и в конце, значит «без тихих часов»
option-quiet-to-name = тишина-до
option-quiet-to-about = Конец тихих часов, от 0 до 23
option-zone-name = пояс
option-zone-about = Твой часовой пояс, например Europe/Moscow
option-language-name = язык
option-language-about = На каком языке бот говорит с тобой
option-server-language-name = язык
option-server-language-about = Язык новых столов
option-server-pace-name = темп
option-server-pace-about = Темп новых столов; хозяин стола может его изменить
option-server-thread-name = ветка
option-server-thread-about = Давать каждому новому столу свою ветку, если в /play не сказано иначе?
option-text-boards-name = текстом
option-text-boards-about = Показывать тебе текст вместо картинок там, где видишь только ты?
option-tips-name = советы
option-tips-about = Давать советы в твоих первых играх?
option-record-file-name = файл
option-record-file-about = Запись партии файлом
option-record-text-name = запись
option-record-text-about = Запись партии текстом
option-named-name = с-именем
option-named-about = Указывать твоё имя в записях твоих партий?
option-until-name = до
option-until-about = Последний день перерыва, например 2026-12-31. Без даты перерыв кончается
option-solo-thread-name = соло-ветка
option-solo-thread-about = Где идут партии с одними компьютерами
option-compact-name = коротко
option-compact-about = Ждущие столы занимают пару строк, без картинки
option-channel-role-name = роль
option-channel-role-about = Роль, которая может открывать столы в этом канале; выбери её ещё раз, чтобы убрать
option-as-server-name = как-сервер
option-as-server-about = Убрать все настройки этого канала: тогда действуют настройки сервера
option-tables-name = столы
option-tables-about = Можно ли открывать столы в этом канале
option-role-name = роль
option-role-about = Роль, которой можно открывать столы; выбери ещё раз, чтобы убрать
option-manager-name = управление
option-manager-about = Роль, которая может закрывать и переносить столы; выбери её ещё раз, чтобы убрать
option-ping-role-name = роль-пинг
option-ping-role-about = Роль, которую упомянуть при новом столе, не чаще раза в час; выбери ещё раз, чтобы убрать
option-channel-name = канал
option-channel-about = Канал, где можно открывать столы; выбери ещё раз, чтобы убрать
option-most-in-channel-name = не-больше-в-канале
option-most-in-channel-about = Сколько столов можно открыть в канале вместе с ветками; 0 — обычные 25
option-most-in-server-name = не-больше-на-сервере
option-most-in-server-about = Сколько столов можно открыть на всём сервере; 0 — обычные 1000
option-most-lobbies-name = не-больше-лобби
option-most-lobbies-about = Сколько столов одного человека могут ждать игроков; 0 — обычные 5
option-most-tables-name = не-больше-столов
option-most-tables-about = За сколькими открытыми столами можно сидеть сразу; 0 — сколько разрешаю я
option-freed-seats-name = свободные-места
option-freed-seats-about = Кому достанется место, если кто-то выйдет из игры; для новых столов
option-early-end-name = досрочный-конец
option-early-end-about = Может ли хозяин закончить игру досрочно, не спросив остальных? Для новых столов
option-board-name = список
option-board-about = Канал для списка столов; выбери его ещё раз, чтобы убрать список
option-block-name = запрет
option-block-about = Закрыть человеку столы этого сервера; выбери его ещё раз, чтобы открыть
option-game-name = игра
option-game-about = Задать настройку новых столов этой игры; заполни и две следующие опции
option-option-name = опция
option-option-about = Какая настройка этой игры
option-value-name = значение
option-value-about = Какой она будет за новым столом

## Какой стол

# $game — название игры, $people — имена, $state — одно из состояний ниже.
command-state-lobby = ждёт игроков
command-state-archived = в архиве, вернуть: /board
command-state-over = закончена
command-state-playing = идёт
command-state-free = есть свободное место
command-state-waiting = сейчас решает: { $people }
# Said to the player whom the table waits for; $people are others.
command-state-waiting-you = ждём тебя
command-state-waiting-you-too = ждём тебя и ещё: { $people }
# Said behind “Your turn!”, if others are asked as well.
command-state-waiting-too = ждём ещё: { $people }
command-no-table = Ты сейчас ни за каким столом. Открой новый командой `/play` или сядь за открытый.
# Отвечает `/table settings`, когда игра уже идёт.
command-settings-too-late = Настройки меняют до начала игры, а она уже идёт. Название можно сменить параметром `{ $option }`.
command-no-such-table = Не нахожу такого стола. Выбери его из списка: он появляется, пока ты печатаешь.
command-which-table = Какой стол?
# A button below what a command shows of the likeliest of several tables.
command-which-else = Другой стол…
# Said if that question was asked too long ago to go on with it.
command-which-over = Вопрос задан давно, и я уже не помню, к чему он. Введи команду ещё раз, пожалуйста.

## Столы

command-tables-title = Твои столы
# Above somebody’s games in which nobody else plays.
command-tables-solo = С компьютерами
command-your-turn = Твой ход!
command-your-word = Ждём твоего ответа
command-tables-none = Пока у тебя нет столов. Открой новый командой `/play` или сядь за открытый.
# Above tables of the channel that somebody can join.
command-tables-open = Куда можно сесть
command-tables-more = … и ещё { $count }.
command-status-people = Игроки: { $people }
command-status-host = { $name } (хозяин стола)
command-status-free = { $name } (место свободно)
# Discord сам пишет время, например «3 часа назад».
command-status-since = Сейчас ходит { $who }. Начало хода: { $since }.
command-status-late = Время вышло: { $who }. Что дальше, решают остальные под картинкой.
command-status-times = Стол открыт { $opened }, последнее действие { $touched }

## Конец игры

command-end-confirm = Закончить игру досрочно? Хозяин стола может сделать это сразу, за всех. Счёт останется как есть, и пути назад нет. Или спроси остальных: тогда она закончится, только если согласны все.
command-end-confirm-alone = Закончить игру прямо сейчас? Счёт останется как есть, и пути назад нет.
command-end-button-now = Закончить за всех
command-end-button-vote = Спросить остальных
command-end-lobby = Закрыть этот стол для всех? Новый всегда можно открыть командой `/play`.

## Люди

command-left-lobby = Готово, твоё место за этим столом свободно.
command-leave-ask = { $seats ->
    [2] Выйти из игры? Если оставить место свободным, любой сможет занять его и доиграть с тем, что у тебя есть. Если сдаться, игра закончится победой соперника.
   *[other] Выйти из игры? Если оставить место свободным, любой сможет занять его и доиграть с тем, что у тебя есть. Если сдаться, за тебя доиграет компьютер.
  } В обоих случаях свою руку ты больше не увидишь{ $host ->
    [yes] , а у стола будет новый хозяин.
   *[no] .
  }
counts-left = { $how ->
    [conceded] Освободить место значит сдаться, если на нём никто не доиграет. Если кто-то доиграет, партия засчитается тебе как оставленная: ни победа, ни поражение.
   *[left] Партия, которую доиграют без тебя, засчитается тебе как оставленная: ни победа, ни поражение.
  }
command-leave-button-hand-on = Освободить место
command-leave-button-concede = Сдаться
command-computer-ask = Пусть с этого момента за тебя играет компьютер? Вернуться на своё место уже не получится, и руку ты больше не увидишь. Если хочешь потом вернуться или уступить место человеку, набери `/table leave`.
command-computer-button-own = Пусть играет за меня
command-host-full = У этого человека уже столько столов ждут игроков, сколько можно.
command-nobody-to-play = Этот человек не может здесь играть. Выбери кого-нибудь с этого сервера.
command-no-such-seat = О чьём месте речь? Укажи его в опции `seat`: { $people }.

## Настройки

settings-title-mine = Твои настройки
settings-notices-mention = Когда приходит твой ход, я упоминаю тебя в канале
settings-notices-direct = Когда приходит твой ход, я пишу тебе в личные сообщения
settings-notices-off = Когда приходит твой ход, я молчу
settings-reminders-on = Если стол ждёт тебя, я напоминаю
settings-reminders-off = Я ни о чём не напоминаю
settings-language = Язык: { $language }
settings-language-own = как в твоём Discord
settings-language-server = как у хозяина стола
settings-text-on = То, что видишь только ты, приходит текстом
settings-text-off = То, что видишь только ты, приходит картинками
settings-tips-on = В первых играх я даю советы
settings-tips-off = Советов я не даю
settings-named-on = В записях твоих партий стоит твоё имя
settings-named-off = В записях твоих партий вместо имени стоит цвет твоего места
settings-away = Перерыв до { $until }
# О чём меню на этой странице и что написано в нём и на кнопках.
settings-menu-notices = Как тебе узнавать, что пришёл твой ход
settings-menu-language = Язык
settings-menu-quiet = Тихие часы
settings-menu-quiet-none = Без тихих часов
settings-menu-quiet-hours = Тихие часы: с { $from }:00 до { $to }:00
settings-menu-zone = Часовой пояс
settings-menu-zone-now = { $zone }: сейчас { $time }
settings-menu-away = Взять перерыв
settings-menu-away-days = { $days ->
    [1] Перерыв до конца дня
    [7] Перерыв на неделю
    [14] Перерыв на две недели
    [21] Перерыв на три недели
    [one] Перерыв на { $days } день
    [few] Перерыв на { $days } дня
   *[many] Перерыв на { $days } дней
  }
settings-menu-away-back = Перерыв окончен!
settings-button-reminders-on = Напоминать
settings-button-reminders-off = Не напоминать
settings-button-text-on = Показывать текст
settings-button-text-off = Показывать картинки
settings-button-tips-on = Давать советы
settings-button-tips-off = Без советов
settings-button-named-on = Имя в записях
settings-button-named-off = Без имени в записях
settings-more = Нужны другие часы, другой пояс или точная дата? Напиши их в `/settings mine` и `/settings vacation`.
settings-no-zone = Не знаю такого часового пояса. Выбери его из списка, который появляется, пока ты печатаешь, например Europe/Moscow.
settings-half-quiet = Тихим часам нужны и начало, и конец: `quiet-from` и `quiet-to`.
settings-vacation-begun = Хорошего отдыха! До конца дня { $until } никто тебе не напоминает, твои часы стоят, и за столами это видно. Захочется — играй. Вернуться раньше: `/settings vacation` без даты.
settings-vacation-over = С возвращением! Твои часы снова идут.
settings-vacation-none = Сейчас у тебя нет перерыва. Чтобы его взять, назови последний день в опции `until`, например 2026-12-31. Можно до трёх недель подряд и до шестидесяти дней в год.
settings-vacation-no-day = Напиши дату вот так: 2026-12-31.
settings-vacation-past = Этот день уже прошёл.
settings-vacation-too-long = Это больше трёх недель. Выбери день поближе.
settings-vacation-too-much = Выходит больше шестидесяти дней за год. Выбери день поближе.
settings-vacation-too-often = За год набралось уже шестьдесят отпусков. Чаще нельзя.
settings-title-server = Настройки этого сервера
settings-roles-all = Столы может открывать кто угодно
settings-roles = Столы могут открывать роли { $roles } и все, кто управляет сервером
settings-managers-none = Столами управляют только те, кто управляет сервером
settings-managers = Столами управляют и эти роли: { $roles }
settings-pinged-none = Когда открывается стол, ролей не упоминают
settings-pinged = Когда открывается стол, в его канале упоминают эти роли, не чаще раза в час: { $roles } (упомянуть можно только роль, которую могут упоминать все, если у меня нет права «Упоминать всех»)
settings-channels-all = Столы можно открывать в любом канале
settings-channels = Столы можно открывать здесь: { $channels }
settings-channels-not = кроме { $channels }
settings-most-here = Открытых столов в одном канале: не больше { $most }
settings-most-server = Открытых столов на всём сервере: не больше { $most }
settings-most-lobbies = Столов одного человека, которые ждут игроков: не больше { $most }
settings-most-tables = Открытых столов, за которыми можно сидеть: не больше { $most }
settings-server-language = Язык новых столов: { $language }
settings-server-pace = Темп новых столов: { $pace }
settings-server-thread-on = Новые столы получают свою ветку, если в `/play` не сказано иначе
settings-server-thread-off = Новые столы остаются в канале, если в `/play` не сказано иначе
# $where is one of settings-solo-none, -public and -private, which are choices of an option, too.
settings-solo = Партии с одними компьютерами идут: { $where }
settings-solo-none = в канале
settings-solo-public = в ветке, в канале остаётся одна строка
settings-solo-private = в закрытой ветке (её видят и те, кто управляет ветками), в канале остаётся одна строка
# $missing is the name of a permission.
settings-solo-missing = Для этого мне здесь не хватает права { $missing }. Пока его нет, эти ветки видны всем.
settings-compact-on = Ждущие столы занимают пару строк, без картинки
settings-compact-off = Ждущие столы показаны с картинкой
settings-in-channels = Каналы со своими настройками: { $channels }
settings-title-channel = Настройки { $channel }
settings-channel-none = Здесь всё как на остальном сервере.
# Said after a change for the whole server.
settings-apart = Кроме { $channels }: там своя настройка, её меняет `/settings channel`.
settings-opens-on = Здесь можно открывать столы
settings-opens-off = Здесь нельзя открывать столы
settings-how-channel = Остальное — как в `/settings server`. Чтобы что-то изменить, введи здесь `/settings channel` с нужной опцией; `как-сервер` убирает всё.
settings-freed-seats = Если кто-то выходит из игры за новым столом, место достаётся: { $who }
settings-freed-anyone = любому
settings-freed-former = тем, кто на нём уже играл
settings-freed-agreed = тем, кого одобрит стол
settings-host-ends = Досрочный конец игры за новым столом: { $how }
settings-host-ends-alone = решает хозяин стола
settings-host-ends-vote = после первого раунда только с общего согласия
settings-blocked-none = Столы не закрыты ни для кого
settings-blocked = Столы закрыты для: { $people }
settings-blocked-full = Закрыть столы можно не больше чем { $most } людям. Сначала открой их кому-нибудь.
settings-list-full = В списке уже { $most }, больше не поместится. Сначала выбери что-нибудь из него ещё раз, чтобы убрать.
settings-block-ask =
    Закрыть для { $person } доступ к боту на этом сервере? { $lobbies ->
        [0] Этот человек не сидит ни в одном лобби
       *[other] Этот человек выйдет из { $lobbies } лобби
    } и { $games ->
        [0] не играет здесь ни одной партии.
        [one] потеряет место в { $games } партии: его смогут занять другие.
       *[other] потеряет места в { $games } партиях: их смогут занять другие.
    } Я спрошу о причине, и её смогут прочитать он сам и все за этими столами.
    -# Чтобы отменить, выбери человека в `/settings server запрет:` ещё раз. В течение суток вернутся все места, которые никто не занял.
settings-button-block = Закрыть доступ
# Beside it: blocks nobody.
settings-button-block-not = Отмена
settings-block-not = Доступ никому не закрыт.
settings-block-done = Доступ для { $person } закрыт. Чтобы отменить, выбери человека в `/settings server запрет:` ещё раз. В течение суток вернутся все места, которые никто не занял.
settings-block-over =
    Для { $person } доступ снова открыт. { $count ->
    [0] Можно занимать места за столами, как все.
    [one] Место в { $count } партии возвращено.
   *[other] Места в { $count } партиях возвращены.
} Лобби не возвращаются, как и места, которые заняли другие или которые потеряны больше суток назад.
settings-block-self = Себе закрыть доступ нельзя.
settings-how-server = Чтобы что-то изменить, набери `/settings server` и выбери опцию, указанную в конце строки. С чем начинается игра, задают опции `игра`, `опция` и `значение`.
settings-rest = Остальное не изменилось: всё покажет `/settings { $part }`.
settings-usual = { $game } · { $option }: { $value }
settings-not-manager = Изменить это могут только те, кто управляет сервером. Посмотреть настройки: `/settings server` без опций.
settings-no-option = Назови игру, её настройку и значение. Списки появляются, пока ты печатаешь.
settings-barred-role = На этом сервере столы открывают только роли { $roles }, но сесть за открытый стол можно.
settings-barred-channel = На этом сервере столы открывают здесь: { $channels }.
settings-barred-here = В этом канале столы не открывают. Попробуй в другом.
settings-barred-most-here = В этом канале уже открыто столько столов, сколько можно ({ $most }). Сначала доиграйте или закончите какую-нибудь игру: `/table end`.
settings-barred-most-server = На этом сервере уже открыто столько столов, сколько можно ({ $most }). Сначала доиграйте или закончите какую-нибудь игру: `/table end`.
settings-barred-most-lobbies = { $most ->
    [1] Один твой стол уже ждёт игроков, а больше здесь нельзя. Сначала начни там игру или закрой его.
    [one] Игроков уже ждёт { $most } твой стол. Сначала начни где-нибудь игру или закрой один из них.
    [few] Игроков уже ждут { $most } твоих стола. Сначала начни где-нибудь игру или закрой один из них.
   *[many] Игроков уже ждут { $most } твоих столов. Сначала начни где-нибудь игру или закрой один из них.
}
settings-barred-most-tables = { $most ->
    [1] За одним столом тебя уже ждут, а больше здесь нельзя. Сначала доиграй там или выйди: `/table leave`.
    [one] У тебя уже { $most } открытый стол. Сначала доиграй где-нибудь или выйди: `/table leave`.
    [few] У тебя уже { $most } открытых стола. Сначала доиграй где-нибудь или выйди: `/table leave`.
   *[many] У тебя уже { $most } открытых столов. Сначала доиграй где-нибудь или выйди: `/table leave`.
}

## Личные данные

privacy-file = Вот всё, что я о тебе храню. Это сообщение видишь только ты.
# $count — число столов.
privacy-file-unread = { $count ->
    [one] { $count } из твоих столов сейчас не читается целиком
    [few] { $count } из твоих столов сейчас не читаются целиком
   *[many] { $count } из твоих столов сейчас не читаются целиком
}, поэтому файл неполный. Попробуй позже ещё раз: `/privacy export`. Или попроси владельца бота посмотреть, в чём дело.
# $name — player-unknown.
privacy-ask = Удалить всё, что я о тебе храню? Ты встанешь из-за столов, где игра ещё не началась, и сдашься там, где она идёт. Там, где с тобой играли другие, вместо твоего имени будет «{ $name }». Из таблиц ты тоже исчезнешь. Пути назад нет.
privacy-button-remove = Удалить всё

## Другие ответы

command-nudged = Готово, напоминание отправлено.
command-undone = Отменено.
command-here-already = Эта игра уже в этом канале. `/board` покажет её внизу.
command-board-elsewhere = Эта игра идёт в { $channel }. `/table move` перенесёт её сюда.
command-no-such-game = Не знаю такой игры.
