### Otys: warum gerade etwas nicht geht, und was die Teile sind.

## Warum eine Antwort nicht geht: steht hinter ihrem Namen und einem Doppelpunkt

otys-unavailable-used = in diesem Zug schon genutzt
otys-unavailable-had = hast du schon bekommen
otys-unavailable-full = { $place } ist voll
otys-unavailable-credits = zu wenige Credits
otys-unavailable-battery = keine Batterie
otys-unavailable-no-room = auf keiner anderen Ebene ist Platz
otys-unavailable-store-full = im Laden ist dafür kein Platz mehr
otys-unavailable-store-empty = der Laden hat keinen
otys-unavailable-no-cube = gibt es auf { $place } nicht
otys-unavailable-on-track = liegt auf deiner Hackerleiste
otys-unavailable-at-hand = hast du noch
otys-unavailable-in-play = spielst du gerade
otys-unavailable-upgraded = schon aufgewertet
otys-unavailable-nobody-upgraded = hier ist niemand mehr aufzuwerten
otys-unavailable-basic = gibt es nur von aufgewerteten Tauchern
otys-unavailable-elsewhere = so weit reicht diese Aufwertung nicht
otys-unavailable-bound = der Sponsor hält deinen Taucher auf { $place }, und niemand kommt vorbei
otys-unavailable-too-far = so weit reicht dein Propeller: { otys-levels }
otys-unavailable-idle = dieser Taucher könnte nichts für dich tun
otys-unavailable-copied = schon kopiert
otys-unavailable-none-held = du hast keinen
otys-unavailable-no-neutral-x = es ist kein neutraler X-Schlüssel mehr übrig
otys-unavailable-no-contract = es gibt keine Aufträge mehr anzusehen
otys-unavailable-no-reward = die Belohnungsplättchen hier würden gerade nichts ändern
otys-unavailable-no-key = keiner deiner eigenen Schlüssel liegt auf der Hackerleiste
otys-unavailable-no-saving = in diesem Zug würde nichts billiger
otys-unavailable-best = besser geht’s nicht
otys-unavailable-no-prestige = diese Reihe im Laden zahlt nur Credits
otys-unavailable-key-level = er darf nur auf die Ebene deines Schlüssels

## Was die Teile sind: je zwei Sätze

otys-pieces-board = Schlüssel, Laden und Techniker
otys-pieces-counted = Rohstoffe, Credits und der Rest
otys-piece-diver = { $effect } Gerade: { $place }.
otys-piece-sponsor = Sponsor auf Ebene { $level }
otys-piece-sponsor-words = { $effect } Er hilft einmal vor dem Tauchgang, wenn dein Schlüssel auf Ebene { $level } gilt.
otys-piece-front = Belohnungsplättchen: { $front }
otys-piece-front-words = Die Vorderseite bringt einmal: { $front }. Nimmt dein Entdecker das Plättchen, bleibt die Rückseite auf der Ebene und zahlt bei jedem Auftrag dort.
otys-piece-back = Deine Dauerbelohnung: { $place }
otys-piece-back-words = Sie bringt { $back } bei jedem Auftrag, den du dort erfüllst. Der Entdecker kann eine andere an ihre Stelle legen.
otys-piece-contract-own = Privater Auftrag: { $demand }
otys-piece-contract-public = Öffentlicher Auftrag: { $demand }
otys-piece-store = Laden
otys-piece-store-words = Hier kauft und verkauft dein Händler Rohstoffe; gerade liegen { $stock } darin. Je weniger von einer Art da ist, desto mehr zahlt und verlangt er.
otys-piece-hacker = Hackerleiste
otys-piece-hacker-words = Hier liegen deine gespielten Schlüssel, gerade { $track }. Der { $home }. Schlüssel holt alle zurück.
otys-piece-mechanic = Propellerleiste
otys-piece-mechanic-words = Sie bestimmt, wie weit dein Propeller einen Taucher für 1 Batterie bewegt: { otys-levels }. Der Ingenieur kann sie dreimal verbessern.
otys-piece-keys = Schlüssel 1 bis 5
otys-piece-keys-words = Ein Schlüssel öffnet für einen Zug die Ebene mit seiner Zahl. Du hast gerade { $hand }; der Rest liegt auf der Hackerleiste.
otys-piece-own-x = Dein X-Schlüssel
otys-piece-own-x-words = Er öffnet jede Ebene, und vorher rücken alle Sponsoren eine nach unten. Er kommt mit deinen anderen Schlüsseln zurück.
otys-piece-neutral-x = Neutraler X-Schlüssel
otys-piece-neutral-x-words = Er wirkt wie dein X-Schlüssel, aber nur einmal. Du hast { $held }, im Vorrat sind { $supply }.
otys-piece-resource-words = { $diver } bringt ihn herauf, und er bleibt auf der Ebene. Ein Auftrag braucht alle seine Rohstoffe auf einer Ebene.
otys-piece-prestige = Prestige
otys-piece-prestige-words = Aufträge bringen es, und bei { $target } beginnt die letzte Runde; wer dann das meiste hat, gewinnt. Du hast { $have }.
otys-piece-credit = Credit
otys-piece-credit-words = Mit Credits bezahlst du Taucher, Sponsoren und Einkäufe; am Ende zählen sie nichts. Du hast { $have }.
otys-piece-battery = Batterie
otys-piece-battery-words = Eine Batterie bewegt vor dem Tauchgang einen Taucher, oder sie hält am Ende den unten, der gearbeitet hat. Du hast { $have }.

## Womit man ein Thema der Regeln sucht

otys-find-aim = Ziel gewinnen Sieg wie Punkte Start Anfang Aufbau worum
otys-find-turn = Ablauf Phase Schritt Reihenfolge tauchen beenden zurücknehmen
otys-find-keys = Schlüssel zurück zurückholen heim heimkommen Leiste Hacker sechster Joker X
otys-find-divers = Taucher Experte Händler Ingenieur Entdecker Effekt aufwerten voll Platz Ebene Figur
otys-find-sponsors = Sponsor links Plättchen Hilfe gratis Credit Batterie zweimal
otys-find-contracts = Karte Auftrag Aufgabe Punkte erfüllen geheim offen Hand Rohstoffe abgeben
otys-find-rewards = Plättchen Bonus dauerhaft Belohnung Vorderseite Rückseite Entdecker
otys-find-store = Laden Markt kaufen verkaufen Preis Handel Geld Credits
otys-find-spy = Spion kopieren ansehen Nachbar ziehen stehlen
otys-find-batteries = Propeller Taucher bewegen hoch runter Sauerstoff bleiben Mechaniker Hacker Techniker
otys-find-end = wann Gleichstand Sieger gewinnt letzte Runde Ende vorbei aus 18 Spiel
otys-find-variant = Variante Autor bezahlte Kopie Option
otys-find-pictures = Symbole Bilder Farben lesen Brett Bedeutung rosa grün
otys-find-ours = inoffiziell gedruckt Schachtel erfunden Hausregeln
