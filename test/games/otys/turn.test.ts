import { rules } from './rules.ts';

rules(`
# a dive settles what the diver does where that is one of a few things (Step 1, Step 2)
an expert’s cube, with its bonus if upgraded; which technician is improved; which token is taken
  given 3 plant, batteries 1, row pptt mmff | k3 -> answers p go.cube go.skip
  given 3 plant+, batteries 1, row pptt mmff | k3 -> answers p go.cube.bonus go
  given 3 engineer, batteries 1, credits 1, row pptt mmff | k3 -> answers p go.up.m go.up.h go.skip
  given 3 explorer, batteries 1, credits 2, row pptt mmff | k3 -> answers p go.r0 go.r1 go.skip
but not what the Trader, the Spy or an expert on a full level does
  given 3 trader, batteries 1, cubes 3:m, row pptt mmff | k3 -> answers p go
  given 3 spy, batteries 1, credits 1, row pptt mmff | k3 -> answers p go
  given 3 plant, batteries 1, cubes 3:mmff, row pptt mmff | k3 -> answers p go
and then it is as if each had been answered by itself, to be taken back as one (ruling: undo)
  given 3 engineer, batteries 1, credits 1
  k3 go.up.h -> hacker 1, credits 0, answers end stay, floor 2 turn-began
  given 3 plant, batteries 1 | k3 go.skip -> cubes3, answers end stay
without more to step 1 than the dive, the diver asks at once
  given 3 plant | k3 -> answers cube skip

# the sponsor and the dive are one answer where the sponsor asks nothing (Step 1)
1 Credit, also one that lets the Engineer work; divers at no cost
  given 3 plant, sponsors 3:1 | k3 -> answers sgo.cube sgo.skip go.cube go.skip
  given 3 engineer, sponsors 3:1, row pptt mmff | k3 -> answers sgo go
  given 3 explorer, sponsors 3:1a, row pptt mmff | k3 -> answers sgo go
an effect twice, each use asked by itself; an upgrade of the diver; a diver of level 5 who comes up
  given 3 plant, sponsors 3:2 | k3 -> answers sgo go.cube go.skip
  given 3 plant, credits 2, sponsors 3:4 | k3 -> answers sgo go.cube go.skip
  given 3 plant, sponsors 3:3a | k3 -> answers sgo go.cube go.skip
and by itself where a propeller could come between
  given 3 plant, sponsors 3:5 | k3 -> answers sgo.cube s go.cube go.skip
  given 3 plant, batteries 1, sponsors 3:1 | k3 -> answers sgo.cube s p go.cube go.skip
but not where it asks something
  given 3 plant, track 1 2 | k3 -> answers s go.cube go.skip
gives what both give
  given 3 plant, sponsors 3:1 | k3 sgo.cube -> credits 1, cubes3 p

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

# the end of the game
comes when the round is finished in which somebody reaches 18 (End of the game)
  given 3 engineer, prestige 16, cubes 5:mm, row mm pptt mmff; 3 engineer; 3 engineer
  done.mm.l5 -> lastRound true
  done.mm.l5 k3 end -> told~ last-round, asked 1
  done.mm.l5 k3 end k3 end -> asked 2
  done.mm.l5 k3 end k3 end k3 end -> asked nobody, phase over, result 18 0 0 won by 0, told~ ended
is at once after the last player of the round (End of the game)
  given 3 engineer, prestige 17, cubes 5:mm, first 1, row mm pptt; prestige 18
  done.mm.l5 k3 end -> result 19 18 won by 0
more than 18 count in full: most Prestige wins, whoever reached 18 first
  given 3 engineer, prestige 19, first 1; prestige 20 | k3 end -> result 19 20 won by 1
a tie goes to the most cubes left in the search zone, of those who are tied (End of the game)
  given 3 engineer, prestige 18, cubes 1:m 5:pp, first 1; prestige 18, cubes 4:tt; prestige 17, cubes 5:mmmmm
  k3 end -> result 18 18 17 won by 0
a tie in both is a shared victory (End of the game)
  given 3 engineer, prestige 18, cubes 1:m, first 1; prestige 18, cubes 4:t
  k3 end -> result 18 18 won by 0 1
leaves nothing to undo or to play
  given 3 engineer, prestige 18, first 1; | k3 end -> undo over, asked nobody

# rounds
are counted when the turn is the first player’s again
  given 3 engineer, first 1; 3 engineer | k3 end -> turn 2 of 1 in round 2
`);
