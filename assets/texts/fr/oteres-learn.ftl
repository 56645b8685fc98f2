### La première leçon d’Öterés : deux phrases par étape, une chose à faire. $press est le bouton à presser.

oteres-learn-dive = À chaque tour, tu reçois une carte, puis tu en joues une. Il te faut des perles, et **{ $press }** t’en donne une : joue cette carte.
oteres-learn-dive-wrong = Celle-là te servira plus tard. D’abord, **{ $press }** te donne une autre perle.
oteres-learn-secret = Tu as maintenant deux perles, qui valent 0 et 4 points. Qui peut le voir ?
oteres-learn-secret-me = Moi, et personne d’autre
oteres-learn-secret-all = Tout le monde
oteres-learn-secret-wrong = Heureusement que non ! Les autres voient combien de perles tu as, mais pas ce qu’elles valent.
oteres-learn-snatch = Exact, mais on peut te les prendre : ton 4 est maintenant chez Mara, et Otto a échangé avec toi. Prends une perle à Mara : **{ $press }**.
oteres-learn-snatch-wrong = Otto n’a que ton ancienne perle, qui vaut 0. Mara a mieux à offrir : **{ $press }**.
oteres-learn-protect = Dessous, une perle est à l’abri. Protège la meilleure : **{ $press }**.
oteres-learn-protect-wrong = Une autre vaut plus : **{ $press }**.
oteres-learn-urchins = Attention : avec deux oursins en main à la fin de ton tour, tu es hors jeu. Renvoies-en un dans la pioche : **{ $press }**.
oteres-learn-urchins-wrong = Ça marcherait, mais tu y gagnerais une perle noire, et celles-là valent zéro ou moins. Appuie sur **{ $press }**.
oteres-learn-winner = Pas de chance : tu as pioché un autre oursin, et te voilà hors jeu. Il ne reste qu’Otto dans l’eau, alors la partie s’arrête : qu’est-ce qui fait gagner ?
oteres-learn-winner-points = Le plus de points
oteres-learn-winner-pearls = Le plus de perles
oteres-learn-winner-staying = Rester dans l’eau
oteres-learn-winner-wrong = Non : on révèle maintenant toutes les perles, et ce sont leurs points qui comptent.
oteres-learn-over = Tu gagnes avec 13 points : même hors jeu, tu gardes tes perles. Tu en sais assez pour une première partie ; chaque carte dit ce qu’elle fait.
oteres-puzzle-asks = C’est à toi de jouer. Trouve le tour qui te donne le plus de chances de gagner.
