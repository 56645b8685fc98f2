### Otys: was bei einer Antwort steht, wenn für einen ganzen Satz kein Platz ist. Mit ihrem Namen passt es auf einem Telefon in eine Zeile: höchstens 28 Zeichen.

## Was einer Ebene für einen Auftrag fehlt, bei ihrem Schlüssel. $prestige ist, was der Auftrag bringt; so nennt ihn auch sein Knopf.

otys-aim-ready = +{ $prestige } ist bereit
otys-aim-done = dann ist +{ $prestige } bereit
otys-aim-done-brief = +{ $prestige } bereit
otys-aim-lacks = { $cubes } bis +{ $prestige }
otys-aim-none = kein Auftrag passt

## Was ein Sponsor tut, bei einem Schlüssel
otys-brief-sponsor-1-basic = +1 Credit
otys-brief-sponsor-1-advanced = gratis
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = Belohnung
otys-brief-sponsor-3-basic = Schlüssel
otys-brief-sponsor-3-advanced = 5 steigt
otys-brief-sponsor-4-basic = aufwerten
otys-brief-sponsor-4-advanced = aufwerten
otys-brief-sponsor-5-basic = +1 Batterie
otys-brief-sponsor-5-advanced = +1 Batterie

## Antworten

# $whose ist own oder neutral: der eigene kehrt zurück, der neutrale nicht. Wo er gerade zurückkommt, ist es back.
otys-brief-x-key = jede Ebene; Sponsoren rücken{ $whose ->
    [own] ; kehrt zurück
    [neutral] ; nur einmal
   *[back] { "" }
  }
otys-brief-x-best = jede Ebene, +{ $prestige } auf { $level }; { $whose ->
    [own] kehrt zurück
   *[neutral] nur einmal
  }
otys-brief-propeller = einen Taucher, für 1 Batterie
otys-brief-dive-pick = dann wählst du
# Wer taucht und nichts tut.
otys-brief-dive-nothing = { $diver } tut nichts
# $diver ist, wer dann am Schlüssel wartet.
otys-brief-waiting = dann der { $diver }
otys-brief-end = alle darüber sinken
otys-brief-stay = 1 Batterie; Zug endet
otys-brief-end-ready = ein Auftrag bleibt bereit
otys-brief-improve-mechanic = trägt weiter, { $price }
otys-brief-improve-hacker = ab { $value } Schlüsseln, { $price }
otys-brief-twice-for = zweimal, je für { $credits }
otys-brief-once-for = einmal, für { $credits }
otys-brief-sell-either = { $credits } oder { $prestige }
# Credits, wo nur für wenige Zeichen Platz ist.
otys-price = { $credits } Cr.
otys-brief-carry-here = auf { $place }, für 1 Batterie
otys-brief-carry-away = woandershin, für 1 Batterie
# Ein Rohstoff und die Ebene, auf der er liegt, auf einem Knopf.
otys-button-carry = { $colour } ({ $level })

## Was ein Taucher nach dem Aufwerten besser kann

otys-brief-upgrade-metal-expert = + X-Schlüssel
otys-brief-upgrade-plant-expert = +1 Credit
otys-brief-upgrade-fuel-expert = +1 Batterie
otys-brief-upgrade-tech-expert = + Schlüssel zurück
otys-brief-upgrade-trader = handelt 1 besser
otys-brief-upgrade-spy = dann gratis
otys-brief-upgrade-engineer = dann gratis
otys-brief-upgrade-explorer = 1 Credit billiger
