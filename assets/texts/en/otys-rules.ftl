### The rules of Otys by topic, in our own words. A topic holds 3,500 characters at most.

otys-rules-aim = What it is about
otys-rules-aim-text =
    You lead eight divers. They bring up cubes from a drowned city: Metal, Plant, Fuel and Tech. Cubes that lie together on one level of your sea complete contracts, and contracts bring Prestige.

    As soon as somebody has { $target } Prestige, the round is played to its end. Then the most Prestige wins.

    {"**"}How a turn feels.** You pick a key. Its number is a depth, 1 to 5. That one depth decides everything: which sponsor helps you, which diver works, and where the cubes land. In the picture of your sea, all that belongs to one depth stands in one row; follow it with a finger.

    {"**"}Where Prestige comes from**
    - contracts
    - divers upgraded through sponsor 4
    - sales to the Store
    - reward tokens

    You begin with { $credits } Credits, { $batteries } Battery, all eight divers in random order, and one cube of each colour somewhere on levels 2 to 5.

otys-rules-turn = A turn
otys-rules-turn-text =
    - **Key.** Choose a numbered key: it opens its own level. Or choose an X key: it opens any level you like, and then all sponsors move down one level, the lowest one going to the top.
    - **Before the dive.** Use the sponsor of that level, once. Spend Batteries on propellers to move divers up or down. Both are optional and come in any order.
    - **Dive.** The diver who stands on that level now works for you. Using the effect is optional.
    - **End.** The key goes to your Hacker track. The diver comes up: to the topmost place of the column, and the divers above its old level each move down one. Or you spend 1 Battery and the diver stays down.

    At any moment of your turn, between these steps, you may complete contracts.

    A turn ends only when you say so. *Undo* takes back your clicks one by one, until something was drawn or turned up, or somebody else answered.

otys-rules-keys = Keys and the Hacker track
otys-rules-keys-text =
    You own keys 1 to 5 and one X key. A key that was played lies on your Hacker track and cannot be played again until it comes home.

    {"**"}Coming home.** At the start, the token that would be number { $home } on the track sends all of them home instead, itself too. Each time the Engineer improves the Hacker this happens sooner: at { $homes } tokens, from no improvement to three.

    Should the Hacker’s tile come to lie where tokens are, they wait there and go home at the end of the turn.

    {"**"}X keys.** An X key opens any level, even one whose own key you still have. Playing one always moves the sponsors. Your own X key comes home with the others. Neutral X keys are extra turns from the supply of { $neutral }; when the track is emptied they go back there. Those not yet played stay with you.

    Some effects take a single key back from the track. That is always one of your own, never a neutral one.

otys-rules-divers = The eight divers
otys-rules-divers-text =
    Every diver starts basic. Upgraded divers are better for the rest of the game.

    - **Metal, Plant, Fuel and Tech Expert.** Take one cube of their colour and put it on their level, if a space is free there.
      Upgraded, they bring something besides. Metal: a neutral X key. Plant: 1 Credit. Fuel: 1 Battery. Tech: one of your own keys back from the track. Cube and bonus are each optional, and the bonus can be had even when the level is full.
    - **Trader.** Sell one cube from this level to the Store, or buy one from it onto this level.
      Upgraded: selling brings 1 more, in Credits or in Prestige, and buying costs 1 less.
    - **Spy.** For 1 Credit, look at four contracts and keep one, or use a neighbour’s diver on the same level.
      Upgraded: no Credit for the Spy itself.
    - **Engineer.** For 1 Credit, improve the Mechanic (propellers reach further) or the Hacker (keys come home sooner), each at most three times.
      Upgraded: free.
    - **Explorer.** For 2 Credits, take one of the two reward tokens of this level: use its front now, and put it on this level of your sea with its back up.
      Upgraded: for 1 Credit.

    A level has only so many spaces: { $spaces } on levels 1 to 5. No cube may be thrown away to make room.

otys-rules-sponsors = The sponsors
otys-rules-sponsors-text =
    Five tiles stand beside the five levels. Before you dive you may use the one on your key’s level. Which side is up is settled when the table opens.

    - **Sponsor 1.** Basic: 1 Credit. Advanced: this turn your own Trader, when buying, your Spy, Engineer or Explorer costs no Credits. A neighbour’s diver that your Spy uses still costs what it costs.
    - **Sponsor 2.** Basic: your diver’s effect works twice this turn, with new choices each time. Advanced: use the front of one of the two reward tokens of this level; it is then replaced.
    - **Sponsor 3.** Basic: take one of your own keys back from the Hacker track. Advanced: the diver on level 5 comes up to the surface, and the others move down.
    - **Sponsor 4.** Basic: pay 2 Credits to upgrade the diver on your key’s level, the one that will dive, and gain 1 Prestige. From then on no propeller moves anyone onto or off that level this turn. Advanced: pay 2 Credits to upgrade one of the three divers at the surface, and gain 1 Prestige.
    - **Sponsor 5.** Basic: 1 Battery. Advanced: 1 Battery, or spend 1 Battery to move a cube from your key’s level to another one, or from another one to it.

    What would change nothing is not offered.

otys-rules-contracts = Contracts
otys-rules-contracts-text =
    A contract wants cubes that all lie on **one** level, whichever it is. You may complete any number of contracts on your turn, whenever you are not in the middle of an effect. It costs nothing but the cubes.

    - Some cards name the cubes, such as Metal + 2 Plant.
    - Others name numbers, such as 2+1: two cubes of one colour and one of another. Each number wants a different colour; the choice is yours.

    You gain its Prestige and, on some cards, a Credit, a Battery or both. If a permanent reward lies on that level, you may take it too. Other cubes stay where they are.

    {"**"}Public contracts** lie in the Colony, three of them, two in a game for two. Whoever completes one first has it, and the next card takes its place at once. **Private contracts** are in your hand; nobody else sees them, and nobody can take them from you.

    The *Contracts* button shows what you can complete now and what is missing for the rest. Only you see its answer.

otys-rules-rewards = Reward tokens
otys-rules-rewards-text =
    Two tokens lie beside each level of the Colony. The front works once:

    - one of the two cubes shown, onto the level of your key, if a space is free there
    - 1 Battery
    - look at four contracts and keep one
    - upgrade any diver of yours, without Prestige for it
    - 1 Prestige

    The back lasts: 2 Credits or 1 Prestige, each time you complete a contract on that level.

    The Explorer takes a token: first its front, then it stays on the level of your sea with the back up. A token that lay there before is discarded. Sponsor 2, advanced, uses a front only and discards the token. Either way another token is drawn.

otys-rules-store = The Store
otys-rules-store-text =
    The Store has a column for each colour, with spaces from the top down. They are worth { $rows } Credits. The Trader deals with it, one cube at a time.

    - **Selling.** A cube from the Trader’s level goes to the topmost free space of its column. You gain what that row shows in Credits, or, on the top row, 1 Prestige instead. Nothing can be sold into a full column.
    - **Buying.** You take the lowest cube of a column and pay what its row shows, in Credits. It goes onto the Trader’s level, which needs a free space.

    So the first cube of a colour sells best, and a full column sells its cubes cheapest. An upgraded Trader gets 1 more, Credits or Prestige, and so can take Prestige on every row; buying costs 1 less.

otys-rules-spy = The Spy
otys-rules-spy-text =
    The Spy does one of two things, for 1 Credit, or for nothing once upgraded.

    - **Look at four contracts.** Keep one in your hand; the rest go under the deck, in an order that nobody knows. Once you have looked, you must keep one. The channel learns only that you took a card.
    - **Use a neighbour’s diver**: the one on the same level, of the player to your left or to your right, on whichever side it lies. It works as if it stood on your board: your level, your cubes, your purse. What it costs, you pay.

    A neighbour’s Spy may be used too: to look at contracts, or to go on to the diver of your *other* neighbour. The neighbour’s diver does not move; only your Spy comes up.

    With two players, your opponent is the only neighbour.

otys-rules-batteries = Batteries and technicians
otys-rules-batteries-text =
    {"**"}Propeller.** Before the dive, 1 Battery moves one of your divers up or down the column, the three at the surface included. The others make room. You may do it as often as you have Batteries.

    The **Mechanic** says how far: at most { $reaches } places, from no improvement to three.

    {"**"}Oxygen.** At the end of your turn, 1 Battery keeps the diver who worked on its level.

    The **Hacker** says how soon your keys come home; see *Keys and the Hacker track*. The Engineer improves both, three times each.

otys-rules-end = End and ties
otys-rules-end-text =
    When somebody reaches { $target } Prestige, the round is finished, so that everybody has had as many turns.

    The most Prestige wins. If that is equal, the one with more cubes left in the sea wins. If that is equal as well, the victory is shared.

    Credits, Batteries and cubes are worth nothing in themselves at the end.

otys-rules-variant = The designer’s variant
otys-rules-variant-text =
    A table can switch it on before the start. Then, when your Spy uses a neighbour’s diver:

    - The Credit goes to that neighbour instead of the supply. If the copy costs you nothing, no Credit moves.
    - When your Spy comes up, the diver it used comes up too, unless its owner spends a Battery. The bot asks the owner before the turn passes; an owner without a Battery is not asked.
    - If your Spy stays down by a Battery, the other diver stays as well, and nobody is asked.
    - If you used the same neighbour’s diver twice in a turn, each use is paid, but the diver comes up once.
    - If you went through a neighbour’s Spy to the next diver, both owners are paid and both are asked.

otys-rules-pictures = Reading the pictures
otys-rules-pictures-text =
    The **sea** is the board of whoever is up. What shares a level shares a row, and a row reads from left to right as a turn does: sponsor, reward tokens, key, diver, cubes, permanent reward. The three divers above the water go down from the left.

    The **Colony** shows the race for Prestige, the public contracts, the Store, and the seas of the others on the same rows. At the foot of each contract everybody has a place: green with the levels where the cubes lie already, or pale with the nearest level and what it lacks.

    Light is what is in play. Pink is what is new since the turn began; as long as nothing has happened in it, since the turn before. While a question is about some pieces, all others step back.

    Every picture can be had in words: */board* with *text*.

otys-rules-ours = What is ours in this version
otys-rules-ours-text =
    This is an unofficial fan work, with none of the publisher’s art and none of its text. The rules follow the rulebook, the French one where translations differ.

    The rulebook does not list every component. The { $contracts } contracts and { $rewards } reward tokens here are of our own making, apart from the few that its examples show, and so is the last step of the Mechanic. The steps of the Hacker, the number of rows in the Store and the { $neutral } neutral X keys are likely, but not certain.

    Whoever owns the box can correct all of it in one file, `assets/otys/components.json`: each entry says whether it is printed, likely or ours.

    Where the rulebook is silent, our choices are in `docs/rules-otys.md`. The ones you are most likely to meet:

    - A level is full: its expert can still bring the bonus.
    - What leaves you no choice is done for you. But where you lack a space, a Credit or a Battery you are asked first, if you could complete a public contract or hold a private one: it may bring what you lack.
    - Nothing is offered that would change nothing, but an Explorer may take a token for its back alone.
    - Every turn ends with your own *End turn*, so that nobody can read your private contracts from the pace of the game.

### End of 28 texts: 4c26fcaf
