### When or where: what stands behind each line of a game’s `-names` in the name of a table.

names-when =
    im Morgengrauen
    am Abend
    um Mitternacht
    im Mondschein
    im Regen
    im Nebel
    im Schnee
    unter Sternen
    an der Brücke
    im Hafen
    bei Ebbe
    bei Flut
    im Sturm
    im Urlaub
    in der Strömung
    im Flachwasser
    in der Tiefe
    auf den Felsen
    nach dem Essen
    in Gedanken
