### Otys: what people read while they play. Everything here is shown as it stands; labels of answers fit 40 characters, effects 100.

## The game and its options

otys-title = Otys
otys-tagline = Send your divers down for resources and complete contracts. At { $target } Prestige you finish the round, and whoever has most wins.
otys-option-sponsors = Sponsors
otys-option-sponsors-about = Which sides of the five sponsors are in play; the basic ones unless you choose others
otys-option-variant = Copying a diver
otys-option-variant-about = Who gets the Credit when a diver is copied; if its owner does, that diver comes up too
otys-value-basic = Basic sides, for a first game
otys-value-random = Sides at random
otys-value-advanced = Advanced sides
otys-value-off = pays the supply
otys-value-on = pays its owner (the designer’s variant)

## Words

# As the word follows a number, in languages where that matters; a $count of 0 asks for the kind itself.
otys-colour-metal = { $count ->
   *[other] Metal
  }
otys-colour-plant = { $count ->
   *[other] Plant
  }
otys-colour-fuel = { $count ->
   *[other] Fuel
  }
otys-colour-tech = { $count ->
   *[other] Tech
  }

otys-diver-metal-expert = Metal Expert
otys-diver-plant-expert = Plant Expert
otys-diver-fuel-expert = Fuel Expert
otys-diver-tech-expert = Tech Expert
otys-diver-trader = Trader
otys-diver-spy = Spy
otys-diver-engineer = Engineer
otys-diver-explorer = Explorer
otys-upgraded = { $diver } (upgraded)

otys-purse-credits = { $sign }{ $count } { $count ->
    [one] Credit
   *[other] Credits
  }
otys-purse-batteries = { $sign }{ $count } { $count ->
    [one] Battery
   *[other] Batteries
  }
otys-purse-prestige = { $sign }{ $count } Prestige
otys-prestige = { $count } Prestige
otys-purse-neutral-x = { $sign }{ $count } neutral X { $count ->
    [one] key
   *[other] keys
  }

otys-cubes = { $count ->
    [one] { $colour }
   *[other] { $count } { $colour }
  }
otys-cubes-changed = { $sign }{ $count } { $colour }
otys-nothing = none

otys-key = key { $level }
otys-key-own-x = own X key
otys-key-neutral-x = neutral X key

otys-place-level = level { $level }
otys-place-surface = the surface
otys-levels = { $reach ->
    [one] 1 level
   *[other] up to { $reach } levels
  }

## What divers do, in a few words

otys-effect-expert-basic = take 1 { $colour }
otys-effect-expert-upgraded = take 1 { $colour }, { $bonus }
otys-effect-trader-basic = sell or buy 1 resource
otys-effect-trader-upgraded = sell for 1 more, or buy for 1 less
otys-effect-trader-basic-free = sell 1 resource, or buy 1 for free
otys-effect-trader-upgraded-free = sell for 1 more, or buy for free
otys-effect-spy = pick a contract or copy a diver { $price }
otys-effect-engineer = improve propeller or Hacker { $price }
otys-effect-explorer = take a reward token { $price }
otys-effect-price = { $cost ->
    [0] for free
    [1] for 1 Credit
   *[other] for { $cost } Credits
  }

## What sponsors do, in a few words

otys-sponsor-1-basic = +1 Credit
otys-sponsor-1-advanced = own divers cost no Credits
otys-sponsor-2-basic = your diver works twice
otys-sponsor-2-advanced = use a reward token here
otys-sponsor-3-basic = get a key back
otys-sponsor-3-advanced = diver on level 5 comes up
otys-sponsor-4-basic = upgrade your diver for 2 Credits, +1 Prestige
otys-sponsor-4-advanced = upgrade a surface diver for 2 Credits, +1 Prestige
otys-sponsor-5-basic = +1 Battery
otys-sponsor-5-advanced = +1 Battery, or move a resource for 1 Battery

## What an answer does, in a few words: beside it, in hints, help and puzzles

# $demand is what a contract asks for, $prestige what it brings.
otys-effect-nothing = no effect, and no cost
otys-effect-completed = completes { $demand } on { $place }
otys-effect-ready = { $demand } ({ $prestige }) ready on { $place }
otys-effect-nearer = { $demand } ({ $prestige }) lacks { $lacks } on { $place }
otys-effect-now = { $demand } ({ $prestige }) completed this turn
otys-effect-soon = { $demand } ({ $prestige }) completed next turn
otys-effect-later = { $demand } ({ $prestige }) completed a turn later
otys-effect-denies = keeps { $name } from { $demand } ({ $prestige })
otys-effect-taken = { $name } can take { $demand } ({ $prestige }) first
otys-effect-points = about { $amount } by the end of your next turn
otys-effect-target = the last round begins
otys-effect-home = all your keys come home
otys-effect-upgraded = { $diver } upgraded: { $effect }
# $old is what the level brought per contract until now, or none.
otys-effect-reward = { $back } per contract on { $place }{ $old ->
    [none] { "" }
   *[other] , no longer { $old }
  }
otys-effect-twice-once = works twice, but your Credits are enough for once
otys-effect-dives = then you dive
otys-effect-stands = then the { $diver } is on { $place }
otys-effect-returns = a key back
otys-effect-mechanic = 1 Battery moves a diver up to { $value } levels
otys-effect-hacker = all keys come home at { $value }, one sooner
otys-effect-left = leaves { $count ->
    [one] 1 contract
   *[other] { $count } contracts
  } ready
otys-why-waits = { $demand } ({ $prestige }) stays ready: waiting looks better than completing it now
otys-effect-besides = then { $reward }
otys-effect-over = the game ends with it, and that can’t be undone
otys-effect-sponsor = sponsor: { $effect }
otys-effect-opens = any level, all sponsors move down one
otys-effect-opens-once = any level, all sponsors move down one, only once
otys-effect-propels = move a diver { otys-levels }, −1 Battery
otys-effect-could = { $divers } can then work on { $place }
otys-effect-carries = from { $from } to another level, for 1 Battery
otys-effect-copies = copies { $divers }
otys-effect-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
  }
# What the best turn of a puzzle does, before it is solved: which contract or resource stays open.
otys-reason-hint = { $kind ->
    [completed] completes a contract that yours doesn’t
    [ready] gets a contract ready that yours doesn’t
    [nearer] brings a contract nearer that yours doesn’t
    [target] begins the last round
    [gained] gains something that yours doesn’t
    [cubes] leaves other resources in your sea
    [keys-home] brings all your keys home
    [diver-upgraded] upgrades a diver
    [reward] takes a reward token
    [key-returned] brings a key back
   *[other] { "" }
  }
otys-front-look = pick 1 of 4 contracts
otys-front-flip = upgrade a diver
otys-reward = { $front } (back: { $back })

## Contracts

otys-contracts = Contracts
otys-contracts-ready = Contracts · { $count } ready
# A number with a full stop at the start of a line would be counted anew by Discord.
otys-contract-ready = ✅ Ready on { $levels }.
otys-contract-place-reward = { $place } (then { $reward })
otys-contract-missing = Level { $level } lacks { $cubes }.
otys-contract-full = Level { $level } lacks { $cubes }, but it’s full.
otys-contract-nowhere = No level is big enough for it.
otys-contract-small = Too small for it: { $levels }.
otys-public-contracts = **Public**: first come, first served
otys-private-contracts = **Private**: only you can see these
otys-no-private-contracts = You have no private contracts yet. Your Spy can find some, and so can some reward tokens.
otys-asides-now = Completing a contract is free and doesn’t end your turn. All of its resources must be on one level.
otys-asides-none = No contract is ready right now.
otys-asides-uninterrupted = Answer the current question first. You can complete contracts right after that.
otys-asides-later = You can complete contracts on your own turn.
otys-aside-label = Complete { $cubes } · { $place }
otys-aside-done = Contract completed: { $gains }.
otys-button-offer = Complete { $gain } Prestige
otys-button-offer-level = Complete { $gain } Prestige, level { $level }
otys-button-offer-number = Complete { $gain } Prestige (no. { $number })
otys-own-ready = Your private contract for { $demand } is ready on { $place }: { $gains }.
otys-row-ready = The public contract for { $demand } is ready on { $place }: { $gains }.
otys-own-shared = It uses resources that the public contract for { $demand } needs, too: only one of the two will work.

## Questions of a turn

otys-answer-skip = Skip
otys-answer-go-on = Go on anyway
otys-lack-store = the Store is empty
otys-idle-engineer = propeller and Hacker can’t get any better
otys-idle-trader = nothing to sell or buy
otys-ask-prepare-lacking = Nothing to do before you dive: { $lacks }. Dive, or first complete a contract that is ready?
otys-ask-diver-lacking = The { $diver } can’t do more yet: { $lacks }. Complete a contract, or go on?
otys-ask-carry-lacking = You can’t move a resource yet: { $lacks }. Complete a contract first, or take a Battery?
otys-ask-pick-reward-lacking = You can use only one token (the other: { $lacks }). Complete a contract first, or use it?
otys-ask-key = Which key?
otys-note-keys-home = This key fills the Hacker track, so all your keys come home.
otys-note-keys-stay = This key brings all your keys home, unless the sponsor gives you one back.
otys-note-key-back = If you dive first, the sponsor can no longer give you a key back.
otys-note-only-key = Key { $key } was the only key you had left.
otys-answer-own-x = X key
otys-answer-neutral-x = { $count ->
    [one] Neutral X
   *[other] Neutral X ×{ $count }
  }
otys-ask-level = Which level does the X key open?
otys-ask-level-only-key = Which level does the X key, your only key, open?
otys-note-sponsors-moved = The sponsors, the same for everybody, have moved down one level, the lowest to the top.
otys-ask-prepare = Before you dive
otys-answer-sponsor-first = Sponsor first
otys-answer-propeller = Move
otys-answer-dive = Dive
otys-answer-dive-without = Do nothing
otys-answer-dive-both = Take both
# Where both gains could be had at once: the dive, and then the choice.
otys-answer-dive-pick = Pick one
otys-answer-sponsor-dive = Sponsor + dive
otys-answer-sponsor-dive-pick = Sponsor + pick
otys-answer-sponsor-dive-without = Sponsor only
otys-ask-propel = Which diver do you move for 1 Battery?
otys-note-reach = Up or down { otys-levels }, the others make room.
otys-ask-propel-to = Where does the { $diver } go for 1 Battery?
otys-answer-to-surface = { $place ->
    [1] Surface left
    [2] Surface middle
   *[other] Surface right
  }
otys-answer-end = End turn
otys-answer-stay = Stay down
otys-ask-end-game = End your turn, and the game?
otys-answer-end-game = End the game
otys-answer-stay-game = Stay down and end game
otys-ask-hold = { $name }’s Spy used your { $diver }. Does your diver stay down?
otys-answer-let = Come up

## Questions of divers

otys-ask-expert = { $diver }: what do you take?
otys-ask-expert-more = { $diver }: do you take this, too?
otys-ask-first = { $question } (first time of two)
otys-ask-again = { $question } (second time of two)
otys-bonus-metal = Neutral X
otys-bonus-plant = +1 Credit
otys-bonus-fuel = +1 Battery
otys-bonus-tech = Key back
otys-ask-trader = Sell or buy?
otys-note-have = You have { $have }.
otys-note-no-purchase = You can’t buy anything: { $why }.
otys-note-no-sale = There’s nothing to sell: { $place } has no resource that the Store takes.
otys-ask-price = What do you want for the resource?
otys-ask-spy = What should your Spy do?
otys-answer-look = Look at contracts
otys-button-look = Look
otys-answer-copy = Copy { $name }’s { $diver }
otys-button-copy = Copy { $name }
otys-ask-engineer = What do you improve?
otys-technician-mechanic = Propeller { $now }→{ $value }
otys-technician-hacker = Hacker { $now }→{ $value }
otys-ask-explorer = Which reward token do you take { $price }?
otys-note-explorer = Its front works right now. After that, its back pays you for every contract on { $place }.
otys-note-explorer-replaces = It replaces your permanent reward on { $place } ({ $back }).
otys-token-left = Left
otys-token-right = Right
# Where the two differ: on their buttons, and in full.
otys-button-front-cube = { $first }/{ $second }
otys-button-front-look = 1 contract
otys-button-front-flip = Upgrade
otys-button-front-prestige = +1 Prestige
otys-ask-return = Which key do you get back?
otys-ask-upgrade-activated = Upgrade your diver?
otys-ask-upgrade-surface = Which diver at the surface do you upgrade?
otys-ask-upgrade-any = Which diver do you upgrade?
otys-ask-pick-reward = Which reward token do you use?
otys-note-pick-reward = Its front works once. Then a new token takes its place.
otys-ask-carry = Take a Battery, or pay one to move a resource?
otys-ask-carry-to = Where does the { $colour } go for 1 Battery?
otys-ask-colour = Which resource do you take?
otys-ask-keep = Which contract do you keep?
otys-note-keep = The others go under the deck, and nobody gets to see them.
otys-ask-permanent = Take this level’s permanent reward, too?
otys-in-brackets = { $what } ({ $more })

## What happened

otys-happened-level-x = Level { $level } by { $key }
otys-happened-sponsor = Sponsor
otys-happened-sponsor-twice = the diver works twice
otys-happened-sponsor-token = one reward token
otys-happened-unused = did nothing
otys-happened-idle = no effect
otys-happened-idle-why = no effect ({ $why })
otys-happened-held = { $diver } stays down on { $place }
otys-happened-propeller = Propeller
otys-happened-again = { $diver }, a second time
otys-happened-token = Reward token
otys-happened-token-taken = took a reward token for free
otys-happened-permanent = Permanent reward on { $place }
otys-happened-copied = Spy as { $name }’s { $diver }
otys-happened-upgraded = { $diver } upgraded
otys-happened-key-back = { $key } back
otys-happened-keys-home = All keys came home
otys-happened-contract = 1 contract kept
otys-happened-sponsors-moved = The sponsors moved down one level
otys-happened-own-contract = kept the contract for { $demand }
otys-happened-completed-row = Completed a public contract with { $cubes } on { $place }
otys-happened-completed-hand = Completed a private contract with { $cubes } on { $place }
otys-happened-refilled = New public contract: { $demand }, { $gains }
otys-happened-token-shown = New reward token on { $place }: { $reward }
otys-happened-last-round = The last round has begun.
otys-happened-cubes = { $changes } on { $place }
otys-happened-moved = { $diver } from { $from } to { $to }
otys-happened-moved-surface = { $diver } to another place at the surface
otys-happened-stayed = The { $diver } stayed down on { $place }

## How it stands

otys-status-score = { $name } **{ $prestige }**
otys-status = Round { $round } · Prestige: { $scores } · to { $target }
otys-status-last-round = **Last round**: the game ends once everybody has had the same number of turns.
otys-status-over = Prestige: { $scores }
otys-ending-row = { $place }) **{ $name }**: { $prestige } Prestige, { otys-effect-resources } left in the sea.
otys-ending-story = -# Points from { $sources }. Score: { $grown }.
otys-ending-no-story = -# No points.
otys-ending-contracts = contracts { $points }
otys-ending-permanent = permanent rewards { $points }
otys-ending-tokens = reward tokens { $points }
otys-ending-sponsors = sponsors { $points }
otys-ending-store = the Store { $points }
otys-ending-grown = { $points } after round { $round }
otys-ending-rounds = Rounds played: { $rounds }. The game ends at { $target } Prestige; resources left only break ties.
otys-ending-tie = A tie in Prestige: the resources left in the sea decided.
otys-ending-shared = A tie in Prestige and in resources. Time for a rematch!

## The position in words

otys-text-active = In play: { $key } on level { $level }{ $sponsor ->
    [used] , its sponsor used
   *[open] {""}
  }.
otys-text-free = { $name } pays nothing for their own divers this turn.
otys-text-activated = The { $diver } is at work.
otys-text-looking = { $name } is looking at contracts.
otys-text-variant = The designer’s variant is on: copying a diver pays its owner.
otys-text-colony = Colony
otys-text-level = Level { $level }: sponsor: { $sponsor }. Reward tokens: { $rewards }.
otys-text-store-column = { $colour }, { $count } there. Buying: { $buy }. Selling: { $sell }.
otys-text-either = { $credits } or { $prestige }
otys-text-contracts = Public contracts
otys-text-contract = { $number }) { $demand }: { $gains }
otys-text-contract-who = { $contract }. Ready for { $who }.
otys-text-could = { $name } on level { $levels }
otys-text-piles = Contracts: { $deck } in the deck, { $discards } discarded. Reward tokens: { $bag } in the bag, { $spent } discarded. Neutral X keys in the supply: { $neutral }.
otys-text-discards = Discarded contracts: { $list }.
otys-text-spent = Discarded reward tokens: { $list }.
otys-text-sea-level = Level { $level }: { $diver }, { $cubes }, { $free } of { $spaces } spaces free{ $back ->
    [none] { "" }
   *[other] , { $back } per contract
  }
otys-text-keys = Keys at hand: { $keys }
otys-text-empty = empty
otys-text-not = not possible
otys-text-track = Hacker track: { $track }. At { $home } keys, they all come home.
otys-text-technicians = Propeller: { otys-levels }, improved { $mechanic } of 3 times. Hacker: improved { $hacker } of 3 times.
otys-text-contract-count = Private contracts: { $count }.
otys-text-surface = At the surface, next to go down first: { $divers }

## Beside the pieces in the pictures of the rules

otys-legend-mark-lit = Lamplight: in play, up now, or on offer; white rim: asked about
otys-legend-mark-new = Pink ring: new since your last turn; struck through: gone
otys-legend-mark-changed = How much a number changed
otys-legend-mark-moved = How far a diver went up or down
otys-legend-mark-ready = Can complete this contract now, on level 4
otys-legend-mark-lacks = Level 3 is closest: it lacks what’s shown there
otys-legend-mark-slip = This level has everything for the public contract worth 4 Prestige
otys-legend-mark-spent = This sponsor was used this turn
otys-legend-mark-hacker = When a key reaches the Hacker, all your keys come home
otys-legend-mark-permanent = A permanent reward here pays for every contract on this level
otys-legend-mark-back = At its foot: what the token’s back pays later, for every contract
otys-legend-mark-landing = Lit: where the next one sold goes, and its price

# What a diver does, beside its tile, for somebody who sees the signs for the first time; at most four short lines.
otys-explained-expert-basic = Takes 1 { $colour } from the supply onto its own level
otys-explained-expert-upgraded = Takes 1 { $colour } from the supply onto its own level, { $bonus }
otys-explained-trader-basic = Sells 1 resource of its level to the Store, or buys 1 there
otys-explained-trader-upgraded = Sells for 1 more, Credit or Prestige, or buys for 1 Credit less
otys-explained-trader-basic-free = Sells 1 resource of its level to the Store, or takes 1 there for free
otys-explained-trader-upgraded-free = Sells for 1 more, Credit or Prestige, or takes 1 for free
otys-explained-spy = Keeps 1 of 4 contracts, or acts as a neighbour’s diver on this level, { $price }
otys-explained-engineer = Improves propeller (farther) or Hacker (keys come home sooner) { $price }
otys-explained-explorer = Uses a reward token of this level { $price }; its back then pays for every contract here

otys-legend-title = What the pieces do in { $name }’s sea
otys-legend-levels = Sponsors and reward tokens on the levels
otys-legend-surface = **At the surface**, next to go down first
otys-legend-tokens = reward tokens: { $tokens }
otys-legend-placed = per contract: { $back }
otys-legend-front = Front, works once: { $front }
otys-legend-back = Back, at each contract on its level: { $back }
otys-legend-determined = These { $family } resources from one level: { $prestige } Prestige
otys-legend-free = Any resources of one level, { $family }: { $prestige } Prestige
