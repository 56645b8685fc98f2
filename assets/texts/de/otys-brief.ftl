### Otys: was in wenigen Worten bei einer Antwort steht.

## Was einer Ebene für einen Auftrag fehlt, bei ihrem Schlüssel. $prestige ist, was der Auftrag bringt; so nennt ihn auch sein Knopf.

otys-aim-ready = +{ $prestige } schon bereit
otys-aim-done = +{ $prestige } bereit
otys-aim-lacks = noch { $cubes } für +{ $prestige }
otys-aim-resources = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
  }
# Welcher Auftrag gemeint ist, wenn mehrere so viel bringen: der wievielte der Reihe, oder dass er privat ist.
otys-aim-number = { $prestige } (Nr. { $number })
otys-aim-private = { $prestige } (privat)
# Nach dem Preis, „Entdecker −2 Credits“: Die Credits reichen nicht.
otys-aim-credits = du hast { $credits }
otys-aim-dear = Sponsor zu teuer
otys-aim-no-sponsor = Sponsor nutzlos
# Wessen Arbeit ein Spion dort tun kann: die Taucher der Nachbarn auf dieser Ebene, „Händler/Pflanzen“.
otys-aim-copy = kopiert { $divers }
otys-aim-copied = { $diver } ({ $names })

## Was ein Sponsor tut, bei einem Schlüssel
otys-brief-sponsor-1-basic = +1 Credit
otys-brief-sponsor-1-advanced = Taucher gratis
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = 1 Belohnung
otys-brief-sponsor-3-basic = Schlüssel zurück
otys-brief-sponsor-3-advanced = 5 taucht auf
otys-brief-sponsor-4-basic = aufwerten
otys-brief-sponsor-4-advanced = oben aufwerten
otys-brief-sponsor-5-basic = +1 Batterie
otys-brief-sponsor-5-advanced = Batterie/Umzug

## Antworten

otys-brief-twice-for = zweimal, je für { $credits }
otys-brief-once-for = einmal, für { $credits }
# Auf dem Knopf eines Auftrags, mit wenigen Buchstaben.
otys-price-gain = +{ $credits } Cr.
otys-price-gain-battery = +{ $batteries } Bat.
# Ein Rohstoff und die Ebene, auf der er liegt, auf einem Knopf.
otys-button-carry = { $colour } ({ $level })
