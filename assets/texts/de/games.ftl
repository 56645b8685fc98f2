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
first-player-seat = { $name }
first-player-open = Platz { $seat }
first-player-host = wer den Tisch eröffnet

# Was ein Spiel von sich sagt, das sonst nichts sagt. $same: So viele spielen können, so viele müssen es sein.
game-for = { $same ->
    [yes] Ein Spiel für { $most }
   *[no] Ein Spiel für { $least } bis { $most }
  }

# Ein Wort und wofür es steht oder worauf es gesetzt ist; ein Titel und was ihm folgt.
label-value = { $label }: { $value }
# Teile einer Liste, die selbst Kommas haben.
list-parts = { $some }; { $more }
list-or = { $some } oder { $last }

position-title = **{ $title }**

more-lines = … und { $count } weitere.

# Eine Antwort und das Ende des Zuges auf einmal.
answer-and-end = { $answer } & Zug beenden

odds-title = Gewinnchance nach jeder Runde
odds-rounds = Runde
odds-percent = { $percent } %
odds-alt-turning = Wendepunkt { $number }: Runde { $round }, { $name } bei { $percent } %.
odds-alt-round = Nach Runde { $round }: { $chances }.

# Was gerade nicht geht: $answers so, wie sie heißen, mit Kommas.
answer-unavailable = { $answers }: { $why }

# Für wie viele ein Spiel ist, als Erstes in seinen Regeln; und die Wörter, mit denen man danach sucht.
rules-players = {"**"}Wie viele:** { $least } bis { $most } Leute.
rules-find-players = Spieler Leute Personen viele mitspielen Anzahl
ending-title = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
alt-asked = Frage: { $prompt }
alt-new = Neu: { $news }
alt-new-of = { $name } { $changes }
closer-title = Die Tafel von { $name }
text-first = { $name } hat das Spiel begonnen.
status-over = Spiel ist aus
ask-end = Zug beenden?
ending-early = Abgebrochen in Runde { $round }
