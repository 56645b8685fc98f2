### Dire aux personnes qui hébergent le bot que quelque chose ne va pas.

command-table-report-name = report
command-table-report-about = Dis aux personnes qui hébergent ce bot ce qui ne va pas à ta table
option-problem-name = problem
option-problem-about = Qu’est-ce qui ne va pas ? Dis ce que tu as fait et ce que tu attendais

report-kept = Merci ! Les personnes qui hébergent ce bot peuvent maintenant lire cela, avec les coups de ta partie. Jusqu’à la fin, elles ne voient que ce que toute la table peut savoir. Si tu leur en parles, donne le numéro **{ $number }**.
rejected-too-soon-to-report = Tu viens de signaler quelque chose à cette table. Réessaie dans { $minutes } min.
rejected-too-many-reports = Cette table a déjà autant de signalements qu’elle peut en garder. Parles-en aux personnes qui hébergent ce bot.
