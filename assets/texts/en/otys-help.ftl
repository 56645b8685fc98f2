### Otys: why something can’t be done now, and what the pieces are.

## Why an answer can’t be given: said behind what it is called and a colon

otys-unavailable-used = used already this turn
otys-unavailable-had = you’ve had it already
otys-unavailable-full = { $place } is full
otys-unavailable-credits = too few Credits
otys-unavailable-battery = no Battery
otys-unavailable-no-room = no other level has room for it
otys-unavailable-store-full = the Store has no room for more of it
otys-unavailable-store-empty = the Store has none
otys-unavailable-no-cube = none on { $place }
otys-unavailable-on-track = on your Hacker track
otys-unavailable-at-hand = you have it at hand
otys-unavailable-in-play = in play this turn
otys-unavailable-upgraded = upgraded already
otys-unavailable-nobody-upgraded = there’s nobody here to upgrade
otys-unavailable-basic = only an upgraded diver brings it
otys-unavailable-elsewhere = this upgrade doesn’t reach there
otys-unavailable-bound = the sponsor keeps your diver on { $place }, and nobody gets past
otys-unavailable-too-far = your propeller reaches { otys-levels }
otys-unavailable-idle = that diver could do nothing for you
otys-unavailable-copied = copied already
otys-unavailable-none-held = you have none
otys-unavailable-no-neutral-x = no neutral X key is left in the supply
otys-unavailable-no-contract = no contracts are left to look at
otys-unavailable-no-reward = the reward tokens here would change nothing now
otys-unavailable-no-key = none of your own keys is on the Hacker track
otys-unavailable-no-saving = nothing would get cheaper this turn
otys-unavailable-best = can’t get any better
otys-unavailable-no-prestige = this row of the Store pays only Credits
otys-unavailable-key-level = it can only go to the level of your key

## What the pieces are: two sentences each

otys-pieces-board = Keys, Store and technicians
otys-pieces-counted = Resources, Credits and the rest
otys-piece-diver = { $effect } Now: { $place }.
otys-piece-sponsor = Sponsor on level { $level }
otys-piece-sponsor-words = { $effect } It helps once before the dive when your key is on level { $level }.
otys-piece-front = Reward token: { $front }
otys-piece-front-words = Its front brings this once: { $front }. If your Explorer takes it, its back stays on that level and pays for each contract there.
otys-piece-back = Your permanent reward on { $place }
otys-piece-back-words = It brings { $back } each time you complete a contract there. The Explorer can put another one in its place.
otys-piece-contract-own = Private contract: { $demand }
otys-piece-contract-public = Public contract: { $demand }
otys-piece-store = Store
otys-piece-store-words = Your Trader buys and sells resources here; { $stock } are in it now. The fewer it has of a kind, the more it pays and the more it asks.
otys-piece-hacker = Hacker track
otys-piece-hacker-words = Keys you’ve played lie here, { $track } right now. Key number { $home } brings them all home.
otys-piece-mechanic = Propeller track
otys-piece-mechanic-words = It sets how far your propeller moves a diver for 1 Battery: { otys-levels }. The Engineer can improve it three times.
otys-piece-keys = Keys 1 to 5
otys-piece-keys-words = A key opens the level with its number for one turn. You have { $hand } at hand; any others are on the Hacker track.
otys-piece-own-x = Your X key
otys-piece-own-x-words = It opens any level, and all sponsors move down one first. It comes home with your other keys.
otys-piece-neutral-x = Neutral X key
otys-piece-neutral-x-words = It works like your X key, but you can use it only once. You have { $held }, and { $supply } are in the supply.
otys-piece-resource-words = Your { $diver } brings it up, and it stays on that level. A contract needs all its resources on one level.
otys-piece-prestige = Prestige
otys-piece-prestige-words = Contracts bring it, and at { $target } the last round begins; whoever has most then wins. You have { $have }.
otys-piece-credit = Credit
otys-piece-credit-words = Credits pay for divers, sponsors and purchases; at the end they’re worth nothing. You have { $have }.
otys-piece-battery = Battery
otys-piece-battery-words = A Battery moves a diver before you dive, or keeps the one who worked down when your turn ends. You have { $have }.

## What people look for a topic of the rules by

otys-find-aim = goal win winner how points start beginning setup what game
otys-find-turn = phase order step dive end pass undo next take back
otys-find-keys = key back return come home track hacker sixth lock wild joker
otys-find-divers = diver worker character meeple expert upgrade flip full space level trader engineer explorer effect
otys-find-sponsors = sponsor left tile helper free Credit Battery effect twice
otys-find-contracts = card order mission quest score private public hand complete deliver points resource colour
otys-find-rewards = token bonus permanent chest front back explorer
otys-find-store = shop market buy buying sell selling price trade money Credits
otys-find-spy = copy look peek steal neighbour draw cards
otys-find-batteries = propeller move diver up down oxygen stay mechanic hacker upgrade technician energy
otys-find-end = when tie winner wins last round finish ends game over 18 draw
otys-find-variant = designer paid copy option
otys-find-pictures = icons symbols colours read board meaning pink green
otys-find-ours = unofficial printed box made up house rulings missing
