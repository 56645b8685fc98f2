### Slash-Befehle: was Discord beim Tippen über sie sagt (höchstens 100 Zeichen), und ihre Antworten.

## Namen: was getippt wird. Sie heißen in jeder Sprache gleich, damit alle vom selben Befehl reden.

command-play-name = play
command-play-about = Öffne einen Tisch in diesem Kanal
command-hand-name = hand
command-hand-about = Sieh deine Hand an, nur für deine Augen
command-board-name = board
command-board-about = Hol das Spielbrett ans Ende des Kanals
command-undo-name = undo
command-undo-about = Nimm deinen letzten Schritt zurück
command-tables-name = tables
command-tables-about = Deine Tische überall, und wer dort am Zug ist
command-rules-name = rules
command-rules-about = Schlag die Regeln eines Spiels nach
command-rules-game = Schlag eine Regel von { $game } nach
command-table-name = table
command-table-about = Kümmere dich um einen Tisch
command-table-status-name = status
command-table-status-about = Wer dort sitzt, was ausgemacht ist und wer am Zug ist
command-table-leave-name = leave
command-table-leave-about = Verlass einen Tisch: gib deinen Platz weiter, oder gib auf
command-table-substitute-name = substitute
command-table-substitute-about = Lade jemanden auf deinen Platz ein, oder, wenn du Gastgeber bist, auf einen anderen
command-table-computer-name = computer
command-table-computer-about = Setz einen Computer an den Tisch, auch auf einen freien Platz oder einen, der dich warten lässt
command-table-host-name = host
command-table-host-about = Mach jemand anderen zum Gastgeber
command-table-move-name = move
command-table-move-about = Hol einen Tisch in diesen Kanal, wo er von da an bleibt
command-table-end-name = end
command-table-end-about = Beende ein Spiel vorzeitig: als Gastgeber allein, oder alle gemeinsam

option-table-name = table
option-table-about = Welcher deiner Tische, wenn du mehrere hast
option-person-name = person
option-person-about = Um wen es geht
option-seat-name = seat
option-seat-about = Wessen Platz, wenn er sich nicht von selbst versteht
option-text-name = text
option-text-about = Beschreib die Stellung in Worten, nur für dich
option-thread-name = thread
option-thread-about = Spiel in einem eigenen Thread
option-topic-name = topic
option-topic-about = Was du wissen möchtest

## Welcher Tisch

# $game ist der Name eines Spiels, $people sind Namen, $state ist einer der Stände darunter.
command-table-line = { $game } mit { $people } · { $state }
command-state-lobby = in der Lobby
command-state-archived = weggeräumt: /board holt es wieder hervor
command-state-over = zu Ende
command-state-waiting = wartet auf { $people }
command-no-table = Du sitzt an keinem solchen Tisch. Öffne einen mit `/play`, oder setz dich an einen offenen.
command-no-such-table = Du hast keinen solchen Tisch. Wähl einen aus der Liste, die beim Tippen aufgeht.
command-which-table = Du hast mehrere Tische. Sag mit der Option `table`, welchen du meinst:

## Tische

command-tables-title = Deine Tische
command-your-turn = Du bist dran!
command-your-word = Bist du einverstanden?
command-tables-more = … und { $count } weitere.
command-status-people = Am Tisch: { $people }
command-status-host = { $name } (Gastgeber)
command-status-free = { $name } (ist gegangen; der Platz ist frei)
# Beides sind Zeiten, wie Discord sie schreibt: „vor 3 Stunden“.
command-status-times = Geöffnet { $opened }, zuletzt bewegt { $touched }

## Beenden

command-end-confirm = Dieses Spiel vorzeitig beenden? Als Gastgeber kannst du es jetzt für alle beenden: Der Punktestand bleibt, wie er ist, und das lässt sich nicht zurücknehmen. Oder frag die anderen; dann endet es, wenn alle es wollen.
command-end-button-now = Jetzt für alle beenden
command-end-button-vote = Die anderen fragen
command-end-lobby = Diesen Tisch schließen? Mit `/play` kann jederzeit ein neuer geöffnet werden.

## Menschen

command-left-lobby = Du hast diesen Tisch verlassen.
command-leave-ask = { $seats ->
    [2] Dieses Spiel verlassen? Du kannst deinen Platz allen überlassen, die ihn wollen: Wer ihn nimmt, spielt mit dem weiter, was dir gehört. Oder gib auf: Dann endet das Spiel, und dein Gegenüber hat gewonnen.
   *[other] Dieses Spiel verlassen? Du kannst deinen Platz allen überlassen, die ihn wollen: Wer ihn nimmt, spielt mit dem weiter, was dir gehört. Oder gib auf: Dann spielt der Computer für dich weiter.
  } So oder so siehst du nicht mehr, was nur dein Platz sehen darf.
command-leave-button-hand-on = Meinen Platz überlassen
command-leave-button-concede = Aufgeben
command-computer-seated = Ein Computer spielt jetzt mit.
command-host-done = Erledigt: Der Tisch hat einen neuen Gastgeber.
command-nobody-to-play = Diese Person kann hier nicht mitspielen. Wähl jemanden, der auf diesem Server ist.
command-no-such-seat = Sag mit der Option `seat`, wessen Platz du meinst; ihre Liste geht beim Tippen auf.

## Andere Antworten

command-undone = Zurückgenommen.
command-here-already = Dieser Tisch ist schon in diesem Kanal. `/board` holt sein Brett ans Ende.
command-board-elsewhere = Dieses Spiel läuft in { $channel }. `/table move` holt es hierher.
command-no-such-game = Ein solches Spiel gibt es nicht.
command-no-such-topic = Dazu sagen die Regeln nichts. Wähl ein Thema aus der Liste, die beim Tippen aufgeht.
