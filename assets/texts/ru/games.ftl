### Что говорит любая игра: о людях за столом, о том, кто начинает, и где кончается список.

emblem-octopus = Осьминог
emblem-sea-star = Морская звезда
emblem-dolphin = Дельфин
emblem-jellyfish = Медуза
emblem-sea-turtle = Черепаха
emblem-scallop = Гребешок
emblem-fish = Рыбка
emblem-whale = Кит

poster-seats = За столом { $seated } из { $most }
poster-seat-free = ждём
poster-seat-kept = бронь

first-player = Первый игрок
first-player-about = Кто ходит первым
first-player-random = Решит жребий
first-player-open = Место { $seat }
first-player-host = Тот, кто открывает стол

game-for = Число игроков: { $players }

label-value = { $label }: { $value }
# Части списка, в которых есть свои запятые.
list-parts = { $some }; { $more }
list-or = { $some } или { $last }

more-lines = … и ещё { $count }.

answer-and-end = { $answer } и конец хода

odds-title = Шансы на победу после каждого раунда
odds-rounds = Раунд
odds-percent = { $percent } %
odds-alt-turning = Переломный момент { $number }: раунд { $round }, { $name }, { $percent } %.
odds-alt-round = После раунда { $round }: { $chances }.

answer-unavailable = { $answers }: { $why }
rules-players = {"**"}Сколько играет:** { $players }.

rules-find-players = сколько игроков человек людей число
ending-title = { $count ->
    [1] Побеждает { $names }
   *[many] Победа на всех: { $names }
}
alt-asked = Вопрос: { $prompt }
alt-new = Новое: { $news }
alt-new-of = { $name } { $changes }
closer-title = Планшет игрока { $name }
text-first = Первый игрок: { $name }.
text-ended = Партия закончилась в раунде { $round }.
status-over = Партия окончена
ask-end = Закончить ход?
ending-early = Партия прервана в раунде { $round }
