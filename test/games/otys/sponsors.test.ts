import { rules } from './rules.ts';

rules(`
# any sponsor
is optional, and serves once a turn (Step 1; ruling: turn order)
  given sponsors 3:1
  k3 -> legal s go
  k3 s -> legal look skip, credits 1
  k3 go -> credits 0
before nothing was done a dive that is all there is happens by itself; after it, it is asked for
  given sponsors 3:3 | k3 -> phase end
  given sponsors 3:5 | k3 s -> legal p go

# sponsor 1 advanced
own Engineer, Spy, Explorer and purchases cost nothing this turn
  given 3 engineer, sponsors 3:1a | k3 s -> legal up.m up.h skip
  given 3 spy, sponsors 3:1a | k3 s look -> credits 0
  given 3 explorer, sponsors 3:1a | k3 s -> legal r0 r1 skip
  given 3 trader, store m, sponsors 3:1a | k3 s buy.m -> credits 0
without it those who cannot pay are offered nothing
  given 3 engineer, sponsors 3:1a | k3 go -> legal end
  given 3 spy, sponsors 3:1a | k3 go -> legal end
  given 3 explorer, sponsors 3:1a | k3 go -> legal end
  given 3 trader, store m, sponsors 3:1a | k3 go -> legal end
a copied opponent is paid as usual (Sponsor 1, note)
  given 3 spy, credits 2, sponsors 3:1a; 3 explorer
  k3 s copy.1 -> credits 2
  k3 s copy.1 r0 -> credits 0
  given 3 spy, credits 1, sponsors 3:1a; 3 explorer | k3 s -> legal look skip
is not offered where it could save nothing (ruling: what would change nothing)
  given 3 metal, sponsors 3:1a | k3 -> legal cube skip
  given 3 metal, batteries 1, sponsors 3:1a | k3 -> legal s p go
  given 3 spy+, sponsors 3:1a | k3 -> legal look skip
is not offered for an Engineer without a technician left to improve, nor for an upgraded one
  given 3 engineer, mechanic 3, hacker 3, sponsors 3:1a | k3 -> legal! s
  given 3 engineer+, credits 5, sponsors 3:1a | k3 -> legal! s
is not offered for a Trader who can buy nothing, or whom every cube costs nothing (ruling: sponsor 1 advanced)
  given 3 trader, cubes 3:m, credits 5, sponsors 3:1a | k3 -> legal! s
  given 3 trader, cubes 3:mmmm, credits 5, store p, sponsors 3:1a | k3 -> legal! s
  given 3 trader+, store mmm, sponsors 3:1a | k3 -> legal! s
is offered for an Engineer with a technician left, and for an upgraded Explorer (ruling: sponsor 1 advanced)
  given 3 engineer, mechanic 3, credits 5, sponsors 3:1a | k3 -> legal~ ^s
  given 3 explorer+, credits 5, sponsors 3:1a | k3 -> legal~ ^s
is offered for a Trader with a cube to buy and a space for it, able to pay or not (ruling: sponsor 1 advanced)
  given 3 trader, cubes 3:mmm, credits 5, store p, sponsors 3:1a | k3 -> legal~ ^s
  given 3 trader, store p, sponsors 3:1a | k3 -> legal~ ^s
  given 3 trader+, store mmmpp, sponsors 3:1a | k3 -> legal~ ^s
is offered for an Engineer whom Batteries bring there, and not for one farther off than they reach
  given 3 metal, 4 engineer, batteries 1, sponsors 3:1a | k3 -> legal~ ^s
  given 3 metal, 2 plant, 4 fuel, 5 engineer, batteries 2, sponsors 3:1a | k3 -> legal~ ^s
  given 3 metal, 2 plant, 4 fuel, 5 engineer, batteries 1, sponsors 3:1a | k3 -> legal! s
ends with the turn
  given 3 engineer, sponsors 3:1a; 3 engineer | k3 s up.m end k3 go -> legal end

# sponsor 2
basic: the effect twice, each time with its own choices
  given 3 engineer, credits 2, sponsors 3:2 | k3 s up.m up.h -> mechanic 1, hacker 1, credits 0, legal end
basic: a contract may be completed between the two, and make room (Sponsor 2, note)
  given 3 plant, cubes 3:mpf, row mpp pptt, sponsors 3:2
  k3 s cube -> cubes3 mppf, legal skip, contracts done.mpp.l3
  k3 s cube done.mpp.l3 -> legal cube skip
  k3 s cube done.mpp.l3 cube -> cubes3 pf
basic: an upgraded expert brings cube and bonus twice
  given 3 fuel+, sponsors 3:2 | k3 s cube bonus bonus cube -> batteries 2, cubes3 ff, legal end stay
basic: the second use is that of the diver as it lies by then, flipped by the first
  given 3 explorer, credits 3, display 3:flip-green-a/flip-orange-a, sponsors 3:2
  k3 s r0 d.explorer -> credits 1, legal r0 r1 skip
  k3 s r0 d.explorer r1 skip -> credits 0
  given 3 spy, credits 3, display 3:flip-green-a/flip-orange-a, sponsors 3:2; 3 explorer
  k3 s copy.1 r0 d.spy -> credits 0, legal look skip
advanced: one of the two rewards on the sponsor’s level, discarded and replaced
  given display 3:battery-green-a/prestige-orange-a, sponsors 3:2a
  k3 -> legal s go
  k3 s -> legal r0 r1
  k3 s r0 -> batteries 1, spentRewards battery-green-a, bagSize 21
  k3 s r0 -> display3! battery-green-a, display3~ ^[^ ]+ [^ ]+$
  k3 s r1 -> prestige 1
advanced: a cube goes to the key’s level; where that is full the token is not offered (ruling: rewards)
  given display 3:mf-orange/mp-green, sponsors 3:2a | k3 s r0 c.f -> cubes3 f
  given cubes 3:mmmm, display 3:mf-orange/mp-green, sponsors 3:2a | k3 -> legal! s
  given cubes 3:mmmm, display 3:mf-orange/prestige-green-a, sponsors 3:2a | k3 s -> prestige 1
advanced: with the bag empty, the discards fill it first, the token just used among them
  given display 3:battery-green-a/prestige-orange-a, empty-bag, sponsors 3:2a
  -> bagSize 0
  k3 s r0 -> spentRewards, bagSize 22
advanced: the diver to flip may stand anywhere, and brings no Prestige (Reward tokens)
  given display 3:flip-green-a/flip-green-b, sponsors 3:2a
  k3 s r0 -> legal d.fuel d.plant d.metal d.tech d.trader d.spy d.engineer d.explorer
  k3 s r0 d.explorer -> column~ explorer[+]$, prestige 0

# sponsor 3
basic: an own key or the own X key comes back, never a neutral one; the track closes up
  given track 1 n x 5, sponsors 3:3
  k3 s -> legal ret.1 ret.5 ret.x
  k3 s ret.1 -> track neutral x 5, keys 1 2 4
  k3 s ret.x -> track 1 neutral 5, ownX true
basic: is not offered with nothing to take back
  given 3 engineer, sponsors 3:3 | k3 -> legal end
  given 3 engineer, track n, sponsors 3:3 | k3 -> legal end
advanced: the diver of level 5 comes up, and all others go down before the dive (ruling: sponsor 3)
  given sponsors 3:3a 5:4
  k3 s -> column explorer metal plant fuel tech trader spy engineer, activated trader
advanced: with key 5 the diver that comes down is activated
  given sponsors 5:3a | k5 s -> activated engineer

# sponsor 4
basic: 2 Credits flip the diver that is activated, which acts upgraded at once; 1 Prestige
  given 3 plant, credits 2, sponsors 3:4
  k3 s -> column metal fuel tech trader spy plant+ engineer explorer, credits 0, prestige 1
  k3 s -> legal cube bonus skip
basic: binds that diver to its level: no propeller may pass it (ruling: sponsor 4)
  given 3 plant, credits 2, batteries 1, mechanic 3, sponsors 3:4
  k3 s p -> legal d.tech d.fuel d.metal d.trader d.spy d.engineer d.explorer
  k3 s p d.spy -> legal at2 at1 at0 at3
  k3 s p d.engineer -> column~ plant[+] explorer engineer$
basic: is not offered to who cannot pay, nor for an upgraded diver (ruling: sponsor 4)
  given 3 plant, credits 1, sponsors 3:4 | k3 -> legal cube skip
  given 3 plant+, credits 2, sponsors 3:4 | k3 -> legal cube bonus skip
advanced: 2 Credits flip one of the three at the surface; 1 Prestige
  given upgraded plant, credits 3, sponsors 3:4a
  k3 s -> legal d.fuel d.metal
  k3 s d.fuel -> column~ ^metal plant[+] fuel[+] tech, credits 1, prestige 1
advanced: does not bind anybody, and needs a basic diver at the surface
  given credits 2, batteries 1, sponsors 3:4a | k3 s d.metal p -> legal~ d.spy
  given upgraded metal plant fuel, credits 2, sponsors 3:4a | k3 -> legal! s

# sponsor 5
basic: 1 Battery, which may drive a propeller in the same turn
  given sponsors 3:5 | k3 s -> batteries 1, legal p go
advanced: a Battery, or a Battery spent to move a cube from the key’s level or to it (French rules)
  given cubes 3:m 4:pt, batteries 1, sponsors 3:5a
  k3 s -> legal bat take.m3 take.p4 take.t4
  k3 s bat -> batteries 2
  k3 s take.m3 -> legal l1 l2 l4 l5
  k3 s take.m3 l1 -> cubes1 m
  k3 s take.t4 -> cubes3 mt, cubes4 p, batteries 0
advanced: the cube needs a free space where it goes (French rules)
  given cubes 1:ppp 3:mmmm 5:f, batteries 1, sponsors 3:5a
  k3 s -> legal bat take.m3
  k3 s take.m3 -> legal l2 l4 l5
advanced: without a Battery there is only one to gain
  given cubes 3:m, sponsors 3:5a | k3 s -> batteries 1
`);
