option-standings = classement · Les autres peuvent-ils te voir dans les classements et voir tes résultats ?
option-answering = rapidité · Peut-on voir avant la partie en combien de temps tu réponds d’habitude ?
option-ratings = cote · Donner une cote à chaque personne d’après ses résultats ici ?

settings-standings-on = Les autres te voient dans les classements (`/stats`)
settings-standings-off = Les autres ne te voient pas dans les classements, et jouer contre toi ne change la cote de personne
settings-answering-on = Avant la partie, on voit en combien de temps tu réponds d’habitude
settings-answering-off = Personne ne sait en combien de temps tu réponds d’habitude
settings-button-standings = Dans les classements
settings-button-answering = Temps de réponse
settings-ratings-on = Tout le monde a une cote d’après ses résultats ici (`/stats server`)
settings-ratings-off = Personne n’a de cote

stats-time-0 = 5 min
stats-time-1 = 20 min
stats-time-2 = 1 h
stats-time-3 = 3 h
stats-time-4 = 8 h
stats-time-5 = 1 jour
stats-time-6 = 3 jours
stats-answers-between = met d’habitude entre { $from } et { $to } à répondre
stats-answers-within = répond d’habitude en moins de { $to }
stats-answers-over = répond d’habitude après { $from } ou plus
stats-answers-anytime = répond tout de suite ou des jours après

slash-stats = Les résultats des parties : les tiennes, celles de quelqu’un d’autre ou celles du serveur
slash-stats-player = Parties, victoires, points et adversaires : les tiens ou ceux de quelqu’un d’autre
slash-stats-server = Le classement du serveur, par jeu et par mois
option-stats-person = personne · Les parties de qui ? Les tiennes si tu ne dis rien
option-stats-game = jeu · Quel jeu ?
option-stats-month = mois · Les parties de quel mois ?
stats-month-this = Ce mois-ci
stats-month-last = Le mois dernier
stats-month-all = Toutes les parties
stats-month = { DATETIME($from, month: "long", year: "numeric", timeZone: "UTC") }
stats-title = Parties : { $name }
stats-hidden = { $name } ne montre pas ses résultats aux autres.
stats-none = Tu n’as encore terminé aucune partie. Ouvre une table avec `/play`.
stats-none-other = Rien ici pour l’instant.
stats-points = points : { $average } en moyenne, { $best } au mieux
stats-against-computers = contre l’ordinateur ({ $level }) : { $wins } sur { $games } gagnées
stats-taken = continuées à la place de quelqu’un, ni gagnées ni perdues : { $games }
stats-left = quittées, ni gagnées ni perdues : { $games }
stats-early = arrêtées avant la fin, non comptées : { $games }
stats-answers = Rythme : { $words }
stats-met = Adversaires les plus fréquents
stats-meeting = { $name } : { $games ->
    [one] { $games } partie
    *[other] { $games } parties
}, { $ahead } fois devant, { $behind } fois derrière
stats-rating = Cote sur ce serveur : { $rating }
stats-rating-new = il faut { $needed } parties, { $games } pour l’instant
stats-rating-known = { $band }, { $points } ± { $spread }
stats-band-0 = hauts-fonds
stats-band-1 = récif
stats-band-2 = grand large
stats-band-3 = grands fonds
stats-band-4 = abysses
stats-computers = Ordinateurs, cotés à part : { $levels }
stats-server-none = Aucune partie n’a encore été terminée sur ce serveur.
stats-server-nobody = Ce classement est encore vide : aucune de ces parties ne compte pour quelqu’un qui accepte d’y être vu.
stats-row = { $games ->
    [one] { $games } partie
    *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
    *[other] { $wins } gagnées
}
stats-column-games = Parties
stats-column-wins = Gagnées
stats-column-points = Pts moy.
stats-column-rating = Cote
stats-plot = { $game } : points des { $games } dernières parties
stats-rule = Comptent les parties jouées jusqu’au bout, et celles abandonnées après au moins deux manches complètes. Une place qui a changé de mains n’est ni gagnée ni perdue. Qui te voit ici ? Ça se choisit avec `/settings mine`.
stats-shown-by = Montré par { $name }
button-standings-tell = Montrer dans le salon
stats-told = C’est fait, il est dans le salon.
