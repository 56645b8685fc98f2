### Wo jemand sonst noch dran ist.

option-other-tables = andere-tische · Nach deinem Zug hören, welcher andere Tisch auf dich wartet?
settings-elsewhere-on = Nach deinem Zug sage ich dir, welcher andere Tisch auf dich wartet
settings-elsewhere-off = Nach deinem Zug hörst du nichts von deinen anderen Tischen
settings-button-elsewhere = Andere Tische
next-table = An einem anderen Tisch:
