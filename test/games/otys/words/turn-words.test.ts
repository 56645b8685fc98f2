import { wordings } from './rules.ts';

wordings(`
# what a question lacks
a diver that could do something after a contract says what it lacks, and shows where
  given 3 plant, cubes 3:ffff 5:mp, row mp mmff
  k3 go => prompt~: can’t do more yet: level 3 is full.
  k3 go => lit~: {"kind":"shelf","seat":0,"level":3}
  given 3 plant+, cubes 3:ffff 5:mp, row mp mmff | k3 go bonus => prompt~: can’t do more yet
  given 3 engineer, cubes 3:ffff 5:mp, row mp mmff
  k3 go => prompt~: can’t do more yet: too few Credits.
  k3 go => lit~: {"kind":"holding","seat":0,"holding":"credits"}
  given 3 explorer, credits 1, cubes 3:ffff 5:mp, row mp mmff | k3 go => prompt~: too few Credits
step 1 with the dive alone, and sponsors that leave a single answer for now, say what they lack
  given 3 plant, credits 1, cubes 3:ffff 5:mp, row mp mmff, sponsors 3:4
  k3 => prompt~: too few Credits, no Battery.
  k3 => lit~: {"kind":"holding","seat":0,"holding":"batteries"}
  given 3 plant, cubes 3:f 5:mp, row mp mmff, sponsors 3:5a | k3 s => prompt~: no Battery.
  given 3 plant, cubes 3:ffff 5:mp, row mp mmff, sponsors 3:2a, display 3:mf-orange/prestige-green-a
  k3 s => prompt~: (the other: level 3 is full).
a diver that could do nothing is told with the next question, and in the position in words
  given 3 engineer, row pptt mmff
  k3 => note: Engineer: no effect (too few Credits).
  k3 => position~: Engineer: no effect (too few Credits).
  given 3 engineer, mechanic 3, hacker 3, row pptt mmff
  k3 => note~: propeller and Hacker can’t get any better
  given 3 engineer, credits 1, sponsors 3:2, row pptt mmff
  k3 s up.m => note^: Engineer, a second time: no effect
  given 3 engineer, credits 1, row pptt mmff | k3 up.m => note:

# a question
names the sponsor only until it was used, and the propeller only with a Battery
  given 3 plant, batteries 1, sponsors 3:5
  k3 => term~: Sponsor
  k3 => term~: propeller
  given 3 plant, sponsors 3:5
  k3 => term!: propeller
  k3 s => term!: sponsor
tells newcomers of the sponsor only where it is offered, and of keys with the one that brings all home
  given 3 trader, batteries 1, sponsors 3:5 | k3 => tips~: sponsor
  given 3 trader, batteries 1 | k3 => tips!: sponsor
  given track 1 2 3, hacker 1, batteries 1 | k5 => tips!: home:
  given track 1 2 3 4, hacker 1, batteries 1
  => tips~: home:
  k5 => tips~: home:
to a diver that works twice says which time it is, also of what an expert still has to give, and of a copy
  given 3 trader, cubes 3:mp, sponsors 3:2, row tt ff
  k3 sgo => prompt: Sell or buy? (first time of two)
  k3 sgo sell.m for.c => prompt: Sell or buy? (second time of two)
  given 3 plant+, sponsors 3:2, row tt ff
  k3 sgo cube bonus => prompt~: (second time of two)
  k3 sgo cube bonus bonus => prompt~: (second time of two)
  k3 sgo cube bonus cube => prompt~: (second time of two)
  given 3 spy+, cubes 3:mp, sponsors 3:2, row tt ff; 3 trader
  k3 sgo copy.1 => prompt~: (first time of two)
  k3 sgo copy.1 skip copy.1 => prompt~: (second time of two)
`);
