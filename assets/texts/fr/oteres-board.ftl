## The pictures of Öterés: what is written on them.

oteres-board-status-card = Choisit une carte
oteres-board-status-action = Joue { $card }
oteres-board-status-laid = A posé une carte
oteres-board-status-end = Peut finir son tour
oteres-board-status-out = Hors jeu
oteres-board-status-chosen = A choisi
oteres-board-status-only = Passe sa perle
oteres-board-status-choosing = Choisit une perle
oteres-board-status-nothing = N’a rien à passer
oteres-board-status-picks = Choisit une patte

oteres-board-turn = Manche { $round } · { $name }
oteres-board-deck = Pioche
oteres-board-discards = Défausse
oteres-board-catch = Butin · { $name }
oteres-board-first = N° 1

oteres-board-hand-title = Ta main
oteres-board-hand-more = Tes autres cartes
oteres-board-hand-empty = Ta main est vide.
oteres-board-pearls-mine = Tes perles
oteres-board-pearls-none = pas encore de perle
# $count is the number of points, $points how it is written.
oteres-board-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
oteres-board-known = Tu connais aussi
oteres-board-pearls-title = Perles · { $name }
oteres-board-pearl-of = La perle chez { $name }

oteres-board-catch-split = Répartis-les dans tes pattes
oteres-board-catch-done = Tes deux pattes
oteres-board-catch-share = Partage le butin
oteres-board-catch-pick = Choisis une patte
oteres-board-catch-shown = Le butin
oteres-board-catch-hidden = Perles dans ces pattes : { $count }
oteres-board-paw-left = Patte gauche
oteres-board-paw-right = Patte droite

oteres-board-poster = Qui a le plus de points gagne · deux oursins, et c’est fini

oteres-board-otter-calm = La loutre flotte tranquillement.
oteres-board-otter-curious = La loutre lorgne les pattes.
oteres-board-otter-sly = La loutre salue le larcin d’un clin d’œil.
oteres-board-otter-hurt = La loutre s’est piquée à un oursin.
oteres-board-otter-startled = La loutre sursaute : quelqu’un vient d’être mis hors jeu.
oteres-board-otter-tense = La loutre retient son souffle : il n’en reste que deux en jeu.
oteres-board-otter-happy = La loutre exulte.
oteres-board-final-most = Qui a le plus de points gagne
oteres-board-final-then = Points, puis le moins de perles
oteres-board-final-fewest = Égalité de points : qui a le moins de perles gagne
oteres-board-final-shared = Égalité de points et de perles
oteres-board-final-points = Points
oteres-board-final-pearls = Perles
oteres-board-final-from = Emblème sous une perle : d’où elle vient
oteres-board-final-curve = Les deux meilleurs scores

## The same in words, for those who do not see the pictures.

oteres-board-alt-white = blanche
oteres-board-alt-black = noire
oteres-board-alt-turn = Manche { $round }, à { $name } de jouer. { $status }.
oteres-board-alt-left = Réserve : { $white } { $white ->
        [one] blanche
       *[other] blanches
    }, { $black } { $black ->
        [one] noire
       *[other] noires
    }. Pioche : { $deck }.
oteres-board-alt-new-white = { $sign }{ $count } { $count ->
        [one] blanche
       *[other] blanches
    }
oteres-board-alt-new-black = { $sign }{ $count } { $count ->
        [one] noire
       *[other] noires
    }
oteres-board-alt-new-came = perles échangées : { $count }
oteres-board-alt-new-cards = cartes { $sign }{ $count }
oteres-board-alt-new-laid = carte posée : { $card }
oteres-board-alt-new-out = est hors jeu
oteres-board-alt-new-pool = réserve { $changes }
oteres-board-alt-new-discards = défausse +{ $count }
oteres-board-alt-under = { $card } devant{ $count ->
        [0] { "" }
       *[other] , dessous n° { $numbers }
    } : { $text }
