### Où c’est encore à quelqu’un de jouer.

option-other-tables = autres-tables · Te dire après ton tour quelle autre table t’attend ?
settings-elsewhere-on = Après ton tour, je te dis quelle autre table t’attend
settings-elsewhere-off = Après ton tour, je ne dis rien de tes autres tables
settings-button-elsewhere = Autres tables
next-table = À une autre table :
