### Otys: was bei einer Antwort steht, wenn für einen ganzen Satz kein Platz ist. Mit ihrem Namen passt es auf einem Telefon in eine Zeile: höchstens 28 Zeichen.

## Was einer Ebene für einen Auftrag fehlt, bei ihrem Schlüssel. $prestige ist, was der Auftrag bringt; so nennt ihn auch sein Knopf.

otys-aim-ready = +{ $prestige } schon bereit
otys-aim-done = +{ $prestige } bereit
otys-aim-lacks = noch { $cubes } für +{ $prestige }
otys-aim-resources = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
  }
# Welcher Auftrag gemeint ist, wenn mehrere so viel bringen: der wievielte der Reihe, oder dass er privat ist.
otys-aim-number = { $prestige } (Nr. { $number })
otys-aim-private = { $prestige } (privat)
# Nach dem Preis, „Entdecker −2 Credits“: Die Credits reichen nicht.
otys-aim-credits = du hast { $credits }
otys-aim-dear = Sponsor zu teuer
otys-aim-no-sponsor = Sponsor nutzlos
# Wessen Arbeit ein Spion dort tun kann: die Taucher der Nachbarn auf dieser Ebene, „Händler/Pflanzen“.
otys-aim-copy = kopiert { $divers }
otys-aim-copied = { $diver } ({ $names })

## Was ein Sponsor tut, bei einem Schlüssel
otys-brief-sponsor-1-basic = +1 Credit
otys-brief-sponsor-1-advanced = Taucher gratis
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = 1 Belohnung
otys-brief-sponsor-3-basic = Schlüssel zurück
otys-brief-sponsor-3-advanced = 5 taucht auf
otys-brief-sponsor-4-basic = aufwerten
otys-brief-sponsor-4-advanced = oben aufwerten
otys-brief-sponsor-5-basic = +1 Batterie
otys-brief-sponsor-5-advanced = Batterie/Umzug

## Antworten

# $whose ist own oder neutral: der eigene kehrt zurück, der neutrale nicht. Wo er gerade zurückkommt, ist es back.
otys-brief-x-key = { $whose ->
    [own] jede Ebene, Sponsoren runter
    [neutral] einmal, Sponsoren runter
   *[back] jede Ebene
  }
otys-brief-x-best = Ebene { $level }: +{ $prestige }, Sponsoren runter
otys-brief-propeller = einen Taucher, −1 Batterie
otys-brief-dive-pick = tauchen, dann eins von beiden
# Wer taucht und nichts tut.
otys-brief-dive-nothing = Tauchgang ohne Wirkung
# $diver ist, wer dann am Schlüssel wartet.
otys-brief-waiting = dann der { $diver }
otys-brief-propel-works = dann { $divers }
otys-brief-end = { $diver } taucht auf
otys-brief-game-over = beendet die Partie
otys-brief-stay = −1 Batterie, bleibt hier
otys-brief-improve-mechanic = { $value } Ebenen weit, { $price }
otys-brief-improve-hacker = alle heim bei { $value }, { $price }
otys-brief-twice-for = zweimal, je für { $credits }
otys-brief-once-for = einmal, für { $credits }
otys-brief-sell-either = { $credits } oder { $prestige }
# Credits, wo nur für wenige Zeichen Platz ist.
otys-price = −{ $credits } Cr.
otys-price-gain = +{ $credits } Cr.
otys-price-gain-battery = +{ $batteries } Bat.
otys-price-battery = −1 Batterie
otys-brief-carry-here = auf { $place }, −1 Batterie
otys-brief-carry-away = woandershin, −1 Batterie
otys-brief-token-credits = { $price }, +2 je Auftrag
otys-brief-token-prestige = { $price }, +1 Prestige je Auftrag
# Ein Rohstoff und die Ebene, auf der er liegt, auf einem Knopf.
otys-button-carry = { $colour } ({ $level })

## Was ein Taucher nach dem Aufwerten besser kann

otys-brief-upgrade-metal-expert = + X-Schlüssel
otys-brief-upgrade-plant-expert = +1 Credit
otys-brief-upgrade-fuel-expert = +1 Batterie
otys-brief-upgrade-tech-expert = + Schlüssel
otys-brief-upgrade-trader = Handel ±1
otys-brief-upgrade-spy = gratis
otys-brief-upgrade-engineer = gratis
otys-brief-upgrade-explorer = −1 Credit
