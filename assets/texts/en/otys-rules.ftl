### The rules of Otys by topic, in our own words. A topic holds 3,500 characters at most.

otys-rules-aim = What it’s about
otys-rules-aim-text =
    You lead a team of eight divers. They bring up resources from a drowned city: Metal, Plant, Fuel and Tech. Gather the right ones on a single level of your sea and you complete a contract. Contracts bring Prestige.

    As soon as somebody has { $target } Prestige, you finish the round. Then the player with the most Prestige wins.

    {"**"}How a turn feels.** You pick a key. Its number is a depth, from 1 to 5, and that depth decides everything: which sponsor helps you, which diver works and where the resources go. In the picture of your sea, everything at one depth is in one row. Just follow it across.

    {"**"}Where Prestige comes from**
    - completing contracts
    - upgrading divers with a sponsor
    - selling to the Store
    - reward tokens

    You start with { $credits } Credits, { $batteries } Battery, your eight divers in random order, and one resource of each colour somewhere on levels 2 to 5.

otys-rules-turn = A turn
otys-rules-turn-text =
    - **Choose a key.** A numbered key opens its own level. With an X key, all sponsors first move down one level, and the lowest one moves to the top. Then you open any level you like.
    - **Before you dive,** you may use the sponsor on that level once, and spend Batteries on propellers to move your divers up or down. Do it in any order, or not at all.
    - **Dive.** The diver on that level now works for you. You don’t have to use the effect.
    - **End your turn.** The key goes to your Hacker track. The diver comes up to the top of the column, and the divers above its old level each move down one. Or spend 1 Battery, and the diver stays down.

    Between these steps you may complete contracts whenever you like.

    Your turn doesn’t end until you say so. *Undo* takes back your choices one by one, until something has been drawn or revealed, or somebody else has answered. Going further back, into an earlier turn too, takes everyone’s agreement; with nobody but computers at the table, you decide alone. Whatever was drawn since then is drawn again and may come out differently.

otys-rules-keys = Keys and the Hacker track
otys-rules-keys-text =
    You have keys 1 to 5 and an X key. Once you’ve played a key, it lies on your Hacker track, and you can’t play it again until it comes home.

    {"**"}Coming home.** At first, once { $home } keys would be on the track, they all come home instead, including the one you’ve just played. The Engineer can improve your Hacker so that it takes fewer keys: { $homes } with 0, 1, 2 or 3 improvements.

    If the Hacker’s tile moves onto keys that are already on the track, they stay there until the end of your turn and then come home.

    {"**"}X keys.** An X key opens any level, even one whose own key you still have. Every X key you play moves the sponsors. Your own X key comes home with the others. Neutral X keys give you extra turns before your keys come home. There are { $neutral } of them. Those you’ve played go back to the supply when your keys come home; those you haven’t, you keep.

    Some effects bring back a single key from the track. It’s always one of your own, never a neutral one.

otys-rules-divers = The eight divers
otys-rules-divers-text =
    All your divers start out basic. An upgraded diver is better for the rest of the game.

    - **Metal, Plant, Fuel and Tech Expert.** Take one resource of their kind and put it on their level, if there’s a free space.
      Upgraded, they also bring a bonus. Metal: a neutral X key. Plant: 1 Credit. Fuel: 1 Battery. Tech: one of your own keys back from the track. You may skip the resource or the bonus, and you get the bonus even if the level is full.
    - **Trader.** Sell one resource from this level to the Store, or buy one and put it on this level.
      Upgraded: you get 1 more when you sell, in Credits or in Prestige, and pay 1 less when you buy.
    - **Spy.** For 1 Credit, look at four contracts and keep one, or use a neighbour’s diver on the same level.
      Upgraded: the Spy itself is free.
    - **Engineer.** For 1 Credit, improve your propeller (divers go further) or your Hacker (keys come home sooner), each up to three times.
      Upgraded: free.
    - **Explorer.** For 2 Credits, take one of the two reward tokens on this level. Use its front now, then put it on this level of your sea with its back up.
      Upgraded: for 1 Credit.

    Each level has a limited number of spaces: { $spaces } on levels 1 to 5. You can’t throw resources away to make room.

otys-rules-sponsors = The sponsors
otys-rules-sponsors-text =
    There’s a sponsor on each of the five levels. Before you dive, you may use the one on your key’s level. Each sponsor has a basic and an advanced side. Which side you play with is decided when the game starts. These are the five:

    - **Basic:** gain 1 Credit. **Advanced:** this turn, your own Trader (when buying), Spy, Engineer or Explorer costs no Credits. If your Spy uses a neighbour’s diver, you still pay for that one.
    - **Basic:** your diver works twice this turn, and you choose anew each time. **Advanced:** use the front of one of the two reward tokens on this level. It’s then replaced.
    - **Basic:** take one of your own keys back from the Hacker track. **Advanced:** your diver on level 5 comes up to the surface, and the others move down.
    - **Basic:** pay 2 Credits to upgrade the diver on your key’s level, the one about to dive, and gain 1 Prestige. After that, propellers can’t move anyone onto or off that level this turn. **Advanced:** pay 2 Credits to upgrade one of your three divers at the surface, and gain 1 Prestige.
    - **Basic:** gain 1 Battery. **Advanced:** gain 1 Battery, or spend 1 Battery to move a resource from your key’s level to another level, or the other way around.

otys-rules-contracts = Contracts
otys-rules-contracts-text =
    To complete a contract, you need all its resources on **one** level. Any level will do. During your turn you may complete as many contracts as you like, except in the middle of an effect. All you pay is the resources.

    - Some cards ask for certain resources, such as Metal + 2 Plant.
    - Others ask for numbers, such as 2 of a kind + 1 other. Each number needs a different colour, and you choose which.

    You gain the contract’s Prestige and, on some cards, a Credit, a Battery or both. If there’s a permanent reward on that level, you may take that too. All other resources stay where they are.

    {"**"}Public contracts** are in the Colony: three of them, or two if there are two of you. The first to complete one gets it, and a new card takes its place right away. **Private contracts** are in your hand. Nobody else can see them or take them from you.

    The *Contracts* button shows what you can complete now and what the others lack. Only you see it.

otys-rules-rewards = Reward tokens
otys-rules-rewards-text =
    There are two reward tokens on each level of the Colony. The front works once:

    - take one of the two resources shown and put it on your key’s level, if there’s a free space
    - gain 1 Battery
    - look at four contracts and keep one
    - upgrade any of your divers, but without gaining Prestige for it
    - gain 1 Prestige

    The back is permanent: you gain 2 Credits or 1 Prestige every time you complete a contract on that level.

    The Explorer takes a token: you use its front, then it stays on that level of your sea with its back up. If another token was already there, that one is discarded. The sponsor that lets you use a reward token gives you the front only, and the token is discarded. Either way, a new token is drawn.

otys-rules-store = The Store
otys-rules-store-text =
    The Store has a column for each colour, filled from the top down. From top to bottom, the rows are worth { $rows } Credits. Your Trader buys or sells one resource at a time.

    - **Selling.** A resource from the Trader’s level goes to the topmost free space of its column. You gain the Credits shown for that row or, on the top row, 1 Prestige instead. You can’t sell into a full column.
    - **Buying.** Take the lowest resource of a column and pay the Credits shown for its row. It goes onto the Trader’s level, so you need a free space there.

    In short: the first resource of a colour sells best, and a full column sells its resources cheapest. An upgraded Trader gets 1 more Credit or Prestige when selling, and so can take Prestige on any row. Buying costs 1 less.

otys-rules-spy = The Spy
otys-rules-spy-text =
    The Spy does one of two things. It costs 1 Credit, or nothing once the Spy is upgraded.

    - **Look at four contracts.** Keep one in your hand. The rest go under the deck in random order. Once you’ve looked, you have to keep one. The others only learn that you took a card.
    - **Use a neighbour’s diver** on the same level: that of the player to your left or right, basic or upgraded as it is now. It works as if it were yours: on your level, with your resources. If it costs anything, you pay.

    You may even use a neighbour’s Spy, to look at contracts or to go on to the diver of your *other* neighbour. Your neighbour’s diver stays where it is; only your Spy comes up.

    With two players, your opponent is your only neighbour.

otys-rules-batteries = Batteries, propeller and Hacker
otys-rules-batteries-text =
    {"**"}Propellers.** Before you dive, you may spend 1 Battery to move one of your divers up or down the column, even one of the three at the surface. The others make room. Do it as often as you have Batteries.

    Your **propeller** decides how far they go (in the box, the Mechanic shows it): up to { $reaches } levels with 0, 1, 2 or 3 improvements.

    {"**"}Oxygen.** At the end of your turn, 1 Battery lets the diver who worked stay on its level.

    Your **Hacker** decides how soon your keys come home; see *Keys and the Hacker track*. The Engineer can improve both, up to three times each.

otys-rules-end = End and ties
otys-rules-end-text =
    When somebody reaches { $target } Prestige, you finish the round, so that everyone has had the same number of turns.

    The player with the most Prestige wins. If there’s a tie, the player with more resources left in their sea wins. If there’s still a tie, you share the victory.

    Credits and Batteries don’t count at the end, and leftover resources only break a tie.

otys-rules-variant = Copying pays the owner (the designer’s variant)
otys-rules-variant-text =
    You can switch this on before the game starts. Then, when your Spy uses a neighbour’s diver:

    - Your Credit goes to that neighbour instead of the supply. If using the diver is free for you, nobody pays.
    - When your Spy comes up, the diver it used comes up too, unless its owner spends a Battery. The owner is asked before the next turn starts. Owners without a Battery aren’t asked.
    - If you spend a Battery to keep your Spy down, the other diver stays too, and nobody is asked.
    - If you use the same neighbour’s diver twice in a turn, you pay both times, but the diver comes up only once.
    - If you go through a neighbour’s Spy to the next diver, both owners are paid and both are asked.

otys-rules-pictures = How to read the pictures
otys-rules-pictures-text =
    The **sea** is the board of the player whose turn it is. Everything on one level is in one row, and the row goes from left to right: sponsor, reward tokens, key, diver, resources, permanent reward. The three divers above the water will go down in order, starting from the left.

    The **Colony** shows the race for Prestige, the public contracts, and the Store. The others’ seas are on *Boards*, below your own, and come by themselves when a question is about them. At the bottom of each contract there’s a place for every player. Green shows the levels where they have everything. Pale shows the level that comes closest, and what it lacks.

    What’s in play is lit up. Pink marks what’s new since the turn began or, if nothing has happened yet, since the turn before. When a question is about certain pieces, everything else fades into the background.

    Would you rather read? Use */board* with *text*.

otys-rules-ours = What we made up
otys-rules-ours-text =
    This is unofficial fan work, without any of the publisher’s art or text. We follow the rulebook, and the French one where translations differ.

    The rulebook doesn’t list every piece in the box. We made up the { $contracts } contracts and { $rewards } reward tokens, except for the few shown in its examples, and also the propeller’s last step. The Hacker’s steps, the number of rows in the Store and the { $neutral } neutral X keys are likely, but we can’t be sure.

    Do you own the game? Whoever runs this bot can correct all of this in one file, `assets/otys/components.json`. Each entry says whether it’s printed, likely or ours.

    Where the rulebook leaves something open, we had to decide. This is what you’ll notice most:

    - If a level is full, its Expert can still bring the bonus.
    - If you have no choice, the bot plays for you. But if you lack a space, a Credit or a Battery and could complete a public contract or have a private one, the bot asks you first. The contract may bring just what you need.
    - What would make no difference isn’t offered, except the dive itself, and an Explorer may take a token just for its back.
    - You always press *End turn* yourself, so that nobody can guess your private contracts from how fast the game goes.

## How to play: one page for somebody who has never seen the game. The numbers stand in its picture.

otys-guide-you = You
otys-guide-alt = Your sea, with five numbers on the row of level { $level }: 1 the key, 2 the sponsor, 3 the diver, 4 the resources, 5 a contract that is complete.
otys-guide-goal = Your divers bring up resources, resources complete contracts, contracts bring Prestige: once somebody has { $target }, you finish the round, and the most Prestige wins.
otys-guide-key = **Key**: you choose one per turn. Its number is your level.
otys-guide-sponsor = **Sponsor**: helps you once, before the dive.
otys-guide-diver = **Diver**: works on this level, mostly to bring a resource.
otys-guide-resources = **Resources**: lie on their level until you use them.
otys-guide-contract = **Contract**: this level has all it needs. *Complete* it for Prestige.
# At most 60 words.
otys-guide-turn = Choose a key: it opens its level. Use the sponsor there if you like, then send the diver to work. Then that diver comes up, everyone above moves down a level, and the key stays out until you’ve played { $home }; then all come home. Complete a contract at any time in your turn, once one level has its resources.

## For those who are still learning: what a question speaks of, and a tip in its moment

otys-term-x-key = An X key opens any level.
otys-term-propeller = The propeller moves a diver to another level for 1 Battery.
otys-term-resource = Resources stay on their level. A contract needs all of its resources on one level.
otys-term-store = The Store is the same for everybody. The less it has of something, the more it pays.
otys-term-spy = A contract you keep is yours alone. A neighbour’s diver works for you, on your level.
otys-term-technicians = The propeller moves divers farther; with a better Hacker, your keys come home sooner.
otys-term-return = You can play a key again once it’s back.
otys-term-upgrade = An upgraded diver works better for the rest of the game.
otys-term-keep = A contract you keep is yours alone: only you can see and complete it.
otys-tip-key = **Which key?** Its number is the level you dive on. Each line tells what your dive brings there.
otys-tip-row = **Your key’s level is yours this turn:** its sponsor can help you once, then its diver works for you.
otys-tip-dive = **Your key’s level is yours this turn:** its diver works for you.
otys-tip-contract = **How to score:** collect a contract’s resources on one level. *Contracts* tells what is missing where.
otys-tip-ready = **A contract is ready!** *Complete* costs only its resources, and your turn goes on.
otys-tip-home = **When your Hacker track is full, all your keys come home,** so you never run out.
