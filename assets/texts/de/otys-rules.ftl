### Die Regeln von Otys nach Themen, in unseren eigenen Worten. Ein Thema hat höchstens 3.500 Zeichen.

otys-rules-aim = Worum es geht
otys-rules-aim-text =
    Du leitest acht Taucher. Sie holen Rohstoffe aus einer versunkenen Stadt: Metall, Pflanzen, Treibstoff und Tech. Rohstoffe, die auf einer Ebene deines Meeres beisammenliegen, erfüllen Aufträge, und Aufträge bringen Prestige.

    Sobald jemand { $target } Prestige hat, wird die Runde zu Ende gespielt. Dann gewinnt das meiste Prestige.

    {"**"}Wie sich ein Zug anfühlt.** Du nimmst einen Schlüssel. Seine Zahl ist eine Tiefe von 1 bis 5. Diese eine Tiefe entscheidet alles: welcher Sponsor dir hilft, welcher Taucher arbeitet und wo die Rohstoffe landen. Im Bild deines Meeres steht in einer Zeile, was zu einer Tiefe gehört; folg ihr mit dem Finger.

    {"**"}Woher Prestige kommt**
    - Aufträge
    - Taucher, die über Sponsor 4 aufgewertet werden
    - Verkäufe an den Laden
    - Belohnungsplättchen

    Du beginnst mit { $credits } Credits, { $batteries } Batterie, allen acht Tauchern in zufälliger Reihenfolge und je einem Rohstoff jeder Farbe irgendwo auf den Ebenen 2 bis 5. Die Bilder zeichnen sie mit M für Metall, P für Pflanzen, F für Treibstoff und T für Tech.

otys-rules-turn = Ein Zug
otys-rules-turn-text =
    - **Schlüssel.** Wähl einen Schlüssel mit Zahl: Er öffnet seine eigene Ebene. Oder wähl einen X-Schlüssel: Er öffnet eine beliebige Ebene, und dann rücken alle Sponsoren eine Ebene hinab, der unterste nach ganz oben.
    - **Vor dem Tauchgang.** Nutz den Sponsor dieser Ebene, einmal. Gib Batterien für Propeller aus, um Taucher hinauf oder hinab zu bewegen. Beides ist freiwillig und in beliebiger Reihenfolge.
    - **Tauchgang.** Der Taucher auf dieser Ebene arbeitet nun für dich. Seine Wirkung zu nutzen ist freiwillig.
    - **Ende.** Der Schlüssel kommt auf deine Hackerleiste. Der Taucher taucht auf: an den obersten Platz der Säule, und die Taucher über seiner alten Ebene rücken je eine hinab. Oder du gibst 1 Batterie aus, und der Taucher bleibt unten.

    Zwischen diesen Schritten darfst du in deinem Zug jederzeit Aufträge erfüllen.

    Ein Zug endet erst, wenn du es sagst. *Zurücknehmen* nimmt deine Klicks einen nach dem anderen zurück, bis etwas gezogen oder aufgedeckt wurde oder jemand anders geantwortet hat.

otys-rules-keys = Schlüssel und Hackerleiste
otys-rules-keys-text =
    Du besitzt die Schlüssel 1 bis 5 und einen X-Schlüssel. Ein gespielter Schlüssel liegt auf deiner Hackerleiste und kann nicht wieder gespielt werden, bis er heimkehrt.

    {"**"}Heimkehr.** Am Anfang schickt das Plättchen, das Nummer { $home } auf der Leiste wäre, stattdessen alle nach Hause, sich selbst eingeschlossen. Jedes Mal, wenn der Ingenieur den Hacker verbessert, geschieht das früher: bei { $homes } Plättchen, von keiner Verbesserung bis zu dreien.

    Kommt das Hackerplättchen dort zu liegen, wo schon Schlüssel sind, warten sie dort und kehren am Ende des Zuges heim.

    {"**"}X-Schlüssel.** Ein X-Schlüssel öffnet jede Ebene, auch eine, deren eigenen Schlüssel du noch hast. Wer einen spielt, bewegt immer die Sponsoren. Dein eigener X-Schlüssel kehrt mit den anderen heim. Neutrale X-Schlüssel sind zusätzliche Züge aus dem Vorrat von { $neutral }; dorthin gehen sie zurück, wenn die Leiste geleert wird. Noch nicht gespielte bleiben bei dir.

    Manches holt einen einzelnen Schlüssel von der Leiste zurück. Das ist immer einer deiner eigenen, nie ein neutraler.

otys-rules-divers = Die acht Taucher
otys-rules-divers-text =
    Alle Taucher beginnen einfach. Aufgewertete sind für den Rest des Spiels besser.

    - **Metall-, Pflanzen-, Treibstoff- und Tech-Experte.** Nimm einen Rohstoff ihrer Farbe und leg ihn auf ihre Ebene, wenn dort ein Feld frei ist.
      Aufgewertet bringen sie noch etwas mit. Metall: einen neutralen X-Schlüssel. Pflanzen: 1 Credit. Treibstoff: 1 Batterie. Tech: einen deiner eigenen Schlüssel von der Leiste zurück. Rohstoff und Zugabe sind je für sich freiwillig, und die Zugabe gibt es auch, wenn die Ebene voll ist.
    - **Händler.** Verkauf einen Rohstoff dieser Ebene an den Laden, oder kauf dort einen für diese Ebene.
      Aufgewertet: Verkaufen bringt 1 mehr, in Credits oder in Prestige, und Kaufen kostet 1 weniger.
    - **Spion.** Für 1 Credit: Sieh vier Aufträge an und behalte einen, oder nutz den Taucher eines Nachbarn auf derselben Ebene.
      Aufgewertet: Der Spion selbst kostet nichts.
    - **Ingenieur.** Für 1 Credit: Verbessere den Mechaniker (Propeller reichen weiter) oder den Hacker (Schlüssel kehren früher heim), jeden höchstens dreimal.
      Aufgewertet: umsonst.
    - **Entdecker.** Für 2 Credits: Nimm eines der beiden Belohnungsplättchen dieser Ebene, nutz jetzt seine Vorderseite, und leg es mit der Rückseite nach oben auf diese Ebene deines Meeres.
      Aufgewertet: für 1 Credit.

    Eine Ebene hat nur so viele Felder: { $spaces } auf den Ebenen 1 bis 5. Kein Rohstoff darf weggeworfen werden, um Platz zu schaffen.

otys-rules-sponsors = Die Sponsoren
otys-rules-sponsors-text =
    Neben den fünf Ebenen liegen fünf Plättchen. Vor dem Tauchgang darfst du das auf der Ebene deines Schlüssels nutzen. Welche Seite oben liegt, steht fest, sobald das Spiel beginnt.

    - **Sponsor 1.** Einfach: 1 Credit. Fortgeschritten: In diesem Zug kosten dein eigener Händler beim Kaufen, dein Spion, Ingenieur oder Entdecker keine Credits. Der Taucher eines Nachbarn, den dein Spion nutzt, kostet trotzdem, was er kostet.
    - **Sponsor 2.** Einfach: Dein Taucher wirkt in diesem Zug zweimal, jedes Mal mit neuer Wahl. Fortgeschritten: Nutz die Vorderseite eines der beiden Belohnungsplättchen dieser Ebene; danach wird es ersetzt.
    - **Sponsor 3.** Einfach: Hol einen deiner eigenen Schlüssel von der Hackerleiste zurück. Fortgeschritten: Der Taucher auf Ebene 5 taucht auf, und die anderen rücken hinab.
    - **Sponsor 4.** Einfach: Zahl 2 Credits, um den Taucher auf der Ebene deines Schlüssels aufzuwerten, den, der gleich taucht, und erhalte 1 Prestige. Danach bewegt in diesem Zug kein Propeller mehr jemanden auf diese Ebene oder von ihr weg. Fortgeschritten: Zahl 2 Credits, um einen der drei Taucher an der Oberfläche aufzuwerten, und erhalte 1 Prestige.
    - **Sponsor 5.** Einfach: 1 Batterie. Fortgeschritten: 1 Batterie, oder gib 1 Batterie aus, um einen Rohstoff von der Ebene deines Schlüssels auf eine andere zu legen oder von einer anderen auf sie.

    Was nichts ändern würde, wird nicht angeboten.

otys-rules-contracts = Aufträge
otys-rules-contracts-text =
    Ein Auftrag will Rohstoffe, die alle auf **einer** Ebene liegen, gleich welcher. In deinem Zug darfst du beliebig viele Aufträge erfüllen, nur nicht mitten in einer Wirkung. Es kostet nichts als die Rohstoffe.

    - Manche Karten nennen die Rohstoffe, etwa Metall + 2 Pflanzen.
    - Andere nennen Zahlen, etwa 2+1: zwei Rohstoffe einer Farbe und einen einer anderen. Jede Zahl will eine andere Farbe; welche, entscheidest du.

    Du erhältst das Prestige und bei manchen Karten einen Credit, eine Batterie oder beides. Liegt auf der Ebene eine Dauerbelohnung, darfst du auch sie nehmen. Andere Rohstoffe bleiben liegen.

    {"**"}Öffentliche Aufträge** liegen in der Kolonie, drei an der Zahl, zu zweit nur zwei. Wer einen zuerst erfüllt, hat ihn, und sofort kommt die nächste Karte an seine Stelle. **Private Aufträge** hast du auf der Hand; sonst sieht sie niemand, und niemand kann sie dir nehmen.

    Der Knopf *Aufträge* zeigt, was du jetzt erfüllen kannst und was den übrigen noch fehlt. Seine Antwort siehst nur du.

otys-rules-rewards = Belohnungsplättchen
otys-rules-rewards-text =
    Neben jeder Ebene der Kolonie liegen zwei Plättchen. Die Vorderseite wirkt einmal:

    - einer der beiden gezeigten Rohstoffe, auf die Ebene deines Schlüssels, wenn dort ein Feld frei ist
    - 1 Batterie
    - sieh vier Aufträge an und behalte einen
    - werte einen beliebigen deiner Taucher auf, ohne Prestige dafür
    - 1 Prestige

    Die Rückseite wirkt dauernd: 2 Credits oder 1 Prestige, jedes Mal, wenn du auf dieser Ebene einen Auftrag erfüllst.

    Der Entdecker nimmt ein Plättchen: erst dessen Vorderseite, dann bleibt es mit der Rückseite nach oben auf der Ebene deines Meeres. Ein Plättchen, das vorher dort lag, wird abgeworfen. Sponsor 2, fortgeschritten, nutzt nur eine Vorderseite und wirft das Plättchen ab. So oder so wird ein neues gezogen.

otys-rules-store = Der Laden
otys-rules-store-text =
    Der Laden hat für jede Farbe eine Spalte, mit Feldern von oben nach unten. Sie sind { $rows } Credits wert. Mit ihm handelt der Händler, ein Rohstoff auf einmal.

    - **Verkaufen.** Ein Rohstoff von der Ebene des Händlers kommt auf das oberste freie Feld seiner Spalte. Du erhältst, was diese Zeile zeigt, in Credits, oder in der obersten Zeile stattdessen 1 Prestige. In eine volle Spalte kann nichts verkauft werden.
    - **Kaufen.** Du nimmst den untersten Rohstoff einer Spalte und zahlst in Credits, was seine Zeile zeigt. Er kommt auf die Ebene des Händlers, die ein freies Feld braucht.

    Der erste Rohstoff einer Farbe verkauft sich also am besten, und eine volle Spalte gibt ihre am billigsten her. Ein aufgewerteter Händler bekommt 1 mehr, Credits oder Prestige, und kann so in jeder Zeile Prestige nehmen; Kaufen kostet 1 weniger.

otys-rules-spy = Der Spion
otys-rules-spy-text =
    Der Spion tut eines von zweien, für 1 Credit, oder aufgewertet umsonst.

    - **Vier Aufträge ansehen.** Behalte einen auf der Hand; die übrigen kommen unter den Stapel, in einer Reihenfolge, die niemand kennt. Wer sie angesehen hat, muss einen behalten. Der Kanal erfährt nur, dass du eine Karte genommen hast.
    - **Den Taucher eines Nachbarn nutzen**: den auf derselben Ebene, links oder rechts von dir, mit der Seite, die gerade oben liegt. Er wirkt, als stünde er bei dir: deine Ebene, deine Rohstoffe, deine Kasse. Was er kostet, zahlst du.

    Auch der Spion eines Nachbarn lässt sich nutzen: um Aufträge anzusehen, oder um zum Taucher deines *anderen* Nachbarn weiterzugehen. Der Taucher des Nachbarn rührt sich nicht; nur dein Spion taucht auf.

    Zu zweit ist dein Gegenüber der einzige Nachbar.

otys-rules-batteries = Batterien und Techniker
otys-rules-batteries-text =
    {"**"}Propeller.** Vor dem Tauchgang bewegt 1 Batterie einen deiner Taucher in der Säule hinauf oder hinab, die drei an der Oberfläche eingeschlossen. Die anderen machen Platz. Das geht, sooft du Batterien hast.

    Der **Mechaniker** sagt, wie weit: höchstens { $reaches } Plätze, von keiner Verbesserung bis zu dreien.

    {"**"}Sauerstoff.** Am Ende deines Zuges hält 1 Batterie den Taucher, der gearbeitet hat, auf seiner Ebene.

    Der **Hacker** sagt, wie bald deine Schlüssel heimkehren; siehe *Schlüssel und Hackerleiste*. Beide verbessert der Ingenieur, jeden dreimal.

otys-rules-end = Ende und Gleichstand
otys-rules-end-text =
    Wenn jemand { $target } Prestige erreicht, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten.

    Das meiste Prestige gewinnt. Bei Gleichstand gewinnt, wer mehr Rohstoffe im Meer übrig hat. Sind auch die gleich, wird der Sieg geteilt.

    Credits, Batterien und Rohstoffe sind am Ende für sich allein nichts wert.

otys-rules-variant = Die Variante des Autors
otys-rules-variant-text =
    Ein Tisch kann sie vor dem Start einschalten. Wenn dein Spion dann den Taucher eines Nachbarn nutzt:

    - Der Credit geht an diesen Nachbarn statt in den Vorrat. Kostet dich das Kopieren nichts, wandert auch kein Credit.
    - Taucht dein Spion auf, taucht auch der genutzte Taucher auf, es sei denn, sein Besitzer gibt eine Batterie aus. Der Bot fragt ihn, bevor der Zug weitergeht; wer keine Batterie hat, wird nicht gefragt.
    - Bleibt dein Spion durch eine Batterie unten, bleibt auch der andere Taucher, und niemand wird gefragt.
    - Hast du denselben Taucher in einem Zug zweimal genutzt, wird jedes Mal gezahlt, aber er taucht nur einmal auf.
    - Bist du über den Spion eines Nachbarn zum nächsten Taucher gegangen, werden beide Besitzer bezahlt und beide gefragt.

otys-rules-pictures = Die Bilder lesen
otys-rules-pictures-text =
    Das **Meer** ist das Brett dessen, der am Zug ist. Was zu einer Ebene gehört, steht in einer Zeile, und sie liest sich von links nach rechts wie ein Zug: Sponsor, Belohnungsplättchen, Schlüssel, Taucher, Rohstoffe, Dauerbelohnung. Die drei Taucher über dem Wasser tauchen von links her ab.

    Die **Kolonie** zeigt das Rennen um Prestige, die öffentlichen Aufträge, den Laden und die Meere der anderen in denselben Zeilen. Am Fuß jedes Auftrags haben alle einen Platz: grün mit den Ebenen, auf denen die Rohstoffe schon liegen, oder blass mit der nächsten Ebene und dem, was ihr fehlt.

    Licht ist, was im Spiel ist. Rosa ist, was seit Beginn des Zuges neu ist; solange darin nichts geschehen ist, seit dem Zug davor. Geht es in einer Frage um bestimmte Teile, tritt alles andere zurück.

    Jedes Bild gibt es auch in Worten: */board* mit *text*.

otys-rules-ours = Was in dieser Fassung von uns ist
otys-rules-ours-text =
    Dies ist ein inoffizielles Werk von Fans, ohne Bilder und ohne Texte des Verlags. Die Regeln folgen der Spielregel, und zwar der französischen, wo sich Übersetzungen unterscheiden.

    Die Spielregel zählt nicht alles Material auf. Die { $contracts } Aufträge und { $rewards } Belohnungsplättchen hier haben wir uns ausgedacht, bis auf die wenigen aus ihren Beispielen, ebenso den letzten Schritt des Mechanikers. Die Schritte des Hackers, die Zahl der Zeilen im Laden und die { $neutral } neutralen X-Schlüssel sind wahrscheinlich, aber nicht sicher.

    Wer die Schachtel hat, kann alles davon in einer Datei berichtigen, `assets/otys/components.json`: Bei jedem Eintrag steht, ob er gedruckt, wahrscheinlich oder von uns ist.

    Wo die Spielregel schweigt, steht unsere Entscheidung in `docs/rules-otys.md`. Diese werden dir am ehesten begegnen:

    - Eine Ebene ist voll: Ihr Experte kann trotzdem die Zugabe bringen.
    - Was dir keine Wahl lässt, geschieht von selbst. Fehlt dir aber ein Platz, ein Credit oder eine Batterie, wirst du erst gefragt, wenn du einen öffentlichen Auftrag erfüllen könntest oder einen privaten hast: Er bringt vielleicht, was dir fehlt.
    - Angeboten wird nichts, was nichts ändern würde, nur darf ein Entdecker ein Plättchen allein der Rückseite wegen nehmen.
    - Jeder Zug endet mit deinem eigenen *Zug beenden*, damit niemand am Tempo des Spiels deine privaten Aufträge ablesen kann.

### End of 28 texts: 4c26fcaf
