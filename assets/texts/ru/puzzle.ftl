### The puzzle of the day: a position, one question, and the best turn as I see it.

slash-puzzle = Задача дня: найти лучший ход, только для тебя
option-puzzle-game = игра · Из какой игры; если не выбрать, из той, что была последней

puzzle-heading = Задача дня · { $game }
puzzle-counts = Ход оценивается, когда ты его закончишь или когда откроется что-то скрытое. Пробуй сколько угодно.
puzzle-so-far = Пока так: { $turn }
puzzle-wrong = **Попытка { $number }** ({ $turn }) — не лучший ход.
puzzle-second = **Попытка { $number }** ({ $turn }): совсем близко! Это второй по силе ход.
puzzle-does = О нём: { $words }
puzzle-misses-hint = Лучший ход { $hint }
puzzle-misses-later = Чего ему не хватает, видно лишь позже: расчёт смотрит дальше.
puzzle-new-day = Та задача уже вчерашняя. Вот сегодняшняя:
puzzle-untold = Не вышло: сейчас в этот канал ничего нельзя написать.
puzzle-yesterday = Вчера решили: с первой попытки — { $first }, со второй — { $second }, позже — { $later }.
puzzle-streak = Дней подряд: { $days }.
puzzle-solved = { $game } · Решено с { $tries }-й попытки!
puzzle-given-up = { $game } · Вот лучший ход
# $best and $next are chances to win in percent, $other the second-best turn as its buttons name it.
puzzle-chances = -# По моей оценке, шансы выиграть — { $best } %, а со следующим по силе ходом — { $next } % ({ $other }).
puzzle-chances-brief = -# По моей оценке, шансы — { $best } %, а со следующим по силе ходом — { $next } %.
puzzle-why-instead = { $which ->
    [own] Твоя предыдущая попытка
    [both] Твоя предыдущая попытка, второй по силе ход
   *[next] Следующий по силе ход
  } ({ $turn }): { $words }
puzzle-none-of-that = ничего из этого.
puzzle-shows-later = чего не хватает, видно лишь позже.
puzzle-you = { $name } (ты)
puzzle-none = Сегодня здесь нет задачи.
puzzle-line = **{ $who }** решает сегодняшнюю задачу ({ $game }) с { $tries }-й попытки. Теперь ты: */puzzle*
puzzle-told-today = Сегодня канал об этом уже знает. Завтра будет новая задача.
told-not-allowed = Тебе нельзя писать в этот канал, поэтому и я не стану.
button-puzzle-give-up = Показать ответ
button-puzzle-tell = Рассказать каналу
button-puzzle-other = Задача по «{ $game }»
