### Öterés: what people read while they play. Everything here is shown as it stands; labels of answers fit 40 characters, consequences 60.
### Names and texts of the action cards stand in assets/oteres/components.json; other languages are among its translations.

oteres-cards-language = fr

## The game and its options

oteres-title = Öterés
oteres-tagline = Plonge chercher des perles, troque-les, chipe-les : qui a le plus de points gagne. Deux oursins en main, et tu es hors jeu, mais tes perles comptent.

## Words

oteres-nothing = rien
oteres-urchin = Oursin
oteres-urchin-text = Prends une perle noire, qui peut coûter des points ; l’oursin retourne dans la pioche. Deux oursins en main à la fin de ton tour, et tu es hors jeu.
oteres-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
  }
oteres-pearl-white = perle blanche n° { $number }
oteres-pearl-white-worth = blanche à { $value } (n° { $number })
oteres-pearl-black = perle noire n° { $number }
oteres-pearl-black-worth = noire à { $value } (n° { $number })
oteres-label-act = { $act ->
    [give] Donner
    [pass] Passer
    [look] Regarder
    [lock] Mettre à l’abri
   *[keep] Garder
  } { $pearl } (n° { $number })
oteres-count-white = { $count } { $count ->
    [one] blanche
   *[other] blanches
  }
oteres-count-black = { $count } { $count ->
    [one] noire
   *[other] noires
  }
oteres-no-pearls = aucune perle
# $pearls are all pearls of a player, $count of them lie under cards.
oteres-count-locked = { $pearls } ({ $count } à l’abri)

## What cards do, in a few words

oteres-effect-protect-pearl = mets une de tes blanches à l’abri : intouchable
oteres-effect-protect-other = ta deuxième : l’autre met une de ses blanches à l’abri
oteres-effect-split-paws = répartis 3 blanches ; quelqu’un choisit une patte
oteres-effect-biggest-pile = prends une perle là où il y a le plus de blanches
oteres-effect-pass-left = tout le monde passe une perle à gauche
oteres-effect-share-out = garde une perle blanche sur 3, distribue les autres
oteres-effect-ward = bloque la prochaine carte qui vise tes perles
oteres-effect-take-white = prends une perle blanche dans la réserve
oteres-effect-trade-in = remets une perle, prends une blanche
oteres-effect-swap = échange une perle avec quelqu’un, à l’aveugle
oteres-effect-snatch = prends une blanche à quelqu’un, à l’aveugle
oteres-effect-pass-card = donne une carte, même un oursin ; pioches-en une
oteres-effect-discard-card = défausse une carte, même un oursin ; pioches-en une
oteres-effect-dark-gift = donne une noire ; sinon regarde, échange ou laisse une perle
oteres-effect-urchin = perle noire (peut coûter des points) ; oursin à la pioche
oteres-why-no-lock = pas de perle blanche à mettre à l’abri
oteres-why-comes-back = la perle revient aussitôt

## Questions

oteres-answer-nothing = Impossible
oteres-answer-aim = { $card } · { $name }
oteres-answer-shed-same = { $card } · encore { $shed }
oteres-label-pass-card = Refiler : { $card }
oteres-answer-out = à la fin de ce tour, tu seras hors jeu ; à partir de là, tes perles sont à l’abri et comptent
oteres-answer-out-game = à la fin de ce tour, tu seras hors jeu, et la partie finit
oteres-ask-card = Quelle carte joues-tu ?
oteres-note-stuck = Il n’y a plus de perle noire dans la réserve, tu ne peux donc pas jouer d’oursin.
oteres-warning = ⚠️ **Deux oursins en main !** Débarrasse-toi de l’un d’eux maintenant ({ $cards }) : avec deux à la fin de ce tour, tu es hors jeu, mais tes perles sont à l’abri et comptent.
oteres-warning-lost = ⚠️ **Oursins en main : { $count }**, et rien ne peut te sauver : tu seras hors jeu après ce tour, mais tes perles sont à l’abri et comptent.
oteres-warning-end = Et la partie sera finie.
oteres-note-played = Tu as joué { $card }.
oteres-answer-end = Finir le tour
oteres-ask-passed = Quelle carte va à { $name } ?
oteres-note-only-card = C’est la seule que tu peux choisir, mais les autres ne le savent pas. Puis tu en pioches une nouvelle.
oteres-note-draw-after = Puis tu en pioches une nouvelle.
oteres-answer-to-discards = « { $card } » va dans la défausse, face visible
oteres-answer-into-deck = de retour au milieu de la pioche
oteres-answer-kept = bloqué par « { $card } »
oteres-answer-to-hand = « { $card } » va dans sa main ; vous deux seuls le savez
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-swapped = Laquelle de tes perles va à { $name } ?
oteres-note-swapped = Le hasard choisit celle que tu reçois.
oteres-ask-gift = Quelle perle noire va à { $name } ?
oteres-ask-look = Chez { $name }, quelle perle regardes-tu ?
oteres-note-look = Personne d’autre n’apprend ce qu’elle vaut. Puis tu peux l’échanger contre une des tiennes.
oteres-ask-exchange = Chez { $name }, échanges-tu la { $pearl } ?
oteres-note-exchange = { $warded ->
    [yes] Devant { $name }, une carte la protège : l’échange échouera.
   *[no] { $name } reçoit celle que tu choisis et voit ce qu’elle vaut.
  } Dans tous les cas, ton tour finit ensuite.
oteres-answer-leave = La laisser et finir le tour
oteres-ask-pass-left = Quelle perle passes-tu à { $name }, à ta gauche ?
oteres-note-pass-left = Tout le monde choisit une perle, puis toutes bougent en même temps.
oteres-ask-pass-left-again = En passer plutôt une autre à { $name } ?
oteres-note-pass-left-again = Tu peux changer d’avis tant que tout le monde n’a pas choisi.
oteres-ask-under = Quelle perle blanche va sous la carte « { $card } » ?
oteres-note-under = Elle y reste jusqu’à la fin : personne ne peut la prendre, et tu ne peux pas la donner. Elle compte quand même.
oteres-ask-split = Comment répartis-tu les perles entre tes deux pattes ?
oteres-note-split = Puis quelqu’un choisit une patte sans regarder et reçoit ce qu’il y a dedans. Le reste est à toi.
oteres-answer-split = Gauche { $left } · droite { $right }
oteres-answer-split-none = toutes dans la patte droite
oteres-answer-split-numbers = patte gauche : n° { $numbers }
oteres-ask-picker = Qui choisit une patte ?
oteres-ask-paw = { $name } te tend deux pattes : laquelle choisis-tu ?
oteres-note-paw = Perles dans les deux pattes : { $count }. Leur répartition est secrète.
oteres-ask-kept = Laquelle gardes-tu ?
oteres-note-kept = Puis tu choisis qui reçoit les autres, une par personne.
oteres-note-kept-one = Puis tu en choisis une pour { $name }. La dernière retourne dans la réserve.
oteres-ask-share-who = Qui reçoit la { $pearl } ?
oteres-ask-share-which = Quelle perle va à { $name } ?
oteres-note-share-rest = Celle qui reste retourne dans la réserve.

## How it stands

oteres-status = Manche { $round } · { $up ->
    [begins] { $name } commence ·{" "}
    [plays] à { $name } de jouer ·{" "}
   *[no] {""}
  }{ $playing } encore en jeu · pioche : { $deck } · réserve : { $white } { $white ->
    [one] blanche
   *[other] blanches
  }, { $black } { $black ->
    [one] noire
   *[other] noires
  }
oteres-status-action = { $name } joue **{ $card }** : « { $text } »
oteres-status-action-at = { $name } joue **{ $card }** sur { $other } : « { $text } »
oteres-status-no-effect = Sans effet : { $why }.
oteres-status-laid = { $name } a posé **{ $card }** et choisit une perle blanche à mettre dessous.
oteres-status-laid-at = { $name } a posé **{ $card }** devant { $other }, qui choisit une de ses perles blanches à mettre dessous.
oteres-status-awaited = On attend encore { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Points : { $scores }
oteres-ending-early-row = **{ $name }** : { $pearls }
oteres-ending-row = { $place }) **{ $name }** : { oteres-board-points }, { $pearls }, { $stay }
oteres-ending-pearls = perles : { $count } ({ $values })
oteres-ending-by-round = Points après chaque manche : { $points }
oteres-ending-black = noire { $value }
oteres-ending-from = { $values } chez { $name }
oteres-ending-out = hors jeu à la manche { $round }
oteres-ending-in = en jeu jusqu’au bout
oteres-ending-gone = hors jeu
oteres-ending-won = { $name } gagne avec { oteres-board-points } d’avance sur { $second } (perles : { $mine } contre { $other }).
oteres-ending-beach = { $name } était hors jeu depuis la manche { $round } et gagne depuis la plage.
# Trois au plus, dont on parlera : un tour et les points qu’il a changés, un oursin refilé en secret, des perles noires sans lesquelles c’était gagné.
oteres-ending-turn = Manche { $round } : { $words } Points : { $points }.
oteres-ending-change = { $name } { $from } → { $to }
oteres-ending-slip = Manche { $round } : { $name } a refilé à { $other } l’oursin de trop.
oteres-ending-weighed = Les perles noires ont coûté { oteres-board-points } à { $name }.
oteres-ending-tie = Autant de points pour { $name } et { $second } : qui a le moins de perles l’emporte, { $count } contre { $other }.
oteres-ending-shared = Autant de points, autant de perles : égalité parfaite. À quand la revanche ?

## Hand, closer look, the position in words

oteres-hand-title = Ta main et tes perles
oteres-hand-pearls = **Tes perles : { $count }**, pour { $sum } en tout : { $list }
oteres-hand-known = Perles que tu as vues chez { $name } : { $list }
oteres-hand-given = Cartes venues de toi, encore en main chez { $name } : { $cards }
oteres-hand-card = - **{ oteres-cards }** · { $text }
oteres-hand-out = Personne ne peut plus toucher à tes perles, et la victoire vient souvent de la plage. Suis la partie, et parie sur qui va gagner : si tu as vu juste, la fin le dira.
oteres-text-held = { $pearl } sous { $card }
oteres-text-end = { $name } peut finir son tour.
oteres-text-discarded-last = Dernières cartes défaussées, la plus récente d’abord : { $cards }
oteres-text-catch = Prises dans la réserve et pas encore distribuées : { $list }
oteres-text-no-discards = La défausse est encore vide.
oteres-text-discards = { $count } dans la défausse : { $cards }
oteres-text-out = Hors jeu, les perles comptent quand même
oteres-text-hand = Cartes en main : { $count }
oteres-text-own-hand = En main : { $cards }
oteres-text-pearls = Perles : { $counts }
oteres-text-pearls-known = Perles : { $counts }. Tu connais : { $list }
oteres-text-pearls-shown = Perles : { $counts } : { $list }
oteres-text-front = Devant soi : { $cards }
oteres-text-front-pearl = { $card } ({ $pearl } dessous)

## What happened: one sentence for each kind of fact, as a witness would tell it

# Les cartes, les noms et les perles dans une phrase. Une perle a sa valeur si qui lit la connaît.
oteres-told-card = *{ $card }*
oteres-told-list = { $some } et { $last }
oteres-told-white = une perle blanche
oteres-told-black = une perle noire
oteres-told-white-worth = une blanche à **{ $value }**
oteres-told-black-worth = une noire à **{ $value }**
oteres-told-whites-worth = des blanches à { $values }
oteres-told-blacks-worth = des noires à { $values }
oteres-told-pearls = { $count ->
    [0] une patte vide
    [1] une perle
    [2] deux perles
   *[other] trois perles
  }
oteres-told-name-out = { $name } (hors jeu)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
    [one] {" "}+ { $black } noire
   *[other] {" "}+ { $black } noires
  }
oteres-fact-began = Au départ, une perle blanche par personne, de valeur secrète. { $name } a commencé.
oteres-fact-card-drawn = { $name } a pioché { $card }.
oteres-fact-nothing-drawn = La pioche était vide quand { $name } a voulu piocher.
oteres-fact-card-played = { $name } a joué { $card }.
oteres-fact-nothing-played = { $name } n’avait rien à jouer.
oteres-fact-no-effect = { $name } a joué { $card } pour rien : { $why }.
oteres-fact-dived = { $name } a plongé et remonté { $pearl }.
oteres-fact-snatched = { $name } a chipé { $pearl } chez { $other }.
oteres-fact-raided = { $name } a joué { $card } et pris { $pearl } chez { $other }.
oteres-fact-bigger-pile-out = Les tas hors jeu ne comptaient pas.
oteres-fact-swapped = { $name } a donné à { $other } { $given } et a reçu { $pearl } en échange.
oteres-fact-traded = { $name } a échangé une perle avec la réserve : { $given } contre { $pearl }.
oteres-fact-split = { $name } a tendu ses deux pattes : { $other } a choisi { $pearls }, { $name } a gardé { $rest }.
oteres-fact-passed = { $name } a donné le signal, et les perles sont passées à gauche : { $ways }.
oteres-fact-shared = { $name } a partagé un butin, une perle par tête pour { $names }.
oteres-fact-given = { $name } a offert à { $other } { $pearl }.
oteres-fact-pearl-looked-at = { $name } a regardé une perle chez { $other }.
oteres-fact-pearl-looked-at-known = { $name } a regardé une perle chez { $other }, qui vaut **{ $value }**.
oteres-fact-warded = { $name } a tenté { $card } contre { $other }, mais { $ward } a tout bloqué.
oteres-fact-warded-later = { $ward } a protégé { $other }.
oteres-fact-card-laid = { $name } a posé { $card } pour se protéger.
oteres-fact-card-laid-for = { $name } a posé { $card } devant { $other }.
oteres-fact-pearl-protected = { $name } a mis une perle blanche sous { $by }, à l’abri pour de bon.
oteres-fact-nothing-protected = { $name } n’avait pas de perle blanche à mettre dessous.
oteres-fact-card-given = { $name } a joué { $by } et refilé une carte à { $other }.
oteres-fact-card-given-known = { $name } a refilé cette carte à { $other } : { $card }.
oteres-fact-card-discarded = { $name } a défaussé { $card }.
oteres-fact-urchin-returned = { $name } a joué { $by } et renvoyé un oursin dans la pioche.
oteres-fact-urchin = { $name } a pris { $pearl } pour se débarrasser d’un oursin.
oteres-fact-first-urchin = Une perle noire coûte de { $least } à { $most } points, mais garder deux oursins met hors jeu.
oteres-fact-black-gone = Il n’y a plus de perles noires : seules { $cards } font encore lâcher un oursin.
oteres-fact-black-back = Il y a de nouveau une perle noire dans la réserve : elle aussi fait lâcher un oursin.
oteres-fact-deck-low = Plus que { $count } cartes dans la pioche, et les oursins y reviennent sans cesse.
# $pearls : combien de chaque couleur.
oteres-fact-out = **{ $name } est hors jeu** avec { $count } oursins en main. Ses perles comptent encore : { $pearls }.
oteres-fact-duel = C’est maintenant { $one } contre { $other }.
oteres-fact-ended = Dernière loutre en jeu : { $name }. La partie est finie, et rester en jeu ne rapporte rien.
oteres-fact-round-over = Perles blanches : { $rows }

oteres-chapter-out = { $name } est hors jeu
oteres-chapter-black-gone = La dernière perle noire est partie
oteres-chapter-blocked = { $card } sauve { $other }
oteres-chapter-taken = { $name } se sert chez { $other }
oteres-chapter-slipped = { $name } refile une carte à { $other }

oteres-why-empty-pool = pas de perle blanche dans la réserve
oteres-why-own-none = pas de perle à donner en échange
oteres-why-own-locked = pas de perle à donner qui ne soit à l’abri
oteres-why-no-pearl = pas de perle à prendre
oteres-why-no-card = pas d’autre carte en main

## What only the reader knows of what happened, first on their pages

oteres-warning-next = ⚠️ **Deux oursins en main !** Débarrasse-toi de l’un d’eux à ton prochain tour ({ $cards }) : avec deux à la fin, tu es hors jeu, mais tes perles sont à l’abri et comptent.
oteres-warning-bad = ⚠️ **Oursins en main : { $count }**, et rien ne te sauve pour l’instant. Si ta prochaine carte n’y change rien, tu seras hors jeu après ton tour, mais tes perles sont à l’abri et comptent.
oteres-news-out = **Tu es hors jeu, mais tes perles sont à l’abri :** { oteres-board-points }. La victoire vient souvent de la plage.
oteres-news-drew = Tu as pioché { $card }.
oteres-news-drew-urchin = ⚠️ Tu as pioché un **oursin !**
oteres-news-given = { $name } t’a refilé { $card }.
oteres-news-slipped = Tu as refilé cette carte à { $name } : { $card }.
oteres-news-got = Tu as reçu { $pearl }.
oteres-news-gave = Tu as donné à { $name } { $pearl }.
oteres-news-got-from = Tu as reçu { $pearl }, venue de chez { $name }.
oteres-news-lost = { $name } a maintenant { $pearl } qui était à toi.
oteres-news-traded = Tu as remis { $given } et pris { $pearl }.
oteres-news-swapped = Tu as donné à { $name } { $given } et reçu { $pearl }.
oteres-news-passing = Tu passes à { $name } : { $pearl }.
oteres-news-paws = Patte gauche : { $left } · patte droite : { $right }. { $name } en choisit une.
oteres-news-last-turn = À ton tour précédent : { $news }
oteres-news-looked = Chez { $name }, la perle n° { $number } vaut **{ $value }**.

## Ce qui vient d’une réponse : des fragments à côté d’elle, dans les conseils et les problèmes

oteres-why-safe = Plus personne ne pourra te prendre ta perle la plus précieuse.
oteres-why-least = Tu ne cèdes que ta perle la moins précieuse.
oteres-why-most = { $name } a le plus de perles blanches.
oteres-why-fresh = Tu pioches une nouvelle carte à la place.
oteres-why-urchin = Tu te débarrasses d’un oursin avant qu’un deuxième te mette hors jeu.
oteres-answer-saved = te débarrasse d’un oursin : tu restes en jeu
oteres-answer-saved-unless = un oursin de moins : tu restes, si tu n’en repioches pas
oteres-answer-idle = sans effet : { $why }
oteres-answer-locks = met à l’abri la { $pearl }
oteres-answer-gives = donne la { $pearl }
oteres-answer-returns = la { $pearl } retourne dans la réserve
oteres-answer-has = { $name } a { $pearls }
oteres-answer-known = tu en connais une : { $pearl }
oteres-answer-unseen = les inconnues : { $sign }{ oteres-board-points } en moyenne
oteres-answer-guards = te laisse { $cards } contre les oursins
oteres-answer-bare = ne te laisse aucune carte contre les oursins
