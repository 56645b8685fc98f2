### The first lesson of Öterés: two sentences a step, one thing to do. $press is the button to be pressed.

oteres-learn-dive = Each turn you get a card, and then you play one. You’re after pearls, so play the card that brings you one: **{ $press }**.
oteres-learn-dive-wrong = That card comes in handy later. First get another pearl: **{ $press }**.
oteres-learn-secret = Now you have two pearls, worth 0 and 4 points. Who can see that?
oteres-learn-secret-me = Only I can
oteres-learn-secret-all = Everybody can
oteres-learn-secret-wrong = Luckily not! The others see how many pearls you have, but not what they’re worth.
oteres-learn-snatch = Right, but they can still be taken: Mara now has your 4, and Otto has swapped with you. Take a pearl from Mara: **{ $press }**.
oteres-learn-snatch-wrong = Otto has only your old pearl, worth 0. Mara has more to offer: **{ $press }**.
oteres-learn-protect = A pearl under this card is safe for good. Protect your best: **{ $press }**.
oteres-learn-protect-wrong = You may, but another one is worth more. Press **{ $press }**.
oteres-learn-urchins = Careful: with two sea urchins in hand at the end of your turn, you’re out. Send one back into the deck: **{ $press }**.
oteres-learn-urchins-wrong = That would work, but it brings you a black pearl, and those are worth 0 or less. Press **{ $press }**.
oteres-learn-winner = Bad luck: you drew another sea urchin and you’re out. Only Otto is left in the water, so the game ends: what decides who wins?
oteres-learn-winner-points = The most points
oteres-learn-winner-pearls = The most pearls
oteres-learn-winner-staying = Staying in
oteres-learn-winner-wrong = Not that: all pearls are revealed now, and the points on them count.
oteres-learn-over = You win with 13 points: even if you’re out, your pearls stay yours. That’s all you need for your first game; each card says what it does.
oteres-puzzle-asks = It’s your turn. Find the play with the best chance to win.
