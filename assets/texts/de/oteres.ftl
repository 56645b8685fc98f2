### Öterés: was beim Spielen zu lesen ist. Alles erscheint, wie es hier steht; Antworten passen in 40 Zeichen, Folgen in 60.
### Namen und Texte der Aktionskarten stehen unter den Übersetzungen in assets/oteres/components.json.

oteres-cards-language = de

## Das Spiel und seine Einstellungen

oteres-title = Öterés
oteres-tagline = Tauch nach Perlen, tausch und mopse sie: Die meisten Punkte gewinnen. Mit zwei Seeigeln auf der Hand scheidest du aus, deine Perlen zählen weiter.

## Wörter

oteres-nothing = nichts
oteres-urchin = Seeigel
oteres-urchin-text = Nimm eine schwarze Perle; der Seeigel kommt zurück in den Stapel. Zwei Seeigel auf der Hand am Ende deines Zuges, und du bist raus.
oteres-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
# $number ist die Nummer der Perle unter denen, die beisammenliegen, wie auf den Bildern.
oteres-pearl-white = weiße Perle Nr. { $number }
oteres-pearl-white-worth = weiß { $value } (Nr. { $number })
oteres-pearl-black = schwarze Perle Nr. { $number }
oteres-pearl-black-worth = schwarz { $value } (Nr. { $number })
oteres-label-white = Weiße Perle · Nr. { $number }
oteres-label-white-worth = Weiß { $value } · Nr. { $number }
oteres-label-black = Schwarze Perle · Nr. { $number }
oteres-label-black-worth = Schwarz { $value } · Nr. { $number }
oteres-count-white = { $count } weiß
oteres-count-black = { $count } schwarz
oteres-no-pearls = keine Perlen

## Was Karten tun, in wenigen Worten

oteres-effect-protect-pearl = eigene weiße Perle sichern; eine weitere wird verschenkt
oteres-effect-split-paws = 3 weiße Perlen aufteilen, jemand wählt eine Pfote
oteres-effect-biggest-pile = eine Perle von den meisten weißen nehmen
oteres-effect-pass-left = alle geben eine Perle nach links
oteres-effect-share-out = eine von 3 weißen Perlen behalten, Rest austeilen
oteres-effect-ward = der nächste Griff nach deinen Perlen misslingt
oteres-effect-take-white = eine weiße Perle aus dem Vorrat nehmen
oteres-effect-trade-in = eine deiner Perlen gegen eine neue weiße
oteres-effect-swap = eine deiner Perlen gegen eine fremde, blind
oteres-effect-snatch = jemandem blind eine weiße Perle nehmen
oteres-effect-pass-card = Karte verschenken, auch einen Seeigel; nachziehen
oteres-effect-discard-card = Karte abwerfen, auch einen Seeigel; nachziehen
oteres-effect-dark-gift = schwarze Perle verschenken, oder eine ansehen und tauschen
oteres-effect-urchin = nimm eine schwarze Perle; er geht in den Stapel

## Fragen

oteres-answer-aim = { $card } · { $name }
oteres-answer-stake = { $card } · { $value } (Nr. { $number })
oteres-answer-shed = { $card } · { $shed }
oteres-answer-out = rettet dich nicht: du scheidest aus
oteres-answer-nothing = Nichts davon ist möglich
oteres-ask-card = Welche Karte spielst du?
oteres-note-stuck = Im Vorrat ist keine schwarze Perle mehr, darum kann kein Seeigel gespielt werden.
oteres-warning = ⚠️ **ZWEI SEEIGEL!** Werde diesen Zug einen los, sonst scheidest du aus. Das hilft: { $cards }.
oteres-warning-lost = ⚠️ **{ $count } SEEIGEL**, und nichts auf deiner Hand kann dich retten: Nach diesem Zug scheidest du aus. Deine Perlen sind sicher und zählen.
oteres-ask-end = Zug beenden?
oteres-note-end = Wer einen Zug mit zwei Seeigeln auf der Hand beendet, ist raus.
oteres-answer-end = Zug beenden
oteres-ask-protected = Wer bekommt diese Karte?
oteres-note-protected = Du hast schon eine für dich selbst gespielt. Wer diese bekommt, wählt, welche der eigenen weißen Perlen darunterkommt.
oteres-ask-pass-to = Wer bekommt eine Karte von dir?
oteres-ask-passed = Welche Karte geht an { $name }?
oteres-ask-discard = Welche Karte wirfst du ab?
oteres-note-draw-after = Dann ziehst du eine nach.
oteres-answer-to-discards = offen auf die Ablage
oteres-answer-into-deck = zurück in die Mitte des Stapels
oteres-answer-kept = { $pearls } · abgewehrt: Die Karte wird misslingen
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-snatch = Wem nimmst du eine weiße Perle?
oteres-note-blind = Welche es ist, entscheidet der Zufall unter denen, die unter keiner Karte liegen.
oteres-ask-biggest = Wem nimmst du eine Perle?
oteres-note-biggest = Dort liegen die meisten weißen Perlen. Welche es ist, entscheidet der Zufall, gleich welcher Farbe.
oteres-ask-swap = Mit wem tauschst du eine Perle?
oteres-note-swap = Deine wählst du selbst; welche du bekommst, entscheidet der Zufall, gleich welcher Farbe.
oteres-ask-swapped = Welche deiner Perlen geht an { $name }?
oteres-note-swapped = Welche dafür zurückkommt, entscheidet der Zufall.
oteres-ask-trade-in = Welche Perle legst du in den Vorrat zurück?
oteres-note-trade-in = Dann nimmst du eine weiße, vielleicht dieselbe.
oteres-note-trade-in-empty = Im Vorrat ist keine weiße Perle mehr, darum kommt eine weiße sofort zurück.
oteres-ask-gift-to = Wer bekommt eine schwarze Perle von dir?
oteres-ask-look-of = Du hast keine schwarze Perle zu verschenken: Wessen Perle siehst du an?
oteres-ask-gift = Welche schwarze Perle geht an { $name }?
oteres-ask-look = Welche Perle von { $name } siehst du an?
oteres-note-look = Sonst erfährt niemand, was sie wert ist. Danach darfst du sie gegen eine von dir tauschen.
oteres-ask-exchange = Tauschst du die Perle { $pearl } von { $name } gegen eine von dir?
oteres-note-exchange = { $warded ->
    [yes] Eine Karte vor { $name } hält sie fest: Ein Tausch wird misslingen.
   *[no] { $name } bekommt die, die du wählst, und sieht, was sie wert ist.
  } So oder so ist dein Zug danach vorbei.
oteres-answer-leave = Nicht tauschen und Zug beenden
oteres-ask-pass-left = Welche Perle gibst du nach links an { $name }?
oteres-note-pass-left = Alle wählen für sich; dann wandern alle Perlen zugleich.
oteres-ask-under = Welche weiße Perle kommt unter die Karte „{ $card }“?
oteres-note-under = Dort bleibt sie bis zum Schluss: Niemand kann sie nehmen, und du kannst sie nicht hergeben. Sie zählt.
oteres-ask-split = Wie verteilst du sie auf deine Pfoten?
oteres-note-split = Dann wählt jemand anders ungesehen eine Pfote und bekommt, was darin ist. Die andere gehört dir.
oteres-answer-split = Links { $left } · rechts { $right }
oteres-answer-split-none = alle in die rechte Pfote
oteres-answer-split-numbers = { $count ->
    [one] Nr. { $numbers } in die linke Pfote
   *[other] Nr. { $numbers } in die linke Pfote
  }
oteres-ask-picker = Wer wählt eine Pfote?
oteres-ask-paw = Welche Pfote von { $name }?
oteres-note-paw = { $count ->
    [one] In einer davon liegt eine Perle.
   *[other] { $count } Perlen liegen darin; wie sie verteilt sind, wird nicht verraten.
  }
oteres-answer-paw-left = Linke Pfote
oteres-answer-paw-right = Rechte Pfote
oteres-ask-kept = Welche behältst du?
oteres-note-kept = Dann sagst du, wer die anderen bekommt, eine pro Kopf.
oteres-ask-share-who = Wer bekommt { $pearl }?
oteres-ask-share-which = Welche Perle geht an { $name }?
oteres-note-share-rest = Die übrige kommt zurück in den Vorrat.

# Eine Antwort, die zurückgenommen wird, in ein, zwei Wörtern: „Zurück: Karte“.
oteres-undo = { $kind ->
    [pearl] Perle
    [split] Pfoten
    [player] Mitspieler
   *[other] Karte
  }

## Wie es steht

oteres-status = Zug { $turn } · noch { $playing } dabei · Stapel { $deck } · Vorrat: { $white } weiß, { $black } schwarz
# Was aus dem Zug davor wurde; er ist vorbei, von selbst oder auf ein Wort hin.
oteres-status-card = { $name } ist am Zug und wählt eine Karte aus.
oteres-status-action = { $name } spielt **{ $card }** · { $text }
oteres-status-laid = { $name } hat **{ $card }** ausgelegt und wählt eine weiße Perle, die darunter kommt.
oteres-status-laid-at = { $name } hat **{ $card }** vor { $other } ausgelegt; { $other } wählt eine eigene weiße Perle, die darunter kommt.
oteres-status-awaited = Wählen noch: { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Punkte: { $scores }
oteres-ending-early = Abgebrochen in Runde { $round }
oteres-ending-early-row = **{ $name }**: { $pearls }
oteres-ending-title = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
  }
oteres-ending-row = { $place }) **{ $name }**: { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  } mit { $count ->
    [one] 1 Perle
   *[other] { $count } Perlen
  } ({ $values }), { $stay }
oteres-ending-row-empty = { $place }) **{ $name }**: { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }, ohne eine Perle, { $stay }
oteres-ending-black = schwarz { $value }
# Perlen, die von jemand anderem kamen: ihre Werte.
oteres-ending-from = { $values } von { $name }
oteres-ending-out = raus in Runde { $round }
oteres-ending-in = bis zuletzt dabei
oteres-ending-gone = raus
oteres-ending-beach = { $name } hat vom Strand aus gewonnen, ausgeschieden in Runde { $round }.
oteres-ending-best = Bester Fang: { $name } hat { $from } eine { $value } genommen.
oteres-ending-dark = Am schwersten wogen die schwarzen Perlen bei { $name }: { $value } Punkte.
oteres-ending-tie = Gleich viele Punkte: Weniger Perlen gaben den Ausschlag.
oteres-ending-shared = Gleich viele Punkte, gleich viele Perlen: Spielt noch einmal!

## Hand, genauer ansehen, die Stellung in Worten

oteres-hand-title = Deine Hand und deine Perlen
oteres-hand-pearls = { $count ->
    [one] **Deine Perle**
   *[other] **Deine { $count } Perlen**
  }, zusammen { $sum } wert: { $list }
oteres-hand-no-pearls = Du hast keine Perlen.
oteres-hand-known = Bei { $name } gesehen: { $list }
oteres-hand-card = - **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } · { $text }
oteres-hand-out-title = Du bist ausgeschieden, deine Perlen nicht
oteres-hand-out = { $count ->
    [one] Dein Punkt ist
   *[other] Deine { $sum } Punkte sind
  } sicher: Niemand kommt mehr an deine Perlen, und oft gewinnt, wer schon ausgeschieden ist. Schau hier zu, bis alle Perlen aufgedeckt werden.
oteres-hand-empty = Deine Hand ist leer.
oteres-closer-title = Die Seite von { $name }
oteres-text-held = { $pearl } unter { $card }
oteres-text-phase = Runde { $round }.{ $phase ->
    [end] {" "}{ $name } kann den Zug beenden.
    [over] {" "}Das Spiel ist zu Ende.
   *[other] {""}
  }
oteres-text-left = Stapel { $deck } · Vorrat: { $white } weiß, { $black } schwarz
oteres-text-discarded-last = Zuletzt abgelegt, die neueste zuerst: { $cards }
oteres-text-first = { $name } hat begonnen.
oteres-text-catch = Aus dem Vorrat genommen und noch nicht vergeben: { $list }
oteres-text-no-discards = Die Ablage ist noch leer.
oteres-text-discards = { $count } auf der Ablage: { $cards }
oteres-text-side = **{ $name }**
oteres-text-out = Raus.
oteres-text-hand = { $count ->
    [0] Keine Karte auf der Hand.
    [one] 1 Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
  }
oteres-text-own-hand = Auf der Hand: { $cards }
oteres-text-no-pearls = Keine Perlen.
oteres-text-pearls = Perlen: { $counts }
oteres-text-pearls-known = Perlen: { $counts }. Dir bekannt: { $list }
oteres-text-front = Ausgelegt: { $card }
oteres-text-front-pearl = Ausgelegt: { $card }, darunter { $pearl }

## Was geschehen ist: ein Satz für jedes Ereignis, wie ihn jemand erzählt, der dabei war

# Eine Perle im Satz; ihr Wert, wo die Lesenden ihn kennen.
oteres-told-pearl = { $worth ->
    [known] { $colour ->
        [black] eine schwarze **{ $value }**
       *[white] eine weiße **{ $value }**
      }
   *[hidden] { $colour ->
        [black] eine schwarze Perle
       *[white] eine weiße Perle
      }
  }
oteres-told-pearls = { $count ->
    [0] nichts
    [one] eine weiße Perle
   *[other] { $count } weiße Perlen
  }
oteres-told-drew = { $name } hat { $card } gezogen.
oteres-told-take-white = { $name } ist getaucht und hat { $pearl } geholt.
oteres-told-snatch = { $name } hat { $other } { $pearl } gemopst.
oteres-told-biggest-pile = { $name } hat { $other } { $pearl } genommen: Dort lagen die meisten.
oteres-told-swapped = { $name } und { $other } haben eine Perle getauscht.
oteres-told-swap = { $name } hat { $other } { $given } gegeben und { $pearl } bekommen.
oteres-told-traded = { $name } hat eine Perle gegen eine neue getauscht.
oteres-told-trade-in = { $name } hat { $given } zurückgelegt und { $pearl } gezogen.
oteres-told-split-paws = { $name } hat zwei Pfoten hingehalten. { $other } hat die { $paw ->
    [left] linke
   *[right] rechte
  } gewählt und { $pearls } bekommen; { $name } behielt { $rest }.
oteres-told-pass-left = { $card }: Alle haben eine Perle nach links gegeben.
oteres-told-passed = { $name } hat { $pearl } an { $other } gegeben.
oteres-told-share-out = { $name } hat einen Fang geteilt: je eine Perle für { $names }.
oteres-told-got = { $name } hat { $pearl } bekommen.
oteres-told-ward = { $name } hat { $card } ausgelegt, um den nächsten Griff abzuwehren.
oteres-told-protect-pearl = { $name } hat { $card } gespielt und eine weiße Perle gesichert.
oteres-told-protect-bare = { $name } hat { $card } ausgelegt, ohne weiße Perle dafür.
oteres-told-protect-other = { $name } hat { $other } { $card } gegeben, und { $other } hat eine weiße Perle gesichert.
oteres-told-protect-other-bare = { $name } hat { $other } { $card } gegeben, ohne weiße Perle dafür.
oteres-told-pass-card = { $name } hat { $other } eine Karte zugesteckt.
oteres-told-pass-card-known = { $name } hat { $other } eine Karte zugesteckt: { $card }.
oteres-told-discard-card = { $name } hat { $card } abgeworfen und eine neue Karte gezogen.
oteres-told-discard-urchin = { $name } hat einen Seeigel zurück in den Stapel gescheucht.
oteres-told-dark-gift = { $name } hat { $other } { $pearl } geschenkt.
oteres-told-looked = { $name } hat eine Perle von { $other } angesehen und liegen lassen.
oteres-told-looked-known = { $name } hat eine Perle von { $other } angesehen, Wert **{ $value }**, und liegen lassen.
oteres-told-look-swapped = { $name } hat eine Perle von { $other } angesehen und getauscht.
oteres-told-look-swap = { $name } hat eine Perle von { $other } angesehen und getauscht: { $given } gegen { $pearl }.
oteres-told-look-blocked = { $name } hat eine Perle von { $other } angesehen und wollte sie, aber { $card } hat den Tausch verhindert.
oteres-told-urchin = { $name } hat einen Seeigel gespielt und { $pearl } genommen.
oteres-told-played = { $name } hat { $card } gespielt.
oteres-told-nothing-played = { $name } hatte nichts zu spielen.
oteres-told-blocked = { $name } hat { $card } gegen { $other } versucht, aber { $ward } hat es verhindert.
oteres-told-empty-pool = { $name } hat { $card } gespielt, aber im Vorrat lag keine weiße Perle mehr.
oteres-told-no-pearl = { $name } hat { $card } gespielt, aber es gab keine Perle dafür.
oteres-told-no-card = { $name } hat { $card } gespielt, aber es gab keine andere Karte dafür.
oteres-told-out = **{ $name } scheidet aus:** { $count } Seeigel. Die Perlen zählen weiter.
oteres-told-ended = Damit ist das Spiel zu Ende.
oteres-why-empty-pool = Sie bewirkt nichts: Im Vorrat liegt keine weiße Perle mehr.
oteres-why-no-pearl = Sie bewirkt nichts: Es gibt keine Perle dafür.
oteres-why-no-card = Sie bewirkt nichts: Es gibt keine andere Karte dafür.

## Was nur die Lesenden davon wissen, zuerst auf ihren Seiten

oteres-news-doomed = ⚠️ **Du hast noch zwei Seeigel: Nach diesem Zug scheidest du aus.** Deine Perlen sind sicher und zählen.
oteres-news-two = ⚠️ **Du hast zwei Seeigel auf der Hand!** Werde in deinem nächsten Zug einen los, sonst scheidest du aus.
oteres-news-drew = Du hast { $card } gezogen.
oteres-news-drew-urchin = ⚠️ Du hast einen **Seeigel** gezogen!
oteres-news-given-urchin = ⚠️ { $name } hat dir einen **Seeigel** zugesteckt!
oteres-news-given = { $name } hat dir { $card } zugesteckt.
oteres-news-got = Du hast { $pearl } bekommen.
oteres-news-got-from = Du hast { $pearl } von { $name } bekommen.
oteres-news-lost = { $name } hat dir { $pearl } genommen.
oteres-news-traded = Du hast { $given } zurückgelegt und { $pearl } gezogen.
oteres-news-swapped = Du hast { $name } { $given } gegeben und { $pearl } bekommen.
oteres-news-looked = Perle { $number } von { $name } ist **{ $value }** wert.

### End of 196 texts: 0fd16525
