### Otys: what stands with an answer where a whole sentence has no room. With the answer’s name it fits a line on a phone, so 28 characters at most.

## What a level lacks for a contract, on its key. $prestige is what the contract brings, by which its button names it, too.

otys-aim-ready = +{ $prestige } is ready
otys-aim-done = then +{ $prestige } is ready
otys-aim-done-brief = +{ $prestige } ready
otys-aim-lacks = { $cubes } short of +{ $prestige }
otys-aim-none = no contract fits

## What a sponsor does, with a key
otys-brief-sponsor-1-basic = +1 Credit
otys-brief-sponsor-1-advanced = costs 0
otys-brief-sponsor-2-basic = ×2
otys-brief-sponsor-2-advanced = 1 reward
otys-brief-sponsor-3-basic = key back
otys-brief-sponsor-3-advanced = 5 comes up
otys-brief-sponsor-4-basic = upgrade
otys-brief-sponsor-4-advanced = upgrade
otys-brief-sponsor-5-basic = +1 Battery
otys-brief-sponsor-5-advanced = +1 Battery

## Answers

# $whose is own or neutral: the first comes home, the second does not. Where it is coming back just now, it is back.
otys-brief-x-key = any level; sponsors move{ $whose ->
    [own] ; comes home
    [neutral] ; good once
   *[back] { "" }
  }
otys-brief-x-best = any level, +{ $prestige } on { $level }; { $whose ->
    [own] comes home
   *[neutral] good once
  }
otys-brief-propeller = a diver, for 1 Battery
otys-brief-dive-pick = then choose
# Who dives and does nothing.
otys-brief-dive-nothing = the { $diver } rests
# $diver is who then waits at the key.
otys-brief-waiting = then the { $diver } works
otys-brief-end = all above it move down
otys-brief-stay = 1 Battery; ends the turn
otys-brief-end-ready = a contract is still ready
otys-brief-improve-mechanic = go farther, { $price }
otys-brief-improve-hacker = keys home at { $value }, { $price }
otys-brief-twice-for = twice, for { $credits } each
otys-brief-once-for = once, for { $credits }
otys-brief-sell-either = { $credits } or { $prestige }
# Credits where there is room for a few letters alone.
otys-price = { $credits } Cr.
otys-brief-carry-here = to { $place }, for 1 Battery
otys-brief-carry-away = elsewhere, for 1 Battery
# A resource and the level where it lies, on a button.
otys-button-carry = { $colour } ({ $level })

## What a diver does better once upgraded

otys-brief-upgrade-metal-expert = + X key
otys-brief-upgrade-plant-expert = +1 Credit
otys-brief-upgrade-fuel-expert = +1 Battery
otys-brief-upgrade-tech-expert = + a key back
otys-brief-upgrade-trader = trades 1 better
otys-brief-upgrade-spy = then free
otys-brief-upgrade-engineer = then free
otys-brief-upgrade-explorer = 1 Credit less
