### Отис: что стоит при ответе, когда для целой фразы нет места. Вместе с именем ответа это одна строка на телефоне: не больше 28 знаков.

## Чего уровню не хватает до контракта, при его ключе. $prestige — сколько даёт контракт; так же он назван на своей кнопке.

otys-aim-ready = контракт +{ $prestige } уже готов
otys-aim-done = сразу контракт +{ $prestige }
otys-aim-lacks = ещё { $cubes } до +{ $prestige }
otys-aim-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
  }
# О каком контракте речь, когда несколько дают столько же: место в ряду слева (номеров на картинке нет) или что он частный.
otys-aim-number = { $prestige } ({ $number }-й)
otys-aim-private = { $prestige } (частный)
# После цены, «Исследователь −2 кредита»: кредитов не хватает.
otys-aim-credits = у тебя их { $credits }
otys-aim-dear = спонсор не по карману
otys-aim-no-sponsor = спонсор не поможет
# Кого может повторить Шпион: дайверы соседей на этом уровне, «Торговец/Ботаник».
otys-aim-copy = копия: { $divers }
otys-aim-copied = { $diver } ({ $names })

## Что делает спонсор, при ключе
otys-brief-sponsor-1-basic = +1 кредит
otys-brief-sponsor-1-advanced = дайвер даром
otys-brief-sponsor-2-basic = двойная работа
otys-brief-sponsor-2-advanced = 1 награда
otys-brief-sponsor-3-basic = вернуть ключ
otys-brief-sponsor-3-advanced = 5 всплывает
otys-brief-sponsor-4-basic = улучшить
otys-brief-sponsor-4-advanced = улучшить наверху
otys-brief-sponsor-5-basic = +1 батарея
otys-brief-sponsor-5-advanced = батарея/перенос

## Ответы

# $whose — own или neutral: первый вернётся, второй нет. Если он вернётся прямо сейчас, то back.
otys-brief-x-key = { $whose ->
    [own] любой уровень, спонсоры вниз
    [neutral] один раз, спонсоры вниз
   *[back] любой уровень
  }
otys-brief-x-best = уровень { $level }: +{ $prestige }, спонсоры вниз
otys-brief-propeller = двинуть дайвера, −1 батарея
otys-brief-dive-pick = нырнуть, потом одно из двух
# Кто ныряет и ничего не делает.
otys-brief-dive-nothing = нырнуть и ничего не делать
# $diver — кто тогда ждёт у ключа.
otys-brief-waiting = тогда нырнёт { $diver }
otys-brief-propel-works = тогда нырнёт { $divers }
otys-brief-end = { $diver } всплывёт
otys-brief-game-over = конец партии
otys-brief-stay = дайвер ждёт тут, −1 батарея
otys-brief-improve-mechanic = на { $value } уровня, { $price }
otys-brief-improve-hacker = возврат при { $value }, { $price }
otys-brief-twice-for = дважды, каждый { $credits }
otys-brief-once-for = один раз за { $credits }
otys-brief-sell-either = { $credits } или { $prestige }
# Кредиты, когда места на пару букв.
otys-price = −{ $credits } кр.
otys-price-gain = +{ $credits } кр.
otys-price-gain-battery = +{ $batteries } бат.
otys-price-battery = −1 батарея
otys-brief-carry-here = сюда: { $place }, −1 батарея
otys-brief-carry-away = на другой, −1 батарея
otys-brief-token-credits = { $price }, +2 за контракт
otys-brief-token-prestige = { $price }, +1 престиж/контракт
# Ресурс и уровень, где он лежит, на кнопке.
otys-button-carry = { $colour } ({ $level })

## Что дайвер делает лучше после улучшения

otys-brief-upgrade-metal-expert = + X-ключ
otys-brief-upgrade-plant-expert = +1 кредит
otys-brief-upgrade-fuel-expert = +1 батарея
otys-brief-upgrade-tech-expert = +1 ключ
otys-brief-upgrade-trader = цены ±1
otys-brief-upgrade-spy = даром
otys-brief-upgrade-engineer = даром
otys-brief-upgrade-explorer = −1 кредит
