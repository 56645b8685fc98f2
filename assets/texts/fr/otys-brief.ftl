### Otys : ce qui accompagne une réponse, en peu de mots.

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

otys-brief-twice-for = deux fois, { $credits } chacune
otys-brief-once-for = une fois, pour { $credits }
# Sur le bouton d’un contrat, en peu de lettres.
otys-price-gain = +{ $credits } cr.
otys-price-gain-battery = +{ $batteries } batt.
# A resource and the level where it lies, on a button.
otys-button-carry = { $colour } ({ $level })
