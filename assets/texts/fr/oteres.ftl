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
# $number is the pearl’s among those that lie together, as the pictures show it.
oteres-pearl-white = perle blanche n° { $number }
oteres-pearl-white-worth = blanche { $value } (n° { $number })
oteres-pearl-black = perle noire n° { $number }
oteres-pearl-black-worth = noire { $value } (n° { $number })
oteres-pearl-worth = { $value } (n° { $number })
oteres-label-act = { $act ->
    [give] Donner : { $pearl }
    [pass] Passer : { $pearl }
    [return] Remettre : { $pearl }
    [look] Regarder : { $pearl }
    [lock] Mettre à l’abri : { $pearl }
    [share] Donner : { $pearl }
   *[keep] Garder : { $pearl }
  }
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
# Why a card would do nothing if it were played now.
oteres-idle-empty-pool = sans effet : plus de perle blanche dans la réserve
oteres-idle-own-none = sans effet : tu n’as pas de perle à donner
oteres-idle-own-locked = sans effet : toutes tes perles sont à l’abri
oteres-idle-no-pearl = sans effet : il n’y a pas de perle à prendre
oteres-idle-no-card = sans effet : tu n’as pas d’autre carte
oteres-idle-no-lock = sans effet : pas de perle blanche à mettre à l’abri
oteres-idle-comes-back = sans effet : ta perle te revient aussitôt

## Questions

oteres-answer-nothing = Impossible
# A card together with whom it is played at, with a pearl of one’s own, or with the card of the hand that it lets go.
oteres-answer-aim = { $card } · { $name }
oteres-answer-stake = { $card } · { $value } (n° { $number })
oteres-answer-shed = { $card } · { $shed }
oteres-answer-shed-same = { $card } · encore { $shed }
oteres-label-pass-card = Refiler : { $card }
oteres-label-discard-card = Défausser : { $card }
oteres-answer-out = { $ends ->
    [game] tu seras hors jeu, et la partie finit
   *[turn] tu seras hors jeu ; tes perles restent à l’abri
  }
oteres-ask-card = Quelle carte joues-tu ?
oteres-note-stuck = Il n’y a plus de perle noire dans la réserve, tu ne peux donc pas jouer d’oursin.
# $cards are the cards in hand that take a sea urchin away.
oteres-warning = ⚠️ **DEUX OURSINS !** Si tu te débarrasses de l’un d’eux maintenant ({ $cards }), tu restes en jeu. Si tu gardes les deux, tu es hors jeu après ce tour{ $ends ->
    [game] {" "}et la partie est finie
   *[turn] {""}
  }, mais tes perles sont à l’abri et comptent.
oteres-warning-lost = ⚠️ **{ $count } OURSINS**, et rien dans ta main ne peut te sauver : après ce tour, tu seras hors jeu{ $ends ->
    [game] , et la partie sera finie. Tes perles comptent quand même.
   *[turn] . À partir de là, personne ne pourra toucher à tes perles, et elles comptent quand même.
  }
oteres-ask-end = Finir ton tour ?
oteres-note-played = Tu as joué { $card }.
oteres-answer-end = Finir le tour
oteres-ask-protected = Qui reçoit cette carte ?
oteres-note-protected = Tu en as déjà joué une pour toi. La personne qui reçoit celle-ci met dessous une de ses perles blanches.
oteres-ask-pass-to = À qui donnes-tu une de tes cartes ?
oteres-ask-passed = Quelle carte va à { $name } ?
oteres-ask-discard = Quelle carte défausses-tu ?
oteres-note-only-card = C’est la seule que tu peux choisir, mais les autres ne le savent pas. Puis tu en pioches une nouvelle.
oteres-note-draw-after = Puis tu en pioches une nouvelle.
oteres-answer-to-discards = face visible dans la défausse
oteres-answer-into-deck = de retour au milieu de la pioche
oteres-answer-kept = bloqué : { $name } a { $card }
oteres-answer-to-hand = va dans sa main ; vous deux seuls savez laquelle
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-snatch = À qui prends-tu une perle blanche ?
oteres-note-blind = Le hasard la choisit parmi celles qui ne sont pas sous une carte.
oteres-ask-biggest = À qui prends-tu une perle ?
oteres-note-biggest = Parmi les autres encore en jeu, c’est là qu’il y a le plus de perles blanches. Blanche ou noire, le hasard choisit celle que tu prends.
oteres-ask-swap = Avec qui échanges-tu une perle ?
oteres-note-swap = Tu choisis la tienne. Blanche ou noire, le hasard choisit celle que tu reçois.
oteres-ask-swapped = Laquelle de tes perles va à { $name } ?
oteres-note-swapped = Le hasard choisit celle que tu reçois.
oteres-ask-trade-in = Quelle perle remets-tu dans la réserve ?
oteres-note-trade-in = Puis tu en prends une blanche. Peut-être la même.
oteres-note-trade-in-empty = Il n’y a plus de perle blanche dans la réserve : une blanche te reviendrait aussitôt.
oteres-ask-gift-to = À qui donnes-tu une de tes perles noires ?
oteres-ask-look-of = Tu n’as pas de perle noire à donner. Chez qui regardes-tu une perle ?
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
oteres-answer-split-numbers = { $count ->
    [one] n° { $numbers } dans la patte gauche
   *[other] n° { $numbers } dans la patte gauche
  }
oteres-ask-picker = Qui choisit une patte ?
oteres-ask-paw = { $name } te tend deux pattes : laquelle choisis-tu ?
oteres-note-paw = { $count ->
    [one] Il y a une perle dans l’une d’elles.
   *[other] Il y a { $count } perles dedans. Leur répartition est secrète.
  }
oteres-answer-paw-left = Patte gauche
oteres-answer-paw-right = Patte droite
oteres-ask-kept = Laquelle gardes-tu ?
oteres-note-kept = Puis tu choisis qui reçoit les autres, une par personne.
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
# A card was laid in front of its player, or of another, and a pearl for it is awaited.
oteres-status-laid = { $name } a posé **{ $card }** et choisit une perle blanche à mettre dessous.
oteres-status-laid-at = { $name } a posé **{ $card }** devant { $other }, qui choisit une de ses perles blanches à mettre dessous.
oteres-status-awaited = On attend encore { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Points : { $scores }
oteres-ending-early = Partie arrêtée à la manche { $round }
oteres-ending-early-row = **{ $name }** : { $pearls }
oteres-ending-title = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }
oteres-ending-row = { $place }) **{ $name }** : { $points ->
    [one] { $score } point
   *[other] { $score } points
  } avec { $count ->
    [one] { $count } perle
   *[other] { $count } perles
  } ({ $values }), { $stay }
oteres-ending-row-empty = { $place }) **{ $name }** : { $points ->
    [one] { $score } point
   *[other] { $score } points
  }, sans perle, { $stay }
oteres-ending-by-round = Points après chaque manche : { $points }
oteres-ending-black = noire { $value }
# Pearls that came from another player: their values.
oteres-ending-from = { $values } chez { $name }
oteres-ending-out = hors jeu à la manche { $round }
oteres-ending-in = en jeu jusqu’au bout
oteres-ending-gone = hors jeu
# En une phrase, pourquoi quelqu’un a gagné. $second : qui vient ensuite, à plusieurs en cas d’égalité ; $first : qui vient seul ensuite.
oteres-ending-why = { $name } gagne{ $beach ->
    [yes] {" "}depuis la plage, hors jeu depuis la manche { $round },
   *[no] {""}
  } avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } d’avance sur { $second }{ $why ->
    [black]  : les perles noires ont coûté { $lost } à { $first } et { $own ->
        [0] rien à { $name }.
       *[other] seulement { $own } à { $name }.
      }
    [more] , avec { $count } perles contre { $other }.
    [fewer] , avec moins de perles ({ $count } contre { $other }), mais de meilleures.
    [same] , avec autant de perles, mais de meilleures.
   *[none] .
  }
oteres-ending-out-last = Hors jeu à la dernière manche, { $name } gagne quand même : sur la plage, les perles comptent.
# Quelqu’un avec autant de perles que qui gagne, ou plus.
oteres-ending-weighed = { $isMore ->
    [yes] { $name } avait même { $count } perles
   *[no] { $name } avait aussi { $count } { $count ->
        [one] perle
       *[other] perles
      }
  }, mais { $black ->
    [one] la noire a
   *[other] les noires ont
  } coûté { $lost } points.
oteres-ending-best = Plus belle prise : { $name } a pris à { $from } une perle à { $value }{ $count ->
    [1] .
    [2] , deux fois.
   *[other] , { $count } fois.
  }
# Several took a pearl that is worth as much: who from whom.
oteres-ending-best-several = Plus belles prises, une perle à { $value } à chaque fois : { $grabs }.
oteres-ending-grab = { $name } à { $from }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } fois)
  }
# A turn that decided: when, what was played, and how it then stood.
oteres-ending-turn = Manche { $round } : { $words }
oteres-ending-brought = { $name } a joué { $card } : { $changes }.
oteres-ending-always-ahead = Aux points, { $name } est toujours devant { $second }, du premier tour au dernier{ $isHidden ->
    [yes] , même si d’autres avaient le plus de perles blanches après { $count } des { $rounds } manches
   *[no] {""}
  }.
# Qui avait le plus de perles blanches quand la première place aux points a changé pour de bon.
oteres-ending-unseen = Personne ne pouvait le voir : le plus de perles blanches, c’était alors { $names }.
# Quelqu’un avec peu de perles devant d’autres qui en ont bien plus : ce qu’elles valaient.
oteres-ending-few = { $name } finit à la place { $place } avec seulement { $count ->
    [one] { $count } perle
   *[other] { $count } perles
  } ({ $values }).
# D’où à où un tour a mené qui a gagné, face à la deuxième place ou à quelqu’un d’autre.
oteres-ending-shift = Face à { $second }, { $name } passe { $same ->
    [ahead] de { $had } à { $margin } d’avance
    [behind] de { $had } à { $margin } de retard
   *[no] { $was ->
        [behind] de { $had } de retard
        [level] de l’égalité
       *[ahead] de { $had } d’avance
      } { $now ->
        [behind] à { $margin } de retard
        [level] à l’égalité
       *[ahead] à { $margin } d’avance
      }
  }.
# Comment cela aurait fini sans ce tour : $margin vaut 0 en cas d’égalité.
oteres-ending-without = { $margin ->
    [0] Sans cela, { $other } aurait fini à égalité avec { $name }.
   *[other] Sans cela, { $other } aurait fini devant { $name }, avec { $margin } d’avance.
  }
# The card that is then told to have been played.
oteres-ending-handed = { $by } avait refilé cette carte à { $name } : { $card }.
# Une carte donnée en secret, et ce qu’elle est devenue.
oteres-ending-slip-out = Manche { $round } : { $name } a refilé un oursin à { $other }, hors jeu { $when ->
    [later] à cause de lui en manche { $end }
   *[now] à cause de lui
  }.{ $isWinner ->
    [yes] {" "}Plus personne ne pouvait prendre ses perles.
   *[no] {""}
  }
oteres-ending-slip-black = Manche { $round } : { $name } a refilé un oursin à { $other }, au prix d’une noire de valeur **{ $value }**. { $margin ->
    [0] À la fin, { $other } est à égalité avec { $winner }.
   *[other] À la fin, { $other } a { $margin } de retard sur { $winner }.
  }
# Ceux qui n’ont rien décidé, en une phrase ; $rows : oteres-ending-slip-idle.
oteres-ending-slips-idle = { $count ->
    [one] Un oursin a aussi été refilé en secret : { $rows }.
   *[other] Des oursins ont aussi été refilés en secret : { $rows }.
  }
oteres-ending-slip-idle = { $name } → { $other } (manche { $round }{ $paid ->
    [now] , payé aussitôt
    [later] , payé à la manche { $end }
   *[no] {""}
  })
# Les autres cartes refilées, à côté de ces oursins.
oteres-ending-slips-harmless = { $count ->
    [one] L’autre carte refilée n’était pas un oursin.
   *[other] Les autres cartes refilées n’étaient pas des oursins.
  }
# Quelqu’un qui, après bien des manches, avait seul le plus de perles blanches et finit loin : tant de perles lui ont été prises, et celles de la fin ont rapporté tant de points.
oteres-ending-lost-lead = { $name } avait, sans partage, le plus de perles blanches à la fin de { $rounds } des manches et finit à la place { $place } : { $lost ->
    [0] {""}
    [one] 1 perle lui a été prise, et{" "}
   *[other] { $lost } perles lui ont été prises, et{" "}
  }{ $count ->
    [0] il n’en restait aucune.
    [one] celle de la fin a rapporté { $points ->
        [one] { $score } point.
       *[other] { $score } points.
      }
   *[other] les { $count } de la fin n’ont rapporté que { $points ->
        [one] { $score } point.
       *[other] { $score } points.
      }
  }
oteres-ending-dark = { $count ->
    [one] Les perles noires ont coûté le plus cher à { $names } : { $value } points.
   *[other] Les perles noires ont coûté le plus cher à { $names } : { $value } points par personne.
  }
# Cards that were laid out as protection and still lie there.
oteres-ending-unneeded = Posé pour rien : { $card } ({ $names }).
oteres-ending-unneeded-of = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
oteres-ending-tie = Autant de points pour { $name } et { $second } : qui a le moins de perles l’emporte, { $count } contre { $other }.
oteres-ending-shared = Autant de points, autant de perles : égalité parfaite. À quand la revanche ?

## Hand, closer look, the position in words

oteres-hand-title = Ta main et tes perles
oteres-hand-pearls = { $count ->
    [one] **Ta perle** vaut { $sum }
   *[other] **Tes { $count } perles** valent { $sum } en tout
  } : { $list }
oteres-hand-no-pearls = Tu n’as pas de perle.
oteres-hand-known = Perles que tu as vues chez { $name } : { $list }
oteres-hand-given = Cartes venues de toi, encore en main chez { $name } : { $cards }
oteres-hand-card = - **{ $card }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
  } · { $text }
oteres-hand-out-title = Tu es hors jeu, pas tes perles
oteres-hand-out = { $count ->
    [0] Tes perles sont à l’abri
    [1] Ton point est à l’abri
   *[other] Tes { $sum } points sont à l’abri
  } : personne ne peut plus toucher à tes perles, et la victoire vient souvent de la plage. Suis la partie, et parie sur qui va gagner : si tu as vu juste, la fin le dira.
oteres-hand-empty = Ta main est vide.
oteres-closer-title = Côté { $name }
oteres-text-held = { $pearl } sous { $card }
oteres-text-end = { $name } peut finir son tour.
oteres-text-over = La partie s’est terminée à la manche { $round }.
# In the description of the picture, which does not list them.
oteres-text-discards-last = { $count } dans la défausse, { $card } en dernier
oteres-text-discarded-last = Dernières cartes défaussées, la plus récente d’abord : { $cards }
oteres-text-first = { $name } a commencé la partie.
oteres-text-catch = Prises dans la réserve et pas encore distribuées : { $list }
oteres-text-no-discards = La défausse est encore vide.
oteres-text-discards = { $count } dans la défausse : { $cards }
oteres-text-out = Hors jeu, les perles comptent quand même
oteres-text-hand = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
oteres-text-own-hand = En main : { $cards }
oteres-text-no-pearls = Aucune perle
oteres-text-pearls = Perles : { $counts }
oteres-text-pearls-known = Perles : { $counts }. Tu connais : { $list }
oteres-text-pearls-shown = Perles : { $counts } : { $list }
oteres-text-front = Devant soi : { $cards }
oteres-text-front-pearl = { $card }, avec { $pearl } dessous
# All cards of a kind in front of a player, in the description of the picture.
oteres-text-front-kind = { $card }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }{ $pearls ->
        [0] {""}
        [one] {" "}avec une perle dessous
       *[other] {" "}avec { $pearls } perles dessous
    }

## What happened: one sentence an event, as a witness would tell it

# Titres : ce qui a le plus compté dans une manche, court, au présent, pour qui ne lit rien d’autre. Un point s’y ajoute.
oteres-chapter-duel = { $one } contre { $other }
oteres-chapter-leads = { $how ->
    [beach] Depuis la plage, { $name } mène en perles blanches
    [again] { $name } mène de nouveau en perles blanches
   *[first] { $name } mène en perles blanches
  }
oteres-chapter-level = { $names } mènent en perles blanches
oteres-chapter-black-gone = La dernière perle noire va à { $name }
oteres-chapter-black-back = Une perle noire revient dans la réserve
oteres-chapter-deck-low = La pioche s’épuise
oteres-chapter-blocked = { $again ->
    [yes] { $card } sauve encore { $other }
   *[no] { $card } sauve { $other }
  }
oteres-chapter-takes = { $how ->
    [back] { $name } reprend une perle à { $other }
    [robbed] Déjà trois perles prises à { $other }
    [again] { $count ->
        [3] Pour la troisième fois, { $name } vole une perle à { $other }
       *[other] { $name } vole encore une perle à { $other }
      }
    [pile] { $name } se sert chez { $other }
   *[snatch] { $name } chipe une perle à { $other }
  }
oteres-chapter-paw = { $how ->
    [all] { $again ->
        [yes] { $name } choisit encore la patte pleine
       *[no] { $name } choisit la patte pleine
      }
    [none] { $again ->
        [yes] { $name } choisit encore la patte vide
       *[no] { $name } choisit la patte vide
      }
    [more] { $name } choisit la patte la plus remplie
   *[less] { $other } garde la patte la plus remplie
  }
oteres-chapter-deed = { $deed ->
    [first-urchin] La première perle noire va à { $name }
    [urchin] { $name } paie pour un oursin
    [returned] { $name } se débarrasse d’un oursin
    [share-out] { $name } partage un butin
    [pass-left] Des perles passent à gauche
    [swap] { $name } et { $other } échangent des perles
    [black-goes] Une perle noire quitte { $name } pour { $other }
    [gift] { $name } offre une perle noire à { $other }
    [slip] { $name } refile une carte à { $other }
    [lock] { $name } met une perle à l’abri
    [ward] { $other } protège désormais { $name }
    [look] { $name } regarde une perle chez { $other }
    [trade-in] { $name } remplace une perle
   *[dive] { $name } plonge
  }

# A pearl in a sentence; its value where the reader knows it.
# The name of a card in a sentence, so that it reads as one.
oteres-told-card = *{ $card }*
# Ce que fait une carte, en quelques mots, la première fois de la partie : derrière son nom déjà entre parenthèses, ou au milieu d’une phrase.
oteres-told-new-card = { $card } : { $does }
oteres-told-new-card-inside = { $card } ({ $does })
oteres-told-does = { $effect ->
    [protect-pearl] personne ne peut prendre la perle placée dessous
    [biggest-pile] cette carte vise, parmi les autres, qui a le plus de perles blanches
    [trade-in] elle retourne dans la réserve contre une autre prise au hasard
    [discard-card] on lâche une carte, même un oursin
   *[dark-gift] donner une perle noire ; sans perle noire, en regarder une et l’échanger si l’on veut
  }
oteres-told-list = { $some } et { $last }
# Ce qu’un tour a à voir avec d’autres avant lui, à la suite de sa phrase : une perle qui revient, une carte qui vient de servir, une perle tout juste arrivée, les deux mêmes, toujours la même victime, deux fois de suite.
oteres-told-echo = { $kind ->
    [back] , déjà à { $name } avant d’aller chez { $other }
    [bare] , { $card } n’étant plus là
    [fresh] , tout juste arrivée
    [again] { $count ->
        [2] , pour la deuxième fois
        [3] , pour la troisième fois
       *[other] , une fois de plus
      }
    [robbed] , déjà la troisième perle perdue par { $other }
   *[row] , deuxième attaque de suite contre { $other }
  }
oteres-told-pearl = { $worth ->
    [known] { $colour ->
        [black] une noire de valeur **{ $value }**
       *[white] une blanche de valeur **{ $value }**
      }
   *[hidden] { $colour ->
        [black] une perle noire
       *[white] une perle blanche
      }
  }
oteres-told-pearls-worth = { $colour ->
    [black] des noires de valeur { $values }
   *[white] des blanches de valeur { $values }
  }
oteres-told-pearls = { $count ->
    [0] rien
    [1] une
    [2] deux
   *[other] trois
  }
oteres-told-drew = { $name } a pioché { $card }.
# Les premières phrases d’une partie : pour qui n’y était pas.
oteres-told-began = Au départ, une perle blanche par personne. Les perles blanches ont des valeurs cachées : avoir le plus de perles ne veut donc pas dire avoir le plus de points. Chaque tour apportait une carte, parfois un oursin. { $name } a commencé.
oteres-told-nothing-drawn = La pioche était vide quand { $name } a voulu piocher.
oteres-told-take-white = { $name } a plongé et pris { $pearl }.
# Quand sa valeur est cachée.
oteres-told-dived = { $name } a plongé pour une perle blanche.
oteres-told-dives = { $names } ont plongé pour une perle blanche par tête.
# Plusieurs ont fait la même chose de suite.
oteres-told-trades = { $names } ont remplacé une perle blanche par tête ({ $card }).
oteres-told-locks = { $names } ont mis à l’abri une perle blanche par tête ({ $card }).
oteres-told-throws = { $name } a défaussé { $other }, { $rest }, chaque fois avec { $card }.
# Dès la deuxième personne.
oteres-told-throw = { $name } { $other }
oteres-told-wards = { $names } ont posé { $card }{ $first ->
    [yes]  : elle bloque la prochaine carte qui vise les perles de qui l’a posée
   *[no] {""}
  }.
oteres-told-urchins = { $names } ont pris une perle noire par tête pour se débarrasser d’un oursin.
oteres-told-snatch = { $name } a chipé { $pearl } à { $other }{ $echo }.
oteres-told-biggest-pile = { $name } a joué { $card } et pris { $pearl } à { $other }{ $among ->
    [in] , le plus gros tas encore en jeu.
   *[all] { $echo }.
  }
oteres-told-swapped = { $colour ->
    [black] { $name } a échangé une perle noire contre une noire chez { $other }.
   *[white] { $name } a échangé des perles blanches avec { $other }.
  }
# Des paires, l’une après l’autre ; $rest : oteres-told-pair, dès la deuxième.
oteres-told-swaps = { $name } a échangé des perles blanches avec { $other }, puis { $rest }.
oteres-told-pair = { $name } avec { $other }
oteres-told-swap = { $name } a fait un échange avec { $other }, donné { $given } et reçu { $pearl }.
oteres-told-traded = { $name } a remplacé une perle blanche ({ $card }).
oteres-told-trade-in = { $name } a échangé { $given } contre { $pearl } ({ $card }).
oteres-told-split-paws = { $name } a joué { $card }{ $first ->
    [yes] {" "}avec { $total ->
        [1] une nouvelle perle blanche
        [2] deux nouvelles perles blanches
       *[other] trois nouvelles perles blanches
      }, à choisir sans les voir
   *[no] {""}
  } : { $paw ->
    [left] { $other } a choisi la patte gauche ({ $pearls }), et { $name } a gardé la droite ({ $rest }).
   *[right] { $other } a choisi la patte droite ({ $pearls }), et { $name } a gardé la gauche ({ $rest }).
  }
# $ways are names with arrows between them: who passed to whom.
oteres-told-pass-left = { $name } a joué { $card } : { $who ->
    [everybody] tout le monde a passé une perle à gauche
   *[some] une perle est partie à gauche partout où il y en avait
  }. { $ways }.
# Une fois par partie : qui n’avait que cette perle à passer, les autres étant à l’abri ou absentes.
oteres-told-only-pearl = Pas de choix pour { $names } : une seule perle { $locked ->
    [yes] qui ne soit pas à l’abri
   *[no] à passer
  }{ $count ->
    [one] {""}
   *[other] {" "}par tête
  }.
oteres-told-passed = { $name } a passé { $pearl } à { $other }.
oteres-told-share-out = { $name } a joué { $card } : une perle par personne pour { $names }.
oteres-told-got = { $name } a reçu { $pearl }.
oteres-told-ward = { $name } a posé { $card } pour protéger ses perles de la prochaine carte.
oteres-told-ward-again = { $name } a posé { $card }.
oteres-told-protect-pearl = { $name } a mis une perle blanche à l’abri ({ $card }).
oteres-told-protect-bare = { $name } a joué { $card } sans perle blanche à mettre à l’abri.
oteres-told-protect-other = { $name } a joué { $card } pour { $other }, qui a mis une perle blanche à l’abri.
oteres-told-protect-other-bare = { $name } a joué { $card } pour { $other }, qui n’avait pas de perle blanche à mettre à l’abri.
oteres-told-pass-card = { $name } a refilé une carte à { $other } ({ $card }).
oteres-told-pass-card-known = { $name } a joué { $card } et refilé cette carte à { $other } : { $given }.
oteres-told-discard-card = { $name } a défaussé { $other } avec { $card }.
oteres-told-discard-same = { $name } a défaussé une carte, une deuxième { $other }.
oteres-told-discard-urchin = { $name } a renvoyé un oursin dans la pioche ({ $card }).
oteres-told-dark-gift = { $name } a joué { $card } et donné { $pearl } à { $other }.
oteres-told-looked = { $name } a regardé { $colour ->
    [white] une perle blanche
    [black] une perle noire
   *[any] une perle
  } chez { $other } et l’y a laissée ({ $card }).
oteres-told-looked-known = { $name } a regardé chez { $other } une perle qui vaut **{ $value }** et l’y a laissée ({ $card }).
oteres-told-look-swapped = { $colour ->
    [black] { $name } a regardé une perle noire, puis l’a échangée avec { $other } ({ $card }).
   *[white] { $name } a regardé une perle blanche, puis l’a échangée avec { $other } ({ $card }).
  }
oteres-told-look-swaps = { $name } a regardé une perle blanche, puis l’a échangée avec { $other }, et de même { $rest } ({ $card }).
oteres-told-look-swap = { $name } a regardé une perle chez { $other } et l’a échangée ({ $card }) : { $given } contre { $pearl }.
oteres-told-look-blocked = { $name } a regardé une perle chez { $other } ({ $card }) et a voulu l’échanger, mais { $ward } a tout bloqué.
oteres-told-urchin = { $name } a pris { $count ->
    [1] { $pearl }
    [2] une deuxième perle noire
    [3] une troisième perle noire
   *[other] encore une perle noire
  } pour se débarrasser d’un oursin.
# Once in a match, after the first sea urchin that is played.
oteres-told-urchin-first = Une perle noire coûte de { $least } à { $most } points, mais garder l’oursin est plus risqué : deux en main mettent hors jeu.
oteres-told-black-gone = Il n’y a plus de perles noires : désormais, seules { $cards } font lâcher un oursin.
oteres-told-black-back = Il y a de nouveau une perle noire dans la réserve : désormais, elle aussi fait lâcher un oursin.
# Where the deck is low for the first time.
oteres-told-deck-low = Il ne reste que { $count } { $count ->
    [one] carte
   *[other] cartes
  } dans la pioche. Les oursins lâchés y retournent : ils sortiront de plus en plus souvent.
# Qui a le plus de perles blanches après une manche ; $rows : les autres, un oteres-told-has pour qui en a autant.
oteres-told-lead = { $how ->
    [level] { $names } mènent { $news ->
        [yes] avec
       *[no] toujours avec
      } { $count ->
        [one] { $count } perle blanche
       *[other] { $count } perles blanches
      } par tête
    [leads] { $names } mène avec { $count ->
        [one] { $count } perle blanche
       *[other] { $count } perles blanches
      }
    [still] { $names } mène toujours avec { $count ->
        [one] { $count } perle blanche
       *[other] { $count } perles blanches
      }
    [alone] { $names } mène maintenant sans partage avec { $count ->
        [one] { $count } perle blanche
       *[other] { $count } perles blanches
      }
   *[ahead] { $names } mène maintenant avec { $count ->
        [one] { $count } perle blanche
       *[other] { $count } perles blanches
      }
  }{ $others ->
    [0] {""}
   *[other] {" "}· { $rows }
  }
oteres-told-piles = Perles : { $rows }
oteres-told-has = { $names } { $count }
# Une personne hors jeu parmi d’autres encore en jeu.
oteres-told-name-out = { $name } (hors jeu)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
    [one] {" "}+ { $black } noire
   *[other] {" "}+ { $black } noires
  }
oteres-told-played = { $name } a joué { $card }.
oteres-told-nothing-played = { $name } n’avait rien à jouer.
oteres-told-blocked = { $name } a tenté { $card } contre { $other }, mais { $ward } a tout bloqué{ $echo }.
oteres-told-empty-pool = { $name } a joué { $card }, mais il n’y avait plus de perle blanche dans la réserve.
oteres-told-own-none = { $name } a joué { $card } pour rien, sans perle à donner.
oteres-told-own-locked = { $name } a joué { $card }, mais toutes ses perles étaient à l’abri.
oteres-told-no-pearl = { $name } a joué { $card }, mais il n’y avait pas de perle à prendre.
oteres-told-no-card = { $name } a joué { $card }, mais sans autre carte en main.
# $pile : oteres-told-pile. Ce que cela veut dire n’est dit que de la première personne hors jeu. $by lui a refilé une carte depuis son dernier tour.
oteres-told-out = **{ $name } est hors jeu**{ $isKnown ->
    [yes] {" "}avec { $pile }
   *[no] {""}
  }{ $isSlipped ->
    [yes] , juste après une carte refilée par { $by }
   *[no] {""}
  }{ $first ->
    [yes]  : { $count ->
        [2] { $still ->
            [yes] encore deux oursins en main à la fin du tour
           *[no] deux oursins en main à la fin du tour
          }
        [3] trois oursins en main à la fin du tour, et deux auraient suffi
       *[other] { $count } oursins en main à la fin du tour, et deux auraient suffi
      }{ $stuck ->
        [yes] , et plus de perle noire dans la réserve
       *[no] {""}
      }. Sur la plage, hors du jeu, les perles comptent encore et sont à l’abri.
   *[no]  : { $still ->
        [yes] encore { $count ->
            [2] deux
            [3] trois
           *[other] { $count }
          } oursins en main.
       *[no] { $count ->
            [2] { $isSlipped ->
                [yes] deux oursins en main.
               *[no] un deuxième oursin.
              }
            [3] trois oursins.
           *[other] { $count } oursins.
          }
      }
  }
oteres-told-pile = { $black ->
    [0] { $white ->
        [0] 0 perle
        [one] { $white } perle
       *[other] { $white } perles
      }
    [one] { $white } perles blanches et une noire
   *[other] { $white } perles blanches et { $black } noires
  }
# Les deux derniers.
# Il en reste deux : leurs perles blanches face au plus grand nombre sur la plage, quand on peut le compter ; $names, qui les y a.
oteres-told-duel = Il ne reste plus que { $one } contre { $other }{ $beach ->
    [behind] , avec moins de perles blanches que sur la plage ({ $names } : { $count }).
    [ahead] , avec plus de perles blanches que quiconque sur la plage.
    [mixed]  ; le plus de perles blanches sur la plage : { $names } ({ $count }).
   *[unknown] .
  }
oteres-told-over = Dernière loutre en jeu : { $name }. La partie est finie, et cela ne rapporte rien de plus.
oteres-why-empty-pool = Sans effet : il n’y a plus de perle blanche dans la réserve.
oteres-why-own-none = Sans effet : il n’y a pas de perle à donner en échange.
oteres-why-own-locked = Sans effet : toutes ses perles sont à l’abri.
oteres-why-no-pearl = Sans effet : il n’y a pas de perle à prendre.
oteres-why-no-card = Sans effet : il n’y a pas d’autre carte en main.

## What only the reader knows of what happened, first on their pages

oteres-news-doomed = ⚠️ **Tu as encore { $count ->
    [2] deux
   *[other] { $count }
  } oursins en main : après ce tour, tu seras hors jeu{ $ends ->
    [game] , et la partie sera finie.** Tes perles comptent quand même.
   *[turn] .** À partir de là, personne ne pourra toucher à tes perles, et elles comptent quand même.
  }
oteres-news-let-go = ⚠️ **Tu as deux oursins en main !** Si tu te débarrasses de l’un d’eux maintenant, tu restes en jeu. Si tu gardes les deux, tu seras hors jeu après ce tour, mais tes perles sont à l’abri et comptent.
# $cards are the cards in hand that take a sea urchin away.
oteres-news-two = ⚠️ **Tu as deux oursins en main !** Si tu te débarrasses de l’un d’eux à ton prochain tour ({ $cards }), tu restes en jeu. Si tu gardes les deux, tu seras hors jeu, mais tes perles sont à l’abri et comptent.
oteres-news-many = ⚠️ **Tu as { $count ->
    [2] deux
   *[other] { $count }
  } oursins en main**, et rien ne te sauve pour l’instant. Si ta prochaine carte n’y change rien, tu seras hors jeu après ton tour, mais tes perles sont à l’abri et comptent.
oteres-news-out = **Tu es hors jeu, mais { $count ->
    [0] tes perles sont
    [1] ton point est
   *[other] tes { $sum } points sont
  } à l’abri.** La victoire vient souvent de la plage.
oteres-news-drew = Tu as pioché { $card }.
oteres-news-drew-urchin = ⚠️ Tu as pioché { $count ->
    [1] un **oursin !**
   *[other] **{ $count } oursins !**
  }
oteres-news-given-urchin = ⚠️ { $name } t’a refilé { $count ->
    [1] un **oursin !**
   *[other] **{ $count } oursins !**
  }
oteres-news-given = { $name } t’a refilé { $card }.
oteres-news-slipped = Tu as refilé cette carte à { $name } : { $card }.
oteres-news-got = Tu as reçu { $pearl }.
# Pearls of a catch: what its player kept, what was in the paw that the reader picked, what the reader was given.
oteres-news-kept = Tu as gardé { $pearl }.
oteres-news-paw = Dans la patte que tu as choisie chez { $name }, il y avait { $pearl }.
oteres-news-shared = { $name } a partagé son butin : tu as reçu { $pearl }.
oteres-news-took = Tu as pris { $pearl } à { $name }.
oteres-news-gave = Tu as donné { $pearl } à { $name }.
oteres-news-given-pearl = { $name } t’a donné { $pearl }.
# Where it is not known who did it.
oteres-news-gone = { $name } a maintenant { $pearl } qui était à toi.
oteres-news-got-from = Tu as reçu { $pearl }, venue de chez { $name }.
oteres-news-lost = { $name } t’a pris { $pearl }.
oteres-news-traded = Tu as remis { $given } et pris { $pearl }.
oteres-news-swapped = Tu as donné { $given } à { $name } et reçu { $pearl }.
oteres-news-swapped-by = { $name } a échangé une perle avec toi : tu as donné { $given } et reçu { $pearl }.
oteres-news-passed = { $card } : tu as passé { $given } à { $to }, et { $from } t’a passé { $pearl }.
oteres-news-passed-on = { $card } : tu as passé { $given } à { $to }.
oteres-news-passed-here = { $card } : { $from } t’a passé { $pearl }.
# What the reader has chosen, while others have still to answer.
oteres-news-passing = Tu passes à { $name } : { $pearl }.
oteres-news-paws = Patte gauche : { $left } · patte droite : { $right }. { $name } en choisit une.
# Sentences about the reader’s own last turn, others having played since.
oteres-news-last-turn = Ton dernier tour. { $news }
oteres-news-looked = Chez { $name }, la perle n° { $number } vaut **{ $value }**.

## Hints: what an answer leads to

oteres-hint-target = Devant { $name } : { $pearls }.
# On average, with one digit after the point.
oteres-hint-white = Une perle blanche que tu n’as pas vue vaut { $worth } en moyenne.
oteres-hint-black = Une perle noire que tu n’as pas vue coûte { $worth } en moyenne.
oteres-hint-saved = Tu te débarrasses ainsi d’un oursin et tu restes en jeu.
# $cards take a sea urchin out of the hand.
oteres-hint-guard = En cas d’oursin, il te reste { $cards }.
oteres-hint-bare = Tu auras { $count ->
    [1] un oursin
   *[other] { $count } oursins
  } et aucune carte contre ça.

## Puzzles: what one turn brings that another does not; each goes on after « le meilleur tour »

# $effect is what the card does, as beside its answer.
oteres-why-plays = joue { $card } ({ $effect })
oteres-why-ward = bloque la prochaine carte qui prend ou échange tes perles
oteres-why-share-out = te laisse une perle blanche sur 3 et donne les autres
oteres-why-split-paws = rapporte 3 perles blanches, et quelqu’un d’autre choisit une patte
oteres-why-pass-left = fait passer une perle à gauche à tout le monde
oteres-why-dives = rapporte une perle blanche que tu ne connais pas, { $worth } en moyenne
oteres-why-urchin = te débarrasse d’un oursin contre une perle noire, −{ $worth } en moyenne
oteres-why-sheds = défausse { $card } et pioche une autre carte
oteres-why-sheds-urchin = renvoie l’oursin dans la pioche et pioche une autre carte
oteres-why-locks = met à l’abri une de tes perles, que personne ne pourra prendre : { $pearl }
oteres-why-trades = rend { $pearl } contre une blanche de la réserve
# $pearls is what that player has: 4 white, 1 black.
oteres-why-takes = vise une perle chez { $name } ({ $pearls })
oteres-why-swaps = échange { $pearl } contre une perle chez { $name } ({ $pearls })
oteres-why-blocked = fait partir une carte chez { $name } ({ $card })
oteres-why-slips = glisse à { $name } une de tes cartes ({ $card })
oteres-why-gives = donne à { $name } ({ $pearls }) une de tes perles noires
oteres-why-looks = regarde une perle chez { $name } ({ $pearls })
oteres-why-known = vise chez { $name } une perle que tu connais : { $pearl }
oteres-why-unknown = regarde chez { $name } une perle que tu ne connais pas encore
# $cards take a sea urchin out of the hand.
oteres-why-guards = garde { $cards } contre les oursins
oteres-why-bare = te laisse { $count ->
    [one] un oursin
   *[other] { $count } oursins
  } et aucune carte contre
