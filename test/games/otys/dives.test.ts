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
`);
