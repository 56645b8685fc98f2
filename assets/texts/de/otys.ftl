### Otys: was beim Spielen zu lesen ist. Alles erscheint, wie es hier steht; Antworten passen in 40 Zeichen, Wirkungen in 100.

## Das Spiel und seine Einstellungen

otys-title = Otys
otys-tagline = Schick deine Taucher nach Rohstoffen und erfüll Aufträge. Bei { $target } Prestige spielt ihr die Runde zu Ende, und wer das meiste hat, gewinnt.
otys-option-sponsors = Sponsoren
otys-option-sponsors-about = Welche Seiten der fünf Sponsoren gelten; die einfachen, wenn du nichts anderes wählst
otys-option-variant = Taucher kopieren
otys-option-variant-about = Wer den Credit fürs Kopieren bekommt; ist es der Nachbar, taucht sein Taucher mit auf
otys-value-basic = Einfache Seiten, für die erste Partie
otys-value-random = Zufällige Seiten
otys-value-advanced = Fortgeschrittene Seiten
otys-value-off = der Credit geht in den Vorrat
otys-value-on = der Credit geht an den Nachbarn (Variante des Autors)

## Wörter

# Wie das Wort hinter einer Zahl steht; bei 0 ist die Sorte selbst gemeint.
otys-colour-metal = { $count ->
   *[other] Metall
  }
otys-colour-plant = { $count ->
    [one] Pflanze
   *[other] Pflanzen
  }
otys-colour-fuel = { $count ->
   *[other] Treibstoff
  }
otys-colour-tech = { $count ->
   *[other] Tech
  }

otys-diver-metal-expert = Metall-Experte
otys-diver-plant-expert = Pflanzen-Experte
otys-diver-fuel-expert = Treibstoff-Experte
otys-diver-tech-expert = Tech-Experte
otys-diver-trader = Händler
otys-diver-spy = Spion
otys-diver-engineer = Ingenieur
otys-diver-explorer = Entdecker
otys-upgraded = { $diver } (aufgewertet)

otys-purse-credits = { $sign }{ $count } { $count ->
    [one] Credit
   *[other] Credits
  }
otys-purse-batteries = { $sign }{ $count } { $count ->
    [one] Batterie
   *[other] Batterien
  }
otys-purse-prestige = { $sign }{ $count } Prestige
otys-prestige = { $count } Prestige
otys-purse-neutral-x = { $sign }{ $count } { $count ->
    [one] neutraler X-Schlüssel
   *[other] neutrale X-Schlüssel
  }

otys-cubes = { $count ->
    [one] { $colour }
   *[other] { $count } { $colour }
  }
otys-cubes-changed = { $sign }{ $count } { $colour }
otys-nothing = keine

otys-key = Schlüssel { $level }
otys-key-own-x = eigener X-Schlüssel
otys-key-neutral-x = neutraler X-Schlüssel

otys-place-level = Ebene { $level }
otys-place-surface = Oberfläche
otys-levels = { $reach ->
    [one] 1 Ebene
   *[other] bis zu { $reach } Ebenen
  }

## Was Taucher tun, in wenigen Worten

otys-effect-expert-basic = +1 { $colour }
otys-effect-expert-upgraded = +1 { $colour }, { $bonus }
otys-effect-trader-basic = 1 Rohstoff kaufen oder verkaufen
otys-effect-trader-upgraded = Verkauf bringt +1, Kauf kostet −1
otys-effect-trader-basic-free = verkauf 1 Rohstoff oder nimm 1 gratis
otys-effect-trader-upgraded-free = Verkauf bringt +1, Kauf gratis
otys-effect-spy = Auftrag oder Nachbars Taucher { $price }
otys-effect-engineer = verbessere Propeller/Hacker { $price }
otys-effect-explorer = 1 Belohnungsplättchen { $price }
otys-effect-price = { $cost ->
    [0] gratis
    [1] für 1 Credit
   *[other] für { $cost } Credits
  }

## Was Sponsoren tun, in wenigen Worten

otys-sponsor-1-basic = +1 Credit
otys-sponsor-1-advanced = eigene Taucher kosten keine Credits
otys-sponsor-2-basic = dein Taucher arbeitet zweimal
otys-sponsor-2-advanced = nutz hier ein Belohnungsplättchen
otys-sponsor-3-basic = hol einen Schlüssel zurück
otys-sponsor-3-advanced = der Taucher auf Ebene 5 taucht auf
otys-sponsor-4-basic = werte den Taucher für 2 Credits auf, +1 Prestige
otys-sponsor-4-advanced = werte oben einen für 2 Credits auf, +1 Prestige
otys-sponsor-5-basic = +1 Batterie
otys-sponsor-5-advanced = +1 Batterie, oder für 1 Batterie einen Rohstoff umlagern

## Was eine Antwort bewirkt, in wenigen Worten: neben ihr, in Tipps, Hilfe und Rätseln

# $demand ist, was ein Auftrag verlangt, $prestige, was er bringt.
otys-effect-nothing = ohne Wirkung, und ohne Kosten
otys-effect-completed = erfüllt { $demand } auf { $place }
otys-effect-ready = { $demand } ({ $prestige }) auf { $place } bereit
otys-effect-nearer = { $demand } ({ $prestige }): auf { $place } fehlt noch: { $lacks }
otys-effect-now = { $demand } ({ $prestige }) in diesem Zug erfüllt
otys-effect-soon = { $demand } ({ $prestige }) im nächsten Zug erfüllt
otys-effect-later = { $demand } ({ $prestige }) einen Zug später erfüllt
otys-effect-denies = { $name } entgeht { $demand } ({ $prestige })
otys-effect-taken = { $name } kann dir { $demand } ({ $prestige }) wegnehmen
otys-effect-points = etwa { $amount } bis zum Ende deines nächsten Zuges
otys-effect-target = die letzte Runde beginnt
otys-effect-home = alle deine Schlüssel kommen zurück
otys-effect-upgraded = { $diver } aufgewertet: { $effect }
# $old ist, was die Ebene bisher je Auftrag brachte, oder none.
otys-effect-reward = { $back } je Auftrag auf { $place }{ $old ->
    [none] { "" }
   *[other] , nicht mehr { $old }
  }
otys-effect-twice-once = arbeitet zweimal, aber deine Credits reichen nur für einmal
otys-effect-dives = danach tauchst du
otys-effect-stands = dann steht der { $diver } auf { $place }
otys-effect-returns = Schlüssel zurück
otys-effect-mechanic = 1 Batterie bewegt Taucher bis zu { $value } Ebenen weit
otys-effect-hacker = alle Schlüssel kehren eins früher zurück: bei { $value }
otys-effect-left = { $count ->
    [one] 1 bereiter Auftrag bleibt
   *[other] { $count } bereite Aufträge bleiben
  } liegen
otys-why-waits = { $demand } ({ $prestige }) bleibt bereit: Warten scheint besser, als jetzt zu erfüllen
otys-effect-besides = dazu { $reward }
otys-effect-over = damit endet die Partie, das lässt sich nicht zurücknehmen
otys-effect-sponsor = Sponsor: { $effect }
otys-effect-opens = jede Ebene, alle Sponsoren eins runter
otys-effect-opens-once = jede Ebene, alle Sponsoren eins runter, nur einmal
otys-effect-propels = einen Taucher { otys-levels } versetzen, −1 Batterie
otys-effect-could = dann auf { $place }: { $divers }
otys-effect-carries = von { $from } auf eine andere Ebene, für 1 Batterie
otys-effect-copies = kopiert { $divers }
otys-effect-resources = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
  }
# Was der beste Zug eines Rätsels macht, bevor es gelöst ist: welcher Auftrag oder Rohstoff, bleibt offen.
otys-reason-hint = { $kind ->
    [completed] erfüllt einen Auftrag, den deiner nicht erfüllt
    [ready] macht einen Auftrag bereit, den deiner nicht bereit macht
    [nearer] bringt dich einem Auftrag näher als deiner
    [target] läutet die letzte Runde ein
    [gained] bringt dir etwas ein, das dir deiner nicht bringt
    [cubes] lässt andere Rohstoffe in deinem Meer zurück
    [keys-home] holt alle deine Schlüssel zurück
    [diver-upgraded] wertet einen Taucher auf
    [reward] nimmt ein Belohnungsplättchen
    [key-returned] holt einen Schlüssel zurück
   *[other] { "" }
  }
otys-front-look = wähl 1 von 4 Aufträgen
otys-front-flip = werte einen Taucher auf
otys-reward = { $front } (hinten: { $back })

## Aufträge

otys-contracts = Aufträge
otys-contracts-ready = Aufträge · { $count } bereit
# Eine Zahl mit Punkt am Anfang einer Zeile würde Discord neu zählen.
otys-contract-ready = ✅ Bereit auf { $levels }.
otys-contract-place-reward = { $place } (dazu { $reward })
otys-contract-missing = Auf Ebene { $level } fehlt noch: { $cubes }.
otys-contract-full = Auf Ebene { $level } fehlt noch: { $cubes }. Sie ist aber voll.
otys-contract-nowhere = Keine Ebene ist groß genug dafür.
otys-contract-small = Zu klein dafür: { $levels }.
otys-public-contracts = **Öffentlich**: Wer einen zuerst erfüllt, bekommt ihn
otys-private-contracts = **Privat**: Nur du siehst sie
otys-no-private-contracts = Du hast noch keine privaten Aufträge. Dein Spion findet welche, und manche Belohnungsplättchen auch.
otys-asides-now = Aufträge erfüllen kostet nichts und beendet deinen Zug nicht. Die Rohstoffe müssen alle auf einer Ebene liegen.
otys-asides-none = Gerade ist kein Auftrag bereit.
otys-asides-uninterrupted = Beantworte erst die aktuelle Frage. Gleich danach kannst du Aufträge erfüllen.
otys-asides-later = Aufträge kannst du erfüllen, wenn du dran bist.
otys-aside-label = Erfüllen: { $cubes } · { $place }
otys-aside-done = Auftrag erfüllt: { $gains }.
otys-button-offer = Erfüllen: { $gain } Prestige
otys-button-offer-level = Erfüllen: { $gain } Prestige, Ebene { $level }
otys-button-offer-number = Erfüllen: { $gain } Prestige (Nr. { $number })
otys-own-ready = Dein privater Auftrag ({ $demand }) ist auf { $place } bereit: { $gains }.
otys-row-ready = Der öffentliche Auftrag ({ $demand }) ist auf { $place } bereit: { $gains }.
otys-own-shared = Er braucht dieselben Rohstoffe wie der öffentliche Auftrag ({ $demand }): Nur einer von beiden geht.

## Fragen eines Zuges

otys-answer-skip = Auslassen
otys-answer-go-on = Weiter
otys-lack-store = der Laden ist leer
otys-idle-engineer = Propeller und Hacker sind schon voll verbessert
otys-idle-trader = nichts zu verkaufen oder zu kaufen
otys-ask-prepare-lacking = Vor dem Tauchen geht nichts: { $lacks }. Gleich tauchen, oder erst einen bereiten Auftrag?
otys-ask-diver-lacking = Mehr kann der { $diver } noch nicht tun: { $lacks }. Erst ein Auftrag oder weiter?
otys-ask-carry-lacking = Du kannst noch keinen Rohstoff umlagern: { $lacks }. Erst ein Auftrag oder gleich eine Batterie?
otys-ask-pick-reward-lacking = Du kannst nur ein Plättchen nutzen (das andere: { $lacks }). Erst ein Auftrag oder gleich dieses?
otys-ask-key = Welcher Schlüssel?
otys-note-keys-home = Mit diesem Schlüssel ist die Hackerleiste voll: Alle deine Schlüssel kehren zurück.
otys-note-keys-stay = Mit diesem Schlüssel kommen alle zurück, außer der Sponsor gibt dir einen wieder.
otys-note-key-back = Tauchst du zuerst, kann dir der Sponsor keinen Schlüssel mehr zurückgeben.
otys-note-only-key = Du hattest nur noch Schlüssel { $key }.
otys-answer-own-x = X-Schlüssel
otys-answer-neutral-x = { $count ->
    [one] Neutraler X
   *[other] Neutraler X ×{ $count }
  }
otys-ask-level = Welche Ebene öffnet der X‑Schlüssel?
otys-ask-level-only-key = Welche Ebene öffnet der X‑Schlüssel, dein einziger?
otys-note-sponsors-moved = Die Sponsoren, für alle dieselben, sind eine Ebene nach unten gerückt, der unterste nach oben.
otys-ask-prepare = Bevor du tauchst
otys-answer-sponsor-first = Erst Sponsor
otys-answer-propeller = Versetzen
otys-answer-dive = Tauchen
otys-answer-dive-without = Nichts tun
otys-answer-dive-both = Beides nehmen
# Wo man beides auf einmal haben könnte: der Tauchgang, und dann die Wahl.
otys-answer-dive-pick = Eins wählen
otys-answer-sponsor-dive = Mit Sponsor
otys-answer-sponsor-dive-pick = Sponsor + Wahl
otys-answer-sponsor-dive-without = Nur Sponsor
otys-ask-propel = Welchen Taucher versetzt du für 1 Batterie?
otys-note-reach = Nach oben oder unten, { otys-levels } weit; die anderen machen Platz.
otys-ask-propel-to = Wohin soll der { $diver } für 1 Batterie?
otys-answer-to-surface = { $place ->
    [1] Oben links
    [2] Oben Mitte
   *[other] Oben rechts
  }
otys-answer-end = Zug beenden
otys-answer-stay = Unten bleiben
otys-ask-end-game = Zug und Partie beenden?
otys-answer-end-game = Partie beenden
otys-answer-stay-game = Unten bleiben, Partie beenden
otys-ask-hold = Der Spion von { $name } hat deinen Taucher genutzt: { $diver }. Bleibt er unten?
otys-answer-let = Auftauchen

## Fragen der Taucher

otys-ask-expert = { $diver }: Was nimmst du?
otys-ask-expert-more = { $diver }: Nimmst du das auch?
otys-ask-first = { $question } (1. Mal von 2)
otys-ask-again = { $question } (2. Mal von 2)
otys-bonus-metal = Neutraler X
otys-bonus-plant = +1 Credit
otys-bonus-fuel = +1 Batterie
otys-bonus-tech = +1 Schlüssel
otys-ask-trader = Verkaufen oder kaufen?
otys-note-have = Du hast { $have }.
otys-note-no-purchase = Kaufen kannst du gerade nichts: { $why }.
otys-note-no-sale = Zu verkaufen gibt es nichts: Auf { $place } liegt kein Rohstoff, den der Laden nimmt.
otys-ask-price = Was willst du für den Rohstoff?
otys-ask-spy = Was soll dein Spion tun?
otys-answer-look = Auftrag wählen
otys-button-look = Auftrag wählen
otys-answer-copy = Kopie: { $name }, { $diver }
otys-button-copy = Kopie: { $name }
otys-ask-engineer = Was verbesserst du?
otys-technician-mechanic = Propeller { $now }→{ $value }
otys-technician-hacker = Hacker { $now }→{ $value }
otys-ask-explorer = Welches Belohnungsplättchen nimmst du { $price }?
otys-note-explorer = Seine Vorderseite wirkt sofort. Danach zahlt dir die Rückseite etwas für jeden Auftrag auf { $place }.
otys-note-explorer-replaces = Es ersetzt deine Dauerbelohnung auf { $place } ({ $back }).
otys-token-left = Links
otys-token-right = Rechts
# Wo sich die beiden unterscheiden: auf ihren Knöpfen, und ganz.
otys-button-front-cube = { $first }/{ $second }
otys-button-front-look = 1 Auftrag
otys-button-front-flip = Aufwerten
otys-button-front-prestige = +1 Prestige
otys-ask-return = Welchen Schlüssel holst du zurück?
otys-ask-upgrade-activated = Deinen Taucher aufwerten?
otys-ask-upgrade-surface = Welchen Taucher an der Oberfläche wertest du auf?
otys-ask-upgrade-any = Welchen Taucher wertest du auf?
otys-ask-pick-reward = Welches Belohnungsplättchen nutzt du?
otys-note-pick-reward = Seine Vorderseite wirkt einmal. Dann kommt ein neues an seine Stelle.
otys-ask-carry = Batterie nehmen oder einen Rohstoff umlagern?
otys-ask-carry-to = Wohin damit, für 1 Batterie: { $colour }?
otys-ask-colour = Welchen Rohstoff nimmst du?
otys-ask-keep = Welchen Auftrag behältst du?
otys-note-keep = Die anderen kommen ungesehen unter den Stapel.
otys-ask-permanent = Auch die Dauerbelohnung dieser Ebene nehmen?
otys-in-brackets = { $what } ({ $more })

## Was geschah

otys-happened-level-x = Ebene { $level } ({ $key })
otys-happened-sponsor = Sponsor
otys-happened-sponsor-twice = der Taucher arbeitet zweimal
otys-happened-sponsor-token = ein Belohnungsplättchen
otys-happened-unused = tat nichts
otys-happened-idle = ohne Wirkung
otys-happened-idle-why = ohne Wirkung ({ $why })
otys-happened-held = { $diver } bleibt unten auf { $place }
otys-happened-propeller = Propeller
otys-happened-again = { $diver }, zum zweiten Mal
otys-happened-token = Belohnungsplättchen
otys-happened-token-taken = nahm gratis ein Belohnungsplättchen
otys-happened-permanent = Dauerbelohnung auf { $place }
otys-happened-copied = Spion als { $diver } von { $name }
otys-happened-upgraded = { $diver } aufgewertet
otys-happened-key-back = { $key } zurück
otys-happened-keys-home = Alle Schlüssel kehrten zurück
otys-happened-contract = 1 Auftrag behalten
otys-happened-sponsors-moved = Die Sponsoren rückten eine Ebene nach unten
otys-happened-own-contract = den Auftrag ({ $demand }) behalten
otys-happened-completed-row = Öffentlichen Auftrag mit { $cubes } auf { $place } erfüllt
otys-happened-completed-hand = Privaten Auftrag mit { $cubes } auf { $place } erfüllt
otys-happened-refilled = Neuer öffentlicher Auftrag: { $demand }, { $gains }
otys-happened-token-shown = Neues Belohnungsplättchen auf { $place }: { $reward }
otys-happened-last-round = Die letzte Runde hat begonnen.
otys-happened-cubes = { $changes } auf { $place }
otys-happened-moved = { $diver }: { $from } → { $to }
otys-happened-moved-surface = { $diver }: an einen anderen Platz an der Oberfläche
otys-happened-stayed = Der { $diver } blieb unten auf { $place }

## Wie es steht

otys-status-score = { $name } **{ $prestige }**
otys-status = Runde { $round } · Prestige: { $scores } · bis { $target }
otys-status-last-round = **Letzte Runde**: Sobald alle gleich viele Züge hatten, ist Schluss.
otys-status-over = Prestige: { $scores }
otys-ending-row = { $place }) **{ $name }**: { $prestige } Prestige, { otys-effect-resources } übrig im Meer.
otys-ending-story = -# Punkte aus: { $sources }. Stand: { $grown }.
otys-ending-no-story = -# Keine Punkte.
otys-ending-contracts = Aufträge { $points }
otys-ending-permanent = Dauerbelohnungen { $points }
otys-ending-tokens = Belohnungsplättchen { $points }
otys-ending-sponsors = Sponsoren { $points }
otys-ending-store = Laden { $points }
otys-ending-grown = { $points } nach Runde { $round }
otys-ending-rounds = Gespielte Runden: { $rounds }. Schluss ist bei { $target } Prestige; übrige Rohstoffe zählen nur bei Gleichstand.
otys-ending-tie = Gleichstand beim Prestige: Die übrigen Rohstoffe im Meer haben entschieden.
otys-ending-shared = Gleich viel Prestige, gleich viele Rohstoffe. Zeit für eine Revanche!

## Die Stellung in Worten

otys-text-active = Im Spiel: { $key } auf Ebene { $level }{ $sponsor ->
    [used] , der Sponsor dort genutzt
   *[open] {""}
  }.
otys-text-free = { $name } zahlt in diesem Zug nichts für die eigenen Taucher.
otys-text-activated = Am Werk: { $diver }.
otys-text-looking = { $name } sieht sich Aufträge an.
otys-text-variant = Die Variante des Autors gilt: Wer kopiert wird, bekommt den Credit.
otys-text-colony = Kolonie
otys-text-level = Ebene { $level }: Sponsor: { $sponsor }. Belohnungsplättchen: { $rewards }.
otys-text-store-column = { $colour }, { $count } da. Kauf: { $buy }. Verkauf: { $sell }.
otys-text-either = { $credits } oder { $prestige }
otys-text-contracts = Öffentliche Aufträge
otys-text-contract = { $number }) { $demand }: { $gains }
otys-text-contract-who = { $contract }. Bereit für { $who }.
otys-text-could = { $name } auf Ebene { $levels }
otys-text-piles = Aufträge: { $deck } im Stapel, { $discards } abgelegt. Belohnungsplättchen: { $bag } im Beutel, { $spent } abgelegt. Neutrale X-Schlüssel im Vorrat: { $neutral }.
otys-text-discards = Abgelegte Aufträge: { $list }.
otys-text-spent = Abgelegte Belohnungsplättchen: { $list }.
otys-text-sea-level = Ebene { $level }: { $diver }, { $cubes }, { $free } von { $spaces } Plätzen frei{ $back ->
    [none] { "" }
   *[other] , { $back } pro Auftrag
  }
otys-text-keys = Freie Schlüssel: { $keys }
otys-text-empty = leer
otys-text-not = geht nicht
otys-text-track = Hackerleiste: { $track }. Bei { $home } Schlüsseln kehren alle zurück.
otys-text-technicians = Reichweite des Propellers: { otys-levels }, { $mechanic } von 3 Mal verbessert. Hacker: { $hacker } von 3 Mal verbessert.
otys-text-contract-count = Private Aufträge: { $count }.
otys-text-surface = An der Oberfläche, die Nächsten zuerst: { $divers }

## Neben den Teilen in den Bildern der Regeln

otys-legend-mark-lit = Lampenlicht: im Spiel, am Zug oder zur Wahl; weißer Rand: danach wird gefragt
otys-legend-mark-new = Rosa Ring: neu seit deinem letzten Zug; gestrichen: weg
otys-legend-mark-changed = Wie stark sich eine Zahl geändert hat
otys-legend-mark-moved = Wie weit ein Taucher stieg oder sank
otys-legend-mark-ready = Kann diesen Auftrag jetzt auf Ebene 4 erfüllen
otys-legend-mark-lacks = Ebene 3 ist am nächsten dran: Das hier fehlt noch
otys-legend-mark-slip = Diese Ebene hat alles für den öffentlichen Auftrag mit 4 Prestige
otys-legend-mark-spent = Dieser Sponsor wurde in diesem Zug genutzt
otys-legend-mark-hacker = Erreicht ein Schlüssel den Hacker, kehren alle zurück
otys-legend-mark-permanent = Eine Dauerbelohnung hier zahlt bei jedem Auftrag auf dieser Ebene
otys-legend-mark-back = Am Fuß: was die Rückseite später bei jedem Auftrag zahlt
otys-legend-mark-landing = Leuchtet: Platz und Preis für den nächsten Verkauf

# Was ein Taucher tut, neben seinem Plättchen, für jemanden, der die Zeichen zum ersten Mal sieht; höchstens vier kurze Zeilen.
otys-explained-expert-basic = Legt 1 { $colour } aus dem Vorrat auf die eigene Ebene
otys-explained-expert-upgraded = Legt 1 { $colour } aus dem Vorrat auf die eigene Ebene, { $bonus }
otys-explained-trader-basic = Verkauft 1 Rohstoff seiner Ebene an den Laden oder kauft dort 1
otys-explained-trader-upgraded = Verkauft für 1 mehr, Credit oder Prestige, oder kauft für 1 Credit weniger
otys-explained-trader-basic-free = Verkauft 1 Rohstoff seiner Ebene an den Laden oder nimmt dort 1 gratis
otys-explained-trader-upgraded-free = Verkauft für 1 mehr, Credit oder Prestige, oder nimmt 1 gratis
otys-explained-spy = Wählt 1 von 4 Aufträgen oder nutzt einen Taucher nebenan auf dieser Ebene, { $price }
otys-explained-engineer = Verbessert Propeller (weiter) oder Hacker (Schlüssel kehren früher zurück), { $price }
otys-explained-explorer = Nutzt eine Belohnung der Ebene { $price }, danach die Rückseite bei jedem Auftrag

otys-legend-title = Was die Teile im Meer von { $name } tun
otys-legend-levels = Sponsoren und Belohnungsplättchen auf den Ebenen
otys-legend-surface = **An der Oberfläche**, die Nächsten zuerst
otys-legend-tokens = Belohnungsplättchen: { $tokens }
otys-legend-placed = je Auftrag: { $back }
otys-legend-front = Vorne, wirkt einmal: { $front }
otys-legend-back = Hinten, bei jedem Auftrag auf ihrer Ebene: { $back }
otys-legend-determined = Diese { $family } Rohstoffe von einer Ebene: { $prestige } Prestige
otys-legend-free = Beliebige Rohstoffe einer Ebene, { $family }: { $prestige } Prestige
