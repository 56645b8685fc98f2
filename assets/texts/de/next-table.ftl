### Wo jemand sonst noch dran ist.

option-other-tables-name = andere-tische
option-other-tables-about = Nach deinem Zug hören, welcher andere Tisch auf dich wartet?
settings-elsewhere-on = Nach deinem Zug sage ich dir, welcher andere Tisch auf dich wartet
settings-elsewhere-off = Nach deinem Zug hörst du nichts von deinen anderen Tischen
settings-button-elsewhere-on = Andere Tische nennen
settings-button-elsewhere-off = Nichts von anderen Tischen
next-table = An einem anderen Tisch:
