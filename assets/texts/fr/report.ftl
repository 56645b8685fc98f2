### Dire aux personnes qui hébergent le bot que quelque chose ne va pas.

slash-table-report = Signaler un problème à ta table aux personnes qui hébergent ce bot
option-problem = problème · Qu’est-ce qui ne va pas ? Dis ce que tu as fait et ce que tu attendais

report-kept = Merci ! Les personnes qui hébergent ce bot peuvent maintenant le lire, avec les coups de ta partie. Jusqu’à la fin, elles ne voient que ce que toute la table a le droit de savoir. Si tu leur en parles, donne-leur le numéro **{ $number }**.
rejected-too-soon-to-report = Tu viens de signaler quelque chose à cette table. Réessaie dans { $minutes } min.
rejected-too-many-reports = Il y a déjà trop de signalements pour cette table. Parles-en aux personnes qui hébergent ce bot.
