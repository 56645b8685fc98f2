### Die erste Lektion von Otys: zwei Sätze je Schritt, eines zu tun. $press ist der Knopf, der zu drücken ist.

otys-learn-contract = Aufträge bringen Prestige, das meiste Prestige gewinnt, und mit 18 kommt die letzte Runde. Schau also zuerst auf sie: Was fehlt dir noch für den hellen (in der Zeile mit deinem Zeichen)?
otys-learn-contract-wrong = Deine Zeile ist die mit deinem Zeichen, die andere gehört Mara. Deine nennt eine Ebene und was dort fehlt.
otys-learn-metal-4 = Metall auf Ebene 4
otys-learn-fuel-3 = Treibstoff auf Ebene 3
otys-learn-tech-2 = Tech auf Ebene 2
otys-learn-tech-5 = Tech auf Ebene 5
otys-learn-plant-5 = Pflanze auf Ebene 5

otys-learn-key = Tauch also auf Ebene 4, dort wartet dein Metall-Experte. Ein Zug beginnt mit einem Schlüssel, und seine Zahl ist deine Ebene: Drück **{ $press }**.
otys-learn-key-wrong = Das ginge auch, aber diesmal wollen wir Metall. Drück **{ $press }**.

otys-learn-dive = Der Sponsor der Ebene hilft dir einmal pro Zug und hat dir gerade 1 Batterie gegeben. Jetzt holt dein Metall-Experte 1 Metall herauf: Drück **{ $press }**.
otys-learn-dive-wrong = Dann käme dein Taucher mit leeren Händen zurück. Nimm das Metall mit: **{ $press }**.

otys-learn-complete = Auf Ebene 4 liegen jetzt Metall und Treibstoff: Dein Auftrag ist bereit und bringt 2 Prestige. Drück **{ $press }**.
otys-learn-complete-wrong = Endet dein Zug jetzt, schnappt sich vielleicht Mara den Auftrag. Erfüll ihn vorher: **{ $press }**.

otys-learn-next = Nach Mara bist du wieder dran, also schau zuerst auf die Aufträge. Was fehlt dir für den hellen?

otys-learn-propeller = Du hast Schlüssel 5 gespielt, aber dort steht dein Entdecker. Für 1 Batterie tauscht ein Taucher mit dem nächsten den Platz: Drück **{ $press }**, und dein Experte kommt von Ebene 4 herunter.
otys-learn-propeller-wrong = Der bringt kein Tech. Drück **{ $press }**.

otys-learn-again = Dein Tech-Experte hat 1 Tech geholt, also liegt auf Ebene 5, was der Auftrag verlangt. Drück **{ $press }**.

otys-learn-stay = Am Ende des Zuges taucht dein Taucher auf, und alle darüber sinken um eine Ebene. Für 1 Batterie bleibt er auf Ebene 5: Drück **{ $press }**.
otys-learn-stay-wrong = Dann sinkt der Entdecker zurück auf Ebene 5. Lass den Tech-Experten dort: **{ $press }**.

otys-learn-home = Ein paar Züge später liegen fünf deiner Schlüssel in der untersten Reihe, und der sechste ist im Spiel. Drück **{ $press }**, und alle kommen zurück.

otys-learn-keep = Die Schlüssel sind zurück, und du schickst deinen Spion: Für 1 Credit siehst du vier Aufträge an und behältst einen, den sonst niemand sieht. Drück **{ $press }**: Er bringt 4 Prestige.
otys-learn-keep-wrong = Zwei davon bringen 4 Prestige, und dem vierten fehlt weniger. Drück **{ $press }**.

otys-learn-reward = Für 2 Credits kauft dein Entdecker eine Belohnung, die sofort einmal wirkt. Dann bleibt sie hier, und jeder Auftrag auf dieser Ebene bringt 2 Credits mehr: Drück **{ $press }**.
otys-learn-reward-wrong = Aufträge hast du dir eben erst angesehen, und Batterien hast du keine mehr. Drück **{ $press }**.

otys-learn-win = Du hast 16 Prestige, und mit 18 kommt die letzte Runde. Ein Auftrag, den nur du siehst, ist auf Ebene 1 bereit: Drück **{ $press }**.
otys-learn-win-wrong = Dann wäre Mara dran. Der Auftrag ist bereit, also greif zu: **{ $press }**.

otys-learn-over = Du gewinnst mit 19 zu 7! Schau in jedem Zug zuerst auf die Aufträge, dann tauch nach dem, was fehlt.

otys-puzzle-asks = Du bist am Zug. Mit welchem Zug hast du die beste Gewinnchance?
