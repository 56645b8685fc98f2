### Die erste Lektion von Öterés: zwei Sätze je Schritt, eines zu tun. $press ist der Knopf, der zu drücken ist.

oteres-learn-dive = In jedem Zug bekommst du eine Karte, dann spielst du eine. Du willst Perlen, also spiel die Karte, die dir eine bringt: **{ $press }**.
oteres-learn-dive-wrong = Die kommt dir später gelegen. Hol dir erst noch eine Perle: **{ $press }**.
oteres-learn-secret = Jetzt hast du zwei Perlen, 0 und 4 Punkte wert. Wer kann das sehen?
oteres-learn-secret-me = Nur ich
oteres-learn-secret-all = Alle
oteres-learn-secret-wrong = Zum Glück nicht! Die anderen sehen, wie viele Perlen du hast, aber nicht, was sie wert sind.
oteres-learn-snatch = Stimmt, aber wegnehmen kann man sie dir: Deine 4 hat jetzt Mara, und Otto hat mit dir getauscht. Nimm Mara eine Perle weg: **{ $press }**.
oteres-learn-snatch-wrong = Otto hat nur deine alte Perle mit 0 Punkten. Bei Mara ist mehr zu holen: **{ $press }**.
oteres-learn-protect = Darunter ist eine Perle sicher. Schütz deine beste: **{ $press }**.
oteres-learn-protect-wrong = Eine andere ist mehr wert: **{ $press }**.
oteres-learn-urchins = Vorsicht: Mit zwei Seeigeln auf der Hand am Ende deines Zuges bist du raus. Schick einen zurück in den Stapel: **{ $press }**.
oteres-learn-urchins-wrong = Das ginge, bringt dir aber eine schwarze Perle, und die sind nichts wert oder noch weniger. Drück **{ $press }**.
oteres-learn-winner = So ein Pech: Du hast noch einen Seeigel gezogen und bist raus. Nur Otto ist noch im Wasser, also ist Schluss: Worauf kommt es jetzt an?
oteres-learn-winner-points = Die meisten Punkte
oteres-learn-winner-pearls = Die meisten Perlen
oteres-learn-winner-staying = Wer noch im Wasser ist
oteres-learn-winner-wrong = Das nicht: Jetzt werden alle Perlen aufgedeckt, und es zählen ihre Punkte.
oteres-learn-over = Du gewinnst mit 13 Punkten: Auch wer raus ist, behält seine Perlen. Mehr brauchst du für die erste Partie nicht; was eine Karte tut, steht darauf.
oteres-puzzle-asks = Du bist am Zug. Finde den Zug mit der besten Gewinnchance.
