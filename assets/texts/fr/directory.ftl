### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Les tables de ce serveur
directory-none = Aucune table n’est ouverte. Ouvres-en une avec `/play`.
# Above lobbies, each with a button to join.
directory-lobbies = Il reste de la place
directory-playing = Parties en cours
directory-over = Terminées ces jours-ci
# In the line of a game: “… · round 3 · …”.
directory-round = manche { $round }
# In the line of a game that is over; $people are names.
directory-won = victoire : { $people }
directory-button-all = Toutes les tables ouvertes ({ $count })
# Said alone to somebody who has joined a table from the list.
directory-entered = Tu as une place. Je te préviens quand ce sera à toi.
directory-hidden = Aucune de ces tables n’est dans un salon visible par tout le monde ici.
directory-page = Page { $page } sur { $pages }
directory-button-on = Suite
directory-button-back = Retour
# Said to the manager; $channel is a link to the channel.
directory-put = La liste des tables arrive dans { $channel }, et je la tiens à jour. Pour l’enlever, choisis à nouveau le même salon ; pour la déplacer, un autre.
directory-taken-away = J’ai enlevé la liste des tables de { $channel }.

## For those who manage the tables of the server

managing-button-all = Toutes les tables de ce serveur
managing-choose = Gérer une table…
managing-free = Libérer une place…
managing-about = Tu gères les tables de ce serveur et tu peux modifier celle-ci. On te demandera pourquoi, et les personnes concernées pourront le lire.
managing-button-close = Fermer
managing-button-move = Déplacer
managing-button-rename = Renommer
# Above the fields of a form.
managing-reason = Pourquoi ? La table pourra le lire
managing-channel = Dans quel salon ou fil ?
managing-name = Le nouveau nom
# $name is that of the table.
managing-title-close = Fermer { $name } ?
managing-title-move = Déplacer { $name }
managing-title-rename = Renommer { $name }
managing-title-free = Libérer une place : { $name }
managing-done-close = Fermée. Tout le monde à la table sait pourquoi.
managing-done-move = Déplacée.
managing-done-rename = Renommée.
managing-done-free = La place est libre, et la personne qui l’occupait sait pourquoi.

## Telling people of tables that have opened

# A button, and the heading of the page that it opens.
watch-button = Préviens-moi quand une table ouvre
watch-off = Pour quel jeu ? Je t’envoie un message privé quand une table où tu peux jouer ouvre sur ce serveur : une fois par heure au plus, et jamais pour tes propres tables.
# $game is a game, or “Any game”.
watch-on = Je t’envoie un message privé quand une table où tu peux jouer ouvre sur ce serveur ({ $game }) : une fois par heure au plus, et jamais pour tes propres tables. Pour arrêter, appuie encore une fois sur le bouton vert.
watch-any = N’importe quel jeu
watch-unreached = Je ne peux pas t’envoyer de messages privés. Autorise-les pour ce serveur dans Discord, puis choisis un jeu à nouveau.
watch-full = Trop de monde attend déjà des tables ici, je ne peux prévenir personne de plus.
# Direct messages. $server is its name in bold, or the words below.
watch-a-server = ton serveur
watch-confirmed = À partir de maintenant, je te préviens ici quand une table ouvre sur { $server }.
watch-news = { $count ->
    [one] Une table est ouverte sur { $server } :
   *[other] Des tables sont ouvertes sur { $server } :
}
watch-button-stop = Ne plus me prévenir
watch-stopped = Je ne te préviens plus quand des tables ouvrent sur ce serveur.
# In a channel; $role is pinged.
watch-role = { $role } { $count ->
    [one] Une table est ouverte :
   *[other] Des tables sont ouvertes :
}
