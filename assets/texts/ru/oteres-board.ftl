## Картинки Öterés: что на них написано.

oteres-board-status-card = Выбирает карту
oteres-board-status-action = Играет: { $card }
oteres-board-status-laid = Карта выложена
oteres-board-status-end = Может закончить
oteres-board-status-out = Вне игры, очки в счёт
oteres-board-status-chosen = Выбор сделан
oteres-board-status-only = Без выбора
oteres-board-status-choosing = Выбирает
oteres-board-status-nothing = Передать нечего
oteres-board-status-picks = Выбирает лапку

oteres-board-turn = Раунд { $round } · { $name }
oteres-board-deck = Колода
oteres-board-discards = Сброс
oteres-board-catch = Улов: { $name }
oteres-board-first = 1-й

oteres-board-hand-title = Твоя рука
oteres-board-hand-more = Другие твои карты
oteres-board-hand-empty = На руке у тебя пусто.
oteres-board-pearls-mine = Жемчуг
oteres-board-pearls-none = пока нет
# $count — число очков, $points — как оно написано.
oteres-board-points = { $points } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
oteres-board-known = Ещё ты знаешь
oteres-board-pearls-title = Жемчуг игрока { $name }
oteres-board-pearl-of = Жемчужина игрока { $name }

oteres-board-catch-split = Разложи их по двум лапкам
oteres-board-catch-done = Две твои лапки
oteres-board-catch-share = Делим улов
oteres-board-catch-pick = Выбери лапку
oteres-board-catch-shown = Улов
oteres-board-catch-hidden = Жемчужин в этих лапках: { $count }
oteres-board-paw-left = Левая лапка
oteres-board-paw-right = Правая лапка

oteres-board-poster = Побеждает тот, у кого больше очков · два ежа — и ты вне игры

oteres-board-otter-calm = Выдра спокойно плывёт.
oteres-board-otter-curious = Выдра разглядывает лапки.
oteres-board-otter-sly = Выдра подмигивает воришке.
oteres-board-otter-hurt = Выдра укололась о морского ежа.
oteres-board-otter-startled = Выдра испугалась: кто-то только что выбыл.
oteres-board-otter-tense = Выдра затаила дыхание: в игре остались двое.
oteres-board-otter-happy = Выдра ликует.
oteres-board-final-most = Больше очков — победа
oteres-board-final-then = Очки, потом меньше жемчуга
oteres-board-final-fewest = Очков поровну: решает меньшее число жемчужин
oteres-board-final-shared = Поровну и очков, и жемчужин
oteres-board-final-points = Очки
oteres-board-final-pearls = Жемч.
oteres-board-final-from = Значок под жемчужиной: от кого она
oteres-board-final-curve = Очки двух лучших

## То же словами, для тех, кто не видит картинок.

oteres-board-alt-white = белая
oteres-board-alt-black = чёрная
oteres-board-alt-turn = Раунд { $round }, ход игрока { $name }: { $status }.
oteres-board-alt-left = Запас: белых { $white }, чёрных { $black }. Колода: { $deck }.
oteres-board-alt-new-white = { $sign }{ $count } { $count ->
        [one] белая
        [few] белые
       *[many] белых
    }
oteres-board-alt-new-black = { $sign }{ $count } { $count ->
        [one] чёрная
        [few] чёрные
       *[many] чёрных
    }
oteres-board-alt-new-came = обмен жемчужинами: { $count }
oteres-board-alt-new-cards = карты { $sign }{ $count }
oteres-board-alt-new-laid = получает «{ $card }»
oteres-board-alt-new-out = выбывает
oteres-board-alt-new-pool = запас { $changes }
oteres-board-alt-new-discards = сброс +{ $count }
oteres-board-alt-under = Лежит «{ $card }»{ $count ->
        [0] { "" }
       *[many] , под ней № { $numbers }
    }: { $text }
