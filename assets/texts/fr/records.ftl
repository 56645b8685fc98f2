### Les feuilles de partie : ce qui ne va pas dans l’une d’elles, et comment on la raconte.

record-problem-at = Ligne { $line }, colonne { $column } : { $problem }
record-problem-too-long = C’est trop long pour une feuille de partie.
record-problem-no-record = Ce n’est pas une feuille de partie. Une feuille commence par « [record 1] ».
record-problem-version = Cette feuille est au format { $version }, que cette version du bot ne sait pas lire.
record-problem-unreadable = Je n’arrive pas à lire « { $text } » ici.
record-problem-header-missing = Il manque l’en-tête « { $name } ».
record-problem-header-twice = L’en-tête « { $name } » y est deux fois.
record-problem-header-value = L’en-tête « { $name } » n’a pas sa place dans une feuille de partie.
record-problem-changed = Quelque chose a été modifié ici ou plus haut : la somme de contrôle à la fin de ce passage ne correspond plus.
record-problem-cut = La feuille s’arrête ici, avant sa somme de contrôle. Il en manque une partie.
record-problem-after-end = La feuille est finie, mais il y a encore quelque chose après.
record-problem-game = Je ne connais pas le jeu « { $game } ».
record-problem-rules = Cette partie a été jouée avec la version { $theirs } des règles, et ce bot joue avec la version { $ours }.
record-problem-components = Cette partie a été jouée avec un autre matériel, que cette feuille ne contient pas. La feuille en fichier, elle, le contient.
record-problem-list = La liste du matériel de cette feuille est abîmée.
record-problem-set-up = Les règles ne permettent pas une telle table : { $what }.
record-problem-turn = La feuille dit « { $said } », mais d’après les règles c’est « { $is } ».
record-problem-over = D’après les règles, la partie est déjà finie ici.
record-problem-broken = À partir de « { $answer } », les règles ne mènent nulle part.
record-problem-not-asked = { $seat } : on ne lui demande rien ici, donc « { $answer } » ne peut pas être joué.
record-problem-not-legal = « { $answer } » n’est pas un coup permis pour { $seat } ici.
record-problem-undo = { $seat } n’a rien à annuler ici.
record-problem-back = La table ne peut pas revenir jusque-là.
record-problem-draws-missing = On pioche quelque chose ici, et la feuille ne dit pas quoi.
record-problem-draws-left = D’après la feuille, on pioche ici « { $draw } », mais d’après les règles, on ne pioche rien.
record-problem-draw = « { $draw } » ne peut pas être pioché ici.
record-problem-result = La feuille donne { $said } comme résultat, mais ses coups mènent à { $is }.
record-problem-hidden = Dès la mise en place, cette feuille cache ce qu’on n’avait pas encore le droit de savoir. Redemande-la une fois la partie finie.
record-problem-too-slow = Rejouer cette feuille prend trop de temps.

record-setup = Mise en place
record-turn = Tour { $turn } · { $name }
record-back = La table revient à un tour précédent.
record-result = Résultat : { $scores }
record-verified = Tous les coups sont permis : { $moves ->
    [one] { $moves } réponse
   *[other] { $moves } réponses
  } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.
record-cut-short = À partir d’ici, la feuille cache ce qu’on n’avait pas le droit de savoir pendant la partie. On ne peut pas la suivre plus loin.

button-record = Feuille de partie
button-replay = Revoir
record-title = { $game } · Feuille de partie
record-about = Chaque coup et tout ce qui a été pioché. Garde-la, ou rejoue-la où tu veux avec `/replay`.
record-about-so-far = La partie jusqu’ici, avec ce que tu as le droit d’en savoir. Une fois la partie finie, la feuille ne cachera plus rien.
record-about-stopped = La partie jusqu’à son arrêt anticipé, avec ce que tu pouvais en savoir.
record-names = Tout le monde apparaît sous la couleur de sa place, sauf les personnes qui affichent leur nom (`/settings mine`).
replay-round = manche { $round }
replay-place = { $at } sur { $count }
replay-first = Début
replay-back = Retour
replay-on = Suite
replay-last = Fin
replay-credits = Auteurs et licences
replay-gone = Je n’ai plus cette feuille sous la main. Retape `/replay`.
replay-one-of-them = Une seule chose à la fois : une table, un fichier ou un texte.
replay-no-file = Le fichier n’est pas arrivé. Réessaie, ou colle son texte.

button-page = Page
button-film = Film
page-under-way = Je prépare la page. Elle arrive dans un instant.
page-ready = Toute la partie en une page : enregistre le fichier et ouvre-le dans un navigateur, même hors ligne. Tu peux la partager.
film-under-way = Je prépare le film. Ça peut prendre quelques minutes ; il arrivera ici.
film-ready = Toute la partie en film.
film-told = Le film est maintenant dans le salon.
film-alt = Film d’une partie ({ $game }), tour par tour jusqu’au résultat. À la table : { $people }.
work-under-way = Ça arrive…
work-before = { $count ->
    [one] Il y en a un avant.
   *[other] Il y en a { $count } avant.
  }
shown-failed = Cette fois, ça n’a pas marché. Réessaie.
replay-page-failed = Cette partie ne peut pas être montrée ici. /replay dans Discord t’en dira peut-être plus.
