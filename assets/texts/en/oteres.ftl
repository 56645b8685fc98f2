### Öterés: what people read while they play. Everything here is shown as it stands; labels of answers fit 40 characters, consequences 60.
### Names and texts of the action cards stand in assets/oteres/components.json; other languages are among its translations.

oteres-cards-language = en

## The game and its options

oteres-title = Öterés
oteres-tagline = Otters dive for pearls, swap them, snatch them, and keep clear of the sea urchins.

## Words

oteres-nothing = nothing
oteres-urchin = Sea urchin
oteres-urchin-text = Take a black pearl; the urchin goes back into the deck. Two urchins in hand at the end of your turn, and you are out.
oteres-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
# $number is the pearl’s among those that lie together, as the pictures show it.
oteres-pearl-white = white pearl no. { $number }
oteres-pearl-white-worth = white { $value } (no. { $number })
oteres-pearl-black = black pearl no. { $number }
oteres-pearl-black-worth = black { $value } (no. { $number })
oteres-label-white = White pearl · no. { $number }
oteres-label-white-worth = White { $value } · no. { $number }
oteres-label-black = Black pearl · no. { $number }
oteres-label-black-worth = Black { $value } · no. { $number }
oteres-count-white = { $count } white
oteres-count-black = { $count } black
oteres-no-pearls = no pearls

## What cards do, in a few words

oteres-effect-protect-pearl = lock one of your white pearls; a further one is given
oteres-effect-split-paws = split 3 white pearls, another picks a paw
oteres-effect-biggest-pile = take a pearl from the most white pearls
oteres-effect-pass-left = everybody passes a pearl to the left
oteres-effect-share-out = keep one of 3 white pearls, deal out the others
oteres-effect-ward = the next grab at your pearls fails
oteres-effect-take-white = take a white pearl from the pool
oteres-effect-trade-in = one of your pearls for a new white one
oteres-effect-swap = one of your pearls for a blind one of another
oteres-effect-snatch = take a white pearl of another, blind
oteres-effect-pass-card = give away a card, an urchin too; draw one
oteres-effect-discard-card = discard a card, an urchin too; draw one
oteres-effect-dark-gift = give away a black pearl, or look at one and swap it
oteres-effect-urchin = take a black pearl; it goes back into the deck

## Questions

oteres-answer-nothing = Nothing is possible
# A card together with whom it is played at, with a pearl of one’s own, or with the card of the hand that it lets go.
oteres-answer-aim = { $card } · { $name }
oteres-answer-stake = { $card } · { $value } (no. { $number })
oteres-answer-shed = { $card } · { $shed }
oteres-answer-out = doesn’t save you: you’ll be out
oteres-ask-card = Play which card?
oteres-note-stuck = No black pearl is left in the pool, so a sea urchin cannot be played.
# $cards are the cards in hand that take a sea urchin away.
oteres-warning = ⚠️ **TWO SEA URCHINS!** Get rid of one this turn, or you’re out. This helps: { $cards }.
oteres-warning-lost = ⚠️ **{ $count } SEA URCHINS**, and nothing in your hand can save you: you’ll be out after this turn. Your pearls stay safe and count.
oteres-ask-end = End your turn?
oteres-note-end = Whoever ends a turn with two sea urchins in hand is out.
oteres-answer-end = End turn
oteres-ask-protected = Who gets this card?
oteres-note-protected = You have played one for yourself. Whoever gets this one chooses which of their white pearls goes under it.
oteres-ask-pass-to = Who gets a card of yours?
oteres-ask-passed = Which card goes to { $name }?
oteres-ask-discard = Discard which card?
oteres-note-draw-after = Then you draw one.
oteres-answer-to-discards = face up to the discards
oteres-answer-into-deck = back into the middle of the deck
oteres-answer-kept = { $pearls } · warded: the card will fail
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-snatch = Take a white pearl of whom?
oteres-note-blind = Chance picks it from those that lie under no card.
oteres-ask-biggest = Take a pearl of whom?
oteres-note-biggest = They have the most white pearls. Chance picks one, of either colour.
oteres-ask-swap = Swap a pearl with whom?
oteres-note-swap = You choose yours; chance picks theirs, of either colour.
oteres-ask-swapped = Which of your pearls goes to { $name }?
oteres-note-swapped = One of theirs comes back, picked by chance.
oteres-ask-trade-in = Which pearl do you put back into the pool?
oteres-note-trade-in = Then you take a white one, which may be the same.
oteres-note-trade-in-empty = No white pearl is left in the pool, so a white one comes back at once.
oteres-ask-gift-to = Who gets a black pearl of yours?
oteres-ask-look-of = You have no black pearl to give: look at a pearl of whom?
oteres-ask-gift = Which black pearl goes to { $name }?
oteres-ask-look = Look at which pearl of { $name }?
oteres-note-look = Nobody else learns what it is worth. Then you may swap it for one of yours.
oteres-ask-exchange = Swap { $pearl } of { $name } for one of yours?
oteres-note-exchange = { $warded ->
    [yes] A card in front of { $name } keeps it there: a swap will fail.
   *[no] { $name } gets the one that you choose, and sees what it is worth.
  } Either way your turn is over then.
oteres-answer-leave = Leave it, and end the turn
oteres-ask-pass-left = Which pearl do you pass to { $name }, on your left?
oteres-note-pass-left = Everybody chooses for themselves; then all pearls move at once.
oteres-ask-under = Which white pearl goes under the card “{ $card }”?
oteres-note-under = It stays there to the end: nobody can take it, and you cannot part with it. It counts.
oteres-ask-split = How do you split them over your paws?
oteres-note-split = Then another player picks a paw unseen and gets what is in it. The other paw is yours.
oteres-answer-split = Left { $left } · right { $right }
oteres-answer-split-none = all in the right paw
oteres-answer-split-numbers = { $count ->
    [one] no. { $numbers } in the left paw
   *[other] nos. { $numbers } in the left paw
  }
oteres-ask-picker = Who picks a paw?
oteres-ask-paw = Which paw of { $name }?
oteres-note-paw = { $count ->
    [one] One pearl lies in one of them.
   *[other] { $count } pearls lie in them; how they are split is not told.
  }
oteres-answer-paw-left = Left paw
oteres-answer-paw-right = Right paw
oteres-ask-kept = Which one do you keep?
oteres-note-kept = You then say who gets the others, one to a player.
oteres-ask-share-who = Who gets { $pearl }?
oteres-ask-share-which = Which pearl goes to { $name }?
oteres-note-share-rest = The one that is left goes back into the pool.

## How it stands

oteres-status = Turn { $turn } · { $playing } still in · deck { $deck } · pool: { $white } white, { $black } black
# What the turn before came to; it is over, by itself or by a word of its player's.
oteres-status-before = { $played ->
    [card] { $name } played **{ $card }**
   *[nothing] { $name } had nothing to play
  }{ $out ->
    [yes] , and is out of the game.
   *[no] , and their turn is over.
  }
oteres-status-card = { $name } is up and chooses a card to play.
oteres-status-action = { $name } plays **{ $card }** · { $text }
# A card was laid in front of its player, or of another, and a pearl for it is awaited.
oteres-status-laid = { $name } has laid **{ $card }** and chooses a white pearl to put under it.
oteres-status-laid-at = { $name } has laid **{ $card }** in front of { $other }, who chooses a white pearl of theirs to put under it.
oteres-status-awaited = Still to choose: { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Points: { $scores }
oteres-ending-early = Stopped in round { $round }
oteres-ending-early-row = **{ $name }**: { $pearls }
oteres-ending-title = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
  }
oteres-ending-row = { $place }) **{ $name }**: { $points ->
    [one] { $score } point
   *[other] { $score } points
  } with { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
  } ({ $values }), { $stay }
oteres-ending-row-empty = { $place }) **{ $name }**: { $points ->
    [one] { $score } point
   *[other] { $score } points
  }, without a pearl, { $stay }
oteres-ending-black = black { $value }
# Pearls that came from another player: their values.
oteres-ending-from = { $values } from { $name }
oteres-ending-out = out in round { $round }
oteres-ending-in = stayed in
oteres-ending-gone = out
oteres-ending-rounds = Pearls before the first round and after each:
oteres-ending-curve = { $name }: { $counts }
oteres-ending-tie = Equal points: fewer pearls decided.
oteres-ending-shared = Equal in points and in pearls: play again!

## Hand, closer look, the position in words

oteres-hand-title = Your hand and your pearls
oteres-hand-pearls = { $count ->
    [one] **Your pearl**
   *[other] **Your { $count } pearls**
  }, worth { $sum }: { $list }
oteres-hand-no-pearls = You have no pearls.
oteres-hand-known = Seen at { $name }: { $list }
oteres-hand-card = - **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } · { $text }
oteres-hand-out = You are out: nothing can touch your pearls any more. They count at the end.
oteres-hand-empty = Your hand is empty.
oteres-closer-title = { $name }’s side
oteres-text-held = { $pearl } under { $card }
oteres-text-phase = Round { $round }.{ $phase ->
    [end] {" "}{ $name } may end the turn.
    [over] {" "}The game is over.
   *[other] {""}
  }
oteres-text-left = Deck { $deck } · pool: { $white } white, { $black } black
oteres-text-discarded-last = Discarded last, the latest first: { $cards }
oteres-text-first = { $name } began the game.
oteres-text-catch = Taken from the pool and not yet given: { $list }
oteres-text-no-discards = Nothing is discarded yet.
oteres-text-discards = { $count } discarded: { $cards }
oteres-text-side = **{ $name }**
oteres-text-out = Out of the game.
oteres-text-hand = { $count ->
    [0] No card in hand.
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
  }
oteres-text-own-hand = In hand: { $cards }
oteres-text-no-pearls = No pearls.
oteres-text-pearls = Pearls: { $counts }
oteres-text-pearls-known = Pearls: { $counts }. Known to you: { $list }
oteres-text-front = In front: { $card }
oteres-text-front-pearl = In front: { $card }, with { $pearl } under it

## What happened

oteres-happened-played = Played **{ $card }**
oteres-happened-nothing-played = Played nothing.
oteres-happened-nothing-drawn = Drew nothing: the deck is empty.
oteres-happened-empty-pool = The card did nothing: no white pearl is left in the pool.
oteres-happened-no-pearl = The card did nothing: there was no pearl for it.
oteres-happened-no-card = The card did nothing: there was no other for it.
oteres-happened-drew = Drew { $card }
oteres-happened-discarded = Discarded { $card }
oteres-happened-urchin-returned = A sea urchin went back into the deck.
oteres-happened-given = Gave a card to { $name }.
oteres-happened-given-known = Gave { $card } to { $name }.
oteres-happened-laid = { $card } stays in front.
oteres-happened-laid-at = { $card } went to { $name }.
oteres-happened-protected = A white pearl of { $name } lies under it now.
oteres-happened-nothing-protected = No pearl lies under it: there was no white one.
oteres-happened-only-pearl = { $name } had a single pearl to pass, and was not asked.
oteres-happened-warded = { $card } of { $name } made it fail, and was discarded.
oteres-happened-looked = Looked at a pearl of { $name }.
oteres-happened-looked-known = Looked at a pearl of { $name }: it is worth { $value }.
oteres-happened-paw-left = { $name } picked the left paw: { $count ->
    [0] nothing in it.
    [one] 1 pearl in it.
   *[other] { $count } pearls in it.
  }
oteres-happened-paw-right = { $name } picked the right paw: { $count ->
    [0] nothing in it.
    [one] 1 pearl in it.
   *[other] { $count } pearls in it.
  }
oteres-happened-turn-ended = With that, the turn was over.
oteres-happened-out = Out of the game, with { $count } sea urchins.
oteres-happened-ended = The game is over.
# What one player gained or lost: "Ana: +1 white from Ben (worth 3)".
oteres-happened-net = { $name }: { $changes }
oteres-happened-gain-white = +{ $count } white
oteres-happened-gain-black = +{ $count } black
oteres-happened-loss-white = −{ $count } white
oteres-happened-loss-black = −{ $count } black
oteres-happened-worth = { $change } (worth { $values })
oteres-happened-from = { $change } from { $name }
oteres-happened-to = { $change } to { $name }
oteres-happened-back = { $change } into the pool

### End of 173 texts: d2f690d7
