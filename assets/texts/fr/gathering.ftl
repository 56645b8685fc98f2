### Comment une table se remplit : qui peut s’asseoir, à qui une place est gardée, et quand on commence.

## Avant la partie

lobby-wanted = { $missing ->
    [one] Il manque encore { $missing } personne.
   *[other] Il manque encore { $missing } personnes.
  }
lobby-full = La table est complète.
lobby-anyone = Tout le monde peut rejoindre la table.
lobby-private = Seules les personnes invitées par { $host } peuvent rejoindre la table.
lobby-begins-host = { $host } peut lancer la partie.
lobby-begins-full = On commence dès que la table est complète.
lobby-begins-at = La partie se lance toute seule si vous êtes assez nombreux.
lobby-starts = **Début : { $day }** · { $in }
lobby-missed = **On devait commencer { $ago }, mais vous n’étiez pas assez.** { $host }, lance la partie dès que vous serez assez, ou choisis une autre heure avec `/table settings`.
lobby-kept = { $count ->
    [one] { $people }, on t’invite. Appuie sur *Rejoindre* ou *Pas cette fois* : ta place est gardée jusqu’au { $until }.
   *[other] { $people }, on vous invite. Appuyez sur *Rejoindre* ou *Pas cette fois* : vos places sont gardées jusqu’au { $until }.
  }
lobby-kept-start = début
lobby-invited-too = Toujours sur invitation : { $people }
event-lobby-came = { $who } a rejoint la table { $ago }
event-lobby-left = { $who } a quitté la table { $ago }
lobby-starts-listed = début { $in }

## Ce que règle l’hôte

gathering-title = Places et début
gathering-button = Places et début…
gathering-about = Invite qui tu veux, choisis qui peut jouer et quand on commence. Les places sont gardées jusqu’au début, sinon pendant un jour.
gathering-who = Qui peut rejoindre
gathering-who-all = tout le monde dans ce salon
gathering-who-invited = seulement les personnes que l’hôte invite
gathering-invite = Inviter des gens
gathering-invited = Personnes invitées
gathering-start = Début
gathering-start-host = quand l’hôte appuie sur Commencer
gathering-start-full = dès que la table est complète
# D’autres façons de l’écrire.
gathering-full-words = quand la table est complète, quand la table sera complète, table complète, complet, complète
gathering-zone = Ton fuseau horaire est { $zone }, il y est { $time }. `/settings mine` le change. Pour une autre heure : `/table settings à:`
gathering-no-time = Je ne lis pas d’heure là-dedans. Écris-la comme `demain 20h` ou `ven 19h30`.
gathering-read = On commence : { $time }, à ton heure.
gathering-time-past = Cette heure est déjà passée. Choisis-en une plus tard, comme `demain 20h`.
gathering-time-far = C’est dans plus d’un mois. Choisis une heure plus proche.
gathering-at-once = Contre des ordinateurs, on commence tout de suite. Enlève `adversaires` pour attendre des gens.
gathering-event = Prends place ici : { $address }

slash-table-invite = Inviter quelqu’un à ta table et lui garder une place
option-private = privée · Seules les personnes que tu invites peuvent rejoindre la table
option-invite = inviter · Inviter quelqu’un et lui garder une place
option-at = à · Début, à ton heure : demain 20h, ven 19h30, dans 2 heures, ou quand la table est complète
option-kept-until = jusqu-à · Jusqu’à quand garder sa place, à ton heure : demain 20h, ven 19h30
