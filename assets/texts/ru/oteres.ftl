### Öterés: что читают во время игры. Всё показывают как есть; ответы до 40 знаков, последствия до 60.
### Названия и тексты карт действий — среди переводов в assets/oteres/components.json.

oteres-cards-language = ru

## Игра и её настройки

oteres-title = Öterés
oteres-tagline = Ныряй за жемчугом, меняй его, таскай у других: побеждает тот, у кого больше очков. Два морских ежа на руке — и ты вне игры, но жемчуг всё равно считается.

## Слова

oteres-nothing = ничего
oteres-urchin = Морской ёж
oteres-urchin-text = Возьми чёрную жемчужину, она может отнять очки; ёж вернётся в колоду. Два ежа на руке в конце хода — и ты вне игры.
oteres-cards = { $count ->
    [1] { $card }
   *[many] { $count } × { $card }
  }
oteres-pearl-white = белая жемчужина № { $number }
oteres-pearl-white-worth = белая { $value } (№ { $number })
oteres-pearl-black = чёрная жемчужина № { $number }
oteres-pearl-black-worth = чёрная { $value } (№ { $number })
oteres-label-act = { $act ->
    [give] Отдать
    [pass] Передать
    [look] Посмотреть
    [lock] Спрятать
   *[keep] Оставить
  } { $pearl } (№ { $number })
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
oteres-effect-ward = отменить следующую карту против твоего жемчуга
oteres-effect-take-white = взять белую жемчужину из запаса
oteres-effect-trade-in = обменять свою жемчужину на белую
oteres-effect-swap = обменять свою жемчужину на чужую, вслепую
oteres-effect-snatch = взять у кого-то белую жемчужину, вслепую
oteres-effect-pass-card = отдать карту, хоть ежа; взять новую
oteres-effect-discard-card = сбросить карту, хоть ежа; взять новую
oteres-effect-dark-gift = отдать чёрную; нет её — посмотреть чужую, можно обменять
oteres-effect-urchin = взять чёрную (может отнять очки); ёж вернётся в колоду
oteres-why-no-lock = прятать нечего, белых нет
oteres-why-comes-back = жемчужина сразу вернётся

## Вопросы

oteres-answer-nothing = Не могу
oteres-answer-aim = { $card } · { $name }
oteres-answer-shed-same = { $card } · ещё одна «{ $shed }»
oteres-label-pass-card = Отдать карту «{ $card }»
oteres-answer-out = в конце хода ты выбываешь; с этого момента твой жемчуг не тронут, и он считается
oteres-answer-out-game = в конце хода ты выбываешь, и партия закончится
oteres-ask-card = Какую карту сыграть?
oteres-note-stuck = В запасе нет чёрных жемчужин, поэтому сыграть морского ежа нельзя.
oteres-warning = ⚠️ **На руке два морских ежа!** Избавься сейчас от одного ({ $cards }): с двумя в конце хода ты вне игры, но твой жемчуг никто не тронет, и он считается.
oteres-warning-lost = ⚠️ **Морских ежей на руке: { $count }**, и спасти тебя нечем: после этого хода ты вне игры, но твой жемчуг никто не тронет, и он считается.
oteres-warning-end = На этом партия закончится.
oteres-note-played = Твоя карта: «{ $card }».
oteres-answer-end = Закончить ход
oteres-ask-passed = Какую карту получит { $name }?
oteres-note-only-card = Другой не выбрать, но остальные этого не знают. Потом тебе придёт новая.
oteres-note-draw-after = Потом тебе придёт новая.
oteres-answer-to-discards = «{ $card }» — в сброс, лицом вверх
oteres-answer-into-deck = обратно в середину колоды
oteres-answer-kept = не выйдет: защитит «{ $card }»
oteres-answer-to-hand = «{ $card }» уйдёт на руку; об этом знаете лишь вы двое
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-swapped = Какую из твоих жемчужин получит { $name }?
oteres-note-swapped = Какая достанется взамен, решит случай.
oteres-ask-gift = Какую чёрную жемчужину получит { $name }?
oteres-ask-look = { $name }: какую жемчужину посмотреть?
oteres-note-look = Больше никто не узнает, сколько в ней очков. Потом её можно обменять на свою.
oteres-ask-exchange = { $name }, { $pearl }: обменять на одну из твоих?
oteres-note-exchange = { $warded ->
    [yes] Карта перед игроком { $name } её защищает, так что обмен не выйдет.
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
oteres-answer-split-numbers = левая лапка: № { $numbers }
oteres-ask-picker = Кто выберет лапку?
oteres-ask-paw = { $name } протягивает лапки. Какую выбрать?
oteres-note-paw = Жемчужин в обеих лапках: { $count }. Как они разложены — секрет.
oteres-ask-kept = Какую оставить себе?
oteres-note-kept = Потом реши, кому достанутся остальные, по одной.
oteres-note-kept-one = Потом выбери одну для игрока { $name }. Последняя вернётся в запас.
oteres-ask-share-who = Кому достанется { $pearl }?
oteres-ask-share-which = Какую жемчужину получит { $name }?
oteres-note-share-rest = Та, что останется, вернётся в запас.

## Как стоит игра

oteres-status = Раунд { $round } · { $up ->
    [begins] начинает { $name } ·{" "}
    [plays] ходит { $name } ·{" "}
   *[no] {""}
  }в игре { $playing } · колода { $deck } · запас: белых { $white }, чёрных { $black }
oteres-status-action = { $name } играет карту **«{ $card }»**: «{ $text }»
oteres-status-action-at = { $name } играет карту **«{ $card }»**, цель — { $other }: «{ $text }»
oteres-status-no-effect = Она ничего не даёт: { $why }.
oteres-status-laid = { $name } выкладывает **«{ $card }»** и выбирает, какую белую жемчужину под ней спрятать.
oteres-status-laid-at = { $name } отдаёт **«{ $card }»**. Какую свою белую жемчужину под ней спрятать, выбирает { $other }.
oteres-status-awaited = Ждём выбора: { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Очки: { $scores }
oteres-ending-early-row = **{ $name }**: { $pearls }
oteres-ending-row = { $place }) **{ $name }**: { oteres-board-points }, { $pearls }, { $stay }
oteres-ending-pearls = жемчужин: { $count } ({ $values })
oteres-ending-by-round = Очки после каждого раунда: { $points }
oteres-ending-black = чёрная { $value }
oteres-ending-from = { $values } ← { $name }
oteres-ending-out = вне игры с раунда { $round }
oteres-ending-in = в игре до конца
oteres-ending-gone = вне игры
oteres-ending-won = { $name } побеждает, на втором месте { $second }. Отрыв: { oteres-board-points } (жемчужин: { $mine } против { $other }).
oteres-ending-beach = { $name } вне игры с раунда { $round } и побеждает с берега.
# Не больше трёх, о чём будут говорить: ход и чьи очки он изменил, тайком подсунутый ёж, чёрные жемчужины, без которых была бы победа.
oteres-ending-turn = Раунд { $round }. { $words } Очки: { $points }.
oteres-ending-change = { $name } { $from } → { $to }
oteres-ending-slip = Раунд { $round }. { $name } подсовывает морского ежа, и { $other } из-за него выбывает.
oteres-ending-weighed = Чёрные жемчужины обходятся дорого: { $name } теряет { oteres-board-points }.
oteres-ending-tie = Очков поровну: { $name } и { $second }. Побеждает тот, у кого меньше жемчужин: { $count } против { $other }.
oteres-ending-shared = Поровну и очков, и жемчужин. Пора играть реванш!

## Рука, вид вблизи, положение словами

oteres-hand-title = Твоя рука и твой жемчуг
oteres-hand-pearls = **Твоих жемчужин: { $count }**, всего очков { $sum }: { $list }
oteres-hand-known = Знакомый тебе жемчуг игрока { $name }: { $list }
oteres-hand-given = Твои карты на руке у игрока { $name }: { $cards }
oteres-hand-card = - **{ oteres-cards }** · { $text }
oteres-hand-out = Твой жемчуг больше никто не тронет, а побеждает часто тот, кто уже выбыл. Следи за игрой и угадай победителя: если выйдет, об этом скажут в конце.
oteres-text-held = { $pearl } под картой «{ $card }»
oteres-text-end = { $name } может закончить ход.
oteres-text-discarded-last = Последние в сбросе, начиная с верхней: { $cards }
oteres-text-catch = Взято из запаса и ещё не роздано: { $list }
oteres-text-no-discards = Сброс пока пуст.
oteres-text-discards = В сбросе { $count }: { $cards }
oteres-text-out = Вне игры, жемчуг считается
oteres-text-hand = Карт на руке: { $count }
oteres-text-own-hand = На руке: { $cards }
oteres-text-pearls = Жемчуг: { $counts }
oteres-text-pearls-known = Жемчуг: { $counts }. Знакомый тебе: { $list }
oteres-text-pearls-shown = Жемчуг: { $counts }: { $list }
oteres-text-front = Лежит перед игроком: { $cards }
oteres-text-front-pearl = «{ $card }» (под ней { $pearl })

## Что произошло: по предложению на каждый вид событий, как рассказал бы очевидец

# Названия карт, имена и жемчужины в предложении. Жемчужина в винительном падеже, с очками, если читатель их знает. Имена всегда в именительном.
oteres-told-card = «{ $card }»
oteres-told-list = { $some } и { $last }
oteres-told-white = белую жемчужину
oteres-told-black = чёрную жемчужину
oteres-told-white-worth = белую **{ $value }**
oteres-told-black-worth = чёрную **{ $value }**
oteres-told-whites-worth = белые { $values }
oteres-told-blacks-worth = чёрные { $values }
oteres-told-pearls = { $count ->
    [0] пустую лапку
    [1] одну жемчужину
    [2] две жемчужины
   *[many] три жемчужины
  }
oteres-told-name-out = { $name } (вне игры)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
    [one] {" "}+ { $black } чёрная
    [few] {" "}+ { $black } чёрные
   *[many] {" "}+ { $black } чёрных
  }
oteres-fact-began = Каждый начинает с одной белой жемчужины, и сколько в ней очков — секрет. Первый ход делает { $name }.
oteres-fact-card-drawn = { $name } берёт из колоды { $card }.
oteres-fact-nothing-drawn = { $name } хочет взять карту, но колода пуста.
oteres-fact-card-played = { $name } играет карту { $card }.
oteres-fact-nothing-played = { $name } пропускает ход: играть нечего.
oteres-fact-no-effect = { $name } играет карту { $card } впустую: { $why }.
oteres-fact-dived = { $name } ныряет и достаёт { $pearl }.
oteres-fact-snatched = { $name } утаскивает у игрока { $other } { $pearl }.
oteres-fact-raided = { $name } играет карту { $card } и получает { $pearl }, а { $other } её теряет.
oteres-fact-bigger-pile-out = Выбывшие тут не в счёт.
oteres-fact-swapped = { $name } меняется: { $other } получает { $given } и отдаёт { $pearl }.
oteres-fact-traded = { $name } меняет жемчужину в запасе: была { $given }, стала { $pearl }.
oteres-fact-split = { $name } протягивает лапки на выбор: { $other } берёт { $pearls }, { $name } — { $rest }.
oteres-fact-passed = { $name } пускает жемчуг налево, от соседа к соседу: { $ways }.
oteres-fact-shared = { $name } делит улов, по жемчужине получают { $names }.
oteres-fact-given = { $other } получает в подарок { $pearl }: её дарит { $name }.
oteres-fact-pearl-looked-at = { $name } подсматривает жемчужину у игрока { $other }.
oteres-fact-pearl-looked-at-known = { $name } подсматривает жемчужину (**{ $value }**) у игрока { $other }.
oteres-fact-warded = { $name } играет карту { $card }, но { $other } под защитой: спасает { $ward }.
oteres-fact-warded-later = { $other } под защитой: спасает { $ward }.
oteres-fact-card-laid = { $name } выкладывает для защиты карту { $card }.
oteres-fact-card-laid-for = { $other } получает карту { $card }: её выкладывает { $name }.
oteres-fact-pearl-protected = { $name } прячет белую жемчужину под карту { $by }: до конца партии её никто не возьмёт.
oteres-fact-nothing-protected = { $name } ничего не прячет: белых нет.
oteres-fact-card-given = { $name } играет карту { $by } и тайком подсовывает игроку { $other } другую карту.
oteres-fact-card-given-known = { $name } тайком подсовывает игроку { $other } карту { $card }.
oteres-fact-card-discarded = { $name } сбрасывает карту { $card }.
oteres-fact-urchin-returned = { $name } играет карту { $by } и отправляет морского ежа обратно в колоду.
oteres-fact-urchin = { $name } избавляется от морского ежа и берёт взамен { $pearl }.
oteres-fact-first-urchin = Чёрные жемчужины отнимают от { $least } до { $most } очков. А с двумя ежами на руке игрок выбывает.
oteres-fact-black-gone = Чёрные жемчужины кончились: от морского ежа теперь избавляют только { $cards }.
oteres-fact-black-back = В запасе снова есть чёрная жемчужина: морского ежа снова можно сыграть.
oteres-fact-deck-low = В колоде осталось всего { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
  }, а морские ежи в неё всё возвращаются.
# $pearls — сколько каждого цвета.
oteres-fact-out = **{ $name } выбывает** с { $count ->
    [2] двумя
    [3] тремя
   *[many] { $count }
  } морскими ежами на руке. Жемчуг всё равно считается: { $pearls }.
oteres-fact-duel = Остались двое: { $one } и { $other }.
oteres-fact-ended = В игре остаётся только { $name }: это конец партии, но очков за это нет.
oteres-fact-round-over = Белые жемчужины: { $rows }

oteres-chapter-out = { $name } выбывает
oteres-chapter-black-gone = Чёрные жемчужины кончились
oteres-chapter-blocked = { $other } под защитой: «{ $card }»
oteres-chapter-taken = { $name } ворует, { $other } теряет
oteres-chapter-slipped = Карта тайком: { $name } → { $other }

oteres-why-empty-pool = в запасе нет белых
oteres-why-own-none = своих жемчужин нет
oteres-why-own-locked = весь свой жемчуг спрятан
oteres-why-no-pearl = подходящих жемчужин нет
oteres-why-no-card = другой карты на руке нет

## Что из этого знает только читатель, в начале его страниц

oteres-warning-next = ⚠️ **На руке два морских ежа!** Избавься от одного в свой следующий ход ({ $cards }): с двумя в конце того хода ты вне игры, но твой жемчуг никто не тронет, и он считается.
oteres-warning-bad = ⚠️ **Морских ежей на руке: { $count }**, и пока ничто тебя не спасает. Если не поможет и следующая карта, после своего хода ты вне игры, но твой жемчуг никто не тронет, и он считается.
oteres-news-out = **Ты вне игры, но твой жемчуг никто не тронет:** { oteres-board-points }. Побеждает часто тот, кто уже выбыл.
oteres-news-drew = Из колоды тебе приходит { $card }.
oteres-news-drew-urchin = ⚠️ Из колоды тебе приходит **морской ёж!**
oteres-news-given = { $name } подсовывает тебе { $card }.
oteres-news-slipped = { $name } тайком получает от тебя карту: { $card }.
oteres-news-got = Ты получаешь { $pearl }.
oteres-news-gave = { $name } получает от тебя { $pearl }.
oteres-news-got-from = Ты получаешь { $pearl } — от игрока { $name }.
oteres-news-lost = { $name } забирает у тебя { $pearl }.
oteres-news-traded = Ты возвращаешь { $given } и тянешь { $pearl }.
oteres-news-swapped = Ты и { $name } меняетесь: ты отдаёшь { $given } и получаешь { $pearl }.
oteres-news-passing = Налево от тебя уйдёт { $pearl }, получит её { $name }.
oteres-news-paws = Левая лапка: { $left } · правая лапка: { $right }. Выбирает { $name }.
oteres-news-last-turn = Твой прошлый ход. { $news }
oteres-news-looked = Жемчужина № { $number } игрока { $name }: **{ $value }**.

## Что будет после ответа: обрывки фраз рядом с ним, в подсказках и задачах

oteres-why-safe = Твою самую ценную жемчужину уже никто не возьмёт.
oteres-why-least = Ты отдаёшь самую дешёвую из своих жемчужин.
oteres-why-most = У игрока { $name } больше всего белых жемчужин.
oteres-why-fresh = Взамен тебе придёт новая карта.
oteres-why-urchin = Ты избавляешься от морского ежа, пока не пришёл второй.
oteres-answer-saved = избавит от морского ежа: ты остаёшься в игре
oteres-answer-saved-unless = избавит от ежа: ты в игре, если не придёт новый
oteres-answer-idle = сейчас не сработает: { $why }
oteres-answer-locks = спрячет: { $pearl }
oteres-answer-gives = уйдёт { $pearl }
oteres-answer-returns = { $pearl } вернётся в запас
oteres-answer-has = { $name } — { $pearls }
oteres-answer-known = одну из них ты знаешь: { $pearl }
oteres-answer-unseen = незнакомая жемчужина — в среднем { $sign }{ oteres-board-points }
oteres-answer-guards = на случай ежа остаётся: { $cards }
oteres-answer-bare = карты против ежей не останется
