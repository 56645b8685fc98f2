### What every game says: of the people at its table, of who begins, and where a list is cut.

# Whoever sits behind an emblem, where their name is in no script that can be drawn.
emblem-octopus = Pieuvre
emblem-sea-star = Étoile de mer
emblem-dolphin = Dauphin
emblem-jellyfish = Méduse
emblem-sea-turtle = Tortue
emblem-scallop = Coquillage
emblem-fish = Poisson
emblem-whale = Baleine

poster-seats = { $seated } sur { $most } à table
poster-seat-free = libre
poster-seat-kept = gardée

first-player = Qui commence
first-player-about = Qui joue le premier tour
first-player-random = Au hasard
first-player-seat = { $name }
first-player-open = Place { $seat }
first-player-host = La personne qui ouvre la table

# What a game says of itself that says nothing else. $same: as many as may play are as many as must.
game-for = { $same ->
    [yes] Un jeu pour { $most }
   *[no] Un jeu pour { $least } à { $most }
  }

# A word and what it stands for or is set to; a title and what follows it.
label-value = { $label } : { $value }
# Parts of a list that have commas of their own.
list-parts = { $some } ; { $more }
list-or = { $some } ou { $last }

position-title = **{ $title }**

more-lines = … et encore { $count }.

# An answer and the end of the turn by one press. $answer is a word or two.
answer-and-end = { $answer } et finir le tour

odds-title = Chances de gagner après chaque manche
odds-rounds = Manche
odds-percent = { $percent } %
odds-alt-turning = Tournant { $number } : manche { $round }, { $name }, { $percent } %.
odds-alt-round = Après la manche { $round } : { $chances }.

# What cannot be answered now: $answers as they are called, separated by commas.
answer-unavailable = { $answers } : { $why }

# Pour combien de personnes est un jeu, au début de ses règles ; et les mots par lesquels on le cherche.
rules-players = {"**"}Combien :** de { $least } à { $most } joueurs.
rules-find-players = combien joueurs joueuses personnes nombre
ending-title = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
alt-asked = Question : { $prompt }
alt-new = Nouveau : { $news }
alt-new-of = { $name } { $changes }
closer-title = Plateau : { $name }
text-first = { $name } a commencé la partie.
status-over = Partie finie
ask-end = Finir ton tour ?
ending-early = Partie arrêtée à la manche { $round }
