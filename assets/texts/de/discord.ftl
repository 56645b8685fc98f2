### Was rund um ein Spiel zu lesen ist: die Lobby, die Nachricht mit dem Brett, private Seiten, und warum etwas nicht ging.

## Die Lobby

lobby-people = Am Tisch ({ $seated } von { $most })
lobby-host = Gastgeber
lobby-how = Alle können sich dazusetzen; { $least } genügen. Wie gespielt wird und wann es losgeht, bestimmt der Gastgeber.
lobby-started = Das Spiel hat begonnen. Weiter geht es unten.
lobby-started-there = Das Spiel hat begonnen. Weiter geht es in { $thread }.
lobby-closed = Dieser Tisch wurde geschlossen. `/play` öffnet einen neuen.
lobby-expired = Einen Tag lang kam niemand, darum wurde dieser Tisch geschlossen. `/play` öffnet einen neuen.
lobby-option = { $option }: { $value }
lobby-remove = Jemanden vom Tisch nehmen
lobby-button-join = Mitspielen
lobby-button-leave = Aufstehen
lobby-button-computer = Computer dazusetzen
lobby-button-start = Los geht’s
lobby-button-close = Tisch schließen

# Wie lange der Tisch auf jemanden wartet.
pace = Tempo
pace-none = ohne Erinnerung
pace-none-about = Der Tisch wartet, und niemand wird erinnert
pace-relaxed = entspannt
pace-relaxed-about = Der Tisch wartet; Erinnerung nach 8, 24 und 48 Stunden
pace-daily = ein Tag pro Zug
pace-daily-about = Nach einem Tag bestimmen die anderen, wie es weitergeht
pace-live = fünf Minuten pro Zug
pace-live-about = Nach fünf Minuten bestimmen die anderen, wie es weitergeht

## Die Nachricht mit dem Brett

# Was am Tisch vorging, bis der nächste Zug vorbei ist. $name hatte den Platz vorher.
tiding-host = { $who } ist jetzt Gastgeber.
tiding-gave-up = **{ $name }** hat aufgegeben; { $computer } spielt weiter.
tiding-computer = { $computer } spielt für **{ $name }** weiter.
tiding-seat = { $who } spielt für **{ $name }** weiter.
tiding-returned = { $who } ist wieder auf dem Platz, für den der Computer gespielt hat.
tiding-skipped = Die Zeit von { $who } war um; so wurde der Zug ohne sie gespielt.
tiding-pace = Tempo von jetzt an, wie { $who } gebeten hat: { $pace }.
tiding-overtaken = Aus dem Wunsch von { $who } wird nichts: Inzwischen ging es weiter.
tiding-stuck = { $computer } kann nicht weiterspielen: Von keinem der möglichen Züge aus führen die Regeln weiter. Das ist ein Fehler dieses Bots, nicht eurer. *Zurücknehmen* kann herausführen; sonst kann der Gastgeber das Spiel mit `/table end` beenden.
tiding-back = Wie { $who } gebeten hat, { $moves ->
    [one] wurde ein Schritt
   *[other] wurden { $moves } Schritte
  } zurückgenommen.

board-broken = **Von hier aus führen die Regeln nirgendwohin.** Das ist ein Fehler dieses Bots, nicht eurer. Niemand kann antworten, und niemand hat gewonnen. *Zurücknehmen* kann herausführen; sonst kann der Gastgeber das Spiel mit `/table end` beenden.
board-asked = { $who }: **{ $prompt }**
board-asked-privately = { $who } { $count ->
    [one] bekommt eine Frage
   *[other] bekommen eine Frage
  }, die sonst niemand sieht.
# $people, alle am Tisch, werden damit gerufen.
board-noticed = Seit einem Monat hat hier niemand gespielt. { $people }: In einer Woche wird dieses Spiel weggeräumt; wer irgendetwas daran tut, behält es hier.
board-archived = Dieses Spiel wurde weggeräumt, weil so lange niemand gespielt hat. Wer mitspielt, holt es hervor, wie es steht: mit diesem Knopf oder mit `/board`.

# Ein Computer, der einen Platz spielt; die Nummer unterscheidet ihn von anderen.
seat-computer = Computer { $number }
# Über einen Platz, den niemand hat; -asked, wenn das Spiel auf ihn wartet.
seat-left = **{ $name }** ist gegangen. Wer den Platz nimmt, spielt von dort weiter.
seat-left-asked = **{ $name }** ist gegangen, und dieser Platz ist am Zug. Wer ihn nimmt, spielt von dort weiter.
seat-gone = **{ $name }** ist nicht mehr auf diesem Server. Wer den Platz nimmt, spielt von dort weiter.
seat-gone-asked = **{ $name }** ist nicht mehr auf diesem Server, und dieser Platz ist am Zug. Wer ihn nimmt, spielt von dort weiter.
seat-late = **{ $name }** ließ den Tisch warten. Wer den Platz nimmt, spielt von dort weiter; das kann auch wieder { $name } sein.
seat-late-asked = **{ $name }** ließ den Tisch warten, und dieser Platz ist am Zug. Wer ihn nimmt, spielt von dort weiter; das kann auch wieder { $name } sein.
# Andere haben den Computer für $name weiterspielen lassen.
seat-stand-in = **{ $name }** kann den Platz jederzeit von { $computer } zurücknehmen.
# $people sind noch da und werden damit gerufen.
seat-awaited = { $people }: Das Spiel wartet, bis jemand diesen Platz nimmt oder ihr ihn vom Computer spielen lasst.

# Jemand ist bis zu einem Tag abwesend, auch an diesem noch, und die Uhren warten.
late-away = { $who } ist bis einschließlich { $until } abwesend.
late-until = Die Zeit von { $who } endet { $until }.
# $others werden damit gerufen; $needed von ihnen entscheiden.
late-over = Die Zeit von { $who } ist um. Wie weiter, { $others }?{ $needed ->
    [one] { "" }
   *[other] { " " }Um weiter zu warten, genügt eine Stimme; für alles andere braucht es { $needed }, die dasselbe wollen.
  }
late-about = Vorsichtig gespielt wird mit den sichersten Schritten, und der Platz bleibt vergeben. Einen freigegebenen Platz bekommt, wer ihn nimmt. Spielt der Computer weiter, lässt sich der Platz jederzeit zurücknehmen.
late-voice = { $who }: { $choice }
late-button-wait = Weiter warten
late-button-skip = Diesen Zug vorsichtig spielen
late-button-free = Platz freigeben
late-button-computer = Computer spielt weiter

# Wozu der Tisch ja sagen soll: $who fragt, $holder hat den Platz, um den es geht.
motion-end = { $who } möchte dieses Spiel jetzt beenden.
motion-pace = { $who } möchte, dass dieses Spiel in anderem Tempo weitergeht: { $pace }.
motion-undo = { $who } möchte { $moves ->
    [one] den letzten Schritt
   *[other] die letzten { $moves } Schritte, von wem auch immer,
  } zurücknehmen.
motion-undo-chance = Was dazwischen gezogen oder aufgedeckt wurde, wird neu gezogen; was jemand gesehen hat, bleibt gesehen.
motion-computer = { $who } möchte den Computer für { $holder } spielen lassen.
motion-substitute = { $who } lädt { $person } auf den Platz von { $holder } ein.
# Jemand gibt den eigenen Platz weiter.
motion-substitute-own = { $who } möchte den eigenen Platz an { $person } weitergeben.
motion-awaited = Es fehlt noch die Antwort von: { $people }
motion-refused = { $who } hat abgelehnt; daraus wird also nichts.
motion-withdrawn = { $who } hat den Wunsch zurückgezogen.
answers-choose = Wähle …
# Eines von mehreren Menüs; von wo bis wo, in Zahlen oder Namen: 1–20, blau – grün.
answers-choose-from = Wähle … ({ $range })

button-undo = Zurücknehmen
button-undo-what = Zurück: { $what }
# Nicht mehr frei: Die anderen müssen einverstanden sein.
button-undo-ask = Zurücknehmen: die anderen fragen
# Diese, was geschah, und was ein Spiel daneben hat, stehen in einer Zeile von 516 Pixeln.
button-hand = Hand
button-closer = Genauer
button-legend = Was alles bedeutet
button-rules = Regeln
button-happened = Was geschah
button-question = Geheim antworten
# Wo eine private Seite nicht für alle Antworten zugleich Platz hat.
button-more = Weitere Antworten
button-earlier = Frühere Antworten
button-refresh = Aktualisieren
button-agree = Einverstanden
button-refuse = Ablehnen
button-revive = Wieder hervorholen
button-take = Platz von { $name } nehmen
button-return = Meinen Platz zurücknehmen
button-depute = Den Computer für { $name } spielen lassen

summary-turn = **Zug { $turn } · { $name }**
retired-nothing = Das Spiel ging unten weiter.
result-by-host = Der Gastgeber hat dieses Spiel vorzeitig beendet.
result-by-vote = Alle waren einverstanden, dieses Spiel vorzeitig zu beenden.
result-by-concession = { $name } hat aufgegeben: { $winner } hat gewonnen.
result-abandoned = Alle haben dieses Spiel verlassen.

## Private Seiten

question-turn-over = Dein Zug ist vorbei. Das Spiel geht im Kanal weiter.
question-answered = Du wirst gerade nichts gefragt. Das Spiel geht im Kanal weiter.
closer-choose = Wessen Seite des Tisches?
happened-news = Seit deinem letzten Zug
happened-latest = Die letzten Züge
happened-begun = Wie es zu Beginn des Spiels war
happened-before = Wie es nach deinem letzten Zug war
happened-after = Wie es jetzt ist
happened-nothing = Noch ist nichts geschehen.
rules-pictures = { $count ->
    [one] Das Bild unten zeigt
   *[other] Die Bilder unten zeigen
  } jedes Teil mit dem, was es tut; dasselbe steht in Worten in der Bildbeschreibung.
rules-choose = Wähle ein Thema
table-below = Hier kommt es.
done-ended = Das Spiel ist zu Ende.
done-answer = Erledigt.
done-asked = Die Frage steht am Brett, und auch, wer noch zustimmen muss. Drückst du selbst *Ablehnen*, nimmst du sie zurück.
done-agreed = Erledigt: Sonst musste niemand zustimmen.
done-hand-on = Du hast dieses Spiel verlassen. Dein Platz wartet auf alle, die ihn nehmen wollen; das kannst auch wieder du sein.
done-forgotten = Erledigt. Wo andere das Spiel vollständig brauchen, steht jemand ohne Namen für dich da. Was ich bisher in Kanäle geschrieben habe, bleibt dort, bis jemand es löscht.
# $count ist eine Zahl von Tischen.
done-forgotten-but = ⚠️ Nicht alles ist gelöscht. { $count ->
    [one] Ein Tisch, an dem du genannt wirst, lässt sich gerade nicht lesen oder ändern und bleibt, wie er ist.
   *[other] { $count } Tische, an denen du genannt wirst, lassen sich gerade nicht lesen oder ändern und bleiben, wie sie sind.
} Alles andere ist gelöscht; dort steht jemand ohne Namen für dich da. Versuch es später noch einmal mit `/privacy remove`. Bleibt es dabei, bitte die Person, die diesen Bot betreibt, den Rest zu löschen. Was ich bisher in Kanäle geschrieben habe, bleibt dort, bis jemand es löscht.
done-concede = Du hast aufgegeben.
back-ask = { $others ->
    [0] Damit wird auch zurückgenommen, was die Computer seither getan haben. Was gezogen wurde, wird neu gezogen; was du gesehen hast, bleibt gesehen.
   *[other] { $why ->
        [turn] Dein Zug ist vorbei, und wer als Nächstes dran ist, hat gesehen, wie er ausging, und vielleicht schon damit geplant. Darum müssen alle, die mitspielen, einverstanden sein.
        [revealed] Seither wurde etwas gezogen oder aufgedeckt, und das vergisst niemand. Darum müssen alle, die mitspielen, einverstanden sein.
       *[answered] Seither hat jemand anders geantwortet. Darum müssen alle, die mitspielen, einverstanden sein.
      } Was gezogen wurde, wird neu gezogen; was jemand gesehen hat, bleibt gesehen.
  }
# $moves sind alle, die damit zurückgenommen werden, von wem auch immer.
back-button-move = Vor meinen letzten Schritt (nimmt { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  } zurück)
back-button-turn = Vor den Beginn jenes Zuges (nimmt { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
  } zurück)

## Nachrichten an jemanden, auf den der Tisch wartet. $game ist der Name des Spiels, $link führt zum Brett.

notice-turn = { $game }: Du bist dran. { $link }
notice-remind = { $game } wartet auf dich: Gefragt wurdest du { $since }. { $link }
notice-remind-due = { $game } wartet auf dich: Gefragt wurdest du { $since }. Deine Zeit endet { $until }. { $link }
notice-over = { $game }: Deine Zeit ist um, und die anderen werden gefragt, wie es weitergeht. Sie können weiter warten, diesen Zug vorsichtig spielen lassen, deinen Platz freigeben oder den Computer weiterspielen lassen. Bis das entschieden ist, kannst du noch spielen. { $link }
notice-replaced = { $game }: Du hast den Tisch warten lassen, darum spielt der Computer für dich weiter. Du kannst deinen Platz jederzeit zurücknehmen. { $link }
# Eines davon, in einem Kanal zu $who gesagt.
notice-called = { $who }, { $notice }
notice-unreached = Ich konnte dir nicht direkt schreiben, darum rufe ich dich wieder im Kanal. Wenn du Nachrichten von Mitgliedern dieses Servers zulässt, schaltet `/settings mine` Direktnachrichten wieder ein.

## Berechtigungen

permissions-missing = Ich kann hier keinen Tisch führen: Mir fehlt { $missing }. Wer diesen Server betreut, kann das in den Kanaleinstellungen erlauben.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-in-threads = „Nachrichten in Threads senden“
permission-attach-files = „Dateien anhängen“
permission-create-threads = „Öffentliche Threads erstellen“
permission-read-history = „Nachrichtenverlauf anzeigen“
permissions-forum = Ein Forum selbst hat keinen Platz für einen Tisch. Öffne darin einen Beitrag, und tipp dort `/play`.
permissions-no-thread = Von hier aus lässt sich kein Thread beginnen. Lass die Option `thread` weg, oder spiel in einem Textkanal.
permissions-locked = Dieser Thread ist gesperrt, darum kann ich hier keinen Tisch führen. Wer Threads verwalten darf, kann ihn entsperren.

## Ein Brett, mit dem der Betreiber des Bots probiert, ob es ankommt; es verschwindet sofort wieder

trial-board = Mein Betreiber probiert, ob ich hier etwas posten kann. Dieses Brett verschwindet von selbst.

## Wo ein Tisch zu Hause ist

# Der Name eines Threads: Nichts darin wird als Formatierung gelesen.
thread-name = { $game } mit { $host }
# $who hat das Spiel hergeholt, $channel ist, wo es vorher war.
place-moved = { $who } hat dieses Spiel aus { $channel } hierhergeholt.
place-moved-from-nowhere = { $who } hat dieses Spiel hierhergeholt, weil sein Kanal gelöscht wurde.
place-went = Dieses Spiel geht in { $channel } weiter.
# Warum ein Tisch stillsteht, hinter seiner Zeile in einer Liste.
place-vanished = Sein Kanal ist weg. Mit `/board` in einem anderen Kanal seines Servers geht es dort weiter.
place-closed = In { $channel } darf ich nicht mehr schreiben. Mit `/board` in einem anderen Kanal des Servers geht es dort weiter; oder lass mich wieder hinein, und tipp es in jenem.
place-locked = Sein Thread { $channel } ist gesperrt. Wer Threads verwalten darf, kann ihn entsperren; oder mit `/board` in einem anderen Kanal des Servers geht es dort weiter.
place-left = Ich bin nicht mehr auf seinem Server. Sobald ich wieder eingeladen bin, geht es mit `/board` in jedem Kanal dort weiter.
# Told directly to whoever pressed something in a locked thread, where nobody can be answered; the way on follows.
place-unanswered-counted = { $game }: Was du gedrückt hast, zählt; aber antworten kann ich dort nicht.
place-unanswered = { $game }: Antworten kann ich dort nicht, und was du gedrückt hast, hat nichts geändert.
# Dasselbe zu einem Befehl, der dort eingegeben wurde.
place-unheard-counted = { $command } in { $channel }: Das zählt; aber antworten kann ich dort nicht, denn dieser Thread ist gesperrt.
place-unheard = { $command } in { $channel }: Antworten kann ich dort nicht, denn dieser Thread ist gesperrt, und geändert hat sich nichts. Gib den Befehl in einem anderen Kanal des Servers ein; oder wer Threads verwalten darf, kann diesen entsperren.
# Dem Gastgeber in einer Direktnachricht gesagt. $people sind Namen.
place-told-table = { $game } mit { $people }
place-told-vanished = Der Kanal, in dem du Gastgeber von { $table } bist, wurde gelöscht. Das Spiel ist aufgehoben: Wer am Tisch sitzt, kann in einem anderen Kanal des Servers `/board` tippen, und dort geht es weiter.
place-told-closed = Ich darf in { $channel } nicht mehr schreiben, wo du Gastgeber von { $table } bist. Das Spiel ist aufgehoben. Es geht weiter, sobald ich dort wieder „Kanal ansehen“, „Nachrichten senden“, „Dateien anhängen“ und „Nachrichtenverlauf anzeigen“ habe (in einem Thread „Nachrichten in Threads senden“) und jemand `/board` tippt; oder in einem anderen Kanal des Servers, in dem jemand vom Tisch `/board` tippt.
place-told-locked = Der Thread { $channel }, in dem du Gastgeber von { $table } bist, wurde gesperrt. Das Spiel ist aufgehoben. Es geht weiter, sobald jemand, der Threads verwalten darf, ihn entsperrt hat; oder in einem anderen Kanal des Servers, in dem jemand vom Tisch `/board` tippt.
place-told-left = Ich wurde von dem Server genommen, auf dem du Gastgeber von { $table } bist. Das Spiel ist aufgehoben: Sobald ich wieder eingeladen bin, kann jemand vom Tisch dort in jedem Kanal `/board` tippen.

## Warum etwas nicht ging

refused-no-such-table = Diesen Tisch gibt es nicht mehr.
refused-not-in-the-lobby = Dieser Tisch ist nicht mehr offen: Das Spiel hat begonnen, oder der Tisch wurde geschlossen.
refused-not-playing = Dieses Spiel hat noch nicht begonnen.
refused-not-seated = Du spielst an diesem Tisch nicht mit. Du darfst aber alles genauer ansehen und lesen, was geschah.
refused-not-the-host = Das kann nur der Gastgeber dieses Tisches.
refused-table-is-full = Dieser Tisch ist voll.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-too-few = Es braucht mindestens { $least }, um anzufangen; bisher { $seated ->
    [one] sitzt { $seated }
   *[other] sitzen { $seated }
  } am Tisch. Mit „Mitspielen“ können sich andere dazusetzen.
refused-unknown-option = Diese Einstellung gibt es in diesem Spiel nicht.
refused-options-do-not-fit = Diese Einstellungen passen nicht zu denen, die am Tisch sitzen. Wähl andere und starte noch einmal.
refused-not-at-the-table = Diese Person sitzt nicht an diesem Tisch.
refused-not-joined = Du sitzt nicht an diesem Tisch.
refused-archived = Dieses Spiel wurde weggeräumt. `/board` holt es wieder hervor.
refused-not-archived = Dieses Spiel geht schon weiter.
refused-no-seat-to-take-back = Der Computer spielt hier keinen Platz von dir.
refused-seat-is-taken = Dieser Platz ist nicht mehr frei.
refused-sits-here-already = Diese Person sitzt schon an diesem Tisch, und niemand spielt auf zwei Plätzen.
refused-held-another-seat = Wer in diesem Spiel einmal einen Platz hatte, weiß, was nicht für einen anderen bestimmt ist; nur der eigene kann also wieder genommen werden.
refused-still-playing = Auf diesem Platz wird noch gespielt. Wer ihn hat, gibt ihn weiter; der Tisch erst, wenn er einen Tag lang gewartet hat.
refused-another-server = Ein Spiel bleibt auf seinem Server: Nur dort lässt es sich in einen anderen Kanal holen.
refused-nobody-to-nudge = Der Tisch wartet auf niemanden außer dir.
refused-too-soon-to-nudge = Lass ein wenig Zeit: Erinnern kannst du eine Stunde, nachdem jemand an den Zug kam, gespielt hat oder erinnert wurde.
refused-not-to-be-disturbed = Gerade ist Ruhezeit, und da wird niemand gestört. Die Erinnerung kommt rechtzeitig, wenn sie überhaupt gewünscht ist.
refused-motion-open = Der Tisch wird gerade schon etwas anderes gefragt. Das geht vor: Stimm zu, oder lehn es ab.
refused-motion-over = Das ist schon entschieden.
refused-not-asked-to-agree = Darauf antwortest nicht du: Andere sind gefragt.
refused-agreed-already = Du hast schon zugestimmt. Am Brett steht, wer noch fehlt.
refused-too-long-ago = So weit lässt sich dieses Spiel nicht mehr zurücknehmen.
refused-stale = Das Brett hat sich inzwischen geändert. Schau noch einmal hin, und wähl neu.
refused-try-again = Zwei Dinge geschahen zugleich, und deines kam als Zweites. Versuch es noch einmal.
refused-over = Dieses Spiel ist zu Ende.
refused-broken = Von dort aus führen die Regeln nirgendwohin. Das ist ein Fehler dieses Bots, nicht deiner, und nichts wurde verändert. Wähle etwas anderes oder nimm einen Zug zurück; hilft nichts, kann der Gastgeber das Spiel mit `/table end` beenden.
refused-not-asked = Du bist gerade nicht gefragt.
refused-not-legal = Das ist nicht mehr möglich.
refused-not-your-turn = Nur wer am Zug ist, kann etwas zurücknehmen.
refused-turn-began = Dein Zug hat eben erst begonnen: Es gibt nichts zurückzunehmen.
refused-something-was-revealed = Seither wurde etwas aufgedeckt, darum lässt sich das nicht zurücknehmen.
refused-another-answered = Seither hat jemand anders geantwortet, darum lässt sich das nicht zurücknehmen.

## Wenn es an der Leitung liegt

wire-former = Dieser Knopf stammt aus einer früheren Fassung dieses Bots. Der Tisch geht unten weiter; /board zeigt ihn wieder.
wire-foreign = Diesen Knopf kenne ich nicht.
wire-no-server = Gespielt wird in den Kanälen eines Servers.
wire-no-command = Diesen Befehl kenne ich nicht mehr. Versuch es in einer Minute noch einmal.
wire-broken = Etwas ist schiefgegangen, und nichts wurde verändert. Bitte versuch es noch einmal.
# Discord hat keine Antwort angenommen.
wire-unseen = Das konnte ich hier nicht zeigen. Bitte versuch es noch einmal.
wire-unseen-counted = Das hat gezählt, aber ich konnte es hier nicht zeigen. /board zeigt, wie es am Tisch steht.

### End of 195 texts: bcdbda47
