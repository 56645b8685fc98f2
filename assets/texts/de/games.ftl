### Was jedes Spiel sagt: über die Leute an seinem Tisch, darüber, wer beginnt, und wo eine Liste endet.

emblem-octopus = Krake
emblem-sea-star = Seestern
emblem-dolphin = Delfin
emblem-jellyfish = Qualle
emblem-sea-turtle = Schildkröte
emblem-scallop = Muschel
emblem-fish = Fisch
emblem-whale = Wal

poster-seats = { $seated } von { $most } am Tisch
poster-seat-free = frei
poster-seat-kept = reserviert

first-player = Wer beginnt
first-player-about = Wer den ersten Zug macht
first-player-random = der Zufall entscheidet
first-player-open = Platz { $seat }
first-player-host = wer den Tisch eröffnet

game-for = Ein Spiel für { $players } Personen

label-value = { $label }: { $value }
# Teile einer Liste, die selbst Kommas haben.
list-parts = { $some }; { $more }
list-or = { $some } oder { $last }

more-lines = … und { $count } weitere.

answer-and-end = { $answer } & Zug beenden

odds-title = Gewinnchance nach jeder Runde
odds-rounds = Runde
odds-percent = { $percent } %
odds-alt-turning = Wendepunkt { $number }: Runde { $round }, { $name } bei { $percent } %.
odds-alt-round = Nach Runde { $round }: { $chances }.

answer-unavailable = { $answers }: { $why }
rules-players = {"**"}Wie viele:** { $players } Leute.

rules-find-players = Spieler Leute Personen viele mitspielen Anzahl
ending-title = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
alt-asked = Frage: { $prompt }
alt-new = Neu: { $news }
alt-new-of = { $name } { $changes }
closer-title = Die Tafel von { $name }
text-first = { $name } hat die Partie begonnen.
text-ended = Die Partie endete in Runde { $round }.
status-over = Partie zu Ende
ask-end = Zug beenden?
ending-early = Abgebrochen in Runde { $round }
