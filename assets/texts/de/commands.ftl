### Slash-Befehle: was Discord beim Tippen über sie sagt (höchstens 100 Zeichen), und ihre Antworten.

## Was getippt wird. Befehle heißen in jeder Sprache gleich; der Name einer Option steht vor dem, was sie tut.

slash-play = Mach in diesem Kanal einen Tisch für ein Spiel auf
slash-hand = Sieh dir deine Hand an; sonst sieht sie niemand
slash-plan = Plane deinen nächsten Zug, während andere spielen; nur du siehst es
slash-board = Zeig das Brett unten im Kanal
slash-record = Hol dir eine Partie als Datei: jeder Zug, zum Aufheben oder Nachspielen
slash-replay = Geh eine Partie Zug für Zug durch: eine von dir oder ein Protokoll
slash-undo = Mach deinen letzten Schritt rückgängig
slash-tables = Sieh deine Tische, wer dran ist und wo du mitspielen kannst
slash-rules = Schlag die Regeln eines Spiels nach
command-rules-game = Schlag die Regeln von { $game } nach
slash-learn = Lern ein Spiel, indem du es spielst: fünf Minuten, ganz für dich
slash-table = Einen Tisch ändern, verlassen oder beenden
slash-table-status = Wer mitspielt, was eingestellt ist und wer gerade dran ist
slash-table-leave = Verlass eine Partie: überlass deinen Platz jemand anderem oder gib auf
slash-table-substitute = Bitte jemanden, deinen Platz zu übernehmen, oder als Host den von jemand anderem
slash-table-computer = Lass den Computer mitspielen, auch für einen Platz, der frei ist oder aufhält
slash-table-host = Mach jemand anderen zum Host
slash-table-move = Hol eine Partie in diesen Kanal
slash-table-end = Beende eine Partie vorzeitig: als Host allein, sonst wenn alle zustimmen
slash-table-nudge = Erinnere die, auf die der Tisch wartet
slash-table-settings = Bestimme vor dem Start, wie an deinem Tisch gespielt wird
slash-table-pace = Wie lange der Tisch auf einen Zug wartet: anfangs wählt der Host, später stimmen alle ab
slash-table-language = Die Sprache, die der Tisch spricht; der Host wählt sie
slash-settings = Deine Erinnerungen, Ruhezeiten und Sprache, und was auf diesem Server gilt
slash-settings-mine = Wie du benachrichtigt und erinnert wirst, deine Ruhezeiten, deine Sprache
slash-settings-vacation = Mach Pause: keine Erinnerungen, und deine Uhren stehen still
slash-settings-channel = Was in diesem Kanal anders ist: wer Tische öffnet, Threads, Tempo, Sprache, kleine Lobbys
slash-settings-server = Wer wo wie viele Tische öffnen darf; ändern kann es, wer den Server verwaltet
slash-privacy = Lade herunter oder lösche, was der Bot über dich speichert
slash-privacy-export = Lade alles herunter, was der Bot über dich speichert
slash-privacy-remove = Lösche alles, was der Bot über dich speichert (er fragt vorher nach)

option-table = tisch · Welcher Tisch, falls du an mehreren sitzt
option-person = person · Wen du meinst
option-seat = platz · Wessen Platz, falls es nicht klar ist
option-text = text · Lies das Brett als Text; nur du siehst ihn
option-opponents = gegner · Spiel gleich gegen so viele Computer
option-level = stufe · Wie gut die Computer spielen
option-thread = thread · In einem eigenen Thread spielen
option-which-game = spiel · Welches Spiel?
option-about = thema · Was du wissen möchtest, in deinen Worten: „wer bei Gleichstand gewinnt“

option-pace = tempo · Das neue Tempo
option-table-name = name · Wie der Tisch heißen soll
option-table-language = sprache · Die neue Sprache
option-notices = nachrichten · Wie du erfährst, dass du dran bist
option-reminders = erinnerungen · Möchtest du erinnert werden, wenn ein Tisch auf dich wartet?
option-quiet-from = ruhe-von · Beginn deiner Ruhezeit, 0 bis 23; gleiche Stunde wie das Ende = keine Ruhezeit
option-quiet-to = ruhe-bis · Ende deiner Ruhezeit, 0 bis 23
option-zone = zeitzone · Deine Zeitzone, zum Beispiel Europe/Berlin
option-language = sprache · Die Sprache, in der der Bot mit dir spricht
option-server-language = sprache · Die Sprache neuer Tische
option-server-pace = tempo · Das Tempo neuer Tische; der Host kann es ändern
option-server-thread = thread · Bekommt jeder neue Tisch einen eigenen Thread, wenn bei /play nichts anderes steht?
option-text-boards = als-text · Möchtest du Bretter, die nur du siehst, als Text statt als Bild?
option-tips = tipps · Möchtest du Tipps in deinen ersten Partien?
option-record-file = datei · Ein Protokoll als Datei
option-record-text = aufzeichnung · Ein Protokoll als Text
option-named = mit-namen · Soll in Protokollen deiner Partien dein Name stehen statt nur die Farbe deines Platzes?
option-until = bis · Dein letzter Tag Pause, etwa 2026-12-31. Lass ihn weg, wenn du zurück bist
option-solo-thread = solo-thread · Wo Partien allein gegen Computer gespielt werden
option-compact = klein · Sollen Lobbys nur ein paar Zeilen brauchen, ohne Bild?
option-as-server = wie-server · Alle Einstellungen dieses Kanals entfernen; dann gelten die des Servers
option-tables = tische · Kann man in diesem Kanal Tische öffnen?
option-role = rolle · Eine Rolle, die Tische öffnen darf; noch mal gewählt, fällt sie wieder weg
option-manager = verwalten · Eine Rolle, die Tische schließen und verschieben darf; noch einmal wählen, um sie zu entfernen
option-ping-role = ping-rolle · Eine Rolle, die gepingt wird, wenn ein Tisch eröffnet wird; noch einmal wählen, um sie zu entfernen
option-channel = kanal · Ein Kanal, in dem man Tische öffnen darf; noch mal gewählt, fällt er wieder weg
option-most-in-channel = höchstens-im-kanal · Wie viele Tische pro Kanal samt Threads höchstens offen sein dürfen; 0 für die üblichen 25
option-most-in-server = höchstens-auf-dem-server · Wie viele Tische auf dem ganzen Server höchstens offen sein dürfen; 0 für die üblichen 1000
option-most-lobbies = höchstens-lobbys · Wie viele eigene Tische auf Mitspieler warten dürfen; 0 für die üblichen 5
option-most-tables = höchstens-tische · An wie vielen offenen Tischen jemand sitzen darf; 0 für so viele, wie ich erlaube
option-freed-seats = freie-plätze · Wer einen Platz übernehmen darf, wenn jemand geht; für neue Tische
option-early-end = vorzeitiges-ende · Darf der Host eine Partie vorzeitig beenden, ohne zu fragen? Für neue Tische
option-board = liste · Ein Kanal für eine Liste aller Tische; wähl ihn noch einmal, um sie zu entfernen
option-block = sperren · Schließt jemanden von den Tischen hier aus; noch mal gewählt, ist die Person wieder dabei
option-game = spiel · Ändert, wie neue Tische dieses Spiels starten; füll auch die nächsten beiden aus
option-option = option · Welche Einstellung dieses Spiels
option-value = wert · Wie sie an einem neuen Tisch sein soll

## Welcher Tisch

command-state-lobby = in der Lobby
command-state-archived = archiviert: mit /board geht es weiter
command-state-over = beendet
command-state-playing = läuft
command-state-free = ein Platz ist frei
command-state-waiting = wartet auf { $people }
command-state-waiting-you = wartet auf dich
command-state-waiting-you-too = wartet auf dich und { $people }
command-state-waiting-too = wartet auch auf { $people }
command-no-table = Du sitzt gerade an keinem Tisch. Mach mit `/play` einen auf oder setz dich an einen offenen.
command-settings-too-late = Die Einstellungen lassen sich nur vor Beginn der Partie ändern, außer dem Namen: mit der Option `{ $option }`.
command-no-such-table = Diesen Tisch finde ich nicht. Bitte wähl einen aus der Liste, die beim Tippen erscheint.
command-which-table = Welcher Tisch?
command-which-else = Anderer Tisch …
command-which-over = Das habe ich vor einer Weile gefragt und weiß nicht mehr, wofür. Gib den Befehl bitte noch einmal ein.
command-tables-title = Deine Tische
command-your-turn = Du bist dran!
command-your-word = Deine Stimme fehlt!
command-tables-open = Offen für dich
command-status-people = Am Tisch: { $people }
command-status-host = { $name } (Host)
command-status-free = { $name } (gegangen; der Platz ist frei)
command-status-since = { $who } ist dran. Der Zug begann { $since }.
command-status-late = Die Zeit von { $who } ist abgelaufen; am Brett entscheiden die anderen.
command-status-times = Geöffnet { $opened }, zuletzt gespielt { $touched }

## Beenden

command-end-confirm = Diese Partie vorzeitig beenden? Als Host kannst du es sofort für alle beenden. Der Punktestand bleibt, wie er ist, und es gibt kein Zurück. Oder du fragst die anderen: Dann endet sie nur, wenn alle einverstanden sind.
command-end-confirm-alone = Diese Partie jetzt beenden? Der Stand bleibt, wie er ist, und es gibt kein Zurück.
command-end-confirm-vote = Die anderen fragen, ob diese Partie enden soll? Sie endet nur, wenn alle einverstanden sind. Dann bleibt der Stand, wie er ist, und es gibt kein Zurück.
command-end-button-now = Sofort für alle beenden
command-end-button-vote = Die anderen fragen
command-end-lobby = Diesen Tisch für alle schließen? Mit `/play` kannst du jederzeit einen neuen aufmachen.
command-leave-ask = Diese Partie verlassen? Gibst du deinen Platz frei, kann ihn jemand übernehmen und mit deinen Sachen weiterspielen. Gibst du auf, { $seats ->
    [2] endet die Partie, und dein Gegenüber gewinnt
   *[other] spielt der Computer für dich weiter
  }. In beiden Fällen siehst du deine Hand nicht mehr.
command-leave-host = Jemand anderes wird Host.
counts-left = { $how ->
    [conceded] Gibst du deinen Platz frei, gilt das als Aufgeben, außer jemand spielt darauf weiter. Dann zählt die Partie für dich als verlassen: weder gewonnen noch verloren.
   *[left] Eine Partie, die ohne dich weitergeht, zählt für dich als verlassen: weder gewonnen noch verloren.
  }
command-leave-button-hand-on = Platz freigeben
command-leave-button-concede = Aufgeben
command-computer-ask = Soll ab jetzt der Computer für dich spielen? Du kannst dann nicht mehr auf deinen Platz zurück und siehst deine Hand nicht mehr. Wenn du vielleicht zurückkommen oder jemand anderen spielen lassen möchtest, nimm stattdessen `/table leave`.
command-computer-button-own = Ja, er soll für mich spielen
command-host-full = Bei dieser Person warten schon so viele Tische auf Mitspieler, wie es höchstens sein dürfen.
command-no-such-seat = Wessen Platz meinst du? Sag es mit der Option `platz`: { $people }.

## Einstellungen

settings-title-mine = Deine Einstellungen
settings-notices-mention = Wenn du dran bist, pinge ich dich im Kanal an
settings-notices-direct = Wenn du dran bist, schicke ich dir eine Direktnachricht
settings-notices-off = Wenn du dran bist, sage ich dir nicht Bescheid
settings-yes = Ja
settings-no = Nein
settings-language = Sprache: { $language }
settings-language-own = wie in deinem Discord
settings-language-server = wie beim Host
settings-away = Pause bis { $until }
settings-menu-quiet = Ruhezeit
settings-menu-quiet-none = Keine Ruhezeit
settings-menu-quiet-hours = Ruhezeit: { $from } bis { $to } Uhr
settings-menu-zone = Zeitzone
settings-menu-zone-now = Zeitzone: { $zone } ({ $time } Uhr)
settings-menu-away = Pause machen
settings-menu-away-days = { $days ->
    [one] Pause bis heute Nacht
   *[other] { $days } Tage Pause
  }
settings-menu-away-back = Ich bin wieder da!
settings-button-reminders = Erinnerungen
settings-button-text = Bretter als Text
settings-button-tips = Tipps
settings-button-named = Name im Protokoll
settings-more = Andere Uhrzeiten, eine andere Zeitzone oder ein bestimmter Tag? Gib sie bei `/settings mine` und `/settings vacation` an.
settings-no-zone = Diese Zeitzone kenne ich nicht. Bitte wähl eine aus der Liste, die beim Tippen erscheint, zum Beispiel Europe/Berlin.
settings-half-quiet = Für eine Ruhezeit brauche ich Anfang und Ende: `ruhe-von` und `ruhe-bis`.
settings-vacation-begun = Lass es dir gut gehen! Bis einschließlich { $until } erinnert dich niemand, deine Uhren stehen still, und deine Tische wissen, dass du weg bist. Spielen kannst du trotzdem. Wenn du früher zurück bist: `/settings vacation` ohne Tag.
settings-vacation-over = Willkommen zurück! Deine Uhren laufen wieder.
settings-vacation-none = Du machst gerade keine Pause. Wenn du eine brauchst, nenn mir mit `bis` den letzten Tag, etwa 2026-12-31. Es gehen bis zu drei Wochen am Stück und sechzig Tage im Jahr.
settings-vacation-no-day = Bitte schreib den Tag so: 2026-12-31.
settings-vacation-past = Dieser Tag ist schon vorbei.
settings-vacation-too-long = Es gehen bis zu drei Wochen am Stück und sechzig Tage im Jahr. Bitte wähl einen früheren Tag.
settings-vacation-too-often = Du warst in einem Jahr schon sechzig Mal weg. Öfter geht es nicht.
settings-title-server = Einstellungen dieses Servers
settings-roles-all = Alle dürfen Tische öffnen
settings-roles = Tische öffnen dürfen { $roles } und alle, die den Server verwalten
settings-managers-none = Die Tische verwaltet nur, wer den Server verwaltet
settings-managers = Diese Rollen verwalten die Tische mit: { $roles }
settings-pinged = Wenn ein Tisch aufgeht, werden in seinem Kanal diese Rollen gepingt, höchstens einmal in der Stunde: { $roles } (ich kann nur Rollen pingen, die alle erwähnen dürfen, außer ich habe das Recht „Alle erwähnen“)
settings-channels-all = Tische kann man in jedem Kanal öffnen
settings-channels = Tische kann man in { $channels } öffnen
settings-channels-not = nicht in { $channels }
settings-most-here = Offene Tische pro Kanal: höchstens { $most }
settings-most-server = Offene Tische auf dem ganzen Server: höchstens { $most }
settings-most-lobbies = Eigene Tische, die auf Mitspieler warten: höchstens { $most } pro Person
settings-most-tables = Offene Tische, an denen jemand sitzen darf: höchstens { $most }
settings-freed-seats = Wer an einem neuen Tisch einen verlassenen Platz übernehmen darf: { $who }
settings-freed-anyone = alle
settings-freed-former = wer ihn schon einmal hatte
settings-freed-agreed = wem der Tisch zustimmt
settings-host-ends = Vorzeitiges Ende an einem neuen Tisch: { $how }
settings-host-ends-alone = der Host entscheidet allein
settings-host-ends-vote = nach der ersten Runde nur, wenn alle einverstanden sind
settings-blocked = Von den Tischen ausgeschlossen: { $people }
settings-nobody = niemand
settings-blocked-full = Mehr als { $most } Leute kann ich nicht von den Tischen ausschließen. Lass bitte zuerst jemanden wieder mitspielen.
settings-list-full = Mehr als { $most } passen nicht auf die Liste. Wähl erst einen Eintrag noch mal, um ihn zu streichen.
settings-block-ask =
    { $person } auf diesem Server für den Bot sperren? Lobbys, die diese Person verlässt: { $lobbies }. Partien, in denen andere ihren Platz übernehmen können: { $games }. Du wirst nach dem Grund gefragt. Die Person und alle an diesen Tischen können ihn lesen.
    -# { settings-block-undo }
settings-block-undo = Rückgängig machst du das, indem du `/settings server sperren:` noch mal benutzt. Innerhalb eines Tages gibt es in Partien jeden Platz zurück, den noch niemand übernommen hat; verlassene Lobbys kommen nicht zurück.
settings-button-block = Sperren
settings-button-block-not = Abbrechen
settings-block-why = { $person } erfährt den Grund, und alle an den Tischen, die dadurch einen Platz frei haben.
settings-block-not = Niemand wurde gesperrt.
settings-block-done = { $person } ist hier jetzt gesperrt. { settings-block-undo }
settings-block-over = { $person } kann hier wieder mitspielen. Partien, in denen der Platz wieder besetzt ist wie zuvor: { $count }. Lobbys kommen nicht zurück, und auch kein Platz, den andere übernommen haben oder der vor mehr als einem Tag verloren ging.
settings-block-self = Dich selbst kannst du nicht sperren.
settings-server-language = Sprache neuer Tische: { $language }
settings-server-pace = Tempo neuer Tische: { $pace }
settings-solo = Partien allein gegen Computer laufen: { $where }
settings-solo-none = im Kanal
settings-solo-public = in einem Thread; im Kanal bleibt eine Zeile
settings-solo-private = in einem privaten Thread, auch für die Thread-Verwaltung; im Kanal bleibt eine Zeile
settings-solo-missing = Hier fehlt mir dafür { $missing }. Bis ich es habe, sehen alle diese Threads.
settings-in-channels = Kanäle mit eigenen Einstellungen: { $channels }
settings-title-channel = Einstellungen von { $channel }
settings-channel-none = Hier ist alles wie auf dem übrigen Server.
settings-apart = Nicht in { $channels }: Dort gilt eine eigene Einstellung, `/settings channel` ändert sie.
settings-how-channel = Was nicht dasteht, ist wie in `/settings server`. Um etwas zu ändern, gib hier `/settings channel` mit einer Option ein; `wie-server` entfernt alles.
settings-how-server = Um etwas zu ändern, tipp `/settings server` und wähl die Option, die dahinter steht. Wie ein Spiel beginnt, stellst du mit `spiel`, `option` und `wert` ein.
settings-rest = Alles andere bleibt, wie es war: `/settings { $part }` zeigt es.
settings-usual = { $game } · { $option }: { $value }
settings-not-manager = Das kann nur ändern, wer diesen Server verwaltet. Ansehen kannst du es mit `/settings server` ohne Optionen.
settings-no-option = Bitte nenn mir ein Spiel, eine Einstellung und einen Wert. Die Listen erscheinen beim Tippen.
settings-barred-role = Auf diesem Server dürfen nur { $roles } Tische öffnen. Bei einem offenen kannst du aber gern mitspielen.
settings-barred-channel = Auf diesem Server kannst du Tische in { $channels } öffnen.
settings-barred-here = In diesem Kanal kann man keine Tische öffnen. Versuch es in einem anderen.
settings-barred-most-here = In diesem Kanal sind schon so viele Tische offen wie erlaubt ({ $most }). Spielt erst einen zu Ende oder beendet einen mit `/table end`.
settings-barred-most-server = Auf diesem Server sind schon so viele Tische offen wie erlaubt ({ $most }). Spielt erst einen zu Ende oder beendet einen mit `/table end`.
settings-barred-most-lobbies = Von dir warten schon so viele Tische auf Mitspieler wie erlaubt ({ $most }). Starte oder schließ zuerst einen davon.
settings-barred-most-tables = Du sitzt schon an so vielen offenen Tischen wie erlaubt ({ $most }). Spiel erst einen zu Ende oder steig mit `/table leave` bei einem aus.

## Datenschutz

privacy-file = Das ist alles, was ich über dich speichere. Diese Nachricht siehst nur du.
privacy-file-unread = Einige deiner Tische lassen sich gerade nicht ganz lesen, deshalb ist diese Datei nicht vollständig. Versuch es später noch mal mit `/privacy export` oder bitte die Person, die diesen Bot betreibt, nachzusehen.
privacy-ask = Alles löschen, was ich über dich speichere? Du verlässt alle Tische, die noch nicht gestartet sind, und gibst alle laufenden Partien auf. In Partien mit anderen steht dann statt deines Namens „{ $name }“. Auch aus den Ranglisten verschwindest du. Es gibt kein Zurück.
privacy-button-remove = Alles löschen

## Andere Antworten

command-nudged = Erledigt, die Erinnerung ist raus.
command-undone = Rückgängig gemacht.
command-here-already = Diese Partie ist schon in diesem Kanal. `/board` zeigt sie ganz unten.
command-board-elsewhere = Diese Partie läuft in { $channel }. `/table move` holt sie hierher.
command-no-such-game = Dieses Spiel kenne ich nicht.
option-other-tables = andere-tische · Möchtest du nach deinem Zug hören, welcher andere Tisch auf dich wartet?
settings-button-elsewhere = Andere Tische
next-table = An einem anderen Tisch:
slash-table-note = Schreib dir an deinem Tisch eine Notiz; nur du siehst sie
note-title = Deine Notiz
note-label = Was du dir merken möchtest
note-none = Du hast dir an diesem Tisch noch nichts notiert.
note-about = Nur du siehst sie. Sie verschwindet, wenn der Tisch gelöscht wird.
note-line = Deine Notiz: { $words }
button-note = Notiz
button-note-write = Schreiben
button-note-edit = Ändern
button-note-remove = Entfernen
form-late = Ich habe zu lange gebraucht. Drück bitte noch einmal.
slash-table-report = Sag den Leuten, die diesen Bot betreiben, was an deinem Tisch nicht stimmt
option-problem = problem · Was stimmt nicht? Sag, was du getan und was du erwartet hast
report-kept = Danke! Die Leute, die diesen Bot betreiben, können das jetzt lesen, mit den Zügen deiner Partie. Bis sie vorbei ist, sehen sie nur, was alle am Tisch wissen dürfen. Wenn du mit ihnen darüber sprichst, nenn die Nummer **{ $number }**.
rejected-too-soon-to-report = Du hast an diesem Tisch gerade erst etwas gemeldet. Versuch es in { $minutes } Min. noch einmal.
rejected-too-many-reports = Zu diesem Tisch sind keine weiteren Meldungen möglich. Sprich bitte mit den Leuten, die diesen Bot betreiben.
