### The rules of Öterés by topic, in our own words. A topic holds 3,500 characters at most.

oteres-rules-aim = What it’s about
oteres-rules-aim-text =
    You’re otters, and you’re after the most valuable pearls. White pearls are worth { $whiteLeast } to { $whiteMost } points, black ones { $blackLeast } to { $blackMost }. Only a pearl’s owner can see what it’s worth, and anyone who has had a look at it along the way.

    Everyone starts with two cards and a white pearl. Then you take turns: draw a card, play a card.

    Sea urchins are hiding in the deck. If you end your turn with two of them in your hand, you’re out, but you keep your pearls. When only one otter is left in the water, all pearls are revealed, and **the most points win**, no matter who is in or out.

oteres-rules-turn = A turn
oteres-rules-turn-text =
    - **Draw.** The bot draws a card for you as your turn begins.
    - **Play.** Choose a card from your hand and do what it says, as far as you can. Then it goes to the discards, unless it stays in front of somebody.
    - **Check.** Your turn ends by itself if there’s nothing left to undo, or otherwise when you say so. If you have two or more sea urchins in your hand then, you’re out.

    Only you can see your hand, so you choose your card in private: press *Answer privately* below the picture. Whatever else only you may see is asked there, too. The rest is asked in the channel.

    Press *Hand* to see your cards and pearls at any time, even when others are playing.

    {"*"}Undo* takes back your choices in this turn, until something has been drawn or has changed hands, somebody else or a card in front of them has answered, or somebody has seen something new.

oteres-rules-urchins = Sea urchins
oteres-rules-urchins-text =
    There are { $urchins } of them. Nobody starts with one.

    - **Two in your hand at the end of your own turn**: you’re out. If somebody gives you one, nothing happens until your own turn ends.
    - **Playing one** instead of another card: take a black pearl without showing it, and the urchin goes back into the middle of the deck. If there’s no black pearl left in the pool, you can’t play it.
    - **Getting rid of one**: cards with a crossed-out urchin in the corner work on an urchin in your hand. You can give it to another player ({ $passing }) or put it back into the deck ({ $discarding }). These cards work even if the pool has no black pearl.

    {"*"}*Out of the game** also means out of reach: your pearls stay yours and count at the end, and no card can target you any more, for better or worse. The rest of your hand is discarded. Cards in front of you stay.

oteres-rules-pearls = Pearls
oteres-rules-pearls-text =
    - **Everyone can see** how many pearls of each colour you have, and which of them are under a card.
    - **It’s a secret** what they’re worth. You can look at your own at any time.
    - If somebody takes a pearl from you, it’s taken **blind**: at random, and each pearl that can be taken is equally likely.
    - **Once seen, always seen**: if you’ve seen what a pearl is worth, you keep seeing it wherever it goes, until it’s back in the pool. The small number below a pearl only tells it apart from the others. It says nothing about its worth.
    - If there aren’t enough white pearls in the pool, you take what’s there. If there are none, nothing happens.

    The box has { $white } white pearls: { $whiteList }. And { $black } black ones: { $blackList }.

oteres-rules-cards = The cards
oteres-rules-cards-part = All the cards, { $part } of { $parts }
oteres-rules-cards-text =
    All { $count } action cards and how many there are of each. The pictures show what they do. Everyone is dealt two, then the { $urchins } sea urchins go into the deck with the rest.

    { $list }

oteres-rules-details = The cards in detail
oteres-rules-details-text = { $details }

oteres-rules-end = End and ties
oteres-rules-end-text =
    The game ends when only one player is left in. All pearls are revealed.

    The most points win. If there’s a tie, the player with fewer pearls wins. If there’s still a tie, you share the victory.

    You get nothing extra for being the last one in, and if you’re out, your pearls count just like everyone else’s.

oteres-rules-ours = What we made up
oteres-rules-ours-text =
    This is unofficial fan work, without any of the publisher’s art or text.

    The rulebook explains the turn, the sea urchins and the end, how many cards and pearls there are, and what black pearls are worth. It doesn’t list the action cards: out of { $count }, it names two and describes five effects. We made up the rest of the deck.

    - **Name and effect from the rulebook**: { $both }
    - **Name from the rulebook**: { $named }
    - **Effect from the rulebook, name by us**: { $described }
    - **All by us**: { $ours }
    - **How many there are of each**: { $counts }
    - **What white pearls are worth**: { $worths }

    Do you own the game? Then you can correct all of this in one file, `assets/oteres/components.json`. How to do that, and everything else we decided, is in `docs/rules-oteres.md`.

## The parts of these texts

oteres-rules-card = - **{ $card }** × { $count }
oteres-rules-tokens = { $count } × { $value }
oteres-rules-ours-choice = our choice
oteres-rules-ours-box = as in the box
# More than the card says, by its effect; $card is the name of the cards that have it.
oteres-rules-about-protect-pearl = - **{ $card }** · The pearl under it can never be taken, swapped, replaced or passed again, but it counts. If there’s no white pearl, nothing goes under the card. You may play one for yourself. Any more go to other players, who each choose which of their own white pearls goes under it.
oteres-rules-about-split-paws = - **{ $card }** · First you split the pearls, then you choose who picks a paw. They can’t see how many pearls are in each paw, or what they’re worth.
oteres-rules-about-biggest-pile = - **{ $card }** · This looks for the most white pearls among the other players still in, including pearls under cards. You take a pearl of either colour blind, but none that’s under a card.
oteres-rules-about-pass-left = - **{ $card }** · Everyone chooses in private, in any order. The table shows who you’re waiting for, but not what anyone chose. Then all pearls move at the same time. “Left” means the next player still in. If you have just one pearl that can move, it moves without asking. If you have none, you pass nothing but still get one.
oteres-rules-about-share-out = - **{ $card }** · You keep one and decide who gets which. With only one other player left: one for you, one for them, and one goes back to the pool.
oteres-rules-about-ward = - **{ $card }** · It’s triggered by the next card of another player that would take or swap one of your pearls. That card does nothing, and this one is discarded. Looking, gifts, passing and your own cards don’t trigger it.
oteres-rules-about-take-white = - **{ $card }** · Only you see what the pearl is worth.
oteres-rules-about-trade-in = - **{ $card }** · Your pearl goes back first, so you might get the same one again. If there’s no white pearl in the pool, you can only trade in a white one, and you get it right back.
oteres-rules-about-swap = - **{ $card }** · Choose a player, then one of your own pearls. Theirs is taken blind, and can be of either colour.
oteres-rules-about-snatch = - **{ $card }** · It’s random: each of their white pearls that isn’t under a card is equally likely.
oteres-rules-about-pass-card = - **{ $card }** · Choose a player, then the card. Only the two of you know which one it is. Then draw a card. If you have no other card, it does nothing.
oteres-rules-about-discard-card = - **{ $card }** · Everyone sees what you discard. Then draw a card. If you have no other card, it does nothing.
oteres-rules-about-dark-gift = - **{ $card }** · If you have no black pearl to give, look at another player’s pearl instead, one that isn’t under a card. Then swap it for one of yours, or leave it.

## How to play: one page for somebody who has never seen the game. The numbers stand in its picture.

oteres-guide-alt = What lies in front of you, with five numbers: 1 the deck, 2 a card in your hand, 3 a sea urchin, 4 your pearls, 5 the pool.
oteres-guide-goal = Collect the most valuable pearls: with two sea urchins in hand you’re out, but your pearls still count.
oteres-guide-deck = **Deck**: each turn begins with a card from here.
oteres-guide-hand = **Your hand**: play one card per turn. Only you see it.
oteres-guide-urchin = **Sea urchin**: one in your hand does no harm, with two you’re out. You can play one for a black pearl, as long as the pool has one.
oteres-guide-pearls = **Your pearls**: only you know what they’re worth.
oteres-guide-pool = **Pool**: new pearls come from here.
# At most 60 words.
oteres-guide-turn = The bot draws a card for you. Press *Answer privately*, choose a card from your hand and do what it says: take, swap, share or protect pearls. With two sea urchins in hand at the end of your turn, you’re out, but your pearls still count. When only one player is left, the most points win.

## For those who are still learning: what a question speaks of

oteres-term-urchin = With two sea urchins in hand at the end of your turn, you’re out.
oteres-term-card-any = Play any card and do what it says. Only you see your hand.
oteres-term-pearls = Only you see what your pearls are worth. The others take blind.
oteres-term-one-urchin = One sea urchin does no harm; with two at the end of your turn you’re out. You can play one as long as the pool has a black pearl. Some cards help, too.
