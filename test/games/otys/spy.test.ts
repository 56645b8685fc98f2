import { components } from '../../../src/games/otys/index.ts';
import { rules } from './rules.ts';

const OTHERS = [...components.contracts.keys()].filter((id) => !['mp', 'mpp', 'pptt'].includes(id)).join(' ');

rules(`
# the draw of a Spy
basic: 1 Credit to look at four contracts, keep one, put three under the deck (Spy)
  given 3 spy, credits 1, deck mp pf ft tm mf pt; 3 metal
  k3 look -> credits 0, legal keep.tm keep.pf keep.mf keep.pt, looking tm pf mf pt
  k3 look keep.pf -> hand pf, deckSize 5, deck ft mp / mf pt tm
upgraded: for nothing; basic without a Credit: not at all (Spy)
  given 3 spy+; 3 metal | k3 -> legal look copy.1 skip
  given 3 spy; 3 metal | k3 -> legal end
keeping one is not optional, secret, and no contract can be completed meanwhile (rulings)
  given 3 spy, credits 1, cubes 3:mp, row mp pptt; 3 metal
  k3 go look -> legal! skip, contracts, secret true, seen, lookingSeat 0
with fewer than four in the deck the discards make a new one to draw on (rulings)
  given 3 spy, credits 1, deck mp pf, row mpp pptt; 3 metal
  k3 look -> looking~ mp pf [^ ]+ [^ ]+|pf mp [^ ]+ [^ ]+, discards, deckSize 26
with fewer than four in all, those; with none, it is not offered (rulings)
  given 3 spy, credits 1, deck, row mpp pptt; 3 metal, hand ${OTHERS}
  k3 -> discards mp
  k3 look -> legal keep.mp
  given 3 spy, credits 1, deck, row mpp pptt; 3 metal, hand mp ${OTHERS} | k3 -> legal copy.1 skip

# copying
uses the diver on the same level of the left or the right neighbour, on the side it lies (Spy)
  given 3 spy, credits 1; 3 metal; 3 tech; 3 plant+
  k3 -> legal look copy.1 copy.3 skip
  k3 copy.1 -> credits 0, legal cube skip
  k3 copy.3 -> legal cube bonus skip
  k3 copy.1 cube -> cubes3 m, 1.cubes3
with two players the one opponent is offered once, with three both (rulings)
  given 3 spy, credits 1; 3 metal | k3 -> legal look copy.1 skip
  given 3 spy, credits 1; 3 metal; 3 tech | k3 -> legal look copy.1 copy.2 skip
leaves the opponent’s diver and purse as they are; only the Spy resurfaces (Spy, note)
  given 3 spy, credits 1; 3 metal
  -> 1.column plant fuel tech trader spy metal engineer explorer
  k3 copy.1 cube end -> 1.column plant fuel tech trader spy metal engineer explorer, 1.credits 0, column~ ^spy
copied Engineers, Explorers and Traders are paid for too (Spy, note)
  given 3 spy, credits 1; 3 engineer | k3 -> legal look skip
  given 3 spy, credits 2; 3 engineer | k3 copy.1 up.h -> credits 0, hacker 1, 1.hacker 0
  given 3 spy, credits 1; 3 engineer+ | k3 copy.1 up.m -> mechanic 1
  given 3 spy, credits 2; 3 explorer | k3 -> legal look skip
  given 3 spy, credits 3; 3 explorer | k3 copy.1 -> legal r0 r1 skip
  given 3 spy, credits 3, store m; 3 trader | k3 -> legal look skip
  given 3 spy, credits 4, store m; 3 trader | k3 copy.1 -> legal buy.m skip
  given 3 spy, credits 1, cubes 3:m; 3 trader | k3 copy.1 sell.m for.c -> credits 3, cubes3
the copied effect acts on one’s own board: own keys come back, own reward space is filled
  given 3 spy, credits 1, track 5, sponsors 3:1; 3 tech+ | k3 go copy.1 bonus -> track, keys 1 2 4 5
  given 3 spy, credits 3, display 3:battery-green-a/mf-green; 3 explorer
  k3 copy.1 r0 -> reward3 battery-green-a, 1.reward3
what would have nothing to do is not offered (rulings)
  given 3 spy, credits 1, cubes 3:mmmm; 3 metal | k3 -> legal look skip
  given 3 spy, credits 1, cubes 3:mmmm; 3 metal+ | k3 -> legal look copy.1 skip
may be left after it is paid, like any diver’s effect (Playing the game, note)
  given 3 spy, credits 1; 3 metal | k3 copy.1 skip -> credits 0, legal end

# a copied Spy
may draw, or copy the other neighbour’s diver; it is paid again by its own side (rulings)
  given 3 spy, credits 2; 3 spy; 3 metal
  k3 copy.1 -> credits 1, legal look copy.2 skip
  k3 copy.1 copy.2 cube -> credits 0
  k3 copy.1 look -> credits 0
  given 3 spy, credits 1; 3 spy+; 3 metal | k3 copy.1 copy.2 cube -> credits 0, cubes3 m
never leads to somebody who is not a neighbour (Spy)
  given 3 spy, credits 1; 3 spy+; 3 metal+; 3 tech | k3 copy.1 -> legal look copy.3 skip
nobody’s Spy is copied twice in one activation (rulings)
  given 3 spy, credits 1; 3 spy+; 3 spy+ | k3 copy.1 copy.2 -> legal look skip
with two players can only draw (rulings)
  given 3 spy, credits 2; 3 spy | k3 copy.1 -> legal look skip
  given 3 spy, credits 1; 3 spy | k3 -> legal look skip
`);
