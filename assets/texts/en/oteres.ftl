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
# $number is the pearl’s among those that lie together, as the pictures show it.
oteres-pearl-white = white pearl no. { $number }
oteres-pearl-white-worth = white { $value } (no. { $number })
oteres-pearl-black = black pearl no. { $number }
oteres-pearl-black-worth = black { $value } (no. { $number })
oteres-pearl-worth = { $value } (no. { $number })
oteres-label-act = { $act ->
    [give] Give { $pearl }
    [pass] Pass on { $pearl }
    [return] Put back { $pearl }
    [look] Look at { $pearl }
    [lock] Lock { $pearl }
    [share] Give { $pearl }
   *[keep] Keep { $pearl }
  }
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
# Why a card would do nothing if it were played now.
oteres-idle-empty-pool = does nothing now: the pool has no white pearl
oteres-idle-own-none = does nothing now: you have no pearl to give
oteres-idle-own-locked = does nothing now: all your pearls are locked
oteres-idle-no-pearl = does nothing now: there’s no pearl for it
oteres-idle-no-card = does nothing now: you have no other card
oteres-idle-no-lock = does nothing now: there’s no white pearl to lock
oteres-idle-comes-back = does nothing now: your pearl comes straight back

## Questions

oteres-answer-nothing = I can’t
# A card together with whom it is played at, with a pearl of one’s own, or with the card of the hand that it lets go.
oteres-answer-aim = { $card } · { $name }
oteres-answer-stake = { $card } · { $value } (no. { $number })
oteres-answer-shed = { $card } · { $shed }
oteres-answer-shed-same = { $card } · another { $shed }
oteres-label-pass-card = Slip { $card }
oteres-label-discard-card = Throw away { $card }
oteres-answer-out = { $ends ->
    [game] you’ll be out, and the game ends
   *[turn] you’ll be out; your pearls are safe and still count
  }
oteres-ask-card = Which card do you play?
oteres-note-stuck = There’s no black pearl left in the pool, so you can’t play a sea urchin.
# $cards are the cards in hand that take a sea urchin away.
oteres-warning = ⚠️ **TWO SEA URCHINS!** You stay in if you get rid of one now ({ $cards }). If you keep both, you’re out after this turn{ $ends ->
    [game] , and that’s the end of the game
   *[turn] {""}
  }, but your pearls are safe and still count.
oteres-warning-lost = ⚠️ **{ $count } SEA URCHINS**, and nothing in your hand can save you: you’ll be out after this turn{ $ends ->
    [game] , and that’s the end of the game. Your pearls still count.
   *[turn] . From then on nobody can touch your pearls, and they still count.
  }
oteres-ask-end = End your turn?
oteres-note-played = You’ve played { $card }.
oteres-answer-end = End turn
oteres-ask-protected = Who gets this card?
oteres-note-protected = You’ve already played one for yourself. Whoever gets this one puts one of their own white pearls under it.
oteres-ask-pass-to = Who gets one of your cards?
oteres-ask-passed = Which card goes to { $name }?
oteres-ask-discard = Which card do you discard?
oteres-note-only-card = It’s the only one you can choose, but the others don’t know that. Then you draw a new one.
oteres-note-draw-after = Then you draw a new one.
oteres-answer-to-discards = face up onto the discards
oteres-answer-into-deck = back into the middle of the deck
oteres-answer-kept = blocked: { $name } has { $card }
oteres-answer-to-hand = goes into their hand; only you two know which card
oteres-answer-same-name = { $name } ({ $seat })
oteres-ask-snatch = Who do you take a white pearl from?
oteres-note-blind = It’s picked at random from the ones that aren’t under a card.
oteres-ask-biggest = Who do you take a pearl from?
oteres-note-biggest = Of the others still in, they have the most white pearls. Which one you get, white or black, is up to chance.
oteres-ask-swap = Who do you swap a pearl with?
oteres-note-swap = You choose yours. Which one you get for it, white or black, is up to chance.
oteres-ask-swapped = Which of your pearls goes to { $name }?
oteres-note-swapped = Which one you get for it is up to chance.
oteres-ask-trade-in = Which pearl do you put back into the pool?
oteres-note-trade-in = Then you take a white one. It may even be the same one.
oteres-note-trade-in-empty = There’s no white pearl left in the pool, so a white one comes straight back to you.
oteres-ask-gift-to = Who gets one of your black pearls?
oteres-ask-look-of = You have no black pearl to give. Whose pearl do you look at?
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
oteres-answer-split-numbers = { $count ->
    [one] no. { $numbers } in the left paw
   *[other] nos. { $numbers } in the left paw
  }
oteres-ask-picker = Who picks a paw?
oteres-ask-paw = Which of { $name }’s paws do you pick?
oteres-note-paw = { $count ->
    [one] There’s one pearl in one of them.
   *[other] There are { $count } pearls in them. How they’re split is a secret.
  }
oteres-answer-paw-left = Left paw
oteres-answer-paw-right = Right paw
oteres-ask-kept = Which one do you keep?
oteres-note-kept = Then you choose who gets the others, one each.
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
oteres-ending-by-round = Points after each round: { $points }
oteres-ending-black = black { $value }
# Pearls that came from another player: their values.
oteres-ending-from = { $values } from { $name }
oteres-ending-out = out in round { $round }
oteres-ending-in = stayed in
oteres-ending-gone = out
# In one sentence why somebody won. $second: who came next, several if they are level; $first: the only one of them.
oteres-ending-why = { $name } won{ $beach ->
    [yes] {" "}from the beach, out since round { $round },
   *[no] {""}
  } by { $margin ->
    [one] 1 point
   *[other] { $margin } points
  } over { $second }{ $why ->
    [black] : black pearls cost { $first } { $lost } and { $name } { $own ->
        [0] nothing.
       *[other] only { $own }.
      }
    [more] , with { $count } pearls to { $other }.
    [fewer] , with fewer pearls ({ $count } to { $other }) but better ones.
    [same] , with as many pearls but better ones.
   *[none] .
  }
oteres-ending-out-last = { $name } went out in the last round and still won: pearls count on the beach.
# Somebody with as many pearls as the winner or more.
oteres-ending-weighed = { $isMore ->
    [yes] { $name } even had { $count } pearls
   *[no] { $name } also had { $count } { $count ->
        [one] pearl
       *[other] pearls
      }
  }, but { $black ->
    [one] the black one
   *[other] the black ones
  } cost { $name } { $lost } points.
oteres-ending-best = Best pearl taken: { $name } took a { $value } from { $from }{ $count ->
    [1] .
    [2] , twice.
   *[other] , { $count } times.
  }
# Several took a pearl that is worth as much: who from whom.
oteres-ending-best-several = Best pearls taken, a { $value } each: { $grabs }.
oteres-ending-grab = { $name } from { $from }{ $count ->
    [1] {""}
    [2] {" "}(twice)
   *[other] {" "}({ $count } times)
  }
# A turn that decided: when, what was played, and how it then stood.
oteres-ending-turn = Round { $round }: { $words }
oteres-ending-brought = { $name } played { $card }: { $changes }.
oteres-ending-always-ahead = { $name } was ahead of { $second } in points from the first turn to the last{ $isHidden ->
    [yes] , though others had the most white pearls after { $count } of { $rounds } rounds
   *[no] {""}
  }.
# Who had the most white pearls when the winner went ahead in points for good.
oteres-ending-unseen = Nobody could see it: { $names } had the most white pearls then.
# Somebody who came before others with far more pearls: what theirs were worth.
oteres-ending-few = { $name } came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  } with only { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
  } ({ $values }).
# From what to what a turn brought the winner against the one who came second, or another rival.
oteres-ending-shift = { $name } went from { $same ->
    [ahead] { $had } to { $margin } ahead of { $second }
    [behind] { $had } to { $margin } behind { $second }
   *[no] { $was ->
        [behind] { $had } behind
        [level] level
       *[ahead] { $had } ahead
      } to { $now ->
        [behind] { $margin } behind { $second }
        [level] level with { $second }
       *[ahead] { $margin } ahead of { $second }
      }
  }.
# How it would have ended without that turn: $margin is 0 where they would have been level.
oteres-ending-without = { $margin ->
    [0] Without that, { $other } would have been level with { $name }.
   *[other] Without that, { $other } would have been { $margin } ahead of { $name }.
  }
# The card that is then told to have been played.
oteres-ending-handed = { $by } had slipped { $name } this card: { $card }.
# A card that was given in secret, and what became of it.
oteres-ending-slip-out = Round { $round }: { $name } slipped { $other } a sea urchin, which put { $other } out{ $when ->
    [later] {" "}in round { $end }
   *[now] {""}
  }{ $isWinner ->
    [yes] , and the winning pearls out of everybody’s reach
   *[no] {""}
  }.
oteres-ending-slip-black = Round { $round }: { $name } slipped { $other } a sea urchin, which cost { $other } a black **{ $value }**. { $margin ->
    [0] { $other } ended level with { $winner }.
   *[other] { $other } ended { $margin } behind { $winner }.
  }
# Those that decided nothing, in one sentence; $rows are oteres-ending-slip-idle.
oteres-ending-slips-idle = { $count ->
    [one] A sea urchin was also slipped in secret: { $rows }.
   *[other] Sea urchins were also slipped in secret: { $rows }.
  }
oteres-ending-slip-idle = { $name } to { $other } (round { $round }{ $paid ->
    [now] , paid for at once
    [later] , paid for in round { $end }
   *[no] {""}
  })
# The other cards that were slipped, beside those sea urchins.
oteres-ending-slips-harmless = { $count ->
    [one] The other card slipped was no sea urchin.
   *[other] The other cards slipped were no sea urchins.
  }
# Somebody who had the most white pearls alone after many rounds and came low: so many pearls were taken from them, and those that they had at the end brought so many points.
oteres-ending-lost-lead = { $name }, alone ahead in white pearls at the end of { $rounds } of the rounds, came { $place ->
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
  }: { $lost ->
    [0] {""}
    [one] 1 pearl was taken from { $name }, and{" "}
   *[other] { $lost } pearls were taken from { $name }, and{" "}
  }{ $count ->
    [0] none was left.
    [one] the 1 at the end brought { $points ->
        [one] { $score } point.
       *[other] { $score } points.
      }
   *[other] the { $count } at the end brought only { $points ->
        [one] { $score } point.
       *[other] { $score } points.
      }
  }
oteres-ending-dark = { $count ->
    [one] Black pearls hit { $names } hardest: { $value } points.
   *[other] Black pearls hit { $names } hardest: { $value } points each.
  }
# Cards that were laid out as protection and still lie there.
oteres-ending-unneeded = Laid out and never needed: { $card } ({ $names }).
oteres-ending-unneeded-of = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
oteres-ending-tie = { $name } and { $second } are level in points, so fewer pearls win: { $count } to { $other }.
oteres-ending-shared = A tie in points and in pearls. Time for a rematch!

## Hand, closer look, the position in words

oteres-hand-title = Your hand and your pearls
oteres-hand-pearls = { $count ->
    [one] **Your pearl**
   *[other] **Your { $count } pearls**
  }, worth { $sum }: { $list }
oteres-hand-no-pearls = You have no pearls.
oteres-hand-known = { $name }’s pearls you’ve seen: { $list }
oteres-hand-given = In { $name }’s hand, from you: { $cards }
oteres-hand-card = - **{ $card }**{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } · { $text }
oteres-hand-out-title = You’re out, your pearls aren’t
oteres-hand-out = Your { $count ->
    [one] { $sum } point is
   *[other] { $sum } points are
  } safe: nobody can touch your pearls any more, and the winner is often somebody who’s already out. Follow the game, and guess who’ll win: if you’re right, the end says so.
oteres-hand-empty = Your hand is empty.
oteres-closer-title = { $name }’s side
oteres-text-held = { $pearl } under { $card }
oteres-text-end = { $name } can end the turn.
oteres-text-over = The game ended in round { $round }.
# In the description of the picture, which does not list them.
oteres-text-discards-last = { $count } discarded, { $card } last
oteres-text-discarded-last = Discarded last, the latest first: { $cards }
oteres-text-first = { $name } began the game.
oteres-text-catch = Taken from the pool and not yet given out: { $list }
oteres-text-no-discards = Nothing has been discarded yet.
oteres-text-discards = { $count } discarded: { $cards }
oteres-text-out = Out of the game, pearls still count
oteres-text-hand = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
oteres-text-own-hand = In hand: { $cards }
oteres-text-no-pearls = No pearls
oteres-text-pearls = Pearls: { $counts }
oteres-text-pearls-known = Pearls: { $counts }. Known to you: { $list }
oteres-text-pearls-shown = Pearls: { $counts }: { $list }
oteres-text-front = In front: { $cards }
oteres-text-front-pearl = { $card }, with { $pearl } under it
# All cards of a kind in front of a player, in the description of the picture.
oteres-text-front-kind = { $card }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }{ $pearls ->
        [0] {""}
        [one] {" "}with a pearl under it
       *[other] {" "}with { $pearls } pearls under them
    }

## What happened: one sentence an event, as a witness would tell it

# Titles: what was most in a round, short, in the present, for somebody who reads nothing else. A full stop is added.
oteres-chapter-duel = { $one } against { $other }
oteres-chapter-leads = { $how ->
    [beach] { $name } leads in white pearls from the beach
    [again] { $name } leads in white pearls again
   *[first] { $name } leads in white pearls
  }
oteres-chapter-level = { $names } lead in white pearls
oteres-chapter-black-gone = The last black pearl goes to { $name }
oteres-chapter-black-back = A black pearl is back in the pool
oteres-chapter-deck-low = The deck runs low
oteres-chapter-blocked = { $again ->
    [yes] { $card } saves { $other } again
   *[no] { $card } saves { $other }
  }
oteres-chapter-takes = { $how ->
    [back] { $name } takes a pearl back from { $other }
    [robbed] { $other } is robbed for the third time
    [again] { $count ->
        [3] { $name } robs { $other } for the third time
       *[other] { $name } robs { $other } again
      }
    [pile] { $name } raids { $other }’s pile
   *[snatch] { $name } snatches from { $other }
  }
oteres-chapter-paw = { $how ->
    [all] { $again ->
        [yes] { $name } picks the full paw again
       *[no] { $name } picks the full paw
      }
    [none] { $again ->
        [yes] { $name } picks the empty paw again
       *[no] { $name } picks the empty paw
      }
    [more] { $name } picks the fuller paw
   *[less] { $other } keeps the fuller paw
  }
oteres-chapter-deed = { $deed ->
    [first-urchin] The first black pearl goes to { $name }
    [urchin] { $name } pays for a sea urchin
    [returned] { $name } shakes off a sea urchin
    [share-out] { $name } shares a catch
    [pass-left] Pearls move on to the left
    [swap] { $name } and { $other } swap pearls
    [black-goes] A black pearl goes from { $name } to { $other }
    [gift] { $name } gives { $other } a black pearl
    [slip] { $name } slips { $other } a card
    [lock] { $name } locks up a pearl
    [ward] { $other } now guards { $name }
    [look] { $name } looks at a pearl of { $other }’s
    [trade-in] { $name } trades in a pearl
   *[dive] { $name } dives
  }

# The name of a card in a sentence, so that it reads as one.
oteres-told-card = *{ $card }*
# What a card does, in a few words, where one of its kind does it for the first time in a game: behind its name, at the end of a sentence in brackets already, or inside one.
oteres-told-new-card = { $card }: { $does }
oteres-told-new-card-inside = { $card } ({ $does })
oteres-told-does = { $effect ->
    [protect-pearl] nobody can take the pearl under it
    [biggest-pile] it takes from whoever else has the most white pearls
    [trade-in] back it goes, for one drawn unseen
    [discard-card] it works on any card, even a sea urchin
   *[dark-gift] give away a black pearl or, without one, look and maybe swap
  }
oteres-told-list = { $some } and { $last }
# What a turn has to do with earlier ones, behind the sentence of what it brought: a pearl that comes back, a card in front of somebody just used up, a pearl that had only just come, the same two again, one robbed again and again, two in a row.
oteres-told-echo = { $kind ->
    [back] , the very one { $other } had taken from { $name }
    [bare] , now that { $other }’s { $card } was gone
    [fresh] , the one { $other } had only just got
    [again] { $count ->
        [2] , for the second time
        [3] , for the third time
       *[other] , once more
      }
    [robbed] , already the third pearl taken from { $other }
   *[row] , the second in a row to go for { $other }’s pearls
  }
# A pearl in a sentence; its value where the reader knows it.
oteres-told-pearl = { $worth ->
    [known] { $colour ->
        [black] a black **{ $value }**
       *[white] a white **{ $value }**
      }
   *[hidden] { $colour ->
        [black] a black pearl
       *[white] a white pearl
      }
  }
oteres-told-pearls-worth = { $colour ->
    [black] black pearls worth { $values }
   *[white] white pearls worth { $values }
  }
oteres-told-pearls = { $count ->
    [0] nothing
    [1] one
    [2] two
   *[other] three
  }
oteres-told-drew = { $name } drew { $card }.
# The first sentences of a game: for somebody who was not there.
oteres-told-began = Everybody started with one white pearl. White pearls have hidden values, so most pearls isn’t most points. Every turn brought a card, at times a sea urchin. { $name } began.
oteres-told-nothing-drawn = The deck was empty when { $name } wanted to draw.
oteres-told-take-white = { $name } dived and took { $pearl }.
# Where its value is hidden.
oteres-told-dived = { $name } dived for a white pearl.
oteres-told-dives = { $names } each dived for a white pearl.
# Several did the same one after the other.
oteres-told-trades = { $names } each traded in a white pearl ({ $card }).
oteres-told-locks = { $names } each locked up a white pearl ({ $card }).
oteres-told-throws = { $name } threw away { $other }, { $rest }, each with { $card }.
# From the second on.
oteres-told-throw = { $name } { $other }
oteres-told-wards = { $names } each laid out { $card }{ $first ->
    [yes] : it blocks the next card that goes for its owner’s pearls
   *[no] {""}
  }.
oteres-told-urchins = { $names } each got rid of a sea urchin and took a black pearl.
oteres-told-snatch = { $name } snatched { $pearl } from { $other }{ $echo }.
oteres-told-biggest-pile = { $name } played { $card } and took { $pearl } from { $other }{ $among ->
    [in] , the biggest pile still in.
   *[all] { $echo }.
  }
oteres-told-swapped = { $colour ->
    [black] { $name } swapped a black pearl for a black one of { $other }’s.
   *[white] { $name } swapped white pearls with { $other }.
  }
# Pairs, one after the other; $rest are oteres-told-pair, from the second on.
oteres-told-swaps = { $name } swapped white pearls with { $other }, then { $rest }.
oteres-told-pair = { $name } with { $other }
oteres-told-swap = { $name } swapped with { $other }, gave { $given } and got { $pearl }.
oteres-told-traded = { $name } traded in a white pearl ({ $card }).
oteres-told-trade-in = { $name } traded in { $given } for { $pearl } ({ $card }).
oteres-told-split-paws = { $name } played { $card }{ $first ->
    [yes] {" "}with { $total ->
        [1] one new white pearl
        [2] two new white pearls
       *[other] three new white pearls
      }: { $other }, without seeing them, picked
   *[no] : { $other } picked
  } the { $paw ->
    [left] left
   *[right] right
  } paw and got { $pearls }, { $name } kept { $rest }.
# $ways are names with arrows between them: who passed to whom.
oteres-told-pass-left = { $name } played { $card }, and { $who ->
    [everybody] everybody passed a pearl to the left
   *[some] a pearl went on to the left wherever there was one
  }: { $ways }.
# Once in a match: who could only pass the one pearl they had, the others being locked or none.
oteres-told-only-pearl = { $names } had no choice: only one pearl{ $count ->
    [one] {""}
   *[other] {" "}each
  } { $locked ->
    [yes] not locked up
   *[no] to pass on
  }.
oteres-told-passed = { $name } passed { $pearl } to { $other }.
oteres-told-share-out = { $name } played { $card }: one pearl each for { $names }.
oteres-told-got = { $name } got { $pearl }.
oteres-told-ward = { $name } laid out { $card }: it blocks the next card that goes for { $name }’s pearls.
oteres-told-ward-again = { $name } laid out { $card }.
oteres-told-protect-pearl = { $name } locked up a white pearl ({ $card }).
oteres-told-protect-bare = { $name } played { $card } with no white pearl to lock up.
oteres-told-protect-other = { $name } played { $card } for { $other }, who locked up a white pearl.
oteres-told-protect-other-bare = { $name } played { $card } for { $other }, who had no white pearl to lock up.
oteres-told-pass-card = { $name } slipped { $other } a card ({ $card }).
oteres-told-pass-card-known = { $name } played { $card } and slipped { $other } this card: { $given }.
oteres-told-discard-card = { $name } threw away { $other } with { $card }.
oteres-told-discard-same = { $name } threw a card away, a second { $other }.
oteres-told-discard-urchin = { $name } sent a sea urchin back into the deck ({ $card }).
oteres-told-dark-gift = { $name } played { $card } and gave { $other } { $pearl }.
oteres-told-looked = { $name } looked at { $colour ->
    [white] one of { $other }’s white pearls
    [black] one of { $other }’s black pearls
   *[any] one of { $other }’s pearls
  } and left it ({ $card }).
oteres-told-looked-known = { $name } looked at one of { $other }’s pearls, worth **{ $value }**, and left it ({ $card }).
oteres-told-look-swapped = { $colour ->
    [black] { $name } exchanged a black pearl with { $other } after a look ({ $card }).
   *[white] { $name } exchanged a white pearl with { $other } after a look ({ $card }).
  }
oteres-told-look-swaps = { $name } exchanged a white pearl with { $other } after a look, then { $rest } ({ $card }).
oteres-told-look-swap = { $name } looked at one of { $other }’s pearls and swapped it, giving { $given } for { $pearl } ({ $card }).
oteres-told-look-blocked = { $name } looked at one of { $other }’s pearls ({ $card }) and wanted it, but { $ward } blocked the swap.
oteres-told-urchin = { $name } got rid of a sea urchin and took { $count ->
    [1] { $pearl }
    [2] a second black pearl
    [3] a third black pearl
   *[other] one more black pearl
  }.
# Once in a match, after the first sea urchin that is played.
oteres-told-urchin-first = That costs { $least } to { $most } points, but keeping an urchin is riskier: whoever holds two is out.
oteres-told-black-gone = The black pearls are used up: from now on only { $cards } get rid of an urchin.
oteres-told-black-back = There’s a black pearl in the pool again: from now on it gets rid of an urchin, too.
# Where the deck is low for the first time.
oteres-told-deck-low = Only { $count } { $count ->
    [one] card is
   *[other] cards are
  } left in the deck. Sea urchins that somebody gets rid of go back into it, so they come up more and more often.
# Who has the most white pearls after a round; $rows are the others, one oteres-told-has for all who have as many.
oteres-told-lead = { $how ->
    [level] { $names } { $news ->
        [yes] lead
       *[no] still lead
      } with { $count ->
        [one] 1 white pearl
       *[other] { $count } white pearls
      } each
    [leads] { $names } leads with { $count ->
        [one] 1 white pearl
       *[other] { $count } white pearls
      }
    [still] { $names } still leads with { $count ->
        [one] 1 white pearl
       *[other] { $count } white pearls
      }
    [alone] { $names } now leads alone with { $count ->
        [one] 1 white pearl
       *[other] { $count } white pearls
      }
   *[ahead] { $names } now leads with { $count ->
        [one] 1 white pearl
       *[other] { $count } white pearls
      }
  }{ $others ->
    [0] {""}
   *[other] {" "}· { $rows }
  }
oteres-told-piles = Pearls: { $rows }
oteres-told-has = { $names } { $count }
# Somebody who is out, among others who are in.
oteres-told-name-out = { $name } (out)
oteres-told-counted = { $name } { $count }{ $black ->
    [0] {""}
   *[other] {" "}+ { $black } black
  }
oteres-told-played = { $name } played { $card }.
oteres-told-nothing-played = { $name } had nothing to play.
oteres-told-blocked = { $name } tried { $card } on { $other }, but { $ward } blocked it{ $echo }.
oteres-told-empty-pool = { $name } played { $card }, but no white pearl was left in the pool.
oteres-told-own-none = { $name } played { $card } for nothing, with no pearl to give.
oteres-told-own-locked = { $name } played { $card }, but had only locked pearls.
oteres-told-no-pearl = { $name } played { $card }, but there was no pearl for it.
oteres-told-no-card = { $name } played { $card }, but there was no other card for it.
# $pile is oteres-told-pile. What it means is said of the first who is out alone. $by slipped them a card since their last turn.
oteres-told-out = **{ $name } is out**{ $isKnown ->
    [yes] {" "}with { $pile }
   *[no] {""}
  }{ $isSlipped ->
    [yes] , straight after { $by }’s card
   *[no] {""}
  }{ $first ->
    [yes] : { $count ->
        [2] { $still ->
            [yes] still two sea urchins in hand as the turn ended
           *[no] two sea urchins in hand as the turn ended
          }
        [3] three sea urchins in hand as the turn ended, and two would have been enough
       *[other] { $count } sea urchins in hand as the turn ended, and two would have been enough
      }{ $stuck ->
        [yes] , with no black pearl left in the pool
       *[no] {""}
      }. On the beach, out of the game, pearls still count and are safe.
   *[no] : { $still ->
        [yes] still { $count ->
            [2] two
            [3] three
           *[other] { $count }
          } sea urchins in hand.
       *[no] { $count ->
            [2] { $isSlipped ->
                [yes] two sea urchins in hand.
               *[no] a second sea urchin.
              }
            [3] three sea urchins.
           *[other] { $count } sea urchins.
          }
      }
  }
oteres-told-pile = { $black ->
    [0] { $white ->
        [0] no pearls
        [one] 1 pearl
       *[other] { $white } pearls
      }
    [one] { $white } white and 1 black pearl
   *[other] { $white } white and { $black } black pearls
  }
# The last two.
# Two are left: how the white pearls of both stand against the most on the beach, where that can be counted; $names have those there.
oteres-told-duel = Now it’s { $one } against { $other }{ $beach ->
    [behind] , both with fewer white pearls than { $names } on the beach ({ $count }).
    [ahead] , both with more white pearls than anybody on the beach.
    [mixed] ; most white pearls on the beach: { $names } ({ $count }).
   *[unknown] .
  }
oteres-told-over = { $name } is the last one in: that ends the game, and staying in brings no points.
oteres-why-empty-pool = It does nothing: no white pearl is left in the pool.
oteres-why-own-none = It does nothing: they have no pearl to give for it.
oteres-why-own-locked = It does nothing: all their own pearls are locked.
oteres-why-no-pearl = It does nothing: there is no pearl for it.
oteres-why-no-card = It does nothing: there is no other card for it.

## What only the reader knows of what happened, first on their pages

oteres-news-doomed = ⚠️ **You still hold { $count ->
    [2] two
   *[other] { $count }
  } sea urchins: you’ll be out after this turn{ $ends ->
    [game] , and that’s the end of the game.** Your pearls still count.
   *[turn] .** From then on nobody can touch your pearls, and they still count.
  }
oteres-news-let-go = ⚠️ **You hold two sea urchins!** You stay in if you let one go now. If you keep both, you’re out after this turn, but your pearls are safe and still count.
# $cards are the cards in hand that take a sea urchin away.
oteres-news-two = ⚠️ **You hold two sea urchins!** You stay in if you get rid of one on your next turn ({ $cards }). If you keep both, you’re out then, but your pearls are safe and still count.
oteres-news-many = ⚠️ **You hold { $count ->
    [2] two
   *[other] { $count }
  } sea urchins**, and nothing in your hand saves you so far. If your next card doesn’t either, you’re out after your turn, but your pearls are safe and still count.
oteres-news-out = **You’re out, but your { $count ->
    [one] { $sum } point is
   *[other] { $sum } points are
  } safe.** The winner is often somebody who’s already out.
oteres-news-drew = You drew { $card }.
oteres-news-drew-urchin = ⚠️ You drew { $count ->
    [one] a **sea urchin!**
   *[other] **{ $count } sea urchins!**
  }
oteres-news-given-urchin = ⚠️ { $name } slipped you { $count ->
    [one] a **sea urchin!**
   *[other] **{ $count } sea urchins!**
  }
oteres-news-given = { $name } slipped you { $card }.
oteres-news-slipped = You slipped { $name } this card: { $card }.
oteres-news-got = You got { $pearl }.
# Pearls of a catch: what its player kept, what was in the paw that the reader picked, what the reader was given.
oteres-news-kept = You kept { $pearl }.
oteres-news-paw = The paw of { $name }’s you picked held { $pearl }.
oteres-news-shared = { $name } shared a catch: you got { $pearl }.
oteres-news-took = You took { $pearl } from { $name }.
oteres-news-gave = You gave { $name } { $pearl }.
oteres-news-given-pearl = { $name } gave you { $pearl }.
# Where it is not known who did it.
oteres-news-gone = { $name } now has { $pearl } that was yours.
oteres-news-got-from = You got { $pearl } from { $name }.
oteres-news-lost = { $name } took { $pearl } from you.
oteres-news-traded = You put back { $given } and drew { $pearl }.
oteres-news-swapped = You gave { $name } { $given } and got { $pearl }.
oteres-news-swapped-by = { $name } swapped a pearl with you: you gave { $given } and got { $pearl }.
oteres-news-passed = { $card }: You passed { $given } to { $to } and got { $pearl } from { $from }.
oteres-news-passed-on = { $card }: You passed { $given } to { $to }.
oteres-news-passed-here = { $card }: You got { $pearl } from { $from }.
# What the reader has chosen, while others have still to answer.
oteres-news-passing = You pass { $name } your { $pearl }.
oteres-news-paws = Left paw: { $left } · right paw: { $right }. { $name } picks one.
# Sentences about the reader’s own last turn, others having played since.
oteres-news-last-turn = Your last turn: { $news }
oteres-news-looked = { $name }’s pearl { $number } is worth **{ $value }**.

## Hints: what an answer leads to

oteres-hint-target = In front of { $name }: { $pearls }.
# On average, with one digit after the point.
oteres-hint-white = A white pearl you haven’t seen is worth { $worth } on average.
oteres-hint-black = A black pearl you haven’t seen costs { $worth } on average.
oteres-hint-saved = That gets rid of a sea urchin, so you stay in.
# $cards take a sea urchin out of the hand.
oteres-hint-guard = In case of a sea urchin you keep { $cards }.
oteres-hint-bare = You’ll hold { $count ->
    [one] a sea urchin
   *[other] { $count } sea urchins
  } and no card against it.

## Puzzles: what one turn brings that another does not; each goes on after “The best turn”

# $effect is what the card does, as beside its answer.
oteres-why-plays = plays { $card } ({ $effect })
oteres-why-ward = blocks the next card that takes or swaps your pearls
oteres-why-share-out = keeps you one of 3 white pearls and gives the others away
oteres-why-split-paws = brings 3 white pearls, and somebody else picks a paw
oteres-why-pass-left = has everybody pass a pearl to the left
oteres-why-dives = brings a white pearl you haven’t seen, worth { $worth } on average
oteres-why-urchin = gets rid of a sea urchin for a black pearl, −{ $worth } on average
oteres-why-sheds = discards { $card } and draws another card
oteres-why-sheds-urchin = puts the sea urchin back into the deck and draws another card
oteres-why-locks = locks your { $pearl }, so that nobody can take it
oteres-why-trades = trades in your { $pearl } for a white one from the pool
# $pearls is what that player has: 4 white, 1 black.
oteres-why-takes = goes for one of the pearls { $name } has ({ $pearls })
oteres-why-swaps = swaps your { $pearl } for one of the pearls { $name } has ({ $pearls })
oteres-why-blocked = makes { $name } use up a card ({ $card })
oteres-why-slips = slips { $name } a card of yours ({ $card })
oteres-why-gives = gives { $name } ({ $pearls }) one of your black pearls
oteres-why-looks = looks at one of the pearls { $name } has ({ $pearls })
oteres-why-known = goes for a pearl { $name } has that you know: { $pearl }
oteres-why-unknown = looks at a pearl { $name } has that you don’t know yet
# $cards take a sea urchin out of the hand.
oteres-why-guards = keeps { $cards } against sea urchins
oteres-why-bare = leaves you { $count ->
    [one] a sea urchin
   *[other] { $count } sea urchins
  } and no card against it
