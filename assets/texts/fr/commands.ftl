### Slash commands: their names, what Discord says about them while they are typed (100 characters at most), and their answers.

## Names: what is typed. Commands have one name in all languages; an option’s name stands before what it is about.

slash-play = Ouvrir une table pour un jeu dans ce salon
slash-hand = Voir ta main ; personne d’autre ne la verra
slash-plan = Prévoir ton prochain tour pendant que les autres jouent, à l’abri des regards
slash-board = Afficher le plateau en bas du salon
slash-record = Recevoir une partie en fichier : chaque coup, à garder ou à rejouer
slash-replay = Revoir une partie tour par tour : une des tiennes, ou une feuille de partie
slash-undo = Annuler ton dernier coup
slash-tables = Voir tes tables, à qui c’est de jouer et celles que tu peux rejoindre
slash-rules = Consulter les règles d’un jeu
command-rules-game = Consulter les règles : { $game }
slash-learn = Apprendre un jeu en y jouant : cinq minutes, rien que pour toi
slash-table = Modifier, quitter ou terminer une table
slash-table-status = Voir qui joue, les réglages et à qui c’est de jouer
slash-table-leave = Quitter une partie : laisser ta place, ou abandonner
slash-table-substitute = Demander à quelqu’un de reprendre ta place ou, si c’est ta table, celle d’une autre personne
slash-table-computer = Ajouter un ordinateur, ou lui faire jouer une place libre ou qui bloque la partie
slash-table-host = Confier ta table à quelqu’un d’autre
slash-table-move = Déplacer une partie dans ce salon
slash-table-end = Arrêter une partie : tu décides si c’est ta table, sinon il faut l’accord de tout le monde
slash-table-nudge = Envoyer un rappel aux personnes que la table attend
slash-table-settings = Choisir comment se joue ta partie avant qu’elle commence
slash-table-pace = Le temps laissé à chaque tour : l’hôte le choisit avant le début, ensuite tout le monde décide
slash-table-language = La langue des messages de la table ; c’est l’hôte qui la choisit
slash-settings = Tes rappels, heures calmes et langue, et les règles de ce serveur pour les tables
slash-settings-mine = Choisir tes notifications, tes rappels, tes heures calmes et ta langue
slash-settings-vacation = Faire une pause : aucun rappel, et ton temps s’arrête
slash-settings-channel = Ce qui change dans ce salon : qui ouvre des tables, fils, rythme, langue, petits salons d’attente
slash-settings-server = Qui peut ouvrir des tables, où et combien ; réservé à qui gère le serveur
slash-privacy = Télécharger ou effacer tout ce que le bot garde sur toi
slash-privacy-export = Télécharger tout ce que le bot garde sur toi
slash-privacy-remove = Effacer tout ce que le bot garde sur toi (il te demande d’abord)

option-table = table · Quelle table, si tu en as plusieurs
option-person = personne · De qui il s’agit
option-seat = place · La place de qui, si ce n’est pas clair
option-text = texte · Lire le plateau sous forme de texte ; personne d’autre ne le voit
option-opponents = adversaires · Combien d’ordinateurs affronter ; la partie commence tout de suite
option-level = niveau · Le niveau de jeu des ordinateurs
option-thread = fil · Jouer dans un nouveau fil
option-which-game = jeu · Quel jeu ?
option-about = sujet · Ce que tu veux savoir, avec tes mots : « qui gagne à égalité »

option-pace = rythme · Le nouveau rythme
option-table-name = nom · Comment la table s’appelle
option-table-language = langue · La nouvelle langue
option-notices = messages · Comment te prévenir que c’est à toi de jouer
option-reminders = rappels · Recevoir un rappel quand une table t’attend ?
option-quiet-from = calme-de · Début de tes heures calmes, de 0 à 23 ; même heure que la fin : pas d’heures calmes
option-quiet-to = calme-à · Fin de tes heures calmes, de 0 à 23
option-zone = fuseau · Ton fuseau horaire, comme Europe/Paris
option-language = langue · La langue dans laquelle le bot te parle
option-server-language = langue · La langue des nouvelles tables
option-server-pace = rythme · Le rythme des nouvelles tables ; l’hôte peut le changer
option-server-thread = fil · Un fil pour chaque nouvelle table, sauf si /play dit autre chose ?
option-text-boards = en-texte · Lire les plateaux en texte plutôt qu’en images, là où personne d’autre ne les voit ?
option-tips = astuces · Recevoir des astuces pendant tes premières parties ?
option-record-file = fichier · Une feuille de partie en fichier
option-record-text = notation · Une feuille de partie en texte
option-named = avec-nom · Afficher ton nom dans les feuilles de tes parties, et pas seulement ta couleur ?
option-until = jusqu-à · Ton dernier jour d’absence, comme 2026-12-31. Laisse vide à ton retour
option-solo-thread = solo-fil · Où se jouent les parties contre des ordis seuls
option-compact = compact · Montrer les tables en attente en quelques lignes, sans image ?
option-as-server = comme-serveur · Enlever tous les réglages de ce salon ; ceux du serveur valent alors
option-tables = tables · Peut-on ouvrir des tables dans ce salon ?
option-role = rôle · Un rôle qui peut ouvrir des tables ; choisis-le de nouveau pour le retirer
option-manager = gestion · Un rôle qui peut fermer et déplacer les tables ; choisis-le de nouveau pour l’enlever
option-ping-role = rôle-à-prévenir · Un rôle à mentionner quand une table ouvre ; choisis-le de nouveau pour l’enlever
option-channel = salon · Un salon où l’on peut ouvrir des tables ; choisis-le de nouveau pour le retirer
option-most-in-channel = max-par-salon · Combien de tables ouvertes au plus dans un salon, fils compris ; 0 pour les 25 habituelles
option-most-in-server = max-par-serveur · Combien de tables ouvertes au plus dans tout le serveur ; 0 pour les 1 000 habituelles
option-most-lobbies = max-salles · Combien de tables une personne peut avoir en attente de monde ; 0 pour les 5 habituelles
option-most-tables = max-tables · À combien de tables ouvertes une personne peut jouer ; 0 pour autant que je le permets
option-freed-seats = places-libres · Qui peut prendre une place quand quelqu’un s’en va ; pour les nouvelles tables
option-early-end = fin-anticipée · L’hôte peut-il arrêter une partie sans demander aux autres ? Pour les nouvelles tables
option-board = liste · Un salon pour la liste des tables, toujours à jour ; choisis-le à nouveau pour l’enlever
option-block = bloquer · Exclure une personne des tables de ce serveur ; choisis-la de nouveau pour la laisser revenir
option-game = jeu · Le jeu dont tu changes une option aux nouvelles tables ; remplis aussi les deux suivantes
option-option = option · Quelle option de ce jeu
option-value = valeur · La valeur de cette option aux nouvelles tables

## Which table

command-state-lobby = pas encore commencée
command-state-archived = archivée : /board la reprend
command-state-over = finie
command-state-playing = en cours
command-state-free = une place est libre
command-state-waiting = on attend { $people }
command-state-waiting-you = on t’attend
command-state-waiting-you-too = on t’attend, et aussi { $people }
command-state-waiting-too = on attend aussi { $people }
command-no-table = Tu n’es à aucune table en ce moment. Ouvres-en une avec `/play`, ou rejoins une table ouverte.
command-settings-too-late = Les réglages ne se changent qu’avant le début de la partie, sauf le nom : avec l’option `{ $option }`.
command-no-such-table = Je ne trouve pas cette table. Choisis-en une dans la liste qui apparaît pendant que tu tapes.
command-which-table = Quelle table ?
command-which-else = Une autre table…
command-which-over = J’ai posé cette question il y a un moment et je ne sais plus pour quoi. Redonne la commande, s’il te plaît.
command-tables-title = Tes tables
command-your-turn = À toi de jouer !
command-your-word = Donne ton avis !
command-tables-open = Ouvertes pour toi
command-status-people = À table : { $people }
command-status-host = { $name } (hôte)
command-status-free = { $name } (a quitté la partie ; place libre)
command-status-since = À { $who } de jouer. Ce tour a commencé { $since }.
command-status-late = Le temps est écoulé pour { $who } ; les autres décident sur le plateau.
command-status-times = Ouverte { $opened }, jouée pour la dernière fois { $touched }

## Ending

command-end-confirm = Arrêter cette partie maintenant ? C’est ta table : tu peux le faire tout de suite, pour tout le monde. Le score reste tel quel, et on ne peut pas revenir en arrière. Ou demande aux autres : la partie ne s’arrête alors que si tout le monde est d’accord.
command-end-confirm-alone = Arrêter cette partie maintenant ? Le score reste tel quel, et on ne peut pas revenir en arrière.
command-end-confirm-vote = Demander aux autres d’arrêter cette partie ? Elle ne s’arrête que si tout le monde est d’accord. Le score reste alors tel quel, et on ne peut pas revenir en arrière.
command-end-button-now = L’arrêter pour tout le monde
command-end-button-vote = Demander aux autres
command-end-lobby = Fermer cette table pour tout le monde ? Tu peux toujours en ouvrir une nouvelle avec `/play`.
command-leave-ask = Quitter cette partie ? Si tu laisses ta place libre, n’importe qui peut la prendre et continuer avec ce que tu as. Si tu abandonnes, { $seats ->
    [2] la partie s’arrête et l’autre gagne
   *[other] l’ordinateur continue à ta place
  }. Dans les deux cas, tu ne verras plus ta main.
command-leave-host = La table passe à quelqu’un d’autre.
counts-left = { $how ->
    [conceded] Laisser ta place libre compte comme un abandon, sauf si quelqu’un y continue. Dans ce cas, la partie compte pour toi comme quittée : ni gagnée ni perdue.
   *[left] Une partie qui continue sans toi compte pour toi comme quittée : ni gagnée ni perdue.
  }
command-leave-button-hand-on = Laisser ma place libre
command-leave-button-concede = Abandonner
command-computer-ask = Laisser l’ordinateur jouer à ta place jusqu’à la fin ? Tu ne pourras plus la reprendre, et tu ne verras plus ta main. Si tu veux revenir ou laisser jouer quelqu’un d’autre, utilise plutôt `/table leave`.
command-computer-button-own = Le laisser jouer pour moi
command-host-full = Cette personne a déjà autant de tables en attente de monde que possible.
command-no-such-seat = La place de qui ? Dis-le avec l’option `place` : { $people }.

## Settings

settings-title-mine = Tes réglages
settings-notices-mention = Quand c’est à toi de jouer, je te mentionne dans le salon
settings-notices-direct = Quand c’est à toi de jouer, je t’envoie un message privé
settings-notices-off = Quand c’est à toi de jouer, je ne te dis rien
settings-yes = Oui
settings-no = Non
settings-language = Langue : { $language }
settings-language-own = celle de ton Discord
settings-language-server = celle de leur hôte
settings-away = En pause jusqu’au { $until }
settings-menu-quiet = Heures calmes
settings-menu-quiet-none = Pas d’heures calmes
settings-menu-quiet-hours = Heures calmes : de { $from } h à { $to } h
settings-menu-zone = Fuseau horaire
settings-menu-zone-now = { $zone } : il est { $time }
settings-menu-away = Faire une pause
settings-menu-away-days = { $days ->
    [1] Une pause jusqu’à ce soir
   *[other] Une pause de { $days } jours
  }
settings-menu-away-back = Me revoilà !
settings-button-reminders = Rappels
settings-button-text = Plateaux en texte
settings-button-tips = Astuces
settings-button-named = Mon nom dans les feuilles
settings-more = Tu cherches d’autres heures, un autre fuseau horaire ou un jour précis ? `/settings mine` et `/settings vacation` acceptent ce que tu tapes.
settings-no-zone = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste qui apparaît pendant que tu tapes, comme Europe/Paris.
settings-half-quiet = Il faut un début et une fin à tes heures calmes : `calme-de` et `calme-à`.
settings-vacation-begun = Profites-en ! Jusqu’au soir du { $until }, tu ne reçois aucun rappel, ton temps s’arrête, et tes tables savent que tu es en pause. Tu peux quand même jouer si tu en as envie. Pour revenir plus tôt, utilise `/settings vacation` sans jour.
settings-vacation-over = Te revoilà ! Ton temps s’écoule de nouveau.
settings-vacation-none = Tu n’es pas en pause en ce moment. Pour en faire une, donne-moi le dernier jour avec `jusqu-à`, comme 2026-12-31. Une pause dure trois semaines au plus, et tu as soixante jours par an en tout.
settings-vacation-no-day = Écris le jour comme ceci : 2026-12-31.
settings-vacation-past = Ce jour est déjà passé.
settings-vacation-too-long = Une pause dure trois semaines au plus, et tu as soixante jours par an en tout. Choisis un jour plus proche.
settings-vacation-too-often = Ça fait déjà soixante absences en un an. On ne peut pas en prendre plus.
settings-title-server = Réglages de ce serveur
settings-roles-all = Tout le monde peut ouvrir des tables
settings-roles = Ces rôles peuvent ouvrir des tables : { $roles }, ainsi que les personnes qui gèrent le serveur
settings-managers-none = Seules les personnes qui gèrent le serveur gèrent les tables
settings-managers = Ces rôles gèrent aussi les tables : { $roles }
settings-pinged = Quand une table ouvre, ces rôles sont mentionnés dans son salon, une fois par heure au plus : { $roles } (je ne peux mentionner qu’un rôle que tout le monde peut mentionner, sauf si j’ai la permission « Mentionner tout le monde »)
settings-channels-all = On peut ouvrir des tables dans tous les salons
settings-channels = On peut ouvrir des tables dans { $channels }
settings-channels-not = pas dans { $channels }
settings-most-here = Tables ouvertes par salon : { $most } au maximum
settings-most-server = Tables ouvertes dans tout le serveur : { $most } au maximum
settings-most-lobbies = Tables en attente de monde par personne : { $most } au maximum
settings-most-tables = Tables ouvertes par personne : { $most } au maximum
settings-freed-seats = Si quelqu’un s’en va à une nouvelle table, qui peut prendre la place : { $who }
settings-freed-anyone = tout le monde
settings-freed-former = les personnes qui y ont déjà joué
settings-freed-agreed = les personnes que la table accepte
settings-host-ends = Arrêter une partie à une nouvelle table : { $how }
settings-host-ends-alone = l’hôte décide
settings-host-ends-vote = après la première manche, seulement si tout le monde est d’accord
settings-blocked = Personnes exclues des tables : { $people }
settings-nobody = personne
settings-blocked-full = Je peux exclure { $most } personnes des tables au maximum. Laisse d’abord quelqu’un revenir.
settings-list-full = La liste est pleine : elle en contient déjà { $most }. Choisis d’abord une entrée de nouveau pour la retirer.
settings-block-ask =
    Bloquer { $person } sur ce serveur ? Tables en attente que cette personne quittera : { $lobbies }. Parties où elle perdra sa place, que d’autres pourront prendre : { $games }. On te demandera pourquoi, et cette personne comme ces tables pourront le lire.
    -# { settings-block-undo }
settings-block-undo = Pour annuler, utilise de nouveau `/settings server bloquer:`. Pendant un jour, chaque place de partie que personne n’a prise lui est rendue ; les tables en attente, elles, ne reviennent pas.
settings-button-block = Bloquer
settings-button-block-not = Annuler
settings-block-why = { $person } lira la raison, comme tout le monde aux tables quittées.
settings-block-not = Personne n’a été bloqué.
settings-block-done = { $person } n’a plus accès à ce bot ici. { settings-block-undo }
settings-block-over = { $person } peut de nouveau jouer ici. Parties où sa place lui est rendue : { $count }. Les tables en attente ne reviennent pas, ni les places prises par d’autres ou perdues depuis plus d’un jour.
settings-block-self = Tu ne peux pas te bloquer toi-même.
settings-server-language = Langue des nouvelles tables : { $language }
settings-server-pace = Rythme des nouvelles tables : { $pace }
settings-solo = Les parties contre des ordinateurs seuls se jouent : { $where }
settings-solo-none = dans le salon
settings-solo-public = dans un fil, avec une ligne laissée dans le salon
settings-solo-private = dans un fil privé, ouvert aussi à qui gère les fils, avec une ligne laissée dans le salon
settings-solo-missing = Il me manque ici { $missing } pour cela. D’ici là, tout le monde verra ces fils.
settings-in-channels = Salons avec leurs propres réglages : { $channels }
settings-title-channel = Réglages de { $channel }
settings-channel-none = Ici, tout est comme sur le reste du serveur.
settings-apart = Sauf dans { $channels } : un autre réglage y vaut, et `/settings channel` le change.
settings-how-channel = Le reste est comme dans `/settings server`. Pour changer quelque chose, tape ici `/settings channel` avec une option ; `comme-serveur` enlève tout.
settings-how-server = Pour changer quelque chose, tape `/settings server` et choisis l’option indiquée en bout de ligne. Pour les options de départ d’un jeu, choisis `jeu`, `option` et `valeur`.
settings-rest = Le reste n’a pas changé : `/settings { $part }` le montre.
settings-usual = { $game } · { $option } : { $value }
settings-not-manager = Seules les personnes qui gèrent ce serveur peuvent changer ça. Pour voir les réglages, utilise `/settings server` sans option.
settings-no-option = Donne-moi un jeu, une de ses options et une valeur. Les listes apparaissent pendant que tu tapes.
settings-barred-role = Sur ce serveur, seuls certains rôles peuvent ouvrir des tables ({ $roles }), mais tu peux en rejoindre une qui est ouverte.
settings-barred-channel = Sur ce serveur, on peut ouvrir des tables dans { $channels }.
settings-barred-here = On ne peut pas ouvrir de tables dans ce salon. Essaie dans un autre.
settings-barred-most-here = Ce salon a déjà autant de tables ouvertes que possible ({ $most }). Finis d’abord une partie, ou arrêtes-en une avec `/table end`.
settings-barred-most-server = Ce serveur a déjà autant de tables ouvertes que possible ({ $most }). Finis d’abord une partie, ou arrêtes-en une avec `/table end`.
settings-barred-most-lobbies = Tu as déjà autant de tables en attente de monde que possible ({ $most }). Lances-en une ou fermes-en une d’abord.
settings-barred-most-tables = Tu es déjà à autant de tables ouvertes que possible ({ $most }). Finis d’abord une partie, ou quittes-en une avec `/table leave`.

## Privacy

privacy-file = Voici tout ce que je garde sur toi. Personne d’autre ne voit ce message.
privacy-file-unread = Certaines de tes tables ne sont pas entièrement lisibles en ce moment, ce fichier est donc incomplet. Réessaie `/privacy export` plus tard, ou demande à la personne qui héberge ce bot de regarder.
privacy-ask = Effacer tout ce que je garde sur toi ? Tu quitteras chaque table qui n’a pas commencé et tu abandonneras chaque partie en cours. Dans les parties jouées avec d’autres, ton nom sera remplacé par « { $name } ». Tu disparaîtras aussi des classements. On ne peut pas revenir en arrière.
privacy-button-remove = Tout effacer

## Other answers

command-nudged = C’est fait, le rappel est parti.
command-undone = Annulé.
command-here-already = Cette partie est déjà dans ce salon. `/board` l’affiche en bas.
command-board-elsewhere = Cette partie est dans { $channel }. `/table move` l’amène ici.
command-no-such-game = Je ne connais pas ce jeu.
option-other-tables = autres-tables · Te dire après ton tour quelle autre table t’attend ?
settings-button-elsewhere = Autres tables
next-table = À une autre table :
slash-table-note = Noter quelque chose à ta table ; personne d’autre ne le voit
note-title = Ta note
note-label = Ce que tu veux te rappeler
note-none = Tu n’as encore rien noté à cette table.
note-about = Personne d’autre ne la voit. Elle disparaît quand la table est supprimée.
note-line = Ta note : { $words }
button-note = Note
button-note-write = Écrire
button-note-edit = Modifier
button-note-remove = Supprimer
form-late = J’ai mis trop de temps. Appuie encore une fois.
slash-table-report = Signaler un problème à ta table aux personnes qui hébergent ce bot
option-problem = problème · Qu’est-ce qui ne va pas ? Dis ce que tu as fait et ce que tu attendais
report-kept = Merci ! Les personnes qui hébergent ce bot peuvent maintenant le lire, avec les coups de ta partie. Jusqu’à la fin, elles ne voient que ce que toute la table a le droit de savoir. Si tu leur en parles, donne-leur le numéro **{ $number }**.
rejected-too-soon-to-report = Tu viens de signaler quelque chose à cette table. Réessaie dans { $minutes } min.
rejected-too-many-reports = Il y a déjà trop de signalements pour cette table. Parles-en aux personnes qui hébergent ce bot.
