### Öterés: что читают во время игры. Всё показывают как есть; ответы до 40 знаков, последствия до 60.
### Названия и тексты карт действий — среди переводов в assets/oteres/components.json.

oteres-cards-language = ru

## Игра и её настройки

oteres-title = Öterés
oteres-tagline = Ныряй за жемчугом, меняй его, таскай у других: побеждает тот, у кого больше очков. Два морских ежа на руке — и ты вне игры, но жемчуг всё равно считается.

## Слова

oteres-nothing = ничего
oteres-urchin = Морской ёж
oteres-urchin-text = Возьми чёрную жемчужину, она может стоить очков; ёж вернётся в колоду. Два ежа на руке в конце хода — и ты вне игры.
oteres-cards = { $count ->
    [1] { $card }
   *[many] { $count } × { $card }
  }
# $number — номер жемчужины среди тех, что лежат вместе, как на картинках.
oteres-pearl-white = белая жемчужина № { $number }
oteres-pearl-white-worth = белая { $value } (№ { $number })
oteres-pearl-black = чёрная жемчужина № { $number }
oteres-pearl-black-worth = чёрная { $value } (№ { $number })
oteres-pearl-worth = { $value } (№ { $number })
oteres-label-act = { $act ->
    [give] Отдать: { $pearl }
    [pass] Передать: { $pearl }
    [return] Вернуть: { $pearl }
    [look] Подсмотреть: { $pearl }
    [lock] Спрятать: { $pearl }
    [share] Отдать: { $pearl }
   *[keep] Оставить: { $pearl }
  }
oteres-count-white = { $count } { $count ->
    [one] белая
    [few] белые
   *[many] белых
  }
oteres-count-black = { $count } { $count ->
    [one] чёрная
    [few] чёрные
   *[many] чёрных
  }
oteres-no-pearls = нет жемчуга
# $pearls — все жемчужины игрока, $count из них лежат под картами.
oteres-count-locked = { $pearls } (спрятано { $count })

## Что делают карты, в двух словах

oteres-effect-protect-pearl = спрятать свою белую: никто её не заберёт
oteres-effect-protect-other = отдать вторую такую: игрок спрячет свою белую
oteres-effect-split-paws = разложить 3 белые в лапки, кто-то выберет одну
oteres-effect-biggest-pile = взять жемчужину там, где больше всего белых
oteres-effect-pass-left = все передают по жемчужине налево
oteres-effect-share-out = одну из 3 белых себе, остальные раздать
oteres-effect-ward = сорвать следующую карту против твоего жемчуга
oteres-effect-take-white = взять белую жемчужину из запаса
oteres-effect-trade-in = обменять свою жемчужину на белую
oteres-effect-swap = обменять свою жемчужину на чужую, вслепую
oteres-effect-snatch = взять у кого-то белую жемчужину, вслепую
oteres-effect-pass-card = отдать карту, хоть ежа; взять новую
oteres-effect-discard-card = сбросить карту, хоть ежа; взять новую
oteres-effect-dark-gift = отдать чёрную; если нет — подсмотреть, можно обменять
oteres-effect-urchin = взять чёрную (может стоить очков); ёж вернётся в колоду
# Почему карта сейчас ничего не сделает.
oteres-idle-empty-pool = сейчас не сработает: в запасе нет белых жемчужин
oteres-idle-own-none = сейчас не сработает: у тебя нет жемчужины для неё
oteres-idle-own-locked = сейчас не сработает: все твои жемчужины спрятаны
oteres-idle-no-pearl = сейчас не сработает: для неё нет жемчужины
oteres-idle-no-card = сейчас не сработает: другой карты у тебя нет
oteres-idle-no-lock = сейчас не сработает: прятать нечего, белых нет
oteres-idle-comes-back = сейчас не сработает: твоя жемчужина сразу вернётся

## Вопросы

oteres-answer-nothing = Не могу
# Карта вместе с тем, на кого она, со своей жемчужиной или с картой, от которой избавляет.
oteres-answer-aim = { $card } · { $name }
oteres-answer-stake = { $card } · { $value } (№ { $number })
oteres-answer-shed = { $card } · { $shed }
oteres-answer-shed-same = { $card } · ещё одна «{ $shed }»
oteres-label-pass-card = Отдать: { $card }
oteres-label-discard-card = Сбросить: { $card }
oteres-answer-out = { $ends ->
    [game] ты выбываешь, и партия закончится
   *[turn] ты выбываешь; жемчуг никто не тронет, он считается
  }
oteres-ask-card = Какую карту сыграть?
oteres-note-stuck = В запасе нет чёрных жемчужин, поэтому сыграть морского ежа нельзя.
# $cards — карты на руке, которые избавляют от ежа.
oteres-warning = ⚠️ **ДВА МОРСКИХ ЕЖА!** Избавишься сейчас от одного ({ $cards }) — останешься в игре. Оставишь обоих — после этого хода ты вне игры{ $ends ->
    [game] , и она кончится
   *[turn] {""}
  }, но твой жемчуг никто не тронет, и он считается.
oteres-warning-lost = ⚠️ **МОРСКИХ ЕЖЕЙ НА РУКЕ: { $count }**, и спасти тебя нечем: после этого хода ты вне игры{ $ends ->
    [game] , и на этом она кончится. Твой жемчуг всё равно считается.
   *[turn] . С этого момента твой жемчуг никто не тронет, и он всё равно считается.
  }
oteres-ask-end = Закончить ход?
oteres-note-played = Твоя карта: «{ $card }».
oteres-answer-end = Закончить ход
oteres-ask-protected = Кому достанется эта карта?
oteres-note-protected = Одна такая карта у тебя уже сыграна для себя. Кто получит эту, положит под неё свою белую жемчужину.
oteres-ask-pass-to = Кому отдать одну из твоих карт?
oteres-ask-passed = Какую карту получит { $name }?
oteres-ask-discard = Какую карту сбросить?
oteres-note-only-card = Другой не выбрать, но остальные этого не знают. Потом тебе придёт новая.
oteres-note-draw-after = Потом тебе придёт новая.
oteres-answer-to-discards = в сброс, лицом вверх
oteres-answer-into-deck = обратно в середину колоды
oteres-answer-kept = сорвётся: { $name } снимет «{ $card }»
oteres-answer-to-hand = уйдёт на руку; какая это карта, знаете лишь вы двое
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-snatch = У кого взять белую жемчужину?
oteres-note-blind = Какую — решит случай. Те, что под картами, взять нельзя.
oteres-ask-biggest = У кого взять жемчужину?
oteres-note-biggest = Из тех, кто ещё в игре, здесь больше всего белых жемчужин. Какая достанется тебе, белая или чёрная, решит случай.
oteres-ask-swap = С кем поменяться жемчужиной?
oteres-note-swap = Свою выбираешь ты. Какая достанется взамен, белая или чёрная, решит случай.
oteres-ask-swapped = Какую из твоих жемчужин получит { $name }?
oteres-note-swapped = Какая достанется взамен, решит случай.
oteres-ask-trade-in = Какую жемчужину вернуть в запас?
oteres-note-trade-in = Взамен придёт белая, может быть, та же самая.
oteres-note-trade-in-empty = Белых в запасе не осталось, поэтому белая сразу вернётся к тебе.
oteres-ask-gift-to = Кому подарить одну из твоих чёрных жемчужин?
oteres-ask-look-of = Чёрных у тебя нет, дарить нечего. Чью жемчужину подсмотреть?
oteres-ask-gift = Какую чёрную жемчужину получит { $name }?
oteres-ask-look = { $name }: какую жемчужину подсмотреть?
oteres-note-look = Больше никто не узнает, сколько в ней очков. Потом её можно обменять на свою.
oteres-ask-exchange = { $name }, { $pearl }. Обменять на одну из твоих?
oteres-note-exchange = { $warded ->
    [yes] Карта перед игроком { $name } её защищает, так что обмен сорвётся.
   *[no] { $name } получит ту, что выберешь ты, и увидит, сколько в ней очков.
  } В любом случае твой ход на этом закончится.
oteres-answer-leave = Не менять, закончить ход
oteres-ask-pass-left = Какую жемчужину передать налево? Её получит { $name }
oteres-note-pass-left = Все выбирают по одной, потом жемчужины уходят разом.
oteres-ask-pass-left-again = Передать вместо неё другую? Её получит { $name }
oteres-note-pass-left-again = Пока не выбрали все, выбор можно изменить.
oteres-ask-under = Какую белую жемчужину спрятать под карту «{ $card }»?
oteres-note-under = Там она останется до конца: никто её не заберёт, и отдать её нельзя. Очки она приносит.
oteres-ask-split = Как разложить жемчужины по двум лапкам?
oteres-note-split = Потом другой игрок вслепую выберет лапку и возьмёт то, что в ней. Вторая лапка твоя.
oteres-answer-split = Левая { $left } · правая { $right }
oteres-answer-split-none = все в правую лапку
oteres-answer-split-numbers = { $count ->
   *[other] № { $numbers } в левую лапку
  }
oteres-ask-picker = Кто выберет лапку?
oteres-ask-paw = { $name } протягивает лапки. Какую выбрать?
oteres-note-paw = { $count ->
    [1] В одной из них жемчужина.
    [one] В них { $count } жемчужина. Как они разложены — секрет.
    [few] В них { $count } жемчужины. Как они разложены — секрет.
   *[many] В них { $count } жемчужин. Как они разложены — секрет.
  }
oteres-answer-paw-left = Левая лапка
oteres-answer-paw-right = Правая лапка
oteres-ask-kept = Какую оставить себе?
oteres-note-kept = Потом реши, кому достанутся остальные, по одной.
oteres-ask-share-who = Кому достанется { $pearl }?
oteres-ask-share-which = Какую жемчужину получит { $name }?
oteres-note-share-rest = Та, что останется, вернётся в запас.

## Как стоит игра

oteres-status = Раунд { $round } · { $up ->
    [begins] начинает { $name } ·{" "}
    [plays] ходит { $name } ·{" "}
   *[no] {""}
  }в игре { $playing } · колода { $deck } · запас: белых { $white }, чёрных { $black }
oteres-status-action = { $name } играет **«{ $card }»**: «{ $text }»
oteres-status-action-at = { $name } играет **«{ $card }»**, выбор — { $other }: «{ $text }»
# Карта легла перед игроком, перед своим или перед другим, и ждёт жемчужину.
oteres-status-laid = { $name } выкладывает **«{ $card }»** и выбирает, какую белую жемчужину под ней спрятать.
oteres-status-laid-at = { $name } отдаёт **«{ $card }»**. Какую свою белую жемчужину под ней спрятать, выбирает { $other }.
oteres-status-awaited = Ещё выбирают: { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Очки: { $scores }
oteres-ending-early = Игра прервана в раунде { $round }
oteres-ending-early-row = **{ $name }**: { $pearls }
oteres-ending-title = { $count ->
    [1] Побеждает { $names }
   *[many] Победа на всех: { $names }
  }
oteres-ending-row = { $place }) **{ $name }**: { $score } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }, { $count } { $count ->
    [one] жемчужина
    [few] жемчужины
   *[many] жемчужин
  } ({ $values }), { $stay }
oteres-ending-row-empty = { $place }) **{ $name }**: { $score } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }, без жемчуга, { $stay }
oteres-ending-by-round = Очки после каждого раунда: { $points }
oteres-ending-black = чёрная { $value }
# Жемчужины от другого игрока: сколько в них очков.
oteres-ending-from = { $values } от игрока { $name }
oteres-ending-out = вне игры с раунда { $round }
oteres-ending-in = в игре до конца
oteres-ending-gone = вне игры
# Одной фразой, почему кто-то победил. $second: кто следующий, при равенстве несколько; $first: кто следующий один.
oteres-ending-why = { $name } побеждает{ $beach ->
    [yes] {" "}с берега (вне игры с раунда { $round })
   *[no] {""}
  } с отрывом в { $margin } { $margin ->
    [one] очко
    [few] очка
   *[many] очков
  }, на втором месте { $second }{ $why ->
    [black] . Из-за чёрных жемчужин { $first } теряет { $lost }, а { $name } { $own ->
        [0] ничего.
       *[other] только { $own }.
      }
    [more] . Жемчужин { $count } против { $other }.
    [fewer] . Жемчужин меньше ({ $count } против { $other }), зато они ценнее.
    [same] . Жемчужин столько же, но они ценнее.
   *[none] .
  }
oteres-ending-out-last = { $name } выбывает в последнем раунде и всё равно побеждает: на берегу жемчуг считается.
# Кто-то, у кого жемчужин столько же, сколько у победителя, или больше.
oteres-ending-weighed = { $isMore ->
    [yes] У игрока { $name } жемчужин даже больше ({ $count })
   *[no] У игрока { $name } жемчужин столько же ({ $count })
  }, но { $black ->
    [1] из-за чёрной
   *[many] из-за чёрных
  } очков меньше на { $lost }.
oteres-ending-best = Лучшая жемчужина: { $name } берёт { $value } у игрока { $from }{ $count ->
    [1] .
    [2] , причём дважды.
    [few] , и так { $count } раза.
   *[many] , и так { $count } раз.
  }
# Несколько человек взяли жемчужины с одинаковыми очками: кто у кого.
oteres-ending-best-several = Лучшие жемчужины, каждый раз по { $value }: { $grabs }.
oteres-ending-grab = { $name } у игрока { $from }{ $count ->
    [1] {""}
    [2] {" "}(дважды)
   *[many] {" "}(×{ $count })
  }
# Ход, который решил игру: когда, что сыграно и как всё стояло потом.
oteres-ending-turn = Раунд { $round }: { $words }
oteres-ending-brought = { $name } играет { $card }: { $changes }.
oteres-ending-always-ahead = По очкам с первого хода до последнего впереди { $name } (следом { $second }){ $isHidden ->
    [yes] , хотя больше всего белых было у других (раундов: { $count } из { $rounds })
   *[no] {""}
  }.
# У кого было больше всего белых, когда первое место по очкам сменилось окончательно.
oteres-ending-unseen = Этого никто не мог видеть: больше всего белых тогда было у других: { $names }.
# Кто с немногими жемчужинами обошёл тех, у кого их куда больше: сколько они стоили.
oteres-ending-few = { $name } занимает место { $place }, а жемчужин всего { $count } ({ $values }).
# Как ход изменил счёт победителя против второго места или другого соперника.
oteres-ending-shift = { $name } против игрока { $second }: { $same ->
    [ahead] отрыв был { $had }, стал { $margin }
    [behind] отставание было { $had }, стало { $margin }
   *[no] { $was ->
        [behind] было отставание { $had }
        [level] было поровну
       *[ahead] был отрыв { $had }
      }, { $now ->
        [behind] стало отставание { $margin }
        [level] стало поровну
       *[ahead] стал отрыв { $margin }
      }
  }.
# Как бы всё кончилось без этого хода: $margin равно 0, если очков было бы поровну.
oteres-ending-without = { $margin ->
    [0] Без этого очков было бы поровну: { $other } и { $name }.
   *[many] Без этого впереди был бы игрок { $other }: отрыв { $margin }, следом { $name }.
  }
# Карта, которую потом сыграли.
oteres-ending-handed = Перед этим { $by } подсовывает игроку { $name } карту { $card }.
# Карта, отданная тайком, и что с ней стало.
oteres-ending-slip-out = Раунд { $round }: { $name } подсовывает игроку { $other } морского ежа, и { $other } из-за него выбывает{ $when ->
    [later] {" "}в раунде { $end }
   *[now] {""}
  }{ $isWinner ->
    [yes] , а победный жемчуг больше никто не может забрать
   *[no] {""}
  }.
oteres-ending-slip-black = Раунд { $round }: { $name } подсовывает игроку { $other } морского ежа, и { $other } расплачивается за него чёрной жемчужиной (**{ $value }**). { $margin ->
    [0] В конце очков поровну: { $other } и { $winner }.
   *[many] Итог: { $other } отстаёт на { $margin }, впереди { $winner }.
  }
# Те, что ничего не решили, одной фразой; $rows — oteres-ending-slip-idle.
oteres-ending-slips-idle = { $count ->
    [1] Тайком подсунут и морской ёж: { $rows }.
   *[many] Тайком подсунуты и морские ежи: { $rows }.
  }
oteres-ending-slip-idle = { $name } → { $other } (раунд { $round }{ $paid ->
    [now] , расплата сразу
    [later] , расплата в раунде { $end }
   *[no] {""}
  })
# Остальные подсунутые карты, кроме этих ежей.
oteres-ending-slips-harmless = { $count ->
    [1] Ещё одна подсунутая карта — не морской ёж.
   *[many] Среди остальных подсунутых карт морских ежей нет.
  }
# У кого после многих раундов одного было больше всего белых, а место низкое: столько жемчужин забрали, а оставшиеся принесли столько очков.
oteres-ending-lost-lead = После { $rounds } раундов из сыгранных больше всего белых было у одного игрока: { $name }. Итоговое место — { $place }: { $lost ->
    [0] {""}
    [1] забрали одну жемчужину, а{" "}
   *[many] забрано жемчужин: { $lost }, а{" "}
  }{ $count ->
    [0] в конце не осталось ни одной.
    [1] последняя принесла { $points ->
        [one] { $score } очко.
        [few] { $score } очка.
       *[many] { $score } очков.
      }
   *[many] остальные ({ $count }) принесли { $points ->
        [one] { $score } очко.
        [few] { $score } очка.
       *[many] { $score } очков.
      }
  }
oteres-ending-dark = { $count ->
    [1] Больше всех из-за чёрных жемчужин теряет { $names } (очков: { $value }).
   *[many] Больше всех из-за чёрных жемчужин теряют { $names } (очков: по { $value }).
  }
# Карты, выложенные для защиты и так и не сработавшие.
oteres-ending-unneeded = Так и не пригодилось: { $card } ({ $names }).
oteres-ending-unneeded-of = { $name }{ $count ->
    [1] {""}
   *[many] {" "}×{ $count }
  }
oteres-ending-tie = Очков поровну: { $name } и { $second }. Побеждает тот, у кого меньше жемчужин: { $count } против { $other }.
oteres-ending-shared = Поровну и очков, и жемчужин. Пора играть реванш!

## Рука, вид вблизи, положение словами

oteres-hand-title = Твоя рука и твой жемчуг
oteres-hand-pearls = { $count ->
    [1] **Твоя жемчужина**
    [one] **Твоя { $count } жемчужина**
    [few] **Твои { $count } жемчужины**
   *[many] **Твои { $count } жемчужин**
  }, всего очков { $sum }: { $list }
oteres-hand-no-pearls = Жемчуга у тебя нет.
oteres-hand-known = Знакомый тебе жемчуг игрока { $name }: { $list }
oteres-hand-given = Твои карты на руке у игрока { $name }: { $cards }
oteres-hand-card = - **{ $card }**{ $count ->
    [1] {""}
   *[many] {" "}× { $count }
  } · { $text }
oteres-hand-out-title = Ты вне игры, а твой жемчуг — нет
oteres-hand-out = { $count ->
    [one] Твоё { $sum } очко
    [few] Твои { $sum } очка
   *[many] Твои { $sum } очков
  } никуда не денутся: твой жемчуг больше никто не тронет, а побеждает часто тот, кто уже выбыл. Следи за игрой и угадай победителя: если выйдет, об этом скажут в конце.
oteres-hand-empty = На руке у тебя пусто.
oteres-closer-title = Сторона игрока { $name }
oteres-text-held = { $pearl } под картой «{ $card }»
oteres-text-end = { $name } может закончить ход.
oteres-text-over = Игра закончилась в раунде { $round }.
# В описании картинки, где они не перечислены.
oteres-text-discards-last = в сбросе { $count }, сверху «{ $card }»
oteres-text-discarded-last = Последние в сбросе, начиная с верхней: { $cards }
oteres-text-first = Первый игрок: { $name }.
oteres-text-catch = Взято из запаса и ещё не роздано: { $list }
oteres-text-no-discards = Сброс пока пуст.
oteres-text-discards = В сбросе { $count }: { $cards }
oteres-text-out = Вне игры, жемчуг считается
oteres-text-hand = { $count ->
    [0] Карт на руке нет
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[many] На руке { $count } карт
  }
oteres-text-own-hand = На руке: { $cards }
oteres-text-no-pearls = Жемчуга нет
oteres-text-pearls = Жемчуг: { $counts }
oteres-text-pearls-known = Жемчуг: { $counts }. Знакомый тебе: { $list }
oteres-text-pearls-shown = Жемчуг: { $counts }: { $list }
oteres-text-front = Лежит перед игроком: { $cards }
oteres-text-front-pearl = «{ $card }», под ней { $pearl }
# Все карты одного вида перед игроком, в описании картинки.
oteres-text-front-kind = «{ $card }»{ $count ->
        [1] {""}
       *[many] {" "}×{ $count }
    }{ $pearls ->
        [0] {""}
        [one] , под ней { $pearls } жемчужина
        [few] , под ними { $pearls } жемчужины
       *[many] , под ними { $pearls } жемчужин
    }

## Что произошло: по предложению на событие, как рассказал бы очевидец

# Заголовки: главное в раунде, коротко, в настоящем времени, для тех, кто больше ничего не читает. Точка добавляется.
oteres-chapter-duel = { $one } против { $other }
oteres-chapter-leads = { $how ->
    [beach] { $name } впереди по белым жемчужинам, и уже на берегу
    [again] { $name } снова впереди по белым жемчужинам
   *[first] { $name } впереди по белым жемчужинам
  }
oteres-chapter-level = { $names } впереди по белым жемчужинам
oteres-chapter-black-gone = Последняя чёрная жемчужина достаётся игроку { $name }
oteres-chapter-black-back = Чёрная жемчужина снова в запасе
oteres-chapter-deck-low = Колода подходит к концу
oteres-chapter-blocked = { $again ->
    [yes] { $other } снова под защитой: { $card }
   *[no] { $other } под защитой: { $card }
  }
oteres-chapter-takes = { $how ->
    [back] { $name } отыгрывает жемчужину у игрока { $other }
    [robbed] { $other } теряет уже третью жемчужину
    [again] { $count ->
        [3] { $name } в третий раз обирает игрока { $other }
       *[many] { $name } снова обирает игрока { $other }
      }
    [pile] { $name } запускает лапу в кучку игрока { $other }
   *[snatch] { $name } утаскивает жемчужину у игрока { $other }
  }
oteres-chapter-paw = { $how ->
    [all] { $again ->
        [yes] { $name } снова выбирает полную лапку
       *[no] { $name } выбирает полную лапку
      }
    [none] { $again ->
        [yes] { $name } снова выбирает пустую лапку
       *[no] { $name } выбирает пустую лапку
      }
    [more] { $name } выбирает лапку пополнее
   *[less] { $other } оставляет себе лапку пополнее
  }
oteres-chapter-deed = { $deed ->
    [first-urchin] Первая чёрная жемчужина достаётся игроку { $name }
    [urchin] { $name } платит за морского ежа
    [returned] { $name } отделывается от морского ежа
    [share-out] { $name } делит улов
    [pass-left] Жемчужины уходят налево
    [swap] { $name } и { $other } меняются жемчужинами
    [black-goes] Чёрная жемчужина: { $name } → { $other }
    [gift] { $name } дарит чёрную жемчужину игроку { $other }
    [slip] { $name } подсовывает карту игроку { $other }
    [lock] { $name } прячет жемчужину
    [ward] { $name } под защитой карты { $other }
    [look] { $name } подсматривает жемчужину игрока { $other }
    [trade-in] { $name } меняет жемчужину на новую
   *[dive] { $name } ныряет
  }

# Жемчужина внутри предложения, в винительном падеже; её очки, если читатель их знает.
# Название карты в предложении, чтобы оно так и читалось.
oteres-told-card = «{ $card }»
# Что делает карта, в нескольких словах, когда такая срабатывает впервые за игру: после названия, уже стоящего в скобках, или посреди предложения.
oteres-told-new-card = { $card }: { $does }
oteres-told-new-card-inside = { $card } ({ $does })
oteres-told-does = { $effect ->
    [protect-pearl] жемчужину под ней никто не заберёт
    [biggest-pile] берёт у того из остальных, у кого больше всего белых
    [trade-in] она уходит в запас, взамен вслепую берут другую
    [discard-card] избавляет от любой карты, даже от морского ежа
   *[dark-gift] подарить чёрную жемчужину, а без неё подсмотреть любую и при желании обменять
  }
oteres-told-list = { $some } и { $last }
# Что ход продолжает из прежних, после фразы о нём: жемчужина возвращается, защитная карта только что сыграла, жемчужина только что пришла, та же пара, тот же пострадавший, два раза подряд.
oteres-told-echo = { $kind ->
    [back] , которая раньше была у игрока { $name }
    [bare] : { $card } там больше не защищает
    [fresh] , только что туда попавшую
    [again] { $count ->
        [2] , уже во второй раз
        [3] , уже в третий раз
       *[many] , и уже не впервые
      }
    [robbed] , и это уже третья потерянная жемчужина игрока { $other }
   *[row] , и это второй ход подряд против игрока { $other }
  }
oteres-told-pearl = { $worth ->
    [known] { $colour ->
        [black] чёрную жемчужину (**{ $value }**)
       *[white] белую жемчужину (**{ $value }**)
      }
   *[hidden] { $colour ->
        [black] чёрную жемчужину
       *[white] белую жемчужину
      }
  }
oteres-told-pearls-worth = { $colour ->
    [black] чёрные жемчужины ({ $values })
   *[white] белые жемчужины ({ $values })
  }
oteres-told-pearls = { $count ->
    [0] пустую лапку
    [1] одну
    [2] две
   *[many] три
  }
oteres-told-drew = { $name } берёт из колоды { $card }.
# Первые фразы партии: для тех, кого там не было.
oteres-told-began = Сначала у каждого одна белая жемчужина, а ценность белых скрыта, так что больше жемчуга — ещё не больше очков. Каждый ход приносит карту, иногда это морской ёж. Первый игрок: { $name }.
oteres-told-nothing-drawn = { $name } хочет взять карту, но колода пуста.
oteres-told-take-white = { $name } ныряет и достаёт { $pearl }.
# Когда ценность скрыта.
oteres-told-dived = { $name } ныряет за белой жемчужиной.
oteres-told-dives = { $names } ныряют за белыми жемчужинами.
# Несколько игроков подряд сделали одно и то же.
oteres-told-trades = { $names } меняют по белой жемчужине на новую ({ $card }).
oteres-told-locks = { $names } прячут по белой жемчужине ({ $card }).
oteres-told-throws = { $name } сбрасывает { $other }, { $rest }, каждый раз картой { $card }.
# Начиная со второго игрока.
oteres-told-throw = { $name } — { $other }
oteres-told-wards = { $names } выкладывают по карте { $card }{ $first ->
    [yes] : следующая карта против жемчуга её владельца не сработает
   *[no] {""}
  }.
oteres-told-urchins = { $names } избавляются от морского ежа и берут взамен по чёрной жемчужине.
oteres-told-snatch = { $name } утаскивает { $pearl }{ $echo }, жертва — { $other }.
oteres-told-biggest-pile = { $name } играет { $card } и берёт { $pearl } у игрока { $other }{ $among ->
    [in] : больше белых нет ни у кого из оставшихся.
   *[all] { $echo }.
  }
oteres-told-swapped = { $colour ->
    [black] { $name } меняет чёрную жемчужину на чёрную у игрока { $other }.
   *[white] { $name } меняется белыми жемчужинами с игроком { $other }.
  }
# Пары, одна за другой; $rest — oteres-told-pair, со второй.
oteres-told-swaps = { $name } меняется белыми жемчужинами с игроком { $other }, затем { $rest }.
oteres-told-pair = { $name } с игроком { $other }
oteres-told-swap = { $name } и { $other } меняются: { $name } отдаёт { $given } и получает { $pearl }.
oteres-told-traded = { $name } меняет белую жемчужину на новую ({ $card }).
oteres-told-trade-in = { $name } меняет { $given } на { $pearl } ({ $card }).
oteres-told-split-paws = { $name } играет { $card }{ $first ->
    [yes] , { $total ->
        [1] новая белая жемчужина одна
        [2] новых белых жемчужин две
       *[many] новых белых жемчужин три
      }: { $other } выбирает вслепую
   *[no] : { $other } выбирает
  } { $paw ->
    [left] левую
   *[right] правую
  } лапку и получает { $pearls }, а { $name } оставляет себе { $rest }.
# $ways — имена и стрелки между ними: кто кому передал.
oteres-told-pass-left = { $name } играет { $card }, и { $who ->
    [everybody] каждый передаёт жемчужину налево
   *[some] жемчужины уходят налево у всех, у кого они есть
  }: { $ways }.
# Один раз за игру: у кого была только одна жемчужина, которую можно передать.
oteres-told-only-pearl = Выбора не было у { $count ->
    [1] игрока { $names }: передать можно было лишь одну жемчужину
   *[many] игроков { $names }: каждый мог передать лишь одну жемчужину
  }{ $locked ->
    [yes] , остальные спрятаны
   *[no] {""}
  }.
oteres-told-passed = { $name } передаёт { $pearl }, получает её { $other }.
oteres-told-share-out = { $name } играет { $card }, по жемчужине получают: { $names }.
oteres-told-got = { $name } получает { $pearl }.
oteres-told-ward = { $name } выкладывает { $card }: следующая карта против этого жемчуга не сработает.
oteres-told-ward-again = { $name } выкладывает { $card }.
oteres-told-protect-pearl = { $name } прячет белую жемчужину ({ $card }).
oteres-told-protect-bare = { $name } играет { $card }, но прятать нечего: белых нет.
oteres-told-protect-other = { $name } отдаёт { $card }, и { $other } прячет белую жемчужину.
oteres-told-protect-other-bare = { $name } отдаёт { $card }, но { $other } сидит без белых, и прятать нечего.
oteres-told-pass-card = { $name } подсовывает карту игроку { $other } ({ $card }).
oteres-told-pass-card-known = { $name } играет { $card }, и { $other } тайком получает вот что: { $given }.
oteres-told-discard-card = { $name } играет { $card } и сбрасывает { $other }.
oteres-told-discard-same = { $name } сбрасывает карту: это вторая { $other }.
oteres-told-discard-urchin = { $name } отправляет морского ежа обратно в колоду ({ $card }).
oteres-told-dark-gift = { $name } играет { $card }, и { $other } получает в подарок { $pearl }.
oteres-told-looked = { $name } подсматривает { $colour ->
    [white] белую жемчужину
    [black] чёрную жемчужину
   *[any] жемчужину
  } игрока { $other } и не трогает её ({ $card }).
oteres-told-looked-known = { $name } подсматривает жемчужину игрока { $other } (там **{ $value }**) и не трогает её ({ $card }).
oteres-told-look-swapped = { $colour ->
    [black] { $name } подсматривает и меняется чёрными жемчужинами с игроком { $other } ({ $card }).
   *[white] { $name } подсматривает и меняется белыми жемчужинами с игроком { $other } ({ $card }).
  }
oteres-told-look-swaps = { $name } подсматривает и меняется белыми жемчужинами с игроком { $other }, затем так же { $rest } ({ $card }).
oteres-told-look-swap = { $name } подсматривает жемчужину игрока { $other } и меняется ({ $card }): { $given } на { $pearl }.
oteres-told-look-blocked = { $name } подсматривает жемчужину игрока { $other } ({ $card }) и хочет её обменять, но обмен срывает { $ward }.
oteres-told-urchin = { $name } избавляется от морского ежа и берёт взамен { $count ->
    [1] { $pearl }
    [2] вторую чёрную жемчужину
    [3] третью чёрную жемчужину
   *[many] ещё одну чёрную жемчужину
  }.
# Один раз за игру, после первого сыгранного ежа.
oteres-told-urchin-first = Чёрная жемчужина отнимает от { $least } до { $most } очков, но держать морского ежа опаснее: с двумя на руке выбывают.
oteres-told-black-gone = Чёрные жемчужины кончились: теперь от морского ежа избавляют только { $cards }.
oteres-told-black-back = В запасе снова есть чёрная жемчужина: теперь и она избавляет от морского ежа.
# Колода впервые стала тонкой.
oteres-told-deck-low = { $count ->
    [one] В колоде осталась { $count } карта
    [few] В колоде осталось всего { $count } карты
   *[many] В колоде осталось всего { $count } карт
  }. Морские ежи, от которых избавились, возвращаются в неё, поэтому попадаются всё чаще.
# У кого после раунда больше всего белых; $rows — остальные, по одному oteres-told-has на всех, у кого поровну.
oteres-told-lead = { $how ->
    [level] { $news ->
        [yes] Больше всего белых, поровну
       *[no] Больше всего белых всё так же поровну
      }: { $names }, по { $count }
    [leads] Больше всего белых у игрока { $names }: { $count }
    [still] Больше всего белых всё ещё у игрока { $names }: { $count }
    [alone] Больше всего белых теперь у одного игрока: { $names }, { $count }
   *[ahead] Больше всего белых теперь у игрока { $names }: { $count }
  }{ $others ->
    [0] {""}
   *[many] {" "}· { $rows }
  }
oteres-told-piles = Жемчуг: { $rows }
oteres-told-has = { $names } { $count }
# Выбывший среди тех, кто ещё в игре.
oteres-told-name-out = { $name } (вне игры)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
    [one] {" "}+ { $black } чёрная
    [few] {" "}+ { $black } чёрные
   *[many] {" "}+ { $black } чёрных
  }
oteres-told-played = { $name } играет { $card }.
oteres-told-nothing-played = { $name } пропускает ход: играть нечего.
oteres-told-blocked = { $name } играет { $card }, но { $other } под защитой: всё срывает { $ward }{ $echo }.
oteres-told-empty-pool = { $name } играет { $card }, но белых в запасе не осталось.
oteres-told-own-none = { $name } играет { $card } впустую: жемчуга для неё нет.
oteres-told-own-locked = { $name } играет { $card }, но весь жемчуг уже спрятан.
oteres-told-no-pearl = { $name } играет { $card }, но жемчужины для неё нет.
oteres-told-no-card = { $name } играет { $card }, но другой карты для неё нет.
# $pile — oteres-told-pile. Что это значит, сказано только о первом выбывшем. $by подсунул карту после прошлого хода выбывшего.
oteres-told-out = **{ $name } выбывает**{ $isKnown ->
    [yes] {" "}({ $pile })
   *[no] {""}
  }{ $isSlipped ->
    [yes] {" "}сразу после карты игрока { $by }
   *[no] {""}
  }{ $first ->
    [yes] : { $count ->
        [2] { $still ->
            [yes] всё равно два морских ежа на руке в конце хода
           *[no] два морских ежа на руке в конце хода
          }
        [3] три морских ежа на руке в конце хода, а хватило бы и двух
       *[many] морских ежей на руке в конце хода: { $count }, а хватило бы и двух
      }{ $stuck ->
        [yes] , а чёрных жемчужин в запасе не осталось
       *[no] {""}
      }. На берегу, вне игры, жемчуг считается и в безопасности.
   *[no] : { $still ->
        [yes] морских ежей на руке всё ещё { $count }.
       *[no] { $count ->
            [2] { $isSlipped ->
                [yes] морских ежей на руке два.
               *[no] второй морской ёж.
              }
           *[many] морских ежей на руке { $count }.
          }
      }
  }
oteres-told-pile = { $black ->
    [0] жемчужин: { $white }
   *[many] жемчужин: белых { $white }, чёрных { $black }
  }
# Последние двое.
# Остались двое: как их белые соотносятся с наибольшим числом на берегу, если их можно сосчитать; у $names столько.
oteres-told-duel = Теперь { $one } против { $other }{ $beach ->
    [behind] , и у обоих белых меньше, чем на берегу: { $names } ({ $count }).
    [ahead] , и у обоих белых больше, чем у любого на берегу.
    [mixed] ; больше всего белых на берегу: { $names } ({ $count }).
   *[unknown] .
  }
oteres-told-over = В игре остаётся только { $name }: это конец игры, но не награда.
oteres-why-empty-pool = Она ничего не даёт: белых в запасе не осталось.
oteres-why-own-none = Она ничего не даёт: своего жемчуга для неё нет.
oteres-why-own-locked = Она ничего не даёт: весь жемчуг уже спрятан.
oteres-why-no-pearl = Она ничего не даёт: жемчужины для неё нет.
oteres-why-no-card = Она ничего не даёт: другой карты для неё нет.

## Что из этого знает только читатель, в начале его страниц

oteres-news-doomed = ⚠️ **У тебя на руке всё ещё { $count ->
    [2] два морских ежа
    [few] { $count } морских ежа
   *[many] { $count } морских ежей
  }: после этого хода ты вне игры{ $ends ->
    [game] , и на этом она кончится.** Твой жемчуг всё равно считается.
   *[turn] .** С этого момента твой жемчуг никто не тронет, и он всё равно считается.
  }
oteres-news-let-go = ⚠️ **У тебя на руке два морских ежа!** Избавишься сейчас от одного — останешься в игре. Оставишь обоих — после этого хода ты вне игры, но твой жемчуг никто не тронет, и он считается.
# $cards — карты на руке, которые избавляют от ежа.
oteres-news-two = ⚠️ **У тебя на руке два морских ежа!** Избавишься в следующий ход от одного ({ $cards }) — останешься в игре. Оставишь обоих — ты вне игры, но твой жемчуг никто не тронет, и он считается.
oteres-news-many = ⚠️ **У тебя на руке { $count ->
    [2] два морских ежа
    [few] { $count } морских ежа
   *[many] { $count } морских ежей
  }**, и пока ничто на руке тебя не спасает. Если не поможет и следующая карта, после своего хода ты вне игры, но твой жемчуг никто не тронет, и он считается.
oteres-news-out = **Ты вне игры, но { $count ->
    [one] твоё { $sum } очко
    [few] твои { $sum } очка
   *[many] твои { $sum } очков
  } никуда не денутся.** Побеждает часто тот, кто уже выбыл.
oteres-news-drew = Из колоды тебе приходит { $card }.
oteres-news-drew-urchin = ⚠️ Из колоды тебе { $count ->
    [1] приходит **морской ёж!**
    [few] приходят **{ $count } морских ежа!**
   *[many] приходят **{ $count } морских ежей!**
  }
oteres-news-given-urchin = ⚠️ { $name } подсовывает тебе { $count ->
    [1] **морского ежа!**
    [few] **{ $count } морских ежа!**
   *[many] **{ $count } морских ежей!**
  }
oteres-news-given = { $name } подсовывает тебе { $card }.
oteres-news-slipped = { $name } тайком получает от тебя карту: { $card }.
oteres-news-got = Ты получаешь { $pearl }.
# Жемчужины улова: что игрок оставил себе, что было в выбранной читателем лапке, что читателю дали.
oteres-news-kept = Ты оставляешь себе { $pearl }.
oteres-news-paw = { $name } протягивает лапки, и в своей ты находишь { $pearl }.
oteres-news-shared = { $name } делит улов: ты получаешь { $pearl }.
oteres-news-took = { $name } теряет, а ты получаешь { $pearl }.
oteres-news-gave = { $name } получает от тебя { $pearl }.
oteres-news-given-pearl = { $name } отдаёт тебе { $pearl }.
# Где неизвестно, кто это сделал.
oteres-news-gone = { $name } уносит твою { $pearl }.
oteres-news-got-from = { $name } передаёт тебе { $pearl }.
oteres-news-lost = { $name } забирает у тебя { $pearl }.
oteres-news-traded = Ты возвращаешь { $given } и тянешь { $pearl }.
oteres-news-swapped = Ты и { $name } меняетесь: ты отдаёшь { $given } и получаешь { $pearl }.
oteres-news-swapped-by = { $name } меняется с тобой жемчужиной: ты отдаёшь { $given } и получаешь { $pearl }.
oteres-news-passed = «{ $card }»: { $to } получает от тебя { $given }, а { $from } передаёт тебе { $pearl }.
oteres-news-passed-on = «{ $card }»: { $to } получает от тебя { $given }.
oteres-news-passed-here = «{ $card }»: { $from } передаёт тебе { $pearl }.
# Что читатель уже решил, пока другие ещё думают.
oteres-news-passing = Ты передаёшь { $pearl }: получит { $name }.
oteres-news-paws = Левая лапка: { $left } · правая лапка: { $right }. Выбирает { $name }.
# О прошлом ходе читателя, после которого ходили другие.
oteres-news-last-turn = Твой прошлый ход. { $news }
oteres-news-looked = Жемчужина № { $number } игрока { $name }: **{ $value }**.

## Подсказки: к чему ведёт ответ

oteres-hint-target = Перед игроком { $name }: { $pearls }.
# В среднем, один знак после запятой.
oteres-hint-white = Незнакомая тебе белая жемчужина стоит в среднем { $worth }.
oteres-hint-black = Незнакомая тебе чёрная жемчужина отнимает в среднем { $worth }.
oteres-hint-saved = Так ты избавишься от морского ежа и останешься в игре.
# $cards избавляют от ежа.
oteres-hint-guard = На случай морского ежа у тебя остаётся { $cards }.
oteres-hint-bare = { $count ->
    [1] На руке останется морской ёж
   *[many] На руке останутся морские ежи ({ $count })
  } и ни одной карты против.

## Задачи: что один ход даёт, а другой нет; каждое стоит после слов «лучший ход»

# $effect — что делает карта, как у её ответа.
oteres-why-plays = разыгрывает карту «{ $card }» ({ $effect })
oteres-why-ward = защищает от следующей карты, которая берёт или меняет твои жемчужины
oteres-why-share-out = оставляет тебе одну из 3 белых жемчужин и раздаёт остальные
oteres-why-split-paws = приносит 3 белые жемчужины, а лапку выбирает другой игрок
oteres-why-pass-left = заставляет всех передать по жемчужине налево
oteres-why-dives = приносит неизвестную белую жемчужину, в среднем { $worth }
oteres-why-urchin = избавляет от ежа ценой чёрной жемчужины, в среднем −{ $worth }
oteres-why-sheds = отправляет карту «{ $card }» в сброс и даёт новую
oteres-why-sheds-urchin = возвращает ежа в колоду и даёт новую карту
oteres-why-locks = прячет твою жемчужину — { $pearl } — так, что её никто не возьмёт
oteres-why-trades = меняет твою жемчужину — { $pearl } — на белую из запаса
# $pearls — что лежит у этого игрока: 4 белые, 1 чёрная.
oteres-why-takes = метит в жемчужину у игрока { $name } ({ $pearls })
oteres-why-swaps = меняет твою жемчужину — { $pearl } — на одну у игрока { $name } ({ $pearls })
oteres-why-blocked = вынуждает игрока { $name } потратить карту «{ $card }»
oteres-why-slips = подсовывает игроку { $name } твою карту «{ $card }»
oteres-why-gives = отдаёт игроку { $name } ({ $pearls }) твою чёрную жемчужину
oteres-why-looks = даёт подсмотреть жемчужину у игрока { $name } ({ $pearls })
oteres-why-known = метит у игрока { $name } в жемчужину, которую ты знаешь: { $pearl }
oteres-why-unknown = даёт подсмотреть у игрока { $name } жемчужину, которой ты ещё не знаешь
# $cards убирают ежа с руки.
oteres-why-guards = бережёт на случай ежа: { $cards }
oteres-why-bare = оставляет тебя { $count ->
    [one] с ежом и без карты против него
    [few] с { $count } ежами и без карты против них
   *[many] с { $count } ежами и без карты против них
  }
