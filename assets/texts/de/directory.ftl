### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Tische auf diesem Server
directory-none = Gerade ist kein Tisch offen. Mit `/play` öffnest du einen.
directory-lobbies = Setz dich dazu
directory-playing = Hier wird gespielt
directory-over = Kürzlich zu Ende gegangen
directory-all = Alle { $open } Tische
directory-won = gewonnen von { $people }
directory-hidden = Keiner dieser Tische ist in einem Kanal, den hier alle sehen.
directory-page = Seite { $page } von { $pages }
directory-button-on = Mehr
directory-put = Die Liste aller Tische steht gleich in { $channel }, und ich halte sie aktuell. Um sie zu entfernen, wähl denselben Kanal noch einmal; um sie zu verschieben, einen anderen.
directory-taken-away = Die Liste der Tische steht nicht mehr in { $channel }.
directory-not-manager = Wo die Liste der Tische steht, entscheidet nur, wer hier die Tische verwaltet. Die offenen Tische siehst du mit `/tables`.
directory-no-forum = Die Liste ist eine einzelne Nachricht, dafür ist im Forum kein Platz. Wähl einen Textkanal oder einen Beitrag im Forum.
directory-language = Sie ist auf { $language } geschrieben; das ändert `/settings server sprache:`.

## For those who manage the tables of the server

managing-choose = Einen Tisch verwalten …
managing-free = Einen Platz freigeben …
managing-about = Du verwaltest hier die Tische und kannst auch diesen ändern. Du wirst nach dem Grund gefragt, und alle, die es betrifft, können ihn lesen.
managing-button-close = Schließen
managing-button-move = Verschieben
managing-button-rename = Umbenennen
managing-reason = Warum? Das lesen alle am Tisch
managing-channel = In welchen Kanal oder Thread?
managing-name = Der neue Name
managing-title-close = { $name } schließen?
managing-close-about = { $phase ->
    [lobby] Die Lobby wird für alle geschlossen. Rückgängig machen lässt sich das nicht.
   *[other] Die Partie endet mit einem Endstand, ohne Sieg. Rückgängig machen lässt sich das nicht.
}
managing-free-about = { $phase ->
    [lobby] Die Person verlässt die Lobby und kann zurückkommen, solange noch Platz ist.
   *[other] Die Partie geht weiter: Andere können den Platz übernehmen, oder die Person selbst wieder.
}
managing-title-move = { $name } verschieben
managing-title-rename = { $name } umbenennen
managing-title-free = Platz von { $name } freigeben
# $from and $to are what it was called and is called now, or links to channels; $name is somebody whose seat was freed.
managing-done-close = Geschlossen. Alle am Tisch erfahren, warum.
managing-done-move = Von { $from } nach { $to } verschoben. Alle am Tisch erfahren, warum.
managing-moved-closed = Dort lassen sich keine Tische öffnen, aber dieser bleibt dort.
managing-done-rename = Von „{ $from }“ in „{ $to }“ umbenannt. Alle am Tisch können lesen, warum.
managing-done-free = Der Platz von { $name } ist frei. { $name } erfährt, warum.

## Telling people of tables that have opened

watch-button = Sag mir, wenn ein Tisch eröffnet wird
watch-off = Für welches Spiel? Ich schicke dir eine Direktnachricht, wenn auf diesem Server ein Tisch aufgeht, an den du dich setzen kannst: höchstens einmal in der Stunde und nie bei deinen eigenen Tischen.
watch-on = **{ $game }**: Ich schicke dir eine Direktnachricht, wenn auf diesem Server ein Tisch aufgeht, an den du dich setzen kannst, höchstens einmal in der Stunde und nie bei deinen eigenen Tischen. Wenn du das nicht mehr willst, drück noch einmal auf den grünen Knopf.
watch-any = Jedes Spiel
watch-unreached = Ich kann dir keine Direktnachrichten schicken. Erlaub sie in Discord für diesen Server und wähl dann noch einmal ein Spiel.
watch-full = Hier warten schon so viele auf Tische, dass ich mir niemanden mehr merken kann.
# Direct messages. $server is its name in bold, or the words below.
watch-a-server = deinem Server
watch-confirmed = Von jetzt an sage ich dir hier Bescheid, wenn auf { $server } ein Tisch aufgeht.
watch-news = Gerade eröffnet auf { $server }:
watch-button-stop = Nicht mehr Bescheid sagen
watch-stopped = Gut, ich sage dir nicht mehr Bescheid, wenn dort Tische aufgehen.
watch-role = { $role } Gerade eröffnet:

## What a server reads that the bot has just come to

greeting-title = Hallo, hier gibt’s jetzt Brettspiele!
greeting-how = Loslegen können alle: `/play` öffnet einen Tisch für Leute, für Computer oder beides, `/learn` bringt dir ein Spiel beim Spielen bei, und `/rules` beantwortet Fragen.
greeting-manager = **Für alle, die diesen Server verwalten**: Es geht alles so, wie es ist. Drei Dinge sind einen Moment wert.
greeting-games = **Wo gespielt wird.** Tische kann man in jedem Kanal öffnen. Der Knopf beschränkt sie auf diesen; `/settings server kanal:` nennt andere.
greeting-button-games = Nur in diesem Kanal
greeting-games-more = Noch einmal drücken erlaubt wieder alle Kanäle; `/settings server kanal:` fügt andere hinzu.
greeting-list = **Eine Liste aller Tische** zeigt allen, wo sie mitspielen können, und ich halte sie aktuell. Der Knopf stellt sie hierher; mit `/tables liste:` kommt sie woandershin.
greeting-button-list = Liste hier aufstellen
greeting-language = **Die Sprache** neuer Tische, egal welche jemand in Discord eingestellt hat. Und `/settings server verwalten:` nennt eine Rolle, die Tische schließen und verschieben darf.
greeting-choose-language = Sprache der Tische …

## A line of a list of tables, behind their names: what they wait for, and who sits there.

list-seats = { $seated } von { $most } Plätzen: { $people }
list-players = mit { $people }
list-own = du sitzt mit am Tisch
list-host = du bist Host
list-host-next = du bist Host; gehst du, wird es { $name }
list-private = nur auf Einladung
list-private-thread = in einem privaten Thread
list-kept = reservierte Plätze: { $count }
list-kept-you = ein Platz ist für dich frei
list-invited = Du bist eingeladen!
list-starts-full = Beginn, sobald alle Plätze besetzt sind
list-opened = geöffnet { $ago }
list-opened-by = geöffnet { $ago } von { $name }

## What somebody is told alone who has sat down at a table, left it or declined an invitation: above which one it is

seat-taken = Du hast einen Platz. Ich sage dir Bescheid, wenn du dran bist.
seat-leave = Du sitzt nicht mehr an diesem Tisch.
seat-decline = Diesmal spielst du hier nicht mit, und die anderen wissen es.
seat-return = Doch Lust? Solange ein Platz frei ist, kannst du dich wieder dazusetzen.
