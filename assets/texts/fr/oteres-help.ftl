### Öterés : pourquoi quelque chose n’est pas possible, et ce que sont les pièces.

## Why an answer can’t be given: said behind what it is called and a colon

oteres-unavailable-out = hors jeu
oteres-unavailable-no-pearl = aucune perle à prendre
oteres-unavailable-no-white = aucune perle blanche à prendre
oteres-unavailable-locked = tout est à l’abri sous des cartes
oteres-unavailable-not-most = quelqu’un d’autre a plus de perles blanches
oteres-unavailable-served = a déjà eu sa part
oteres-unavailable-under-card = à l’abri sous une carte
oteres-unavailable-not-white = seule une perle blanche va sous cette carte
oteres-unavailable-not-black = on n’offre que des perles noires
oteres-unavailable-nothing-back = il n’y a plus de perle blanche à prendre en échange
oteres-unavailable-no-relief = cette carte ne débarrasse pas des oursins
oteres-unavailable-no-black-left = il n’y a plus de perle noire pour lui

## What the pieces are: two sentences each

oteres-pieces-table = Perles, piles et oursins
oteres-piece-in-hand = Tu l’as en main.
oteres-piece-in-front = Elle est posée devant { $names }.
oteres-piece-in-play = On la joue en ce moment.
oteres-piece-pearl-white = Perle blanche
oteres-piece-pearl-white-words = Une perle blanche vaut de { $least } à { $most } points, et seule la personne qui l’a le sait. Ici : { $count }.
oteres-piece-pearl-black = Perle noire
oteres-piece-pearl-black-words = Une perle noire vaut de { $least } à { $most } points, et seule la personne qui l’a le sait. Ici : { $count }.
oteres-piece-locked = Perle sous une carte
oteres-piece-locked-words = Personne ne peut prendre, échanger ou passer une perle posée sous une carte. Elle compte quand même à la fin.
oteres-piece-urchins = Il y en a { $count } dans le jeu.
oteres-piece-pool = Réserve
oteres-piece-pool-words = Les perles que personne n’a sont ici, face cachée : { $pearls }. Celle que tu prends est tirée au hasard.
oteres-piece-deck-words = Tu y pioches une carte au début de chaque tour ; il en reste { $count }. Des oursins s’y cachent.
oteres-piece-discards-words = Les cartes qui ont servi sont ici, face visible : { $count } pour l’instant. Les oursins, eux, retournent dans la pioche.

## What people look for a topic of the rules by

oteres-find-aim = but gagner victoire comment points début mise en place loutre sujet
oteres-find-turn = déroulement phase étape piocher jouer carte fin annuler main
oteres-find-urchins = oursin éliminé hors jeu perdre deux débarrasser
oteres-find-pearls = perle valeur secret caché blanche noire points voir réserve
oteres-find-cards = carte liste pioche combien toutes
oteres-find-details = effet voler échanger protéger bloquer partager patte passer cadeau regarder
oteres-find-end = quand cas égalité vainqueur gagne dernier partie fin finit terminé révéler
oteres-find-ours = non officiel imprimé boîte inventé maison
