import type { OtysView } from '../../../src/games/otys/rules/view.ts';
import { resumed } from '../resumed.ts';
import type { Sample } from '../samples-of.ts';
import { inState } from '../story.ts';
import { given } from './position.ts';

/** A position with what everybody sees of it. */
export interface Seen extends Sample {
  readonly view: OtysView;
}

const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name }));

/** What a line of answers leads to, as if it were this round. */
function seen(position: string, line: string, round: number): Seen {
  const { match, state } = given(position).play(line);
  const at = inState(match, { ...state, turn: { ...state.turn, round } });
  return {
    match: resumed('otys', at.snapshot),
    view: at.view('spectator'),
    people: people.slice(0, at.seats),
  };
}

/** Two people, nothing played yet. */
export const opening = seen(
  `5 fuel, credits 3, batteries 1, cubes 2:m 3:p 4:f 5:t, sponsors 1:3 2:1 3:5 4:2 5:4, store mmpf, row ft 111-a;
    2 fuel, credits 3, batteries 1, cubes 2:t 3:f 4:m 5:p`,
  '',
  1,
);

const DISPLAY =
  '1:mf-orange/flip-green-a 2:look-orange-a/pt-green 3:battery-green-a/ft-orange 4:prestige-orange-a/look-green-a 5:mt-green/flip-orange-a';

/** Four people in the thick of it: a dive on level 4, upgraded divers, rewards, unequal scores. */
export const middle = seen(
  `1 plant, 2 spy+, 3 trader, 4 fuel+, 5 explorer+, prestige 11, credits 3, batteries 2, neutral 1, mechanic 1,
    hacker 1, track 3, hand mm ff, cubes 1:p 2:f 3:mp 4:mpf 5:ft, rewards 3:prestige-green-a 4:battery-orange-a,
    sponsors 1:4a 2:1 3:5a 4:2 5:3a, display ${DISPLAY}, store mpfff, row pf fftm 221;
  prestige 8, credits 2, batteries 1, track 2 x 3 5, hand tt, upgraded trader, cubes 1:m 2:pf 3:mft 4:t 5:mp,
    rewards 2:battery-orange-b;
  3 trader, prestige 14, batteries 3, hacker 2, neutral 2, track 1 4, hand mp mf pt, upgraded metal engineer tech,
    cubes 1:pf 2:mft 3:t 4:mp 5:pft;
  4 spy, prestige 8, credits 6, upgraded fuel, cubes 1:mft 2:t 3:mp 4:pft 5:f, rewards 5:flip-green-b`,
  'k4 go',
  8,
);

const FULL = `prestige 16, batteries 11, mechanic 3, cubes 1:mpf 2:ttt 3:mmpp 4:mpfft 5:mmppff,
  upgraded metal plant fuel tech trader spy engineer explorer`;

const full = seen(
  `${FULL}, credits 14, neutral 1, hand pf ft tm mf pt mm pp, rewards 1:mp-orange 2:mp-green 3:pf-orange 4:pf-green 5:pt-orange,
    sponsors 1:1a 2:2a 3:3a 4:4a 5:5a, display ${DISPLAY}, store mmmpppfffttt, deck, row mp 1111-a 32;
  ${FULL}, 3 spy, credits 15, neutral 6, track 2 n 4 5 x, hand ff tt mpp pff ftt tmm mmpf,
    rewards 1:battery-orange-a 2:mf-green 3:battery-orange-b 4:battery-green-b 5:look-orange-b;
  ${FULL}, 1 explorer, credits 16, neutral 1, track 2 n 4 5 x, hand ppft fftm ttmp mmff pptt 111-a 111-b,
    rewards 1:flip-orange-b 2:look-green-b 3:flip-orange-c 4:look-green-c 5:prestige-orange-b;
  ${FULL}, 5 plant, credits 17, hacker 3, neutral 1, track 2 4, hand 111-c 21-a 21-b 31 22-a 22-b 1111-b,
    rewards 1:battery-orange-c 2:battery-green-c 3:ft-green 4:prestige-green-a 5:mt-orange`,
  'x l5',
  16,
);

/** Four people with every space full, every diver upgraded and every purse swollen. */
export const crowded: Seen = { ...full, view: { ...full.view, lastRound: true } };

/** Three people at the end, two of them beyond the target. */
export const end = seen(
  `3 engineer, prestige 19, cubes 3:mp 4:f, track 2 4 5 x, sponsors 3:3, store mmpf, row pptt pff 22-b, first 1;
  prestige 15, upgraded spy trader, cubes 1:m 5:tt;
  prestige 22, hand tm, upgraded spy explorer fuel plant, cubes 2:t 4:mm 5:ffp`,
  'k3 go end',
  22,
);

/** The middle with names that no layout likes: long, right to left, Chinese, made of emoji. */
const longNames: Seen = {
  ...middle,
  people: [
    'Wilhelmina Featherstonehaugh-Cholmondeley of the Deep',
    'أميرة البحار السبعة والأمواج العالية',
    '深海に潜る者たちの長い名前の見本',
    '🦦🐙🐚 otter captain 🌊🌊🌊🌊🌊🌊',
  ].map((name) => ({ name })),
};

/** The named positions. */
export const samples: Readonly<Record<string, Seen>> = {
  opening,
  middle,
  crowded,
  end,
  'long-names': longNames,
};
