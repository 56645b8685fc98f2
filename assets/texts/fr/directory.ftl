### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Les tables de ce serveur
directory-none = Aucune table n’est ouverte. Ouvres-en une avec `/play`.
directory-lobbies = Il reste de la place
directory-playing = Parties en cours
directory-over = Terminées ces jours-ci
directory-all = Les { $open } tables
directory-won = victoire : { $people }
directory-hidden = Aucune de ces tables n’est dans un salon visible par tout le monde ici.
directory-page = Page { $page } sur { $pages }
directory-button-on = Suite
directory-put = La liste des tables arrive dans { $channel }, et je la tiens à jour. Pour l’enlever, choisis à nouveau le même salon ; pour la déplacer, un autre.
directory-taken-away = J’ai enlevé la liste des tables de { $channel }.
directory-not-manager = Seules les personnes qui gèrent les tables de ce serveur décident où se trouve leur liste. Pour voir les tables ouvertes, tape `/tables`.
directory-no-forum = La liste est un seul message, et un forum n’a pas de place pour ça. Choisis un salon textuel, ou un post du forum.
directory-language = Elle est en { $language } ; `/settings server langue:` permet d’en changer.

## For those who manage the tables of the server

managing-choose = Gérer une table…
managing-free = Libérer une place…
managing-about = Tu gères les tables de ce serveur et tu peux modifier celle-ci. On te demandera pourquoi, et les personnes concernées pourront le lire.
managing-button-close = Fermer
managing-button-move = Déplacer
managing-button-rename = Renommer
managing-reason = Pourquoi ? La table pourra le lire
managing-channel = Dans quel salon ou fil ?
managing-name = Le nouveau nom
managing-title-close = Fermer { $name } ?
managing-close-about = { $phase ->
    [lobby] La table sera fermée pour tout le monde, sans retour possible.
   *[other] La partie s’arrête avec un classement mais sans victoire, sans retour possible.
}
managing-free-about = { $phase ->
    [lobby] Cette personne quitte la table et peut revenir tant qu’il reste de la place.
   *[other] La partie continue, et d’autres peuvent prendre la place, ou cette personne à nouveau.
}
managing-title-move = Déplacer { $name }
managing-title-rename = Renommer { $name }
managing-title-free = Libérer une place : { $name }
# $from and $to are what it was called and is called now, or links to channels; $name is somebody whose seat was freed.
managing-done-close = Table fermée. Toute la table apprend pourquoi.
managing-done-move = Déplacée : { $from } → { $to }. Toute la table apprend pourquoi.
managing-moved-closed = On ne peut pas y ouvrir de tables, mais celle-ci y reste.
managing-done-rename = Renommée : « { $from } » devient « { $to } ». Toute la table peut lire pourquoi.
managing-done-free = Place libre : { $name } ne l’occupe plus et apprend pourquoi.

## Telling people of tables that have opened

watch-button = Préviens-moi quand une table ouvre
watch-off = Pour quel jeu ? Je t’envoie un message privé quand une table où tu peux jouer ouvre sur ce serveur : une fois par heure au plus, et jamais pour tes propres tables.
watch-on = **{ $game }** : je t’envoie un message privé quand une table où tu peux jouer ouvre sur ce serveur, une fois par heure au plus, et jamais pour tes propres tables. Pour arrêter, appuie encore une fois sur le bouton vert.
watch-any = N’importe quel jeu
watch-unreached = Je ne peux pas t’envoyer de messages privés. Autorise-les pour ce serveur dans Discord, puis choisis un jeu à nouveau.
watch-full = Trop de monde attend déjà des tables ici, je ne peux prévenir personne de plus.
# Direct messages. $server is its name in bold, or the words below.
watch-a-server = ton serveur
watch-confirmed = À partir de maintenant, je te préviens ici quand une table ouvre sur { $server }.
watch-news = Ça vient d’ouvrir sur { $server } :
watch-button-stop = Ne plus me prévenir
watch-stopped = C’est noté : je ne te préviens plus quand des tables y ouvrent.
watch-role = { $role } Ça vient d’ouvrir :

## What a server reads that the bot has just come to

greeting-title = Bonjour, ici on joue à des jeux de société !
greeting-how = Tout le monde peut commencer : `/play` ouvre une table pour des gens, des ordinateurs ou les deux, `/learn` apprend un jeu en jouant, et `/rules` répond aux questions.
greeting-manager = **Pour les personnes qui gèrent ce serveur** : tout marche déjà tel quel. Trois choses méritent un instant.
greeting-games = **Où l’on joue.** On peut ouvrir des tables dans tous les salons. Le bouton les réserve à celui-ci ; `/settings server salon:` en nomme d’autres.
greeting-button-games = Seulement dans ce salon
greeting-games-more = Appuie encore une fois pour permettre tous les salons ; `/settings server salon:` en ajoute d’autres.
greeting-list = **Une liste des tables** aide à trouver une partie, et je la tiens à jour. Le bouton la met ici ; `/tables liste:` la met ailleurs.
greeting-button-list = Mettre la liste ici
greeting-language = **La langue** des nouvelles tables, quelle que soit celle de chacun. Et `/settings server gestion:` nomme un rôle qui peut fermer et déplacer les tables.
greeting-choose-language = Langue des tables…

## A line of a list of tables, behind their names: what they wait for, and who sits there.

list-seats = { $seated ->
    [one] { $seated } place
   *[other] { $seated } places
    } sur { $most } : { $people }
list-players = avec { $people }
list-own = tu es à cette table
list-host = c’est toi l’hôte
list-host-next = c’est toi l’hôte ; si tu pars, ce sera { $name }
list-private = sur invitation
list-private-thread = dans un fil privé
list-kept = places gardées : { $count }
list-kept-you = une place t’est gardée
list-invited = On t’invite !
list-starts-full = début dès que la table est complète
list-opened = ouverte { $ago }
list-opened-by = ouverte { $ago } par { $name }

## What somebody is told alone who has sat down at a table, left it or declined an invitation: above which one it is

seat-taken = Tu as une place. Je te préviens quand ce sera à toi.
seat-leave = Tu as quitté cette table.
seat-decline = Tu ne joues pas à cette table cette fois, et les autres le savent.
seat-return = Tu changes d’avis ? Reviens tant qu’il reste de la place.
