### What people read around a game: the lobby, the live message, private pages, and why something was not done.

## The lobby

lobby-people = À table : { $seated } sur { $most }
lobby-host = hôte
lobby-invited = On en refait une, { $people } ? Appuyez sur *Rejoindre* ou *Pas cette fois*. On commence dès que tout le monde est là.
lobby-declined = Pas cette fois pour { $people }.
lobby-series = **Partie { $number }, en deux gagnantes** · { $score }
lobby-series-anew = Vous n’êtes pas les mêmes que la dernière fois : le compte des victoires repart de zéro.
lobby-alone = **{ $host }, envie de jouer tout de suite contre des ordinateurs ?**
lobby-few = **{ $host }, envie de commencer et de laisser les places libres à des ordinateurs ?**
lobby-computers-level = Pendant tes premières parties, ils te ménagent ; ensuite, ils jouent au niveau « { $level } ». Il y en a de plus forts dans les réglages.
lobby-button-fill = { $count ->
    [one] Jouer avec { $count } ordinateur
   *[other] Jouer avec { $count } ordinateurs
  }
lobby-button-settings = Réglages
button-back = Retour
lobby-button-template = Pour les tables à venir
lobby-template-kept = C’est noté pour les nouvelles tables de ce jeu ({ $game }) : elles commencent ici avec ces réglages. `/settings server` permet de les voir et de les changer.
lobby-button-remove = Retirer { $name }
lobby-remove-ask = Retirer { $name } de cette table ? Cette personne pourra revenir tant que la table est ouverte.
# What the host is told in private, below one of these lines: that their table is open, or that they sit there already.
lobby-opened = **Ta table est ouverte, et tu y es.**
lobby-not-started = **Ta table est ouverte, mais ces réglages ne vont pas avec ce nombre de places.**
lobby-host-about = C’est toi qui choisis comment on joue et quand on commence.
lobby-host-again = `/table settings` affiche de nouveau ce message.
lobby-settings = Réglages de cette table
lobby-settings-about = Chaque changement s’applique tout de suite.
language = Langue
lobby-started = La partie a commencé ici.
lobby-started-there = La partie a commencé dans { $thread }.
lobby-no-thread = Je n’ai pas pu ouvrir de fil ici : la partie reste donc dans ce salon.
lobby-closed = Cette table est fermée. Ouvres-en une nouvelle avec `/play`.
lobby-expired = Personne n’a lancé la partie à temps : la table est fermée. Ouvres-en une nouvelle avec `/play`.
lobby-rematch-expired = Au bout d’une semaine, personne n’avait lancé la revanche : la table est fermée. *Revanche*, sous le dernier résultat, la rouvre.
lobby-remove = Retirer quelqu’un
lobby-button-join = Rejoindre
lobby-button-leave = Quitter
lobby-button-decline = Pas cette fois
lobby-button-computer = Ajouter un ordinateur
level-first-game = première partie
level-first-game-about = joue avec toi pendant que tu apprends
level-easy = facile
level-easy-about = prend ce qui se présente, et se trompe souvent
level-medium = moyen
level-medium-about = prépare son tour, et se trompe parfois
level-hard = difficile
level-hard-about = prépare tout son tour, et le pèse bien
level-expert = expert
level-expert-about = prépare la suite, et pense à ton prochain tour
lobby-level = { $level }, { $about }
lobby-button-start = Commencer
lobby-button-close = Fermer la table
lobby-button-closing = Fermer la table…

hints = Conseils
hints-about = Qui peut demander quels choix sont les meilleurs, et pourquoi
hints-alone = seul contre des ordinateurs, et aux deux premières parties
hints-all = pour tout le monde
hints-none = pour personne

seating = Places
seating-about = Qui s’assoit où, et donc dans quel ordre on joue
seating-drawn = tirées au sort
seating-kept = comme la dernière fois
seating-turned = tout le monde avance d’une place

pace = Rythme
pace-none = sans rappel
pace-none-about = Prends tout ton temps ; personne ne reçoit de rappel
pace-relaxed = tranquille
pace-relaxed-about = Sans limite de temps ; rappels après 8, 24 et 48 heures
pace-daily = un jour par tour
pace-daily-about = Au bout d’un jour, les autres décident de la suite
pace-live = cinq minutes par tour
pace-live-about = Au bout de cinq minutes, les autres décident de la suite

## The live message

# What happened at the table, until the next turn is over. $name held the seat before.
event-host = La table a changé d’hôte : { $who }.
event-gave-up = **{ $name }** abandonne. { $computer } prend la suite.
event-computer = { $computer } joue maintenant pour **{ $name }**.
event-seat = { $who } joue maintenant pour **{ $name }**.
event-returned = { $who } a repris sa place.
event-skipped = { $who } n’avait plus de temps : son tour a été joué à sa place.
event-pace = { $who } a proposé un autre rythme, et il est adopté. Désormais : { $pace }.
event-overtaken = La demande ({ $who }) n’a plus lieu d’être : la partie a continué.
event-stuck = { $computer } est dans une impasse : aucun de ses coups ne mène à rien. C’est un défaut de ce bot, vous n’y êtes pour rien. *Annuler* peut aider. Sinon, l’hôte peut arrêter la partie avec `/table end`.
event-outage = J’étais hors ligne de { $from } à { $until }. Personne n’a perdu de temps pour autant.
moves-back = { $moves ->
    [1] un coup
   *[other] { $moves } coups
  }
event-back = { $who } a annulé { moves-back }.
event-managed-close = La modération a fermé cette table : « { $reason } »
event-managed-move = La modération a déplacé cette table ({ $from } → { $to }) : « { $reason } »
event-managed-rename = La modération a renommé cette table « { $from } » en « { $to } » : « { $reason } »
event-managed-free = La modération a libéré une place ({ $name }) : « { $reason } »
event-managed-free-you = La modération a libéré ta place : « { $reason } »
event-managed-block-you = La modération t’a retiré l’accès aux tables de ce serveur : « { $reason } »

board-broken = **La partie est bloquée.** C’est un défaut de ce bot, vous n’y êtes pour rien. Il n’y a plus aucun coup à jouer, et personne n’a gagné. *Annuler* peut aider. Sinon, l’hôte peut arrêter la partie avec `/table end`.
board-asked = { $who } : **{ $prompt }**
board-thinking = Réflexion en cours : { $who }…
board-asked-privately = Choix en privé : { $who }.
board-noticed = Personne n’a joué ici depuis un mois. { $people } : jouez un coup dans la semaine pour garder cette partie en vie. Sinon, elle sera archivée.
board-archived = Cette partie a été archivée, car personne n’y jouait depuis longtemps. N’importe qui à la table peut la reprendre là où vous en étiez : avec le bouton, ou en tapant `/board`.

seat-computer = { $name } 🤖
player-unknown = quelqu’un
seat-free = { $why ->
    [left] **{ $name }** a quitté la partie
    [gone] **{ $name }** n’est plus sur ce serveur
    [blocked] **{ $name }** n’a plus le droit de jouer ici
    [freed] **{ $name }** n’a plus cette place
   *[late] **{ $name }** a dépassé son temps
  }{ $asked ->
    [yes] , et c’est son tour.
   *[no] .
  } { $takers ->
    [former] Seules les personnes qui ont déjà joué à cette place peuvent la prendre.
    [agreed] Tout le monde peut demander cette place, et le reste de la table décide.
    [late] Tout le monde peut prendre cette place et continuer, même { $name }.
   *[anyone] Tout le monde peut prendre cette place et continuer.
  }
seat-stand-in = **{ $name }** peut reprendre sa place à { $computer } à tout moment.
seat-awaited = { $people } : la partie attend que quelqu’un prenne cette place. Vous pouvez aussi la faire jouer par l’ordinateur.
seat-conceded = { $people } : arrête la partie et tu as gagné, ou laisse quelqu’un continuer à cette place.

late-away = { $who } est en pause jusqu’au { $until }.
late-over = Le temps est écoulé pour { $who }. Et maintenant, { $others } ?{ $needed ->
    [one] { "" }
   *[other] { " " }Une seule voix suffit pour attendre encore. Pour le reste, il en faut { $needed }.
  }
late-until = Fin du temps pour { $who } : { $until }.
late-about = *Jouer prudemment* joue les coups les plus sûrs à sa place, pour ce tour seulement. *Libérer la place* l’ouvre à tout le monde. *L’ordinateur joue* jusqu’à son retour, qui reste possible à tout moment.
late-alone = Avant que la place aille à quelqu’un d’autre, { $who } reçoit un message et deux jours pour jouer.
late-grace = Ça se fera { $until }, sauf si { $who } joue avant.
late-button-wait = Attendre encore
late-button-skip = Jouer prudemment
late-button-free = Libérer la place
late-button-computer = L’ordinateur joue

vote-end = { $who } aimerait arrêter la partie maintenant.
vote-film = { $who } aimerait montrer à tout le monde ici le film de cette partie.
vote-pace = { $who } aimerait un autre rythme : { $pace }.
# $own is yes where all of them are those of whoever asks.
vote-undo = { $who } aimerait annuler { moves-back }{ $own ->
    [yes] { "" }
   *[no] , y compris ceux des autres
  }.
vote-undo-chance = Ce qui a été pioché ou révélé depuis sera tiré de nouveau, peut-être autrement, même si on l’a déjà vu.
vote-undo-clocks = Le temps ne court pour personne tant que ce n’est pas réglé.
vote-computer = { $who } aimerait que l’ordinateur joue pour { $holder }.
vote-substitute = { $who } aimerait confier à { $person } la place tenue par { $holder }.
vote-substitute-own = { $who } aimerait confier sa place à { $person }.
vote-take = { $who } aimerait reprendre la place laissée par { $holder }.
vote-counts = Si quelqu’un d’autre continue à cette place, la partie compte comme quittée pour { $holder } : ni gagnée ni perdue.
vote-awaited = On attend { $people }
vote-grace = Ça se fera { $until }, sauf si { $who } joue ou refuse avant.
vote-refused = { $who } a refusé : on n’en parle plus.
vote-withdrawn = { $who } a changé d’avis : on n’en parle plus.
answers-choose = Choisis…
answers-choose-from = Choisis… ({ $range })
answers-choose-range = Choisis une tranche…

button-undo = Annuler
button-hand = Main
button-closer = Plateaux
button-help = Aide
button-legend = À quoi ça sert ?
button-position = Position
button-pieces = Qu’est-ce que c’est ?
button-guide = Comment jouer
button-rules = Règles
button-happened = Journal
button-plan = Prévoir
button-plan-keep = Garder ce plan
button-plan-cancel = Abandonner le plan
button-hint = Conseil
button-analysis = Analyse
button-onward = Reprendre d’ici
button-question = Répondre en privé
button-to-question = Retour à la question
button-refresh = Actualiser
stale-button = C’était un ancien bouton. Voici où tu en es :
button-agree = D’accord
button-refuse = Refuser
button-again = Revanche
button-again-level = Niveau : { $level }
button-revive = Reprendre la partie
button-take = Prendre la place ({ $name })
button-return = Reprendre ma place
button-depute = Faire jouer l’ordinateur ({ $name })
button-end-won = Arrêter et gagner

summary-round = **Manche { $round }** ·
summary-round-title = **Manche { $round } · { $title }**
summary-turn = **{ $name } · tour { $turn } de la partie**
summary-played-on = Les ordinateurs ont continué à jouer entre eux (tours : { $count }). Tout est dans le journal.
board-others = **{ $name }** · { $what }
guess-winner = Qui va gagner ? Ton pari, pour le plaisir
guess-chosen = { $name } · ton pari
result-guessed = Dès la manche { $round }, { $name } avait deviné qui gagnerait.
result-by-host = L’hôte a arrêté la partie avant la fin.
result-ended-by = { $name } a arrêté la partie avant la fin, en tant qu’hôte.
result-by-vote = Vous avez arrêté la partie d’un commun accord.
result-by-concession = { $name } a abandonné, { $winner } gagne.
result-abandoned = Plus aucun humain ne joue cette partie.
series-wins = { $name } { $wins }
result-series-open = **En deux gagnantes :** { $score }. Encore une partie.
result-series-broken-off = **En deux gagnantes :** { $score }. Personne n’a gagné cette partie : une revanche repart de zéro.
result-series-even = **En deux gagnantes :** { $score }. Égalité !
result-series-won = **En deux gagnantes :** { $score }. La victoire revient à { $name } !

## Private pages

question-turn-over = Ton tour est fini. La partie continue dans le salon.
question-answered = Rien à décider pour l’instant. La partie continue dans le salon.
ready-left = **Avant la fin de ton tour :** il te reste quelque chose à prendre.
button-anyway = { $answer } quand même
plan-title = Et si c’était ton tour ?
plan-about = Essaie ton prochain tour : personne d’autre ne voit ce plateau, et rien ne compte tant que tu n’as pas choisi **Garder ce plan**.
plan-line = À l’essai : { $answers }
plan-kept = **Ton plan :** { $answers }. Je le joue une minute ou deux après le début de ton tour, pour que personne ne devine qu’il était prévu ; appuie toi-même sur quelque chose et il s’efface. Il s’arrête là où quelque chose n’est plus comme tu l’as vu ici.
plan-kept-alone = **Ton plan :** { $answers }. Je le joue dès que ton tour commence ; il s’arrête là où quelque chose n’est plus comme tu l’as vu ici.
plan-soon = **Ton plan est en route :** { $answers }. Je le joue d’ici une minute ou deux, pour que personne ne devine qu’il était prévu. Appuie toi-même sur quelque chose et il s’efface.
plan-broken = Les autres ont changé quelque chose : la suite n’est plus possible.
plan-ends-turn = Ton tour serait fini ici.
plan-cancelled = Ton plan est abandonné.
plan-played-turn = J’ai joué ton tour comme tu l’avais prévu : { $answers }.
plan-played-part = J’ai joué le début de ton plan : { $answers }.
plan-played-nothing = Je n’ai pas joué ton plan.
plan-stopped-line = Tu n’avais rien prévu de plus ; à toi de jouer la suite.
plan-stopped-hidden = Puis quelque chose a été pioché ou révélé ; à toi de jouer la suite.
plan-stopped-others = Puis c’était à quelqu’un d’autre de décider.
plan-stopped-differs = Quelque chose n’était plus comme tu l’avais vu ; à toi de jouer la suite.
plan-left = Pas joué : { $answers }.
plan-undo = Tu peux l’annuler tant que la personne suivante n’a pas répondu.
hint-about = Ce que jouerait quelqu’un d’expérimenté avec les mêmes informations.
hint-best = Je choisirais **{ $label }**.
hint-equal = À peu près équivalent : **{ $label }**.
hint-turn = Avec la suite : { $words }
hint-stale = Ce conseil portait sur une question déjà passée, donc rien n’a été joué. Voici où tu en es.
hint-then = Puis **{ $answers }**.
hint-hidden = À partir d’ici, tout dépend du hasard ou de ce qui est encore caché.
hint-others = La suite dépend de quelqu’un d’autre.

analysis-under-way = J’analyse toute la partie. Cela peut prendre une minute ou deux, puis le résultat apparaît ici.
analysis-about = Les chances de victoire après chaque manche, selon mon estimation. Plus la bande est large, moins c’est sûr.
analysis-even = Personne n’a laissé filer grand-chose dans cette partie.
analysis-played = { $who ->
    [you] Tu as choisi
   *[other] { $name } a choisi
 } { $what } ({ $percent } % de chances).
analysis-better = J’aurais choisi { $what } ({ $percent } % de chances).
analysis-words = *À { $name } :* { $words }
analysis-before = Avant
analysis-held = { $who ->
    [you] Ce que tu avais sous les yeux
   *[other] Ce qu’avait { $name } sous les yeux
 }
analysis-after = Après le tour
analysis-curve = Courbe
analysis-point = { $number } · Manche { $round }
onward-opened = **Ta partie est dans le salon.** Elle reprend à la manche { $round }, contre { $computers ->
    [one] l’ordinateur
   *[other] { $computers } ordinateurs
  }. Elle ne compte dans aucune statistique : essaie ce que tu veux.
onward-continued = Suite d’une partie terminée. Elle ne compte dans aucune statistique.

closer-choose = Quel plateau veux-tu voir ?
happened-news = Depuis ton dernier tour
happened-all = Tour par tour
happened-earlier = Avant
happened-later = Après
happened-latest = Les derniers tours
happened-begun = Au début de la partie
happened-before = Après ton dernier tour
happened-after = Maintenant
happened-nothing = Il ne s’est encore rien passé.
rules-pictures = Chaque élément est expliqué ci-dessous en images. Les descriptions disent la même chose en mots.
rules-guide-turn = Ton tour.
rules-choose = Choisis un sujet
table-below = La table est tout en bas du salon.
table-owed = Le plateau n’est pas encore là. Je l’enverrai dès que Discord le permettra.
table-name = Nom
table-people = À la table
table-host = Hôte
table-unchanged = C’était déjà comme ça.
done-again = C’est parti ! La nouvelle table est en bas du salon.
done-answer = C’est fait.
done-asked = J’ai demandé aux autres. Le plateau montre qui doit encore répondre. Tu changes d’avis ? Appuie là-bas sur *Refuser*.
done-hand-on = Tu as quitté la partie. Tout le monde peut prendre ta place maintenant. Tant que personne ne l’a fait, tu peux revenir.
done-forgotten = C’est fait. Dans les parties jouées avec d’autres, ton nom est remplacé par « { $name } ». Les messages que j’ai déjà envoyés restent jusqu’à ce que quelqu’un les efface.
done-forgotten-but = ⚠️ Je n’ai pas pu tout effacer : certaines tables où figure ton nom ne peuvent être ni lues ni changées en ce moment. Tout le reste a disparu, et ton nom est remplacé par « { $name } ». Réessaie `/privacy remove` plus tard. Si ça ne marche toujours pas, demande à la personne qui héberge ce bot d’effacer le reste. Les messages que j’ai déjà envoyés restent jusqu’à ce que quelqu’un les efface.
done-concede = Tu as abandonné.
back-ask = { $others ->
    [0] Ce qui s’est joué depuis est annulé aussi.
   *[other] Les autres ont peut-être déjà prévu la suite d’après ce qui s’est joué ou révélé depuis : il faut donc l’accord de tout le monde.
  } { vote-undo-chance } Que veux-tu annuler ?
back-anew = La partie a continué depuis cette question, donc rien n’a été annulé.
back-anew-free = La partie a continué depuis cette question, donc rien n’a été annulé. *Annuler*, sur le plateau, reprend ton dernier coup.
back-button-move = Mon dernier coup
back-button-turn = Tout ce tour
back-heading = **{ $label }** et tout ce qui a suivi

## Notices: messages that somebody gets because the table waits for them. $game is the game’s name, $link leads to the board.

notice-table = **{ $game }** avec { $others } : { $words } { $link }
notice-table-alone = **{ $game }** : { $words } { $link }
notice-turn = À toi de jouer. Ton tour a commencé { $since }.
notice-turn-due = À toi de jouer. Ton tour a commencé { $since }, et ton temps sera écoulé { $until }.
notice-over = Ton temps est écoulé, et les autres décident de la suite. Ils peuvent attendre encore, faire jouer ce tour prudemment à ta place, libérer ta place ou laisser jouer l’ordinateur. Tant qu’ils n’ont pas décidé, tu peux encore jouer.
notice-late = { $who } n’a plus de temps. Que veux-tu faire ?
notice-vote = Les autres attendent ta réponse à une question.
notice-vacancy = La partie attend que quelqu’un prenne une place libre.
notice-invitation = On t’invite à jouer.
notice-invitation-until = On t’invite à jouer. Ta place est gardée jusqu’au { $until }.
notice-warned = Si tu ne joues pas, ta place ira à quelqu’un d’autre { $until }, et la partie comptera pour toi comme quittée.
notice-replaced = Ton temps est écoulé, l’ordinateur joue donc pour toi. Tu peux reprendre ta place à tout moment.
notice-freed = Tant qu’elle est libre, tu peux la reprendre à la table.
notice-planned = J’ai joué ton tour comme tu l’avais prévu. Tu peux l’annuler là-bas tant que la personne suivante n’a pas répondu.
notice-unreached = Je n’ai pas pu t’envoyer de message privé, je te mentionne donc dans le salon. Pour en recevoir de nouveau, autorise-les pour ce serveur dans Discord et active-les avec `/settings mine`.

## Permissions

permissions-missing = Je ne peux pas ouvrir de table ici. Il me faut { $missing }. Une personne qui gère ce serveur peut l’autoriser dans les paramètres du salon.
permissions-timed-out = La modération m’a exclu temporairement de ce serveur : je ne peux rien y écrire avant { $until }. L’exclusion se termine toute seule, et la modération peut la lever plus tôt.
permissions-private = Je n’ai pas accès à ce fil privé. Mentionne-moi une fois dedans (tape @ et mon nom), puis réessaie.
permissions-absent = Je ne suis pas sur ce serveur : seules mes commandes y sont. Une personne qui le gère peut [m’inviter]({ $invitation }), et vous pourrez jouer ici.
permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-in-threads = « Envoyer des messages dans les fils »
permission-attach-files = « Joindre des fichiers »
permission-create-threads = « Créer des fils publics »
permission-create-private-threads = « Créer des fils privés »
permission-read-history = « Voir les anciens messages »
permissions-forum = On ne peut pas jouer dans le forum lui-même. Ouvres-y un post et tape `/play` dedans.
permissions-no-texts = Ce n’est pas un salon où l’on écrit. Choisis un salon textuel ou un fil.
permissions-no-thread = Je ne peux pas ouvrir de fil ici. Enlève `fil`, ou joue dans un salon textuel.
permissions-locked = Ce fil est verrouillé, on ne peut donc pas jouer ici. La modération peut le déverrouiller.
permissions-administrators = Seuls les administrateurs voient ce salon : personne d’autre ne peut y appuyer sur quoi que ce soit. Pour que d’autres puissent jouer, accorde « Voir le salon » à un rôle dans les paramètres du salon, ou ouvre la table ailleurs.
permissions-slow-mode = Ce salon est en mode lent : après chaque appui ou commande, Discord refuse le suivant de la même personne pendant { $wait }. Une personne qui gère le salon peut désactiver le mode lent, ou vous pouvez jouer dans un fil qui ne l’a pas.
slow-mode-seconds = { $count } s
slow-mode-minutes = { $count } min
slow-mode-hours = { $count } h
trial-board = Je vérifie juste que je peux écrire ici. Ce plateau va disparaître tout seul.

## Where a table lives

thread-name = { $name } · { $game }
place-moved = { $who } a amené cette partie ici depuis { $channel }.
place-moved-from-nowhere = { $who } a amené cette partie ici, car son salon a été supprimé.
place-went = Cette partie continue dans { $channel }.
place-vanished = Son salon a été supprimé. Tape `/board` dans un autre salon de ce serveur pour y continuer.
place-closed = Je n’ai plus le droit d’écrire dans { $channel }. Laisse-moi y revenir et la partie y continue, ou tape `/board` dans un autre salon de ce serveur pour continuer là.
place-locked = Son fil { $channel } est verrouillé. La modération peut le déverrouiller, ou tu peux taper `/board` dans un autre salon de ce serveur pour continuer là.
place-private = Je n’ai pas accès à son fil privé { $channel }. Mentionne-moi une fois dedans, et la partie y continue.
place-timed-out = Je suis exclu temporairement de son serveur. La partie continue dans { $channel } quand ce sera fini ; la modération peut lever l’exclusion plus tôt.
place-left = Je ne suis plus sur son serveur. Invite-moi de nouveau, et la partie continue.
place-not-taken = Discord n’accepte pas son plateau dans { $channel } pour l’instant. Je continue d’essayer. Ou tape `/board` dans un autre salon de ce serveur pour continuer là.
place-up = C’est à toi de jouer à { $table }, mais je ne peux pas te montrer le plateau pour l’instant.
# Told directly to somebody who pressed something in a locked thread, where the bot cannot reply; the way on follows.
place-unanswered-counted = { $game } : c’est pris en compte, mais je ne peux pas répondre là-bas.
place-unanswered = { $game } : je ne peux pas répondre là-bas, et rien n’a changé.
place-unheard-counted = { $command } dans { $channel } : c’est pris en compte, mais je ne peux pas répondre là-bas, car le fil est verrouillé.
place-unheard = { $command } dans { $channel } : je ne peux pas répondre là-bas, car le fil est verrouillé, et rien n’a changé. Utilise la commande dans un autre salon du serveur, ou demande à la modération de déverrouiller le fil.
# Told to the host in a direct message. $people are names.
place-told-table = { $game } avec { $people }
place-told = Ta table : { $table }. Rien n’est perdu.
place-missing = Il me faut là-bas { $missing }.

## Why something was not done

rejected-no-such-table = C’était il y a longtemps : cette table n’existe plus, et il n’en reste plus de trace.
rejected-not-in-the-lobby = Trop tard : la partie a déjà commencé, ou la table a été fermée.
rejected-not-playing = Cette partie n’a pas encore commencé.
rejected-not-seated = Tu ne joues pas à cette table, mais tu peux regarder autant que tu veux.
rejected-not-the-host = C’est à l’hôte de cette table de le faire ({ $host }).
host-unknown = voir `/table status`
rejected-name-taken = Une autre table porte déjà ce nom ici. Choisis-en un autre, s’il te plaît.
rejected-table-is-full = Cette table est complète.
rejected-already-seated = Tu es déjà à cette table.
rejected-too-few = Il faut être au moins { $least } pour commencer (pour l’instant : { $seated }). Les autres peuvent appuyer sur *Rejoindre*.
rejected-unknown-option = Ce jeu n’a pas cette option.
rejected-options-do-not-fit = Ces options ne vont pas avec ce nombre de places. Change-les et relance.
rejected-not-at-the-table = Cette personne n’est pas à la table.
rejected-no-reason = Donne une raison, s’il te plaît.
rejected-not-a-manager = Seules les personnes qui gèrent les tables de ce serveur peuvent faire ça.
rejected-not-joined = Tu n’as pas rejoint cette table.
rejected-not-over = Cette partie n’est pas encore finie.
rejected-did-not-play = Seules les personnes qui ont joué cette partie peuvent en lancer une autre. Ouvre ta propre table avec `/play`.
rejected-archived = Cette partie est archivée. Tape `/board` pour la reprendre.
rejected-not-archived = Cette partie a déjà repris.
rejected-no-seat-to-take-back = L’ordinateur ne joue aucune de tes places ici.
rejected-seat-is-taken = Quelqu’un a déjà pris cette place.
rejected-sits-here-already = Cette personne est déjà à la table, et personne ne peut jouer deux places.
rejected-held-another-seat = Cette personne a joué une autre place dans cette partie et en connaît les secrets. Elle ne peut revenir qu’à sa propre place.
rejected-held-by-others = À cette table, il faut avoir déjà joué à une place pour la prendre.
rejected-blocked-in-server = Sur ce serveur, ceux qui le gèrent t’ont bloqué l’accès à ce bot. Si c’est une erreur, parle-leur. Ce que je garde sur toi reste à toi : `/privacy`.
rejected-server-unreadable = Je n’arrive plus à lire les réglages de ce serveur : en attendant, rien n’est possible à ses tables. La personne qui héberge le bot est prévenue. Ce que je garde sur toi reste à toi : `/privacy`.
rejected-blocked-by-bot-host = Ceux qui hébergent ce bot t’en ont bloqué l’accès. Si c’est une erreur, parle-leur. Ce que je garde sur toi reste à toi : `/privacy`.
rejected-blocked-other = Cette personne ne peut pas jouer ici. Choisis quelqu’un d’autre.
rejected-still-playing = Cette personne joue encore. Elle seule peut céder sa place, sauf si elle fait trop attendre la table : un jour, ou deux semaines à un rythme sans limite de temps.
rejected-away = Cette personne est en pause, et on lui garde sa place jusqu’à son retour.
rejected-another-server = Une partie ne peut aller que dans un autre salon du même serveur.
rejected-stands-there-already = La table est déjà dans ce salon.
rejected-not-in-this-server = Cette table est sur un autre serveur. On ne peut y jouer et la regarder que là-bas.
rejected-not-in-this-channel = On ne peut rejoindre cette table que dans son propre salon : <#{ $channel }>.
rejected-vote-open = La table décide déjà d’autre chose. Répondez d’abord à ça.
rejected-vote-over = C’est déjà décidé.
rejected-not-asked-to-agree = C’est aux autres de répondre.
rejected-agreed-already = Tu as déjà dit oui. Le plateau montre qui doit encore répondre.
rejected-nobody-to-nudge = Il n’y a personne à qui envoyer un rappel : la table n’attend que toi.
rejected-too-soon-to-nudge = Laisse-leur un peu de temps. On peut envoyer un rappel à quelqu’un une heure après la question, son dernier coup ou le dernier rappel.
rejected-too-soon-for-a-board = Tu viens d’afficher le plateau. Réessaie dans { $seconds } s.
rejected-too-soon-to-move = Tu viens de déplacer cette table. Réessaie dans { $seconds } s.
rejected-too-soon-to-rename = Cette table vient de changer de nom. Réessaie dans { $minutes } min.
rejected-too-soon-to-ask = Tu viens de demander quelque chose à la table. Laisse un moment aux autres.
rejected-invited-already = Cette personne a déjà été invitée à cette table aujourd’hui. Laisse-lui un peu de temps.
rejected-enough-invited = Cette table a invité assez de monde pour aujourd’hui.
rejected-not-invited = Personne n’attend ta réponse ici. Pour jouer, appuie sur *Rejoindre*.
rejected-only-person-there = Il n’y a personne d’autre à cette table : sans cette personne, elle serait terminée. Ferme-la plutôt.
rejected-not-among-invited = Cette table est réservée aux personnes que l’hôte invite ({ $host }). Demande-lui une invitation.
rejected-seats-are-kept = Les places restantes sont gardées pour des personnes invitées. La prochaine se libère { $until }, si personne ne vient.
rejected-not-to-be-disturbed = Ce n’est pas le moment de déranger. Qui veut des rappels en recevra en temps voulu.
rejected-too-long-ago = Ça remonte à trop loin, on ne peut plus l’annuler.
rejected-enough-undone = Tu as assez annulé pour un tour, ou pour une partie. Continue à jouer, s’il te plaît.
rejected-stale = Le plateau a changé entre-temps. Jettes-y un œil et choisis de nouveau.
rejected-try-again = Quelqu’un a été plus rapide que toi, d’un instant. Réessaie.
rejected-over = Cette partie est finie.
rejected-broken = Ça bloquerait la partie. C’est un défaut de ce bot, tu n’y es pour rien, et rien n’a changé. Choisis autre chose ou annule un coup. Si rien n’aide, l’hôte peut arrêter la partie avec `/table end`.
rejected-no-hints = Il n’y a pas de conseils à cette table. Ça se choisit dans les réglages de la table avant le début de la partie.
rejected-ended-early = Cette partie a été arrêtée : les secrets ne sont pas révélés, et il n’y a pas d’analyse.
rejected-no-analysis = Je n’ai pas réussi à analyser cette partie. Réessaie.
rejected-no-replay = Les règles ont changé depuis cette partie, je ne peux donc plus la rejouer.
rejected-switched-off = L’hébergeur de ce bot a désactivé cette fonction.
rejected-enough-under-way = Tu en as déjà demandé plusieurs. Ils arrivent l’un après l’autre ; attends d’abord le prochain.
rejected-busy = Beaucoup de monde demande cela en ce moment. Réessaie dans quelques minutes.
rejected-no-hint-found = Je n’ai pas trouvé de conseil cette fois. Réessaie.
rejected-not-asked = La table attend { $people }.
rejected-not-legal = Ce n’est plus possible. Choisis autre chose.
rejected-plan-own-turn = C’est ton tour : joue directement sur le plateau.
rejected-nothing-to-plan = Il n’y a rien à prévoir pour l’instant. Reviens après le prochain coup.
rejected-no-plan = Tu n’as pas de plan à cette table.
rejected-not-your-turn = Tu ne peux annuler que pendant ton propre tour.
rejected-turn-began = Ton tour vient de commencer, il n’y a rien à annuler.
rejected-something-was-revealed = Quelque chose a été révélé depuis, tu ne peux donc plus annuler.
rejected-another-answered = Quelqu’un d’autre a joué depuis, tu ne peux donc plus annuler.

## When Discord or the bot is at fault

wire-former = Ce bouton vient d’une ancienne version du bot. Ta partie continue en dessous, et `/board` l’affiche de nouveau.
wire-foreign = Je ne connais pas ce bouton. `/board` affiche ta partie avec des boutons neufs.
wire-no-server = Je ne joue que dans les salons d’un serveur.
wire-no-command = Je ne connais plus cette commande. Réessaie dans une minute.
wire-too-long = C’est trop long pour moi. Dis-le en moins de mots.
wire-too-many = Ça fait beaucoup d’un coup. Je m’occupe encore de ce que tu as demandé avant ; réessaie dans un instant.
wire-broken = Quelque chose a mal tourné, et rien n’a changé. Réessaie.
wire-unseen = Je n’ai pas pu te montrer ça ici. Réessaie.
wire-unseen-counted = C’est pris en compte, mais je n’ai pas pu l’afficher ici. `/board` montre la partie telle qu’elle est.
refused-too-large = Discord n’accepte pas de fichiers aussi gros.
refused-uploads = Discord limite pour l’instant l’envoi de fichiers sur ce serveur. Réessaie plus tard, ou sur un autre serveur.
refused-moderated = Un filtre l’a bloqué : celui de Discord, ou AutoMod sur ce serveur. Une personne qui gère le serveur peut exempter mon rôle d’AutoMod.
refused-icons = Une de mes icônes a été supprimée chez Discord. Je la remets : réessaie dans une minute.
refused-verification = Le niveau de vérification de ce serveur m’en empêche. Une personne qui le gère peut l’abaisser, ou me donner un rôle.
refused-follow-ups = Là où je ne suis pas sur le serveur, Discord ne me laisse répondre que cinq fois. Une personne qui le gère peut m’inviter.
refused-busy = Discord ne peut pas le faire pour l’instant. Réessaie dans quelques minutes.
refused-location = Discord ne propose pas ce serveur là où je tourne. Jouez plutôt sur un autre.

## Apprendre en jouant : /learn

lesson-heading = { $game } · Étape { $step } sur { $steps }
lesson-heading-over = { $game } · Bravo !
lesson-you = Tu es **{ $name }** ({ $emblem }).
lesson-leave = Tu peux t’arrêter quand tu veux : */learn* te ramène ici.
lesson-otherwise = Pas cette fois. Appuie sur **{ $press }**.
lesson-shown = Le voici, en vert : **{ $press }**.
lesson-paused = { $game } · Petite pause
lesson-paused-at = Tu en es à l’étape { $step } sur { $steps }. */learn* t’y ramène, aujourd’hui ou dans un mois.
lesson-practise-about = Ou essaie une vraie partie, contre des ordinateurs de niveau facile, avec des conseils quand tu veux.
lesson-practise-opened = **Ta partie est dans le salon.** Tu hésites ? Appuie sur *Conseil*.
lesson-practise-waits = **Ta table t’attend :** { $table } { $way }
lesson-none = Il n’y a pas de leçon pour ce jeu ici. */rules* t’explique comment on joue.
lesson-offer = **Première partie ? ({ $game })** Commence par une leçon de cinq minutes, rien que pour toi. Ou lance-toi tout de suite : tu la retrouveras avec */learn*.
button-lesson = Leçon de cinq minutes
button-lesson-open = Continuer
button-lesson-pause = Pause
button-lesson-restart = Recommencer
button-practise = Jouer pour de vrai
help-answers = Tes réponses
help-not-now = **Impossible pour l’instant**
pieces-choose = Choisis une pièce pour la voir en grand et lire ce qu’elle fait.
pieces-menu = Choisis une pièce
pieces-groups = Choisis une rubrique
rules-found = { $game } · Ce que disent les règles sur « { $question } »
rules-found-nothing = Je n’ai rien trouvé dans les règles sur « { $question } ». Essaie avec un autre mot, ou choisis un sujet ici :
