### Öterés: what people read while they play. Everything here is shown as it stands; labels of answers fit 40 characters, consequences 60.
### Names and texts of the action cards stand in assets/oteres/components.json; other languages are among its translations.

oteres-cards-language = en

## The game and its options

oteres-title = Öterés
oteres-tagline = Dive for pearls, swap them, snatch them: the most points win. Two sea urchins in hand, and you’re out, but your pearls still count.

## Words

oteres-nothing = nothing
oteres-urchin = Sea urchin
oteres-urchin-text = Take a black pearl, which may cost points; the urchin goes back into the deck. Two urchins in hand at the end of your turn, and you’re out.
oteres-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
oteres-pearl-white = white pearl no. { $number }
oteres-pearl-white-worth = white { $value } (no. { $number })
oteres-pearl-black = black pearl no. { $number }
oteres-pearl-black-worth = black { $value } (no. { $number })
oteres-label-act = { $act ->
    [give] Give
    [pass] Pass on
    [look] Look at
    [lock] Lock
   *[keep] Keep
  } { $pearl } (no. { $number })
oteres-count-white = { $count } white
oteres-count-black = { $count } black
oteres-no-pearls = no pearls
# $pearls are all pearls of a player, $count of them lie under cards.
oteres-count-locked = { $pearls } ({ $count } locked)

## What cards do, in a few words

oteres-effect-protect-pearl = lock one of your white pearls: nobody can take it
oteres-effect-protect-other = your second one: they lock a white pearl of their own
oteres-effect-split-paws = split 3 white pearls; somebody picks a paw
oteres-effect-biggest-pile = take a pearl from whoever has the most white ones
oteres-effect-pass-left = everybody passes a pearl to the left
oteres-effect-share-out = keep one of 3 white pearls, give away the others
oteres-effect-ward = blocks the next card that takes or swaps your pearls
oteres-effect-take-white = take a white pearl from the pool
oteres-effect-trade-in = trade one of your pearls for a white one
oteres-effect-swap = swap one of your pearls for somebody’s, blind
oteres-effect-snatch = take a white pearl from somebody, blind
oteres-effect-pass-card = give away a card, even an urchin; draw one
oteres-effect-discard-card = discard a card, even an urchin; draw one
oteres-effect-dark-gift = give a black pearl; if none: look at one, swap or leave it
oteres-effect-urchin = take a black pearl, may cost points; urchin into the deck
oteres-why-no-lock = no white pearl to lock
oteres-why-comes-back = the pearl comes straight back

## Questions

oteres-answer-nothing = I can’t
oteres-answer-aim = { $card } · { $name }
oteres-answer-shed-same = { $card } · another { $shed }
oteres-label-pass-card = Slip { $card }
oteres-answer-out = at the end of this turn you’ll be out; from then on your pearls are safe and still count
oteres-answer-out-game = at the end of this turn you’ll be out, and the game ends
oteres-ask-card = Which card do you play?
oteres-note-stuck = There’s no black pearl left in the pool, so you can’t play a sea urchin.
oteres-warning = ⚠️ **Two sea urchins in hand!** Get rid of one now ({ $cards }): with two at the end of this turn, you’re out, but your pearls are safe and still count.
oteres-warning-lost = ⚠️ **Sea urchins in hand: { $count }**, and nothing saves you: you’re out after this turn, but your pearls are safe and still count.
oteres-warning-end = That ends the game, too.
oteres-note-played = You’ve played { $card }.
oteres-answer-end = End turn
oteres-ask-passed = Which card goes to { $name }?
oteres-note-only-card = It’s the only one you can choose, but the others don’t know that. Then you draw a new one.
oteres-note-draw-after = Then you draw a new one.
oteres-answer-to-discards = “{ $card }” goes face up onto the discards
oteres-answer-into-deck = back into the middle of the deck
oteres-answer-kept = blocked by “{ $card }”
oteres-answer-to-hand = “{ $card }” goes into their hand; only you two know
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-swapped = Which of your pearls goes to { $name }?
oteres-note-swapped = Which one you get for it is up to chance.
oteres-ask-gift = Which black pearl goes to { $name }?
oteres-ask-look = Which of { $name }’s pearls do you look at?
oteres-note-look = Nobody else learns what it’s worth. Then you can swap it for one of yours.
oteres-ask-exchange = Swap { $name }’s { $pearl } for one of yours?
oteres-note-exchange = { $warded ->
    [yes] A card in front of { $name } protects it, so a swap will fail.
   *[no] { $name } gets the one you choose and sees what it’s worth.
  } Either way, your turn is over after this.
oteres-answer-leave = Leave it and end the turn
oteres-ask-pass-left = Which pearl do you pass to { $name }, on your left?
oteres-note-pass-left = Everybody chooses one, then all the pearls move at once.
oteres-ask-pass-left-again = Pass { $name } another one instead?
oteres-note-pass-left-again = You can change your choice until everybody has chosen.
oteres-ask-under = Which white pearl goes under the card “{ $card }”?
oteres-note-under = It stays there to the end: nobody can take it, and you can’t give it away. It still counts.
oteres-ask-split = How do you split the pearls between your two paws?
oteres-note-split = Then another player picks a paw without looking and gets what’s in it. The other paw is yours.
oteres-answer-split = Left { $left } · right { $right }
oteres-answer-split-none = all in the right paw
oteres-answer-split-numbers = left paw: no. { $numbers }
oteres-ask-picker = Who picks a paw?
oteres-ask-paw = Which of { $name }’s paws do you pick?
oteres-note-paw = Pearls in the two paws: { $count }. How they’re split is a secret.
oteres-ask-kept = Which one do you keep?
oteres-note-kept = Then you choose who gets the others, one each.
oteres-note-kept-one = Then you choose one for { $name }. The last one goes back into the pool.
oteres-ask-share-who = Who gets { $pearl }?
oteres-ask-share-which = Which pearl goes to { $name }?
oteres-note-share-rest = The one that’s left goes back into the pool.

## How it stands

oteres-status = Round { $round } · { $up ->
    [begins] { $name } begins ·{" "}
    [plays] { $name } is up ·{" "}
   *[no] {""}
  }{ $playing } still in · deck { $deck } · pool: { $white } white, { $black } black
oteres-status-action = { $name } plays **{ $card }**: “{ $text }”
oteres-status-action-at = { $name } plays **{ $card }** at { $other }: “{ $text }”
oteres-status-no-effect = It does nothing: { $why }.
oteres-status-laid = { $name } has laid **{ $card }** and chooses a white pearl to put under it.
oteres-status-laid-at = { $name } has laid **{ $card }** in front of { $other }, who chooses a white pearl of theirs to put under it.
oteres-status-awaited = Still to choose: { $names }
oteres-status-score = { $name } { $score }
oteres-status-over = Points: { $scores }
oteres-ending-early-row = **{ $name }**: { $pearls }
oteres-ending-row = { $place }) **{ $name }**: { oteres-board-points }, { $pearls }, { $stay }
oteres-ending-pearls = pearls: { $count } ({ $values })
oteres-ending-by-round = Points after each round: { $points }
oteres-ending-black = black { $value }
oteres-ending-from = { $values } from { $name }
oteres-ending-out = out in round { $round }
oteres-ending-in = stayed in
oteres-ending-gone = out
oteres-ending-won = { $name } won by { oteres-board-points } over { $second } (pearls: { $mine } to { $other }).
oteres-ending-beach = { $name } had been out since round { $round } and won from the beach.
# At most three that people will talk of: a turn with whose points it changed, a sea urchin slipped in secret, black pearls without which it would have been a win.
oteres-ending-turn = Round { $round }: { $words } Points: { $points }.
oteres-ending-change = { $name } { $from } → { $to }
oteres-ending-slip = Round { $round }: { $name } slipped { $other } the sea urchin that put { $other } out.
oteres-ending-weighed = Black pearls cost { $name } { oteres-board-points }.
oteres-ending-tie = { $name } and { $second } are level in points, so fewer pearls win: { $count } to { $other }.
oteres-ending-shared = A tie in points and in pearls. Time for a rematch!

## Hand, closer look, the position in words

oteres-hand-title = Your hand and your pearls
oteres-hand-pearls = **Your pearls: { $count }**, worth { $sum }: { $list }
oteres-hand-known = { $name }’s pearls you’ve seen: { $list }
oteres-hand-given = In { $name }’s hand, from you: { $cards }
oteres-hand-card = - **{ oteres-cards }** · { $text }
oteres-hand-out = Nobody can touch your pearls any more, and the winner is often somebody who’s already out. Follow the game, and guess who’ll win: if you’re right, the end says so.
oteres-text-held = { $pearl } under { $card }
oteres-text-end = { $name } can end the turn.
oteres-text-discarded-last = Discarded last, the latest first: { $cards }
oteres-text-catch = Taken from the pool and not yet given out: { $list }
oteres-text-no-discards = Nothing has been discarded yet.
oteres-text-discards = { $count } discarded: { $cards }
oteres-text-out = Out of the game, pearls still count
oteres-text-hand = Cards in hand: { $count }
oteres-text-own-hand = In hand: { $cards }
oteres-text-pearls = Pearls: { $counts }
oteres-text-pearls-known = Pearls: { $counts }. Known to you: { $list }
oteres-text-pearls-shown = Pearls: { $counts }: { $list }
oteres-text-front = In front: { $cards }
oteres-text-front-pearl = { $card } ({ $pearl } under it)

## What happened: one sentence for each kind of fact, as a witness would tell it

# Names of cards, names and pearls in a sentence. A pearl has its value if the reader knows it.
oteres-told-card = *{ $card }*
oteres-told-list = { $some } and { $last }
oteres-told-white = a white pearl
oteres-told-black = a black pearl
oteres-told-white-worth = a white **{ $value }**
oteres-told-black-worth = a black **{ $value }**
oteres-told-whites-worth = white pearls worth { $values }
oteres-told-blacks-worth = black pearls worth { $values }
oteres-told-pearls = { $count ->
    [0] an empty paw
    [1] one pearl
    [2] two pearls
   *[other] three pearls
  }
oteres-told-name-out = { $name } (out)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
   *[other] {" "}+ { $black } black
  }
oteres-fact-began = Everybody started with one white pearl, its value a secret. { $name } went first.
oteres-fact-card-drawn = { $name } drew { $card }.
oteres-fact-nothing-drawn = The deck was empty when { $name } wanted to draw.
oteres-fact-card-played = { $name } played { $card }.
oteres-fact-nothing-played = { $name } had nothing to play.
oteres-fact-no-effect = { $name } played { $card } in vain: { $why }.
oteres-fact-dived = { $name } dived and came up with { $pearl }.
oteres-fact-snatched = { $name } snatched { $pearl } from { $other }.
oteres-fact-raided = { $name } played { $card } and took { $pearl } from { $other }.
oteres-fact-bigger-pile-out = Players who are out don’t count for that.
oteres-fact-swapped = { $name } gave { $other } { $given } and got { $pearl } for it.
oteres-fact-traded = { $name } traded a pearl with the pool: { $given } for { $pearl }.
oteres-fact-split = { $name } held out two paws: { $other } picked { $pearls }, { $name } kept { $rest }.
oteres-fact-passed = { $name } had pearls passed to the left: { $ways }.
oteres-fact-shared = { $name } shared a catch, a pearl each for { $names }.
oteres-fact-given = { $name } gave { $other } { $pearl }.
oteres-fact-pearl-looked-at = { $name } looked at a pearl of { $other }’s.
oteres-fact-pearl-looked-at-known = { $name } looked at a pearl of { $other }’s, worth **{ $value }**.
oteres-fact-warded = { $name } tried { $card } on { $other }, but { $ward } blocked it.
oteres-fact-warded-later = { $ward } protected { $other }.
oteres-fact-card-laid = { $name } laid out { $card } as protection.
oteres-fact-card-laid-for = { $name } laid { $card } in front of { $other }.
oteres-fact-pearl-protected = { $name } locked up a white pearl under { $by } for good.
oteres-fact-nothing-protected = { $name } had no white pearl to put under it.
oteres-fact-card-given = { $name } played { $by } and slipped { $other } a card.
oteres-fact-card-given-known = { $name } slipped { $other } this card: { $card }.
oteres-fact-card-discarded = { $name } threw away { $card }.
oteres-fact-urchin-returned = { $name } played { $by } and sent a sea urchin back into the deck.
oteres-fact-urchin = { $name } got rid of a sea urchin and took { $pearl }.
oteres-fact-first-urchin = Black pearls cost { $least } to { $most } points, but whoever keeps two urchins is out.
oteres-fact-black-gone = The black pearls are used up: only { $cards } get rid of an urchin now.
oteres-fact-black-back = There’s a black pearl in the pool again: it gets rid of an urchin, too.
oteres-fact-deck-low = Only { $count } cards are left in the deck, and urchins keep going back into it.
# $pearls are how many of each colour.
oteres-fact-out = **{ $name } is out** with { $count } sea urchins in hand. The pearls still count: { $pearls }.
oteres-fact-duel = Now it’s { $one } against { $other }.
oteres-fact-ended = { $name } is the last one in: that ends the game, and staying in brings no points.
oteres-fact-round-over = White pearls: { $rows }

oteres-chapter-out = { $name } is out
oteres-chapter-black-gone = The last black pearl is gone
oteres-chapter-blocked = { $card } saves { $other }
oteres-chapter-taken = { $name } robs { $other }
oteres-chapter-slipped = { $name } slips { $other } a card

oteres-why-empty-pool = no white pearl in the pool
oteres-why-own-none = no pearl to give for it
oteres-why-own-locked = no pearl to give that isn’t locked
oteres-why-no-pearl = no pearl within reach
oteres-why-no-card = no other card in hand

## What only the reader knows of what happened, first on their pages

oteres-warning-next = ⚠️ **Two sea urchins in hand!** Get rid of one on your next turn ({ $cards }): with two at its end, you’re out, but your pearls are safe and still count.
oteres-warning-bad = ⚠️ **Sea urchins in hand: { $count }**, and nothing saves you so far. If your next card doesn’t either, you’re out after your turn, but your pearls are safe and still count.
oteres-news-out = **You’re out, but your pearls are safe:** { oteres-board-points }. The winner is often somebody who’s already out.
oteres-news-drew = You drew { $card }.
oteres-news-drew-urchin = ⚠️ You drew a **sea urchin!**
oteres-news-given = { $name } slipped you { $card }.
oteres-news-slipped = You slipped { $name } this card: { $card }.
oteres-news-got = You got { $pearl }.
oteres-news-gave = You gave { $name } { $pearl }.
oteres-news-got-from = You got { $pearl } from { $name }.
oteres-news-lost = { $name } now has { $pearl } of yours.
oteres-news-traded = You put back { $given } and drew { $pearl }.
oteres-news-swapped = You gave { $name } { $given } and got { $pearl }.
oteres-news-passing = You pass { $name } your { $pearl }.
oteres-news-paws = Left paw: { $left } · right paw: { $right }. { $name } picks one.
oteres-news-last-turn = Your last turn: { $news }
oteres-news-looked = { $name }’s pearl { $number } is worth **{ $value }**.

## What comes of an answer: fragments that stand beside it, in hints and in puzzles

oteres-why-safe = It keeps your most valuable pearl safe.
oteres-why-least = You part with your least valuable pearl.
oteres-why-most = { $name } has the most white pearls.
oteres-why-fresh = You get a new card for it.
oteres-why-urchin = You get rid of a sea urchin before a second one puts you out.
oteres-answer-saved = gets rid of a sea urchin: you stay in
oteres-answer-saved-unless = gets rid of an urchin: you stay in unless you draw another
oteres-answer-idle = does nothing now: { $why }
oteres-answer-locks = locks { $pearl }
oteres-answer-gives = gives away { $pearl }
oteres-answer-returns = { $pearl } goes back into the pool
oteres-answer-has = { $name } has { $pearls }
oteres-answer-known = you know one of them: { $pearl }
oteres-answer-unseen = unseen ones average { $sign }{ oteres-board-points }
oteres-answer-guards = keeps { $cards } against sea urchins
oteres-answer-bare = leaves no card against sea urchins
