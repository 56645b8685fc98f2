import { expect, test } from 'vitest';
import { components } from '../../../src/games/otys/index.ts';
import { covers, waysOf } from '../../../src/games/otys/rules/shortfall.ts';
import { rules } from './rules.ts';

const OTHERS = [...components.contracts.keys()].filter((id) => id !== 'mp' && id !== 'mpp').join(' ');

rules(`
# contracts
are offered beside every question of one’s turn, from one level each, whichever it is (French rules)
  given cubes 2:mp 4:mpp, batteries 1, row mp mpp
  -> contracts done.mp.l2 done.mp.l4 done.mpp.l4
  x -> contracts done.mp.l2 done.mp.l4 done.mpp.l4
  k1 p -> contracts done.mp.l2 done.mp.l4 done.mpp.l4
  k1 -> contracts done.mp.l2 done.mp.l4 done.mpp.l4
cubes of two levels never add up (Complete a contract)
  given cubes 2:mp 3:p, row mpp pptt | -> contracts
bring Prestige and bonus at once; other cubes stay (Complete a contract)
  given cubes 5:mmpfft, row mmpf pptt
  done.mmpf.l5 -> cubes5 ft, prestige 4, credits 1, batteries 0, legal k1 k2 k3 k4 k5 x
  given cubes 5:mp, row mp pptt | done.mp.l5 -> prestige 1, credits 1, batteries 1
several may be completed in one turn (Complete a contract)
  given cubes 3:mp 5:mpp, row mp mpp | done.mpp.l5 done.mp.l3 -> prestige 4
public ones are open to the player who is up; private ones to their owner
  given cubes 5:pft, hand pf, row mmff pptt; hand ft, cubes 5:pft
  -> contracts done.pf.l5
  done.pf.l5 -> hand, discards pf, row mmff pptt, told~ contract-completed
completed at the end of the turn they still count (ruling: explicit end)
  given 3 plant, cubes 3:m, row mp pptt
  k3 cube -> legal end
  k3 cube done.mp.l3 -> legal end stay
make room for a cube before the dive, or if the diver finds no space (ruling: contracts; Diver tiles, experts)
  given 3 plant, cubes 3:mpff, row mp pptt
  done.mp.l3 k3 p d.metal cube -> cubes3 pff
  k3 go -> legal skip
  k3 go done.mp.l3 -> legal cube skip
  k3 go done.mp.l3 cube -> cubes3 pff
after one the question is put again only where there is more to it (ruling: skipped and forced questions)
  given 3 trader, cubes 3:mpt, row mp mmff, deck pptt | k3 go done.mp.l3 -> legal sell.t skip
  given 3 trader, cubes 3:mp, row mp mmff, deck pptt | k3 go done.mp.l3 -> legal end stay
other seats are offered none
  given cubes 5:mp, row mp pptt; | k3 go skip end -> asked 1, contracts

# the public row
is refilled at once, in the same place, from the deck (Complete a contract)
  given cubes 5:mp, row mp pptt, deck mmff | done.mp.l5 -> row mmff pptt, deckSize 0, told~ row-refilled
with the deck empty the discards are shuffled, the completed card among them (rulings)
  given cubes 5:mp, batteries 1, row mp mpp, deck; hand ${OTHERS} | done.mp.l5 -> row mp mpp, discards
has two places with two players and three with more (set-up 6)
  given | -> row~ ^[^ ]+ [^ ]+$
  given ;; | -> row~ ^[^ ]+ [^ ]+ [^ ]+$
  given ;;; | -> row~ ^[^ ]+ [^ ]+ [^ ]+$

# free numbers
want a different colour for each number (Contract cards)
  given cubes 5:mmm, hand 21-a, row mmff pptt | -> contracts
  given cubes 5:mmp, hand 21-a, row mmff pptt | -> contracts done.21-a.l5.mp
  given cubes 5:mm, hand 111-a, row mmff pptt | -> contracts
  given cubes 5:mpf, hand 111-a, row mmff pptt | -> contracts done.111-a.l5.mpf
leave the choice where there are several ways, each listed once (rulings)
  given cubes 5:mmppf, hand 21-a, row mmff pptt
  -> contracts done.21-a.l5.mp done.21-a.l5.mf done.21-a.l5.pm done.21-a.l5.pf
  given cubes 5:mpft, hand 111-a, row mmff pptt
  -> contracts done.111-a.l5.mpf done.111-a.l5.mpt done.111-a.l5.mft done.111-a.l5.pft
  given cubes 5:mmppff, hand 22-a, row mmff pptt
  -> contracts~ done.22-a.l5.mp done.22-a.l5.mf done.22-a.l5.pf$
  given cubes 5:mmppft, hand 221, row mmff pptt | -> contracts done.221.l5.mpf done.221.l5.mpt
take exactly the cubes chosen
  given cubes 5:mmppft, hand 221, row mmff pptt | done.221.l5.mpt -> cubes5 f, prestige 5, credits 1

# permanent rewards
are offered at each contract on their level: 2 Credits or 1 Prestige (Permanent effects)
  given cubes 4:mf, rewards 4:mp-orange, row mf pptt
  done.mf.l4 -> legal bonus skip
  done.mf.l4 bonus -> prestige 2, credits 2
  done.mf.l4 skip -> prestige 2, credits 0
  given cubes 4:mf, rewards 4:mp-green, row mf pptt | done.mf.l4 bonus -> prestige 3, credits 0
not at contracts on other levels
  given cubes 5:mf, rewards 4:mp-orange, row mf pptt | done.mf.l5 -> legal k1 k2 k3 k4 k5 x
come each time, and the question that was open comes back
  given cubes 4:mfmf, rewards 4:mp-orange, hand mf, row mmff pptt | x done.mf.l4 bonus -> legal l1 l2 l3 l4 l5
  given cubes 4:mmpff, rewards 4:mp-orange, hand mf mp, row mmff pptt
  done.mf.l4 bonus done.mp.l4 bonus -> credits 5
`);

test('every way of every card takes as many cubes as the card says, none twice', () => {
  for (const contract of components.contracts.values()) {
    const { demand } = contract;
    const size =
      demand.kind === 'determined'
        ? demand.cubes.length
        : demand.numbers.reduce((sum, each) => sum + each, 0);
    const ways = waysOf(contract);
    for (const { cubes } of ways) {
      expect(cubes.metal + cubes.plant + cubes.fuel + cubes.tech).toBe(size);
      expect(covers(cubes, cubes)).toBe(true);
    }
    expect(new Set(ways.map(({ cubes }) => JSON.stringify(cubes))).size).toBe(ways.length);
  }
});
