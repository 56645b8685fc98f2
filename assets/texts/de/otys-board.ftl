## Die Bilder von Otys: was darauf geschrieben steht.

otys-board-diver-metal-expert = Metall
otys-board-diver-plant-expert = Pflanzen
otys-board-diver-fuel-expert = Treibstoff
otys-board-diver-tech-expert = Tech
otys-board-diver-trader = Händler
otys-board-diver-spy = Spion
otys-board-diver-engineer = Ingenieur
otys-board-diver-explorer = Entdecker

# Was ein Sponsor tut, in höchstens 17 Buchstaben.
otys-board-sponsor-1-basic = 1 Credit dazu
otys-board-sponsor-1-advanced = Taucher gratis
otys-board-sponsor-2-basic = Zweimal
otys-board-sponsor-2-advanced = 1 Belohnung
otys-board-sponsor-3-basic = Schlüssel zurück
otys-board-sponsor-3-advanced = Ebene 5 steigt
otys-board-sponsor-4-basic = Aufwerten
otys-board-sponsor-4-advanced = Oben aufwerten
otys-board-sponsor-5-basic = 1 Batterie dazu
otys-board-sponsor-5-advanced = Batterie/Umzug

otys-board-credits = Credits
otys-board-batteries = Batterien
otys-board-reach = Propeller
otys-board-contracts = Privat
otys-board-x-keys = X-Schlüssel
otys-board-in-play = aktiv
otys-board-next = nächster
otys-board-hacker = Hacker
otys-board-home-in = Noch { $count } Schlüssel, dann kommen alle heim

otys-board-status-key = Wählt Schlüssel
otys-board-status-x-key = Legt X-Schlüssel
otys-board-status-level = Taucht: Ebene { $level }
otys-board-status-waits = Wartet oben
otys-board-status-won = Gewinnt die Partie

otys-board-contracts-heading = Aufträge · { $deck } im Stapel
# Was ein Auftrag für beliebige Rohstoffe verlangt; kurz.
otys-board-free = { $family ->
    [kinds-1-1-1] 3 verschiedene
    [kinds-1-1-1-1] 4 verschiedene
    [kinds-2-1] 2 gleiche + 1 anderer
    [kinds-3-1] 3 gleiche + 1 anderer
    [kinds-2-2] 2 verschiedene Paare
    [kinds-3-2] 3 gleiche + 1 Paar
    [kinds-2-2-1] 2 Paare + 1 anderer
   *[other] { $numbers } aus { $kinds } Sorten
}
otys-board-store-buy = Kauf
otys-board-store-sell = Erlös
otys-board-round = Runde { $round }
otys-board-last-round = Runde { $round } · die letzte
otys-board-first = 1.

otys-board-cards-hand = Deine privaten Aufträge
otys-board-cards-looking = Behalte einen dieser Aufträge
# Am Fuß einer Karte auf der Hand; die Farben, die einer Ebene fehlen, sind dahinter gezeichnet.
otys-board-card-ready = Bereit: Ebene { $levels }
otys-board-card-lacks = Ebene { $level } fehlt:
otys-board-card-short = Ebene { $level } fehlt: { $count }
otys-board-card-nowhere = Kein Platz dafür
otys-board-hand-empty = Du hast noch keine privaten Aufträge.

otys-board-poster = Taucht nach den Schätzen einer versunkenen Welt
otys-board-final-shared = Geteilter Sieg
otys-board-final-line = gewinnt mit { $prestige } Prestige
otys-board-final-tied = gewinnt mit { $prestige } Prestige, übrige Rohstoffe: { $cubes }
otys-board-final-shared-line = { $names }: je { $prestige } Prestige
otys-board-from-contracts = Aufträge
otys-board-from-permanent = Dauernd
otys-board-from-tokens = Plättchen
otys-board-from-sponsors = Sponsor
otys-board-from-store = Laden
otys-board-from-cubes = Übrig
otys-board-rounds = Runden

## Dasselbe in Worten, für alle, die die Bilder nicht sehen.

otys-board-alt-tokens = Belohnungsplättchen auf { $place }: { $tokens }.
otys-board-alt-scores = Prestige bis { $target }: { $scores }.
otys-board-alt-final = { $place }. { $name }: { $prestige } Prestige; Aufträge { $contracts }, Dauerbelohnungen { $permanent }, Belohnungsplättchen { $tokens }, Sponsoren { $sponsors }, Laden { $store }; übrige Rohstoffe: { $cubes }.
otys-board-alt-grown = { $name } nach Runde { $steps }.
otys-board-alt-lit = Beleuchtet: { $contract }.
otys-board-alt-colony = { $name }: { $status }. { $round }.

otys-board-alt-new-contracts = private Aufträge { $sign }{ $count }
otys-board-alt-new-moved = { $diver } um { $spaces } nach { $way ->
        [up] oben
       *[down] unten
    }
otys-board-alt-new-permanent = Belohnung auf Ebene { $level }
otys-board-alt-new-keys = wieder da: Schlüssel { $keys }
otys-board-alt-new-hacker = Hacker verbessert
otys-board-alt-new-reach = Propeller { $sign }{ $count }
otys-board-alt-new-laid = Plättchen auf die Hackerleiste: { $count }
otys-board-alt-new-contract = öffentlicher Auftrag { $number }
otys-board-alt-new-store = Laden { $changes }
otys-board-alt-new-display = Belohnung auf Ebene { $level } der Kolonie
otys-board-alt-new-sponsors = Sponsor auf Ebene { $levels }
