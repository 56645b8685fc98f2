import { rules } from './rules.ts';

rules(`
# the rulebook’s examples
Noémie improves her Mechanic, and her last key calls all home (Playing the game, example)
  given 1 engineer, credits 1, hacker 1, track 2 3 4 5, sponsors 1:3
  k1 go up.m end -> credits 0, mechanic 1, reach 2, keys 1 2 3 4 5, track, column~ ^engineer, told~ keys-home
Pauline plays her X key on level 2, takes back key 4, and a Fuel Expert brings her two (X Key tokens, example)
  given 2 fuel+, track 2 4, sponsors 1:3 2:1 3:2 4:4 5:5
  x l2 -> sponsors 5 3 1 2 4, legal s go
  x l2 s -> legal ret.2 ret.4
  x l2 s ret.4 cube bonus end -> batteries 1, keys 1 3 4 5, track 2 x, ownX false, cubes2 f, column~ ^fuel[+]
Delphine gains a Credit, propels her Metal Expert down by two and leaves it below (Battery tokens, example)
  given 2 metal, 3 spy, 4 trader, batteries 2, mechanic 2, sponsors 4:1
  -> column plant fuel tech engineer metal spy trader explorer
  k4 s p d.metal at6 -> column plant fuel tech engineer spy trader metal explorer
  k4 s p d.metal at6 go cube stay -> credits 1, batteries 0, track 4, cubes4 m
  k4 s p d.metal at6 go cube stay -> column plant fuel tech engineer spy trader metal explorer
Rodrigue finds the plant that his contract wants, in time to complete it (Complete a contract, example)
  given 5 plant, cubes 5:mp, sponsors 5:5, row mpp pptt
  k5 s go cube -> contracts done.mpp.l5
  k5 s go cube done.mpp.l5 end -> prestige 3, batteries 1, cubes5, column~ ^plant, discards mpp
Noémie's Trader sells metal for 2, fuel for 1, and buys at the lowest cube's price (Trader, example)
  given 5 trader, cubes 5:mff, credits 3, sponsors 5:3, store mffp
  k5 -> legal sell.m sell.f buy.m buy.p buy.f skip
  k5 sell.m -> credits 5, prestige 0, store mmpff
  k5 sell.f -> credits 4, prestige 0
  k5 buy.m -> credits 0
  k5 buy.p -> credits 0
  k5 buy.f -> credits 1
Noémie could sell tech for 3 Credits or 1 Prestige, upgraded also metal (Trader, example)
  given 5 trader, cubes 5:mfft, sponsors 5:3, store mffp
  k5 sell.t for.c -> credits 3, prestige 0
  k5 sell.t for.p -> credits 0, prestige 1
  given 5 trader+, cubes 5:mff, sponsors 5:3, store mffp
  k5 sell.m for.c -> credits 3, prestige 0
  k5 sell.m for.p -> credits 0, prestige 1
Pauline's Explorer takes a token on level 4, a metal, and 2 Credits at each contract there (Explorer, example)
  given 4 explorer, cubes 4:f, credits 2, sponsors 4:3, display 4:mf-orange/battery-green-a, row mf pptt
  k4 -> legal r0 r1 skip
  k4 r0 c.m -> credits 0, reward4 mf-orange, cubes4 mf, display4~ ^[^ ]+ battery-green-a$
  k4 r0 c.m done.mf.l4 bonus -> prestige 2, credits 2
1 tech and 1 fuel are exactly these (Contract cards, French example of a determined combination)
  given cubes 3:mft, row ft mmff
  -> contracts done.ft.l3
  done.ft.l3 -> cubes3 m
  given cubes 3:mpf 4:t, row ft mmff | -> contracts
1, 1 and 1 can be paid with a plant, a metal and a fuel (Contract cards, French example of a free combination)
  given cubes 4:mpff, row 111-a mmff
  -> contracts done.111-a.l4.mpf
  done.111-a.l4.mpf -> cubes4 f
`);
