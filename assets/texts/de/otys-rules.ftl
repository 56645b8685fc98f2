### Die Regeln von Otys nach Themen, in unseren eigenen Worten. Ein Thema hat höchstens 3.500 Zeichen.

otys-rules-aim = Worum es geht
otys-rules-aim-text =
    Du leitest ein Team aus acht Tauchern. Sie bergen Rohstoffe aus einer versunkenen Stadt: Metall, Pflanzen, Treibstoff und Tech. Sammle die richtigen auf einer einzigen Ebene deines Meeres, und du erfüllst einen Auftrag. Aufträge bringen Prestige.

    Sobald jemand { $target } Prestige hat, spielt ihr die Runde zu Ende. Wer dann das meiste Prestige hat, gewinnt.

    {"**"}So läuft ein Zug ab.** Du nimmst einen Schlüssel. Seine Zahl ist eine Tiefe von 1 bis 5, und diese Tiefe entscheidet alles: welcher Sponsor dir hilft, welcher Taucher arbeitet und wo die Rohstoffe landen. Im Bild deines Meeres steht alles aus einer Tiefe in einer Zeile. Folge ihr einfach mit den Augen.

    {"**"}Woher Prestige kommt**
    - Aufträge erfüllen
    - Taucher mit einem Sponsor aufwerten
    - an den Laden verkaufen
    - Belohnungsplättchen

    Du startest mit { $credits } Credits, { $batteries } Batterie, deinen acht Tauchern in zufälliger Reihenfolge und je einem Rohstoff jeder Farbe irgendwo auf den Ebenen 2 bis 5.

otys-rules-turn = Ein Zug
otys-rules-turn-text =
    - **Schlüssel wählen.** Ein Schlüssel mit Zahl öffnet seine eigene Ebene. Bei einem X-Schlüssel rücken zuerst alle Sponsoren eine Ebene nach unten, und der unterste kommt nach oben. Dann öffnest du eine beliebige Ebene.
    - **Vor dem Tauchgang** darfst du einmal den Sponsor dieser Ebene nutzen und Batterien für Propeller ausgeben, um deine Taucher nach oben oder unten zu bewegen. Die Reihenfolge ist egal, und du kannst es auch lassen.
    - **Tauchen.** Der Taucher auf dieser Ebene arbeitet jetzt für dich. Du musst seine Wirkung nicht nutzen.
    - **Zug beenden.** Der Schlüssel kommt auf deine Hackerleiste. Der Taucher taucht auf, ganz nach oben, und die Taucher über seiner alten Ebene rücken je eine Ebene nach unten. Oder du gibst 1 Batterie aus, dann bleibt er unten.

    Zwischen diesen Schritten darfst du jederzeit Aufträge erfüllen.

    Dein Zug ist erst vorbei, wenn du ihn beendest. Mit *Rückgängig* nimmst du deine Entscheidungen eine nach der anderen zurück, bis etwas gezogen oder aufgedeckt wurde oder jemand anderes geantwortet hat. Weiter zurück, auch in einen früheren Zug, geht es nur, wenn alle einverstanden sind; sitzen nur Computer mit am Tisch, entscheidest du allein. Was seitdem gezogen wurde, wird noch einmal gezogen und kann anders ausfallen.

otys-rules-keys = Schlüssel und Hackerleiste
otys-rules-keys-text =
    Du hast die Schlüssel 1 bis 5 und einen X-Schlüssel. Ein gespielter Schlüssel liegt auf deiner Hackerleiste, und du kannst ihn erst wieder spielen, wenn er zu dir zurückkehrt.

    {"**"}Rückkehr.** Am Anfang gilt: Mit dem { $home }. Schlüssel auf der Leiste kehren alle zurück, auch der gerade gespielte. Der Ingenieur kann deinen Hacker verbessern, dann reichen weniger Schlüssel: { $homes } mit 0, 1, 2 oder 3 Verbesserungen.

    Liegen dort, wo das verschobene Hackerplättchen hinkommt, schon Schlüssel, bleiben sie bis zum Ende deines Zuges und kehren dann zurück.

    {"**"}X-Schlüssel.** Ein X-Schlüssel öffnet jede Ebene, auch wenn du ihren eigenen Schlüssel noch hast. Jeder gespielte X-Schlüssel bewegt die Sponsoren. Dein eigener X-Schlüssel kehrt mit den anderen zurück. Neutrale X-Schlüssel schenken dir zusätzliche Züge, bevor deine Schlüssel zurückkehren. Es gibt { $neutral } davon. Gespielte gehen in den Vorrat zurück, wenn deine Schlüssel zurückkehren; die anderen behältst du.

    Manche Wirkungen holen einen einzelnen Schlüssel von der Leiste zurück. Das ist immer einer deiner eigenen, nie ein neutraler.

otys-rules-divers = Die acht Taucher
otys-rules-divers-text =
    Am Anfang ist keiner deiner Taucher aufgewertet. Ein aufgewerteter Taucher ist für den Rest der Partie besser.

    - **Metall-, Pflanzen-, Treibstoff- und Tech-Experte.** Jeder holt einen Rohstoff seiner Art und legt ihn auf seine Ebene, wenn dort ein Feld frei ist.
      Aufgewertet bringen sie noch etwas mit. Metall: einen neutralen X-Schlüssel. Pflanzen: 1 Credit. Treibstoff: 1 Batterie. Tech: einen deiner eigenen Schlüssel von der Leiste. Auf den Rohstoff oder die Zugabe kannst du auch verzichten, und die Zugabe bekommst du selbst dann, wenn die Ebene voll ist.
    - **Händler.** Verkauf einen Rohstoff dieser Ebene an den Laden, oder kauf einen und leg ihn auf diese Ebene.
      Aufgewertet: Beim Verkaufen bekommst du 1 mehr, in Credits oder in Prestige, und beim Kaufen zahlst du 1 weniger.
    - **Spion.** Für 1 Credit: Sieh dir vier Aufträge an und behalte einen, oder nutz den Taucher eines Nachbarn auf derselben Ebene.
      Aufgewertet: Der Spion selbst ist gratis.
    - **Ingenieur.** Für 1 Credit: Verbessere deinen Propeller (Taucher kommen weiter) oder deinen Hacker (Schlüssel kehren früher zurück), jeden bis zu dreimal.
      Aufgewertet: gratis.
    - **Entdecker.** Für 2 Credits: Nimm eines der beiden Belohnungsplättchen dieser Ebene. Nutz jetzt seine Vorderseite und leg es dann mit der Rückseite nach oben auf diese Ebene deines Meeres.
      Aufgewertet: für 1 Credit.

    Jede Ebene hat nur begrenzt Platz: { $spaces } Felder auf den Ebenen 1 bis 5. Du kannst keine Rohstoffe wegwerfen, um Platz zu schaffen.

otys-rules-sponsors = Die Sponsoren
otys-rules-sponsors-text =
    Auf jeder der fünf Ebenen gibt es einen Sponsor. Vor dem Tauchgang darfst du den auf der Ebene deines Schlüssels nutzen. Jeder Sponsor hat eine einfache und eine fortgeschrittene Seite. Welche gilt, steht fest, sobald die Partie beginnt. Das sind die fünf:

    - **Einfach:** Du bekommst 1 Credit. **Fortgeschritten:** In diesem Zug kosten dein eigener Händler (beim Kaufen), Spion, Ingenieur oder Entdecker keine Credits. Nutzt dein Spion den Taucher eines Nachbarn, zahlst du für diesen trotzdem.
    - **Einfach:** Du nutzt die Wirkung deines Tauchers in diesem Zug zweimal und entscheidest jedes Mal neu. **Fortgeschritten:** Du nutzt die Vorderseite eines der beiden Belohnungsplättchen dieser Ebene. Es wird dann ersetzt.
    - **Einfach:** Du nimmst einen deiner eigenen Schlüssel von der Hackerleiste zurück. **Fortgeschritten:** Dein Taucher auf Ebene 5 taucht auf, und die anderen rücken nach unten.
    - **Einfach:** Zahl 2 Credits, um den Taucher auf der Ebene deines Schlüssels aufzuwerten, also den, der gleich taucht. Dafür bekommst du 1 Prestige. Danach bewegen Propeller in diesem Zug niemanden mehr auf diese Ebene oder von ihr weg. **Fortgeschritten:** Zahl 2 Credits, um einen deiner drei Taucher an der Oberfläche aufzuwerten. Dafür bekommst du 1 Prestige.
    - **Einfach:** Du bekommst 1 Batterie. **Fortgeschritten:** Du bekommst 1 Batterie, oder du gibst 1 Batterie aus und legst einen Rohstoff von der Ebene deines Schlüssels auf eine andere Ebene oder umgekehrt.

    Was nichts ändern würde, wird dir gar nicht erst angeboten.

otys-rules-contracts = Aufträge
otys-rules-contracts-text =
    Für einen Auftrag brauchst du alle seine Rohstoffe auf **einer** Ebene, egal auf welcher. In deinem Zug darfst du so viele Aufträge erfüllen, wie du willst, nur nicht mitten in einer Wirkung. Sie kosten dich nur die Rohstoffe.

    - Manche Karten verlangen bestimmte Rohstoffe, zum Beispiel Metall + 2 Pflanzen.
    - Bei anderen zählt nur, wie viele gleich sind, zum Beispiel 2 gleiche + 1 anderer. Jede Zahl braucht eine andere Farbe; welche, entscheidest du.

    Du bekommst das Prestige des Auftrags und bei manchen Karten einen Credit, eine Batterie oder beides. Liegt auf der Ebene eine Dauerbelohnung, darfst du auch sie nehmen. Alle anderen Rohstoffe bleiben liegen.

    {"**"}Öffentliche Aufträge** liegen in der Kolonie: drei, oder zwei, wenn ihr zu zweit spielt. Wer einen zuerst erfüllt, bekommt ihn, und sofort kommt eine neue Karte. **Private Aufträge** hast du auf der Hand. Niemand sonst kann sie sehen oder dir wegnehmen.

    Der Knopf *Aufträge* zeigt, was du jetzt erfüllen kannst und was dir für die anderen noch fehlt. Das siehst nur du.

otys-rules-rewards = Belohnungsplättchen
otys-rules-rewards-text =
    Auf jeder Ebene der Kolonie liegen zwei Belohnungsplättchen. Die Vorderseite wirkt einmal:

    - nimm einen der beiden gezeigten Rohstoffe und leg ihn auf die Ebene deines Schlüssels, wenn dort ein Feld frei ist
    - du bekommst 1 Batterie
    - sieh dir vier Aufträge an und behalte einen
    - werte einen beliebigen deiner Taucher auf, aber ohne Prestige dafür
    - du bekommst 1 Prestige

    Die Rückseite bleibt: Du bekommst 2 Credits oder 1 Prestige, jedes Mal, wenn du auf dieser Ebene einen Auftrag erfüllst.

    Der Entdecker nimmt ein Plättchen: Du nutzt die Vorderseite, dann bleibt es mit der Rückseite nach oben auf dieser Ebene deines Meeres. Lag dort schon eines, wird es abgeworfen. Der Sponsor, der dich ein Belohnungsplättchen nutzen lässt, gibt dir nur die Vorderseite, dann wird das Plättchen abgeworfen. In beiden Fällen wird ein neues gezogen.

otys-rules-store = Der Laden
otys-rules-store-text =
    Der Laden hat für jede Farbe eine Spalte, die von oben nach unten gefüllt wird. Die Zeilen sind von oben nach unten { $rows } Credits wert. Dein Händler kauft oder verkauft jeweils einen Rohstoff.

    - **Verkaufen.** Ein Rohstoff von der Ebene des Händlers kommt auf das oberste freie Feld seiner Spalte. Du bekommst die Credits, die bei dieser Zeile stehen, oder in der obersten Zeile stattdessen 1 Prestige. In eine volle Spalte kannst du nichts verkaufen.
    - **Kaufen.** Nimm den untersten Rohstoff einer Spalte und zahl die Credits, die bei seiner Zeile stehen. Er kommt auf die Ebene des Händlers; dort muss also ein Feld frei sein.

    Kurz gesagt: Der erste Rohstoff einer Farbe bringt am meisten, und aus einer vollen Spalte kaufst du am billigsten. Ein aufgewerteter Händler bekommt beim Verkaufen 1 Credit oder 1 Prestige mehr und kann deshalb in jeder Zeile Prestige nehmen. Kaufen kostet 1 weniger.

otys-rules-spy = Der Spion
otys-rules-spy-text =
    Der Spion kann zweierlei, und du wählst eins davon. Das kostet 1 Credit, oder nichts, wenn der Spion aufgewertet ist.

    - **Vier Aufträge ansehen.** Behalte einen auf der Hand. Die anderen kommen in zufälliger Reihenfolge unter den Stapel. Wenn du sie angesehen hast, musst du einen behalten. Die anderen erfahren nur, dass du eine Karte genommen hast.
    - **Den Taucher eines Nachbarn nutzen**, und zwar den auf derselben Ebene, links oder rechts von dir, einfach oder aufgewertet, wie er gerade ist. Er wirkt, als wäre er deiner: auf deiner Ebene, mit deinen Rohstoffen. Wenn er etwas kostet, zahlst du.

    Du darfst sogar den Spion eines Nachbarn nutzen, um Aufträge anzusehen oder zum Taucher deines *anderen* Nachbarn weiterzugehen. Der Taucher des Nachbarn bleibt, wo er ist; nur dein Spion taucht auf.

    Zu zweit ist dein Gegenüber dein einziger Nachbar.

otys-rules-batteries = Batterien, Propeller und Hacker
otys-rules-batteries-text =
    {"**"}Propeller.** Vor dem Tauchgang kannst du 1 Batterie ausgeben, um einen deiner Taucher nach oben oder unten zu bewegen, auch einen der drei an der Oberfläche. Die anderen machen Platz. Das geht, sooft du Batterien hast.

    Dein **Propeller** bestimmt, wie weit (in der Schachtel zeigt es der Mechaniker): bis zu { $reaches } Ebenen mit 0, 1, 2 oder 3 Verbesserungen.

    {"**"}Sauerstoff.** Am Ende deines Zuges kann der Taucher, der gearbeitet hat, für 1 Batterie auf seiner Ebene bleiben.

    Dein **Hacker** bestimmt, wie bald deine Schlüssel zurückkehren; siehe *Schlüssel und Hackerleiste*. Der Ingenieur kann beide verbessern, jeden bis zu dreimal.

otys-rules-end = Ende und Gleichstand
otys-rules-end-text =
    Wenn jemand { $target } Prestige erreicht, spielt ihr die Runde zu Ende, damit alle gleich viele Züge hatten.

    Wer das meiste Prestige hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Rohstoffe im Meer übrig hat. Steht es dann immer noch gleich, teilt ihr euch den Sieg.

    Credits und Batterien zählen am Ende nicht, und übrige Rohstoffe nur bei Gleichstand.

otys-rules-variant = Kopieren zahlt an den Nachbarn (die Variante des Autors)
otys-rules-variant-text =
    Ihr könnt sie vor dem Start einschalten. Wenn dein Spion dann den Taucher eines Nachbarn nutzt:

    - Dein Credit geht an diesen Nachbarn statt in den Vorrat. Kostet es dich nichts, zahlt auch niemand.
    - Taucht dein Spion auf, taucht auch der genutzte Taucher auf, außer sein Besitzer gibt eine Batterie aus. Das wird vor dem nächsten Zug gefragt. Wer keine Batterie hat, wird nicht gefragt.
    - Gibst du eine Batterie aus, damit dein Spion unten bleibt, bleibt auch der andere Taucher, und niemand wird gefragt.
    - Nutzt du denselben Taucher in einem Zug zweimal, zahlst du zweimal, aber er taucht nur einmal auf.
    - Gehst du über den Spion eines Nachbarn zum nächsten Taucher, werden beide Besitzer bezahlt und beide gefragt.

otys-rules-pictures = So liest du die Bilder
otys-rules-pictures-text =
    Das **Meer** ist das Brett der Person, die gerade dran ist. Alles auf einer Ebene steht in einer Zeile, von links nach rechts: Sponsor, Belohnungsplättchen, Schlüssel, Taucher, Rohstoffe, Dauerbelohnung. Die drei Taucher über dem Wasser gehen der Reihe nach hinunter, von links angefangen.

    Die **Kolonie** zeigt das Rennen um Prestige, die öffentlichen Aufträge und den Laden. Die Meere der anderen stehen unter *Tafeln*, unter deinem eigenen, und kommen von selbst, wenn es in einer Frage um sie geht. Unten auf jedem Auftrag hat jede Person einen Platz. Grün zeigt die Ebenen, auf denen sie alles hat. Blass zeigt die Ebene, auf der am wenigsten fehlt, und was dort fehlt.

    Was gerade im Spiel ist, leuchtet. Rosa markiert, was seit Beginn des Zuges neu ist oder, wenn noch nichts passiert ist, seit dem Zug davor. Wenn es in einer Frage um bestimmte Teile geht, tritt alles andere in den Hintergrund.

    Lieber lesen? Nimm */board* mit *text*.

otys-rules-ours = Was wir uns ausgedacht haben
otys-rules-ours-text =
    Das hier ist ein inoffizielles Fanprojekt, ohne Bilder oder Texte des Verlags. Wir halten uns an die Spielregel, und zwar an die französische, wo sich Übersetzungen unterscheiden.

    Die Spielregel zählt nicht alles auf, was in der Schachtel ist. Die { $contracts } Aufträge und { $rewards } Belohnungsplättchen haben wir uns ausgedacht, bis auf die wenigen aus ihren Beispielen, und auch die letzte Stufe des Propellers. Die Stufen des Hackers, die Zahl der Zeilen im Laden und die { $neutral } neutralen X-Schlüssel sind wahrscheinlich, aber nicht sicher.

    Hast du das Spiel zu Hause? Wer diesen Bot betreibt, kann alles in einer Datei berichtigen, `assets/otys/components.json`. Bei jedem Eintrag steht, ob er gedruckt, wahrscheinlich oder von uns ist.

    Wo die Spielregel etwas offenlässt, mussten wir entscheiden. Das hier wird dir am ehesten auffallen:

    - Ist eine Ebene voll, kann ihr Experte trotzdem die Zugabe bringen.
    - Hast du keine Wahl, spielt der Bot für dich. Fehlt dir aber ein Platz, ein Credit oder eine Batterie und du könntest einen öffentlichen Auftrag erfüllen oder hast einen privaten, fragt er dich vorher. Vielleicht bringt dir der Auftrag genau das, was fehlt.
    - Was nichts ändern würde, wird dir nicht angeboten. Ein Entdecker darf aber ein Plättchen nur wegen der Rückseite nehmen.
    - *Zug beenden* drückst du immer selbst, damit niemand am Tempo der Partie deine privaten Aufträge erraten kann.

## So wird gespielt: eine Seite für Leute, die das Spiel noch nie gesehen haben. Die Nummern stehen in ihrem Bild.

otys-guide-you = Du
otys-guide-alt = Dein Meer, mit fünf Nummern auf der Zeile von Ebene { $level }: 1 der Schlüssel, 2 der Sponsor, 3 der Taucher, 4 die Rohstoffe, 5 ein Auftrag, der bereit ist.
otys-guide-goal = Deine Taucher holen Rohstoffe herauf, Rohstoffe erfüllen Aufträge, Aufträge bringen Prestige: Sobald jemand { $target } hat, gewinnt am Ende der Runde, wer das meiste hat.
otys-guide-key = **Schlüssel**: einer pro Zug. Seine Zahl ist deine Ebene.
otys-guide-sponsor = **Sponsor**: hilft dir einmal, vor dem Tauchgang.
otys-guide-diver = **Taucher**: arbeitet auf dieser Ebene, meist für einen Rohstoff.
otys-guide-resources = **Rohstoffe**: liegen auf ihrer Ebene, bis du sie brauchst.
otys-guide-contract = **Auftrag**: Diese Ebene hat alles dafür. *Erfüllen* bringt dir Prestige.
# Höchstens 60 Wörter.
otys-guide-turn = Wähl einen Schlüssel: Er öffnet seine Ebene. Nutz dort den Sponsor, wenn du magst, und lass den Taucher arbeiten. Dann taucht er auf, alle darüber sinken um eine Ebene, und der Schlüssel bleibt draußen; sobald du { $home } gespielt hast, kehren alle zurück. Aufträge erfüllst du jederzeit in deinem Zug, sobald eine Ebene die Rohstoffe hat.

## Für alle, die das Spiel noch lernen: wovon eine Frage spricht, und ein Tipp im richtigen Moment

otys-term-x-key = Ein X‑Schlüssel öffnet jede Ebene.
otys-term-propeller = Der Propeller versetzt einen Taucher für 1 Batterie auf eine andere Ebene.
otys-term-resource = Rohstoffe bleiben auf ihrer Ebene. Ein Auftrag braucht alle seine Rohstoffe auf einer Ebene.
otys-term-store = Der Laden handelt mit allen. Je weniger er von etwas hat, desto mehr zahlt er.
otys-term-spy = Ein Auftrag, den du behältst, gehört dir allein. Der Taucher eines Nachbarn arbeitet für dich, auf deiner Ebene.
otys-term-technicians = Der Propeller bewegt Taucher weiter, durch den Hacker kehren deine Schlüssel früher zurück.
otys-term-token = Ein Belohnungsplättchen wirkt jetzt einmal. Danach zahlt seine Rückseite bei jedem Auftrag auf seiner Ebene.
otys-term-token-once = Ein Belohnungsplättchen wirkt einmal, dann ist es weg.
otys-term-return = Ist ein Schlüssel zurück, kannst du ihn wieder spielen.
otys-term-upgrade = Ein aufgewerteter Taucher arbeitet bis zum Ende der Partie besser.
otys-term-keep = Ein Auftrag, den du behältst, gehört dir allein: Nur du siehst ihn und kannst ihn erfüllen.
otys-tip-key = **Welcher Schlüssel?** Seine Zahl ist die Ebene, auf der du tauchst. Jede Zeile sagt, was der Tauchgang dort bringt.
otys-tip-row = **Die helle Ebene gehört dir in diesem Zug:** Ihr Sponsor kann dir einmal helfen, dann arbeitet ihr Taucher für dich.
otys-tip-dive = **Die helle Ebene gehört dir in diesem Zug:** Ihr Taucher arbeitet für dich.
otys-tip-contract = **So punktest du:** Sammle die Rohstoffe eines Auftrags auf einer Ebene. *Aufträge* sagt dir, was wo noch fehlt.
otys-tip-ready = **Ein Auftrag ist bereit!** *Erfüllen* kostet nur seine Rohstoffe, und dein Zug geht weiter.
otys-tip-home = **Ist deine Hackerleiste voll, kehren alle Schlüssel zurück.** Sie gehen dir also nie aus.
