### Otys : pourquoi quelque chose n’est pas possible, et ce que sont les pièces.

## Why an answer can’t be given: said behind what it is called and a colon

otys-unavailable-used = déjà utilisé ce tour-ci
otys-unavailable-had = tu l’as déjà eu
otys-unavailable-full = plus d’emplacement libre au { $place }
otys-unavailable-credits = pas assez de crédits
otys-unavailable-battery = aucune batterie
otys-unavailable-no-room = plus d’emplacement libre aux autres niveaux
otys-unavailable-store-full = le Magasin n’a plus de place pour ça
otys-unavailable-store-empty = le Magasin n’en a pas
otys-unavailable-no-cube = il n’y en a pas au { $place }
otys-unavailable-on-track = sur ta piste du hacker
otys-unavailable-at-hand = tu l’as encore
otys-unavailable-in-play = en jeu ce tour-ci
otys-unavailable-upgraded = a déjà son module
otys-unavailable-nobody-upgraded = ici, chaque plongeur a déjà son module
otys-unavailable-basic = seul un plongeur avec module en rapporte
otys-unavailable-elsewhere = ce module ne va pas à cet endroit
otys-unavailable-bound = le sponsor retient ton plongeur au { $place }, et personne ne peut le doubler
otys-unavailable-too-far = portée de ton propulseur : { otys-levels }
otys-unavailable-idle = ce plongeur ne pourrait rien faire pour toi
otys-unavailable-copied = déjà copié
otys-unavailable-none-held = tu n’en as pas
otys-unavailable-no-neutral-x = il n’y a plus de clé X neutre dans la réserve
otys-unavailable-no-contract = il n’y a plus de contrats à regarder
otys-unavailable-no-reward = les jetons récompense de ce niveau ne changeraient rien
otys-unavailable-no-key = aucune clé de ta couleur n’est sur la piste du hacker
otys-unavailable-no-saving = rien ne coûterait moins cher ce tour-ci
otys-unavailable-best = déjà au maximum
otys-unavailable-no-prestige = cette ligne du Magasin ne paie qu’en crédits
otys-unavailable-key-level = elle ne peut aller qu’au niveau de ta clé

## What the pieces are: two sentences each

otys-pieces-board = Clés, Magasin et techniciens
otys-pieces-counted = Ressources, crédits et le reste
otys-piece-diver = { $effect } En ce moment : { $place }.
otys-piece-sponsor = Sponsor du niveau { $level }
otys-piece-sponsor-words = { $effect } Il t’aide une fois par tour, avant la plongée, si ta clé ouvre le niveau { $level }.
otys-piece-front = Jeton récompense : { $front }
otys-piece-front-words = Son recto sert une seule fois : { $front }. Si ton éclaireur prend le jeton, le verso reste à ce niveau et rapporte à chaque contrat réalisé là.
otys-piece-back = Ton bonus permanent : { $place }
otys-piece-back-words = Il rapporte { $back } à chaque contrat que tu réalises là. L’éclaireur peut en mettre un autre à sa place.
otys-piece-contract-own = Contrat privé : { $demand }
otys-piece-contract-public = Contrat public : { $demand }
otys-piece-store = Magasin
otys-piece-store-words = Ta négociante y achète et y vend des ressources ; il en contient { $stock }. Moins il en a d’une sorte, plus cher il la paie et la vend.
otys-piece-hacker = Piste du hacker
otys-piece-hacker-words = Tes clés jouées restent ici, { $track } en ce moment. À la { $home }e, elles reviennent toutes.
otys-piece-mechanic = Piste du propulseur
otys-piece-mechanic-words = Elle décide jusqu’où ton propulseur déplace un plongeur pour 1 batterie : { otys-levels }. L’ingénieur peut l’améliorer trois fois.
otys-piece-keys = Clés 1 à 5
otys-piece-keys-words = Une clé ouvre pour un tour le niveau qui porte son numéro. Tu en as { $hand } en main ; les autres sont sur la piste du hacker.
otys-piece-own-x = Ta clé X
otys-piece-own-x-words = Tous les sponsors descendent d’abord d’un cran, puis elle ouvre le niveau de ton choix. Elle revient avec tes autres clés.
otys-piece-neutral-x = Clé X neutre
otys-piece-neutral-x-words = Elle marche comme ta clé X, mais une seule fois. Tu en as { $held }, et il en reste { $supply } dans la réserve.
otys-piece-resource-words = C’est ton { $diver } qui en remonte, et elle reste à son niveau. Un contrat demande toutes ses ressources à un même niveau.
otys-piece-prestige = Notoriété
otys-piece-prestige-words = Les contrats en rapportent ; à { $target }, c’est la dernière manche, et qui en a le plus gagne. Tu as { $have }.
otys-piece-credit = Crédit
otys-piece-credit-words = Les crédits paient les plongeurs, les sponsors et les achats ; à la fin, ils ne valent rien. Tu as { $have }.
otys-piece-battery = Batterie
otys-piece-battery-words = Une batterie déplace un plongeur avant la plongée, ou garde en bas, à la fin du tour, celui qui vient d’agir. Tu as { $have }.

## What people look for a topic of the rules by

otys-find-aim = but gagner victoire comment points début mise en place sujet
otys-find-turn = déroulement phase étape ordre plonger finir annuler
otys-find-keys = clé clés retour récupérer revenir rentrer piste hacker sixième joker X
otys-find-divers = plongeur expert négociante ingénieur éclaireur effet équiper module plein place niveau pion
otys-find-sponsors = sponsor gauche tuile aide gratuit crédit batterie deux fois
otys-find-contracts = carte contrat mission objectif points réaliser privé public main ressources remplir
otys-find-rewards = jeton bonus permanent récompense recto verso éclaireur
otys-find-store = magasin marché acheter vendre prix commerce argent crédits
otys-find-spy = espion copier regarder voisin piocher voler
otys-find-batteries = propulseur déplacer plongeur monter descendre oxygène rester mécanicien hacker technicien
otys-find-end = quand égalité vainqueur gagne dernière manche partie fin finit terminé 18
otys-find-variant = variante auteur copie payante option
otys-find-pictures = icônes symboles images couleurs lire plateau signification rose vert
otys-find-ours = non officiel imprimé boîte inventé maison
