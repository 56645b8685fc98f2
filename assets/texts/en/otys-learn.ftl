### The first lesson of Otys: two sentences a step, one thing to do. $press is the button to be pressed.

otys-learn-key = The most Prestige wins, and once somebody has 18, it’s the last round. A turn starts with a key, and its number is your level: press **{ $press }**, where your Metal Expert waits.
otys-learn-key-wrong = That works, too, but now we want Metal: **{ $press }**.

otys-learn-sponsor = Each level has a sponsor who helps you once, before you dive. This one gives you 1 Battery: press **{ $press }**.
otys-learn-sponsor-wrong = That’s the dive already. Take the sponsor’s Battery first, it’s free: **{ $press }**.

otys-learn-dive = Now the diver on your level gets to work. Your Metal Expert brings up 1 Metal: press **{ $press }**.
otys-learn-dive-wrong = Then your diver would come back with empty hands. Bring the Metal along: **{ $press }**.

otys-learn-level = One of your levels now holds 1 Metal and 1 Fuel, and together they’re worth something. Which level is it?
otys-learn-level-wrong = There’s only one resource on that level. Look for the row with two.
otys-learn-level-3 = Level 3
otys-learn-level-4 = Level 4
otys-learn-level-5 = Level 5

otys-learn-contract = Yes, level 4! This contract asks for just those two and pays 2 Prestige: press **{ $press }**.
otys-learn-contract-wrong = If your turn ends now, Mara may take that contract. Complete it first: **{ $press }**.

otys-learn-end = Now your diver comes up, those above it move down a level, and your key stays out. Press **{ $press }**.
otys-learn-end-wrong = That would take a Battery, and you’ll need it in a moment. Press **{ $press }**.

otys-learn-propeller = It’s your turn again, with key 5, but your Explorer is down there. For 1 Battery you can bring the Tech Expert from level 4 instead: press **{ $press }**.
otys-learn-propeller-wrong = Then your Explorer would dive. Get the Tech Expert there first: **{ $press }**.

otys-learn-diver = A diver goes one level up or down. Press **{ $press }**: this one goes down to level 5, and the Explorer makes room.
otys-learn-diver-wrong = That one doesn’t bring Tech. Press **{ $press }**.

otys-learn-home = A few turns later five of your keys lie in the bottom row, and the sixth, key 1, is in play. Press **{ $press }**, and all of them come home.

otys-learn-spy = This time your Spy dives: for 1 Credit you look at four contracts and keep one that nobody else can see. Press **{ $press }**.
otys-learn-spy-wrong = Another time! A contract that nobody can take from you is worth the Credit: **{ $press }**.

otys-learn-reward = A turn later, your Explorer pays 2 Credits for a reward token, which works once, right away. Then the token stays on this level, and every contract here pays 2 Credits more: press **{ $press }**.
otys-learn-reward-wrong = You’ve just looked at contracts, and you’re out of Batteries. Press **{ $press }**.

otys-learn-win = You have 16 Prestige, and with 18 it’s the last round. A contract that only you can see is complete on level 1: press **{ $press }**.
otys-learn-win-wrong = Then it would be Mara’s turn. The contract is complete, so take it: **{ $press }**.

otys-learn-over = You win, 19 to 7! That’s all you need for your first game; the rest comes up as you play.

otys-puzzle-asks = It’s your turn. Which one gives you the best chance to win?
