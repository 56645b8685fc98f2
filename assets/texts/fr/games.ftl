### What every game says: of the people at its table, of who begins, and where a list is cut.

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
first-player-open = Place { $seat }
first-player-host = La personne qui ouvre la table

game-for = Un jeu pour { $players } personnes

label-value = { $label } : { $value }
# Parts of a list that have commas of their own.
list-parts = { $some } ; { $more }
list-or = { $some } ou { $last }

more-lines = … et encore { $count }.

answer-and-end = { $answer } et finir le tour

odds-title = Chances de gagner après chaque manche
odds-rounds = Manche
odds-percent = { $percent } %
odds-alt-turning = Tournant { $number } : manche { $round }, { $name }, { $percent } %.
odds-alt-round = Après la manche { $round } : { $chances }.

answer-unavailable = { $answers } : { $why }
rules-players = {"**"}Combien :** { $players } joueurs.

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
text-ended = La partie s’est terminée à la manche { $round }.
status-over = Partie finie
ask-end = Finir ton tour ?
ending-early = Partie arrêtée à la manche { $round }
