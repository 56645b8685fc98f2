import { expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { nextOf } from '../walk.ts';
import { given } from './position.ts';
import { rules } from './rules.ts';

rules(`
# choosing a key
offers the numbered keys at hand, the own X key and a neutral one (Playing the game; X Key tokens)
  given track 2 4 | -> legal k1 k3 k5 x
  given track x 1, neutral 1 | -> legal k2 k3 k4 k5 n
is made by itself when one key is left: no contract could change it (ruling: skipped and forced questions)
  given 3 engineer; track 1 2 3 4 x, cubes 5:mpptff, hand mpp
  k3 end -> asked 1, key 5 on 5, legal s go, contracts~ done.mpp.l5, undo turn-began, told~ key-played
a numbered key dives on its own level and leaves the sponsors alone (Step 1)
  given sponsors 3:1
  -> sponsors 2 3 1 4 5
  k3 -> sponsors 2 3 1 4 5, key 3 on 3, phase prepare

# an X key
may go on any level, its numbered key at hand or not (X Key tokens, note)
  given track 2 4 | x -> legal l1 l2 l3 l4 l5
brings the sponsor of level 5 to level 1 and shifts the others down before any is used (X Key tokens)
  given sponsors 1:2 2:3 3:4 4:5 5:1a
  x -> sponsors 1a 2 3 4 5
  x l1 -> sponsors 1a 2 3 4 5
  x l2 s -> told~ sponsor-used
goes to the Hacker track like any other key (X Key tokens, note)
  given 2 engineer, sponsors 1:3 | x l2 end -> track x, ownX false
a neutral one lies on the track until the keys come home, and then returns to the supply (Step 3)
  given 2 engineer, neutral 2, sponsors 1:3
  -> neutralSupply 10
  n l2 end -> track neutral, neutralX 1, ownX true, neutralSupply 10
  given 2 engineer, neutral 2, hacker 1, track n 1 x n, sponsors 1:3
  n l2 go end -> track, keys 1 2 3 4 5, ownX true, neutralX 1, neutralSupply 11

# the return of the keys
is with the sixth token, one sooner for each improvement of the Hacker (board values)
  given 3 engineer, track 1 2 4, sponsors 3:1 | k3 go end -> track 1 2 4 3
  given 3 engineer, track 1 2 4 n, sponsors 3:1 | k3 go end -> track 1 2 4 neutral 3, told! keys-home
  given 3 engineer, track 1 2 4 n n, sponsors 3:1 | k3 go end -> track, told~ keys-home
  given 3 engineer, hacker 1, track 1 2 4, sponsors 3:1 | k3 go end -> track 1 2 4 3, told! keys-home
  given 3 engineer, hacker 1, track 1 2 4 5, sponsors 3:1 | k3 go end -> track, told~ keys-home
  given 3 engineer, hacker 2, track 1 2, sponsors 3:1 | k3 go end -> track 1 2 3, told! keys-home
  given 3 engineer, hacker 2, track 1 2 4, sponsors 3:1 | k3 go end -> track, told~ keys-home
  given 3 engineer, hacker 3, track 1, sponsors 3:1 | k3 go end -> track 1 3, told! keys-home
  given 3 engineer, hacker 3, track 1 2, sponsors 3:1 | k3 go end -> track, told~ keys-home
an improvement that would cover tokens shifts them; they come home at the end of the turn (Engineer, notes)
  given 3 engineer+, track 1 2 4 5 x, sponsors 3:1
  k3 go up.h -> hacker 1, homeAt 5, track 1 2 4 5 x
  k3 go up.h end -> track, ownX true
an improvement can make the key just played the one that calls all home (Engineer; Step 3)
  given 3 engineer+, track 1 2 4 5, sponsors 3:1 | k3 go up.h end -> keys 1 2 3 4 5

# the end of a turn
is always an explicit word; staying down needs a Battery (Step 3; ruling: explicit end)
  given 3 engineer | k3 -> legal end
  given 3 engineer, batteries 1 | k3 go -> legal end stay
brings the diver to the top; those it passes go down by one, those below stay (Step 3)
  given 3 engineer
  -> column metal plant fuel tech trader engineer spy explorer
  k3 end -> column engineer metal plant fuel tech trader spy explorer
with the oxygen reserve the column stays and the key goes all the same (Battery tokens)
  given 3 engineer, batteries 1
  k3 go stay -> column metal plant fuel tech trader engineer spy explorer, batteries 0, track 3
passes the turn to the next seat
  given 3 engineer | k3 end -> asked 1, turn 2 of 1 in round 1, told~ turn-began

# propellers
move any diver, surface ones too, up or down by up to the Mechanic’s value (Battery tokens)
  given batteries 1, sponsors 1:3
  k1 p -> legal d.fuel d.plant d.metal d.tech d.trader d.spy d.engineer d.explorer
  k1 p d.metal -> batteries 0, column plant metal fuel tech trader spy engineer explorer
  k1 p d.trader -> legal at3 at5
  given batteries 1, mechanic 3, sponsors 1:3 | k1 p d.fuel -> legal at1 at0 at3 at4 at5 at6
several may be used, before and after the sponsor (Battery tokens, note)
  given batteries 2, sponsors 1:5
  k1 p d.plant at0 s p d.tech at4 p d.spy at4 -> batteries 0
  k1 p d.plant at0 s p d.tech at4 p d.spy at4 -> column plant metal fuel trader spy tech engineer explorer
decide which diver the key activates (Step 2)
  given batteries 1, sponsors 1:3 | k1 p d.tech at4 -> activated trader
`);

test('an X key of which the level was asked for before the sponsors moved first still moves them', () => {
  const before = given('sponsors 1:2 2:3 3:4 4:5 5:1a');
  const { snapshot } = before.play('x').match;
  const { state } = before.match.snapshot.position;
  const asked = matchFrom(otys, {
    ...snapshot,
    position: {
      state: { ...state, play: { ...state.play, phase: 'level' } },
      agenda: [{ kind: 'choose-level', neutral: false }, ...snapshot.position.agenda.slice(1)],
    },
  });
  expect(nextOf(asked, 0, 'l2').match.view('spectator').sponsors).toEqual(before.play('x').view().sponsors);
});
