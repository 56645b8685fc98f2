## The pictures of Otys: what is written on them.

otys-board-diver-metal-expert = Metal
otys-board-diver-plant-expert = Plant
otys-board-diver-fuel-expert = Fuel
otys-board-diver-tech-expert = Tech
otys-board-diver-trader = Trader
otys-board-diver-spy = Spy
otys-board-diver-engineer = Engineer
otys-board-diver-explorer = Explorer

# What a sponsor does, in at most 17 letters.
otys-board-sponsor-1-basic = Gain 1 Credit
otys-board-sponsor-1-advanced = Divers cost 0
otys-board-sponsor-2-basic = Works twice
otys-board-sponsor-2-advanced = Use 1 reward
otys-board-sponsor-3-basic = Key back
otys-board-sponsor-3-advanced = Level 5 surfaces
otys-board-sponsor-4-basic = Upgrade diver
otys-board-sponsor-4-advanced = Surface upgrade
otys-board-sponsor-5-basic = Gain 1 Battery
otys-board-sponsor-5-advanced = Battery or move

otys-board-credits = Credits
otys-board-batteries = Batteries
otys-board-reach = Propeller
otys-board-contracts = Private
otys-board-x-keys = X keys
otys-board-in-play = in play
otys-board-next = next
otys-board-hacker = Hacker
otys-board-home-in = Played keys: all come home after { $count } more

otys-board-status-key = Chooses a key
otys-board-status-x-key = Places an X key
otys-board-status-level = Dives at level { $level }
otys-board-status-waits = Waits at the surface
otys-board-status-won = Wins the game

otys-board-contracts-heading = Contracts · { $deck } in the deck
# What a contract for any resources asks for; short.
otys-board-free = { $family ->
    [kinds-1-1-1] 3 different kinds
    [kinds-1-1-1-1] 4 different kinds
    [kinds-2-1] 2 of a kind + 1 other
    [kinds-3-1] 3 of a kind + 1 other
    [kinds-2-2] 2 different pairs
    [kinds-3-2] 3 of a kind + 1 pair
    [kinds-2-2-1] 2 pairs + 1 other
   *[other] { $numbers } of { $kinds } kinds
}
otys-board-store-buy = Buy
otys-board-store-sell = Sell
otys-board-round = Round { $round }
otys-board-last-round = Round { $round } · the last
otys-board-first = 1st

otys-board-cards-hand = Your private contracts
otys-board-cards-looking = Keep one of these contracts
# At the foot of a card in hand; the colours that a level lacks are drawn behind it.
otys-board-card-ready = Ready: level { $levels }
otys-board-card-lacks = Level { $level } lacks
otys-board-card-short = Level { $level } lacks { $count }
otys-board-card-nowhere = No room for it
otys-board-hand-empty = You have no private contracts yet.

otys-board-poster = Dive for the treasures of a drowned world
otys-board-final-shared = Shared victory
otys-board-final-line = wins with { $prestige } Prestige
otys-board-final-tied = wins with { $prestige } Prestige and { $cubes } resources left
otys-board-final-shared-line = { $names }: { $prestige } Prestige each
otys-board-from-contracts = Contracts
otys-board-from-permanent = Rewards
otys-board-from-tokens = Tokens
otys-board-from-sponsors = Sponsors
otys-board-from-store = Store
otys-board-from-cubes = Tiebreak
otys-board-rounds = Rounds

## The same in words, for those who do not see the pictures.

otys-board-alt-tokens = Reward tokens on { $place }: { $tokens }.
otys-board-alt-scores = Prestige to { $target }: { $scores }.
otys-board-alt-final = { $place }. { $name }: { $prestige } Prestige; contracts { $contracts }, permanent rewards { $permanent }, reward tokens { $tokens }, sponsors { $sponsors }, Store { $store }; { $cubes } resources left.
otys-board-alt-grown = { $name } after round { $steps }.
otys-board-alt-lit = Lit: { $contract }.
otys-board-alt-colony = { $name }: { $status }. { $round }.

otys-board-alt-new-contracts = private contracts { $sign }{ $count }
otys-board-alt-new-permanent = permanent reward on level { $level }
otys-board-alt-new-keys = keys back: { $keys }
otys-board-alt-new-reach = propeller { $sign }{ $count }
otys-board-alt-new-hacker = Hacker improved
otys-board-alt-new-laid = keys on the Hacker track +{ $count }
otys-board-alt-new-contract = public contract { $number }
otys-board-alt-new-store = Store { $changes }
otys-board-alt-new-display = reward token on level { $level }
otys-board-alt-new-sponsors = sponsors moved down
