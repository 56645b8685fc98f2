### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Tische auf diesem Server
directory-none = Gerade ist kein Tisch offen. Mit `/play` öffnest du einen.
# Above lobbies, each with a button to join.
directory-lobbies = Setz dich dazu
directory-playing = Hier wird gespielt
directory-over = Kürzlich zu Ende gegangen
# In the line of a game: “… · round 3 · …”.
directory-round = Runde { $round }
# In the line of a game that is over; $people are names.
directory-won = gewonnen von { $people }
directory-button-all = Alle offenen Tische ({ $count })
# Said alone to somebody who has joined a table from the list.
directory-entered = Du hast einen Platz. Ich sage dir Bescheid, wenn du dran bist.
directory-hidden = Keiner dieser Tische ist in einem Kanal, den hier alle sehen.
directory-page = Seite { $page } von { $pages }
directory-button-on = Mehr
directory-button-back = Zurück
# Said to the manager; $channel is a link to the channel.
directory-put = Die Liste aller Tische steht gleich in { $channel }, und ich halte sie aktuell. Um sie zu entfernen, wähl denselben Kanal noch einmal; um sie zu verschieben, einen anderen.
directory-taken-away = Die Liste der Tische steht nicht mehr in { $channel }.

## For those who manage the tables of the server

managing-button-all = Alle Tische dieses Servers
managing-choose = Einen Tisch verwalten …
managing-free = Einen Platz freigeben …
managing-about = Du verwaltest hier die Tische und kannst jeden ändern. Du wirst nach einem Grund gefragt, den alle lesen können, die es betrifft.
managing-button-close = Schließen
managing-button-move = Verschieben
managing-button-rename = Umbenennen
# Above the fields of a form.
managing-reason = Warum? Das lesen alle am Tisch
managing-channel = In welchen Kanal oder Thread?
managing-name = Der neue Name
# $name is that of the table.
managing-title-close = { $name } schließen?
managing-title-move = { $name } verschieben
managing-title-rename = { $name } umbenennen
managing-title-free = Platz freigeben: { $name }
managing-done-close = Geschlossen. Alle am Tisch wissen, warum.
managing-done-move = Verschoben.
managing-done-rename = Umbenannt.
managing-done-free = Der Platz ist frei, und wer ihn hatte, weiß, warum.
