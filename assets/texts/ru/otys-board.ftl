## Картинки Отиса: что на них написано.

otys-board-diver-metal-expert = Металлург
otys-board-diver-plant-expert = Ботаник
otys-board-diver-fuel-expert = Топливщик
otys-board-diver-tech-expert = Техник
otys-board-diver-trader = Торговец
otys-board-diver-spy = Шпион
otys-board-diver-engineer = Инженер
otys-board-diver-explorer = Исследов.

# Что делает спонсор, не больше 17 букв.
otys-board-sponsor-1-basic = +1 кредит
otys-board-sponsor-1-advanced = Дайвер даром
otys-board-sponsor-2-basic = Дважды
otys-board-sponsor-2-advanced = 1 награда
otys-board-sponsor-3-basic = Ключ обратно
otys-board-sponsor-3-advanced = С 5-го наверх
otys-board-sponsor-4-basic = Улучшить
otys-board-sponsor-4-advanced = Улучш. наверху
otys-board-sponsor-5-basic = +1 батарея
otys-board-sponsor-5-advanced = Батарея/сдвиг

otys-board-credits = Кредиты
otys-board-batteries = Батареи
otys-board-reach = Винт
otys-board-contracts = Частные
otys-board-x-keys = X-ключи
otys-board-in-play = в игре
otys-board-next = след.
otys-board-hacker = Хакер
otys-board-home-in = До возвращения всех ключей: { $count }

otys-board-status-key = Выбирает ключ
otys-board-status-x-key = Кладёт X-ключ
otys-board-status-level = Ныряет: уровень { $level }
otys-board-status-waits = Ждёт наверху
otys-board-status-won = Победа

otys-board-contracts-heading = Контракты · в колоде { $deck }
# Чего требует контракт на любые ресурсы; коротко.
otys-board-free = { $family ->
    [kinds-1-1-1] 3 разных
    [kinds-1-1-1-1] 4 разных
    [kinds-2-1] пара + 1 другой
    [kinds-3-1] тройка + 1 другой
    [kinds-2-2] 2 разные пары
    [kinds-3-2] тройка + пара
    [kinds-2-2-1] 2 пары + 1 другой
   *[other] { $numbers }, видов: { $kinds }
}
otys-board-store-buy = Купи
otys-board-store-sell = Сдай
otys-board-round = Раунд { $round }
otys-board-last-round = Раунд { $round } · последний
otys-board-first = 1-й

otys-board-cards-hand = Твои частные контракты
otys-board-cards-looking = Оставь себе один контракт
# Внизу карты в руке; дальше нарисовано, чего уровню не хватает.
otys-board-card-ready = Готов: уровень { $levels }
otys-board-card-lacks = Ур. { $level }, ещё:
otys-board-card-short = Уровень { $level }: ещё { $count }
otys-board-card-nowhere = Нет места
otys-board-hand-empty = Частных контрактов у тебя пока нет.

otys-board-poster = Ныряй за сокровищами затонувшего мира
otys-board-final-shared = Победа на всех
otys-board-final-line = побеждает: престиж { $prestige }
otys-board-final-tied = побеждает: престиж { $prestige }, осталось ресурсов { $cubes }
otys-board-final-shared-line = { $names }: у каждого престиж { $prestige }
otys-board-from-contracts = Контракт
otys-board-from-permanent = Награды
otys-board-from-tokens = Жетоны
otys-board-from-sponsors = Спонсор
otys-board-from-store = Магазин
otys-board-from-cubes = Ресурсы
otys-board-rounds = Раунды

## То же словами, для тех, кто не видит картинок.

otys-board-alt-tokens = Жетоны награды, { $place }: { $tokens }.
otys-board-alt-scores = Престиж, играем до { $target }: { $scores }.
otys-board-alt-final = { $place }. { $name }: престиж { $prestige }; контракты { $contracts }, постоянные награды { $permanent }, жетоны награды { $tokens }, спонсоры { $sponsors }, магазин { $store }; осталось ресурсов: { $cubes }.
otys-board-alt-grown = { $name }, очки по раундам: { $steps }.
otys-board-alt-lit = Подсвечен контракт: { $contract }.
otys-board-alt-colony = { $name }: { $status }. { $round }.

otys-board-alt-new-contracts = частные контракты { $sign }{ $count }
otys-board-alt-new-permanent = постоянная награда (уровень { $level })
otys-board-alt-new-keys = снова свободны ключи: { $keys }
otys-board-alt-new-reach = винт { $sign }{ $count }
otys-board-alt-new-hacker = Хакер улучшен
otys-board-alt-new-laid = ключи на треке Хакера +{ $count }
otys-board-alt-new-contract = общий контракт { $number }
otys-board-alt-new-store = магазин { $changes }
otys-board-alt-new-display = жетон награды (уровень { $level })
otys-board-alt-new-sponsors = спонсоры сдвинулись вниз
