### Otys: what stands with an answer where a whole sentence has no room. With the answer’s name it fits a line on a phone, so 28 characters at most.

## What a level lacks for a contract, on its key. $prestige is what the contract brings, by which its button names it, too.

otys-aim-ready = +{ $prestige } ready already
otys-aim-done = +{ $prestige } ready
otys-aim-lacks = needs { $cubes } for +{ $prestige }
otys-aim-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
  }
# The contract on an aim, where several bring as much Prestige: the place of a public one in the row, or that it is private.
otys-aim-number = { $prestige } (no. { $number })
otys-aim-private = { $prestige } (private)
# After a diver with its cost, “Explorer −2 Credits”: there are not enough Credits.
otys-aim-credits = you have { $credits }
otys-aim-dear = sponsor too dear
otys-aim-no-sponsor = sponsor no help
# Whose work a Spy can do there: the neighbours’ divers on that level, “Trader/Plant”.
otys-aim-copy = copies { $divers }
otys-aim-copied = { $diver } ({ $names })

## What a sponsor does, with a key
otys-brief-sponsor-1-basic = +1 Credit
otys-brief-sponsor-1-advanced = diver free
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = 1 reward
otys-brief-sponsor-3-basic = key back
otys-brief-sponsor-3-advanced = 5 comes up
otys-brief-sponsor-4-basic = upgrade
otys-brief-sponsor-4-advanced = surface upgrade
otys-brief-sponsor-5-basic = +1 Battery
otys-brief-sponsor-5-advanced = Battery/move

## Answers

# $whose is own or neutral: the first comes home, the second does not. Where it is coming back just now, it is back.
otys-brief-x-key = { $whose ->
    [own] any level, sponsors move down
    [neutral] once, sponsors move down
   *[back] any level
  }
otys-brief-x-best = +{ $prestige } ready on level { $level }, sponsors move
otys-brief-propeller = a diver, −1 Battery
otys-brief-dive-pick = dive, then one of the two
# Who dives and does nothing.
otys-brief-dive-nothing = dives for no effect, free
# $diver is who then waits at the key.
otys-brief-waiting = then the { $diver } works
otys-brief-propel-works = then { $divers }
otys-brief-end = the { $diver } comes up
otys-brief-game-over = ends the game
otys-brief-stay = −1 Battery, stays here
otys-brief-improve-mechanic = moves { $value } levels, { $price }
otys-brief-improve-hacker = keys home at { $value }, { $price }
otys-brief-twice-for = twice, for { $credits } each
otys-brief-once-for = once, for { $credits }
otys-brief-sell-either = { $credits } or { $prestige }
# Credits where there is room for a few letters alone.
otys-price = −{ $credits } Cr.
otys-price-gain = +{ $credits } Cr.
otys-price-gain-battery = +{ $batteries } Bat.
otys-price-battery = −1 Battery
otys-brief-carry-here = to { $place }, −1 Battery
otys-brief-carry-away = elsewhere, −1 Battery
otys-brief-token-credits = { $price }, +2 per contract
otys-brief-token-prestige = { $price }, +1 Prestige/contract
# A resource and the level where it lies, on a button.
otys-button-carry = { $colour } ({ $level })

## What a diver does better once upgraded

otys-brief-upgrade-metal-expert = + X key
otys-brief-upgrade-plant-expert = +1 Credit
otys-brief-upgrade-fuel-expert = +1 Battery
otys-brief-upgrade-tech-expert = + key back
otys-brief-upgrade-trader = trade ±1
otys-brief-upgrade-spy = free
otys-brief-upgrade-engineer = free
otys-brief-upgrade-explorer = −1 Credit
