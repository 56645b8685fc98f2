### Où c’est encore à quelqu’un de jouer.

option-other-tables-name = other-tables
option-other-tables-about = Apprendre après ton tour quelle autre table t’attend ?
settings-elsewhere-on = Après ton tour, tu apprends quelle autre table t’attend
settings-elsewhere-off = Après ton tour, rien n’est dit de tes autres tables
settings-button-elsewhere-on = Annoncer les autres tables
settings-button-elsewhere-off = Rien des autres tables
next-table = C’est aussi ton tour ailleurs : **{ $game }** dans { $channel } · { $since } · { $way }
