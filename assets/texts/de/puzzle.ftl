### Das Rätsel des Tages: eine Stellung, eine Frage und der beste Zug, wie ich ihn sehe.

slash-puzzle = Das Rätsel von heute: Finde den besten Zug, ganz für dich
option-puzzle-game = spiel · Aus welchem Spiel; ohne Angabe aus dem, das du zuletzt gespielt hast

puzzle-heading = Rätsel von heute · { $game }
puzzle-counts = Gewertet wird, sobald du deinen Zug beendest oder etwas Verdecktes aufgedeckt wird. Probier es, so oft du magst.
puzzle-so-far = Bisher: { $turn }
puzzle-wrong = **Versuch { $number }** ({ $turn }) ist nicht der beste Zug.
puzzle-second = **Versuch { $number }** ({ $turn }): ganz nah dran! Das ist der zweitbeste Zug.
puzzle-does = Zu diesem Zug: { $words }
puzzle-misses-hint = Der beste Zug { $hint }
puzzle-misses-later = Was ihm fehlt, zeigt sich erst später: Ich habe weiter vorausgeschaut.
puzzle-new-day = Der Tag dieses Rätsels ist vorbei. Hier ist das von heute:
puzzle-untold = Das ging nicht: In diesem Kanal kann gerade nichts geschrieben werden.
puzzle-yesterday = Gestern gelöst: { $first } im ersten Versuch, { $second } im zweiten, { $later } später.
puzzle-streak = Schon { $days } Tage in Folge.
puzzle-solved = { $game } · Gelöst im { $tries }. Versuch!
puzzle-given-up = { $game } · Das war der beste Zug
# $best und $next sind Gewinnchancen in Prozent, $other ist der zweitbeste Zug, wie seine Knöpfe heißen.
puzzle-chances = -# Meine Schätzung: Damit gewinnst du { $best } von 100 Partien und mit dem zweitbesten Zug { $next } ({ $other }).
puzzle-chances-brief = -# Meine Schätzung: Du gewinnst { $best } von 100 Partien, mit dem zweitbesten Zug { $next }.
puzzle-why-instead = { $which ->
    [own] Mit deinem vorigen Versuch, so weit er reichte
    [both] Mit deinem vorigen Versuch, dem zweitbesten Zug,
   *[next] Mit dem zweitbesten Zug
  } ({ $turn }): { $words }
puzzle-none-of-that = nichts davon.
puzzle-shows-later = Was ihm fehlt, zeigt sich erst später.
puzzle-you = { $name } (du)
puzzle-none = Heute gibt es hier kein Rätsel.
puzzle-line = **{ $who }** hat das { $game }-Rätsel von heute im { $tries }. Versuch gelöst. Deins wartet unter */puzzle*.
puzzle-told-today = Das hast du heute schon einem Kanal erzählt. Morgen gibt es ein neues Rätsel.
told-not-allowed = Du darfst in diesem Kanal nicht schreiben, also tu ich es auch nicht für dich.
button-puzzle-give-up = Lösung zeigen
button-puzzle-tell = Dem Kanal erzählen
button-puzzle-other = { $game }-Rätsel
