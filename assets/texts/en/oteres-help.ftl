### Öterés: why something can’t be done now, and what the pieces are.

## Why an answer can’t be given: said behind what it is called and a colon

oteres-unavailable-out = out of the game
oteres-unavailable-no-pearl = no pearls to take
oteres-unavailable-no-white = no white pearl to take
oteres-unavailable-locked = all of it is locked under cards
oteres-unavailable-not-most = somebody else has more white pearls
oteres-unavailable-served = had a share already
oteres-unavailable-under-card = locked under a card
oteres-unavailable-not-white = only white pearls go under this card
oteres-unavailable-not-black = only black pearls are given away
oteres-unavailable-nothing-back = no white pearl is left to get for it
oteres-unavailable-no-relief = this card doesn’t let sea urchins go
oteres-unavailable-no-black-left = no black pearl is left for it

## What the pieces are: two sentences each

oteres-pieces-table = Pearls, piles and urchins
oteres-piece-in-hand = You have it in your hand.
oteres-piece-in-front = It lies in front of { $names }.
oteres-piece-in-play = It’s being played right now.
oteres-piece-pearl-white = White pearl
oteres-piece-pearl-white-words = A white pearl is worth { $least } to { $most } points, and only its owner sees how many. { $count } here.
oteres-piece-pearl-black = Black pearl
oteres-piece-pearl-black-words = A black pearl is worth { $least } to { $most } points, and only its owner sees how many. { $count } here.
oteres-piece-locked = Pearl under a card
oteres-piece-locked-words = Nobody can take, swap or pass a pearl that lies under a card. It still counts for its owner at the end.
oteres-piece-urchins = There are { $count } of them in the game.
oteres-piece-pool = Pool
oteres-piece-pool-words = Pearls that nobody has lie here, face down: { $pearls }. What you take from it is drawn at random.
oteres-piece-deck-words = You draw a card from it as each of your turns begins; { $count } are left. Sea urchins hide among them.
oteres-piece-discards-words = Cards that have done their work lie here, face up: { $count } so far. Sea urchins go back into the deck instead.

## What people look for a topic of the rules by

oteres-find-aim = goal win winner how points start beginning setup what game otter
oteres-find-turn = phase order step draw play card check end undo hand
oteres-find-urchins = urchin out eliminated lose two save rid sting
oteres-find-pearls = pearl value worth secret hidden white black points see seen pool
oteres-find-cards = card list deck how many all kinds
oteres-find-details = effect steal swap snatch protect lock split paw share pass gift look ward
oteres-find-end = when tie winner wins last finish ends game over reveal draw
oteres-find-ours = unofficial printed box made up house rulings missing
