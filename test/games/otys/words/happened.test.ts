import { wordings } from './rules.ts';

wordings(`
# what happened in a turn
begins with its level; what the sponsor brought and what the diver took are told apart, in order
  given 4 spy, sponsors 4:1, deck mp pf ft tm mf
  k4 s look keep.pf => told: Level 4 · Sponsor: +1 Credit · Spy: −1 Credit, 1 contract kept
  k4 s look keep.pf => own~: kept the contract
of an alternative only what was chosen is told
  given 4 spy, cubes 3:m, batteries 1, sponsors 4:5a, row pptt mmff
  k4 s bat => told^: Level 4 · Sponsor: +1 Battery
  k4 s take.m3 => told^: Level 4 · Sponsor: −1 Battery, −1 Metal on level 3, +1 Metal on level 4
  given cubes 4:mmp, row 21-a pptt
  done.21-a.l4.mp => told^: Completed a public contract with 2 Metal + Plant on level 4: +2 Prestige
nothing is netted: what was spent and gained again stands in two places
  given 4 trader, credits 2, store ff, sponsors 4:2
  k4 s buy.f sell.f => told~: Trader: −2 Credits, +1 Fuel · Trader, a second time: −1 Fuel, +2 Credits
a contract between cube and bonus does not take what the diver brings
  given 4 metal+, cubes 4:p, hand mp, rewards 4:mf-orange, row pptt mmff
  k4 go cube done.mp.l4 bonus bonus => told^: Level 4 · Metal Expert: +1 Metal · Completed a private contract
  k4 go cube done.mp.l4 bonus bonus => told~: Metal + Plant on level 4: +1 Prestige, +1 Credit, +1 Battery
  k4 go cube done.mp.l4 bonus bonus => told~: · Permanent reward on level 4: +2 Credits · Metal Expert: +1 neutral X key
a sponsor that only changes what follows says what it does
  given 4 plant, sponsors 4:2 | k4 s => told~: Sponsor: the diver works twice
  given 4 plant, sponsors 4:3a | k4 s => told~: Sponsor: Explorer from level 5 to the surface
  given 4 spy, sponsors 4:1a | k4 s => told~: Sponsor: own divers cost no Credits
a diver that could do nothing is told, with what it lacked (ruling: skipped and forced questions)
  given 4 engineer | k4 => told~: Engineer: no effect (too few Credits)
  given 4 engineer, mechanic 3, hacker 3
  k4 => told~: Engineer: no effect (propeller and Hacker can’t get any better)
  given 4 engineer, sponsors 4:2, row pptt mmff
  k4 s => told~: Engineer: no effect (too few Credits)
  k4 s => told!: second
  given 4 trader, cubes 4:mpfff, sponsors 4:2, store mmppp
  k4 s skip => told~: Trader: did nothing
a neutral key that opened the turn is not told as a loss
  given neutral 1, 2 plant | n l2 => told^: Level 2 by neutral X key · The sponsors moved down one level
each propeller is told with its Battery; that a diver comes up at the end goes without saying
  given 4 metal, batteries 3, mechanic 3, row pptt mmff
  k4 p d.plant at4 p d.tech at0 => told~: Propeller: Plant Expert from the surface to level 2, −1 Battery
  k4 p d.plant at4 p d.tech at0 => told~: to another place at the surface, −1 Battery
  k4 go cube end => told: Level 4 · Metal Expert: +1 Metal
a diver that stays down is told with its Battery
  given 4 metal, batteries 1
  k4 go skip stay => told~: · Metal Expert: did nothing · The Metal Expert stayed down on level 4: −1 Battery
what a copy does to its owner is told under their name, where it came about
  given variant, 4 spy, credits 2, cubes 4:m, sponsors 4:2; 4 engineer, batteries 1; 4 plant; 4 trader
  k4 s copy.3 sell.m for.c copy.1 skip end hold => told~: Spy: −1 Credit, Ana: +1 Credit · Spy as Ana’s
  k4 s copy.3 sell.m for.c copy.1 skip end hold => told~: Trader from level 4 to the surface
  k4 s copy.3 sell.m for.c copy.1 skip end hold => told~: Engineer stays down on level 4, −1 Battery
an Explorer’s token is told by what was taken of it, and what it brings from now on
  given 4 explorer, credits 2, display 4:mf-orange/look-green-a
  k4 go r0 c.m => told~: Explorer: −2 Credits · Reward token: +1 Metal ·
  k4 go r0 c.m => told~: · 2 Credits per contract on level 4
  k4 go r0 c.m => told~: · New reward token on level 4:
the key that a turn begins with by itself belongs to that turn, though another’s answer brought it
  given 3 engineer; 2 engineer, track 1 3 4 5 x
  k3 end => next^: Level 2
`);
