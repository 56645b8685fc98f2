### La première leçon d’Otys : deux phrases par étape, une chose à faire. $press est le bouton à presser.

otys-learn-key = Qui a le plus de notoriété gagne, et à 18, c’est la dernière manche. Un tour commence par une clé, dont le numéro est ton niveau : appuie sur **{ $press }**, où attend ton expert Métaux.
otys-learn-key-wrong = Tu pourrais agir là aussi, mais cette fois il nous faut du métal. Appuie sur **{ $press }**.

otys-learn-sponsor = À chaque niveau, un sponsor t’aide une fois avant la plongée. Celui-ci te donne 1 batterie : appuie sur **{ $press }**.
otys-learn-sponsor-wrong = Là, tu plonges déjà. Prends d’abord la batterie du sponsor, elle est gratuite : **{ $press }**.

otys-learn-dive = Le plongeur de ton niveau se met au travail. Ton expert Métaux remonte 1 métal : appuie sur **{ $press }**.
otys-learn-dive-wrong = Ton plongeur reviendrait les mains vides. Prends le métal : **{ $press }**.

otys-learn-level = Un de tes niveaux a maintenant 1 métal et 1 carburant, et ensemble, ça vaut quelque chose. Lequel est-ce ?
otys-learn-level-wrong = À ce niveau, il n’y a qu’une ressource. Cherche la ligne qui en a deux.
otys-learn-level-3 = Niveau 3
otys-learn-level-4 = Niveau 4
otys-learn-level-5 = Niveau 5

otys-learn-contract = Oui, le niveau 4 ! Ce contrat demande ces deux ressources et rapporte 2 points de notoriété : appuie sur **{ $press }**.
otys-learn-contract-wrong = Si ton tour finit maintenant, Mara risque de prendre ce contrat. Réalise-le d’abord : **{ $press }**.

otys-learn-end = Ton plongeur remonte, ceux du dessus descendent d’un niveau, et ta clé est mise de côté. Appuie sur **{ $press }**.
otys-learn-end-wrong = Ça te coûterait une batterie, et tu vas en avoir besoin. Appuie sur **{ $press }**.

otys-learn-propeller = C’est de nouveau ton tour, avec la clé 5, mais ton éclaireur s’y trouve. Pour 1 batterie, tu peux y amener l’expert Tech du niveau 4 : appuie sur **{ $press }**.
otys-learn-propeller-wrong = Ce serait ton éclaireur qui plonge. Amène d’abord l’expert Tech : **{ $press }**.

otys-learn-diver = Un plongeur monte ou descend d’un niveau. Appuie sur **{ $press }** : il descend au niveau 5, et l’éclaireur lui laisse la place.
otys-learn-diver-wrong = Celui-là ne rapporte pas de tech. Appuie sur **{ $press }**.

otys-learn-home = Quelques tours plus tard, cinq de tes clés sont dans la rangée du bas, et la sixième, la clé 1, est en jeu. Appuie sur **{ $press }**, et elles reviennent toutes.

otys-learn-spy = Cette fois, c’est ton espion qui plonge : pour 1 crédit, tu regardes quatre contrats et en gardes un. Appuie sur **{ $press }**.
otys-learn-spy-wrong = Une autre fois ! Un contrat que personne ne peut te prendre vaut bien 1 crédit : **{ $press }**.

otys-learn-reward = Un tour plus tard, ton éclaireur paie 2 crédits pour un jeton récompense, qui sert tout de suite. Puis le jeton reste là, et chaque contrat du niveau rapporte 2 crédits de plus : appuie sur **{ $press }**.
otys-learn-reward-wrong = Des contrats, tu viens d’en regarder, et tu n’as plus de batterie. Appuie sur **{ $press }**.

otys-learn-win = Tu as 16 points de notoriété, et à 18, c’est la dernière manche. Un contrat que personne d’autre ne voit est prêt au niveau 1 : appuie sur **{ $press }**.
otys-learn-win-wrong = Ce serait à Mara de jouer. Le contrat est prêt, alors prends-le : **{ $press }**.

otys-learn-over = Victoire, 19 à 7 ! Tu en sais assez pour une première partie ; le reste viendra en jouant.

otys-puzzle-asks = C’est à toi. Quel tour te donne le plus de chances de gagner ?
