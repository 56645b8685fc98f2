### Otys: what stands with an answer in few words.

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

otys-brief-twice-for = twice, for { $credits } each
otys-brief-once-for = once, for { $credits }
# On the button of a contract, in few letters.
otys-price-gain = +{ $credits } Cr.
otys-price-gain-battery = +{ $batteries } Bat.
# A resource and the level where it lies, on a button.
otys-button-carry = { $colour } ({ $level })
