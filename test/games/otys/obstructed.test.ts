import { rules } from './rules.ts';

rules(`
# what cannot be answered is told with its reason
a key on the Hacker track, and an X key that nobody has (rulebook, "Step 1")
  given track 2 x | -> shut k2:on-track x:on-track n:none-held
a sponsor that is used, too dear or of no use, and a propeller without a Battery
  given 3 plant, sponsors 3:5 | k3 s -> shut s:used
  given 3 plant, credits 1, batteries 1, sponsors 3:4 | k3 -> shut s:credits
  given 3 plant, batteries 1 | k3 -> shut s:no-key
  given 3 plant+, credits 2, batteries 1, sponsors 3:4 | k3 -> shut s:upgraded
  given 3 plant, credits 2, sponsors 3:1 | k3 -> shut p:battery
a space farther than the Mechanic lets a propeller go
  given 3 plant, batteries 1
  k3 p d.trader -> shut at1:too-far at0:too-far at5:too-far at6:too-far at7:too-far
what lies neither on the Trader’s level nor in the Store, and what is too dear
  given 3 trader, batteries 1, cubes 3:m, credits 1, store p
  k3 go -> shut~ ^sell.p:no-cube sell.f:no-cube sell.t:no-cube buy.m:store-empty
  k3 go -> shut~ buy.p:credits buy.f:store-empty buy.t:store-empty$
what has no space on a full level
  given 3 plant, batteries 1, cubes 3:mmmm | k3 -> shut~ go.cube:full
  given 3 trader, batteries 1, cubes 3:mmmm, credits 9, store p | k3 go -> shut~ buy.p:full
a copy that would leave nothing to pay the copied diver with
  given 3 spy, batteries 1, credits 1; 3 engineer | k3 go -> shut copy.1:credits
a technician past the best (rulebook, Engineer)
  given 3 engineer, batteries 1, credits 1, mechanic 3 | k3 -> shut~ go.up.m:best
oxygen at the end of a turn without a Battery
  given 3 plant | k3 cube -> shut stay:battery

# whoever is late
dives, leaves what a diver offers, and keeps their Battery; which key to play no answer is safest for
  given variant, 3 spy, credits 2, batteries 2; 3 tech, batteries 1
  -> safest
  k3 -> safest go
  k3 go -> safest skip
  k3 go copy.1 cube -> safest end
  k3 go copy.1 cube end -> safest let
`);
