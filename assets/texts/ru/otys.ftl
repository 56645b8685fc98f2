### Отис: что читают во время игры. Всё показывают как есть; ответы до 40 знаков, действие до 100.

## Игра и её настройки

otys-title = Отис
otys-tagline = Отправляй дайверов за ресурсами и выполняй контракты. Когда кто-то наберёт { $target } очков престижа, раунд доигрывают, и побеждает тот, у кого их больше.
otys-option-sponsors = Спонсоры
otys-option-sponsors-about = Какой стороной лежат пять спонсоров; если не выбрать, то базовой
otys-option-variant = Копия дайвера
otys-option-variant-about = Кому идёт кредит за копию дайвера; если соседу, его дайвер тоже всплывает
otys-value-basic = Базовые стороны, для первой партии
otys-value-random = Случайные стороны
otys-value-advanced = Продвинутые стороны
otys-value-off = платят в резерв
otys-value-on = платят соседу (вариант автора)

## Слова

# Как слово стоит после числа; при 0 речь о самом виде ресурса.
otys-colour-metal = { $count ->
    [0] Металл
    [one] металл
   *[many] металла
  }
otys-colour-plant = { $count ->
    [0] Растения
    [one] растение
    [few] растения
   *[many] растений
  }
otys-colour-fuel = { $count ->
    [0] Топливо
    [one] топливо
   *[many] топлива
  }
otys-colour-tech = { $count ->
    [0] Оборудование
    [one] оборудование
   *[many] оборудования
  }

otys-diver-metal-expert = Металлург
otys-diver-plant-expert = Ботаник
otys-diver-fuel-expert = Топливщик
otys-diver-tech-expert = Техник
otys-diver-trader = Торговец
otys-diver-spy = Шпион
otys-diver-engineer = Инженер
otys-diver-explorer = Исследователь
otys-upgraded = { $diver } (улучшен)

otys-purse-credits = { $sign }{ $count } { $count ->
    [one] кредит
    [few] кредита
   *[many] кредитов
  }
otys-purse-batteries = { $sign }{ $count } { $count ->
    [one] батарея
    [few] батареи
   *[many] батарей
  }
otys-purse-prestige = { $sign }{ $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
  } престижа
otys-prestige = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
  } престижа
otys-purse-neutral-x = { $sign }{ $count } { $count ->
    [one] нейтральный X-ключ
    [few] нейтральных X-ключа
   *[many] нейтральных X-ключей
  }

otys-cubes = { $count ->
    [1] { $colour }
   *[many] { $count } { $colour }
  }
otys-cubes-changed = { $sign }{ $count } { $colour }
otys-nothing = ничего

otys-key = ключ { $level }
otys-key-own-x = свой X-ключ
otys-key-neutral-x = нейтральный X-ключ

otys-place-level = уровень { $level }
otys-place-surface = поверхность
otys-levels = { $reach ->
    [one] на { $reach } уровень
    [few] до { $reach } уровней
   *[many] до { $reach } уровней
  }

## Что делают дайверы, в двух словах

otys-effect-expert-basic = взять 1 { $colour }
otys-effect-expert-upgraded = взять 1 { $colour }, { $bonus }
otys-effect-trader-basic = продать или купить 1 ресурс
otys-effect-trader-upgraded = продать на 1 дороже, купить дешевле
otys-effect-trader-basic-free = продать 1 ресурс или взять 1 даром
otys-effect-trader-upgraded-free = продать на 1 дороже или взять даром
otys-effect-spy = контракт или копия дайвера { $price }
otys-effect-engineer = улучшить винт/Хакера { $price }
otys-effect-explorer = жетон награды { $price }
otys-effect-price = { $cost ->
    [0] даром
    [1] за 1 кредит
   *[other] за { $cost } кредита
  }

## Что делают спонсоры, в двух словах

otys-sponsor-1-basic = +1 кредит
otys-sponsor-1-advanced = свои дайверы не стоят кредитов
otys-sponsor-2-basic = твой дайвер работает дважды
otys-sponsor-2-advanced = сыграть здесь жетон награды
otys-sponsor-3-basic = вернуть ключ
otys-sponsor-3-advanced = дайвер с уровня 5 всплывает
otys-sponsor-4-basic = улучшить дайвера за 2 кредита, +1 очко
otys-sponsor-4-advanced = улучшить за 2 кредита на поверхности, +1 очко
otys-sponsor-5-basic = +1 батарея
otys-sponsor-5-advanced = +1 батарея или перенести ресурс за 1 батарею

## Что даёт ответ, в нескольких словах: рядом с ним, в подсказках, справке и задачах

# $demand — что нужно контракту, $prestige — что он приносит.
otys-effect-nothing = ничего не даёт и ничего не стоит
otys-effect-completed = выполнит контракт: { $demand } ({ $place })
otys-effect-ready = { $demand } ({ $prestige }): можно выполнить, { $place }
otys-effect-nearer = { $demand } ({ $prestige }): ещё { $lacks }, { $place }
otys-effect-now = { $demand } ({ $prestige }): выполнишь этим ходом
otys-effect-soon = { $demand } ({ $prestige }): выполнишь следующим ходом
otys-effect-later = { $demand } ({ $prestige }): выполнишь ходом позже
otys-effect-denies = { $name } не получит { $demand } ({ $prestige })
otys-effect-taken = { $name } может забрать { $demand } ({ $prestige })
otys-effect-points = примерно { $amount } к концу следующего хода
otys-effect-target = начнётся последний раунд
otys-effect-home = все твои ключи вернутся
otys-effect-upgraded = { $diver } улучшен: { $effect }
# $old — что уровень приносил за контракт до этого, или none.
otys-effect-reward = { $back } за каждый контракт ({ $place }){ $old ->
    [none] { "" }
   *[other] , а не { $old }
  }
otys-effect-twice-once = работает дважды, но кредитов хватит только на один раз
otys-effect-dives = потом нырок
otys-effect-stands = потом там { $diver } ({ $place })
otys-effect-returns = +1 ключ
otys-effect-mechanic = 1 батарея двигает дайвера на расстояние до { $value } уровней
otys-effect-hacker = все ключи возвращаются раньше: когда их { $value }
otys-effect-left = { $count ->
    [one] останется { $count } готовый контракт
    [few] останутся { $count } готовых контракта
   *[many] останутся { $count } готовых контрактов
  }
otys-why-waits = { $demand } ({ $prestige }): останется готовым, подождать, похоже, лучше, чем выполнить сейчас
otys-effect-besides = и { $reward }
otys-effect-over = на этом партия закончится, отменить нельзя
otys-effect-sponsor = спонсор: { $effect }
otys-effect-opens = любой уровень, спонсоры на 1 вниз
otys-effect-opens-once = любой уровень, спонсоры на 1 вниз, только один раз
otys-effect-propels = сдвинуть дайвера { otys-levels }, −1 батарея
otys-effect-could = тогда работает ({ $place }): { $divers }
otys-effect-carries = { $from } → другой уровень, за 1 батарею
otys-effect-copies = копия: { $divers }
otys-effect-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
  }
# Что делает лучший ход задачи, пока она не решена: какой контракт или ресурс, не говорится.
otys-reason-hint = { $kind ->
    [completed] выполняет контракт, который твой не выполняет
    [ready] готовит контракт, который твой не готовит
    [nearer] больше приближает к контракту
    [target] начинает последний раунд
    [gained] приносит то, чего твой не приносит
    [cubes] оставляет в твоём море другие ресурсы
    [keys-home] возвращает все твои ключи
    [diver-upgraded] улучшает дайвера
    [reward] берёт жетон награды
    [key-returned] возвращает ключ
   *[other] { "" }
  }
otys-front-look = 1 контракт из 4
otys-front-flip = улучшить дайвера
otys-reward = { $front } (на обороте: { $back })

## Контракты

otys-contracts = Контракты
otys-contracts-ready = Контракты · готово { $count }
# Число с точкой в начале строки Discord пронумеровал бы заново.
otys-contract-ready = ✅ Готов: { $levels }.
otys-contract-place-reward = { $place } (и { $reward })
otys-contract-missing = Ближе всего уровень { $level }: нужно ещё { $cubes }.
otys-contract-full = Ближе всего уровень { $level }: нужно ещё { $cubes }, но места там нет.
otys-contract-nowhere = Ни на одном уровне для него не хватит места.
otys-contract-small = Для него мало места: { $levels }.
otys-public-contracts = **Общие**: кто первый выполнит, того и контракт
otys-private-contracts = **Частные**: их видишь только ты
otys-no-private-contracts = Частных контрактов у тебя пока нет. Их находит твой Шпион, а ещё их дают некоторые жетоны награды.
otys-asides-now = Выполнить контракт можно в любой момент хода, это ничего не стоит. Все его ресурсы должны лежать на одном уровне.
otys-asides-none = Сейчас ни один контракт выполнить нельзя.
otys-asides-uninterrupted = Сначала ответь на вопрос. Сразу после этого можно выполнять контракты.
otys-asides-later = Выполнять контракты можно в свой ход.
otys-aside-label = Выполнить { $cubes } · { $place }
otys-aside-done = Контракт выполнен: { $gains }.
otys-button-offer = Выполнить: { $gain } престижа
otys-button-offer-level = Выполнить: { $gain } престижа, уровень { $level }
otys-button-offer-number = Выполнить: { $gain } престижа (№ { $number })
otys-own-ready = Можно выполнить твой частный контракт ({ $demand }), { $place }: { $gains }.
otys-row-ready = Можно выполнить общий контракт ({ $demand }), { $place }: { $gains }.
otys-own-shared = Ему нужны те же ресурсы, что и общему контракту ({ $demand }): выполнить можно только один из двух.

## Вопросы хода

otys-answer-skip = Пропустить
otys-answer-go-on = Дальше
otys-lack-store = магазин пуст
otys-idle-engineer = винт и Хакер улучшены до предела
otys-idle-trader = нечего продать и нечего купить
otys-ask-prepare-lacking = До погружения делать нечего: { $lacks }. Нырнуть или сперва выполнить контракт?
otys-ask-diver-lacking = { $diver } больше пока ничего не может: { $lacks }. Выполнить контракт или идём дальше?
otys-ask-carry-lacking = Перенести ресурс пока нельзя: { $lacks }. Сперва контракт или сразу батарею?
otys-ask-pick-reward-lacking = Годится только один жетон (другой: { $lacks }). Сперва контракт или сразу этот?
otys-ask-key = Какой ключ?
otys-note-keys-home = С этим ключом трек Хакера заполнится, и все твои ключи вернутся.
otys-note-keys-stay = С этим ключом вернутся все остальные, если только спонсор не вернёт один из них.
otys-note-key-back = Если сначала нырнуть, спонсор уже не вернёт тебе ключ.
otys-note-only-key = У тебя оставался только ключ { $key }.
otys-answer-own-x = X-ключ
otys-answer-neutral-x = { $count ->
    [1] Нейтральный X
   *[many] Нейтральный X ×{ $count }
  }
otys-ask-level = Какой уровень откроет X-ключ?
otys-ask-level-only-key = Какой уровень откроет X-ключ, последний свободный?
otys-note-sponsors-moved = Спонсоры, общие для всех, сдвинулись на уровень вниз, нижний ушёл наверх.
otys-ask-prepare = Перед погружением
otys-answer-sponsor-first = Сперва спонсор
otys-answer-propeller = Включить винт
otys-answer-dive = Нырнуть
otys-answer-dive-without = Отдохнуть
otys-answer-dive-both = Взять всё
# Где можно взять и то и другое сразу: погружение, потом выбор.
otys-answer-dive-pick = Взять одно
otys-answer-sponsor-dive = Со спонсором
otys-answer-sponsor-dive-pick = Спонсор, выбор
otys-answer-sponsor-dive-without = Только спонсор
otys-ask-propel = Какого дайвера переместить за 1 батарею?
otys-note-reach = Вверх или вниз, { otys-levels }; остальные подвинутся.
otys-ask-propel-to = { $diver }: куда переместить за 1 батарею?
otys-answer-to-surface = { $place ->
    [1] Наверху слева
    [2] Наверху в центре
   *[other] Наверху справа
  }
otys-answer-end = Закончить ход
otys-answer-stay = Остаться внизу
otys-ask-end-game = Закончить ход и всю партию?
otys-answer-end-game = Закончить партию
otys-answer-stay-game = Остаться и закончить
otys-ask-hold = Шпион игрока { $name } скопировал твоего дайвера: { $diver }. Оставить его внизу?
otys-answer-let = Всплыть

## Вопросы дайверов

otys-ask-expert = { $diver }: что взять?
otys-ask-expert-more = { $diver }: взять и то и другое?
otys-ask-first = { $question } (1-й раз из 2)
otys-ask-again = { $question } (2-й раз из 2)
otys-bonus-metal = Нейтральный X
otys-bonus-plant = +1 кредит
otys-bonus-fuel = +1 батарея
otys-bonus-tech = +1 ключ
otys-ask-trader = Продать или купить?
otys-note-have = У тебя { $have }.
otys-note-no-purchase = Купить ничего нельзя: { $why }.
otys-note-no-sale = Продать нечего: магазин не возьмёт отсюда ни одного ресурса ({ $place }).
otys-ask-price = Что взять за ресурс?
otys-ask-spy = Чем займётся твой Шпион?
otys-answer-look = Посмотреть контракты
otys-button-look = Посмотреть
otys-answer-copy = Копия: { $name }, { $diver }
otys-button-copy = Копия: { $name }
otys-ask-engineer = Что улучшить?
otys-technician-mechanic = Винт { $now }→{ $value }
otys-technician-hacker = Хакер { $now }→{ $value }
otys-ask-explorer = Какой жетон награды взять { $price }?
otys-note-explorer = Лицо сработает сразу, а оборот потом платит за каждый контракт ({ $place }).
otys-note-explorer-replaces = Он заменит твою постоянную награду: { $place } ({ $back }).
otys-token-left = Левый
otys-token-right = Правый
# Где они различаются: на кнопках и полностью.
otys-button-front-cube = { $first }/{ $second }
otys-button-front-look = 1 контракт
otys-button-front-flip = Улучшить
otys-button-front-prestige = +1 очко
otys-ask-return = Какой ключ вернуть?
otys-ask-upgrade-activated = Улучшить дайвера?
otys-ask-upgrade-surface = Какого дайвера на поверхности улучшить?
otys-ask-upgrade-any = Какого дайвера улучшить?
otys-ask-pick-reward = Какой жетон награды сыграть?
otys-note-pick-reward = Лицевая сторона сработает один раз. Потом на его место ляжет новый жетон.
otys-ask-carry = Взять батарею или потратить одну и перенести ресурс?
otys-ask-carry-to = Куда перенести за 1 батарею: { $colour }?
otys-ask-colour = Какой ресурс взять?
otys-ask-keep = Какой контракт оставить себе?
otys-note-keep = Остальные уйдут под колоду, и никто их не увидит.
otys-ask-permanent = Взять и постоянную награду этого уровня?
otys-in-brackets = { $what } ({ $more })

## Что произошло

otys-happened-level-x = Уровень { $level } ({ $key })
otys-happened-sponsor = Спонсор
otys-happened-sponsor-twice = дайвер работает дважды
otys-happened-sponsor-token = один жетон награды
otys-happened-unused = не понадобился
otys-happened-idle = без толку
otys-happened-idle-why = без толку ({ $why })
otys-happened-held = { $diver } остаётся внизу ({ $place })
otys-happened-propeller = Винт
otys-happened-again = { $diver }, второй раз
otys-happened-token = Жетон награды
otys-happened-token-taken = жетон награды даром
otys-happened-permanent = Постоянная награда ({ $place })
otys-happened-copied = Шпион как { $diver } ({ $name })
otys-happened-upgraded = { $diver } улучшен
otys-happened-key-back = { $key } вернулся
otys-happened-keys-home = Все ключи вернулись
otys-happened-contract = взят 1 контракт
otys-happened-sponsors-moved = Спонсоры сдвинулись на уровень вниз
otys-happened-own-contract = взят контракт: { $demand }
otys-happened-completed-row = Выполнен общий контракт: { $cubes } ({ $place })
otys-happened-completed-hand = Выполнен частный контракт: { $cubes } ({ $place })
otys-happened-refilled = Новый общий контракт: { $demand }, { $gains }
otys-happened-token-shown = Новый жетон награды ({ $place }): { $reward }
otys-happened-last-round = Начался последний раунд.
otys-happened-cubes = { $changes } ({ $place })
otys-happened-moved = { $diver }: { $from } → { $to }
otys-happened-moved-surface = { $diver }: на другое место наверху
otys-happened-stayed = { $diver } остался внизу ({ $place })

## Как стоит игра

otys-status-score = { $name } **{ $prestige }**
otys-status = Раунд { $round } · Престиж: { $scores } · до { $target }
otys-status-last-round = **Последний раунд**: партия закончится, когда у всех будет поровну ходов.
otys-status-over = Престиж: { $scores }
otys-ending-row = { $place }) **{ $name }**: престиж { $prestige }, в море { otys-effect-resources }.
otys-ending-story = -# Откуда очки: { $sources }. Очки: { $grown }.
otys-ending-no-story = -# Ни одного очка.
otys-ending-contracts = контракты { $points }
otys-ending-permanent = постоянные награды { $points }
otys-ending-tokens = жетоны награды { $points }
otys-ending-sponsors = спонсоры { $points }
otys-ending-store = магазин { $points }
otys-ending-grown = { $points } после раунда { $round }
otys-ending-rounds = Сыграно раундов: { $rounds }. Играли до { $target } очков престижа; ресурсы в море важны только при равенстве.
otys-ending-tie = Престижа поровну: всё решили ресурсы, оставшиеся в море.
otys-ending-shared = Поровну и престижа, и ресурсов. Пора играть реванш!

## Положение словами

otys-text-active = Сыграно: { $key }, уровень { $level }{ $sponsor ->
    [used] , спонсор использован
   *[open] {""}
  }.
otys-text-free = { $name } в этот ход ничего не платит за своих дайверов.
otys-text-activated = За работой: { $diver }.
otys-text-looking = { $name } смотрит контракты.
otys-text-variant = Играем по варианту автора: за копию дайвера платят его хозяину.
otys-text-colony = Колония
otys-text-level = Уровень { $level }. Спонсор: { $sponsor }. Жетоны награды: { $rewards }.
otys-text-store-column = { $colour }, там { $count }. Купить: { $buy }. Продать: { $sell }.
otys-text-either = { $credits } или { $prestige }
otys-text-contracts = Общие контракты
otys-text-contract = { $number }) { $demand }: { $gains }
otys-text-contract-who = { $contract }. Можно выполнить: { $who }.
otys-text-could = { $name } (уровень { $levels })
otys-text-piles = Контракты: в колоде { $deck }, в сбросе { $discards }. Жетоны награды: в мешочке { $bag }, в сбросе { $spent }. Нейтральных X-ключей в резерве: { $neutral }.
otys-text-discards = Контракты в сбросе: { $list }.
otys-text-spent = Жетоны награды в сбросе: { $list }.
otys-text-sea-level = Уровень { $level }: { $diver }, { $cubes }, свободно { $free } из { $spaces }{ $back ->
    [none] { "" }
   *[other] , { $back } за контракт
  }
otys-text-keys = Свободные ключи: { $keys }
otys-text-empty = пусто
otys-text-not = нельзя
otys-text-track = Трек Хакера: { $track }. Когда ключей станет { $home }, все вернутся.
otys-text-technicians = Винт: { otys-levels }, улучшен { $mechanic } из 3. Хакер: улучшен { $hacker } из 3.
otys-text-contract-count = Частных контрактов: { $count }.
otys-text-surface = На поверхности, первым стоит тот, кому вниз раньше: { $divers }

## Рядом с деталями на картинках правил

otys-legend-mark-lit = Свет лампы: сейчас в игре или на выбор; белая рамка: об этом вопрос
otys-legend-mark-new = Розовое кольцо: новое с твоего хода; зачёркнуто: ушло
otys-legend-mark-changed = На сколько изменилось число
otys-legend-mark-moved = Насколько дайвер всплыл или опустился
otys-legend-mark-ready = Может выполнить этот контракт сейчас, уровень 4
otys-legend-mark-lacks = Ближе всего уровень 3: нужно ещё это
otys-legend-mark-slip = На этом уровне есть всё для общего контракта на 4 очка престижа
otys-legend-mark-spent = Этот спонсор в этот ход уже помог
otys-legend-mark-hacker = Ключ дошёл до Хакера — все ключи вернулись
otys-legend-mark-permanent = Постоянная награда платит за каждый контракт своего уровня
otys-legend-mark-back = Внизу: что оборот жетона потом платит за каждый контракт
otys-legend-mark-landing = Светится: куда ляжет проданное и почём

# Что делает дайвер, рядом с его тайлом, для того, кто видит знаки впервые; не больше четырёх коротких строк.
otys-explained-expert-basic = Берёт 1 { $colour } из резерва на свой уровень
otys-explained-expert-upgraded = Берёт 1 { $colour } из резерва на свой уровень, { $bonus }
otys-explained-trader-basic = Продаёт магазину 1 ресурс своего уровня или покупает там 1
otys-explained-trader-upgraded = Продаёт на 1 кредит или очко престижа дороже или покупает на 1 кредит дешевле
otys-explained-trader-basic-free = Продаёт магазину 1 ресурс своего уровня или берёт там 1 даром
otys-explained-trader-upgraded-free = Продаёт на 1 кредит или очко престижа дороже или берёт 1 даром
otys-explained-spy = Один контракт из 4 или работа соседского дайвера с этого уровня, { $price }
otys-explained-engineer = Улучшает винт (дальше) или Хакера (ключи вернутся раньше), { $price }
otys-explained-explorer = Берёт жетон этого уровня { $price }; его оборот потом платит за контракты здесь

otys-legend-title = Что есть что в море игрока { $name }
otys-legend-levels = Спонсоры и жетоны награды по уровням
otys-legend-surface = **На поверхности**, первым стоит тот, кому вниз раньше
otys-legend-tokens = жетоны награды: { $tokens }
otys-legend-placed = за контракт: { $back }
otys-legend-front = Лицо, работает один раз: { $front }
otys-legend-back = Оборот, за каждый контракт на его уровне: { $back }
otys-legend-determined = Эти ресурсы ({ $family }) с одного уровня: { $prestige } { $prestige ->
    [one] очко
    [few] очка
   *[many] очков
  } престижа
otys-legend-free = Любые ресурсы одного уровня, { $family }: { $prestige } { $prestige ->
    [one] очко
    [few] очка
   *[many] очков
  } престижа
