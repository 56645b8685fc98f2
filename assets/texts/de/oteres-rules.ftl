### Die Regeln von Öterés nach Themen, in unseren eigenen Worten. Ein Thema hat höchstens 3.500 Zeichen.

oteres-rules-aim = Worum es geht
oteres-rules-aim-text =
    Ihr seid Otter und wollt die wertvollsten Perlen. Weiße Perlen sind { $whiteLeast } bis { $whiteMost } Punkte wert, schwarze { $blackLeast } bis { $blackMost }. Was eine Perle wert ist, siehst du nur, wenn sie dir gehört oder du sie unterwegs ansehen durftest.

    Alle starten mit zwei Karten und einer weißen Perle. Dann geht es reihum: Karte ziehen, Karte spielen.

    Im Stapel verstecken sich Seeigel. Hast du am Ende deines Zuges zwei davon auf der Hand, bist du raus, behältst aber deine Perlen. Ist nur noch ein Otter im Wasser, werden alle Perlen aufgedeckt, und **die meisten Punkte gewinnen**, egal wer noch dabei ist.

oteres-rules-turn = Ein Zug
oteres-rules-turn-text =
    - **Ziehen.** Zu Beginn deines Zuges zieht der Bot eine Karte für dich.
    - **Spielen.** Wähl eine Karte aus deiner Hand und tu, was sie sagt, soweit es geht. Danach kommt sie auf die Ablage, außer sie bleibt vor jemandem liegen.
    - **Prüfen.** Dein Zug endet von selbst, wenn es nichts mehr rückgängig zu machen gibt, sonst beendest du ihn. Hast du dann zwei oder mehr Seeigel auf der Hand, bist du raus.

    Deine Hand siehst nur du, deshalb wählst du deine Karte geheim: Drück unter dem Bild auf *Geheim antworten*. Auch alles andere, was nur du sehen darfst, entscheidest du dort. Der Rest passiert im Kanal.

    Mit *Hand* siehst du jederzeit deine Karten und Perlen, auch wenn andere dran sind.

    {"*"}Rückgängig* nimmt deine Entscheidungen in diesem Zug zurück, solange nichts gezogen wurde oder den Besitzer gewechselt hat, niemand sonst geantwortet hat, keine Karte vor anderen ausgelöst wurde und niemand etwas Neues gesehen hat.

oteres-rules-urchins = Seeigel
oteres-rules-urchins-text =
    Es gibt { $urchins } davon. Niemand startet mit einem.

    - **Zwei auf der Hand am Ende deines eigenen Zuges**: Du bist raus. Gibt dir jemand einen, passiert bis zum Ende deines eigenen Zuges nichts.
    - **Einen spielen** statt einer anderen Karte: Nimm eine schwarze Perle, ohne sie zu zeigen, und der Seeigel kommt zurück in die Mitte des Stapels. Ist keine schwarze Perle mehr im Vorrat, kannst du ihn nicht spielen.
    - **Einen loswerden**: Karten mit einem durchgestrichenen Seeigel in der Ecke wirken auch auf einen Seeigel in deiner Hand. Du kannst ihn jemand anderem geben ({ $passing }) oder zurück in den Stapel stecken ({ $discarding }). Diese Karten helfen auch, wenn im Vorrat keine schwarze Perle mehr ist.

    {"*"}*Raus** heißt auch: außer Reichweite. Deine Perlen bleiben dir und zählen am Ende, und keine Karte kann dich mehr treffen, weder gut noch schlecht. Der Rest deiner Hand wird abgeworfen. Was vor dir liegt, bleibt.

oteres-rules-pearls = Perlen
oteres-rules-pearls-text =
    - **Alle sehen**, wie viele Perlen jeder Farbe du hast und welche davon unter einer Karte liegen.
    - **Geheim ist**, was sie wert sind. Deine eigenen kannst du jederzeit ansehen.
    - Nimmt dir jemand eine Perle, dann **blind**: Der Zufall entscheidet, und jede Perle, die genommen werden kann, ist gleich wahrscheinlich.
    - **Gesehen ist gesehen**: Weißt du, was eine Perle wert ist, siehst du es weiter, wohin sie auch wandert, bis sie zurück im Vorrat ist. Die kleine Nummer unter einer Perle unterscheidet sie nur von den anderen. Über ihren Wert sagt sie nichts.
    - Sind nicht genug weiße Perlen im Vorrat, nimmst du, was da ist. Ist keine da, passiert nichts.

    In der Schachtel sind { $white } weiße Perlen: { $whiteList }. Und { $black } schwarze: { $blackList }.

oteres-rules-cards = Die Karten
oteres-rules-cards-part = Alle Karten, { $part } von { $parts }
oteres-rules-cards-text =
    Alle { $count } Aktionskarten und wie viele es von jeder gibt. Was sie bewirken, zeigen die Bilder. Alle bekommen zwei, dann kommen die { $urchins } Seeigel zum Rest in den Stapel.

    { $list }

oteres-rules-details = Die Karten im Einzelnen
oteres-rules-details-text = { $details }

oteres-rules-end = Ende und Gleichstand
oteres-rules-end-text =
    Die Partie endet, wenn nur noch eine Person dabei ist. Alle Perlen werden aufgedeckt.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Perlen hat. Steht es dann immer noch gleich, teilt ihr euch den Sieg.

    Bis zuletzt dabei zu sein bringt nichts extra, und wenn du raus bist, zählen deine Perlen genauso wie die der anderen.

oteres-rules-ours = Was wir uns ausgedacht haben
oteres-rules-ours-text =
    Das hier ist ein inoffizielles Fanprojekt, ohne Bilder oder Texte des Verlags.

    Die Spielregel erklärt den Zug, die Seeigel und das Ende, wie viele Karten und Perlen es gibt und was schwarze Perlen wert sind. Die Aktionskarten zählt sie nicht auf: Von { $count } nennt sie zwei beim Namen und beschreibt fünf Wirkungen. Den Rest des Stapels haben wir uns ausgedacht.

    - **Name und Wirkung aus der Spielregel**: { $both }
    - **Name aus der Spielregel**: { $named }
    - **Wirkung aus der Spielregel, Name von uns**: { $described }
    - **Ganz von uns**: { $ours }
    - **Wie viele es von jeder gibt**: { $counts }
    - **Was weiße Perlen wert sind**: { $worths }

    Hast du das Spiel zu Hause? Dann kannst du alles in einer Datei berichtigen, `assets/oteres/components.json`. Wie das geht und was wir sonst entschieden haben, steht in `docs/rules-oteres.md`.

## Die Teile dieser Texte

oteres-rules-card = - **{ $card }** × { $count }
oteres-rules-tokens = { $count } × { $value }
oteres-rules-ours-choice = von uns gewählt
oteres-rules-ours-box = wie in der Schachtel
# Mehr, als auf der Karte steht, nach ihrer Wirkung; $card ist der Name der Karten, die sie haben.
oteres-rules-about-protect-pearl = - **{ $card }** · Die Perle darunter kann nie mehr genommen, getauscht, ersetzt oder weitergegeben werden, zählt aber. Ohne weiße Perle kommt nichts darunter. Eine darfst du für dich selbst spielen. Jede weitere geht an jemand anderen, und diese Person wählt, welche ihrer eigenen weißen Perlen darunterkommt.
oteres-rules-about-split-paws = - **{ $card }** · Erst teilst du die Perlen auf, dann bestimmst du, wer eine Pfote wählt. Diese Person sieht weder, wie viele Perlen in einer Pfote sind, noch was sie wert sind.
oteres-rules-about-biggest-pile = - **{ $card }** · Gesucht werden die meisten weißen Perlen unter den anderen, die noch dabei sind; Perlen unter Karten zählen mit. Du nimmst blind eine Perle beliebiger Farbe, aber keine, die unter einer Karte liegt.
oteres-rules-about-pass-left = - **{ $card }** · Alle wählen geheim, in beliebiger Reihenfolge. Am Tisch steht, auf wen ihr wartet, aber nicht, wer was gewählt hat. Dann wandern alle Perlen gleichzeitig. „Links“ ist, wer als Nächstes noch dabei ist. Hast du nur eine Perle, die wandern kann, wandert sie, ohne dass du gefragt wirst. Hast du keine, gibst du nichts weiter und bekommst trotzdem eine.
oteres-rules-about-share-out = - **{ $card }** · Eine behältst du, und du entscheidest, wer welche bekommt. Seid ihr nur noch zu zweit: eine für dich, eine für dein Gegenüber, eine zurück in den Vorrat.
oteres-rules-about-ward = - **{ $card }** · Die nächste Karte von jemand anderem, die dir eine Perle nehmen oder tauschen würde, löst sie aus. Die andere Karte bewirkt dann nichts, und diese wird abgeworfen. Ansehen, Geschenke, Weitergeben und deine eigenen Karten lösen sie nicht aus.
oteres-rules-about-take-white = - **{ $card }** · Nur du siehst, was die Perle wert ist.
oteres-rules-about-trade-in = - **{ $card }** · Deine Perle geht zuerst zurück, du kannst also dieselbe wiederbekommen. Ist keine weiße Perle im Vorrat, kannst du nur eine weiße eintauschen und bekommst sie gleich wieder.
oteres-rules-about-swap = - **{ $card }** · Wähl zuerst, mit wem du tauschst, dann eine deiner eigenen Perlen. Die andere wird blind genommen und kann jede Farbe haben.
oteres-rules-about-snatch = - **{ $card }** · Der Zufall entscheidet: Jede weiße Perle der anderen Person, die nicht unter einer Karte liegt, ist gleich wahrscheinlich.
oteres-rules-about-pass-card = - **{ $card }** · Wähl zuerst, wer die Karte bekommt, dann die Karte. Nur ihr beide wisst, welche es ist. Dann zieh eine Karte. Hast du keine andere Karte, passiert nichts.
oteres-rules-about-discard-card = - **{ $card }** · Alle sehen, was du abwirfst. Dann zieh eine Karte. Hast du keine andere Karte, passiert nichts.
oteres-rules-about-dark-gift = - **{ $card }** · Hast du keine schwarze Perle zu verschenken, sieh dir stattdessen eine Perle von jemand anderem an, die nicht unter einer Karte liegt. Dann tausch sie gegen eine von dir oder lass sie liegen.

## So wird gespielt: eine Seite für Leute, die das Spiel noch nie gesehen haben. Die Nummern stehen in ihrem Bild.

oteres-guide-alt = Was vor dir liegt, mit fünf Nummern: 1 der Stapel, 2 eine Karte deiner Hand, 3 ein Seeigel, 4 deine Perlen, 5 der Vorrat.
oteres-guide-goal = Sammle die wertvollsten Perlen: Mit zwei Seeigeln auf der Hand bist du raus, aber deine Perlen zählen.
oteres-guide-deck = **Stapel**: Jeder Zug beginnt mit einer Karte von hier.
oteres-guide-hand = **Deine Hand**: Spiel eine Karte pro Zug. Nur du siehst sie.
oteres-guide-urchin = **Seeigel**: Einer auf der Hand schadet nicht, mit zweien bist du raus. Du kannst einen für eine schwarze Perle spielen, solange im Vorrat eine liegt.
oteres-guide-pearls = **Deine Perlen**: Was sie wert sind, weißt nur du.
oteres-guide-pool = **Vorrat**: Von hier kommen neue Perlen.
# Höchstens 60 Wörter.
oteres-guide-turn = Der Bot zieht eine Karte für dich. Drück *Geheim antworten*, wähl eine Karte aus deiner Hand und tu, was sie sagt: Perlen nehmen, tauschen, teilen oder schützen. Mit zwei Seeigeln auf der Hand am Ende deines Zuges bist du raus, aber deine Perlen zählen. Ist nur noch eine Person dabei, gewinnen die meisten Punkte.

## Für alle, die das Spiel noch lernen: wovon eine Frage spricht, und ein Tipp im richtigen Moment

oteres-term-urchin = Mit zwei Seeigeln auf der Hand am Ende deines Zuges bist du raus.
oteres-term-card-any = Spiel irgendeine Karte und tu, was darauf steht. Nur du siehst deine Hand.
oteres-term-pearls = Nur du siehst, was deine Perlen wert sind. Die anderen nehmen blind.
oteres-term-one-urchin = Ein Seeigel schadet nicht, mit zweien am Zugende bist du raus. Solange im Vorrat eine schwarze Perle liegt, kannst du einen spielen; manche Karten helfen auch.
