### Öterés: почему что-то сейчас нельзя и что есть что.

## Почему так ответить нельзя: стоит после названия и двоеточия

oteres-unavailable-out = вне игры
oteres-unavailable-no-pearl = нет жемчужин, которые можно взять
oteres-unavailable-no-white = нет белых жемчужин, которые можно взять
oteres-unavailable-locked = все спрятаны под картами
oteres-unavailable-not-most = у кого-то белых жемчужин больше
oteres-unavailable-served = своя жемчужина уже есть
oteres-unavailable-under-card = спрятана под картой
oteres-unavailable-not-white = под эту карту кладут только белую жемчужину
oteres-unavailable-not-black = отдают только чёрные жемчужины
oteres-unavailable-nothing-back = взамен нет ни одной белой жемчужины
oteres-unavailable-no-relief = эта карта от морских ежей не избавляет
oteres-unavailable-no-black-left = для него не осталось чёрных жемчужин

## Что есть что: по два предложения

oteres-pieces-table = Жемчуг, стопки и ежи
oteres-piece-in-hand = Она у тебя на руке.
oteres-piece-in-front = Перед кем лежит: { $names }.
oteres-piece-in-play = Её как раз играют.
oteres-piece-pearl-white = Белая жемчужина
oteres-piece-pearl-white-words = Белая жемчужина стоит от { $least } до { $most } очков; сколько именно, знает её хозяин. Здесь таких: { $count }.
oteres-piece-pearl-black = Чёрная жемчужина
oteres-piece-pearl-black-words = Чёрная жемчужина стоит от { $least } до { $most } очков; сколько именно, знает её хозяин. Здесь таких: { $count }.
oteres-piece-locked = Жемчужина под картой
oteres-piece-locked-words = Жемчужину под картой нельзя ни взять, ни обменять, ни передать. В конце она всё равно считается.
oteres-piece-urchins = Морских ежей в игре: { $count }.
oteres-piece-pool = Запас
oteres-piece-pool-words = Здесь лежит жемчуг, который пока ничей: { $pearls }. Из запаса всегда тянут наугад.
oteres-piece-deck-words = В начале хода ты берёшь отсюда карту; осталось карт: { $count }. Среди них прячутся морские ежи.
oteres-piece-discards-words = Здесь в открытую лежат отыгранные карты, сейчас их { $count }. Морские ежи сюда не попадают: они возвращаются в колоду.

## По каким словам ищут тему правил

oteres-find-aim = цель победа выиграть как очки начало подготовка выдра суть смысл
oteres-find-turn = порядок фаза шаг взять сыграть карта конец отменить рука
oteres-find-urchins = ёж ежи морской выбыл проиграть два избавиться
oteres-find-pearls = жемчуг жемчужина стоимость ценность тайна белая чёрная очки видеть запас
oteres-find-cards = карта список колода сколько все
oteres-find-details = эффект украсть обменять схватить защитить запереть разделить лапка передать подарок посмотреть
oteres-find-end = когда ничья победитель победит последний конец заканчивается игра финал открыть
oteres-find-ours = неофициальный напечатано коробка придумано домашние
