### The rules of Öterés by topic, in our own words. A topic holds 3,500 characters at most.

oteres-rules-aim = What it is about
oteres-rules-aim-text =
    You are otters, and you want the most valuable pearls. White pearls are worth { $whiteLeast } to { $whiteMost } points, black ones { $blackLeast } to { $blackMost }. What a pearl is worth is seen by its owner alone, and by whoever saw it on the way.

    Everybody begins with two cards and one white pearl. Then you take turns: draw a card, play a card.

    Sea urchins hide in the deck. Whoever ends a turn with two of them in hand is out, and keeps what they have gathered. When a single otter is left in the water, all pearls are turned up, and **the most points win**, whether you are in or out by then.

oteres-rules-turn = A turn
oteres-rules-turn-text =
    - **Draw.** The bot draws a card for you as your turn begins.
    - **Play.** Choose one card of your hand and do what it says, as far as that is possible. Then it goes to the discards, unless it stays in front of somebody.
    - **Check.** The turn ends: by itself where nothing of it can be taken back any more, or else when you say so. With two sea urchins in hand, or more, you are out then.

    Your hand is nobody else’s business, so the question which card to play comes to you alone: press *Answer privately* under the picture of the table. Whatever concerns everybody is asked in the channel.

    {"*"}Hand* shows your cards and your pearls at any moment, also while others play.

    {"*"}Undo* takes back your answers of this turn, until something was drawn or changed hands, somebody else or a card in front of them answered, or somebody saw what they did not know.

oteres-rules-urchins = Sea urchins
oteres-rules-urchins-text =
    There are { $urchins } of them. Nobody begins with one.

    - **Two in hand at the end of your own turn**: you are out. An urchin that somebody gave you does nothing before the end of your own turn.
    - **Playing one** instead of another card: you take a black pearl, unseen by the others, and the urchin goes back into the middle of the deck. With no black pearl left in the pool it cannot be played.
    - **Getting rid of one**: cards with a crossed-out urchin in the corner may be about an urchin of your hand. It can be given to another player ({ $passing }), or put back into the deck ({ $discarding }).

    {"*"}*Out of the game** means out of reach: your pearls stay, count at the end, and no card can be aimed at you any more, for good or ill. Your other cards are discarded; cards in front of you stay.

oteres-rules-pearls = Pearls
oteres-rules-pearls-text =
    - **Open to all**: how many pearls of which colour everybody has, and which of them lie under a card.
    - **Secret**: what they are worth. The owner may look at any time.
    - A pearl that is taken from somebody is taken **blind**: chance picks it, and each that may be taken is equally likely.
    - **Seen is seen**: whoever has seen what a pearl is worth keeps seeing it, wherever it goes, until it is back in the pool. The small number below a pearl tells it from its neighbours, and says nothing of its worth.
    - When the white pool runs short, you take what is there; with nothing there, nothing happens.

    The box has { $white } white pearls: { $whiteList }. And { $black } black ones: { $blackList }.

oteres-rules-cards = The cards
oteres-rules-cards-text =
    The { $count } action cards, how many there are of each, and where they come from.

    { $list }

oteres-rules-details = The cards, more closely
oteres-rules-details-text = { $details }

oteres-rules-end = End and ties
oteres-rules-end-text =
    The game ends when a single player is left. All pearls are revealed.

    The most points win. If that is equal, fewer pearls win. If that is equal as well, the victory is shared.

    Being the last one in earns nothing by itself, and those who are out score like everybody else.

oteres-rules-ours = What is ours in this version
oteres-rules-ours-text =
    This is an unofficial fan work, with none of the publisher’s art and none of its text.

    The rulebook tells the turn, the sea urchins, the end, how many cards and pearls there are and what black pearls are worth. It does not list the action cards: of { $count } it names two and describes five effects. The rest of the deck is of our own making.

    - **Printed there, name and effect**: { $both }
    - **Printed there by name**: { $named }
    - **Printed there by effect, under a name of ours**: { $described }
    - **All ours**: { $ours }
    - **How many there are of each**: { $countsOurs ->
        [yes] ours.
       *[no] as in the box.
      }
    - **What white pearls are worth**: { $pearlsOurs ->
        [yes] ours.
       *[no] as in the box.
      }

    Whoever owns the box can correct all of it in one file, `assets/oteres/components.json`; `docs/rules-oteres.md` says how, and has every ruling of ours.

## The parts of these texts

oteres-rules-card = - **{ $card }** × { $count } ({ $name ->
    [rulebook] { $effect ->
        [rulebook] rulebook
       *[house] name from the rulebook
      }
   *[house] { $effect ->
        [rulebook] effect from the rulebook
       *[house] ours
      }
  }) · { $text }
oteres-rules-tokens = { $count } × { $value }
# More than the card says, by its effect; $card is the name of the cards that have it.
oteres-rules-about-protect-pearl = - **{ $card }** · The pearl under it can never be taken, swapped, replaced or passed again, and it counts. Without a white pearl, none lies there. You may play one for yourself; every further one goes to another player, who chooses which of their own white pearls goes under it.
oteres-rules-about-split-paws = - **{ $card }** · You split the pearls first, then choose who picks. They see neither how many lie in a paw nor what they are worth.
oteres-rules-about-biggest-pile = - **{ $card }** · The most white pearls among the other players still in, those under cards counted. One that lies under no card is taken blind, of either colour.
oteres-rules-about-pass-left = - **{ $card }** · Everybody chooses in private and in any order; the table says who is still awaited, and nobody sees who chose what. Then all pearls move at once. “Left” is the next player still in. Whoever has a single pearl that may move passes that one and is not asked; whoever has none passes none and receives all the same.
oteres-rules-about-share-out = - **{ $card }** · You keep one and say who gets which. With one other player left: one for you, one for them, one back into the pool.
oteres-rules-about-ward = - **{ $card }** · It is set off by the next card of another player that takes a pearl of yours, or swaps one. That card then does nothing, and this one is discarded. Looks, gifts, passing and your own cards do not set it off.
oteres-rules-about-take-white = - **{ $card }** · Only you see what the pearl is worth.
oteres-rules-about-trade-in = - **{ $card }** · The pearl goes back first, so the same may come again. With no white pearl in the pool only a white one can go back, and it comes again.
oteres-rules-about-swap = - **{ $card }** · You choose whom, then your own pearl; theirs is taken blind, of either colour.
oteres-rules-about-snatch = - **{ $card }** · Chance picks it: each of their white pearls that lies under no card is equally likely.
oteres-rules-about-pass-card = - **{ $card }** · You choose whom, then the card; only the two of you know which it is. Then you draw. With no other card in hand it does nothing.
oteres-rules-about-discard-card = - **{ $card }** · Everybody sees what is discarded. Then you draw. With no other card in hand it does nothing.
oteres-rules-about-dark-gift = - **{ $card }** · Having no black pearl to give, you look at a pearl of another player instead, one that lies under no card. Then you swap it for one of yours, or leave it.

### End of 31 texts: ddd7aba7
