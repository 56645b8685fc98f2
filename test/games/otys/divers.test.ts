import { rules } from './rules.ts';

const ALL = 'metal plant fuel tech trader spy engineer explorer';

rules(`
# experts
a basic one finds one cube for its level, or leaves it (Diver tiles)
  given 3 metal
  k3 -> legal cube skip
  k3 cube -> cubes3 m, legal end
  k3 skip -> cubes3
  given 3 plant | k3 cube -> cubes3 p
  given 3 fuel | k3 cube -> cubes3 f
  given 3 tech | k3 cube -> cubes3 t
a full level takes no cube, and none may be thrown away for it (French rules)
  given 3 metal, cubes 3:pppp | k3 -> legal end
an upgraded one brings its bonus too, each optional, the bonus on a full level as well (ruling: experts)
  given 3 plant+
  k3 bonus -> legal cube skip
  k3 cube -> legal bonus skip
  k3 bonus skip -> legal end
  given 3 plant+, cubes 3:pppp
  k3 -> legal bonus skip
  k3 bonus -> credits 1
an upgraded one brings both in either order: neutral X key, Credit, Battery, an own key back (ruling: experts)
  given 3 metal+
  k3 cube bonus -> cubes3 m, neutralX 1, neutralSupply 11
  k3 bonus cube -> cubes3 m, neutralX 1, neutralSupply 11
  given 3 plant+
  k3 cube bonus -> cubes3 p, credits 1
  k3 bonus cube -> cubes3 p, credits 1
  given 3 fuel+
  k3 cube bonus -> cubes3 f, batteries 1
  k3 bonus cube -> cubes3 f, batteries 1
  given 3 tech+, track 1, sponsors 3:1
  k3 go cube bonus -> cubes3 t, track
  k3 go bonus cube -> cubes3 t, track
the tech expert’s bonus takes back an own token, not the one in play (Diver tiles)
  given 3 tech+ | k3 -> legal cube skip
  given 3 tech+, track 1 n x, sponsors 3:1
  k3 go bonus -> legal ret.1 ret.x
  k3 go bonus ret.x -> track 1 neutral, ownX true, legal cube skip
no neutral X key is gained when all twelve are out (board values)
  given 3 metal+, neutral 7; neutral 5 | k3 -> neutralSupply 0, legal cube skip
a contract may be completed between cube and bonus (Complete a contract)
  given 3 plant+, cubes 3:mp, row mpp pptt
  k3 cube -> contracts done.mpp.l3
  k3 cube done.mpp.l3 -> legal bonus skip

# the Trader
basic: 3 Credits or 1 Prestige on the top row, then 2 and 1 Credits (Trader)
  given 3 trader, cubes 3:m
  k3 -> legal sell.m skip
  k3 sell.m -> legal for.c for.p
  k3 sell.m for.c -> credits 3, prestige 0
  k3 sell.m for.p -> credits 0, prestige 1
  given 3 trader, cubes 3:m, store m | k3 sell.m -> credits 2
  given 3 trader, cubes 3:m, store mm | k3 sell.m -> credits 1
upgraded: 4 Credits or 2 Prestige on the top row, then 3 or 1, then 2 or 1 (board values)
  given 3 trader+, cubes 3:m
  k3 sell.m for.c -> credits 4, prestige 0
  k3 sell.m for.p -> credits 0, prestige 2
  given 3 trader+, cubes 3:m, store m
  k3 sell.m for.c -> credits 3, prestige 0
  k3 sell.m for.p -> credits 0, prestige 1
  given 3 trader+, cubes 3:m, store mm
  k3 sell.m for.c -> credits 2, prestige 0
  k3 sell.m for.p -> credits 0, prestige 1
buys the lowest of a column for 3, 2 or 1, upgraded for 1 less, and not for a Credit less (board values)
  given 3 trader, credits 3, store m | k3 buy.m -> credits 0, cubes3 m, store
  given 3 trader, credits 3, store mm | k3 buy.m -> credits 1, cubes3 m, store m
  given 3 trader, credits 3, store mmm | k3 buy.m -> credits 2, cubes3 m, store mm
  given 3 trader+, credits 3, store m | k3 buy.m -> credits 1
  given 3 trader+, credits 3, store mm | k3 buy.m -> credits 2
  given 3 trader+, credits 3, store mmm | k3 buy.m -> credits 3
  given 3 trader, credits 2, store m | k3 -> legal end
  given 3 trader, credits 1, store mm | k3 -> legal end
  given 3 trader, credits 0, store mmm | k3 -> legal end
  given 3 trader+, credits 1, store m | k3 -> legal end
  given 3 trader+, credits 0, store mm | k3 -> legal end
a full column takes no sale; a full level, an empty column or an empty purse allow no purchase (Trader)
  given 3 trader, cubes 3:mp, store mmm | k3 -> legal sell.p skip
  given 3 trader, cubes 3:mmmm, credits 9, store mmmf | k3 -> legal end
  given 3 trader, credits 2, store mff | k3 -> legal buy.f skip
sells only from its own level (Trader)
  given 3 trader, cubes 2:m 4:p | k3 -> legal end
a sold cube is gone before a contract can be completed with it
  given 3 trader, cubes 3:mp, row mp pptt
  k3 go -> contracts done.mp.l3
  k3 go sell.m -> contracts, legal for.c for.p

# the Engineer
basic: 1 Credit for an improvement; upgraded: none (Engineer)
  given 3 engineer | k3 -> legal end
  given 3 engineer, credits 1 | k3 up.m -> credits 0, mechanic 1, reach 2
  given 3 engineer+ | k3 up.h -> hacker 1, homeAt 5
each technician at most three times (Engineer, notes)
  given 3 engineer+, mechanic 3 | k3 -> legal up.h skip
  given 3 engineer+, hacker 3 | k3 -> legal up.m skip
  given 3 engineer+, mechanic 3, hacker 3 | k3 -> legal end
the Mechanic’s values are 1, 2, 3, 4 (board values)
  given | -> reach 1
  given mechanic 1 | -> reach 2
  given mechanic 2 | -> reach 3
  given mechanic 3 | -> reach 4

# the Explorer
basic: 2 Credits, upgraded: 1 (Explorer)
  given 3 explorer, credits 1, display 3:mf-orange/look-green-a | k3 -> legal end
  given 3 explorer, credits 2, display 3:mf-orange/look-green-a | k3 r0 c.f -> credits 0
  given 3 explorer+, credits 1, display 3:mf-orange/look-green-a | k3 r0 c.f -> credits 0
takes a token of its level, uses its front, places its back, and the display is filled (Explorer)
  given 3 explorer, credits 2, display 3:mf-orange/look-green-a
  k3 r0 c.m -> cubes3 m, reward2, reward3 mf-orange, reward4, bagSize 21
  k3 r0 c.m -> display3! mf-orange, display3~ ^[^ ]+ look-green-a$
a token that lay on the space is discarded (Explorer, notes)
  given 3 explorer, credits 2, rewards 3:flip-green-a, display 3:battery-orange-a/mf-orange
  k3 r0 -> reward3 battery-orange-a, spentRewards flip-green-a, batteries 1
with the bag empty the display is filled from the discards, the token just replaced among them
  given 3 explorer, credits 2, rewards 3:flip-green-a, display 3:battery-orange-a/mf-orange, empty-bag
  k3 r0 -> spentRewards, bagSize 21, display3~ ^[^ ]+ mf-orange$
a token may be taken for its back alone: no space, nobody to flip, or left (rulings)
  given 3 explorer, credits 2, cubes 3:mmmm, display 3:mf-orange/look-green-a
  k3 -> legal r0 r1 skip
  k3 r0 -> reward3 mf-orange, cubes3 mmmm
  given 3 explorer, credits 2, display 3:mf-orange/look-green-a
  k3 r0 -> legal c.m c.f skip
  k3 r0 skip -> reward3 mf-orange
  given 3 explorer, credits 2, display 3:flip-green-a/mf-green
  k3 r0 skip -> reward3 flip-green-a, column~ ^[^+]+$
  given 3 explorer, credits 2, upgraded ${ALL}, display 3:flip-green-a/mf-green
  k3 r0 -> reward3 flip-green-a
nothing comes between payment and token, not even a contract (ruling: Explorer in one step)
  given 3 explorer, credits 2, cubes 3:mp, display 3:mf-orange/flip-green-a, row mp pptt
  k3 -> contracts done.mp.l3
  k3 r0 -> contracts
  k3 r1 -> contracts, legal~ ^d.fuel
  k3 r0 c.f -> contracts done.mp.l3
a look at contracts interrupts it only for the answer, which is secret
  given 3 explorer, credits 2, display 3:mf-orange/look-green-a, deck mp pf ft tm
  k3 r1 -> secret true, reward3
  k3 r1 keep.mp -> reward3 look-green-a, contractCount 1
`);
