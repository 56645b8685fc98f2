### Où c’est encore à quelqu’un de jouer.

option-other-tables-name = autres-tables
option-other-tables-about = Te dire après ton tour quelle autre table t’attend ?
settings-elsewhere-on = Après ton tour, je te dis quelle autre table t’attend
settings-elsewhere-off = Après ton tour, je ne dis rien de tes autres tables
settings-button-elsewhere-on = Annoncer les autres tables
settings-button-elsewhere-off = Ne rien dire des autres tables
next-table = À une autre table :
