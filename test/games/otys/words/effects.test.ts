import { wordings } from './rules.ts';

wordings(`
# what comes of an answer
a dive whose diver could do nothing says so, and why
  given 3 explorer, credits 1, batteries 1, sponsors 3:5
  k3 => go: Explorer: no effect (too few Credits)
  k3 => sgo: Explorer: no effect (too few Credits) · +1 Battery
the sponsor and the dive in one have the price of both
  given 3 explorer, credits 4, sponsors 3:4
  k3 => sgo^: −2 Credits · +1 Prestige · Explorer upgraded: take a reward token for 1 Credit
  k3 => sgo!: for 1 Credit · take
  given 3 spy, credits 1, sponsors 3:1
  k3 => sgo^: +1 Credit · pick a contract or copy a diver for 1 Credit
a key says that its diver can do nothing for want of Credits, unless the sponsor brings them or makes it free
  given 2 explorer, credits 1, sponsors 2:5 | => k2^: Explorer: no effect (too few Credits)
  given 2 explorer, credits 1, sponsors 2:1 | => k2^: +1 Credit · take a reward token for 2 Credits
  given 2 explorer, credits 1, sponsors 2:1a | => k2~: take a reward token for free
a Trader that cannot buy says why
  given 3 trader, cubes 3:m, sponsors 3:5, store mp
  k3 go => note: You have 0 Credits. You can’t buy anything: too few Credits.
  given 3 trader, credits 9, cubes 3:mmpp, sponsors 3:5, store mp
  k3 go => note: You have 9 Credits. You can’t buy anything: level 3 is full.
  given 3 trader, credits 9, cubes 3:m, sponsors 3:5, store mp
  k3 go => note: You have 9 Credits.
an Explorer that a sponsor lets work twice says so only with Credits for once, or for twice
  given 3 explorer, credits 1, batteries 1, sponsors 3:2 | k3 => s!: twice
  given 3 explorer, credits 2, batteries 1, sponsors 3:2
  k3 => s~: works twice, but your Credits are enough for once
  given 3 explorer, credits 4, batteries 1, sponsors 3:2 | k3 => s~: your diver works twice
a token that is taken says what each contract there brings from now on, and in the place of what
  given 3 explorer, credits 2, rewards 3:mp-orange, display 3:battery-green-a/prestige-orange-a
  k3 => r0: −2 Credits · 1 Prestige per contract on level 3, no longer 2 Credits
  k3 => label.r0: +1 Battery
a price stays one beside a gain of the same kind; an Engineer’s improvements have a price and a reason each
  given 3 engineer, credits 1, batteries 1, sponsors 3:5
  k3 => go.up.m: −1 Credit · 1 Battery moves a diver up to 2 levels
  k3 => go.up.h: −1 Credit · all keys come home at 5, one sooner
  k3 => p: move a diver 1 level, −1 Battery
a propeller names the divers, who works at the key then, and where they come to stand
  given 3 plant, 2 fuel, batteries 1
  k3 p => label.d.fuel: Fuel
  k3 p => d.fuel: Fuel Expert can then work on level 3
  k3 p => d.spy:
  k3 p d.fuel => at5~: then the Fuel Expert is on level 3
what is free after sponsor 1 advanced has no price
  given 3 explorer, 4 engineer+, 5 trader, credits 3, batteries 1, sponsors 3:1a
  k3 s => go.r0!: −2 Credit

# what stands out
before a dive is something that does something
  given 3 explorer, batteries 1, sponsors 3:5 | k3 => main: s
  given 3 trader, credits 2, batteries 1, sponsors 3:4 | k3 => main: s
  given 3 explorer, credits 4, batteries 1, sponsors 3:2 | k3 => main: s
  given 3 spy, credits 4, batteries 1, sponsors 3:2 | k3 => main: sgo
  given 3 plant, sponsors 3:5 | k3 => main: sgo.cube
  given 3 explorer, batteries 1, sponsors 3:5 | k3 s => main:
is no answer beside a public contract that can be completed
  given 3 plant, cubes 4:mp, batteries 1, row mpp pptt | k3 => main: go.cube
  given 3 plant, cubes 4:mpp, batteries 1, row mpp pptt | k3 => main:
is no sponsor that gives a key back in a turn that brings all others home (rulebook, "Step 3")
  given 3 plant, track 1 2 4 5 x
  k3 => note~: This key brings all your keys home, unless the sponsor gives you one back.
  k3 => main: go.cube
  given 3 plant, track 1 2
  k3 => note: If you dive first, the sponsor can no longer give you a key back.
  k3 => main: s
no two buttons before a dive are called alike, and a token is by its front
  given 3 plant+, batteries 1, sponsors 3:1
  k3 => buttons: Sponsor + dive · Sponsor + pick · Sponsor first · Move · Take both · Pick one
  given 3 explorer, credits 2, sponsors 3:2, display 3:battery-green-a/prestige-orange-a
  k3 => buttons: Sponsor + dive · +1 Battery · +1 Prestige · Do nothing

# a contract
that becomes ready, or comes nearer, is told with what it brings or still lacks
  given 3 plant, cubes 3:mp, row mpp pptt
  k3 => cube: +1 Plant on level 3 · Metal + 2 Plant (3 Prestige) ready on level 3
  given 3 plant, cubes 3:p, row mpp pptt
  k3 => cube: +1 Plant on level 3 · Metal + 2 Plant (3 Prestige) lacks 1 Metal on level 3
that is completed counts with all that it takes and brings, though the next one is still hidden
  given cubes 3:mpp, row mpp pptt
  => done.mpp.l3: completes Metal + 2 Plant on level 3 · +3 Prestige · −1 Metal, −2 Plant on level 3
  given cubes 3:mp, rewards 3:mp-orange, row mp pptt
  => done.mp.l3~: +1 Prestige · +1 Credit · +1 Battery · −1 Metal, −1 Plant on level 3 · then 2 Credits
that reaches the goal says that the last round begins
  given prestige 16, cubes 3:mpp, row mpp pptt | => done.mpp.l3~: the last round begins
that is private is told to its owner alone
  given 3 plant, cubes 3:mp, hand mpp, row mmff tt
  => own.k3~: Metal + 2 Plant (3 Prestige) ready
  => k3!: ready

# a key
counts with the usual dive on its level, and with the sponsor there
  given 3 plant, cubes 3:mp, row mpp pptt, sponsors 3:1
  => k3: +1 Credit · +1 Plant on level 3 · Metal + 2 Plant (3 Prestige) ready on level 3
  given 3 plant, track 1 | => k3~: sponsor: get a key back
whose diver is asked what to do says what that can do, and whom a Spy can copy
  given 3 spy, credits 1; 3 plant
  => k3^: pick a contract or copy a diver for 1 Credit · copies Plant (
that is an X key opens any level, and a neutral one does not come home; what it could make ready is told
  given 4 spy, neutral 2, row pptt mmff
  => x: any level, all sponsors move down one
  => n^: any level, all sponsors move down one, only once
  given 4 metal, cubes 4:pp, track 4, row mpp mmff | => x~: Metal + 2 Plant (3 Prestige
that was the only one at hand is told of with the next question, as nobody was asked which
  given 5 plant, track 1 2 3 4 x, batteries 1 | k5 => note: Key 5 was the only key you had left.
  given batteries 1 | k3 => note:

# the end of a turn
says who comes up and who moves down, and what staying down takes and is good for
  given 3 plant, batteries 1, row tt ff
  k3 go cube => end^: Plant Expert from level 3 to the surface · then the
  k3 go cube => stay: −1 Battery · then the Plant Expert is on level 3
reminds of contracts left lying, as many as can be completed
  given 3 plant, cubes 4:m, row 21-a pptt | k3 cube => tone.end: main
  given 3 plant, cubes 4:mmp, row 21-a pptt
  k3 go cube => end~: leaves 1 contract ready
  k3 go cube => tone.end: ends
  given 3 plant, cubes 4:mpp 5:mp, row mp mpp | k3 go cube => end^: leaves 2 contracts ready
  given 3 plant, cubes 4:mpp, row mp mpp | k3 go cube => end^: leaves 1 contract ready
`);
