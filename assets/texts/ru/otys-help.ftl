### Отис: почему что-то сейчас нельзя и что есть что.

## Почему так ответить нельзя: стоит после названия и двоеточия

otys-unavailable-used = в этот ход уже было
otys-unavailable-had = это ты уже получаешь
otys-unavailable-full = нет места ({ $place })
otys-unavailable-credits = мало кредитов
otys-unavailable-battery = нет батареи
otys-unavailable-no-room = на других уровнях нет места
otys-unavailable-store-full = в магазине для него больше нет места
otys-unavailable-store-empty = в магазине его нет
otys-unavailable-no-cube = здесь нечего продать: { $place }
otys-unavailable-on-track = на треке Хакера
otys-unavailable-at-hand = он и так у тебя
otys-unavailable-in-play = ты играешь его в этот ход
otys-unavailable-upgraded = уже улучшен
otys-unavailable-nobody-upgraded = здесь больше некого улучшать
otys-unavailable-basic = это приносит только улучшенный дайвер
otys-unavailable-elsewhere = это улучшение сюда не достаёт
otys-unavailable-bound = спонсор удерживает дайвера ({ $place }), и мимо него не пройти
otys-unavailable-too-far = твой винт двигает { otys-levels }
otys-unavailable-idle = этот дайвер ничем тебе не поможет
otys-unavailable-copied = его дайвер уже скопирован
otys-unavailable-none-held = у тебя их нет
otys-unavailable-no-neutral-x = в резерве не осталось нейтральных X-ключей
otys-unavailable-no-contract = контрактов, которые можно посмотреть, не осталось
otys-unavailable-no-reward = здешние жетоны награды сейчас ничего не изменят
otys-unavailable-no-key = на треке Хакера нет ни одного твоего ключа
otys-unavailable-no-saving = в этот ход от этого ничего не подешевеет
otys-unavailable-best = лучше уже некуда
otys-unavailable-no-prestige = этот ряд магазина платит только кредитами
otys-unavailable-key-level = его можно перенести только на уровень ключа

## Что есть что: по два предложения

otys-pieces-board = Ключи, магазин и механизмы
otys-pieces-counted = Ресурсы, кредиты и прочее
otys-piece-diver = { $effect } Сейчас: { $place }.
otys-piece-sponsor = Спонсор на уровне { $level }
otys-piece-sponsor-words = { $effect } Помогает один раз перед погружением, если твой ключ открыл уровень { $level }.
otys-piece-front = Жетон награды: { $front }
otys-piece-front-words = Лицевая сторона срабатывает один раз: { $front }. Если жетон возьмёт твой Исследователь, оборот останется на этом уровне и будет платить за каждый контракт там.
otys-piece-back = Твоя постоянная награда: { $place }
otys-piece-back-words = Каждый контракт, выполненный на этом уровне, приносит ещё { $back }. Исследователь может положить сюда другой жетон награды.
otys-piece-contract-own = Частный контракт: { $demand }
otys-piece-contract-public = Общий контракт: { $demand }
otys-piece-store = Магазин
otys-piece-store-words = Здесь покупает и продаёт твой Торговец; ресурсов в магазине: { $stock }. Чем меньше здесь какого-то вида, тем дороже его и продать, и купить.
otys-piece-hacker = Трек Хакера
otys-piece-hacker-words = Здесь лежат сыгранные ключи, сейчас их { $track }. Ключ номер { $home } вернёт все сразу.
otys-piece-mechanic = Шкала винта
otys-piece-mechanic-words = От неё зависит, как далеко винт двигает дайвера за 1 батарею: { otys-levels }. Инженер может улучшить её трижды.
otys-piece-keys = Ключи с 1 по 5
otys-piece-keys-words = Ключ открывает на один ход уровень со своим числом. Сейчас у тебя { $hand }, остальные на треке Хакера.
otys-piece-own-x = Твой X-ключ
otys-piece-own-x-words = Открывает любой уровень, но сначала все спонсоры сдвигаются на один вниз. Возвращается вместе с остальными ключами.
otys-piece-neutral-x = Нейтральный X-ключ
otys-piece-neutral-x-words = Работает как твой X-ключ, но только один раз. У тебя их { $held }, в резерве { $supply }.
otys-piece-resource-words = Его поднимает { $diver }, и он остаётся на этом уровне. Все ресурсы контракта нужны на одном уровне.
otys-piece-prestige = Престиж
otys-piece-prestige-words = Его приносят контракты; когда у кого-то { $target }, раунд становится последним, и побеждает тот, у кого больше. У тебя { $have }.
otys-piece-credit = Кредит
otys-piece-credit-words = Кредитами платят дайверам, спонсорам и магазину, а в конце они ничего не стоят. У тебя { $have }.
otys-piece-battery = Батарея
otys-piece-battery-words = За батарею дайвер переместится перед погружением или останется внизу в конце хода. У тебя { $have }.

## По каким словам ищут тему правил

otys-find-aim = цель победа выиграть как очки начало подготовка суть смысл
otys-find-turn = порядок фаза шаг ход нырять закончить отменить вернуть
otys-find-keys = ключ ключи вернуть вернуться обратно возврат трек хакер шестой джокер X икс
otys-find-divers = дайвер водолаз специалист торговец инженер исследователь эффект улучшить полон место уровень фигурка
otys-find-sponsors = спонсор слева тайл помощь даром бесплатно кредит батарея дважды
otys-find-contracts = карта контракт задание миссия очки выполнить частный общий рука ресурсы сдать
otys-find-rewards = жетон награда бонус постоянный лицевая оборот исследователь
otys-find-store = магазин рынок купить продать цена торговля деньги кредиты
otys-find-spy = шпион копировать посмотреть сосед тянуть украсть
otys-find-batteries = винт пропеллер двигать переместить дайвера вверх вниз кислород остаться механик хакер улучшить
otys-find-end = когда ничья победитель победит последний раунд конец заканчивается игра финал 18
otys-find-variant = вариант автор платная копия опция
otys-find-pictures = значки символы картинки цвета читать планшет значение розовый зелёный
otys-find-ours = неофициальный напечатано коробка придумано домашние
