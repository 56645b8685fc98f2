### The puzzle of the day: a position, one question, and the best turn as I see it.

command-puzzle-name = puzzle
command-puzzle-about = L’énigme du jour : trouver le meilleur tour, rien que pour toi
option-puzzle-game-name = game
option-puzzle-game-about = De quel jeu ; si tu ne dis rien, ils alternent

puzzle-heading = Énigme du jour · { $game }
puzzle-heading-again = Énigme du jour · { $game } · Essai { $number }
# Below the question, in small letters.
puzzle-counts = Ton tour est jugé dès qu’il est fini ou que quelque chose de nouveau apparaît. Essaie autant que tu veux.
# $turn is a row of answers as their buttons name them.
puzzle-so-far = Jusqu’ici : { $turn }
puzzle-wrong = Bien essayé, mais il y a un meilleur tour. Te revoilà au début.
puzzle-second = Tout près ! C’est le deuxième meilleur tour. Te revoilà au début.
puzzle-stale = C’était un ancien bouton. Voici où tu en es :
puzzle-new-day = Cette énigme n’est plus du jour. Voici celle d’aujourd’hui :
puzzle-told = C’est fait, le salon est au courant.
puzzle-untold = Ça n’a pas marché : on ne peut rien écrire dans ce salon pour l’instant.
puzzle-solved = { $game } · Trouvé en { $tries ->
    [one] un essai !
   *[other] { $tries } essais !
  }
puzzle-given-up = { $game } · Voici le meilleur tour
# $best and $next are chances to win in percent, $other the second-best turn as its buttons name it.
puzzle-chances = -# D’après moi, tu gagnes ainsi { $best } parties sur 100, et { $next } avec le deuxième meilleur tour ({ $other }).
puzzle-chances-brief = -# D’après moi, tu gagnes ainsi { $best } parties sur 100, et { $next } avec le deuxième meilleur tour.
# $answer is an answer as its button names it, $what what it does.
puzzle-does = { $answer } : { $what }.
puzzle-none = Il n’y a pas d’énigme ici aujourd’hui.
# Said to everybody in the channel. $who is a name.
puzzle-line = **{ $who }** a trouvé l’énigme du jour ({ $game }) en { $tries ->
    [one] un essai
   *[other] { $tries } essais
  }. La tienne t’attend : */puzzle*
puzzle-told-today = Tu l’as déjà annoncé dans un salon aujourd’hui. Demain, il y aura une nouvelle énigme.
puzzle-not-allowed = Tu n’as pas le droit d’écrire dans ce salon, alors je ne le ferai pas non plus.
button-puzzle-table = La table
button-puzzle-side = Mon côté
button-puzzle-restart = Recommencer
button-puzzle-give-up = Voir la réponse
button-puzzle-tell = L’annoncer au salon
button-puzzle-other = Énigme : { $game }
