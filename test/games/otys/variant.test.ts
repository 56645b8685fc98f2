import { rules } from './rules.ts';

rules(`
# the designer’s variant (Spy, Designer’s variant)
the Credit goes to the opponent, and the copied diver resurfaces with the Spy
  given variant, 3 spy, credits 1; 3 tech
  k3 copy.1 cube end -> credits 0, 1.credits 1, 1.column~ ^tech, asked 1, turn 2 of 1 in round 1
an opponent with a Battery is asked, and may spend it to keep the diver down
  given variant, 3 spy, credits 1; 3 tech, batteries 1
  k3 copy.1 cube end -> asked 1, legal hold let, contracts, turn 1 of 0 in round 1
  k3 copy.1 cube end hold -> 1.batteries 0, 1.column metal plant fuel trader spy tech engineer explorer
  k3 copy.1 cube end let -> 1.batteries 1, 1.column~ ^tech, turn 2 of 1 in round 1
the one who is up can take the end back until the opponent has answered
  given variant, 3 spy, credits 1; 3 tech, batteries 1
  k3 copy.1 cube end -> undo free
  k3 copy.1 cube end hold -> turn 2 of 1 in round 1, undo turn-began
a copy that costs nothing moves no Credit, but the diver still resurfaces (rulings)
  given variant, 3 spy+; 3 tech | k3 copy.1 cube end -> 1.credits 0, 1.column~ ^tech
  given variant, 3 spy, credits 1, sponsors 3:1a; 3 tech
  k3 s copy.1 cube end -> credits 1, 1.credits 0, 1.column~ ^tech
if the Spy stays down, so does the copied diver, and nobody is asked (rulings)
  given variant, 3 spy, credits 1, batteries 1; 3 tech, batteries 1
  k3 go copy.1 cube stay -> 1.column metal plant fuel trader spy tech engineer explorer
  k3 go copy.1 cube stay -> 1.credits 1, 1.batteries 1, turn 2 of 1 in round 1
copied twice: two Credits, one question, one resurfacing (rulings)
  given variant, 3 spy, credits 2, sponsors 3:2; 3 tech, batteries 2
  k3 s copy.1 cube copy.1 cube end -> 1.credits 2
  k3 s copy.1 cube copy.1 cube end let -> turn 2 of 1 in round 1
  k3 s copy.1 cube copy.1 cube end let -> 1.column tech metal plant fuel trader spy engineer explorer
both neighbours copied through sponsor 2 are both asked, in the order of the copies
  given variant, 3 spy, credits 2, sponsors 3:2; 3 tech, batteries 1; 3 plant, batteries 1
  k3 s copy.2 cube copy.1 cube end -> credits 0, 1.credits 1, 2.credits 1, asked 2
  k3 s copy.2 cube copy.1 cube end let -> asked 1
  k3 s copy.2 cube copy.1 cube end let let -> 1.column~ ^tech, 2.column~ ^plant, turn 2 of 1 in round 1
a copied Spy that draws pays the supply; its own copy paid its owner
  given variant, 3 spy, credits 2, deck mp pf ft tm; 3 spy; 3 tech
  k3 copy.1 look keep.mp end -> credits 0, 1.credits 1, 2.credits 0, 1.column~ ^spy, 2.column~ ^(?!tech)
a copied Engineer, Explorer or purchase pays the supply, as ever
  given variant, 3 spy, credits 2; 3 engineer | k3 copy.1 up.m end -> credits 0, 1.credits 1
through a copied Spy each owner gets the Credit, and each copied diver resurfaces (rulings)
  given variant, 3 spy, credits 2; 3 spy, batteries 1; 3 tech, batteries 1
  k3 copy.1 copy.2 cube end -> credits 0, 1.credits 1, 2.credits 1, asked 1
  k3 copy.1 copy.2 cube end let -> asked 2, undo another-answered
  k3 copy.1 copy.2 cube end let hold -> 1.column~ ^spy, 2.column~ ^(?!tech), turn 2 of 1 in round 1
a draw by the Spy pays the supply and moves nobody
  given variant, 3 spy, credits 1, deck mp pf ft tm; 3 tech, batteries 1
  k3 look keep.mp end -> 1.credits 0, turn 2 of 1 in round 1
a diver with nothing to do may be copied all the same: it will resurface
  given variant, 3 spy, credits 1, cubes 3:mmmm; 3 tech
  k3 -> legal look copy.1 skip
  k3 copy.1 end -> 1.column~ ^tech
in the last turn of all nobody is asked: the diver comes up as without a Battery (ruling: at the very end)
  given variant, first 1, 3 spy, credits 1, prestige 18; 3 tech, batteries 1
  k3 copy.1 cube end -> asked nobody, result 18 0 won by 0, 1.batteries 1, 1.column~ ^tech
in the last round, but not its last turn, they are asked as ever
  given variant, 3 spy, credits 1, prestige 18; 3 tech, batteries 1
  k3 copy.1 cube end -> asked 1, legal hold let
without the variant nothing of it happens
  given 3 spy, credits 1; 3 tech, batteries 1
  k3 copy.1 cube end -> 1.credits 0, 1.batteries 1, turn 2 of 1 in round 1
`);
