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
# $number ist die Nummer der Perle unter denen, die beisammenliegen, wie auf den Bildern.
oteres-pearl-white = weiße Perle Nr. { $number }
oteres-pearl-white-worth = weiß { $value } (Nr. { $number })
oteres-pearl-black = schwarze Perle Nr. { $number }
oteres-pearl-black-worth = schwarz { $value } (Nr. { $number })
oteres-pearl-worth = { $value } (Nr. { $number })
oteres-label-act = { $act ->
    [give] Hergeben: { $pearl }
    [pass] Weitergeben: { $pearl }
    [return] Zurücklegen: { $pearl }
    [look] Ansehen: { $pearl }
    [lock] Sichern: { $pearl }
    [share] Geben: { $pearl }
   *[keep] Behalten: { $pearl }
  }
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
oteres-effect-ward = wehrt die nächste Karte auf deine Perlen ab
oteres-effect-take-white = eine weiße Perle aus dem Vorrat nehmen
oteres-effect-trade-in = eine deiner Perlen gegen eine weiße
oteres-effect-swap = eine deiner Perlen gegen eine fremde, blind
oteres-effect-snatch = jemandem blind eine weiße Perle nehmen
oteres-effect-pass-card = Karte verschenken, auch einen Seeigel; nachziehen
oteres-effect-discard-card = Karte abwerfen, auch einen Seeigel; nachziehen
oteres-effect-dark-gift = schwarze Perle schenken, sonst eine ansehen, evtl. tauschen
oteres-effect-urchin = schwarze Perle, kann Punkte kosten; Seeigel in den Stapel
# Warum eine Karte jetzt nichts bewirkt.
oteres-idle-empty-pool = bewirkt gerade nichts: keine weiße Perle im Vorrat
oteres-idle-own-none = bewirkt gerade nichts: du hast keine Perle dafür
oteres-idle-own-locked = bewirkt gerade nichts: deine Perlen sind alle gesichert
oteres-idle-no-pearl = bewirkt gerade nichts: keine Perle dafür da
oteres-idle-no-card = bewirkt gerade nichts: du hast keine andere Karte
oteres-idle-no-lock = bewirkt gerade nichts: keine weiße Perle zu sichern
oteres-idle-comes-back = bewirkt gerade nichts: Deine Perle kommt zurück

## Fragen

oteres-answer-aim = { $card } · { $name }
oteres-answer-stake = { $card } · { $value } (Nr. { $number })
oteres-answer-shed = { $card } · { $shed }
oteres-answer-shed-same = { $card } · noch eine „{ $shed }“
oteres-label-pass-card = Geben: { $card }
oteres-label-discard-card = Abwerfen: { $card }
oteres-answer-out = { $ends ->
    [game] du bist dann raus, und die Partie endet
   *[turn] du bist dann raus; deine Perlen sind sicher und zählen
  }
oteres-answer-nothing = Geht nicht
oteres-ask-card = Welche Karte spielst du?
oteres-note-stuck = Im Vorrat ist keine schwarze Perle mehr, deshalb kannst du keinen Seeigel spielen.
oteres-warning = ⚠️ **ZWEI SEEIGEL!** Wirst du jetzt einen los ({ $cards }), bleibst du dabei. Behältst du beide, bist du nach diesem Zug raus{ $ends ->
    [game] {" "}und das Spiel ist zu Ende
   *[turn] {""}
  }, aber deine Perlen sind sicher und zählen weiter.
oteres-warning-lost = ⚠️ **{ $count } SEEIGEL**, und nichts auf deiner Hand kann dich retten: Nach diesem Zug bist du raus{ $ends ->
    [game] , und das Spiel ist zu Ende. Deine Perlen zählen weiter.
   *[turn] . Von da an kommt niemand mehr an deine Perlen, und sie zählen weiter.
  }
oteres-ask-end = Zug beenden?
oteres-note-played = Du hast { $card } gespielt.
oteres-answer-end = Zug beenden
oteres-ask-protected = Wer bekommt diese Karte?
oteres-note-protected = Du hast schon eine für dich selbst gespielt. Wer diese bekommt, legt eine eigene weiße Perle darunter.
oteres-ask-pass-to = Wer bekommt eine deiner Karten?
oteres-ask-passed = Welche Karte geht an { $name }?
oteres-ask-discard = Welche Karte wirfst du ab?
oteres-note-only-card = Es ist die einzige, die infrage kommt, aber das wissen die anderen nicht. Dann ziehst du eine neue.
oteres-note-draw-after = Dann ziehst du eine neue.
oteres-answer-to-discards = offen auf die Ablage
oteres-answer-into-deck = zurück in die Mitte des Stapels
oteres-answer-kept = abgewehrt: { $name } hat { $card }
oteres-answer-to-hand = geht auf die Hand; nur ihr zwei wisst, welche es ist
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-snatch = Wem nimmst du eine weiße Perle?
oteres-note-blind = Welche, entscheidet der Zufall. Perlen unter Karten sind sicher.
oteres-ask-biggest = Wem nimmst du eine Perle?
oteres-note-biggest = Von den anderen, die noch dabei sind, liegen hier die meisten weißen Perlen. Welche du bekommst, weiß oder schwarz, entscheidet der Zufall.
oteres-ask-swap = Mit wem tauschst du eine Perle?
oteres-note-swap = Deine wählst du selbst. Welche du dafür bekommst, weiß oder schwarz, entscheidet der Zufall.
oteres-ask-swapped = Welche deiner Perlen geht an { $name }?
oteres-note-swapped = Welche du dafür bekommst, entscheidet der Zufall.
oteres-ask-trade-in = Welche Perle legst du in den Vorrat zurück?
oteres-note-trade-in = Dann nimmst du eine weiße, vielleicht sogar dieselbe.
oteres-note-trade-in-empty = Im Vorrat ist keine weiße Perle mehr, deshalb kommt eine weiße gleich zu dir zurück.
oteres-ask-gift-to = Wer bekommt eine deiner schwarzen Perlen?
oteres-ask-look-of = Du hast keine schwarze Perle zu verschenken. Wessen Perle siehst du dir an?
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
oteres-answer-split-numbers = { $count ->
    [one] Nr. { $numbers } in die linke Pfote
   *[other] Nr. { $numbers } in die linke Pfote
  }
oteres-ask-picker = Wer wählt eine Pfote?
oteres-ask-paw = Welche Pfote von { $name } nimmst du?
oteres-note-paw = { $count ->
    [one] In einer davon liegt eine Perle.
   *[other] Darin liegen { $count } Perlen. Wie sie verteilt sind, bleibt geheim.
  }
oteres-answer-paw-left = Linke Pfote
oteres-answer-paw-right = Rechte Pfote
oteres-ask-kept = Welche behältst du?
oteres-note-kept = Danach sagst du, wer die anderen bekommt, eine pro Kopf.
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
oteres-status-laid = { $name } hat **{ $card }** ausgelegt und legt gleich eine weiße Perle darunter.
oteres-status-laid-at = { $name } hat **{ $card }** vor { $other } ausgelegt; { $other } legt gleich eine eigene weiße Perle darunter.
oteres-status-awaited = Noch am Überlegen: { $names }
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
  }, ohne Perlen, { $stay }
oteres-ending-by-round = Punkte nach jeder Runde: { $points }
oteres-ending-black = schwarz { $value }
# Perlen, die von jemand anderem kamen: ihre Werte.
oteres-ending-from = { $values } von { $name }
oteres-ending-out = raus in Runde { $round }
oteres-ending-in = bis zuletzt dabei
oteres-ending-gone = raus
# In einem Satz, warum jemand gewonnen hat. $second: wer danach kommt, mehrere bei Gleichstand; $first: wer allein danach kommt.
oteres-ending-why = { $name } gewinnt{ $beach ->
    [yes] {" "}vom Strand aus, raus seit Runde { $round },
   *[no] {""}
  } mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
  } Vorsprung vor { $second }{ $why ->
    [black] : Schwarze Perlen haben { $first } { $lost } gekostet und { $name } { $own ->
        [0] nichts.
       *[other] nur { $own }.
      }
    [more] , mit { $count } Perlen gegen { $other }.
    [fewer] , mit weniger Perlen ({ $count } gegen { $other }), aber besseren.
    [same] , mit genauso vielen Perlen, aber besseren.
   *[none] .
  }
oteres-ending-out-last = { $name } war in der letzten Runde raus und gewinnt trotzdem: Perlen zählen am Strand.
# Jemand mit so vielen Perlen wie wer gewonnen hat, oder mehr.
oteres-ending-weighed = { $isMore ->
    [yes] { $name } hatte sogar { $count } Perlen
   *[no] { $name } hatte auch { $count } { $count ->
        [one] Perle
       *[other] Perlen
      }
  }, aber { $black ->
    [one] die schwarze hat
   *[other] die schwarzen haben
  } { $name } { $lost } Punkte gekostet.
oteres-ending-best = Beste Perlenbeute: { $name } hat { $from } { $count ->
    [1] eine { $value } abgenommen.
    [2] zweimal eine { $value } abgenommen.
   *[other] { $count }-mal eine { $value } abgenommen.
  }
# Mehrere haben eine gleich wertvolle Perle genommen: wer wem.
oteres-ending-best-several = Beste Perlenbeute, jedes Mal eine { $value }: { $grabs }.
oteres-ending-grab = { $name } bei { $from }{ $count ->
    [1] {""}
    [2] {" "}(zweimal)
   *[other] {" "}({ $count }-mal)
  }
# Ein Zug, der entschieden hat: wann, was gespielt wurde und wie es dann stand.
oteres-ending-turn = Runde { $round }: { $words }
oteres-ending-brought = { $name } hat { $card } gespielt: { $changes }.
oteres-ending-always-ahead = { $name } lag nach Punkten vom ersten bis zum letzten Zug vor { $second }{ $isHidden ->
    [yes] , obwohl nach { $count } von { $rounds } Runden andere die meisten weißen Perlen hatten
   *[no] {""}
  }.
# Wer die meisten weißen Perlen hatte, als die Führung nach Punkten endgültig wechselte.
oteres-ending-unseen = Niemand konnte es sehen: Die meisten weißen Perlen lagen da bei { $names }.
# Jemand mit wenigen Perlen vor anderen mit viel mehr: was sie wert waren.
oteres-ending-few = { $name } kam mit nur { $count ->
    [one] 1 Perle
   *[other] { $count } Perlen
  } ({ $values }) auf Platz { $place }.
# Von wo nach wo ein Zug Gewinner oder Gewinnerin gegenüber dem zweiten Platz gebracht hat, oder gegenüber jemand anderem.
oteres-ending-shift = { $name } kam damit gegenüber { $second } von { $same ->
    [ahead] { $had } auf { $margin } Vorsprung
    [behind] { $had } auf { $margin } Rückstand
   *[no] { $was ->
        [behind] { $had } Rückstand
        [level] Gleichstand
       *[ahead] { $had } Vorsprung
      } { $now ->
        [behind] auf { $margin } Rückstand
        [level] zum Gleichstand
       *[ahead] auf { $margin } Vorsprung
      }
  }.
# Wie es ohne diesen Zug ausgegangen wäre: $margin ist 0, wenn sie gleichauf gelegen hätten.
oteres-ending-without = { $margin ->
    [0] Ohne das hätte { $other } mit { $name } gleichauf gelegen.
   *[other] Ohne das hätte { $other } mit { $margin } vor { $name } gelegen.
  }
# Die Karte, die dann gespielt wurde.
oteres-ending-handed = { $by } hatte { $name } diese Karte zugesteckt: { $card }.
# Eine heimlich gegebene Karte, und was aus ihr geworden ist.
oteres-ending-slip-out = Runde { $round }: { $name } hat { $other } einen Seeigel zugesteckt, und { $other } war dadurch { $when ->
    [later] in Runde { $end } raus
   *[now] raus
  }{ $isWinner ->
    [yes] {" "}– und an die siegreichen Perlen kam niemand mehr heran
   *[no] {""}
  }.
oteres-ending-slip-black = Runde { $round }: { $name } hat { $other } einen Seeigel zugesteckt, und der hat { $other } eine schwarze **{ $value }** gekostet. { $margin ->
    [0] Am Ende lag { $other } gleichauf mit { $winner }.
   *[other] Am Ende lag { $other } mit { $margin } hinter { $winner }.
  }
# Die nichts entschieden haben, in einem Satz; $rows sind oteres-ending-slip-idle.
oteres-ending-slips-idle = { $count ->
    [one] Heimlich zugesteckt wurde auch ein Seeigel: { $rows }.
   *[other] Heimlich zugesteckt wurden auch Seeigel: { $rows }.
  }
oteres-ending-slip-idle = { $name } an { $other } (Runde { $round }{ $paid ->
    [now] , gleich bezahlt
    [later] , bezahlt in Runde { $end }
   *[no] {""}
  })
# Die anderen zugesteckten Karten, neben diesen Seeigeln.
oteres-ending-slips-harmless = { $count ->
    [one] Die andere zugesteckte Karte war kein Seeigel.
   *[other] Die anderen zugesteckten Karten waren keine Seeigel.
  }
# Wer nach vielen Runden allein die meisten weißen Perlen hatte und hinten gelandet ist: so viele Perlen wurden weggenommen, und die am Ende haben so viele Punkte gebracht.
oteres-ending-lost-lead = { $name } führte am Ende von { $rounds } der Runden allein bei den weißen Perlen und kam auf Platz { $place }: { $lost ->
    [0] {""}
    [one] Eine Perle wurde { $name } genommen, und{" "}
   *[other] { $lost } Perlen wurden { $name } genommen, und{" "}
  }{ $count ->
    [0] am Ende war keine übrig.
    [one] die eine am Ende hat { $points ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      } gebracht.
   *[other] die { $count } am Ende haben nur { $points ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      } gebracht.
  }
oteres-ending-dark = { $count ->
    [one] Am meisten haben schwarze Perlen { $names } gekostet: { $value } Punkte.
   *[other] Am meisten haben schwarze Perlen { $names } gekostet: je { $value } Punkte.
  }
# Karten, die zum Schutz ausgelegt wurden und noch daliegen.
oteres-ending-unneeded = Ausgelegt und nie gebraucht: { $card } ({ $names }).
oteres-ending-unneeded-of = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
oteres-ending-tie = { $name } und { $second } haben gleich viele Punkte, also gewinnen weniger Perlen: { $count } gegen { $other }.
oteres-ending-shared = Gleich viele Punkte, gleich viele Perlen. Zeit für eine Revanche!

## Hand, genauer ansehen, die Stellung in Worten

oteres-hand-title = Deine Hand und deine Perlen
oteres-hand-pearls = { $count ->
    [one] **Deine Perle**
   *[other] **Deine { $count } Perlen**
  }, zusammen { $sum } wert: { $list }
oteres-hand-no-pearls = Du hast keine Perlen.
oteres-hand-known = Gesehene Perlen von { $name }: { $list }
oteres-hand-given = Von dir auf der Hand von { $name }: { $cards }
oteres-hand-card = - **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } · { $text }
oteres-hand-out-title = Du bist raus, deine Perlen nicht
oteres-hand-out = { $count ->
    [one] Dein Punkt ist
   *[other] Deine { $sum } Punkte sind
  } sicher: Niemand kommt mehr an deine Perlen, und oft gewinnt jemand, der schon raus ist. Schau zu und tippe, wer gewinnt: Liegst du richtig, steht es am Ende da.
oteres-hand-empty = Deine Hand ist leer.
oteres-closer-title = Die Seite von { $name }
oteres-text-held = { $pearl } unter { $card }
oteres-text-end = { $name } kann den Zug beenden.
oteres-text-over = Das Spiel endete in Runde { $round }.
oteres-text-discards-last = { $count } auf der Ablage, zuletzt { $card }
oteres-text-discarded-last = Zuletzt abgelegt, die neueste zuerst: { $cards }
oteres-text-first = { $name } hat begonnen.
oteres-text-catch = Aus dem Vorrat genommen und noch nicht verteilt: { $list }
oteres-text-no-discards = Die Ablage ist noch leer.
oteres-text-discards = { $count } auf der Ablage: { $cards }
oteres-text-out = Raus, die Perlen zählen noch
oteres-text-hand = { $count ->
    [0] Keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
oteres-text-own-hand = Auf der Hand: { $cards }
oteres-text-no-pearls = Keine Perlen
oteres-text-pearls = Perlen: { $counts }
oteres-text-pearls-known = Perlen: { $counts }. Dir bekannt: { $list }
oteres-text-pearls-shown = Perlen: { $counts }: { $list }
oteres-text-front = Ausgelegt: { $cards }
oteres-text-front-pearl = { $card }, darunter { $pearl }
oteres-text-front-kind = { $card }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }{ $pearls ->
        [0] {""}
        [one] {" "}mit einer Perle darunter
       *[other] {" "}mit { $pearls } Perlen darunter
    }

## Was geschehen ist: ein Satz für jedes Ereignis, wie ihn jemand erzählt, der dabei war

# Titel: was in einer Runde am meisten zählte, kurz, in der Gegenwart, für alle, die sonst nichts lesen. Ein Punkt kommt dazu.
oteres-chapter-duel = { $one } gegen { $other }
oteres-chapter-leads = { $how ->
    [beach] { $name } führt vom Strand aus bei den weißen Perlen
    [again] { $name } führt wieder bei den weißen Perlen
   *[first] { $name } führt bei den weißen Perlen
  }
oteres-chapter-level = { $names } führen bei den weißen Perlen
oteres-chapter-black-gone = Die letzte schwarze Perle geht an { $name }
oteres-chapter-black-back = Eine schwarze Perle liegt wieder im Vorrat
oteres-chapter-deck-low = Der Stapel geht zur Neige
oteres-chapter-blocked = { $again ->
    [yes] { $card } rettet { $other } schon wieder
   *[no] { $card } rettet { $other }
  }
oteres-chapter-takes = { $how ->
    [back] { $name } holt sich eine Perle von { $other } zurück
    [robbed] { $other } verliert schon die dritte Perle
    [again] { $count ->
        [3] { $name } bestiehlt { $other } zum dritten Mal
       *[other] { $name } bestiehlt { $other } schon wieder
      }
    [pile] { $name } bedient sich am Haufen von { $other }
   *[snatch] { $name } mopst { $other } eine Perle
  }
oteres-chapter-paw = { $how ->
    [all] { $again ->
        [yes] { $name } wählt wieder die volle Pfote
       *[no] { $name } wählt die volle Pfote
      }
    [none] { $again ->
        [yes] { $name } wählt wieder die leere Pfote
       *[no] { $name } wählt die leere Pfote
      }
    [more] { $name } wählt die vollere Pfote
   *[less] { $other } behält die vollere Pfote
  }
oteres-chapter-deed = { $deed ->
    [first-urchin] Die erste schwarze Perle geht an { $name }
    [urchin] { $name } zahlt für einen Seeigel
    [returned] { $name } schüttelt einen Seeigel ab
    [share-out] { $name } teilt einen Fang
    [pass-left] Perlen wandern nach links
    [swap] { $name } und { $other } tauschen Perlen
    [black-goes] Eine schwarze Perle geht von { $name } an { $other }
    [gift] { $name } schenkt { $other } eine schwarze Perle
    [slip] { $name } steckt { $other } eine Karte zu
    [lock] { $name } sichert eine Perle
    [ward] { $other } schützt jetzt { $name }
    [look] { $name } sieht eine Perle von { $other } an
    [trade-in] { $name } tauscht eine Perle ein
   *[dive] { $name } taucht
  }

# Eine Perle im Satz; ihr Wert, wo die Lesenden ihn kennen.
# Der Name einer Karte im Satz, damit man ihn als solchen liest.
oteres-told-card = *{ $card }*
# Was eine Karte tut, in wenigen Worten, wenn es im Spiel zum ersten Mal geschieht: hinter ihrem Namen, wo sie am Satzende schon in Klammern steht, oder mitten im Satz.
oteres-told-new-card = { $card }: { $does }
oteres-told-new-card-inside = { $card } ({ $does })
oteres-told-does = { $effect ->
    [protect-pearl] die Perle darunter kann niemand nehmen
    [biggest-pile] nimmt dort, wo sonst die meisten weißen liegen
    [trade-in] sie geht zurück, dafür kommt blind eine andere
    [discard-card] wirft eine Karte ab, sogar einen Seeigel
   *[dark-gift] eine schwarze Perle verschenken; ohne eine: ansehen und nach Wunsch tauschen
  }
oteres-told-list = { $some } und { $last }
# Was ein Zug mit früheren zu tun hat, hinter dem Satz, der ihn erzählt: eine Perle, die zurückkommt, eine gerade verbrauchte Karte, eine gerade erst bekommene Perle, dieselben zwei, immer dieselbe Person, zwei hintereinander.
oteres-told-echo = { $kind ->
    [back] , genau die, die { $other } von { $name } genommen hatte
    [bare] , denn { $card } lag dort nicht mehr
    [fresh] , die gerade erst dort angekommen war
    [again] { $count ->
        [2] , schon zum zweiten Mal
        [3] , schon zum dritten Mal
       *[other] , und das nicht zum ersten Mal
      }
    [robbed] , schon die dritte Perle, die { $other } so verliert
   *[row] , der zweite Griff nach Perlen von { $other } hintereinander
  }
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
oteres-told-pearls-worth = { $colour ->
    [black] schwarze Perlen im Wert von { $values }
   *[white] weiße Perlen im Wert von { $values }
  }
oteres-told-pearls = { $count ->
    [0] nichts
    [1] eine
    [2] zwei
   *[other] drei
  }
oteres-told-drew = { $name } hat { $card } gezogen.
# Die ersten Sätze eines Spiels: für alle, die nicht dabei waren.
oteres-told-began = Am Anfang hatten alle eine weiße Perle. Weiße Perlen haben verdeckte Werte: Die meisten Perlen sind also nicht die meisten Punkte. Jeder Zug brachte eine Karte, manchmal einen Seeigel. { $name } hat begonnen.
oteres-told-nothing-drawn = Der Stapel war leer, als { $name } ziehen wollte.
oteres-told-take-white = { $name } ist getaucht und hat { $pearl } geholt.
# Wo ihr Wert verdeckt ist.
oteres-told-dived = { $name } hat eine weiße Perle ertaucht.
oteres-told-dives = { $names } haben je eine weiße Perle ertaucht.
# Mehrere haben hintereinander dasselbe getan.
oteres-told-trades = { $names } haben je eine weiße Perle eingetauscht ({ $card }).
oteres-told-locks = { $names } haben je eine weiße Perle gesichert ({ $card }).
oteres-told-throws = { $name } hat { $other } abgeworfen, { $rest }, jeweils mit { $card }.
# Ab der zweiten Person.
oteres-told-throw = { $name } { $other }
oteres-told-wards = { $names } haben je { $card } ausgelegt{ $first ->
    [yes] , um die nächste Karte auf die eigenen Perlen abzuwehren
   *[no] {""}
  }.
oteres-told-urchins = { $names } sind je einen Seeigel losgeworden und haben dafür eine schwarze Perle genommen.
oteres-told-snatch = { $name } hat { $other } { $pearl } gemopst{ $echo }.
oteres-told-biggest-pile = { $name } hat { $card } gespielt und { $other } { $pearl } genommen{ $among ->
    [in] : der größte Haufen unter denen, die noch dabei sind.
   *[all] { $echo }.
  }
oteres-told-swapped = { $colour ->
    [black] { $name } hat eine schwarze Perle gegen eine schwarze von { $other } getauscht.
   *[white] { $name } hat mit { $other } weiße Perlen getauscht.
  }
# Paare, eins nach dem anderen; $rest sind oteres-told-pair vom zweiten an.
oteres-told-swaps = { $name } hat mit { $other } weiße Perlen getauscht, dann { $rest }.
oteres-told-pair = { $name } mit { $other }
oteres-told-swap = { $name } hat mit { $other } getauscht, { $given } gegeben und { $pearl } bekommen.
oteres-told-traded = { $name } hat eine weiße Perle eingetauscht ({ $card }).
oteres-told-trade-in = { $name } hat { $given } gegen { $pearl } eingetauscht ({ $card }).
oteres-told-split-paws = { $name } hat { $card } gespielt{ $first ->
    [yes] , mit { $total ->
        [1] einer neuen weißen Perle
        [2] zwei neuen weißen Perlen
       *[other] drei neuen weißen Perlen
      }: { $other } hat blind die
   *[no] : { $other } hat die
  } { $paw ->
    [left] linke
   *[right] rechte
  } Pfote gewählt und { $pearls } bekommen, { $name } hat { $rest } behalten.
oteres-told-pass-left = { $name } hat { $card } gespielt, und { $who ->
    [everybody] alle haben eine Perle nach links gegeben
   *[some] wo eine Perle lag, ging sie nach links weiter
  }: { $ways }.
# Einmal im Spiel: wer nur diese eine Perle weitergeben konnte, weil andere gesichert sind oder fehlen.
oteres-told-only-pearl = Keine Wahl hatte dabei { $names }: nur { $count ->
    [one] eine
   *[other] je eine
  } { $locked ->
    [yes] ungesicherte Perle
   *[no] Perle zum Weitergeben
  }.
oteres-told-passed = { $name } hat { $pearl } an { $other } gegeben.
oteres-told-share-out = { $name } hat { $card } gespielt: je eine Perle für { $names }.
oteres-told-got = { $name } hat { $pearl } bekommen.
oteres-told-ward = { $name } hat { $card } ausgelegt, um die nächste Karte auf die eigenen Perlen abzuwehren.
oteres-told-ward-again = { $name } hat { $card } ausgelegt.
oteres-told-protect-pearl = { $name } hat eine weiße Perle gesichert ({ $card }).
oteres-told-protect-bare = { $name } hat { $card } gespielt, aber ohne weiße Perle zum Sichern.
oteres-told-protect-other = { $name } hat für { $other } { $card } gespielt, und { $other } hat eine weiße Perle gesichert.
oteres-told-protect-other-bare = { $name } hat für { $other } { $card } gespielt, aber dort lag keine weiße Perle zum Sichern.
oteres-told-pass-card = { $name } hat { $other } eine Karte zugesteckt ({ $card }).
oteres-told-pass-card-known = { $name } hat { $card } gespielt und { $other } diese Karte zugesteckt: { $given }.
oteres-told-discard-card = { $name } hat { $other } mit { $card } abgeworfen.
oteres-told-discard-same = { $name } hat eine Karte abgeworfen, eine zweite { $other }.
oteres-told-discard-urchin = { $name } hat einen Seeigel zurück in den Stapel geschickt ({ $card }).
oteres-told-dark-gift = { $name } hat { $card } gespielt und { $other } { $pearl } geschenkt.
oteres-told-looked = { $name } hat { $colour ->
    [white] eine weiße Perle
    [black] eine schwarze Perle
   *[any] eine Perle
  } von { $other } angesehen und liegen lassen ({ $card }).
oteres-told-looked-known = { $name } hat eine Perle von { $other } angesehen, **{ $value }** wert, und sie liegen lassen ({ $card }).
oteres-told-look-swapped = { $colour ->
    [black] { $name } hat nach einem Blick mit { $other } eine schwarze Perle getauscht ({ $card }).
   *[white] { $name } hat nach einem Blick mit { $other } eine weiße Perle getauscht ({ $card }).
  }
oteres-told-look-swaps = { $name } hat nach einem Blick mit { $other } eine weiße Perle getauscht, dann { $rest } ({ $card }).
oteres-told-look-swap = { $name } hat eine Perle von { $other } angesehen und getauscht ({ $card }): { $given } gegeben, { $pearl } bekommen.
oteres-told-look-blocked = { $name } hat eine Perle von { $other } angesehen ({ $card }) und wollte sie, aber { $ward } hat den Tausch verhindert.
oteres-told-urchin = { $name } ist einen Seeigel losgeworden und hat dafür { $count ->
    [1] { $pearl }
    [2] eine zweite schwarze Perle
    [3] eine dritte schwarze Perle
   *[other] noch eine schwarze Perle
  } genommen.
# Einmal im Spiel, nach dem ersten gespielten Seeigel.
oteres-told-urchin-first = Schwarze Perlen kosten { $least } bis { $most } Punkte, aber den Seeigel zu behalten ist riskanter: Wer zwei auf der Hand hat, ist raus.
oteres-told-black-gone = Die schwarzen Perlen sind aufgebraucht: Ab jetzt wird man Seeigel nur noch mit { $cards } los.
oteres-told-black-back = Im Vorrat liegt wieder eine schwarze Perle: Ab jetzt wird man auch damit einen Seeigel los.
# Wenn der Stapel zum ersten Mal niedrig ist.
oteres-told-deck-low = Im Stapel { $count ->
    [one] liegt nur noch 1 Karte
   *[other] liegen nur noch { $count } Karten
  }. Seeigel, die jemand losgeworden ist, kommen wieder hinein, also tauchen sie jetzt immer öfter auf.
# Wer nach einer Runde die meisten weißen Perlen hat; $rows sind die anderen, ein oteres-told-has für alle mit gleich vielen.
oteres-told-lead = { $how ->
    [level] { $names } führen { $news ->
        [yes] mit
       *[no] weiter mit
      } je { $count ->
        [one] 1 weißen Perle
       *[other] { $count } weißen Perlen
      }
    [leads] { $names } führt mit { $count ->
        [one] 1 weißen Perle
       *[other] { $count } weißen Perlen
      }
    [still] { $names } führt weiter mit { $count ->
        [one] 1 weißen Perle
       *[other] { $count } weißen Perlen
      }
    [alone] { $names } führt jetzt allein mit { $count ->
        [one] 1 weißen Perle
       *[other] { $count } weißen Perlen
      }
   *[ahead] { $names } führt jetzt mit { $count ->
        [one] 1 weißen Perle
       *[other] { $count } weißen Perlen
      }
  }{ $others ->
    [0] {""}
   *[other] {" "}· { $rows }
  }
oteres-told-piles = Perlen: { $rows }
oteres-told-has = { $names } { $count }
# Wer raus ist, unter anderen, die noch dabei sind.
oteres-told-name-out = { $name } (raus)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
   *[other] {" "}+ { $black } schwarz
  }
oteres-told-played = { $name } hat { $card } gespielt.
oteres-told-nothing-played = { $name } hatte nichts zu spielen.
oteres-told-blocked = { $name } hat { $card } gegen { $other } versucht, aber { $ward } hat es verhindert{ $echo }.
oteres-told-empty-pool = { $name } hat { $card } gespielt, aber im Vorrat lag keine weiße Perle mehr.
oteres-told-own-none = { $name } hat { $card } umsonst gespielt, ohne eine Perle zum Abgeben.
oteres-told-own-locked = { $name } hat { $card } gespielt, hatte aber nur gesicherte Perlen.
oteres-told-no-pearl = { $name } hat { $card } gespielt, aber es gab keine Perle dafür.
oteres-told-no-card = { $name } hat { $card } gespielt, aber es gab keine andere Karte dafür.
# $pile ist oteres-told-pile. Was es bedeutet, steht nur bei der ersten Person, die raus ist. $by hat ihr seit ihrem letzten Zug eine Karte zugesteckt.
oteres-told-out = **{ $name } ist raus**{ $isKnown ->
    [yes] {" "}mit { $pile }
   *[no] {""}
  }{ $isSlipped ->
    [yes] , gleich nach der Karte von { $by }
   *[no] {""}
  }{ $first ->
    [yes] : { $count ->
        [2] { $still ->
            [yes] am Zugende immer noch zwei Seeigel auf der Hand
           *[no] am Zugende zwei Seeigel auf der Hand
          }
        [3] am Zugende drei Seeigel auf der Hand, und schon zwei hätten gereicht
       *[other] am Zugende { $count } Seeigel auf der Hand, und schon zwei hätten gereicht
      }{ $stuck ->
        [yes] , und keine schwarze Perle mehr im Vorrat
       *[no] {""}
      }. Am Strand, aus dem Spiel, zählen Perlen weiter und sind sicher.
   *[no] : { $still ->
        [yes] noch { $count ->
            [2] zwei
            [3] drei
           *[other] { $count }
          } Seeigel auf der Hand.
       *[no] { $count ->
            [2] { $isSlipped ->
                [yes] zwei Seeigel auf der Hand.
               *[no] ein zweiter Seeigel.
              }
            [3] drei Seeigel.
           *[other] { $count } Seeigel.
          }
      }
  }
oteres-told-pile = { $black ->
    [0] { $white ->
        [0] 0 Perlen
        [one] 1 Perle
       *[other] { $white } Perlen
      }
    [one] { $white } weißen und 1 schwarzen Perle
   *[other] { $white } weißen und { $black } schwarzen Perlen
  }
# Die letzten zwei.
# Zwei sind noch dabei: wie die weißen Perlen beider zu den meisten am Strand stehen, wenn man das zählen kann; $names haben sie dort.
oteres-told-duel = Jetzt spielt { $one } gegen { $other }{ $beach ->
    [behind] , beide mit weniger weißen Perlen als { $names } am Strand ({ $count }).
    [ahead] , beide mit mehr weißen Perlen als alle am Strand.
    [mixed] ; die meisten weißen Perlen am Strand: { $names } ({ $count }).
   *[unknown] .
  }
oteres-told-over = Nur { $name } ist noch dabei: Damit ist das Spiel aus, und das bringt nichts extra.
oteres-why-empty-pool = Sie bringt nichts: Im Vorrat liegt keine weiße Perle mehr.
oteres-why-own-none = Sie bringt nichts: Es fehlt eine eigene Perle dafür.
oteres-why-own-locked = Sie bringt nichts: Alle eigenen Perlen sind gesichert.
oteres-why-no-pearl = Sie bringt nichts: Es gibt keine Perle dafür.
oteres-why-no-card = Sie bringt nichts: Es gibt keine andere Karte dafür.

## Was nur die Lesenden davon wissen, zuerst auf ihren Seiten

oteres-news-doomed = ⚠️ **Du hast noch { $count ->
    [2] zwei
   *[other] { $count }
  } Seeigel auf der Hand: Nach diesem Zug bist du raus{ $ends ->
    [game] , und das Spiel ist zu Ende.** Deine Perlen zählen weiter.
   *[turn] .** Von da an kommt niemand mehr an deine Perlen, und sie zählen weiter.
  }
oteres-news-let-go = ⚠️ **Du hast zwei Seeigel auf der Hand!** Gibst du jetzt einen her, bleibst du dabei. Behältst du beide, bist du nach diesem Zug raus, aber deine Perlen sind sicher und zählen weiter.
oteres-news-two = ⚠️ **Du hast zwei Seeigel auf der Hand!** Wirst du in deinem nächsten Zug einen los ({ $cards }), bleibst du dabei. Behältst du beide, bist du danach raus, aber deine Perlen sind sicher und zählen weiter.
oteres-news-many = ⚠️ **Du hast { $count ->
    [2] zwei
   *[other] { $count }
  } Seeigel auf der Hand**, und noch rettet dich keine deiner Karten. Hilft auch die nächste nicht, bist du nach deinem Zug raus, aber deine Perlen sind sicher und zählen weiter.
oteres-news-out = **Du bist raus, aber { $count ->
    [one] dein { $sum } Punkt ist
   *[other] deine { $sum } Punkte sind
  } sicher.** Oft gewinnt, wer schon raus ist.
oteres-news-drew = Du hast { $card } gezogen.
oteres-news-drew-urchin = ⚠️ Du hast { $count ->
    [one] einen **Seeigel**
   *[other] **{ $count } Seeigel**
  } gezogen!
oteres-news-given-urchin = ⚠️ { $name } hat dir { $count ->
    [one] einen **Seeigel**
   *[other] **{ $count } Seeigel**
  } zugesteckt!
oteres-news-given = { $name } hat dir { $card } zugesteckt.
oteres-news-slipped = Du hast { $name } diese Karte zugesteckt: { $card }.
oteres-news-got = Du hast { $pearl } bekommen.
oteres-news-kept = Du hast { $pearl } behalten.
oteres-news-paw = In der Pfote von { $name }, die du gewählt hast: { $pearl }.
oteres-news-shared = { $name } hat einen Fang geteilt: Du hast { $pearl } bekommen.
oteres-news-took = Du hast { $name } { $pearl } genommen.
oteres-news-gave = Du hast { $name } { $pearl } gegeben.
oteres-news-given-pearl = { $name } hat dir { $pearl } gegeben.
oteres-news-gone = { $name } hat jetzt { $pearl }, die dir gehört hat.
oteres-news-got-from = Du hast { $pearl } von { $name } bekommen.
oteres-news-lost = { $name } hat dir { $pearl } genommen.
oteres-news-traded = Du hast { $given } zurückgelegt und { $pearl } gezogen.
oteres-news-swapped = Du hast { $name } { $given } gegeben und { $pearl } bekommen.
oteres-news-swapped-by = { $name } hat mit dir eine Perle getauscht: Du hast { $given } gegeben und { $pearl } bekommen.
oteres-news-passed = { $card }: Du hast { $given } an { $to } gegeben und { $pearl } von { $from } bekommen.
oteres-news-passed-on = { $card }: Du hast { $given } an { $to } gegeben.
oteres-news-passed-here = { $card }: Du hast { $pearl } von { $from } bekommen.
oteres-news-passing = An { $name } gibst du: { $pearl }.
oteres-news-paws = Linke Pfote: { $left } · rechte Pfote: { $right }. { $name } wählt eine.
oteres-news-last-turn = Dein letzter Zug: { $news }
oteres-news-looked = Perle { $number } von { $name } ist **{ $value }** wert.

## Tipps: wozu eine Antwort führt

oteres-hint-target = Vor { $name }: { $pearls }.
# Im Durchschnitt, mit einer Stelle nach dem Komma.
oteres-hint-white = Eine weiße Perle, die du nicht kennst, ist im Schnitt { $worth } wert.
oteres-hint-black = Eine schwarze Perle, die du nicht kennst, kostet im Schnitt { $worth }.
oteres-hint-saved = Damit wirst du einen Seeigel los und bleibst dabei.
# $cards nehmen einen Seeigel aus der Hand.
oteres-hint-guard = Gegen einen Seeigel behältst du { $cards }.
oteres-hint-bare = Du hast dann { $count ->
    [one] einen Seeigel
   *[other] { $count } Seeigel
  } und keine Karte dagegen.

## Rätsel: was ein Zug bringt und ein anderer nicht; jedes steht hinter „Der beste Zug“

# $effect ist, was die Karte tut, wie bei ihrer Antwort.
oteres-why-plays = spielt { $card } ({ $effect })
oteres-why-ward = wehrt die nächste Karte ab, die deine Perlen nimmt oder tauscht
oteres-why-share-out = lässt dir eine von 3 weißen Perlen und verschenkt die anderen
oteres-why-split-paws = bringt 3 weiße Perlen, und jemand anderes wählt eine Pfote
oteres-why-pass-left = lässt alle eine Perle nach links geben
oteres-why-dives = bringt eine weiße Perle, die du nicht kennst, im Schnitt { $worth } wert
oteres-why-urchin = wird einen Seeigel los und nimmt dafür eine schwarze Perle, im Schnitt −{ $worth }
oteres-why-sheds = wirft { $card } ab und zieht eine neue Karte
oteres-why-sheds-urchin = schickt den Seeigel zurück in den Stapel und zieht eine neue Karte
oteres-why-locks = sichert eine Perle von dir, die dann niemand nehmen kann: { $pearl }
oteres-why-trades = gibt { $pearl } für eine weiße Perle aus dem Vorrat her
# $pearls ist, was vor dieser Person liegt: 4 weiß, 1 schwarz.
oteres-why-takes = greift nach einer Perle von { $name } ({ $pearls })
oteres-why-swaps = tauscht { $pearl } gegen eine Perle von { $name } ({ $pearls })
oteres-why-blocked = lässt { $name } eine Karte verbrauchen ({ $card })
oteres-why-slips = steckt { $name } eine Karte von dir zu ({ $card })
oteres-why-gives = schenkt { $name } ({ $pearls }) eine schwarze Perle von dir
oteres-why-looks = sieht sich eine Perle von { $name } an ({ $pearls })
oteres-why-known = zielt auf eine Perle von { $name }, die du kennst: { $pearl }
oteres-why-unknown = sieht sich eine Perle von { $name } an, die du noch nicht kennst
# $cards nehmen einen Seeigel aus der Hand.
oteres-why-guards = hebt { $cards } gegen Seeigel auf
oteres-why-bare = lässt dir { $count ->
    [one] einen Seeigel
   *[other] { $count } Seeigel
  } und keine Karte dagegen
