### The first lesson of Otys: two sentences a step, one thing to do. $press is the button to be pressed.

otys-learn-contract = Contracts bring Prestige, the most Prestige wins, and with 18 it’s the last round. So look at them first: what does the lit one lack for you (in the line with your emblem)?
otys-learn-contract-wrong = Your line is the one with your emblem, the other is Mara’s. It names a level and what that lacks.
otys-learn-metal-4 = Metal on level 4
otys-learn-fuel-3 = Fuel on level 3
otys-learn-tech-2 = Tech on level 2
otys-learn-tech-5 = Tech on level 5
otys-learn-plant-5 = Plant on level 5

otys-learn-key = So dive on level 4, where your Metal Expert waits. A turn starts with a key, and its number is your level: press **{ $press }**.
otys-learn-key-wrong = That works, too, but now we want Metal: **{ $press }**.

otys-learn-dive = The level’s sponsor helps you once a turn, and has just given you 1 Battery. Now your Metal Expert brings up 1 Metal: press **{ $press }**.
otys-learn-dive-wrong = Then your diver would come back with empty hands. Bring the Metal along: **{ $press }**.

otys-learn-complete = Level 4 now holds Metal and Fuel: your contract is ready and pays 2 Prestige. Press **{ $press }**.
otys-learn-complete-wrong = If your turn ends now, Mara may take that contract. Complete it first: **{ $press }**.

otys-learn-next = After Mara it’s your turn again, so look at the contracts first. What does the lit one lack for you?

otys-learn-propeller = You’ve played key 5, but your Explorer is down there. For 1 Battery a diver moves one level: press **{ $press }**, and your expert comes down from level 4.
otys-learn-propeller-wrong = That one doesn’t bring Tech. Press **{ $press }**.

otys-learn-again = Your Tech Expert has brought up 1 Tech, so level 5 holds what the contract asks for. Press **{ $press }**.

otys-learn-stay = When your turn ends, your diver comes up, and those above it move down. For 1 Battery it stays on level 5: press **{ $press }**.
otys-learn-stay-wrong = Then the Explorer sinks back to level 5. Keep the Tech Expert there: **{ $press }**.

otys-learn-home = A few turns later, five of your keys lie in the bottom row, and the sixth is in play. Press **{ $press }**, and all of them come home.

otys-learn-keep = With your keys back, you send your Spy: for 1 Credit you look at four contracts and keep one that nobody else can see. Press **{ $press }**: it pays 4 Prestige.
otys-learn-keep-wrong = Two of them pay 4, and of those the fourth lacks less. Press **{ $press }**.

otys-learn-reward = For 2 Credits your Explorer buys a reward token, which works once, right away. Then it stays here, and every contract on this level pays 2 Credits more: press **{ $press }**.
otys-learn-reward-wrong = You’ve just looked at contracts, but you’re out of Batteries. Press **{ $press }**.

otys-learn-win = You have 16 Prestige, and with 18 it’s the last round. A contract that only you can see is complete on level 1: press **{ $press }**.
otys-learn-win-wrong = Then it would be Mara’s turn. The contract is complete, so take it: **{ $press }**.

otys-learn-over = You win, 19 to 7! In every turn, look at the contracts first, then dive for what they lack.

otys-puzzle-asks = It’s your turn. Which one gives you the best chance to win?
