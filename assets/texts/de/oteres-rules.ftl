### Die Regeln von Öterés nach Themen, in unseren eigenen Worten. Ein Thema hat höchstens 3.500 Zeichen.

oteres-rules-aim = Worum es geht
oteres-rules-aim-text =
    Ihr seid Otter und wollt die wertvollsten Perlen. Weiße Perlen sind { $whiteLeast } bis { $whiteMost } Punkte wert, schwarze { $blackLeast } bis { $blackMost }. Was eine Perle wert ist, sieht nur, wem sie gehört, und wer sie unterwegs gesehen hat.

    Alle beginnen mit zwei Karten und einer weißen Perle. Dann seid ihr reihum am Zug: Karte ziehen, Karte spielen.

    Im Stapel verstecken sich Seeigel. Wer einen Zug mit zweien auf der Hand beendet, ist raus und behält, was bis dahin gesammelt ist. Sobald nur noch ein Otter im Wasser ist, werden alle Perlen aufgedeckt, und **die meisten Punkte gewinnen**, ob noch dabei oder nicht.

oteres-rules-turn = Ein Zug
oteres-rules-turn-text =
    - **Ziehen.** Zu Beginn deines Zuges zieht der Bot eine Karte für dich.
    - **Spielen.** Wähl eine Karte deiner Hand und tu, was sie sagt, soweit es geht. Danach kommt sie auf die Ablage, es sei denn, sie bleibt vor jemandem liegen.
    - **Prüfen.** Der Zug endet: von selbst, wenn sich nichts mehr davon zurücknehmen lässt, sonst auf dein Wort hin. Mit zwei oder mehr Seeigeln auf der Hand bist du dann raus.

    Deine Hand geht sonst niemanden etwas an. Darum bekommst nur du die Frage, welche Karte du spielst: Drück unter dem Bild des Tisches *Geheim antworten*. Was alle angeht, wird im Kanal gefragt.

    {"*"}Hand* zeigt dir jederzeit deine Karten und Perlen, auch während andere spielen.

    {"*"}Zurücknehmen* nimmt deine Antworten in diesem Zug zurück, bis etwas gezogen wurde oder den Besitz wechselte, jemand anders oder eine Karte vor anderen darauf geantwortet hat oder jemand sah, was er noch nicht wusste.

oteres-rules-urchins = Seeigel
oteres-rules-urchins-text =
    Es gibt { $urchins } davon. Niemand beginnt mit einem.

    - **Zwei auf der Hand am Ende deines eigenen Zuges**: Du bist raus. Ein Seeigel, den dir jemand gegeben hat, tut vor dem Ende deines eigenen Zuges nichts.
    - **Einen spielen** statt einer anderen Karte: Du nimmst eine schwarze Perle, ungesehen von den anderen, und der Seeigel kommt in die Mitte des Stapels zurück. Ist im Vorrat keine schwarze Perle mehr, kann er nicht gespielt werden.
    - **Einen loswerden**: Karten mit einem durchgestrichenen Seeigel in der Ecke dürfen einem Seeigel deiner Hand gelten. Er kann an jemand anderen gehen ({ $passing }) oder zurück in den Stapel ({ $discarding }).

    {"*"}*Raus** heißt außer Reichweite: Deine Perlen bleiben und zählen am Ende, und keine Karte kann mehr auf dich zielen, im Guten wie im Bösen. Deine übrigen Karten werden abgeworfen; was vor dir liegt, bleibt.

oteres-rules-pearls = Perlen
oteres-rules-pearls-text =
    - **Offen für alle**: wie viele Perlen welcher Farbe jemand hat, und welche davon unter einer Karte liegen.
    - **Geheim**: was sie wert sind. Die eigenen darfst du jederzeit ansehen.
    - Wird jemandem eine Perle genommen, so **blind**: Der Zufall entscheidet, und jede, die genommen werden darf, ist gleich wahrscheinlich.
    - **Gesehen ist gesehen**: Wer weiß, was eine Perle wert ist, sieht es weiter, wohin sie auch wandert, bis sie wieder im Vorrat ist. Die kleine Nummer unter einer Perle unterscheidet sie von ihren Nachbarn und sagt nichts über ihren Wert.
    - Reichen die weißen Perlen im Vorrat nicht, nimmst du, was da ist; ist nichts da, geschieht nichts.

    In der Schachtel sind { $white } weiße Perlen: { $whiteList }. Und { $black } schwarze: { $blackList }.

oteres-rules-cards = Die Karten
oteres-rules-cards-text =
    Die { $count } Aktionskarten, wie viele es von jeder gibt und woher sie stammen.

    { $list }

oteres-rules-details = Die Karten im Einzelnen
oteres-rules-details-text = { $details }

oteres-rules-end = Ende und Gleichstand
oteres-rules-end-text =
    Das Spiel endet, wenn nur noch eine Person dabei ist. Alle Perlen werden aufgedeckt.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnen weniger Perlen. Sind auch die gleich, wird der Sieg geteilt.

    Als Letzte oder Letzter dabei zu sein bringt für sich allein nichts, und wer raus ist, zählt wie alle anderen.

oteres-rules-ours = Was in dieser Fassung von uns ist
oteres-rules-ours-text =
    Dies ist ein inoffizielles Werk von Fans, ohne Bilder und ohne Texte des Verlags.

    Die Spielregel nennt den Zug, die Seeigel, das Ende, wie viele Karten und Perlen es gibt und was schwarze Perlen wert sind. Die Aktionskarten zählt sie nicht auf: Von { $count } nennt sie zwei beim Namen und beschreibt fünf Wirkungen. Den Rest des Stapels haben wir uns ausgedacht.

    - **Dort gedruckt, Name und Wirkung**: { $both }
    - **Dort mit Namen gedruckt**: { $named }
    - **Dort mit Wirkung gedruckt, der Name von uns**: { $described }
    - **Ganz von uns**: { $ours }
    - **Wie viele es von jeder gibt**: { $countsOurs ->
        [yes] von uns.
       *[no] wie in der Schachtel.
      }
    - **Was weiße Perlen wert sind**: { $pearlsOurs ->
        [yes] von uns.
       *[no] wie in der Schachtel.
      }

    Wer die Schachtel hat, kann alles davon in einer Datei berichtigen, `assets/oteres/components.json`; wie, steht in `docs/rules-oteres.md`, samt allem, was wir entschieden haben.

## Die Teile dieser Texte

oteres-rules-card = - **{ $card }** × { $count } ({ $name ->
    [rulebook] { $effect ->
        [rulebook] Spielregel
       *[house] Name aus der Spielregel
      }
   *[house] { $effect ->
        [rulebook] Wirkung aus der Spielregel
       *[house] von uns
      }
  }) · { $text }
oteres-rules-tokens = { $count } × { $value }
# Mehr, als auf der Karte steht, nach ihrer Wirkung; $card ist der Name der Karten, die sie haben.
oteres-rules-about-protect-pearl = - **{ $card }** · Die Perle darunter kann nie mehr genommen, getauscht, ersetzt oder weitergegeben werden, und sie zählt. Ohne weiße Perle liegt keine darunter. Eine darfst du für dich selbst spielen; jede weitere geht an jemand anderen, und wer sie bekommt, wählt, welche der eigenen weißen Perlen darunterkommt.
oteres-rules-about-split-paws = - **{ $card }** · Erst teilst du die Perlen auf, dann bestimmst du, wer wählt. Zu sehen ist dabei weder, wie viele in einer Pfote liegen, noch was sie wert sind.
oteres-rules-about-biggest-pile = - **{ $card }** · Es geht um die meisten weißen Perlen unter den anderen, die noch dabei sind; die unter Karten zählen mit. Genommen wird blind eine, die unter keiner Karte liegt, gleich welcher Farbe.
oteres-rules-about-pass-left = - **{ $card }** · Alle wählen geheim und in beliebiger Reihenfolge; am Tisch steht, wer noch fehlt, und niemand sieht, wer was gewählt hat. Dann wandern alle Perlen zugleich. „Links“ ist, wer als Nächstes noch dabei ist. Wer nur eine Perle hat, die wandern darf, gibt sie weiter und wird nicht gefragt; wer keine hat, gibt keine und bekommt trotzdem eine.
oteres-rules-about-share-out = - **{ $card }** · Eine behältst du und sagst, wer welche bekommt. Seid ihr nur noch zu zweit: eine für dich, eine für dein Gegenüber, eine zurück in den Vorrat.
oteres-rules-about-ward = - **{ $card }** · Die nächste Karte von jemand anderem, die dir eine Perle nimmt oder tauscht, löst sie aus. Jene Karte tut dann nichts, und diese wird abgeworfen. Ansehen, Geschenke, Weitergeben und deine eigenen Karten lösen sie nicht aus.
oteres-rules-about-take-white = - **{ $card }** · Nur du siehst, was die Perle wert ist.
oteres-rules-about-trade-in = - **{ $card }** · Die Perle geht zuerst zurück; dieselbe kann also wiederkommen. Ist im Vorrat keine weiße Perle mehr, kann nur eine weiße zurück, und sie kommt wieder.
oteres-rules-about-swap = - **{ $card }** · Du wählst, mit wem, dann deine eigene Perle; die andere wird blind genommen, gleich welcher Farbe.
oteres-rules-about-snatch = - **{ $card }** · Jede weiße Perle, die unter keiner Karte liegt, ist gleich wahrscheinlich.
oteres-rules-about-pass-card = - **{ $card }** · Du wählst, wer sie bekommt, dann die Karte; nur ihr beide wisst, welche es ist. Dann ziehst du nach. Ohne andere Karte auf der Hand tut sie nichts.
oteres-rules-about-discard-card = - **{ $card }** · Alle sehen, was abgeworfen wird. Dann ziehst du nach. Ohne andere Karte auf der Hand tut sie nichts.
oteres-rules-about-dark-gift = - **{ $card }** · Hast du keine schwarze Perle zu verschenken, siehst du stattdessen eine Perle von jemand anderem an, die unter keiner Karte liegt. Dann tauschst du sie gegen eine von dir oder lässt sie liegen.

### End of 31 texts: ddd7aba7
