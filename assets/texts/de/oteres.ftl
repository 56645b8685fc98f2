### Öterés: was beim Spielen zu lesen ist. Alles erscheint, wie es hier steht; Antworten passen in 40 Zeichen, Folgen in 60.
### Namen und Texte der Aktionskarten stehen unter den Übersetzungen in assets/oteres/components.json.

oteres-cards-language = de

## Das Spiel und seine Einstellungen

oteres-title = Öterés
oteres-tagline = Tauch nach Perlen, tausch und mopse sie: Die meisten Punkte gewinnen. Mit zwei Seeigeln auf der Hand bist du raus, aber deine Perlen zählen weiter.

## Wörter

oteres-nothing = nichts
oteres-urchin = Seeigel
oteres-urchin-text = Nimm eine schwarze Perle (kann Punkte kosten); der Seeigel kommt in den Stapel. Zwei auf der Hand am Zugende, und du bist raus.
oteres-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
oteres-pearl-white = weiße Perle Nr. { $number }
oteres-pearl-white-worth = weiß { $value } (Nr. { $number })
oteres-pearl-black = schwarze Perle Nr. { $number }
oteres-pearl-black-worth = schwarz { $value } (Nr. { $number })
oteres-label-act = { $act ->
    [give] Hergeben:
    [pass] Weitergeben:
    [look] Ansehen:
    [lock] Sichern:
   *[keep] Behalten:
  } { $pearl } (Nr. { $number })
oteres-count-white = { $count } weiß
oteres-count-black = { $count } schwarz
oteres-no-pearls = keine Perlen
oteres-count-locked = { $pearls } ({ $count } gesichert)

## Was Karten tun, in wenigen Worten

oteres-effect-protect-pearl = eigene weiße Perle sichern: Niemand kann sie nehmen
oteres-effect-protect-other = deine zweite: So sichert die Person eine weiße Perle
oteres-effect-split-paws = 3 weiße Perlen aufteilen, jemand wählt eine Pfote
oteres-effect-biggest-pile = eine Perle nehmen, wo die meisten weißen liegen
oteres-effect-pass-left = alle geben eine Perle nach links
oteres-effect-share-out = eine von 3 weißen Perlen behalten, Rest verschenken
oteres-effect-ward = wehrt die nächste Karte gegen deine Perlen ab
oteres-effect-take-white = eine weiße Perle aus dem Vorrat nehmen
oteres-effect-trade-in = eine deiner Perlen gegen eine weiße
oteres-effect-swap = eine deiner Perlen gegen eine fremde, blind
oteres-effect-snatch = jemandem blind eine weiße Perle nehmen
oteres-effect-pass-card = Karte verschenken, auch einen Seeigel; nachziehen
oteres-effect-discard-card = Karte abwerfen, auch einen Seeigel; nachziehen
oteres-effect-dark-gift = schwarze Perle schenken, sonst eine ansehen, evtl. tauschen
oteres-effect-urchin = schwarze Perle, kann Punkte kosten; Seeigel in den Stapel
oteres-why-no-lock = keine weiße Perle zu sichern
oteres-why-comes-back = die Perle kommt sofort zurück

## Fragen

oteres-answer-aim = { $card } · { $name }
oteres-answer-shed-same = { $card } · noch eine „{ $shed }“
oteres-label-pass-card = Geben: { $card }
oteres-answer-out = am Ende dieses Zugs bist du raus; von da an sind deine Perlen sicher und zählen
oteres-answer-out-game = am Ende dieses Zugs bist du raus, und die Partie endet
oteres-answer-nothing = Geht nicht
oteres-ask-card = Welche Karte spielst du?
oteres-note-stuck = Im Vorrat ist keine schwarze Perle mehr, deshalb kannst du keinen Seeigel spielen.
oteres-warning = ⚠️ **Zwei Seeigel auf der Hand!** Werd jetzt einen los ({ $cards }): Mit zweien am Ende dieses Zugs bist du raus, aber deine Perlen sind sicher und zählen weiter.
oteres-warning-lost = ⚠️ **Seeigel auf der Hand: { $count }**, und nichts kann dich retten: Nach diesem Zug bist du raus, aber deine Perlen sind sicher und zählen weiter.
oteres-warning-end = Damit ist auch die Partie zu Ende.
oteres-note-played = Du hast { $card } gespielt.
oteres-answer-end = Zug beenden
oteres-ask-passed = Welche Karte geht an { $name }?
oteres-note-only-card = Es ist die einzige, die infrage kommt, aber das wissen die anderen nicht. Dann ziehst du eine neue.
oteres-note-draw-after = Dann ziehst du eine neue.
oteres-answer-to-discards = „{ $card }“ kommt offen auf die Ablage
oteres-answer-into-deck = zurück in die Mitte des Stapels
oteres-answer-kept = abgewehrt durch „{ $card }“
oteres-answer-to-hand = „{ $card }“ geht auf die Hand; nur ihr zwei wisst es
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-swapped = Welche deiner Perlen geht an { $name }?
oteres-note-swapped = Welche du dafür bekommst, entscheidet der Zufall.
oteres-ask-gift = Welche schwarze Perle geht an { $name }?
oteres-ask-look = Welche Perle von { $name } siehst du dir an?
oteres-note-look = Sonst erfährt niemand, was sie wert ist. Danach kannst du sie gegen eine von dir tauschen.
oteres-ask-exchange = Perle { $pearl } von { $name } eintauschen?
oteres-note-exchange = { $warded ->
    [yes] Eine Karte vor { $name } schützt sie, ein Tausch klappt also nicht.
   *[no] { $name } bekommt die, die du wählst, und sieht, was sie wert ist.
  } So oder so ist dein Zug danach vorbei.
oteres-answer-leave = Nicht tauschen, Zug beenden
oteres-ask-pass-left = Welche Perle gibst du nach links, an { $name }?
oteres-note-pass-left = Alle wählen eine, dann wandern alle Perlen gleichzeitig.
oteres-ask-pass-left-again = Doch lieber eine andere an { $name } geben?
oteres-note-pass-left-again = Bis alle gewählt haben, kannst du deine Wahl ändern.
oteres-ask-under = Welche weiße Perle kommt unter die Karte „{ $card }“?
oteres-note-under = Dort bleibt sie bis zum Schluss: Niemand kann sie nehmen, und du kannst sie nicht hergeben. Sie zählt trotzdem.
oteres-ask-split = Wie verteilst du die Perlen auf deine zwei Pfoten?
oteres-note-split = Dann wählt jemand anderes blind eine Pfote und bekommt, was darin ist. Die andere gehört dir.
oteres-answer-split = Links { $left } · rechts { $right }
oteres-answer-split-none = alle in die rechte Pfote
oteres-answer-split-numbers = linke Pfote: Nr. { $numbers }
oteres-ask-picker = Wer wählt eine Pfote?
oteres-ask-paw = Welche Pfote von { $name } nimmst du?
oteres-note-paw = Perlen in beiden Pfoten: { $count }. Wie sie verteilt sind, bleibt geheim.
oteres-ask-kept = Welche behältst du?
oteres-note-kept = Danach sagst du, wer die anderen bekommt, eine pro Kopf.
oteres-note-kept-one = Danach suchst du eine für { $name } aus. Die letzte kommt zurück in den Vorrat.
oteres-ask-share-who = Wer bekommt { $pearl }?
oteres-ask-share-which = Welche Perle geht an { $name }?
oteres-note-share-rest = Die letzte kommt zurück in den Vorrat.

## Wie es steht

oteres-status = Runde { $round } · { $up ->
    [begins] { $name } beginnt ·{" "}
    [plays] { $name } ist dran ·{" "}
   *[no] {""}
  }noch { $playing } dabei · Stapel { $deck } · Vorrat: { $white } weiß, { $black } schwarz
# Was aus dem Zug davor wurde; er ist vorbei, von selbst oder auf ein Wort hin.
oteres-status-action = { $name } spielt **{ $card }**: „{ $text }“
oteres-status-action-at = { $name } spielt **{ $card }** auf { $other }: „{ $text }“
oteres-status-no-effect = Sie bringt nichts: { $why }.
oteres-status-laid = { $name } hat **{ $card }** ausgelegt und legt gleich eine weiße Perle darunter.
oteres-status-laid-at = { $name } hat **{ $card }** vor { $other } ausgelegt; { $other } legt gleich eine eigene weiße Perle darunter.
oteres-status-awaited = Noch am Überlegen: { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Punkte: { $scores }
oteres-ending-early-row = **{ $name }**: { $pearls }
oteres-ending-row = { $place }) **{ $name }**: { oteres-board-points }, { $pearls }, { $stay }
oteres-ending-pearls = Perlen: { $count } ({ $values })
oteres-ending-by-round = Punkte nach jeder Runde: { $points }
oteres-ending-black = schwarz { $value }
oteres-ending-from = { $values } von { $name }
oteres-ending-out = raus in Runde { $round }
oteres-ending-in = bis zuletzt dabei
oteres-ending-gone = raus
oteres-ending-won = { $name } gewinnt vor { $second }. Vorsprung: { oteres-board-points } (Perlen: { $mine } gegen { $other }).
oteres-ending-beach = { $name } war seit Runde { $round } raus und gewinnt vom Strand aus.
# Höchstens drei, über die man reden wird: ein Zug und wessen Punkte er geändert hat, ein heimlich zugesteckter Seeigel, schwarze Perlen, ohne die es gereicht hätte.
oteres-ending-turn = Runde { $round }: { $words } Punkte: { $points }.
oteres-ending-change = { $name } { $from } → { $to }
oteres-ending-slip = Runde { $round }: { $name } hat { $other } den Seeigel zugesteckt, mit dem { $other } raus war.
oteres-ending-weighed = Schwarze Perlen haben { $name } { oteres-board-points } gekostet.
oteres-ending-tie = { $name } und { $second } haben gleich viele Punkte, also gewinnen weniger Perlen: { $count } gegen { $other }.
oteres-ending-shared = Gleich viele Punkte, gleich viele Perlen. Zeit für eine Revanche!

## Hand, genauer ansehen, die Stellung in Worten

oteres-hand-title = Deine Hand und deine Perlen
oteres-hand-pearls = **Deine Perlen: { $count }**, zusammen { $sum } wert: { $list }
oteres-hand-known = Gesehene Perlen von { $name }: { $list }
oteres-hand-given = Von dir auf der Hand von { $name }: { $cards }
oteres-hand-card = - **{ oteres-cards }** · { $text }
oteres-hand-out = Niemand kommt mehr an deine Perlen, und oft gewinnt jemand, der schon raus ist. Schau zu und tippe, wer gewinnt: Liegst du richtig, steht es am Ende da.
oteres-text-held = { $pearl } unter { $card }
oteres-text-end = { $name } kann den Zug beenden.
oteres-text-discarded-last = Zuletzt abgelegt, die neueste zuerst: { $cards }
oteres-text-catch = Aus dem Vorrat genommen und noch nicht verteilt: { $list }
oteres-text-no-discards = Die Ablage ist noch leer.
oteres-text-discards = { $count } auf der Ablage: { $cards }
oteres-text-out = Raus, die Perlen zählen noch
oteres-text-hand = Karten auf der Hand: { $count }
oteres-text-own-hand = Auf der Hand: { $cards }
oteres-text-pearls = Perlen: { $counts }
oteres-text-pearls-known = Perlen: { $counts }. Dir bekannt: { $list }
oteres-text-pearls-shown = Perlen: { $counts }: { $list }
oteres-text-front = Ausgelegt: { $cards }
oteres-text-front-pearl = { $card } (darunter { $pearl })

## Was geschehen ist: ein Satz für jede Art von Ereignis, wie ihn jemand erzählt, der dabei war

# Karten, Namen und Perlen im Satz. Eine Perle hat ihren Wert, wenn die Lesenden ihn kennen.
oteres-told-card = *{ $card }*
oteres-told-list = { $some } und { $last }
oteres-told-white = eine weiße Perle
oteres-told-black = eine schwarze Perle
oteres-told-white-worth = eine weiße **{ $value }**
oteres-told-black-worth = eine schwarze **{ $value }**
oteres-told-whites-worth = weiße Perlen mit { $values }
oteres-told-blacks-worth = schwarze Perlen mit { $values }
oteres-told-pearls = { $count ->
    [0] eine leere Pfote
    [1] eine Perle
    [2] zwei Perlen
   *[other] drei Perlen
  }
oteres-told-name-out = { $name } (raus)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
   *[other] {" "}+ { $black } schwarz
  }
oteres-fact-began = Alle hatten zu Beginn eine weiße Perle, ihr Wert ist geheim. { $name } hat angefangen.
oteres-fact-card-drawn = { $name } hat { $card } gezogen.
oteres-fact-nothing-drawn = Der Stapel war leer, als { $name } ziehen wollte.
oteres-fact-card-played = { $name } hat { $card } gespielt.
oteres-fact-nothing-played = { $name } hatte nichts zu spielen.
oteres-fact-no-effect = { $name } hat { $card } umsonst gespielt: { $why }.
oteres-fact-dived = { $name } ist getaucht und hat { $pearl } geholt.
oteres-fact-snatched = { $name } hat { $other } { $pearl } gemopst.
oteres-fact-raided = { $name } hat { $card } gespielt und { $other } { $pearl } abgenommen.
oteres-fact-bigger-pile-out = Wer raus ist, zählt dafür nicht.
oteres-fact-swapped = { $name } hat { $other } { $given } gegeben und dafür { $pearl } bekommen.
oteres-fact-traded = { $name } hat eine Perle mit dem Vorrat getauscht: { $given } gegen { $pearl }.
oteres-fact-split = { $name } hat zwei Pfoten hingehalten: { $other } hat { $pearls } erwischt, { $name } hat { $rest } behalten.
oteres-fact-passed = { $name } hat Perlen nach links weitergeben lassen: { $ways }.
oteres-fact-shared = { $name } hat einen Fang geteilt, je eine Perle für { $names }.
oteres-fact-given = { $name } hat { $other } { $pearl } geschenkt.
oteres-fact-pearl-looked-at = { $name } hat sich bei { $other } eine Perle angesehen.
oteres-fact-pearl-looked-at-known = { $name } hat sich bei { $other } eine Perle angesehen, **{ $value }** wert.
oteres-fact-warded = { $name } hat es bei { $other } mit { $card } versucht, aber { $ward } hat das verhindert.
oteres-fact-warded-later = { $ward } hat { $other } geschützt.
oteres-fact-card-laid = { $name } hat zum Schutz { $card } ausgelegt.
oteres-fact-card-laid-for = { $name } hat { $other } { $card } hingelegt.
oteres-fact-pearl-protected = { $name } hat unter { $by } eine weiße Perle für immer gesichert.
oteres-fact-nothing-protected = { $name } hatte keine weiße Perle dafür.
oteres-fact-card-given = { $name } hat { $by } gespielt und { $other } eine Karte zugesteckt.
oteres-fact-card-given-known = { $name } hat { $other } diese Karte zugesteckt: { $card }.
oteres-fact-card-discarded = { $name } hat { $card } abgeworfen.
oteres-fact-urchin-returned = { $name } hat { $by } gespielt und einen Seeigel zurück in den Stapel geschickt.
oteres-fact-urchin = { $name } ist einen Seeigel losgeworden und hat dafür { $pearl } genommen.
oteres-fact-first-urchin = Schwarze Perlen kosten { $least } bis { $most } Punkte, aber wer zwei Seeigel behält, ist raus.
oteres-fact-black-gone = Die schwarzen Perlen sind aufgebraucht: Seeigel wird man nur noch mit { $cards } los.
oteres-fact-black-back = Im Vorrat liegt wieder eine schwarze Perle: Auch damit wird man einen Seeigel los.
oteres-fact-deck-low = Im Stapel sind nur noch { $count } Karten, und Seeigel kommen immer wieder hinein.
# $pearls ist, wie viele von jeder Farbe.
oteres-fact-out = **{ $name } ist raus**, mit { $count } Seeigeln auf der Hand. Die Perlen zählen weiter: { $pearls }.
oteres-fact-duel = Jetzt spielt { $one } gegen { $other }.
oteres-fact-ended = Nur { $name } ist noch dabei: Damit ist die Partie zu Ende, und das bringt nichts extra.
oteres-fact-round-over = Weiße Perlen: { $rows }

oteres-chapter-out = { $name } ist raus
oteres-chapter-black-gone = Die letzte schwarze Perle ist weg
oteres-chapter-blocked = { $card } rettet { $other }
oteres-chapter-taken = { $name } beklaut { $other }
oteres-chapter-slipped = { $name } steckt { $other } eine Karte zu

oteres-why-empty-pool = keine weiße Perle im Vorrat
oteres-why-own-none = keine eigene Perle dafür
oteres-why-own-locked = alle eigenen Perlen gesichert
oteres-why-no-pearl = keine Perle in Reichweite
oteres-why-no-card = keine andere Karte auf der Hand

## Was nur die Lesenden davon wissen, zuerst auf ihren Seiten

oteres-warning-next = ⚠️ **Zwei Seeigel auf der Hand!** Werd in deinem nächsten Zug einen los ({ $cards }): Mit zweien an dessen Ende bist du raus, aber deine Perlen sind sicher und zählen weiter.
oteres-warning-bad = ⚠️ **Seeigel auf der Hand: { $count }**, und noch rettet dich keine deiner Karten. Hilft auch die nächste nicht, bist du nach deinem Zug raus, aber deine Perlen sind sicher und zählen weiter.
oteres-news-out = **Du bist raus, aber deine Perlen sind sicher:** { oteres-board-points }. Oft gewinnt, wer schon raus ist.
oteres-news-drew = Du hast { $card } gezogen.
oteres-news-drew-urchin = ⚠️ Du hast einen **Seeigel** gezogen!
oteres-news-given = { $name } hat dir { $card } zugesteckt.
oteres-news-slipped = Du hast { $name } diese Karte zugesteckt: { $card }.
oteres-news-got = Du hast { $pearl } bekommen.
oteres-news-gave = Du hast { $name } { $pearl } gegeben.
oteres-news-got-from = Du hast { $pearl } von { $name } bekommen.
oteres-news-lost = { $name } hat jetzt { $pearl } von dir.
oteres-news-traded = Du hast { $given } zurückgelegt und { $pearl } gezogen.
oteres-news-swapped = Du hast { $name } { $given } gegeben und { $pearl } bekommen.
oteres-news-passing = An { $name } gibst du: { $pearl }.
oteres-news-paws = Linke Pfote: { $left } · rechte Pfote: { $right }. { $name } wählt eine.
oteres-news-last-turn = Dein letzter Zug: { $news }
oteres-news-looked = Perle { $number } von { $name } ist **{ $value }** wert.

## Was von einer Antwort kommt: Bruchstücke neben ihr, in Tipps und in Rätseln

oteres-why-safe = Deine wertvollste Perle kann dir dann niemand mehr nehmen.
oteres-why-least = Du gibst nur deine billigste Perle her.
oteres-why-most = { $name } hat die meisten weißen Perlen.
oteres-why-fresh = Du bekommst dafür eine neue Karte.
oteres-why-urchin = Du wirst einen Seeigel los, bevor du mit einem zweiten raus bist.
oteres-answer-saved = wird einen Seeigel los: du bleibst dabei
oteres-answer-saved-unless = ein Seeigel weniger: dabei, wenn kein neuer kommt
oteres-answer-idle = bewirkt gerade nichts: { $why }
oteres-answer-locks = sichert { $pearl }
oteres-answer-gives = gibt { $pearl } her
oteres-answer-returns = { $pearl } kommt zurück in den Vorrat
oteres-answer-has = { $name } hat { $pearls }
oteres-answer-known = eine davon kennst du: { $pearl }
oteres-answer-unseen = unbekannte im Schnitt { $sign }{ oteres-board-points }
oteres-answer-guards = gegen Seeigel bleibt dir { $cards }
oteres-answer-bare = danach keine Karte gegen Seeigel
