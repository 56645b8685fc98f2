### Как собирается стол: кто может сесть, для кого держат места и когда начало.

## В лобби

lobby-wanted = { $missing ->
    [one] Нужен ещё { $missing } игрок.
    [few] Нужны ещё { $missing } игрока.
   *[many] Нужны ещё { $missing } игроков.
  }
lobby-full = Все места заняты.
lobby-anyone = Сесть может любой.
lobby-private = Сесть могут только те, кого приглашает { $host }.
lobby-begins-host = Игру запускает { $host }.
lobby-begins-full = Начнём, как только все места будут заняты.
lobby-begins-at = Если народу хватит, игра начнётся сама.
# $day — день и время, $in — сколько осталось, как их пишет Discord.
lobby-starts = **Начало: { $day }** · { $in }
lobby-missed = **Начать хотели { $ago }, но собралось слишком мало.** { $host }, начинай, когда игроков хватит, или выбери другое время: `/table settings`.
# $until — время, как его пишет Discord.
lobby-kept = { $count ->
    [one] { $people }, тебя приглашают. Жми *Играю* или *Не в этот раз*: место за тобой до { $until }.
    [few] { $people }, вас приглашают. Жмите *Играю* или *Не в этот раз*: места за вами до { $until }.
   *[many] { $people }, вас приглашают. Жмите *Играю* или *Не в этот раз*: места за вами до { $until }.
  }
# Вместо времени, если место держат до начала партии.
lobby-kept-start = начала
# Приглашённые, для которых место больше не держат.
lobby-invited-too = Приглашение ещё в силе: { $people }
# Позже первого часа. $ago — как давно, как это пишет Discord.
event-lobby-came = Новый игрок: { $who }, { $ago }
event-lobby-left = Больше не за столом: { $who }, { $ago }
# За столом в списке.
lobby-starts-listed = начало { $in }

## Что решает хозяин стола

gathering-title = Места и начало
gathering-button = Места и начало…
gathering-about = Пригласи игроков, выбери, кто может сесть и когда начало. Места держатся за ними до начала, а если его нет, то день.
gathering-who = Кто может сесть
gathering-who-all = все в этом канале
gathering-who-invited = только те, кого приглашает хозяин стола
gathering-invite = Пригласить игроков
gathering-invited = Приглашены
gathering-start = Начало
gathering-start-host = когда хозяин стола нажмёт «Начать»
gathering-start-full = как только все места будут заняты
# Другие слова, которыми это пишут.
gathering-full-words = когда все места заняты, когда все места будут заняты, когда стол заполнится, когда стол будет полон, все места заняты
# $zone — часовой пояс, $time — сколько там сейчас времени.
gathering-zone = Твой часовой пояс — { $zone }, там сейчас { $time }. Сменить: `/settings mine`. Любое другое время: `/table settings во-сколько:`
# Both are times as people write them, which can be read.
gathering-no-time = Не получается прочитать время. Пиши так: `завтра в 20:00` или `пт 19:30`.
# $time is a day and a time as clocks show them there.
gathering-read = Начало по твоим часам: { $time }.
gathering-time-past = Это время уже прошло. Выбери время позже, например `завтра в 20:00`.
gathering-time-far = До этого больше месяца. Выбери время поближе.
gathering-at-once = С компьютерами игра начинается сразу. Чтобы дождаться людей, убери `соперники`.
# Что написано в событии сервера: $address ведёт в канал.
gathering-event = Садись за стол здесь: { $address }

command-table-invite-name = invite
command-table-invite-about = Пригласить игрока за свой стол и держать для него место
option-private-name = закрытый
option-private-about = Сесть смогут только те, кого ты пригласишь
option-invite-name = пригласить
option-invite-about = Пригласить игрока и держать для него место
option-at-name = во-сколько
option-at-about = Начало по твоим часам: завтра в 20:00, пт 19:30, через 2 часа или когда все места заняты
option-kept-until-name = до
option-kept-until-about = До какого времени держать место, по твоим часам: завтра в 20:00, пт 19:30
