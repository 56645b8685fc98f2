option-standings = tabelle · Dürfen andere dich in Ranglisten sehen und deine Ergebnisse ansehen?
option-answering = antwortzeit · Darf am Tisch stehen, wie schnell du meist antwortest?
option-ratings = wertung · Sollen Spieler nach ihren Partien hier eine Wertung bekommen?

settings-standings-on = Andere sehen dich in den Ranglisten (`/stats`)
settings-standings-off = Andere sehen dich nicht in den Ranglisten, und gegen dich wird niemand gewertet
settings-answering-on = Vor dem Start steht am Tisch, wie schnell du meist antwortest
settings-answering-off = Niemand erfährt, wie schnell du meist antwortest
settings-button-standings = In Ranglisten
settings-button-answering = Wie schnell ich antworte
settings-ratings-on = Wer hier spielt, bekommt eine Wertung (`/stats server`)
settings-ratings-off = Es gibt keine Wertung

stats-time-0 = 5 Min.
stats-time-1 = 20 Min.
stats-time-2 = 1 Std.
stats-time-3 = 3 Std.
stats-time-4 = 8 Std.
stats-time-5 = 1 Tag
stats-time-6 = 3 Tagen
stats-answers-between = antwortet meist nach { $from } bis { $to }
stats-answers-within = antwortet meist innerhalb von { $to }
stats-answers-over = antwortet meist nach { $from } oder später
stats-answers-anytime = antwortet mal sofort, mal nach Tagen

slash-stats = Wie Spiele ausgingen: deine, die von anderen oder die dieses Servers
slash-stats-player = Spiele, Siege, Punkte und Gegner: deine oder die von jemand anderem
slash-stats-server = Die Rangliste dieses Servers, nach Spiel und Monat
option-stats-person = person · Wessen Spiele? Ohne Angabe deine
option-stats-game = spiel · Welches Spiel?
option-stats-month = monat · Spiele aus welchem Monat?
stats-month-this = Dieser Monat
stats-month-last = Letzter Monat
stats-month-all = Alle Spiele
stats-month = { DATETIME($from, month: "long", year: "numeric", timeZone: "UTC") }
stats-title = Spiele von { $name }
stats-hidden = { $name } zeigt anderen keine Ergebnisse.
stats-none = Du hast noch kein Spiel zu Ende gespielt. Mach mit `/play` einen Tisch auf.
stats-none-other = Hier gibt es noch nichts.
stats-points = Punkte: im Schnitt { $average }, bestenfalls { $best }
stats-against-computers = gegen Computer ({ $level }): { $wins } von { $games } gewonnen
stats-taken = auf fremden Plätzen weitergespielt, weder gewonnen noch verloren: { $games }
stats-left = verlassen, weder gewonnen noch verloren: { $games }
stats-early = vorzeitig beendet, zählt nicht: { $games }
stats-answers = Tempo: { $words }
stats-met = Am häufigsten am selben Tisch
stats-meeting = { $name }: { $games ->
    [one] 1 Spiel
    *[other] { $games } Spiele
}, { $ahead }-mal vorn, { $behind }-mal dahinter
stats-rating = Wertung auf diesem Server: { $rating }
stats-rating-new = { $games } von { $needed } nötigen Spielen
stats-rating-known = { $band }, { $points } ± { $spread }
stats-band-0 = Flachwasser
stats-band-1 = Riff
stats-band-2 = offenes Meer
stats-band-3 = Tiefsee
stats-band-4 = Tiefseegraben
stats-computers = Computer, getrennt gewertet: { $levels }
stats-server-none = Auf diesem Server wurde noch kein Spiel zu Ende gespielt.
stats-server-nobody = Diese Tabelle ist noch leer: Keines dieser Spiele zählt für jemanden, der hier zu sehen ist.
stats-row = { $games ->
    [one] 1 Spiel
    *[other] { $games } Spiele
}, { $wins } gewonnen
stats-column-games = Spiele
stats-column-wins = Siege
stats-column-points = Punkte Ø
stats-column-rating = Wertung
stats-plot = { $game }: Punkte der letzten { $games } Spiele
stats-rule = Es zählen Spiele, die zu Ende gespielt oder erst nach zwei vollen Runden aufgegeben wurden. Ein Platz, der die Hand gewechselt hat, ist weder gewonnen noch verloren. Wer dich hier sieht, stellst du mit `/settings mine` ein.
stats-shown-by = Gezeigt von { $name }
button-standings-tell = Dem Kanal zeigen
stats-told = Erledigt, sie steht im Kanal.
