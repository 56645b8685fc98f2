### Записи партий: что с записью не так и как её пересказывают.

record-problem-at = Строка { $line }, столбец { $column }: { $problem }
record-problem-too-long = Для записи партии это слишком длинно.
record-problem-no-record = Это не запись партии. Запись начинается с «[record 1]».
record-problem-version = Эта запись в формате { $version }, который эта версия бота читать не умеет.
record-problem-unreadable = Не могу прочитать здесь «{ $text }».
record-problem-header-missing = Нет заголовка «{ $name }».
record-problem-header-twice = Заголовок «{ $name }» стоит дважды.
record-problem-header-value = Заголовку «{ $name }» в записи не место.
record-problem-changed = Здесь или выше что-то изменили: контрольная сумма в конце этой части больше не сходится.
record-problem-cut = Здесь запись обрывается, не дойдя до контрольной суммы. Часть её пропала.
record-problem-after-end = Запись закончилась, но за ней что-то ещё.
record-problem-game = Игры «{ $game }» я не знаю.
record-problem-rules = Эту партию играли по правилам версии { $theirs }, а этот бот играет по версии { $ours }.
record-problem-components = Эту партию играли с другими компонентами, а в этой записи их нет. В записи файлом они есть.
record-problem-list = Список компонентов в этой записи повреждён.
record-problem-set-up = Такого стола правила не знают: { $what }.
record-problem-turn = В записи стоит «{ $said }», а по правилам сейчас «{ $is }».
record-problem-over = По правилам партия здесь уже закончена.
record-problem-broken = После «{ $answer }» партия по правилам заходит в тупик.
record-problem-not-asked = Место { $seat }: здесь его ни о чём не спрашивают, поэтому «{ $answer }» сыграть нельзя.
record-problem-not-legal = Место { $seat }: ход «{ $answer }» здесь не по правилам.
record-problem-undo = Место { $seat }: отменять здесь нечего.
record-problem-back = Туда стол вернуться не может.
record-problem-draws-missing = Здесь что-то тянут, а запись не говорит, что именно.
record-problem-draws-left = По записи здесь тянут «{ $draw }», а по правилам — ничего.
record-problem-draw = «{ $draw }» здесь вытянуть нельзя.
record-problem-result = В записи результат { $said }, а по ходам выходит { $is }.
record-problem-hidden = Эта запись с самой подготовки скрывает то, чего её читатель тогда не мог знать. Возьми запись, когда партия закончится.
record-problem-too-slow = Повторять эту запись слишком долго.

record-setup = Подготовка
record-turn = Ход { $turn } · { $name }
record-back = Стол возвращается к одному из прежних ходов.
record-result = Результат: { $scores }
record-verified = Всё по правилам: { $moves ->
    [one] { $moves } ответ
    [few] { $moves } ответа
   *[many] { $moves } ответов
  } за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }.
record-cut-short = Дальше запись скрывает то, чего её читатель не мог знать во время партии. Продолжить по ней нельзя.

button-record = Запись
button-replay = Повтор
record-title = { $game } · Запись партии
record-about = Все ходы и всё, что было вытянуто. Сохрани её или повтори где угодно через `/replay`.
record-about-so-far = Партия до этого момента, и только то, что тебе можно знать. Когда она закончится, запись ничего не скроет.
record-about-stopped = Партия до досрочного окончания, насколько её было видно тебе.
record-names = Все названы по цвету места, кроме тех, кто хочет видеть здесь своё имя (`/settings mine`).
replay-round = раунд { $round }
replay-place = { $at } из { $count }
replay-first = Начало
replay-back = Назад
replay-on = Дальше
replay-last = Конец
replay-credits = Авторы и лицензии
replay-gone = Этой записи у меня больше нет. Набери `/replay` ещё раз.
replay-one-of-them = Выбери что-то одно: стол, файл или текст.
replay-no-file = Файл не дошёл. Попробуй ещё раз или вставь его текст.

button-page = Страница
button-film = Фильм
page-under-way = Собираю страницу, одну секунду.
page-ready = Вся партия на одной странице: сохрани файл и открой в браузере, хоть без интернета. Можно и поделиться.
film-under-way = Снимаю фильм. Это может занять несколько минут; он появится здесь.
film-ready = Вся партия в одном фильме.
film-told = Фильм теперь в канале.
film-alt = Фильм о партии { $game }: ход за ходом до результата. За столом: { $people }.
work-under-way = Уже готовлю, появится здесь.
work-before = { $count ->
    [one] В очереди перед ним ещё { $count } запрос.
    [few] В очереди перед ним ещё { $count } запроса.
   *[other] В очереди перед ним ещё { $count } запросов.
  }
shown-failed = На этот раз не получилось. Попробуй ещё раз.
replay-page-failed = Эту партию здесь показать не получается. Может быть, больше скажет /replay в Discord.
