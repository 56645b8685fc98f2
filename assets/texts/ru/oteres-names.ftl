### What tables are called after, a line each. With a line of `names-when` it makes a name: “Выдры на рассвете”, in 28 letters at most.

oteres-names =
    Выдры
    Лапки
    Усы
    Мидии
    Морские ежи
    Раки
    Лягушки
    Стрекозы
    Выдрята
    Цапли
    Зимородки
    Лососи
    Камушки
    Кувшинки
    Жемчужины
    Мальки
    Утята
    Волны
    Морские звёзды
    Ракушки
