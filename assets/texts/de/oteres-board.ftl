## Die Bilder von Öterés: was darauf geschrieben steht.

oteres-board-status-card = Wählt eine Karte
oteres-board-status-action = Spielt { $card }
oteres-board-status-laid = Hat Karte ausgelegt
oteres-board-status-end = Kann Zug beenden
oteres-board-status-out = Raus, Perlen zählen
oteres-board-status-chosen = Hat gewählt
oteres-board-status-only = Gibt die einzige
oteres-board-status-choosing = Wählt eine Perle
oteres-board-status-nothing = Hat nichts zu geben
oteres-board-status-picks = Wählt eine Pfote

oteres-board-turn = Runde { $round } · { $name }
oteres-board-deck = Stapel
oteres-board-discards = Ablage
oteres-board-catch = Fang von { $name }
oteres-board-first = 1.

oteres-board-hand-title = Deine Hand
oteres-board-hand-more = Deine übrigen Karten
oteres-board-hand-empty = Deine Hand ist leer.
oteres-board-pearls-mine = Perlen
oteres-board-pearls-none = noch keine Perlen
oteres-board-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
oteres-board-known = Du kennst außerdem
oteres-board-pearls-title = Die Perlen von { $name }
oteres-board-pearl-of = Die Perle von { $name }

oteres-board-catch-split = Verteil sie auf deine Pfoten
oteres-board-catch-done = Deine zwei Pfoten
oteres-board-catch-share = Teil den Fang auf
oteres-board-catch-pick = Wähl eine Pfote
oteres-board-catch-shown = Der Fang
oteres-board-catch-hidden = Perlen in diesen Pfoten: { $count }
oteres-board-paw-left = Linke Pfote
oteres-board-paw-right = Rechte Pfote

oteres-board-poster = Die meisten Punkte gewinnen · zwei Seeigel, und du bist raus

oteres-board-otter-calm = Der Otter treibt ruhig im Wasser.
oteres-board-otter-curious = Der Otter schielt auf die Pfoten.
oteres-board-otter-sly = Der Otter zwinkert dem Perlenmopser zu.
oteres-board-otter-hurt = Der Otter hat sich an einem Seeigel gestochen.
oteres-board-otter-startled = Der Otter ist erschrocken: Gerade ist jemand rausgeflogen.
oteres-board-otter-tense = Der Otter hält die Luft an: Nur noch zwei sind dabei.
oteres-board-otter-happy = Der Otter jubelt.
oteres-board-final-most = Die meisten Punkte gewinnen
oteres-board-final-then = Mehr Punkte, dann weniger Perlen
oteres-board-final-fewest = Gleich viele Punkte: Weniger Perlen gewinnen
oteres-board-final-shared = Gleich viele Punkte, gleich viele Perlen
oteres-board-final-points = Punkte
oteres-board-final-pearls = Perlen
oteres-board-final-from = Zeichen unter einer Perle: von wem sie kam
oteres-board-final-curve = Punkte der besten zwei

## Dasselbe in Worten, für alle, die die Bilder nicht sehen.

oteres-board-alt-white = weiß
oteres-board-alt-black = schwarz
oteres-board-alt-turn = Runde { $round }, Zug von { $name }: { $status }.
oteres-board-alt-left = Vorrat: { $white } weiß, { $black } schwarz. Stapel: { $deck }.
oteres-board-alt-new-white = { $sign }{ $count } weiß
oteres-board-alt-new-black = { $sign }{ $count } schwarz
oteres-board-alt-new-came = getauschte Perlen: { $count }
oteres-board-alt-new-cards = Karten { $sign }{ $count }
oteres-board-alt-new-laid = bekam { $card }
oteres-board-alt-new-out = ist raus
oteres-board-alt-new-pool = Vorrat { $changes }
oteres-board-alt-new-discards = Ablage +{ $count }
oteres-board-alt-under = { $card } ausgelegt{ $count ->
        [0] { "" }
       *[other] , darunter Nr. { $numbers }
    }: { $text }
