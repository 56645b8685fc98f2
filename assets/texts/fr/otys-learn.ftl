### La première leçon d’Otys : deux phrases par étape, une chose à faire. $press est le bouton à presser.

otys-learn-contract = Les contrats rapportent de la notoriété : qui en a le plus gagne, et à 18, dernière manche. Que te manque-t-il pour celui qui brille (ligne à ton emblème) ?
otys-learn-contract-wrong = Ta ligne porte ton emblème, l’autre est à Mara. La tienne dit à quel niveau il manque quoi.
otys-learn-metal-4 = Métal au niveau 4
otys-learn-fuel-3 = Carburant au niveau 3
otys-learn-tech-2 = Tech au niveau 2
otys-learn-tech-5 = Tech au niveau 5
otys-learn-plant-5 = Plante au niveau 5

otys-learn-key = Plonge donc au niveau 4, où attend ton expert Métaux. Un tour commence par une clé, dont le numéro est ton niveau : appuie sur **{ $press }**.
otys-learn-key-wrong = Tu pourrais agir là aussi, mais cette fois il nous faut du métal. Appuie sur **{ $press }**.

otys-learn-dive = Une fois par tour, le sponsor du niveau t’aide : voici 1 batterie. Ton expert Métaux remonte 1 métal : appuie sur **{ $press }**.
otys-learn-dive-wrong = Ton plongeur reviendrait les mains vides. Prends le métal : **{ $press }**.

otys-learn-complete = Métal et carburant sont au niveau 4 : ton contrat est prêt et rapporte 2 points de notoriété. Appuie sur **{ $press }**.
otys-learn-complete-wrong = Si ton tour finit maintenant, Mara risque de prendre ce contrat. Réalise-le d’abord : **{ $press }**.

otys-learn-next = Après Mara, c’est ton tour : d’abord les contrats. Que te manque-t-il pour celui qui brille ?

otys-learn-propeller = Tu as joué la clé 5, mais ton éclaireur s’y trouve. Pour 1 batterie, un plongeur change de niveau : appuie sur **{ $press }**, et ton expert descend du niveau 4.
otys-learn-propeller-wrong = Celui-là ne rapporte pas de tech. Appuie sur **{ $press }**.

otys-learn-again = Ton expert Tech a remonté 1 tech : le niveau 5 a ce que demande le contrat. Appuie sur **{ $press }**.

otys-learn-stay = À la fin du tour, ton plongeur remonte, et ceux du dessus descendent. Pour 1 batterie, il reste au niveau 5 : appuie sur **{ $press }**.
otys-learn-stay-wrong = L’éclaireur redescendrait au niveau 5. Garde l’expert Tech en bas : **{ $press }**.

otys-learn-home = Quelques tours plus tard, cinq clés sont en bas, et la sixième est en jeu. Appuie sur **{ $press }**, et elles reviennent toutes.

otys-learn-keep = Tes clés sont là, et ton espion plonge : pour 1 crédit, tu regardes quatre contrats et en gardes un. Appuie sur **{ $press }** : il rapporte 4 points de notoriété.
otys-learn-keep-wrong = Deux contrats rapportent 4 points, et au quatrième, il manque moins. Appuie sur **{ $press }**.

otys-learn-reward = Pour 2 crédits, ton éclaireur achète un jeton récompense, qui sert tout de suite. Puis le jeton reste là, et chaque contrat du niveau rapporte 2 crédits de plus : appuie sur **{ $press }**.
otys-learn-reward-wrong = Tu viens de regarder des contrats, et tu n’as plus de batterie. Appuie sur **{ $press }**.

otys-learn-win = Tu as 16 points de notoriété, et à 18, c’est la dernière manche. Ton contrat privé est prêt au niveau 1 : appuie sur **{ $press }**.
otys-learn-win-wrong = Ce serait à Mara de jouer. Le contrat est prêt, alors prends-le : **{ $press }**.

otys-learn-over = Victoire, 19 à 7 ! À chaque tour, regarde d’abord les contrats, puis plonge pour ce qui manque.

otys-puzzle-asks = C’est à toi. Quel tour te donne le plus de chances de gagner ?
