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
command-table-nudge-name = nudge
command-table-nudge-about = Erinnere die, auf die der Tisch wartet
command-table-pace-name = pace
command-table-pace-about = Wie lange der Tisch wartet: In der Lobby sagt es der Gastgeber, danach alle gemeinsam
command-table-language-name = language
command-table-language-about = Die Sprache, in der der Tisch mit seinem Kanal spricht: der Gastgeber wählt sie
command-settings-name = settings
command-settings-about = Wie der Bot dir Bescheid gibt, und was ein Server erlaubt
command-settings-mine-name = mine
command-settings-mine-about = Wie du gerufen und erinnert wirst, deine Ruhezeiten, deine Sprache
command-settings-vacation-name = vacation
command-settings-vacation-about = Halt deine Uhren und Erinnerungen eine Weile an, oder beende das
command-settings-server-name = server
command-settings-server-about = Wer wo wie viele Tische öffnen darf: ansehen, und ändern, wenn du den Server verwaltest
command-privacy-name = privacy
command-privacy-about = Was über dich gespeichert ist: sieh es an, oder lass es löschen
command-privacy-export-name = export
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-remove-name = remove
command-privacy-remove-about = Lösch alles, was über dich gespeichert ist; du wirst noch einmal gefragt

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

option-pace-name = pace
option-pace-about = Das Tempo von jetzt an
option-table-language-name = language
option-table-language-about = Die Sprache von jetzt an
option-notices-name = notices
option-notices-about = Wie du erfährst, dass du am Zug bist
option-reminders-name = reminders
option-reminders-about = Ob du erinnert wirst, wenn ein Tisch auf dich wartet
option-quiet-from-name = quiet-from
option-quiet-from-about = Die Stunde, ab der du nicht gestört wirst, 0 bis 23; dieselbe wie ihr Ende für keine
option-quiet-to-name = quiet-to
option-quiet-to-about = Die Stunde, zu der das endet
option-zone-name = zone
option-zone-about = Wo du lebst, als Zeitzone: Europe/Berlin
option-language-name = language
option-language-about = Die Sprache, in der dir der Bot antwortet
option-server-language-name = language
option-server-language-about = Die Sprache, in der Tische mit ihrem Kanal sprechen, vom nächsten an
option-server-pace-name = pace
option-server-pace-about = Das Tempo der Tische vom nächsten an, bis ihr Gastgeber ein anderes wählt
option-server-thread-name = thread
option-server-thread-about = Ob Tische vom nächsten an einen eigenen Thread bekommen, wo niemand etwas anderes sagt
option-text-boards-name = text-boards
option-text-boards-about = Ob du Bretter lieber liest als ansiehst: /board und alle Seiten nur für dich
option-until-name = until
option-until-about = Der letzte Tag deiner Abwesenheit: 2026-12-31. Ohne ihn bist du zurück
option-role-name = role
option-role-about = Eine Rolle, die Tische öffnen darf; noch einmal genannt, kommt sie von der Liste
option-channel-name = channel
option-channel-about = Ein Kanal, in dem Tische geöffnet werden dürfen; noch einmal genannt, kommt er von der Liste
option-most-in-channel-name = most-in-channel
option-most-in-channel-about = Wie viele Tische in einem Kanal zugleich offen sein dürfen; 0 für beliebig viele
option-most-in-server-name = most-in-server
option-most-in-server-about = Wie viele Tische auf dem ganzen Server zugleich offen sein dürfen; 0 für beliebig viele
option-game-name = game
option-game-about = Das Spiel, um das es in den beiden Optionen danach geht
option-option-name = option
option-option-about = Welche Einstellung des Spiels
option-value-name = value
option-value-about = Wie sie ist, wo niemand etwas anderes sagt

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
command-tables-none = Du sitzt an keinem Tisch. Öffne einen mit `/play`, oder setz dich an einen offenen.
command-tables-more = … und { $count } weitere.
command-status-people = Am Tisch: { $people }
command-status-host = { $name } (Gastgeber)
command-status-free = { $name } (ist gegangen; der Platz ist frei)
# Beides sind Zeiten, wie Discord sie schreibt: „vor 3 Stunden“.
command-status-since = { $who } wurde { $since } gefragt.
command-status-late = Die Zeit von { $who } ist um; auf dem Brett werden die anderen gefragt.
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
command-computer-ask = Soll von jetzt an der Computer für dich spielen? Zurück auf deinen Platz kommst du nicht, und was nur er sehen darf, siehst du nicht mehr. Mit `/table leave` überlässt du ihn anderen, oder später wieder dir.
command-computer-button-own = Er soll für mich spielen
command-computer-seated = Ein Computer spielt jetzt mit.
command-host-done = Erledigt: Der Tisch hat einen neuen Gastgeber.
command-language-done = Erledigt: Von jetzt an spricht dieser Tisch in seinem Kanal { $language }.
command-nobody-to-play = Diese Person kann hier nicht mitspielen. Wähl jemanden, der auf diesem Server ist.
command-no-such-seat = Sag mit der Option `seat`, wessen Platz du meinst; ihre Liste geht beim Tippen auf.

## Einstellungen

settings-title-mine = Deine Einstellungen
settings-notices-mention = Du wirst im Kanal gerufen, wenn du am Zug bist
settings-notices-direct = Eine Direktnachricht sagt dir, dass du am Zug bist
settings-notices-off = Nichts sagt dir, dass du am Zug bist
settings-reminders-on = Du wirst erinnert, wenn ein Tisch auf dich wartet
settings-reminders-off = Du wirst nicht erinnert
settings-quiet = Bitte nicht stören von { $from }:00 bis { $to }:00 ({ $zone })
settings-quiet-none = Keine Ruhezeiten ({ $zone })
settings-language = Sprache: { $language }
settings-language-own = die deines Discord
settings-language-server = die des Servers bei Discord
settings-text-on = `/board`, _Hand_ und alle Seiten nur für dich sagen dir in Worten, was sie zeigen würden
settings-text-off = `/board`, _Hand_ und alle Seiten nur für dich zeigen dir Bilder
settings-away = Abwesend bis einschließlich { $until }
settings-no-zone = Eine solche Zeitzone gibt es nicht. Wähl eine aus der Liste, die beim Tippen aufgeht, etwa Europe/Berlin.
settings-half-quiet = Ruhezeiten brauchen beides: `quiet-from` und `quiet-to`.
settings-vacation-begun = Lass es dir gut gehen! Bis einschließlich { $until } stehen deine Uhren an jedem Tisch still, und niemand erinnert dich; die Tische wissen Bescheid. Spielen kannst du trotzdem. `/settings vacation` ohne Tag beendet es.
settings-vacation-over = Willkommen zurück! Deine Uhren laufen weiter.
settings-vacation-none = Du bist nicht abwesend. Nenn mit der Option `until` den letzten Tag, etwa 2026-12-31: bis zu drei Wochen am Stück und sechzig Tage im Jahr.
settings-vacation-no-day = Schreib den Tag so: 2026-12-31.
settings-vacation-past = Dieser Tag ist schon vorbei.
settings-vacation-too-long = Das ist länger als drei Wochen. Nenn einen früheren Tag.
settings-vacation-too-much = Das wären mehr als sechzig Tage im Jahr. Nenn einen früheren Tag.
settings-title-server = Einstellungen dieses Servers
settings-roles-all = Alle dürfen Tische öffnen
settings-roles = Tische öffnen dürfen: { $roles }, und wer den Server verwaltet
settings-channels-all = Tische dürfen in jedem Kanal geöffnet werden
settings-channels = Tische gibt es in { $channels }
settings-most-here = Zugleich offene Tische in einem Kanal: { $most }
settings-most-here-any = In einem Kanal dürfen beliebig viele Tische zugleich offen sein
settings-most-server = Zugleich offene Tische auf dem ganzen Server: { $most }
settings-most-server-any = Auf dem ganzen Server dürfen beliebig viele Tische zugleich offen sein
settings-server-language = Sprache neuer Tische: { $language }
settings-server-pace = Tempo neuer Tische: { $pace }
settings-server-thread-on = Neue Tische bekommen einen eigenen Thread, wo niemand etwas anderes sagt
settings-server-thread-off = Neue Tische stehen im Kanal selbst, wo niemand etwas anderes sagt
settings-how-server = Jede Option von `/settings server` ändert eines davon.
settings-usual = { $game } · { $option }: { $value }
settings-not-manager = Das können nur die einstellen, die diesen Server verwalten dürfen. `/settings server` ohne Optionen zeigt, was eingestellt ist.
settings-no-option = Nenn ein Spiel, eine seiner Einstellungen und einen ihrer Werte; ihre Listen gehen beim Tippen auf.
settings-barred-role = Auf diesem Server dürfen Tische öffnen: { $roles }. Du kannst dich an einen offenen setzen.
settings-barred-channel = Auf diesem Server gibt es Tische in { $channels }.
settings-barred-most-here = In diesem Kanal sind schon so viele Tische offen, wie es zugleich sein dürfen: { $most }. `/table end` beendet einen.
settings-barred-most-server = Auf diesem Server sind schon so viele Tische offen, wie es zugleich sein dürfen: { $most }. `/table end` beendet einen.

## Datenschutz

privacy-file = Alles, was über dich gespeichert ist. Diese Nachricht sieht sonst niemand.
# $count ist eine Zahl von Tischen.
privacy-file-unread = { $count ->
    [one] Ein Tisch, der mit dir zu tun hat, lässt sich gerade nicht oder nicht ganz lesen. Was dort steht, fehlt
   *[other] { $count } Tische, die mit dir zu tun haben, lassen sich gerade nicht oder nicht ganz lesen. Was dort steht, fehlt
} in dieser Datei. Wer diesen Bot betreibt, kann dem nachgehen; `/privacy export` geht jederzeit noch einmal.
privacy-ask = Alles löschen, was über dich gespeichert ist? Du verlässt jede Lobby und gibst jedes laufende Spiel auf. In Spielen, die andere mit dir gespielt haben, steht von da an jemand ohne Namen für dich da. Das lässt sich nicht zurücknehmen.
privacy-button-remove = Alles löschen

## Andere Antworten

command-nudged = Die Erinnerung ist unterwegs.
command-undone = Zurückgenommen.
command-here-already = Dieser Tisch ist schon in diesem Kanal. `/board` holt sein Brett ans Ende.
command-board-elsewhere = Dieses Spiel läuft in { $channel }. `/table move` holt es hierher.
command-no-such-game = Ein solches Spiel gibt es nicht.
command-no-such-topic = Dazu sagen die Regeln nichts. Wähl ein Thema aus der Liste, die beim Tippen aufgeht.

### End of 189 texts: 54045555
