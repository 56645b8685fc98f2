### Отис: что стоит при ответе, в немногих словах.

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

otys-brief-twice-for = дважды, каждый { $credits }
otys-brief-once-for = один раз за { $credits }
# На кнопке контракта, в немногих буквах.
otys-price-gain = +{ $credits } кр.
otys-price-gain-battery = +{ $batteries } бат.
# Ресурс и уровень, где он лежит, на кнопке.
otys-button-carry = { $colour } ({ $level })
