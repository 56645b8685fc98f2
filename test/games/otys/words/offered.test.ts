import { wordings } from './rules.ts';

wordings(`
# public contracts that can be completed
are answers with verb and gain, of several that bring as much with the number
  given cubes 4:mmp, row 21-a pptt
  => offered: done.21-a.l4.mp
  => label.done.21-a.l4.mp: Complete +2 Prestige
  => tone.done.21-a.l4.mp: gain
  given cubes 5:mmpf 4:mptf, row mmpf 1111-a
  => label.done.mmpf.l5: Complete +4 Prestige (no. 1)
  => label.done.1111-a.l4.mpft: Complete +4 Prestige (no. 2)
are one answer each, in the order of the public row, behind all but the end that would leave them
  given cubes 3:mp 5:mppf, row mpp mp | => offered: done.mpp.l5 done.mp.l3
  given cubes 4:mmp, row 21-a pptt | => all: k1 k2 k3 k4 k5 x done.21-a.l4.mp
  given 3 plant, cubes 4:mmp, row 21-a pptt | k3 go cube => all: done.21-a.l4.mp end
are of several ways the one that leaves another ready or nearest, or has the better reward
  given cubes 3:mp 5:mpp, row mp mpp | => offered^: done.mp.l3
  given cubes 3:mp 5:mp, rewards 3:mf-orange 5:mf-green, row mp mmff | => offered^: done.mp.l5
  given cubes 4:mpt 5:mp, row mp pptt | => offered^: done.mp.l5
  given cubes 3:mp 5:mp, row mp tmm | => offered^: done.mp.l3
are counted on their button, and no private one is among them
  given cubes 4:mpp, row mpp pptt | => contracts: Contracts · 1 ready
  given cubes 4:mpp, hand mpp, row mmff pptt
  => contracts: Contracts
  => offered:
  -> contracts done.mpp.l4

# private contracts that can be completed
are for their owner to hear of, with what public ones want of the same resources
  given cubes 4:mpp, hand mpp ff, row mmff pptt
  => ready: Your private contract for Metal + 2 Plant is ready on level 4: +3 Prestige. Complete +3 Prestige
  given cubes 4:mpp, hand tt, row mmff pptt | => ready:
  given cubes 4:mpp, hand mpp, row mp pptt | => ready~: that the public contract for Metal + Plant needs, too
  given cubes 4:mpp 5:mp, hand mpp, row mp pptt | => ready!: needs, too

# the end of a turn
leaves contracts behind, public ones and one’s own
  given 3 plant, cubes 4:mmp, row mp pptt
  k3 go cube => left^: The public contract for Metal + Plant is ready on level 4: +1 Prestige
  given 3 plant, cubes 4:mmp, hand mm, row pptt ff
  k3 go cube => left~: Your private contract for 2 Metal is ready on level 4
  given 3 plant, cubes 4:mmp, row pptt ff | k3 cube => left:
is offered together with an answer behind which nothing else is left (ruling: explicit end)
  given 3 plant, row pptt mmff
  k3 => together: cube+end skip+end
  k3 => label.cube+end: +1 Plant & end turn
is where a Battery would keep the diver down, too: it then comes up
  given 3 plant, batteries 1, row pptt mmff | k3 => together: go.cube+end go.skip+end
is not where a public contract could be completed first, nor so often that a row would be too long
  given 3 plant, cubes 4:mp, row mp mmff | k3 => together:
  given 3 trader, cubes 3:mpft, row pptt mmff | k3 => together: skip+end
is whatever private contracts there are, complete or not, and with every answer that would have to follow
  given 3 plant, cubes 4:mpp, hand mpp, row pptt mmff | k3 => together: go.cube+end go.skip+end
  given 3 plant, cubes 4:mpp, hand tt, row pptt mmff | k3 => together: go.cube+end go.skip+end
  given 3 engineer, hand mm, cubes 4:mmpp, row pptt mmff | k3 => together: go+skip+end

# an answer that anybody would give (rulings: skipped and forced questions)
is a permanent reward, as long as it does not bring the end of the game
  given cubes 3:mp, rewards 3:mp-orange, row mp pptt | done.mp.l3 => sure: bonus
  given cubes 3:mp, rewards 3:mp-green, row mp pptt | done.mp.l3 => sure: bonus
  given prestige 16, cubes 3:mp, rewards 3:mp-orange, row mp pptt | done.mp.l3 => sure: bonus
  given prestige 16, cubes 3:mp, rewards 3:mp-green, row mp pptt | done.mp.l3 => sure:
is what a sponsor gives, with the dive if there is nothing else, or divers at no cost
  given 3 plant, batteries 1, sponsors 3:1, row pptt mmff | k3 => sure: s
  given 3 spy, sponsors 3:1, row pptt mmff | k3 => sure: sgo
  given 3 plant, sponsors 3:5, row pptt mmff | k3 => sure: s
  given 3 explorer, credits 2, batteries 1, sponsors 3:1a, row pptt mmff | k3 => sure: s
is an expert’s bonus, but no key, which keeps the others away longer
  given 3 plant+, cubes 3:mmff, track 1 2, row pptt mmff | k3 go => sure: bonus
  given 3 tech+, cubes 3:mmff, track 1 2, row pptt mmff | k3 go => sure:
is no sponsor that asks, costs or moves anything, and no propeller once a sponsor has given
  given 3 plant, credits 2, batteries 1, track 1 2, sponsors 3:2, row pptt mmff | k3 => sure:
  given 3 plant, credits 2, batteries 1, track 1 2, sponsors 3:3, row pptt mmff | k3 => sure:
  given 3 plant, credits 2, batteries 1, track 1 2, sponsors 3:3a, row pptt mmff | k3 => sure:
  given 3 plant, credits 2, batteries 1, track 1 2, sponsors 3:4, row pptt mmff | k3 => sure:
  given 3 plant, credits 2, batteries 1, track 1 2, sponsors 3:4a, row pptt mmff | k3 => sure:
  given 3 plant, credits 2, batteries 1, track 1 2, sponsors 3:5a, row pptt mmff | k3 => sure:
  given 3 plant, batteries 1, sponsors 3:1, row pptt mmff | k3 s => sure:
is the resource of an expert for whom a sponsor or a Spy was used, while there is room for another one
  given 3 plant, sponsors 3:2, row pptt mmff | k3 sgo => sure: cube
  given 3 plant, sponsors 3:2, cubes 3:mm, row pptt mmff | k3 sgo => sure: cube
  given 3 plant, sponsors 3:2, cubes 3:mmf, row pptt mmff | k3 sgo => sure:
is the only one where no public contract brings what others lack, whatever is in a hand, and never the end of a turn
  given 3 engineer, hand mm, row pptt mmff | k3 => sure: go
  given 3 engineer, hand mm, cubes 4:mp, row pptt mmff | k3 => sure: go
  given 3 engineer, hand mm, cubes 4:mp, row mp mmff | k3 => sure:
  given 3 plant, row pptt mmff | k3 cube => sure:
`);
