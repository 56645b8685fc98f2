### Die erste Lektion von Otys: zwei Sätze je Schritt, eines zu tun. $press ist der Knopf, der zu drücken ist.

otys-learn-contract = Aufträge bringen Prestige, das meiste Prestige gewinnt, und sobald jemand 18 hat, ist es die letzte Runde. Schau also zuerst auf sie: Was fehlt dir noch für den hellen (obere Zeile, mit deinem Zeichen)?
otys-learn-contract-wrong = Deine Zeile ist die obere, die untere ist Maras. Sie nennt eine Ebene und was dort fehlt.
otys-learn-metal-4 = Metall auf Ebene 4
otys-learn-fuel-3 = Treibstoff auf Ebene 3
otys-learn-tech-2 = Tech auf Ebene 2
otys-learn-tech-5 = Tech auf Ebene 5
otys-learn-plant-5 = Pflanze auf Ebene 5

otys-learn-key = Tauch also auf Ebene 4, dort wartet dein Metall-Experte. Ein Zug beginnt mit einem Schlüssel, und seine Zahl ist deine Ebene: Drück **{ $press }**.
otys-learn-key-wrong = Das ginge auch, aber diesmal wollen wir Metall. Drück **{ $press }**.

otys-learn-dive = Erst hilft dir der Sponsor der Ebene, hier mit 1 Batterie, dann holt dein Metall-Experte 1 Metall herauf. Drück **{ $press }** für beides.
otys-learn-dive-wrong = Dann käme dein Taucher mit leeren Händen zurück. Nimm das Metall mit: **{ $press }**.

otys-learn-complete = Auf Ebene 4 liegen jetzt Metall und Treibstoff: Dein Auftrag ist bereit und bringt 2 Prestige. Drück **{ $press }**.
otys-learn-complete-wrong = Endet dein Zug jetzt, schnappt sich vielleicht Mara den Auftrag. Erfüll ihn vorher: **{ $press }**.

otys-learn-end = Nun taucht dein Taucher auf, alle darüber sinken eine Ebene, und dein Schlüssel bleibt draußen; der sechste bringt alle zurück. Drück **{ $press }**.
otys-learn-end-wrong = Das würde eine Batterie kosten, und die brauchst du gleich. Drück **{ $press }**.

otys-learn-next = Du bist wieder dran, also schau zuerst auf die Aufträge. Was fehlt dir für den hellen?

otys-learn-propeller = Du hast Schlüssel 5 gespielt, aber dort steht dein Entdecker. Für 1 Batterie kannst du stattdessen den Tech-Experten von Ebene 4 holen: Drück **{ $press }**.
otys-learn-propeller-wrong = Dann würde dein Entdecker tauchen. Hol erst den Tech-Experten dorthin: **{ $press }**.

otys-learn-diver = Ein Taucher kommt eine Ebene nach oben oder unten. Drück **{ $press }**: Der geht hinunter auf Ebene 5, und der Entdecker macht Platz.
otys-learn-diver-wrong = Der bringt kein Tech. Drück **{ $press }**.

otys-learn-again = Dein Tech-Experte hat 1 Tech geholt, also liegt auf Ebene 5, was der Auftrag verlangt. Drück **{ $press }**.

otys-learn-stay = Jetzt würde dein Tech-Experte auftauchen, aber für 1 Batterie bleibt er auf Ebene 5, bereit für deinen nächsten Tauchgang dort. Drück **{ $press }**.
otys-learn-stay-wrong = Dann sinkt der Entdecker zurück auf Ebene 5. Lass den Tech-Experten dort: **{ $press }**.

otys-learn-keep = Später sieht dein Spion für 1 Credit vier Aufträge an, und einen behältst du, den sonst niemand sieht oder wegschnappt. Drück **{ $press }**: Er bringt 4 Prestige, und dir fehlen nur drei Rohstoffe.
otys-learn-keep-wrong = Auch den könntest du behalten, aber der vierte bringt mehr oder ist näher. Drück **{ $press }**.

otys-learn-win = Du hast 16 Prestige, und mit 18 kommt die letzte Runde. Ein Auftrag, den nur du siehst, ist auf Ebene 1 bereit: Drück **{ $press }**.
otys-learn-win-wrong = Dann wäre Mara dran. Der Auftrag ist bereit, also greif zu: **{ $press }**.

otys-learn-over = Du gewinnst mit 19 zu 7! Schau in jedem Zug zuerst auf die Aufträge, dann wähl den Tauchgang, der das Fehlende bringt.

otys-puzzle-asks = Du bist am Zug. Mit welchem Zug hast du die beste Gewinnchance?
