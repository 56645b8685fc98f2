### La première leçon d’Otys : deux phrases par étape, une chose à faire. $press est le bouton à presser.

otys-learn-contract = Les contrats rapportent de la notoriété : qui en a le plus gagne, et à 18, c’est la dernière manche. Que te manque-t-il pour celui qui est éclairé (ligne du haut, avec ton emblème) ?
otys-learn-contract-wrong = Ta ligne est celle du haut, celle du bas est à Mara. Elle dit à quel niveau il manque quoi.
otys-learn-metal-4 = Métal au niveau 4
otys-learn-fuel-3 = Carburant au niveau 3
otys-learn-tech-2 = Tech au niveau 2
otys-learn-tech-5 = Tech au niveau 5
otys-learn-plant-5 = Plante au niveau 5

otys-learn-key = Plonge donc au niveau 4, où attend ton expert Métaux. Un tour commence par une clé, dont le numéro est ton niveau : appuie sur **{ $press }**.
otys-learn-key-wrong = Tu pourrais agir là aussi, mais cette fois il nous faut du métal. Appuie sur **{ $press }**.

otys-learn-dive = Le sponsor du niveau te donne 1 batterie, puis ton expert Métaux remonte 1 métal. Appuie sur **{ $press }** pour les deux.
otys-learn-dive-wrong = Ton plongeur reviendrait les mains vides. Prends le métal : **{ $press }**.

otys-learn-complete = Le niveau 4 a maintenant métal et carburant : ton contrat est prêt et rapporte 2 points de notoriété. Appuie sur **{ $press }**.
otys-learn-complete-wrong = Si ton tour finit maintenant, Mara risque de prendre ce contrat. Réalise-le d’abord : **{ $press }**.

otys-learn-end = Ton plongeur remonte, ceux du dessus descendent d’un niveau, et ta clé est mise de côté ; la sixième les rend toutes. Appuie sur **{ $press }**.
otys-learn-end-wrong = Ça te coûterait une batterie, et tu vas en avoir besoin. Appuie sur **{ $press }**.

otys-learn-next = À toi de jouer : d’abord les contrats. Que te manque-t-il pour celui qui est éclairé ?

otys-learn-propeller = Tu as joué la clé 5, mais ton éclaireur s’y trouve. Pour 1 batterie, tu peux y amener l’expert Tech du niveau 4 : appuie sur **{ $press }**.
otys-learn-propeller-wrong = Ce serait ton éclaireur qui plonge. Amène d’abord l’expert Tech : **{ $press }**.

otys-learn-diver = Un plongeur monte ou descend d’un niveau. Appuie sur **{ $press }** : il descend au niveau 5, et l’éclaireur lui laisse la place.
otys-learn-diver-wrong = Celui-là ne rapporte pas de tech. Appuie sur **{ $press }**.

otys-learn-again = Ton expert Tech a remonté 1 tech : le niveau 5 a ce que demande le contrat. Appuie sur **{ $press }**.

otys-learn-stay = Ton expert Tech remonterait, mais pour 1 batterie il reste au niveau 5 pour ta prochaine plongée. Appuie sur **{ $press }**.
otys-learn-stay-wrong = L’éclaireur redescendrait au niveau 5. Garde l’expert Tech en bas : **{ $press }**.

otys-learn-keep = Plus tard, ton espion regarde quatre contrats pour 1 crédit, et tu en gardes un que personne ne peut voir ni prendre. Appuie sur **{ $press }** : il rapporte 4 points de notoriété et n’est pas loin.
otys-learn-keep-wrong = Celui-là aussi, mais le quatrième rapporte plus ou est plus proche. Appuie sur **{ $press }**.

otys-learn-win = Tu as 16 points de notoriété, et à 18, c’est la dernière manche. Un contrat que personne d’autre ne voit est prêt au niveau 1 : appuie sur **{ $press }**.
otys-learn-win-wrong = Ce serait à Mara de jouer. Le contrat est prêt, alors prends-le : **{ $press }**.

otys-learn-over = Victoire, 19 à 7 ! À chaque tour, regarde d’abord les contrats, puis plonge pour ce qui manque.

otys-puzzle-asks = C’est à toi. Quel tour te donne le plus de chances de gagner ?
