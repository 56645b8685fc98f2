### What tables are called after, a line each. With a line of `names-when` it makes a name: “Водолазы на рассвете”, in 28 letters at most.

otys-names =
    Дайверы
    Хакеры
    Инженеры
    Исследователи
    Дельфины
    Субмарины
    Перископы
    Турбины
    Якоря
    Фонари
    Компасы
    Медузы
    Скаты
    Осьминоги
    Маяки
    Морские коньки
    Гарпуны
    Пузыри
    Эхолоты
    Буйки
