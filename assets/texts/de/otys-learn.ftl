### Die erste Lektion von Otys: zwei Sätze je Schritt, eines zu tun. $press ist der Knopf, der zu drücken ist.

otys-learn-key = Wer am meisten Prestige hat, gewinnt, und sobald jemand 18 hat, ist es die letzte Runde. Ein Zug beginnt mit einem Schlüssel, und seine Zahl ist deine Ebene: Drück **{ $press }**, dort wartet dein Metall-Experte.
otys-learn-key-wrong = Das ginge auch, aber diesmal wollen wir Metall. Drück **{ $press }**.

otys-learn-sponsor = Auf jeder Ebene ist ein Sponsor, der dir vor dem Tauchen einmal hilft. Dieser gibt dir 1 Batterie: Drück **{ $press }**.
otys-learn-sponsor-wrong = Damit tauchst du schon. Nimm vorher die Batterie vom Sponsor, sie kostet nichts: **{ $press }**.

otys-learn-dive = Jetzt macht sich der Taucher auf deiner Ebene an die Arbeit. Dein Metall-Experte holt 1 Metall herauf: Drück **{ $press }**.
otys-learn-dive-wrong = Dann käme dein Taucher mit leeren Händen zurück. Nimm das Metall mit: **{ $press }**.

otys-learn-level = Auf einer deiner Ebenen liegen jetzt 1 Metall und 1 Treibstoff, und zusammen sind sie etwas wert. Welche Ebene ist es?
otys-learn-level-wrong = Auf der Ebene liegt nur ein Rohstoff. Such die Zeile mit zweien.
otys-learn-level-3 = Ebene 3
otys-learn-level-4 = Ebene 4
otys-learn-level-5 = Ebene 5

otys-learn-contract = Richtig, Ebene 4! Dieser Auftrag verlangt genau die beiden und bringt 2 Prestige: Drück **{ $press }**.
otys-learn-contract-wrong = Endet dein Zug jetzt, schnappt sich vielleicht Mara den Auftrag. Erfüll ihn vorher: **{ $press }**.

otys-learn-end = Nun taucht dein Taucher auf, alle darüber sinken eine Ebene, und dein Schlüssel bleibt draußen. Drück **{ $press }**.
otys-learn-end-wrong = Das würde eine Batterie kosten, und die brauchst du gleich. Drück **{ $press }**.

otys-learn-propeller = Du bist wieder dran, mit Schlüssel 5, aber dort steht dein Entdecker. Für 1 Batterie kannst du stattdessen den Tech-Experten von Ebene 4 holen: Drück **{ $press }**.
otys-learn-propeller-wrong = Dann würde dein Entdecker tauchen. Hol erst den Tech-Experten dorthin: **{ $press }**.

otys-learn-diver = Ein Taucher kommt eine Ebene nach oben oder unten. Drück **{ $press }**: Der geht hinunter auf Ebene 5, und der Entdecker macht Platz.
otys-learn-diver-wrong = Der bringt kein Tech. Drück **{ $press }**.

otys-learn-home = Ein paar Züge später liegen fünf deiner Schlüssel in der Reihe ganz unten, und der sechste, Schlüssel 1, ist im Spiel. Drück **{ $press }**, und alle kommen zurück.

otys-learn-spy = Diesmal taucht dein Spion: Für 1 Credit siehst du dir vier Aufträge an und behältst einen, den sonst niemand sieht. Drück **{ $press }**.
otys-learn-spy-wrong = Ein andermal! Ein Auftrag, den dir niemand wegschnappt, ist den Credit wert: **{ $press }**.

otys-learn-reward = Einen Zug später kauft dein Entdecker für 2 Credits eine Belohnung, die sofort einmal wirkt. Dann bleibt sie auf dieser Ebene, und jeder Auftrag hier bringt 2 Credits mehr: Drück **{ $press }**.
otys-learn-reward-wrong = Aufträge hast du dir eben erst angesehen, und Batterien hast du keine mehr. Drück **{ $press }**.

otys-learn-win = Du hast 16 Prestige, und mit 18 kommt die letzte Runde. Ein Auftrag, den nur du siehst, ist auf Ebene 1 bereit: Drück **{ $press }**.
otys-learn-win-wrong = Dann wäre Mara dran. Der Auftrag ist bereit, also greif zu: **{ $press }**.

otys-learn-over = Du gewinnst mit 19 zu 7! Mehr brauchst du für die erste Partie nicht; der Rest kommt beim Spielen.

otys-puzzle-asks = Du bist am Zug. Mit welchem Zug hast du die beste Gewinnchance?
