### Otys: what stands with an answer where a whole sentence has no room. With the answer’s name it fits a line on a phone, so 28 characters at most.

## What a level lacks for a contract, on its key. $prestige is what the contract brings, by which its button names it, too.

otys-aim-ready = +{ $prestige } est prêt
otys-aim-done = puis +{ $prestige } est prêt
otys-aim-done-brief = +{ $prestige } prêt
otys-aim-lacks = à { $cubes } du +{ $prestige }
otys-aim-none = aucun contrat possible

## What a sponsor does, with a key
otys-brief-sponsor-1-basic = +1 crédit
otys-brief-sponsor-1-advanced = gratuit
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = récompense
otys-brief-sponsor-3-basic = +1 clé
otys-brief-sponsor-3-advanced = le 5 monte
otys-brief-sponsor-4-basic = module
otys-brief-sponsor-4-advanced = module
otys-brief-sponsor-5-basic = +1 batterie
otys-brief-sponsor-5-advanced = +1 batterie

## Answers

# $whose is own or neutral: the first comes home, the second does not. Where it is coming back just now, it is back.
otys-brief-x-key = tout niveau{ $whose ->
    [own] , revient ; sponsors décalés
    [neutral] , une fois ; sponsors décalés
   *[back] {" "}; sponsors décalés
  }
otys-brief-x-best = tout niveau, +{ $prestige } au { $level } ; { $whose ->
    [own] revient
   *[neutral] une fois
  }
otys-brief-propeller = un plongeur, pour 1 batterie
otys-brief-dive-pick = puis tu choisis
# Who dives and does nothing.
otys-brief-dive-nothing = { $diver } au repos
# $diver is who then waits at the key.
otys-brief-waiting = puis agit : { $diver }
otys-brief-end = les autres descendent
otys-brief-stay = 1 batterie ; finit le tour
otys-brief-end-ready = un contrat reste prêt
otys-brief-improve-mechanic = plus loin, { $price }
otys-brief-improve-hacker = retour à { $value } clés, { $price }
otys-brief-twice-for = deux fois, { $credits } chacune
otys-brief-once-for = une fois, pour { $credits }
otys-brief-sell-either = { $credits } ou { $prestige }
# Credits where there is room for a few letters alone.
otys-price = { $credits } cr.
otys-brief-carry-here = au { $place }, pour 1 batterie
otys-brief-carry-away = ailleurs, pour 1 batterie
# A resource and the level where it lies, on a button.
otys-button-carry = { $colour } ({ $level })

## What a diver does better once upgraded

otys-brief-upgrade-metal-expert = + clé X
otys-brief-upgrade-plant-expert = +1 crédit
otys-brief-upgrade-fuel-expert = +1 batterie
otys-brief-upgrade-tech-expert = + une clé récupérée
otys-brief-upgrade-trader = négocie à 1 de mieux
otys-brief-upgrade-spy = ensuite gratuit
otys-brief-upgrade-engineer = ensuite gratuit
otys-brief-upgrade-explorer = 1 crédit de moins
