### Was rund um ein Spiel zu lesen ist: die Lobby, die Nachricht mit dem Brett, private Seiten, und warum etwas nicht ging.

## Die Lobby

lobby-people = Am Tisch: { $seated } von { $most }
lobby-host = Host
lobby-invited = Noch eine Partie, { $people }? Drückt auf *Mitspielen* oder *Diesmal nicht*. Sobald alle da sind, geht es los.
lobby-declined = Diesmal nicht dabei: { $people }.
lobby-series = **Partie { $number }, zwei Siege entscheiden** · { $score }
lobby-series-anew = Ihr seid nicht dieselben wie beim letzten Mal, also zählen die Siege von vorn.
lobby-alone = **{ $host }, möchtest du gleich gegen Computer spielen?**
lobby-few = **{ $host }, möchtest du gleich anfangen und die freien Plätze an Computer geben?**
lobby-computers-level = In deinen ersten Partien machen sie es dir leicht, später spielen sie auf der Stufe „{ $level }“. Stärkere gibt es in den Einstellungen.
lobby-button-fill = { $count ->
    [one] Start mit 1 Computer
   *[other] Start mit { $count } Computern
  }
lobby-button-settings = Einstellungen
button-back = Zurück
lobby-button-template = Für neue Tische merken
lobby-template-kept = Gemerkt. Neue Tische für { $game } beginnen hier mit diesen Einstellungen. Mit `/settings server` siehst und änderst du sie.
lobby-button-remove = { $name } entfernen
lobby-remove-ask = { $name } vom Tisch entfernen? Solange der Tisch offen ist, kann { $name } wieder mitspielen.
# Was der Host unter vier Augen liest: unter dem Satz, dass der Tisch eröffnet ist, oder dass er schon dort sitzt.
lobby-opened = **Dein Tisch ist offen, und du bist dabei.**
lobby-not-started = **Dein Tisch ist offen, aber diese Einstellungen passen nicht zu so vielen Spielern.**
lobby-host-about = Du bestimmst, wie gespielt wird und wann es losgeht.
lobby-host-again = Mit `/table settings` rufst du das wieder auf.
lobby-settings = Einstellungen dieses Tisches
lobby-settings-about = Was du änderst, gilt sofort.
language = Sprache
lobby-started = Die Partie hat hier begonnen.
lobby-started-there = Die Partie hat begonnen. In { $thread } geht’s los.
lobby-no-thread = Ich konnte hier keinen Thread starten, also bleibt die Partie in diesem Kanal.
lobby-closed = Dieser Tisch ist geschlossen. Mit `/play` machst du einen neuen auf.
lobby-expired = Niemand hat diese Partie rechtzeitig gestartet, deshalb ist der Tisch jetzt geschlossen. Mit `/play` machst du einen neuen auf.
lobby-rematch-expired = Eine Woche lang hat niemand die Revanche gestartet, deshalb ist dieser Tisch jetzt geschlossen. *Revanche* unter dem letzten Ergebnis macht ihn wieder auf.
lobby-remove = Jemanden entfernen
lobby-button-join = Mitspielen
lobby-button-leave = Verlassen
lobby-button-decline = Diesmal nicht
lobby-button-computer = Computer dazusetzen
level-first-game = erste Partie
level-first-game-about = spielt mit, während du lernst
level-easy = leicht
level-easy-about = nimmt, was daliegt, und verschätzt sich oft
level-medium = mittel
level-medium-about = plant seinen Zug und verschätzt sich manchmal
level-hard = schwer
level-hard-about = plant seinen ganzen Zug und wägt gut ab
level-expert = Experte
level-expert-about = plant voraus und denkt auch an deinen nächsten Zug
lobby-level = { $level }, { $about }
lobby-button-start = Start
lobby-button-close = Tisch schließen
lobby-button-closing = Tisch schließen …

hints = Tipps
hints-about = Wer sich gute Züge zeigen lassen darf
hints-alone = allein gegen Computer und in den ersten zwei Partien
hints-all = für alle
hints-none = für niemanden

seating = Plätze
seating-about = Wer wo sitzt und damit in welcher Reihenfolge ihr spielt
seating-drawn = neu ausgelost
seating-kept = wie beim letzten Mal
seating-turned = alle rücken einen Platz weiter

pace = Tempo
pace-none = ohne Erinnerung
pace-none-about = Lass dir Zeit, niemand wird erinnert
pace-relaxed = entspannt
pace-relaxed-about = Kein Zeitlimit; Erinnerung nach 8, 24 und 48 Stunden
pace-daily = ein Tag pro Zug
pace-daily-about = Nach einem Tag entscheiden die anderen, wie es weitergeht
pace-live = fünf Minuten pro Zug
pace-live-about = Nach fünf Minuten entscheiden die anderen, wie es weitergeht

## Die Nachricht mit dem Brett

# Was am Tisch vorging, bis der nächste Zug vorbei ist. $name hatte den Platz vorher.
event-host = { $who } ist jetzt Host.
event-gave-up = **{ $name }** hat aufgegeben. { $computer } übernimmt.
event-computer = { $computer } spielt jetzt für **{ $name }**.
event-seat = { $who } spielt jetzt für **{ $name }**.
event-returned = { $who } ist zurück am eigenen Platz.
event-skipped = Die Zeit von { $who } war um, deshalb wurde der Zug automatisch gespielt.
event-pace = { $who } wollte ein anderes Tempo, und so ist es abgemacht. Ab jetzt: { $pace }.
event-overtaken = Die Anfrage von { $who } hat sich erledigt, die Partie ist schon weiter.
event-stuck = { $computer } steckt fest: Kein möglicher Zug führt weiter. Das ist ein Fehler im Bot, nicht eure Schuld. Vielleicht hilft *Rückgängig*. Wenn nicht, kann der Host die Partie mit `/table end` beenden.
event-outage = Ich war von { $from } bis { $until } nicht erreichbar. Niemand hat dadurch Zeit verloren.
moves-back = { $moves ->
    [one] einen Schritt
   *[other] { $moves } Schritte
  }
event-back = { $who } hat { moves-back } zurückgenommen.
event-managed-close = Die Moderation hat diesen Tisch geschlossen: „{ $reason }“
event-managed-move = Die Moderation hat diesen Tisch von { $from } nach { $to } verschoben: „{ $reason }“
event-managed-rename = Die Moderation hat diesen Tisch von „{ $from }“ in „{ $to }“ umbenannt: „{ $reason }“
event-managed-free = Die Moderation hat den Platz von { $name } freigegeben: „{ $reason }“
event-managed-free-you = Die Moderation hat deinen Platz freigegeben: „{ $reason }“
event-managed-block-you = Die Moderation hat dich auf diesem Server von den Tischen ausgeschlossen: „{ $reason }“

board-broken = **Die Partie steckt fest.** Das ist ein Fehler im Bot, nicht eure Schuld. Es gibt keinen möglichen Zug mehr, und niemand hat gewonnen. Vielleicht hilft *Rückgängig*. Wenn nicht, kann der Host die Partie mit `/table end` beenden.
board-asked = { $who }: **{ $prompt }**
board-thinking = Am Überlegen: { $who } …
board-asked-privately = Entscheidet geheim: { $who }.
board-noticed = Hier hat seit einem Monat niemand gespielt. { $people }: Wenn innerhalb einer Woche jemand zieht, geht die Partie weiter. Sonst wird sie archiviert.
board-archived = Diese Partie wurde archiviert, weil lange niemand gespielt hat. Wer mitspielt, kann jederzeit da weitermachen, wo ihr wart: mit dem Knopf oder mit `/board`.

seat-computer = { $name } 🤖
player-unknown = Unbekannt
seat-free = { $why ->
    [left] **{ $name }** ist gegangen
    [gone] **{ $name }** ist nicht mehr auf diesem Server
    [blocked] **{ $name }** wurde hier vom Spielen ausgeschlossen
    [freed] **{ $name }** hat den Platz nicht mehr
   *[late] Die Zeit von **{ $name }** ist abgelaufen
  }{ $asked ->
    [yes] , und der Zug ist noch offen.
   *[no] .
  } { $takers ->
    [former] Übernehmen kann den Platz nur, wer ihn schon einmal hatte.
    [agreed] Wer mag, fragt nach dem Platz, und die anderen am Tisch entscheiden.
    [late] Wer mag, übernimmt den Platz, auch { $name } selbst.
   *[anyone] Wer mag, übernimmt den Platz.
  }
seat-stand-in = **{ $name }** kann { $computer } jederzeit wieder ablösen.
seat-awaited = { $people }: Die Partie wartet, bis jemand diesen Platz übernimmt. Ihr könnt ihn auch dem Computer überlassen.
seat-conceded = { $people }: Beende die Partie, dann hast du gewonnen, oder lass jemanden auf diesem Platz weiterspielen.

late-away = { $who } ist bis { $until } weg.
late-until = Die Zeit von { $who } läuft { $until } ab.
late-over = Die Zeit von { $who } ist abgelaufen. Was jetzt, { $others }?{ $needed ->
    [one] { "" }
   *[other] { " " }Zum Weiterwarten reicht eine Stimme. Für alles andere müssen sich { $needed } von euch einig sein.
  }
late-about = *Auf Nummer sicher* spielt nur diesen Zug, so vorsichtig wie möglich. *Platz freigeben* heißt: Alle können ihn übernehmen. *Computer übernimmt* gilt, bis die Person zurückkommt, und das geht jederzeit.
late-alone = Bevor der Platz an jemand anderen geht, bekommt { $who } eine Nachricht und zwei Tage Zeit zum Spielen.
late-grace = Das passiert { $until }, falls { $who } bis dahin nicht spielt.
late-button-wait = Weiter warten
late-button-skip = Auf Nummer sicher
late-button-free = Platz freigeben
late-button-computer = Computer übernimmt

vote-end = { $who } möchte diese Partie jetzt beenden.
vote-film = { $who } möchte allen hier den Film dieser Partie zeigen.
vote-pace = { $who } möchte ein anderes Tempo: { $pace }.
# $own ist yes, wenn alle von der Person sind, die fragt.
vote-undo = { $who } möchte { moves-back } zurücknehmen{ $own ->
    [yes] { "" }
   *[no] , auch Schritte von anderen
  }.
vote-undo-chance = Was seitdem gezogen oder aufgedeckt wurde, wird noch einmal gezogen. Es kann also anders kommen, auch wenn es schon zu sehen war.
vote-undo-clocks = Bis das geklärt ist, läuft für niemanden die Zeit.
vote-computer = { $who } möchte, dass der Computer für { $holder } spielt.
vote-substitute = { $who } möchte, dass { $person } für { $holder } weiterspielt.
vote-substitute-own = { $who } möchte den eigenen Platz an { $person } weitergeben.
vote-take = { $who } möchte auf dem Platz von { $holder } weiterspielen.
vote-counts = Spielt jemand anderes auf diesem Platz weiter, zählt die Partie für { $holder } als verlassen: weder gewonnen noch verloren.
vote-awaited = Wir warten noch auf { $people }
vote-grace = Das passiert { $until }, falls { $who } bis dahin nicht spielt oder ablehnt.
vote-refused = { $who } ist dagegen, also bleibt alles, wie es ist.
vote-withdrawn = { $who } hat es sich anders überlegt.
answers-choose = Wähle …
answers-choose-from = Wähle … ({ $range })
answers-choose-range = Wähle einen Bereich …

button-undo = Rückgängig
button-hand = Hand
button-closer = Tafeln
button-help = Hilfe
button-legend = Was alles bedeutet
button-position = Stellung
button-pieces = Was ist das?
button-guide = So wird gespielt
button-rules = Regeln
button-happened = Verlauf
button-plan = Planen
button-plan-keep = Plan behalten
button-plan-cancel = Plan verwerfen
button-hint = Tipp
button-analysis = Analyse
button-onward = Von hier weiterspielen
button-question = Geheim antworten
button-to-question = Zurück zur Frage
button-refresh = Aktualisieren
stale-button = Das war ein älterer Knopf. Hier bist du gerade:
button-agree = Einverstanden
button-refuse = Lieber nicht
button-again = Revanche
button-again-level = Stufe: { $level }
button-revive = Weiterspielen
button-take = Platz von { $name } übernehmen
button-return = Meinen Platz zurückholen
button-depute = Computer für { $name } spielen lassen
button-end-won = Partie beenden und gewinnen

summary-round = **Runde { $round }** ·
summary-round-title = **Runde { $round } · { $title }**
summary-turn = **Zug { $turn } · { $name }**
summary-played-on = Die Computer haben noch unter sich weitergespielt (Züge: { $count }). Im Verlauf steht alles.
board-others = **{ $name }** · { $what }
guess-winner = Wer gewinnt? Dein Tipp, nur zum Spaß
guess-chosen = { $name } · dein Tipp
result-guessed = { $name } hat in Runde { $round } richtig getippt, wer gewinnt.
result-by-host = Der Host hat diese Partie vorzeitig beendet.
result-ended-by = { $name } hat diese Partie als Host vorzeitig beendet.
result-by-vote = Ihr habt euch geeinigt, diese Partie vorzeitig zu beenden.
result-by-concession = { $name } hat aufgegeben, damit gewinnt { $winner }.
result-abandoned = Kein Mensch spielt hier mehr mit.
series-wins = { $name } { $wins }
result-series-open = **Zwei Siege entscheiden:** { $score }. Eine Partie steht noch aus.
result-series-broken-off = **Zwei Siege entscheiden:** { $score }. Diese Partie hat niemand gewonnen: Eine Revanche beginnt bei null.
result-series-even = **Zwei Siege entscheiden:** { $score }. Alle gleichauf!
result-series-won = **Zwei Siege entscheiden:** { $score }. { $name } gewinnt!

## Private Seiten

question-turn-over = Dein Zug ist vorbei. Die Partie geht im Kanal weiter.
question-answered = Du musst gerade nichts entscheiden. Die Partie geht im Kanal weiter.
ready-left = **Bevor dein Zug endet:** Hier gibt es noch etwas zu holen.
button-anyway = Trotzdem: { $answer }
plan-title = Und wenn du jetzt dran wärst?
plan-about = Probier deinen nächsten Zug aus: Dieses Brett siehst nur du, und nichts gilt, bis du auf **Plan behalten** drückst.
plan-line = Zum Ausprobieren: { $answers }
plan-kept = **Dein Plan:** { $answers }. Ich spiele ihn ein, zwei Minuten nach Beginn deines Zuges, damit niemand merkt, dass er geplant war; drückst du selbst etwas, gilt das. Er hört auf, wo etwas nicht mehr so ist, wie du es hier gesehen hast.
plan-kept-alone = **Dein Plan:** { $answers }. Ich spiele ihn, sobald dein Zug beginnt; er hört auf, wo etwas nicht mehr so ist, wie du es hier gesehen hast.
plan-soon = **Dein Plan läuft:** { $answers }. Ich spiele ihn in ein, zwei Minuten, damit niemand merkt, dass er geplant war. Drückst du selbst etwas, gilt das.
plan-broken = Die anderen haben etwas verändert, der Rest geht so nicht mehr.
plan-ends-turn = Hier wäre dein Zug vorbei.
plan-cancelled = Dein Plan ist verworfen.
plan-played-turn = Ich habe deinen Zug wie geplant gespielt: { $answers }.
plan-played-part = Ich habe einen Teil deines Plans gespielt: { $answers }.
plan-played-nothing = Ich habe deinen Plan nicht gespielt.
plan-stopped-line = Mehr hattest du nicht geplant, der Rest liegt bei dir.
plan-stopped-hidden = Dann wurde etwas gezogen oder aufgedeckt, der Rest liegt bei dir.
plan-stopped-others = Dann musste jemand anderes entscheiden.
plan-stopped-differs = Etwas war nicht mehr so, wie du es gesehen hast, der Rest liegt bei dir.
plan-left = Nicht gespielt: { $answers }.
plan-undo = Du kannst das zurücknehmen, bis die nächste Person geantwortet hat.
hint-about = So würde jemand mit viel Erfahrung an deiner Stelle ziehen.
hint-best = Ich würde **{ $label }** drücken.
hint-equal = Etwa gleich gut: **{ $label }**.
hint-turn = Mit dem, was folgt: { $words }
hint-stale = Der Tipp galt einer früheren Frage, also habe ich nichts gedrückt. So steht es jetzt.
hint-then = Danach **{ $answers }**.
hint-hidden = Ab hier entscheidet der Zufall oder was noch verdeckt ist.
hint-others = Der Rest liegt bei jemand anderem.

analysis-under-way = Ich gehe die Partie durch. Das kann ein, zwei Minuten dauern, dann erscheint die Analyse hier.
analysis-about = Die Gewinnchancen nach jeder Runde, wie ich sie einschätze. Je breiter das Band, desto ungewisser.
analysis-even = In dieser Partie hat niemand viel liegen lassen.
analysis-played = { $who ->
    [you] Du hast { $what } gewählt
   *[other] { $name } wählte { $what }
 } ({ $percent } % Gewinnchance).
analysis-better = Ich hätte das gewählt: { $what } ({ $percent } % Gewinnchance).
analysis-words = *An { $name }:* { $words }
analysis-before = Vorher
analysis-held = { $who ->
    [you] Was du vor Augen hattest
   *[other] Was { $name } vor Augen hatte
 }
analysis-after = Nach dem Zug
analysis-curve = Kurve
analysis-point = { $number } · Runde { $round }
onward-opened = **Deine Partie ist im Kanal.** Sie geht ab Runde { $round } gegen { $computers ->
    [one] den Computer
   *[other] { $computers } Computer
  } weiter. In keiner Statistik zählt sie mit, also probier aus, was du willst.
onward-continued = Fortsetzung einer früheren Partie. In keiner Statistik zählt sie mit.

closer-choose = Wen möchtest du dir genauer ansehen?
happened-news = Seit deinem letzten Zug
happened-all = Zug für Zug
happened-earlier = Früher
happened-later = Später
happened-latest = Die letzten Züge
happened-begun = Zu Beginn der Partie
happened-before = Nach deinem letzten Zug
happened-after = Jetzt
happened-nothing = Bisher ist noch nichts passiert.
rules-pictures = Unten ist jedes Teil in Bildern erklärt. In der Bildbeschreibung steht dasselbe in Worten.
rules-guide-turn = Dein Zug.
rules-choose = Wähl ein Thema
table-below = Das Brett steht ganz unten im Kanal.
table-owed = Das Brett steht noch nicht da. Ich schicke es, sobald Discord mich lässt.
table-name = Name
table-people = Am Tisch
table-host = Host
table-unchanged = So war es schon.
done-again = Du bist dabei! Der neue Tisch ist unten im Kanal.
done-answer = Erledigt.
done-asked = Ich habe die anderen gefragt. Am Brett steht, wer noch antworten muss. Anders überlegt? Dann drück dort *Lieber nicht*.
done-hand-on = Du hast die Partie verlassen. Jetzt kann jemand deinen Platz übernehmen. Solange er frei ist, kannst du zurückkommen.
done-forgotten = Erledigt. In Partien mit anderen steht statt deines Namens jetzt „{ $name }“. Nachrichten, die ich schon gepostet habe, bleiben stehen, bis jemand sie löscht.
done-forgotten-but = ⚠️ Ich konnte nicht alles löschen: Einige Tische mit deinem Namen lassen sich gerade nicht lesen oder ändern. Alles andere ist weg, und statt deines Namens steht dort jetzt „{ $name }“. Versuch es später noch mal mit `/privacy remove`. Wenn es dabei bleibt, bitte die Person, die diesen Bot betreibt, den Rest zu löschen. Nachrichten, die ich schon gepostet habe, bleiben stehen, bis jemand sie löscht.
done-concede = Du hast aufgegeben.
back-ask = { $others ->
    [0] Was seitdem gespielt wurde, wird mit zurückgenommen.
   *[other] Vielleicht plant schon jemand mit dem, was seitdem gespielt oder aufgedeckt wurde, deshalb müssen alle einverstanden sein.
  } { vote-undo-chance } Was möchtest du zurücknehmen?
back-anew = Seit dieser Frage wurde weitergespielt, deshalb habe ich nichts zurückgenommen.
back-anew-free = Seit dieser Frage wurde weitergespielt, deshalb habe ich nichts zurückgenommen. *Rückgängig* am Brett nimmt deinen letzten Schritt zurück.
back-button-move = Meinen letzten Schritt
back-button-turn = Diesen ganzen Zug
back-heading = **{ $label }** und alles danach

## Nachrichten an jemanden, auf den der Tisch wartet. $game ist der Name des Spiels, $link führt zum Brett.

notice-table = **{ $game }** mit { $others }: { $words } { $link }
notice-table-alone = **{ $game }**: { $words } { $link }
notice-turn = Du bist dran. Dein Zug begann { $since }.
notice-turn-due = Du bist dran. Dein Zug begann { $since }, und deine Zeit läuft { $until } ab.
notice-over = Deine Zeit ist abgelaufen, und die anderen entscheiden, wie es weitergeht. Sie können weiter warten, diesen Zug vorsichtig für dich spielen lassen, deinen Platz freigeben oder den Computer übernehmen lassen. Bis dahin kannst du noch spielen.
notice-late = Die Zeit von { $who } ist abgelaufen. Wie soll es weitergehen?
notice-vote = Die anderen warten auf deine Antwort auf eine Frage.
notice-vacancy = Die Partie wartet darauf, dass jemand einen freien Platz übernimmt.
notice-invitation = Du bist eingeladen mitzuspielen.
notice-invitation-until = Du bist eingeladen. Dein Platz bleibt bis { $until } frei.
notice-warned = Wenn du nicht spielst, wird dein Platz { $until } weitergegeben, und die Partie zählt für dich als verlassen.
notice-replaced = Deine Zeit ist abgelaufen, deshalb spielt jetzt der Computer für dich. Du kannst deinen Platz jederzeit zurückholen.
notice-freed = Solange er frei ist, kannst du ihn am Tisch wieder einnehmen.
notice-planned = Ich habe deinen Zug wie geplant gespielt. Du kannst ihn dort zurücknehmen, bis die nächste Person geantwortet hat.
notice-unreached = Ich konnte dir keine Direktnachricht schicken, deshalb pinge ich dich stattdessen im Kanal an. Wenn du wieder Direktnachrichten möchtest, erlaub sie in Discord für diesen Server und schalte sie mit `/settings mine` ein.

## Berechtigungen

permissions-missing = Hier kann ich keinen Tisch aufmachen. Mir fehlt { $missing }. Wer diesen Server verwaltet, kann das in den Kanaleinstellungen erlauben.
permissions-timed-out = Ich habe auf diesem Server einen Timeout und darf bis { $until } nichts schreiben. Er endet von selbst; Moderatoren können ihn früher aufheben.
permissions-private = In diesen privaten Thread kann ich nicht hineinsehen. Erwähne mich einmal darin (tipp @ und meinen Namen) und versuch es dann noch mal.
permissions-absent = Ich bin nicht auf diesem Server, nur meine Befehle sind es. Wer ihn verwaltet, kann [mich einladen]({ $invitation }), dann könnt ihr hier spielen.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-in-threads = „Nachrichten in Threads senden“
permission-attach-files = „Dateien anhängen“
permission-create-threads = „Öffentliche Threads erstellen“
permission-create-private-threads = „Private Threads erstellen“
permission-read-history = „Nachrichtenverlauf anzeigen“
permissions-forum = Im Forum selbst könnt ihr nicht spielen. Öffne darin einen Beitrag und tipp dort `/play`.
permissions-no-texts = Das ist kein Kanal für Nachrichten. Bitte wähl einen Textkanal oder einen Thread.
permissions-no-thread = Hier kann ich keinen Thread starten. Lass `thread` weg oder spiel in einem Textkanal.
permissions-locked = Dieser Thread ist gesperrt, hier könnt ihr nicht spielen. Moderatoren können ihn wieder freigeben.
permissions-administrators = Diesen Kanal sehen nur Administratoren, sonst kann hier niemand etwas drücken. Damit andere mitspielen können, erlaub einer Rolle in den Kanaleinstellungen „Kanal ansehen“, oder mach den Tisch woanders auf.
permissions-slow-mode = In diesem Kanal ist der Slowmode an: Nach jedem Druck und jedem Befehl lehnt Discord { $wait } lang den nächsten derselben Person ab. Wer den Kanal verwaltet, kann ihn ausschalten, oder ihr spielt in einem Thread ohne Slowmode.
slow-mode-seconds = { $count } s
slow-mode-minutes = { $count } min
slow-mode-hours = { $count } h
trial-board = Ich teste nur, ob ich hier etwas posten kann. Dieses Brett verschwindet von selbst.

## Wo ein Tisch zu Hause ist

thread-name = { $name } · { $game }
place-moved = { $who } hat diese Partie aus { $channel } hierher geholt.
place-moved-from-nowhere = { $who } hat diese Partie hierher geholt, weil ihr Kanal gelöscht wurde.
place-went = Diese Partie geht in { $channel } weiter.
place-vanished = Der Kanal wurde gelöscht. Tipp in einem anderen Kanal des Servers `/board`, dann geht es dort weiter.
place-closed = In { $channel } darf ich nicht mehr schreiben. Lass mich wieder rein, dann geht die Partie weiter. Oder tipp `/board` in einem anderen Kanal des Servers und spiel dort weiter.
place-locked = Der Thread { $channel } ist gesperrt. Moderatoren können ihn freigeben, oder du tippst `/board` in einem anderen Kanal des Servers und spielst dort weiter.
place-private = In den privaten Thread { $channel } kann ich nicht hineinsehen. Erwähne mich einmal darin, dann geht es dort weiter.
place-timed-out = Ich habe auf dem Server einen Timeout. Danach geht es in { $channel } weiter; Moderatoren können ihn früher aufheben.
place-left = Ich bin nicht mehr auf dem Server. Lad mich wieder ein, dann geht die Partie weiter.
place-not-taken = Discord nimmt das Brett in { $channel } gerade nicht an. Ich versuche es weiter. Oder tipp `/board` in einem anderen Kanal des Servers, dann geht es dort weiter.
place-up = Du bist am Zug: { $table }. Ich kann dir das Brett aber gerade nicht zeigen.
# Direkt an jemanden, der in einem gesperrten Thread etwas gedrückt hat, wo der Bot nicht antworten kann; dahinter steht, wie es weitergeht.
place-unanswered-counted = { $game }: Das hat geklappt, nur antworten kann ich dort nicht.
place-unanswered = { $game }: Ich kann dort nicht antworten, und es hat sich nichts geändert.
place-unheard-counted = { $command } in { $channel }: Das hat geklappt, nur antworten kann ich dort nicht, weil der Thread gesperrt ist.
place-unheard = { $command } in { $channel }: Ich kann dort nicht antworten, weil der Thread gesperrt ist, und es hat sich nichts geändert. Benutz den Befehl in einem anderen Kanal des Servers oder bitte jemanden aus der Moderation, den Thread freizugeben.
# Dem Gastgeber in einer Direktnachricht gesagt. $people sind Namen.
place-told-table = { $game } mit { $people }
place-told = Du bist Host von { $table }, und es ist nichts verloren.
place-missing = Ich brauche dort { $missing }.

## Warum etwas nicht ging

rejected-no-such-table = Das ist lange her: Den Tisch gibt es nicht mehr, und gespeichert ist auch nichts mehr davon.
rejected-not-in-the-lobby = Zu spät: Die Partie hat schon begonnen, oder der Tisch wurde geschlossen.
rejected-not-playing = Diese Partie hat noch nicht begonnen.
rejected-not-seated = Du spielst an diesem Tisch nicht mit, kannst aber gern zuschauen.
rejected-not-the-host = Das kann nur der Host dieses Tisches ({ $host }).
host-unknown = siehe `/table status`
rejected-name-taken = So heißt hier schon ein anderer Tisch. Such dir bitte einen anderen Namen aus.
rejected-table-is-full = Dieser Tisch ist voll.
rejected-already-seated = Du sitzt schon an diesem Tisch.
rejected-too-few = Zum Starten braucht ihr mindestens { $least } Leute (bisher: { $seated }). Mit *Mitspielen* kommen andere dazu.
rejected-unknown-option = Diese Einstellung gibt es in diesem Spiel nicht.
rejected-options-do-not-fit = Diese Einstellungen passen nicht zu eurer Spielerzahl. Ändere sie und starte noch mal.
rejected-not-at-the-table = Diese Person sitzt nicht an diesem Tisch.
rejected-no-reason = Bitte nenne einen Grund.
rejected-not-a-manager = Das können nur die, die die Tische dieses Servers verwalten.
rejected-not-joined = Du sitzt nicht an diesem Tisch.
rejected-not-over = Diese Partie läuft noch.
rejected-did-not-play = Nur wer mitgespielt hat, kann zu einer neuen Partie einladen. Mit `/play` eröffnest du deinen eigenen Tisch.
rejected-archived = Diese Partie ist archiviert. Mit `/board` geht es weiter.
rejected-not-archived = Diese Partie geht schon weiter.
rejected-no-seat-to-take-back = Der Computer spielt hier keinen Platz von dir.
rejected-seat-is-taken = Da war jemand schneller, der Platz ist vergeben.
rejected-sits-here-already = Diese Person sitzt schon am Tisch, und niemand kann zwei Plätze spielen.
rejected-held-another-seat = Diese Person hatte hier schon einen anderen Platz und kennt dessen Geheimnisse. Sie kann nur auf ihren eigenen Platz zurück.
rejected-held-by-others = An diesem Tisch kann einen Platz nur übernehmen, wer ihn schon einmal hatte.
rejected-blocked-in-server = Du bist auf diesem Server für den Bot gesperrt, von denen, die ihn verwalten. Falls das ein Irrtum ist, sprich sie bitte an. Was ich über dich gespeichert habe, gehört weiter dir: `/privacy`.
rejected-server-unreadable = Ich kann nicht mehr lesen, was für diesen Server eingestellt ist. Bis das behoben ist, geht an seinen Tischen nichts; wer den Bot betreibt, weiß Bescheid. Was ich über dich gespeichert habe, gehört weiter dir: `/privacy`.
rejected-blocked-by-bot-host = Du bist für diesen Bot gesperrt, von denen, die ihn betreiben. Falls das ein Irrtum ist, sprich sie bitte an. Was ich über dich gespeichert habe, gehört weiter dir: `/privacy`.
rejected-blocked-other = Diese Person kann hier nicht mitspielen. Bitte wähl jemand anderen.
rejected-still-playing = Diese Person spielt noch. Ihren Platz kann nur sie selbst abgeben, außer sie lässt den Tisch zu lange warten: einen Tag, oder zwei Wochen bei einem Tempo ohne Zeitlimit.
rejected-away = Diese Person ist gerade weg. Ihr Platz bleibt für sie frei, bis sie zurück ist.
rejected-another-server = Eine Partie kann nur in einen anderen Kanal desselben Servers umziehen.
rejected-stands-there-already = Der Tisch steht schon in diesem Kanal.
rejected-not-in-this-server = Dieser Tisch steht auf einem anderen Server. Spielen und zuschauen kannst du nur dort.
rejected-not-in-this-channel = Mitspielen kannst du nur im Kanal des Tisches: <#{ $channel }>.
rejected-nobody-to-nudge = Du musst niemanden erinnern: Der Tisch wartet nur auf dich.
rejected-too-soon-to-nudge = Lass ihnen etwas Zeit. Erinnern kannst du jemanden eine Stunde nach der letzten Frage, Antwort oder Erinnerung.
rejected-too-soon-for-a-board = Du hast das Brett gerade erst geholt. Versuch es in { $seconds } s noch einmal.
rejected-too-soon-to-move = Du hast diesen Tisch gerade erst verlegt. Versuch es in { $seconds } s noch einmal.
rejected-too-soon-to-rename = Der Tisch heißt gerade erst so. Versuch es in { $minutes } Min. noch einmal.
rejected-too-soon-to-ask = Du hast den Tisch gerade erst etwas gefragt. Lass den anderen einen Moment.
rejected-invited-already = An diesen Tisch wurde die Person heute schon eingeladen. Lass ihr ein wenig Zeit.
rejected-enough-invited = Dieser Tisch hat für heute genug Leute eingeladen.
rejected-not-invited = Hier wartet niemand auf deine Antwort. Wenn du mitspielen möchtest, drück auf *Mitspielen*.
rejected-only-person-there = Sonst sitzt dort niemand, der Tisch wäre ohne diese Person zu Ende. Schließ ihn stattdessen.
rejected-not-among-invited = An diesem Tisch spielt nur mit, wen der Host einlädt ({ $host }). Bitte um eine Einladung.
rejected-seats-are-kept = Die übrigen Plätze sind für Eingeladene reserviert. Der nächste wird { $until } frei, wenn niemand kommt.
rejected-not-to-be-disturbed = Da ist gerade Ruhezeit. Wer Erinnerungen möchte, bekommt rechtzeitig eine.
rejected-vote-open = Am Tisch läuft schon eine andere Abstimmung. Antworte erst darauf.
rejected-vote-over = Das ist schon entschieden.
rejected-not-asked-to-agree = Diesmal sind nur die anderen gefragt.
rejected-agreed-already = Du hast schon zugestimmt. Am Brett steht, wer noch fehlt.
rejected-too-long-ago = So weit zurück geht es leider nicht mehr.
rejected-enough-undone = Das war genug zurückgenommen, für einen Zug oder für eine Partie. Bitte spiel weiter.
rejected-stale = Das Brett hat sich inzwischen geändert. Schau es dir an und wähl noch mal.
rejected-try-again = Da war jemand einen Moment schneller. Bitte versuch es noch mal.
rejected-over = Diese Partie ist zu Ende.
rejected-broken = Damit würde die Partie feststecken. Das ist ein Fehler im Bot, nicht deine Schuld, und es hat sich nichts geändert. Wähl etwas anderes oder mach einen Schritt rückgängig. Wenn nichts hilft, kann der Host die Partie mit `/table end` beenden.
rejected-no-hints = An diesem Tisch gibt es keine Tipps. Das legt der Host vor dem Start in den Einstellungen des Tisches fest.
rejected-ended-early = Diese Partie endete vorzeitig. Was geheim war, bleibt geheim, und es gibt keine Analyse.
rejected-no-analysis = Ich konnte die Partie gerade nicht durchgehen. Bitte versuch es noch mal.
rejected-no-replay = Seit dieser Partie haben sich die Regeln geändert, deshalb kann ich sie nicht mehr durchgehen.
rejected-switched-off = Wer diesen Bot betreibt, hat das abgeschaltet.
rejected-enough-under-way = Davon sind schon ein paar für dich unterwegs. Sie kommen nacheinander; warte bitte auf eins davon.
rejected-busy = Das wollen gerade sehr viele. Bitte versuch es in ein paar Minuten noch mal.
rejected-no-hint-found = Mir ist gerade kein Tipp eingefallen. Bitte versuch es noch mal.
rejected-not-asked = Der Tisch wartet auf { $people }.
rejected-not-legal = Das geht nicht mehr. Bitte wähl etwas anderes.
rejected-plan-own-turn = Du bist dran: Spiel deinen Zug einfach am Brett.
rejected-nothing-to-plan = Gerade gibt es nichts zu planen. Schau nach dem nächsten Zug noch mal.
rejected-no-plan = Du hast an diesem Tisch keinen Plan.
rejected-not-your-turn = Rückgängig machen kannst du nur in deinem eigenen Zug.
rejected-turn-began = Dein Zug hat gerade erst begonnen, es gibt noch nichts zurückzunehmen.
rejected-something-was-revealed = Seitdem wurde etwas aufgedeckt, deshalb kannst du das nicht zurücknehmen.
rejected-another-answered = Seitdem hat schon jemand anderes gezogen, deshalb kannst du das nicht zurücknehmen.

## Wenn es an Discord oder am Bot liegt

wire-former = Dieser Knopf gehört zu einer älteren Version des Bots. Deine Partie geht unten weiter, und `/board` zeigt sie noch mal.
wire-foreign = Diesen Knopf kenne ich nicht. `/board` zeigt deine Partie mit frischen Knöpfen.
wire-no-server = Ich spiele nur in den Kanälen eines Servers.
wire-no-command = Diesen Befehl kenne ich nicht mehr. Bitte versuch es in einer Minute noch mal.
wire-too-long = Das ist mir zu lang. Bitte sag es mit weniger Worten.
wire-too-many = Das war viel auf einmal. Ich bin noch mit dem beschäftigt, was du vorher wolltest. Versuch es bitte gleich noch mal.
wire-broken = Da ist etwas schiefgegangen, und es hat sich nichts geändert. Bitte versuch es noch mal.
wire-unseen = Das konnte ich dir hier nicht zeigen. Bitte versuch es noch mal.
wire-unseen-counted = Das hat geklappt, ich konnte es hier nur nicht zeigen. `/board` zeigt den aktuellen Stand.
refused-too-large = So große Dateien nimmt Discord nicht an.
refused-uploads = Discord hat das Hochladen von Dateien auf diesem Server vorübergehend eingeschränkt. Versuch es später oder auf einem anderen Server.
refused-moderated = Ein Filter hat es blockiert: der von Discord oder AutoMod auf diesem Server. Wer den Server verwaltet, kann meine Rolle von AutoMod ausnehmen.
refused-icons = Eines meiner Symbole wurde bei Discord gelöscht. Ich lege es wieder an: Versuch es in einer Minute noch mal.
refused-verification = Die Verifizierungsstufe dieses Servers sperrt mich aus. Wer ihn verwaltet, kann sie senken oder mir eine Rolle geben.
refused-follow-ups = Wo ich nicht auf dem Server bin, lässt mich Discord nur fünfmal antworten. Wer ihn verwaltet, kann mich einladen.
refused-busy = Discord kann das gerade nicht. Versuch es in ein paar Minuten noch mal.
refused-location = Diesen Server bietet Discord dort nicht an, wo ich laufe. Bitte spielt auf einem anderen.

## Spielend lernen: /learn

lesson-heading = { $game } · Schritt { $step } von { $steps }
lesson-heading-over = { $game } · Geschafft!
lesson-you = Du bist **{ $name }** ({ $emblem }).
lesson-leave = Du kannst jederzeit aufhören: */learn* bringt dich wieder her.
lesson-otherwise = Diesmal nicht. Drück **{ $press }**.
lesson-shown = Hier ist es, in Grün: **{ $press }**.
lesson-paused = { $game } · Kurze Pause
lesson-paused-at = Du bist bei Schritt { $step } von { $steps }. */learn* bringt dich wieder hin, heute oder in einem Monat.
lesson-practise-about = Oder spiel eine ganze Partie gegen Computer, die es dir leicht machen, mit Tipps, wenn du magst.
lesson-practise-opened = **Deine Partie ist im Kanal.** Du weißt nicht weiter? Drück *Tipp*.
lesson-practise-waits = **Dein Tisch wartet auf dich:** { $table } { $way }
lesson-none = Für dieses Spiel gibt es hier keine Lektion. Wie es geht, steht unter */rules*.
lesson-offer = **Neu bei { $game }?** Fang mit einer Fünf-Minuten-Lektion an, ganz für dich. Oder leg gleich los: Die Lektion bleibt unter */learn*.
button-lesson = Fünf-Minuten-Lektion
button-lesson-open = Weiter
button-lesson-pause = Pause
button-lesson-restart = Von vorn
button-practise = Partie spielen
help-answers = Deine Antworten
help-not-now = **Geht gerade nicht**
pieces-choose = Wähl ein Teil, dann siehst du es groß und liest, was es tut.
pieces-menu = Teil auswählen
pieces-groups = Art auswählen
rules-found = { $game } · Was die Regeln zu „{ $question }“ sagen
rules-found-nothing = Zu „{ $question }“ finde ich nichts in den Regeln. Versuch es mit einem anderen Wort, oder wähl hier ein Thema:
