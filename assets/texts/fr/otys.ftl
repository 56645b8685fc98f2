### Otys: what people read while they play. Everything here is shown as it stands; labels of answers fit 40 characters, effects 100.

## The game and its options

otys-title = Otys
otys-tagline = Envoie tes plongeurs chercher des ressources et réalise des contrats. À { $target } points de notoriété, on finit la manche, et qui en a le plus gagne.
otys-option-sponsors = Sponsors
otys-option-sponsors-about = Les faces des cinq sponsors en jeu ; sans choix de ta part, les faces standard
otys-option-variant = Copier un plongeur
otys-option-variant-about = À qui va le crédit d’une copie ; s’il va au voisin, le plongeur copié remonte aussi
otys-value-basic = Faces standard, pour une première partie
otys-value-random = Faces au hasard
otys-value-advanced = Faces avancées
otys-value-off = le crédit va à la réserve
otys-value-on = le crédit va au voisin (variante de l’auteur)

## Words

# As the word follows a number; a $count of 0 asks for the kind itself.
otys-colour-metal = { $count ->
    [0] Métal
    [one] métal
   *[other] métaux
  }
otys-colour-plant = { $count ->
    [0] Plante
    [one] plante
   *[other] plantes
  }
otys-colour-fuel = { $count ->
    [0] Carburant
    [one] carburant
   *[other] carburants
  }
otys-colour-tech = { $count ->
    [0] Tech
    [one] tech
   *[other] tech
  }

otys-diver-metal-expert = Expert Métaux
otys-diver-plant-expert = Expert Plantes
otys-diver-fuel-expert = Expert Carburants
otys-diver-tech-expert = Expert Tech
otys-diver-trader = Négociante
otys-diver-spy = Espion
otys-diver-engineer = Ingénieur
otys-diver-explorer = Éclaireur
otys-upgraded = { $diver } (module)

otys-purse-credits = { $sign }{ $count } { $count ->
    [one] crédit
   *[other] crédits
  }
otys-purse-batteries = { $sign }{ $count } { $count ->
    [one] batterie
   *[other] batteries
  }
otys-purse-prestige = { $sign }{ $count } notoriété
otys-prestige = { $count } { $count ->
    [one] point
   *[other] points
  } de notoriété
otys-purse-neutral-x = { $sign }{ $count } { $count ->
    [one] clé X neutre
   *[other] clés X neutres
  }

otys-cubes = { $count ->
    [1] { $colour }
   *[other] { $count } { $colour }
  }
otys-cubes-changed = { $sign }{ $count } { $colour }
otys-nothing = aucune

otys-key = clé { $level }
otys-key-own-x = clé X
otys-key-neutral-x = clé X neutre

otys-place-level = niveau { $level }
otys-place-surface = surface
otys-levels = { $reach ->
    [one] { $reach } niveau
   *[other] { $reach } niveaux au plus
  }

## What divers do, in a few words

otys-effect-expert-basic = prendre 1 { $colour }
otys-effect-expert-upgraded = prendre 1 { $colour }, { $bonus }
otys-effect-trader-basic = vendre ou acheter 1 ressource
otys-effect-trader-upgraded = vendre pour 1 de plus, ou acheter 1 crédit moins cher
otys-effect-trader-basic-free = vendre 1 ressource, ou en prendre 1 gratuitement
otys-effect-trader-upgraded-free = vendre pour 1 de plus, ou prendre gratuitement
otys-effect-spy = garder un contrat ou copier un plongeur { $price }
otys-effect-engineer = améliorer le propulseur ou le hacker { $price }
otys-effect-explorer = prendre un jeton récompense { $price }
otys-effect-price = { $cost ->
    [0] gratuitement
    [1] pour 1 crédit
   *[other] pour { $cost } crédits
  }

## What sponsors do, in a few words

otys-sponsor-1-basic = +1 crédit
otys-sponsor-1-advanced = aucun crédit à payer pour ses propres plongeurs
otys-sponsor-2-basic = ton plongeur agit deux fois
otys-sponsor-2-advanced = jouer un jeton récompense de ce niveau
otys-sponsor-3-basic = récupérer une clé
otys-sponsor-3-advanced = le plongeur du niveau 5 remonte
otys-sponsor-4-basic = un module pour ton plongeur (2 crédits), +1 notoriété
otys-sponsor-4-advanced = un module en surface (2 crédits), +1 notoriété
otys-sponsor-5-basic = +1 batterie
otys-sponsor-5-advanced = +1 batterie, ou déplacer une ressource pour 1 batterie

## Ce que fait une réponse, en peu de mots : à côté d’elle, dans les conseils, l’aide et les énigmes

# $demand est ce que demande un contrat, $prestige ce qu’il rapporte.
otys-effect-nothing = sans effet, et sans frais
otys-effect-completed = réalise { $demand } au { $place }
otys-effect-ready = { $demand } ({ $prestige }) prêt au { $place }
otys-effect-nearer = { $demand } ({ $prestige }) : manque { $lacks } au { $place }
otys-effect-now = { $demand } ({ $prestige }) réalisé ce tour-ci
otys-effect-soon = { $demand } ({ $prestige }) réalisé au prochain tour
otys-effect-later = { $demand } ({ $prestige }) réalisé un tour plus tard
otys-effect-denies = prive { $name } de { $demand } ({ $prestige })
otys-effect-taken = { $name } peut te prendre { $demand } ({ $prestige })
otys-effect-points = environ { $amount } d’ici la fin de ton prochain tour
otys-effect-target = la dernière manche commence
otys-effect-home = tu récupères toutes tes clés
otys-effect-upgraded = module ({ $diver }) : { $effect }
# $old est ce que rapportait le niveau par contrat jusqu’ici, ou none.
otys-effect-reward = { $back } par contrat au { $place }{ $old ->
    [none] { "" }
   *[other] , et non plus { $old }
  }
otys-effect-twice-once = agit deux fois, mais tes crédits ne suffisent que pour une
otys-effect-dives = plongée ensuite
otys-effect-stands = puis au { $place } : { $diver }
otys-effect-returns = une clé récupérée
otys-effect-mechanic = 1 batterie déplace un plongeur de { $value } niveaux au plus
otys-effect-hacker = toutes les clés reviennent plus tôt, à la { $value }e jouée
otys-effect-left = laisse { $count ->
    [one] 1 contrat prêt
   *[other] { $count } contrats prêts
  }
otys-why-waits = { $demand } ({ $prestige }) reste prêt : attendre semble mieux que de le réaliser maintenant
otys-effect-besides = puis { $reward }
otys-effect-over = la partie se termine, sans retour possible
otys-effect-sponsor = sponsor : { $effect }
otys-effect-opens = niveau au choix, tous les sponsors descendent d’un cran
otys-effect-opens-once = niveau au choix, tous les sponsors descendent d’un cran, une seule fois
otys-effect-propels = déplace un plongeur de { otys-levels }, −1 batterie
otys-effect-could = { $divers } agira au { $place }
otys-effect-carries = { $from } → autre niveau, pour 1 batterie
otys-effect-copies = copie { $divers }
otys-effect-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
  }
# Ce que fait le meilleur tour d’une énigme avant qu’elle soit résolue, sans dire quel contrat ni quelle ressource.
otys-reason-hint = { $kind ->
    [completed] réalise un contrat que le tien ne réalise pas
    [ready] rend un contrat réalisable, ce que le tien ne fait pas
    [nearer] te rapproche d’un contrat plus que le tien
    [target] lance la dernière manche
    [gained] te rapporte quelque chose de plus
    [cubes] laisse d’autres ressources dans ton secteur
    [keys-home] te rend toutes tes clés
    [diver-upgraded] donne un module à un plongeur
    [reward] prend un jeton récompense
    [key-returned] te rend une clé
   *[other] { "" }
  }
otys-front-look = garder 1 contrat sur 4
otys-front-flip = un module pour un plongeur
otys-reward = { $front } (verso : { $back })

## Contracts

otys-contracts = Contrats
otys-contracts-ready = Contrats · { $count } { $count ->
    [one] prêt
   *[other] prêts
  }
# A number with a full stop at the start of a line would be counted anew by Discord.
otys-contract-ready = ✅ Prêt au { $levels }.
otys-contract-place-reward = { $place } (puis { $reward })
otys-contract-missing = Au niveau { $level }, il manque { $cubes }.
otys-contract-full = Au niveau { $level }, il manque { $cubes }, mais il n’y a plus d’emplacement libre.
otys-contract-nowhere = Aucun niveau n’est assez grand pour lui.
otys-contract-small = Trop petit pour lui : { $levels }.
otys-public-contracts = **Publics** : premier arrivé, premier servi
otys-private-contracts = **Privés** : personne d’autre ne les voit
otys-no-private-contracts = Tu n’as pas encore de contrat privé. Ton espion peut en trouver, et certains jetons récompense aussi.
otys-asides-now = Réaliser un contrat est gratuit et ne termine pas ton tour. Toutes ses ressources doivent être au même niveau.
otys-asides-none = Aucun contrat n’est prêt pour l’instant.
otys-asides-uninterrupted = Réponds d’abord à la question en cours. Juste après, tu pourras réaliser des contrats.
otys-asides-later = Tu peux réaliser des contrats pendant ton tour.
otys-aside-label = Réaliser : { $cubes } · { $place }
otys-aside-done = Contrat réalisé : { $gains }.
otys-button-offer = Réaliser : { $gain } notoriété
otys-button-offer-level = Réaliser : { $gain } notoriété, niveau { $level }
otys-button-offer-number = Réaliser : { $gain } notoriété (n° { $number })
otys-own-ready = Ton contrat privé ({ $demand }) est prêt au { $place } : { $gains }.
otys-row-ready = Le contrat public ({ $demand }) est prêt au { $place } : { $gains }.
otys-own-shared = Il partage des ressources avec le contrat public ({ $demand }) : un seul des deux est possible.

## Questions of a turn

otys-answer-skip = Passer
otys-answer-go-on = Continuer
otys-lack-store = le Magasin est vide
otys-idle-engineer = propulseur et hacker sont déjà au maximum
otys-idle-trader = rien à vendre ni à acheter
otys-ask-prepare-lacking = Rien à faire avant de plonger : { $lacks }. Plonger, ou d’abord réaliser un contrat prêt ?
otys-ask-diver-lacking = { $diver } : rien de plus à faire ({ $lacks }). Réaliser un contrat, ou continuer ?
otys-ask-carry-lacking = Aucune ressource à déplacer ({ $lacks }). D’abord un contrat, ou prendre une batterie ?
otys-ask-pick-reward-lacking = Un seul jeton possible (l’autre : { $lacks }). D’abord un contrat, ou ce jeton ?
otys-ask-key = Quelle clé ?
otys-note-keys-home = Avec cette clé, tu atteins ton hacker : tu récupères toutes tes clés.
otys-note-keys-stay = Cette clé fait revenir toutes tes clés, sauf si le sponsor t’en rend une.
otys-note-key-back = Si tu plonges d’abord, le sponsor ne pourra plus te rendre de clé.
otys-note-only-key = Il ne te restait que la clé { $key }.
otys-answer-own-x = Ta clé X
otys-answer-neutral-x = { $count ->
    [one] Clé X neutre
   *[other] Clé X neutre ×{ $count }
  }
otys-ask-level = Quel niveau ouvres-tu avec la clé X ?
otys-ask-level-only-key = Quel niveau ouvres-tu avec la clé X, la seule qui te reste ?
otys-note-sponsors-moved = Les sponsors, les mêmes pour tout le monde, sont descendus d’un niveau ; le dernier est passé tout en haut.
otys-ask-prepare = Avant de plonger
otys-answer-sponsor-first = Sponsor d’abord
otys-answer-propeller = Déplacer
otys-answer-dive = Plonger
otys-answer-dive-without = Ne rien faire
otys-answer-dive-both = Tout prendre
# Where both gains could be had at once: the dive, and then the choice.
otys-answer-dive-pick = Choisir
otys-answer-sponsor-dive = Sponsor + plongée
otys-answer-sponsor-dive-pick = Sponsor, choix
otys-answer-sponsor-dive-without = Sponsor seul
otys-ask-propel = Quel plongeur déplaces-tu pour 1 batterie ?
otys-note-reach = Vers le haut ou vers le bas, de { otys-levels } ; les autres se décalent.
otys-ask-propel-to = Où va ton plongeur ({ $diver }), pour 1 batterie ?
otys-answer-to-surface = { $place ->
    [1] Surface, à gauche
    [2] Surface, au milieu
   *[other] Surface, à droite
  }
otys-answer-end = Finir le tour
otys-answer-stay = Rester en bas
otys-ask-end-game = Finir ton tour, et la partie ?
otys-answer-end-game = Finir la partie
otys-answer-stay-game = Rester, et finir la partie
otys-ask-hold = { $name } vient de copier un de tes plongeurs avec son espion : { $diver }. Ton plongeur reste en bas ?
otys-answer-let = Remonter

## Questions of divers

otys-ask-expert = { $diver } : que prends-tu ?
otys-ask-expert-more = { $diver } : tu prends ça aussi ?
otys-ask-first = { $question } (1re fois sur 2)
otys-ask-again = { $question } (2e fois sur 2)
otys-bonus-metal = Clé X neutre
otys-bonus-plant = +1 crédit
otys-bonus-fuel = +1 batterie
otys-bonus-tech = +1 clé
otys-ask-trader = Vendre ou acheter ?
otys-note-have = Tu as { $have }.
otys-note-no-purchase = Tu ne peux rien acheter : { $why }.
otys-note-no-sale = Rien à vendre : le Magasin ne prend aucune de tes ressources du { $place }.
otys-ask-price = Que veux-tu en échange de cette ressource ?
otys-ask-spy = Que fait ton espion ?
otys-answer-look = Regarder des contrats
otys-button-look = Regarder
otys-answer-copy = Copier { $name } : { $diver }
otys-button-copy = Copier { $name }
otys-ask-engineer = Que veux-tu améliorer ?
otys-technician-mechanic = Propulseur { $now }→{ $value }
otys-technician-hacker = Hacker { $now }→{ $value }
otys-ask-explorer = Quel jeton récompense prends-tu { $price } ?
otys-note-explorer = Son recto agit tout de suite. Ensuite, son verso te donne un bonus à chaque contrat réalisé au { $place }.
otys-note-explorer-replaces = Il remplace ton bonus permanent au { $place } ({ $back }).
otys-token-left = Gauche
otys-token-right = Droite
# Where the two differ: on their buttons, and in full.
otys-button-front-cube = { $first ->
    [carburant] carbur.
   *[other] { $first }
  }/{ $second ->
    [carburant] carbur.
   *[other] { $second }
  }
otys-button-front-look = 1 contrat
otys-button-front-flip = Module
otys-button-front-prestige = +1 notoriété
otys-ask-return = Quelle clé récupères-tu ?
otys-ask-upgrade-activated = Un module pour ton plongeur ?
otys-ask-upgrade-surface = Un module pour quel plongeur en surface ?
otys-ask-upgrade-any = Un module pour quel plongeur ?
otys-ask-pick-reward = Quel jeton récompense utilises-tu ?
otys-note-pick-reward = Son recto agit une fois. Puis un nouveau jeton prend sa place.
otys-ask-carry = Prendre une batterie, ou en payer une pour déplacer une ressource ?
otys-ask-carry-to = Où va cette ressource ({ $colour }), pour 1 batterie ?
otys-ask-colour = Quelle ressource prends-tu ?
otys-ask-keep = Quel contrat gardes-tu ?
otys-note-keep = Les autres vont sous la pioche sans que personne les voie.
otys-ask-permanent = Prendre aussi le bonus permanent de ce niveau ?
otys-in-brackets = { $what } ({ $more })

## What happened

otys-happened-level-x = Niveau { $level } avec { $key }
otys-happened-sponsor = Sponsor
otys-happened-sponsor-twice = le plongeur agit deux fois
otys-happened-sponsor-token = un jeton récompense
otys-happened-unused = n’a rien fait
otys-happened-idle = sans effet
otys-happened-idle-why = sans effet ({ $why })
otys-happened-held = reste en bas au { $place } : { $diver }
otys-happened-propeller = Propulseur
otys-happened-again = { $diver }, deuxième fois
otys-happened-token = Jeton récompense
otys-happened-token-taken = jeton récompense pris gratuitement
otys-happened-permanent = Bonus permanent au { $place }
otys-happened-copied = Espion : copie { $diver } ({ $name })
otys-happened-upgraded = module : { $diver }
otys-happened-key-back = { $key } récupérée
otys-happened-keys-home = Toutes les clés sont revenues
otys-happened-contract = 1 contrat gardé
otys-happened-sponsors-moved = Les sponsors sont descendus d’un niveau
otys-happened-own-contract = contrat gardé : { $demand }
otys-happened-completed-row = Contrat public réalisé au { $place } avec { $cubes }
otys-happened-completed-hand = Contrat privé réalisé au { $place } avec { $cubes }
otys-happened-refilled = Nouveau contrat public : { $demand }, { $gains }
otys-happened-token-shown = Nouveau jeton récompense au { $place } : { $reward }
otys-happened-last-round = La dernière manche a commencé.
otys-happened-cubes = { $changes } au { $place }
otys-happened-moved = { $diver } : { $from } → { $to }
otys-happened-moved-surface = { $diver } : autre place en surface
otys-happened-stayed = Reste en bas au { $place } : { $diver }

## How it stands

otys-status-score = { $name } **{ $prestige }**
otys-status = Manche { $round } · Notoriété : { $scores } · fin à { $target }
otys-status-last-round = **Dernière manche** : la partie se terminera quand tout le monde aura joué le même nombre de tours.
otys-status-over = Notoriété : { $scores }
otys-ending-row = { $place }) **{ $name }** : notoriété { $prestige }, { otys-effect-resources } dans le secteur.
otys-ending-story = -# D’où viennent les points : { $sources }. Score : { $grown }.
otys-ending-no-story = -# Aucun point.
otys-ending-contracts = contrats { $points }
otys-ending-permanent = bonus permanents { $points }
otys-ending-tokens = jetons récompense { $points }
otys-ending-sponsors = sponsors { $points }
otys-ending-store = Magasin { $points }
otys-ending-grown = { $points } après la manche { $round }
otys-ending-rounds = Manches jouées : { $rounds }. La fin est à { $target } points de notoriété ; les ressources restantes ne comptent qu’en cas d’égalité.
otys-ending-tie = Égalité de notoriété : les ressources restées dans les secteurs ont fait la différence.
otys-ending-shared = Même notoriété, autant de ressources : égalité parfaite. À quand la revanche ?

## The position in words

otys-text-active = En jeu : { $key } au niveau { $level }{ $sponsor ->
    [used] , sponsor utilisé
   *[open] {""}
  }.
otys-text-free = { $name } ne paie rien pour ses propres plongeurs ce tour-ci.
otys-text-activated = Plongeur activé : { $diver }.
otys-text-looking = { $name } regarde des contrats.
otys-text-variant = Variante de l’auteur en jeu : on paie l’autre pour copier un plongeur.
otys-text-colony = Colonie
otys-text-level = Niveau { $level }. Sponsor : { $sponsor }. Jetons récompense : { $rewards }.
otys-text-store-column = { $colour }, { $count } en stock. Achat : { $buy }. Vente : { $sell }.
otys-text-either = { $credits } ou { $prestige }
otys-text-contracts = Contrats publics
otys-text-contract = { $number }) { $demand } : { $gains }
otys-text-contract-who = { $contract }. Prêt pour { $who }.
otys-text-could = { $name } au niveau { $levels }
otys-text-piles = Contrats : { $deck } dans la pioche, { $discards } dans la défausse. Jetons récompense : { $bag } dans le sac, { $spent } dans la défausse. Clés X neutres dans la réserve : { $neutral }.
otys-text-discards = Contrats défaussés : { $list }.
otys-text-spent = Jetons récompense défaussés : { $list }.
otys-text-sea-level = Niveau { $level } : { $diver }, { $cubes }, emplacements libres : { $free } sur { $spaces }{ $back ->
    [none] { "" }
   *[other] , { $back } par contrat
  }
otys-text-keys = Clés disponibles : { $keys }
otys-text-empty = vide
otys-text-not = impossible
otys-text-track = Piste du hacker : { $track }. À la { $home }e clé, toutes reviennent.
otys-text-technicians = Propulseur : { otys-levels }, amélioré { $mechanic } fois sur 3. Hacker : amélioré { $hacker } fois sur 3.
otys-text-contract-count = Contrats privés : { $count }.
otys-text-surface = En surface, dans l’ordre de descente : { $divers }

## Beside the pieces in the pictures of the rules

otys-legend-mark-lit = Éclairé : en jeu, en train de jouer, ou à choisir ; cadre blanc : à décider
otys-legend-mark-new = Cercle rose : nouveau depuis ton dernier tour ; barré : disparu
otys-legend-mark-changed = De combien un nombre a changé
otys-legend-mark-moved = De combien un plongeur est monté ou descendu
otys-legend-mark-ready = Peut réaliser ce contrat maintenant, au niveau 4
otys-legend-mark-lacks = Le niveau 3 est le plus avancé : voici ce qui lui manque
otys-legend-mark-slip = Ce niveau a tout pour le contrat public à 4 points de notoriété
otys-legend-mark-spent = Ce sponsor a servi ce tour-ci
otys-legend-mark-hacker = Quand une clé atteint le hacker, tu récupères toutes tes clés
otys-legend-mark-permanent = Un bonus permanent ici rapporte à chaque contrat de ce niveau
otys-legend-mark-back = Au pied : ce que le verso rapportera à chaque contrat
otys-legend-mark-landing = Éclairé : la place et le prix de la prochaine ressource vendue

# What a diver does, beside its tile, for somebody who sees the signs for the first time; at most four short lines.
otys-explained-expert-basic = Prend 1 { $colour } dans la réserve, pour son niveau
otys-explained-expert-upgraded = Prend 1 { $colour } dans la réserve, pour son niveau, { $bonus }
otys-explained-trader-basic = Vend 1 ressource de son niveau au Magasin, ou en achète 1
otys-explained-trader-upgraded = À la vente, 1 crédit ou 1 point de notoriété de plus, ou achète 1 crédit moins cher
otys-explained-trader-basic-free = Vend 1 ressource de son niveau au Magasin, ou en prend 1 gratuitement
otys-explained-trader-upgraded-free = À la vente, 1 crédit ou 1 point de notoriété de plus, ou prend 1 ressource gratuitement
otys-explained-spy = Garde 1 contrat sur 4, ou copie le plongeur d’un voisin à ce niveau, { $price }
otys-explained-engineer = Améliore le propulseur (plus loin) ou le hacker (clés récupérées plus tôt), { $price }
otys-explained-explorer = Utilise un jeton récompense de ce niveau { $price }, puis son verso à chaque contrat

otys-legend-title = À quoi servent les éléments du secteur : { $name }
otys-legend-levels = Sponsors et jetons récompense par niveau
otys-legend-surface = **En surface**, dans l’ordre de descente
otys-legend-tokens = jetons récompense : { $tokens }
otys-legend-placed = par contrat : { $back }
otys-legend-front = Recto, une seule fois : { $front }
otys-legend-back = Verso, à chaque contrat de son niveau : { $back }
otys-legend-determined = Ces { $family } ressources d’un même niveau : { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
  } de notoriété
otys-legend-free = Ressources au choix, toutes d’un même niveau, { $family } : { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
  } de notoriété
