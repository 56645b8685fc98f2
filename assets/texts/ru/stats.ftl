option-standings = таблица · Можно ли другим видеть тебя в таблицах и смотреть твои результаты?
option-answering = скорость · Показывать за столом до начала, как быстро ты обычно отвечаешь?
option-ratings = рейтинг · Вести рейтинг игроков по итогам партий здесь?

settings-standings-on = Другие видят тебя в таблицах (`/stats`)
settings-standings-off = Другие не видят тебя в таблицах, и на их рейтинг игра с тобой не влияет
settings-answering-on = До начала партии за столом видно, как быстро ты обычно отвечаешь
settings-answering-off = Никто не знает, как быстро ты обычно отвечаешь
settings-button-standings = В таблицах
settings-button-answering = Скорость ответов
settings-ratings-on = У игроков есть рейтинг по итогам партий здесь (`/stats server`)
settings-ratings-off = Рейтинга нет

stats-time-0 = 5 мин
stats-time-1 = 20 мин
stats-time-2 = 1 ч
stats-time-3 = 3 ч
stats-time-4 = 8 ч
stats-time-5 = 1 день
stats-time-6 = 3 дня
stats-answers-between = обычно отвечает за { $from } — { $to }
stats-answers-within = обычно отвечает за { $to } или быстрее
stats-answers-over = обычно отвечает через { $from } или позже
stats-answers-anytime = отвечает то сразу, то через несколько дней

slash-stats = Итоги партий: твоих, другого игрока или всего сервера
slash-stats-player = Партии, победы, очки и соперники: твои или другого игрока
slash-stats-server = Таблица этого сервера по играм и месяцам
option-stats-person = игрок · Чьи партии? Если не указать, то твои
option-stats-game = игра · Какая игра?
option-stats-month = месяц · Партии какого месяца?
stats-month-this = Этот месяц
stats-month-last = Прошлый месяц
stats-month-all = Все партии
stats-month = { DATETIME($from, month: "long", year: "numeric", timeZone: "UTC") }
stats-title = Партии: { $name }
stats-hidden = { $name } не показывает свои результаты другим.
stats-none = У тебя пока нет законченных партий. Открой стол командой `/play`.
stats-none-other = Здесь пока ничего нет.
stats-points = в среднем очков: { $average }, лучший результат: { $best }
stats-against-computers = против компьютера ({ $level }): побед — { $wins } из { $games }
stats-taken = доиграно на чужом месте, ни побед, ни поражений: { $games }
stats-left = оставлено, ни побед, ни поражений: { $games }
stats-early = закончено досрочно, не считается: { $games }
stats-answers = Темп: { $words }
stats-met = Чаще всего за одним столом
stats-meeting = { $name }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
    *[other] { $games } партий
}, впереди: { $ahead }, позади: { $behind }
stats-rating = Рейтинг на этом сервере: { $rating }
stats-rating-new = нужно партий: { $needed }, сыграно: { $games }
stats-rating-known = { $band }, { $points } ± { $spread }
stats-band-0 = мелководье
stats-band-1 = риф
stats-band-2 = открытое море
stats-band-3 = морские глубины
stats-band-4 = бездна
stats-computers = Компьютеры, рейтинг отдельно: { $levels }
stats-server-none = На этом сервере пока нет законченных партий.
stats-server-nobody = Таблица пока пуста: ни одна из этих партий не засчитана никому из тех, кого здесь видно.
stats-row = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
    *[other] { $games } партий
}, побед: { $wins }
stats-column-games = Партии
stats-column-wins = Победы
stats-column-points = Ср. очки
stats-column-rating = Рейтинг
stats-plot = { $game }: очки в последних партиях ({ $games })
stats-rule = Считаются партии, сыгранные до конца, и те, где сдались не раньше третьего раунда. Место, сменившее игрока, не считается ни победой, ни поражением. Кто тебя здесь видит, настраивается в `/settings mine`.
stats-shown-by = Показывает { $name }
button-standings-tell = Показать каналу
stats-told = Готово, таблица в канале.
