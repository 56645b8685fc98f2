### The puzzle of the day: a position, one question, and the best turn as I see it.

slash-puzzle = L’énigme du jour : trouver le meilleur tour, rien que pour toi
option-puzzle-game = jeu · Pour quel jeu ; si tu ne dis rien, celui de ta dernière partie

puzzle-heading = Énigme du jour · { $game }
puzzle-counts = Je juge ton tour dès que tu le finis ou que quelque chose de caché est révélé. Essaie autant que tu veux.
puzzle-so-far = Jusqu’ici : { $turn }
puzzle-wrong = **Essai { $number }** ({ $turn }) : ce n’est pas le meilleur tour.
puzzle-second = **Essai { $number }** ({ $turn }) : presque ! C’est le deuxième meilleur tour.
puzzle-does = À son sujet : { $words }
puzzle-misses-hint = Le meilleur tour { $hint }
puzzle-misses-later = Ce qui lui manque ne se voit que plus tard : j’ai regardé plus loin.
puzzle-new-day = Cette énigme n’est plus celle du jour. Voici la nouvelle :
puzzle-untold = Ça n’a pas marché : on ne peut rien écrire dans ce salon pour l’instant.
puzzle-yesterday = Énigme d’hier, résolue : { $first } du premier coup, { $second } au deuxième essai, { $later } plus tard.
puzzle-streak = Déjà { $days } jours d’affilée.
puzzle-solved = { $game } · Résolue à l’essai { $tries } !
puzzle-given-up = { $game } · Voici le meilleur tour
# $best and $next are chances to win in percent, $other the second-best turn as its buttons name it.
puzzle-chances = -# Selon mon estimation, tu gagnes ainsi { $best } parties sur 100, contre { $next } avec le deuxième meilleur tour ({ $other }).
puzzle-chances-brief = -# Selon mon estimation, tu gagnes { $best } parties sur 100, contre { $next } avec le deuxième meilleur tour.
puzzle-why-instead = { $which ->
    [own] Avec ton essai précédent, là où il s’arrête
    [both] Avec ton essai précédent, le deuxième meilleur tour
   *[next] Avec le deuxième meilleur tour
  } ({ $turn }) : { $words }
puzzle-none-of-that = rien de tout cela.
puzzle-shows-later = ce qui lui manque ne se voit que plus tard.
puzzle-you = { $name } (toi)
puzzle-none = Il n’y a pas d’énigme ici aujourd’hui.
puzzle-line = **{ $who }** a résolu l’énigme du jour ({ $game }) à l’essai { $tries }. La tienne t’attend : */puzzle*
puzzle-told-today = Tu as déjà annoncé une énigme dans un salon aujourd’hui. Il y en aura une nouvelle demain.
told-not-allowed = Tu n’as pas le droit d’écrire dans ce salon, alors je ne le ferai pas non plus.
button-puzzle-give-up = Voir la réponse
button-puzzle-tell = Annoncer ma réussite dans le salon
button-puzzle-other = Énigme sur { $game }
