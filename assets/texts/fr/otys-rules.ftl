### The rules of Otys by topic, in our own words. A topic holds 3,500 characters at most.

otys-rules-aim = Le but du jeu
otys-rules-aim-text =
    Tu diriges une équipe de huit plongeurs. Ils remontent les ressources d’une ville engloutie : métaux, plantes, carburants et tech (technologies). Réunis les bonnes à un même niveau de ton secteur, et tu réalises un contrat. Les contrats rapportent de la notoriété.

    Dès que quelqu’un atteint { $target } points de notoriété, on termine la manche, et la victoire revient à qui a le plus de notoriété.

    {"**"}Comment se passe un tour.** Tu choisis une clé. Son numéro est une profondeur, de 1 à 5, et tout en dépend : quel sponsor t’aide, quel plongeur agit et où vont les ressources. Sur l’image de ton secteur, tout ce qui est à la même profondeur se trouve sur la même ligne. Il n’y a qu’à la suivre.

    {"**"}D’où vient la notoriété**
    - des contrats réalisés
    - des modules donnés à tes plongeurs par un sponsor
    - des ventes au Magasin
    - des jetons récompense

    Tu commences avec { $credits } crédits, { $batteries } batterie, tes huit plongeurs dans un ordre tiré au sort, et une ressource de chaque type : une par niveau, au hasard, du 2 au 5.

otys-rules-turn = Un tour
otys-rules-turn-text =
    - **Choisis une clé.** Une clé numérotée ouvre son propre niveau. Avec une clé X, tous les sponsors descendent d’abord d’un niveau, et le dernier passe tout en haut. Puis tu ouvres le niveau que tu veux.
    - **Avant de plonger,** tu peux utiliser une fois le sponsor de ce niveau, et dépenser des batteries pour activer des propulseurs et déplacer tes plongeurs vers le haut ou vers le bas. Dans l’ordre que tu veux, ou pas du tout.
    - **Plonge.** Le plongeur de ce niveau agit pour toi. Rien ne t’oblige à utiliser son effet.
    - **Finis ton tour.** La clé va sur la piste de ton hacker. Le plongeur remonte tout en haut de la file, et ceux qui étaient au-dessus de lui descendent d’un niveau. Tu peux aussi dépenser 1 batterie pour qu’il reste en bas.

    Entre ces étapes, tu peux réaliser des contrats quand tu veux.

    Ton tour ne se termine que quand tu le décides. *Annuler* revient sur tes choix un par un, tant que rien n’a été pioché ni révélé et que personne d’autre n’a répondu. Pour remonter plus loin, même dans un tour précédent, il faut l’accord de tout le monde ; si tu ne joues que contre des ordinateurs, c’est toi qui décides. Ce qui a été pioché depuis sera tiré de nouveau, peut-être autrement.

otys-rules-keys = Les clés et la piste du hacker
otys-rules-keys-text =
    Tu as les clés 1 à 5 et une clé X. Une clé jouée reste sur la piste de ton hacker, et tu ne peux pas la rejouer avant de l’avoir récupérée.

    {"**"}Récupérer ses clés.** Au début, à la { $home }e clé jouée, elles reviennent toutes, celle-là comprise. L’ingénieur peut améliorer ton hacker, et il en faut alors moins : { $homes } après 0, 1, 2 ou 3 améliorations.

    Si la tuile du hacker avance sur des clés déjà posées, elles restent là jusqu’à la fin de ton tour, puis tu les récupères.

    {"**"}Clés X.** Une clé X ouvre n’importe quel niveau, même si tu as encore la clé de ce niveau. Chaque clé X jouée décale les sponsors. Celle de ta couleur revient avec les autres. Les clés X neutres te donnent des tours de plus avant le retour de tes clés. Il y en a { $neutral }. Celles que tu as jouées retournent à la réserve quand tes clés reviennent ; les autres, tu les gardes.

    Certains effets te rendent une seule clé de la piste. C’est toujours une clé de ta couleur, jamais une neutre.

otys-rules-divers = Les huit plongeurs
otys-rules-divers-text =
    Au début, aucun de tes plongeurs n’a de module. Avec son module, un plongeur est meilleur jusqu’à la fin de la partie.

    - **Experts Métaux, Plantes, Carburants et Tech.** Chacun prend une ressource de sa spécialité et la pose à son niveau, s’il y reste un emplacement.
      Avec son module, il rapporte aussi un bonus. Métaux : une clé X neutre. Plantes : 1 crédit. Carburants : 1 batterie. Tech : une de tes clés, récupérée sur la piste. Tu peux renoncer à la ressource ou au bonus, et le bonus est à toi même si le niveau est plein.
    - **Négociante.** Vends au Magasin une ressource de ce niveau, ou achètes-en une et pose-la ici.
      Avec son module : 1 de plus à la vente, en crédits ou en notoriété, et 1 crédit de moins à l’achat.
    - **Espion.** Pour 1 crédit, regarde quatre contrats et gardes-en un, ou utilise le plongeur d’un voisin au même niveau.
      Avec son module : l’espion lui-même est gratuit.
    - **Ingénieur.** Pour 1 crédit, améliore ton propulseur (les plongeurs vont plus loin) ou ton hacker (les clés reviennent plus tôt), trois fois chacun au maximum.
      Avec son module : gratuit.
    - **Éclaireur.** Pour 2 crédits, prends un des deux jetons récompense de ce niveau. Utilise son recto tout de suite, puis pose-le à ce niveau de ton secteur, côté verso.
      Avec son module : pour 1 crédit.

    Chaque niveau a un nombre limité d’emplacements : { $spaces } aux niveaux 1 à 5. Tu ne peux pas jeter de ressources pour faire de la place.

otys-rules-sponsors = Les sponsors
otys-rules-sponsors-text =
    Il y a un sponsor à chacun des cinq niveaux. Avant de plonger, tu peux utiliser celui du niveau de ta clé. Chaque sponsor a une face standard et une face avancée. La face en jeu se décide au début de la partie. Les voici tous les cinq :

    - **Standard :** gagne 1 crédit. **Avancée :** ce tour-ci, ta négociante (à l’achat), ton espion, ton ingénieur ou ton éclaireur ne coûte aucun crédit. Si ton espion utilise le plongeur d’un voisin, celui-là reste payant.
    - **Standard :** utilise deux fois l’effet de ton plongeur ce tour-ci, en choisissant à chaque fois. **Avancée :** utilise le recto d’un des deux jetons récompense de ce niveau. Il est ensuite remplacé.
    - **Standard :** récupère une clé de ta couleur sur la piste du hacker. **Avancée :** ton plongeur du niveau 5 remonte à la surface, et les autres descendent.
    - **Standard :** paie 2 crédits pour équiper le plongeur du niveau de ta clé, celui qui va plonger, et gagne 1 point de notoriété. Ensuite, jusqu’à la fin du tour, les propulseurs ne peuvent plus amener de plongeur à ce niveau ni en faire sortir un. **Avancée :** paie 2 crédits pour équiper un de tes trois plongeurs en surface, et gagne 1 point de notoriété.
    - **Standard :** gagne 1 batterie. **Avancée :** gagne 1 batterie, ou dépense 1 batterie pour déplacer une ressource du niveau de ta clé vers un autre niveau, ou l’inverse.

otys-rules-contracts = Les contrats
otys-rules-contracts-text =
    Pour réaliser un contrat, il te faut toutes ses ressources à **un seul** niveau, n’importe lequel. Pendant ton tour, tu peux réaliser autant de contrats que tu veux, sauf au milieu d’un effet. Tu ne paies que les ressources.

    - Certaines cartes demandent une combinaison déterminée, comme 1 métal + 2 plantes.
    - D’autres demandent une combinaison libre, comme 2 identiques + 1 autre. À chaque nombre son type, et c’est toi qui choisis lesquels.

    Tu gagnes la notoriété du contrat et, sur certaines cartes, un crédit, une batterie ou les deux. S’il y a un bonus permanent à ce niveau, tu peux le prendre aussi. Les autres ressources restent en place.

    {"**"}Les contrats publics** sont à la Colonie : trois, ou deux si vous jouez à deux. Un contrat revient à qui le réalise en premier, et une nouvelle carte prend aussitôt sa place. **Les contrats privés** sont dans ta main. Personne d’autre ne peut les voir ni te les prendre.

    Le bouton *Contrats* te montre ceux que tu peux réaliser maintenant et ce qui te manque pour les autres. Personne d’autre ne voit cette page.

otys-rules-rewards = Les jetons récompense
otys-rules-rewards-text =
    Il y a deux jetons récompense à chaque niveau de la Colonie. Le recto sert une fois :

    - prends une des deux ressources indiquées et pose-la au niveau de ta clé, s’il y reste un emplacement
    - gagne 1 batterie
    - regarde quatre contrats et gardes-en un
    - donne un module au plongeur de ton choix, mais sans gagner de notoriété pour ça
    - gagne 1 point de notoriété

    Le verso est permanent : tu gagnes 2 crédits ou 1 point de notoriété chaque fois que tu réalises un contrat à ce niveau.

    L’éclaireur prend un jeton : tu utilises son recto, puis il reste à ce niveau de ton secteur, côté verso. S’il y en avait déjà un, l’ancien est défaussé. Le sponsor qui te fait utiliser un jeton récompense ne donne que le recto, et le jeton est défaussé. Dans les deux cas, on pioche un nouveau jeton.

otys-rules-store = Le Magasin
otys-rules-store-text =
    Le Magasin a une colonne par type de ressource, qui se remplit en partant du haut. De haut en bas, les lignes valent { $rows } crédits. Ta négociante achète ou vend une ressource à la fois.

    - **Vendre.** Une ressource du niveau de la négociante va sur la case libre la plus haute de sa colonne. Tu gagnes les crédits de cette ligne ou, sur la ligne du haut, 1 point de notoriété à la place. On ne vend pas dans une colonne pleine.
    - **Acheter.** Prends la ressource la plus basse d’une colonne et paie les crédits de sa ligne. Elle va au niveau de la négociante, où il te faut donc un emplacement libre.

    En bref : c’est la première ressource d’un type qui se vend le mieux, et c’est dans une colonne pleine que l’on achète le moins cher. Une négociante équipée de son module gagne 1 crédit ou 1 point de notoriété de plus à la vente, et peut donc prendre de la notoriété sur toutes les lignes. L’achat lui coûte 1 crédit de moins.

otys-rules-spy = L’espion
otys-rules-spy-text =
    L’espion a deux talents, et tu choisis lequel utiliser. Il coûte 1 crédit, ou rien s’il a son module.

    - **Regarder quatre contrats.** Gardes-en un dans ta main. Les autres vont sous la pioche dans un ordre tiré au sort. Une fois que tu les as vus, tu dois en garder un. Les autres apprennent seulement que tu as pris une carte.
    - **Utiliser le plongeur d’un voisin** au même niveau : celui de la personne à ta gauche ou à ta droite, tel quel, avec ou sans module. Il agit comme s’il était à toi : à ton niveau, avec tes ressources. S’il coûte quelque chose, c’est toi qui paies.

    Tu peux même utiliser l’espion d’un voisin, pour regarder des contrats ou passer au plongeur de ton *autre* voisin. Le plongeur copié reste où il est ; seul ton espion remonte.

    À deux, ton adversaire est ton seul voisin.

otys-rules-batteries = Batteries, propulseur et hacker
otys-rules-batteries-text =
    {"**"}Propulseurs.** Avant de plonger, tu peux dépenser 1 batterie pour déplacer un de tes plongeurs vers le haut ou vers le bas, même l’un des trois en surface. Les autres se décalent. Tu peux le faire autant de fois que tu as de batteries.

    Ton **propulseur** détermine jusqu’où ils vont (dans la boîte, c’est le mécanicien qui l’indique) : jusqu’à { $reaches } niveaux après 0, 1, 2 ou 3 améliorations.

    {"**"}Oxygène.** À la fin de ton tour, 1 batterie permet au plongeur qui a agi de rester à son niveau.

    Ton **hacker** détermine quand tes clés reviennent ; voir *Les clés et la piste du hacker*. L’ingénieur peut améliorer les deux, trois fois chacun au maximum.

otys-rules-end = Fin et égalités
otys-rules-end-text =
    Quand quelqu’un atteint { $target } points de notoriété, on termine la manche, pour que tout le monde ait joué le même nombre de tours.

    La victoire revient à qui a le plus de notoriété et, en cas d’égalité, à qui a le plus de ressources dans son secteur. Si l’égalité persiste, la victoire est partagée.

    Les crédits et les batteries ne comptent pas à la fin, et les ressources restantes ne servent qu’à départager.

otys-rules-variant = Copier paie le voisin (la variante de l’auteur)
otys-rules-variant-text =
    Elle se choisit avant le début de la partie. Avec elle, quand ton espion utilise le plongeur d’un voisin :

    - Ton crédit va à ce voisin et non à la réserve. Si l’espion est gratuit pour toi, personne ne paie.
    - Quand ton espion remonte, le plongeur copié remonte aussi, sauf si ce voisin dépense une batterie. Il en décide avant le tour suivant ; s’il n’a pas de batterie, on ne lui demande rien.
    - Si tu dépenses une batterie pour garder ton espion en bas, l’autre plongeur reste aussi, et on ne demande rien à personne.
    - Si tu copies deux fois le plongeur du même voisin dans le même tour, tu paies les deux fois, mais il ne remonte qu’une fois.
    - Si tu passes par l’espion d’un voisin pour atteindre le plongeur suivant, tu paies les deux voisins, et chacun décide pour son plongeur.

otys-rules-pictures = Comment lire les images
otys-rules-pictures-text =
    Le **secteur** est le plateau de la personne dont c’est le tour. Tout ce qui est à un même niveau est sur une même ligne, qui va de gauche à droite : sponsor, jetons récompense, clé, plongeur, ressources, bonus permanent. Les trois plongeurs au-dessus de l’eau descendront dans l’ordre, en partant de la gauche.

    La **Colonie** montre la course à la notoriété, les contrats publics et le Magasin. Les secteurs des autres sont sous *Plateaux*, en dessous du tien, et viennent d’eux-mêmes quand une question porte sur eux. Au bas de chaque contrat, il y a une place par personne. En vert, les niveaux où elle a tout. En pâle, son niveau le plus avancé, et ce qui y manque.

    Ce qui est en jeu est éclairé. Le rose marque ce qui est nouveau depuis le début du tour ou, s’il ne s’est encore rien passé, depuis le tour d’avant. Quand une question porte sur certains éléments, tout le reste s’estompe.

    Tu préfères lire ? Utilise */board* avec *texte*.

otys-rules-ours = Ce que nous avons inventé
otys-rules-ours-text =
    Ceci est une création de fans, non officielle, sans aucune image ni aucun texte de l’éditeur. Nous suivons les règles imprimées, et la version française quand les traductions diffèrent.

    Les règles ne décrivent pas tout le matériel. Nous avons inventé les { $contracts } contrats et les { $rewards } jetons récompense, sauf ceux qui figurent dans les exemples, ainsi que le dernier cran du propulseur. Les crans du hacker, le nombre de lignes du Magasin et les { $neutral } clés X neutres sont probables, mais pas certains.

    Tu as le jeu ? La personne qui héberge ce bot peut tout corriger dans un seul fichier, `assets/otys/components.json`. Chaque élément y est marqué comme imprimé, probable ou inventé.

    Là où les règles laissent un doute, il a fallu trancher. Voici ce que tu remarqueras le plus :

    - Si un niveau est plein, son expert peut quand même donner le bonus.
    - Si tu n’as pas le choix, le bot joue pour toi. Mais s’il te manque un emplacement, un crédit ou une batterie alors que tu pourrais réaliser un contrat public ou que tu en as un privé, il te laisse d’abord choisir. Le contrat peut t’apporter juste ce qu’il te faut.
    - Ce qui ne changerait rien n’est pas proposé, sauf la plongée elle-même ; et l’éclaireur peut prendre un jeton rien que pour son verso.
    - C’est toujours toi qui appuies sur *Finir le tour*, pour que personne ne devine tes contrats privés à la vitesse du jeu.

## How to play: one page for somebody who has never seen the game. The numbers stand in its picture.

otys-guide-you = Toi
otys-guide-alt = Ton secteur, avec cinq numéros sur la ligne du niveau { $level } : 1 la clé, 2 le sponsor, 3 le plongeur, 4 les ressources, 5 un contrat prêt.
otys-guide-goal = Tes plongeurs remontent des ressources, grâce auxquelles tu réalises des contrats, et les contrats rapportent de la notoriété : dès que quelqu’un en a { $target }, on finit la manche, puis qui en a le plus gagne.
otys-guide-key = **Clé** : tu en choisis une par tour. Son numéro est ton niveau.
otys-guide-sponsor = **Sponsor** : il t’aide une fois, avant la plongée.
otys-guide-diver = **Plongeur** : il agit à ce niveau, souvent pour prendre une ressource.
otys-guide-resources = **Ressources** : elles restent à leur niveau tant que tu ne les utilises pas.
otys-guide-contract = **Contrat** : ce niveau a tout ce qu’il faut. *Réalise*-le pour gagner de la notoriété.
# At most 60 words.
otys-guide-turn = Choisis une clé : elle ouvre son niveau. Utilise son sponsor si tu veux, puis fais agir le plongeur. Il remonte, ceux du dessus descendent, et ta clé est mise de côté ; à la { $home }e jouée, toutes reviennent. Réalise un contrat quand tu veux pendant ton tour, dès qu’un niveau a ses ressources.

## For those who are still learning: what a question speaks of, and a tip in its moment

otys-term-x-key = Une clé X ouvre n’importe quel niveau.
otys-term-propeller = Le propulseur déplace un plongeur vers un autre niveau pour 1 batterie.
otys-term-resource = Les ressources restent à leur niveau. Pour un contrat, il les faut toutes au même niveau.
otys-term-store = Le Magasin est le même pour tout le monde. Moins il en a d’une sorte, mieux il la paie.
otys-term-spy = Un contrat gardé n’est qu’à toi. Le plongeur d’un voisin agit pour toi, à ton niveau.
otys-term-technicians = Avec un meilleur propulseur, les plongeurs vont plus loin ; avec un meilleur hacker, tes clés reviennent plus tôt.
otys-term-return = Tu pourras rejouer la clé récupérée.
otys-term-upgrade = Avec son module, un plongeur est meilleur jusqu’à la fin de la partie.
otys-term-keep = Un contrat gardé n’est qu’à toi : personne d’autre ne peut le voir ni le réaliser.
otys-tip-key = **Quelle clé ?** Son numéro est le niveau où tu plonges. Chaque ligne dit ce que la plongée y rapporte.
otys-tip-row = **Le niveau de ta clé est à toi ce tour-ci :** son sponsor peut t’aider une fois, puis son plongeur travaille pour toi.
otys-tip-dive = **Le niveau de ta clé est à toi ce tour-ci :** son plongeur travaille pour toi.
otys-tip-contract = **Pour marquer :** réunis les ressources d’un contrat à un niveau. *Contrats* dit ce qui manque et où.
otys-tip-ready = **Un contrat est prêt !** *Réaliser* ne coûte que ses ressources, et ton tour continue.
otys-tip-home = **Quand ta piste du hacker est pleine, toutes tes clés reviennent :** tu n’en manqueras donc jamais.
