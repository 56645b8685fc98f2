### Otys: what stands with an answer where a whole sentence has no room. With the answer’s name it fits a line on a phone, so 28 characters at most.

## What a level lacks for a contract, on its key. $prestige is what the contract brings, by which its button names it, too.

otys-aim-ready = +{ $prestige } déjà prêt
otys-aim-done = +{ $prestige } prêt
otys-aim-lacks = encore { $cubes } pour +{ $prestige }
otys-aim-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
  }
# Quel contrat, quand plusieurs rapportent autant : sa place dans la rangée, ou qu’il est privé.
otys-aim-number = { $prestige } (nº { $number })
otys-aim-private = { $prestige } (privé)
# Après le coût, « Explorateur −2 crédits » : il n’y en a pas assez.
otys-aim-credits = tu en as { $credits }
otys-aim-dear = sponsor trop cher
otys-aim-no-sponsor = sponsor inutile
# Qui un espion peut copier là : les plongeurs des voisins à ce niveau, « Négoce/Plantes ».
otys-aim-copy = copie { $divers }
otys-aim-copied = { $diver } ({ $names })

## What a sponsor does, with a key
otys-brief-sponsor-1-basic = +1 crédit
otys-brief-sponsor-1-advanced = plongeur gratuit
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = 1 récompense
otys-brief-sponsor-3-basic = clé récupérée
otys-brief-sponsor-3-advanced = le 5 remonte
otys-brief-sponsor-4-basic = module
otys-brief-sponsor-4-advanced = module en surface
otys-brief-sponsor-5-basic = +1 batterie
otys-brief-sponsor-5-advanced = batterie/transfert

## Answers

# $whose is own or neutral: the first comes home, the second does not. Where it is coming back just now, it is back.
otys-brief-x-key = { $whose ->
    [own] au choix, sponsors plus bas
    [neutral] une fois, sponsors plus bas
   *[back] niveau au choix
  }
otys-brief-x-best = niveau { $level } : +{ $prestige }, sponsors plus bas
otys-brief-propeller = un plongeur, −1 batterie
otys-brief-dive-pick = plonger, puis l’un des deux
# Who dives and does nothing.
otys-brief-dive-nothing = plongée sans effet
# $diver is who then waits at the key.
otys-brief-waiting = puis { $diver }
otys-brief-propel-works = puis { $divers }
otys-brief-end = { $diver } en surface
otys-brief-game-over = finit la partie
otys-brief-stay = −1 batterie, reste en poste
otys-brief-improve-mechanic = jusqu’à { $value } niveaux, { $price }
otys-brief-improve-hacker = retour à la { $value }e clé, { $price }
otys-brief-twice-for = deux fois, { $credits } chacune
otys-brief-once-for = une fois, pour { $credits }
otys-brief-sell-either = { $credits } ou { $prestige }
# Credits where there is room for a few letters alone.
otys-price = −{ $credits } cr.
otys-price-gain = +{ $credits } cr.
otys-price-gain-battery = +{ $batteries } batt.
otys-price-battery = −1 batterie
otys-brief-carry-here = au { $place }, −1 batterie
otys-brief-carry-away = ailleurs, −1 batterie
otys-brief-token-credits = { $price }, +2 par contrat
otys-brief-token-prestige = { $price }, +1 notoriété/contrat
# A resource and the level where it lies, on a button.
otys-button-carry = { $colour } ({ $level })

## What a diver does better once upgraded

otys-brief-upgrade-metal-expert = + clé X
otys-brief-upgrade-plant-expert = +1 crédit
otys-brief-upgrade-fuel-expert = +1 batterie
otys-brief-upgrade-tech-expert = +1 clé
otys-brief-upgrade-trader = prix ±1
otys-brief-upgrade-spy = gratuit
otys-brief-upgrade-engineer = gratuit
otys-brief-upgrade-explorer = −1 crédit
