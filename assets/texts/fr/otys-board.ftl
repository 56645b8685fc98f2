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
# On a tab above the key that is in play.
otys-board-in-play = en jeu
# Beside the diver at the surface who goes down next, on a sign that points there.
otys-board-next = suivant
otys-board-hacker = Hacker
# Counts the keys up to and with the one that after which all of them come home.
otys-board-home-in = { $count ->
        [1] Piste du hacker : retour dans 1 clé
       *[other] Piste du hacker : retour dans { $count } clés
    }

otys-board-status-key = Choisit une clé
otys-board-status-x-key = Place une clé X
otys-board-status-level = Plonge au niveau { $level }
otys-board-status-waits = Attend en surface
otys-board-status-won = Gagne la partie
otys-board-status-over = La partie est finie

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
# Before the emblem of whoever begins each round.
otys-board-first = Commence

otys-board-cards-hand = { $count ->
    [1] Ton contrat privé
   *[other] Tes contrats privés
}
otys-board-cards-looking = Garde un de ces contrats
# At the foot of a card in hand; the colours that a level lacks are drawn behind it.
otys-board-card-ready = Prêt : { $count ->
        [one] niveau
       *[other] niveaux
    } { $levels }
otys-board-card-lacks = Niv. { $level } manque
otys-board-card-short = Niv. { $level } : manque { $count }
otys-board-card-nowhere = Trop grand
otys-board-hand-empty = Tu n’as pas encore de contrat privé.

otys-board-poster = Plonge vers les trésors d’un monde englouti
otys-board-final-shared = Victoire partagée
otys-board-final-line = { $tied ->
    [yes] gagne avec { $prestige } points de notoriété et { $cubes ->
        [one] { $cubes } ressource restante
       *[other] { $cubes } ressources restantes
    }
   *[no] gagne avec { $prestige } points de notoriété
}
otys-board-final-shared-line = { $names } à égalité : { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de notoriété
# Where Prestige came from, above a column each, and the cubes that decide a tie.
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
# Une partie de cela : la manche et le score qui suit.
otys-board-alt-step = { $round } : { $points }
otys-board-alt-lit = En lumière : { $contract }.
otys-board-alt-colony = { $name } : { $status }. Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] {""}
    }.

# What the pink marks say, in a list.
otys-board-alt-new = Nouveau : { $news }
otys-board-alt-new-contracts = { $sign }{ $count } { $count ->
        [one] contrat privé
       *[other] contrats privés
    }
otys-board-alt-new-moved = { $diver } { $way ->
        [up] plus haut
       *[down] plus bas
    } { $spaces ->
        [one] d’un cran
       *[other] de { $spaces } crans
    }
otys-board-alt-new-permanent = récompense au niveau { $level }
otys-board-alt-new-keys = { $count ->
        [one] clé { $keys } récupérée
       *[other] clés { $keys } récupérées
    }
otys-board-alt-new-reach = propulseur { $sign }{ $count }
otys-board-alt-new-hacker = hacker amélioré
otys-board-alt-new-laid = { $count ->
        [one] { $count } jeton posé
       *[other] { $count } jetons posés
    } sur la piste du hacker
otys-board-alt-new-contract = contrat public { $number }
otys-board-alt-new-store = Magasin { $changes }
otys-board-alt-new-display = jeton récompense au niveau { $level }
otys-board-alt-new-sponsors = sponsor au niveau { $levels }
