### Die erste Lektion von Otys: zwei Sätze je Schritt, eines zu tun. $press ist der Knopf, der zu drücken ist.

otys-learn-key = Ein Zug beginnt mit einem Schlüssel, und seine Zahl ist die Ebene, auf der du arbeitest. Dein Metall-Experte wartet auf Ebene 4: Drück **{ $press }**.
otys-learn-key-wrong = Das ginge auch, aber diesmal wollen wir Metall. Drück **{ $press }**.

otys-learn-sponsor = Auf jeder Ebene ist ein Sponsor, der dir vor dem Tauchen einmal hilft. Dieser gibt dir 1 Batterie: Drück **{ $press }**.
otys-learn-sponsor-wrong = Damit tauchst du schon. Nimm vorher die Batterie vom Sponsor, sie kostet nichts: **{ $press }**.

otys-learn-dive = Jetzt macht sich der Taucher auf deiner Ebene an die Arbeit. Dein Metall-Experte holt 1 Metall herauf: Drück **{ $press }**.
otys-learn-dive-wrong = Dann käme dein Taucher mit leeren Händen zurück. Nimm das Metall mit: **{ $press }**.

otys-learn-level = Punkte gibt es für Aufträge, und einer verlangt 1 Metall und 1 Treibstoff auf derselben Ebene. Auf welcher deiner Ebenen liegt beides?
otys-learn-level-wrong = Auf der Ebene liegt nur ein Rohstoff. Such die Zeile mit zweien.
otys-learn-level-3 = Ebene 3
otys-learn-level-4 = Ebene 4
otys-learn-level-5 = Ebene 5

otys-learn-contract = Genau, Ebene 4! Drück **{ $press }**: Du bezahlst mit den beiden Rohstoffen und bekommst 2 Prestige.
otys-learn-contract-wrong = Endet dein Zug jetzt, schnappt sich vielleicht Mara den Auftrag. Erfüll ihn vorher: **{ $press }**.

otys-learn-end = Nun taucht dein Taucher auf, alle darüber sinken eine Ebene, und dein Schlüssel bleibt draußen. Drück **{ $press }**.
otys-learn-end-wrong = Das würde eine Batterie kosten, und die brauchst du gleich. Drück **{ $press }**.

otys-learn-propeller = Du bist wieder dran, mit Schlüssel 5: Dort brauchst du Tech, doch da steht dein Entdecker. Für eine Batterie kannst du einen Taucher versetzen: Drück **{ $press }**.
otys-learn-propeller-wrong = Dann würde dein Entdecker tauchen. Hol erst den Tech-Experten dorthin: **{ $press }**.

otys-learn-diver = Ein Taucher kommt eine Ebene nach oben oder unten. Drück **{ $press }**: Der geht hinunter auf Ebene 5, und der Entdecker macht Platz.
otys-learn-diver-wrong = Der bringt kein Tech. Drück **{ $press }**.

otys-learn-home = Mit dem Tech war noch ein Auftrag komplett, und ein paar Züge später ist der letzte deiner sechs Schlüssel gespielt. Drück **{ $press }**, und alle kommen heim.

otys-learn-spy = Diesmal taucht dein Spion: Für 1 Credit siehst du dir vier Aufträge an und behältst einen. Drück **{ $press }**.
otys-learn-spy-wrong = Ein andermal! Ein Auftrag, den dir niemand wegschnappt, ist den Credit wert: **{ $press }**.

otys-learn-reward = Einen Auftrag hast du behalten, und nur du siehst ihn. Für 2 Credits kauft dein Entdecker eine Belohnung, die vorn jetzt einmal wirkt und hinten für jeden Auftrag hier 2 Credits bringt: Drück **{ $press }**.
otys-learn-reward-wrong = Aufträge hast du dir eben erst angesehen, und Batterien hast du keine mehr. Drück **{ $press }**.

otys-learn-win = Du hast 16 Prestige, und mit 18 kommt die letzte Runde. Ein Auftrag, den nur du siehst, ist auf Ebene 1 komplett: Drück **{ $press }**.
otys-learn-win-wrong = Dann wäre Mara dran. Der Auftrag ist komplett, also greif zu: **{ $press }**.

otys-learn-over = Du gewinnst mit 19 zu 7! Mehr brauchst du für die erste Partie nicht; der Rest kommt beim Spielen.

otys-puzzle-asks = Du bist am Zug. Mit welchem Zug hast du die beste Gewinnchance?
