### The first lesson of Otys: two sentences a step, one thing to do. $press is the button to be pressed.

otys-learn-contract = Contracts bring Prestige, the most Prestige wins, and once somebody has 18, it’s the last round. So look at them first: what do you still need for the lit one (upper line, with your emblem)?
otys-learn-contract-wrong = Your line is the upper one, the lower one is Mara’s. It names a level and what’s missing there.
otys-learn-metal-4 = Metal on level 4
otys-learn-fuel-3 = Fuel on level 3
otys-learn-tech-2 = Tech on level 2
otys-learn-tech-5 = Tech on level 5
otys-learn-plant-5 = Plant on level 5

otys-learn-key = So dive on level 4, where your Metal Expert waits. A turn starts with a key, and its number is your level: press **{ $press }**.
otys-learn-key-wrong = That works, too, but now we want Metal: **{ $press }**.

otys-learn-dive = The level’s sponsor helps you once, here with 1 Battery, and then your Metal Expert brings up 1 Metal. Press **{ $press }** for both.
otys-learn-dive-wrong = Then your diver would come back with empty hands. Bring the Metal along: **{ $press }**.

otys-learn-complete = Level 4 now holds Metal and Fuel: your contract is ready and pays 2 Prestige. Press **{ $press }**.
otys-learn-complete-wrong = If your turn ends now, Mara may take that contract. Complete it first: **{ $press }**.

otys-learn-end = Now your diver comes up, those above it move down a level, and your key stays out; the sixth one out brings all home. Press **{ $press }**.
otys-learn-end-wrong = That would take a Battery, and you’ll need it in a moment. Press **{ $press }**.

otys-learn-next = It’s your turn again, so look at the contracts first. What does the lit one lack for you?

otys-learn-propeller = You’ve played key 5, but your Explorer is down there. For 1 Battery you can bring the Tech Expert from level 4 instead: press **{ $press }**.
otys-learn-propeller-wrong = Then your Explorer would dive. Get the Tech Expert there first: **{ $press }**.

otys-learn-diver = A diver goes one level up or down. Press **{ $press }**: this one goes down to level 5, and the Explorer makes room.
otys-learn-diver-wrong = That one doesn’t bring Tech. Press **{ $press }**.

otys-learn-again = Your Tech Expert has brought up 1 Tech, so level 5 holds what the contract asks for. Press **{ $press }**.

otys-learn-stay = Now your Tech Expert would come up, but for 1 Battery it stays on level 5, ready for your next dive there. Press **{ $press }**.
otys-learn-stay-wrong = Then the Explorer sinks back to level 5. Keep the Tech Expert there: **{ $press }**.

otys-learn-keep = Later, your Spy looks at four contracts for 1 Credit, and you keep one that nobody else can see or take. Press **{ $press }**: it pays 4 Prestige, and you lack only three for it.
otys-learn-keep-wrong = You could keep that one, too, but the fourth pays more or is nearer. Press **{ $press }**.

otys-learn-win = You have 16 Prestige, and with 18 it’s the last round. A contract that only you can see is complete on level 1: press **{ $press }**.
otys-learn-win-wrong = Then it would be Mara’s turn. The contract is complete, so take it: **{ $press }**.

otys-learn-over = You win, 19 to 7! In every turn, look at the contracts first, then choose the dive that brings what’s missing.

otys-puzzle-asks = It’s your turn. Which one gives you the best chance to win?
