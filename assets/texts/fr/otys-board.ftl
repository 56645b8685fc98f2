## The pictures of Otys: what is written on them.

otys-board-diver-metal-expert = Métaux
otys-board-diver-plant-expert = Plantes
otys-board-diver-fuel-expert = Carburants
otys-board-diver-tech-expert = Tech
otys-board-diver-trader = Négociante
otys-board-diver-spy = Espion
otys-board-diver-engineer = Ingénieur
otys-board-diver-explorer = Éclaireur

# What a sponsor does, in at most 17 letters.
otys-board-sponsor-1-basic = +1 crédit
otys-board-sponsor-1-advanced = Plongeur gratuit
otys-board-sponsor-2-basic = Agit deux fois
otys-board-sponsor-2-advanced = 1 récompense
otys-board-sponsor-3-basic = Récupérer 1 clé
otys-board-sponsor-3-advanced = Le 5 remonte
otys-board-sponsor-4-basic = Module
otys-board-sponsor-4-advanced = Module surface
otys-board-sponsor-5-basic = +1 batterie
otys-board-sponsor-5-advanced = Batt./déplacer

otys-board-credits = Crédits
otys-board-batteries = Batteries
otys-board-reach = Propuls.
otys-board-contracts = Privés
otys-board-x-keys = Clés X
otys-board-in-play = en jeu
otys-board-next = suivant
otys-board-hacker = Hacker
otys-board-home-in = Retour de toutes les clés dans : { $count }

otys-board-status-key = Choisit une clé
otys-board-status-x-key = Place une clé X
otys-board-status-level = Plonge au niveau { $level }
otys-board-status-waits = Attend en surface
otys-board-status-won = Gagne la partie

otys-board-contracts-heading = Contrats · { $deck } dans la pioche
# What a contract for any resources asks for; short.
otys-board-free = { $family ->
    [kinds-1-1-1] 3 types différents
    [kinds-1-1-1-1] 4 types différents
    [kinds-2-1] 2 identiques + 1 autre
    [kinds-3-1] 3 identiques + 1 autre
    [kinds-2-2] 2 paires différentes
    [kinds-3-2] 3 identiques + 1 paire
    [kinds-2-2-1] 2 paires + 1 autre
   *[other] { $numbers } de { $kinds } types
}
otys-board-store-buy = Achat
otys-board-store-sell = Vente
otys-board-round = Manche { $round }
otys-board-last-round = Manche { $round } · dernière
otys-board-first = Commence

otys-board-cards-hand = Tes contrats privés
otys-board-cards-looking = Garde un de ces contrats
# At the foot of a card in hand; the colours that a level lacks are drawn behind it.
otys-board-card-ready = Prêt : niveau { $levels }
otys-board-card-lacks = Niv. { $level } manque
otys-board-card-short = Niv. { $level } : manque { $count }
otys-board-card-nowhere = Trop grand
otys-board-hand-empty = Tu n’as pas encore de contrat privé.

otys-board-poster = Plonge vers les trésors d’un monde englouti
otys-board-final-shared = Victoire partagée
otys-board-final-line = gagne avec { $prestige } points de notoriété
otys-board-final-tied = gagne avec { $prestige } points de notoriété, ressources restantes : { $cubes }
otys-board-final-shared-line = { $names } à égalité : { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de notoriété
otys-board-from-contracts = Contrats
otys-board-from-permanent = Bonus
otys-board-from-tokens = Jetons
otys-board-from-sponsors = Sponsors
otys-board-from-store = Magasin
otys-board-from-cubes = Égalité
otys-board-rounds = Manches

## The same in words, for those who do not see the pictures.

otys-board-alt-tokens = Jetons récompense au { $place } : { $tokens }.
otys-board-alt-scores = Notoriété sur { $target } : { $scores }.
otys-board-alt-final = { $place }. { $name } : { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de notoriété ; contrats { $contracts }, bonus permanents { $permanent }, jetons récompense { $tokens }, sponsors { $sponsors }, Magasin { $store } ; ressources restantes : { $cubes }.
otys-board-alt-grown = { $name }, score après la manche { $steps }.
otys-board-alt-lit = En lumière : { $contract }.
otys-board-alt-colony = { $name } : { $status }. { $round }.

otys-board-alt-new-contracts = contrats privés { $sign }{ $count }
otys-board-alt-new-permanent = bonus permanent au niveau { $level }
otys-board-alt-new-keys = clés récupérées : { $keys }
otys-board-alt-new-reach = propulseur { $sign }{ $count }
otys-board-alt-new-hacker = hacker amélioré
otys-board-alt-new-laid = clés sur la piste du hacker +{ $count }
otys-board-alt-new-contract = contrat public { $number }
otys-board-alt-new-store = Magasin { $changes }
otys-board-alt-new-display = jeton récompense au niveau { $level }
otys-board-alt-new-sponsors = sponsors descendus
