### Öterés: warum gerade etwas nicht geht, und was die Teile sind.

## Warum eine Antwort nicht geht: steht hinter ihrem Namen und einem Doppelpunkt

oteres-unavailable-out = schon raus
oteres-unavailable-no-pearl = keine Perle zu holen
oteres-unavailable-no-white = keine weiße Perle zu holen
oteres-unavailable-locked = alles ist unter Karten gesichert
oteres-unavailable-not-most = jemand anderes hat mehr weiße Perlen
oteres-unavailable-served = hat schon etwas bekommen
oteres-unavailable-under-card = unter einer Karte gesichert
oteres-unavailable-not-white = unter diese Karte kommen nur weiße Perlen
oteres-unavailable-not-black = verschenkt werden nur schwarze Perlen
oteres-unavailable-nothing-back = dafür ist keine weiße Perle mehr da
oteres-unavailable-no-relief = mit dieser Karte wird man keinen Seeigel los
oteres-unavailable-no-black-left = dafür ist keine schwarze Perle mehr da

## Was die Teile sind: je zwei Sätze

oteres-pieces-table = Perlen, Stapel und Seeigel
oteres-piece-in-hand = Du hast sie auf der Hand.
oteres-piece-in-front = Sie liegt vor { $names }.
oteres-piece-in-play = Sie wird gerade gespielt.
oteres-piece-pearl-white = Weiße Perle
oteres-piece-pearl-white-words = Eine weiße Perle ist { $least } bis { $most } Punkte wert, und nur wer sie hat, sieht wie viele. Hier: { $count }.
oteres-piece-pearl-black = Schwarze Perle
oteres-piece-pearl-black-words = Eine schwarze Perle ist { $least } bis { $most } Punkte wert, und nur wer sie hat, sieht wie viele. Hier: { $count }.
oteres-piece-locked = Perle unter einer Karte
oteres-piece-locked-words = Eine Perle unter einer Karte kann niemand nehmen, tauschen oder weitergeben. Am Ende zählt sie trotzdem.
oteres-piece-urchins = Im Spiel sind { $count } Seeigel.
oteres-piece-pool = Vorrat
oteres-piece-pool-words = Hier liegen verdeckt die Perlen, die niemand hat: { $pearls }. Was du nimmst, wird zufällig gezogen.
oteres-piece-deck-words = Zu Beginn jedes Zuges ziehst du hier eine Karte, { $count } sind noch da. Dazwischen stecken Seeigel.
oteres-piece-discards-words = Hier liegen offen die Karten, die ausgedient haben, bisher { $count }. Seeigel kommen stattdessen zurück in den Stapel.

## Womit man ein Thema der Regeln sucht

oteres-find-aim = Ziel gewinnen Sieg wie Punkte Start Anfang Aufbau Otter worum
oteres-find-turn = Ablauf Phase Schritt ziehen ausspielen Karte Ende zurücknehmen Hand
oteres-find-urchins = Seeigel Igel raus ausgeschieden verlieren zwei loswerden
oteres-find-pearls = Perle Wert geheim verdeckt weiß schwarz Punkte sehen Vorrat
oteres-find-cards = Karte Liste Stapel wie viele alle
oteres-find-details = Effekt stehlen tauschen schnappen schützen sperren teilen Pfote weitergeben Geschenk ansehen
oteres-find-end = wann Gleichstand Sieger gewinnt letzte Ende vorbei aus aufdecken Spiel
oteres-find-ours = inoffiziell gedruckt Schachtel erfunden Hausregeln
