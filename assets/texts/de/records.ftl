### Protokolle von Partien: was mit einem nicht stimmt, und wie eines erzählt wird.

record-problem-at = Zeile { $line }, Spalte { $column }: { $problem }
record-problem-too-long = Das ist zu lang für das Protokoll einer Partie.
record-problem-no-record = Das ist kein Protokoll einer Partie. Ein Protokoll beginnt mit „[record 1]“.
record-problem-version = Dieses Protokoll hat das Format { $version }, das diese Version des Bots nicht lesen kann.
record-problem-unreadable = „{ $text }“ kann ich hier nicht lesen.
record-problem-header-missing = Die Kopfzeile „{ $name }“ fehlt.
record-problem-header-twice = Die Kopfzeile „{ $name }“ steht zweimal da.
record-problem-header-value = Die Kopfzeile „{ $name }“ passt in kein Protokoll.
record-problem-changed = Hier oder weiter oben wurde etwas geändert: Die Prüfsumme am Ende dieses Teils stimmt nicht mehr.
record-problem-cut = Hier endet das Protokoll, noch vor seiner Prüfsumme. Ein Teil fehlt.
record-problem-after-end = Das Protokoll ist zu Ende, und danach kommt noch etwas.
record-problem-game = Das Spiel „{ $game }“ kenne ich nicht.
record-problem-rules = Diese Partie wurde nach Version { $theirs } der Regeln gespielt, dieser Bot spielt nach Version { $ours }.
record-problem-components = Diese Partie wurde mit anderem Spielmaterial gespielt, und dieses Protokoll enthält es nicht. Im Protokoll als Datei ist es dabei.
record-problem-list = Die Materialliste in diesem Protokoll ist beschädigt.
record-problem-set-up = Einen solchen Tisch kennen die Regeln nicht: { $what }.
record-problem-turn = Im Protokoll steht „{ $said }“, nach den Regeln ist aber „{ $is }“ dran.
record-problem-over = Nach den Regeln ist die Partie hier schon vorbei.
record-problem-broken = Von „{ $answer }“ aus führen die Regeln nicht weiter.
record-problem-not-asked = { $seat } wird hier nichts gefragt, „{ $answer }“ geht also nicht.
record-problem-not-legal = „{ $answer }“ ist hier kein erlaubter Zug für { $seat }.
record-problem-undo = { $seat } hat hier nichts zurückzunehmen.
record-problem-back = Dorthin kann der Tisch nicht zurückgehen.
record-problem-draws-missing = Hier wird etwas gezogen, und das Protokoll sagt nicht, was.
record-problem-draws-left = Laut Protokoll wird hier „{ $draw }“ gezogen, nach den Regeln aber nichts.
record-problem-draw = „{ $draw }“ kann hier nicht gezogen werden.
record-problem-result = Laut Protokoll ist das Ergebnis { $said }, die Züge führen aber zu { $is }.
record-problem-hidden = Dieses Protokoll verschweigt schon ab dem Aufbau, was sein Leser damals nicht wissen durfte. Hol dir das Protokoll, sobald die Partie vorbei ist.
record-problem-too-slow = Dieses Protokoll nachzuspielen dauert zu lange.

record-setup = Aufbau
record-turn = Zug { $turn } · { $name }
record-back = Der Tisch geht zu einem früheren Zug zurück.
record-result = Ergebnis: { $scores }
record-verified = Alles ist regelgerecht: { $moves ->
    [one] { $moves } Antwort
   *[other] { $moves } Antworten
  } in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  }.
record-cut-short = Ab hier fehlt im Protokoll, was seine Leser während der Partie nicht wissen durften. Weiter lässt es sich nicht nachspielen.

button-record = Protokoll
button-replay = Nachspielen
record-title = { $game } · Protokoll
record-about = Jeder Zug und alles, was gezogen wurde. Heb es auf oder spiel es mit `/replay` nach, wo du willst.
record-about-so-far = Das Spiel bis jetzt, soweit du es wissen darfst. Nach dem Ende verschweigt das Protokoll nichts mehr.
record-about-stopped = Das Spiel, bis es vorzeitig beendet wurde, soweit du es wissen konntest.
record-names = Alle stehen hier mit der Farbe ihres Platzes, außer sie möchten genannt werden (`/settings mine`).
replay-round = Runde { $round }
replay-place = { $at } von { $count }
replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Ende
replay-credits = Wessen Arbeit hier steckt
replay-gone = Dieses Protokoll habe ich nicht mehr zur Hand. Gib noch einmal `/replay` ein.
replay-one-of-them = Bitte nur eins: einen Tisch, eine Datei oder einen Text.
replay-no-file = Die Datei ist nicht angekommen. Versuch es noch einmal, oder füg ihren Text ein.

button-page = Seite
button-film = Film
page-under-way = Ich stelle die Seite zusammen. Sie kommt gleich.
page-ready = Das ganze Spiel als Seite: Speicher die Datei und öffne sie im Browser, auch offline. Gib sie gern weiter.
film-under-way = Ich mache den Film. Das dauert bis zu ein paar Minuten; er kommt hierher.
film-ready = Das Spiel als Film.
film-told = Der Film ist jetzt im Kanal.
film-alt = Ein Film einer Partie { $game }, Zug für Zug bis zum Ergebnis. Am Tisch: { $people }.
work-under-way = Ist unterwegs und kommt hierher.
work-before = { $count ->
    [one] Eins kommt noch davor.
   *[other] { $count } kommen noch davor.
  }
shown-failed = Das hat diesmal nicht geklappt. Versuch es bitte noch einmal.
replay-page-failed = Dieses Spiel lässt sich hier nicht zeigen. Vielleicht sagt dir /replay in Discord mehr.
