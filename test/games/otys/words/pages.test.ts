import { expect, test } from 'vitest';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { boardsOf } from '../../boards-of.ts';
import { textContextFor } from '../../text-context.ts';
import { given, walk, walkToTheEnd } from '../position.ts';
import { wordings } from './rules.ts';

wordings(`
# the page of contracts
names the nearest level of a contract that is not ready and what is missing there, and levels too small for it
  given cubes 3:ppm 5:t, row pptt 22-a
  => page~: Level 5 lacks 2 Plant + 1 Tech.
  => page~: Level 3 lacks 1 Metal.
  given cubes 4:mt, row 21-a pptt | => page~: Level 4 lacks 1 Metal or 1 Tech.
  given cubes 1:m, row 1111-a pptt | => page~: Level 3 lacks 4 resources. Too small for it: level 1.
lists what is ready, and once it is completed says nothing of what it failed
  given cubes 4:mpp, hand mpp, row mmff pptt
  => page~: ✅ Ready on level 4
  done.mpp.l4 => page^: No contract is ready right now.
lists a great many private contracts, to the last
  given row 221 32, hand mp pf ft tm mf pt mm pp ff tt mpp pff mmff pptt 111-a 22-a
  => page~: **Metal + Plant**: +1 Prestige, +1 Credit, +1 Battery.
  => page~: **2 different pairs**: +4 Prestige, +1 Credit.
tells who is not up what is near, on their own turn
  given | => 1.page~: on your own turn

# the position in words
names what there is none of, and what is not improved
  given track 1 2 3 4 x, batteries 1
  k5 => position~: Keys at hand: none
  k5 => position~: Propeller: 1 level, improved 0 of 3 times. Hacker: improved 0 of 3 times.
  k5 => position~: , empty, 
`);

const presenter = createOtysPresenter(components);
const textContext = { say, people: [{ name: 'Ana' }, { name: 'Björn' }, { name: 'Chidi' }] };
test.each([2, 4])(
  'the board of %d has two pictures, and the others’ seas where the question is about them',
  (seats) => {
    const people = textContextFor(seats);
    walk({ seats, sponsors: 'random', variant: 'on', seed: 'two pictures', plies: 300 }, (match) => {
      const [asked] = match.decisions;
      const names = boardsOf(presenter, match, people).map(({ name }) => name.replace(/-?\d*\..*/, ''));
      const isAboutOthers = asked?.answers.some(({ move }) => move.kind === 'copy') === true;
      expect(names).toEqual(
        isAboutOthers ? ['otys-colony', 'otys-others', 'otys-sea'] : ['otys-colony', 'otys-sea'],
      );
    });
  },
);

test.each([
  [
    'the winner and the places',
    'prestige 12, cubes 5:m; prestige 19, cubes 5:mm; prestige 15',
    [1],
    'Björn wins',
    '2) **Chidi**: 15 Prestige, 0 resources left',
  ],
  [
    'that cubes decided a tie',
    'prestige 19, cubes 5:m; prestige 19, cubes 5:mm; prestige 3',
    [1],
    'Björn wins',
    'the resources left in the sea decided',
  ],
  [
    'a shared victory',
    'prestige 18, cubes 5:mm; prestige 3; prestige 18, cubes 5:mm',
    [0, 2],
    'Shared victory: Ana, Chidi',
    '3) **Björn**',
  ],
])('the ending names %s (rulebook, "End of the game")', (_, position, winners, title, words) => {
  const view = given(position).view();
  const scores = view.seats.map(({ prestige }) => prestige);
  const page = presenter.ending({ ...view, phase: 'over', result: { scores, winners } }, [], textContext);
  expect(page.title).toBe(title);
  expect(page.text).toContain(words);
  expect(page.text.match(/^1\) /gm)).toHaveLength(winners.length);
});

test('a game that is ended before its time shows where it stood, and promises no end', () => {
  const page = presenter.ending(given('; ;').view(), [], textContext);
  expect(page.title).toBe('Stopped in round 1');
  expect(page.text.match(/^1\) \*\*(Ana|Björn|Chidi)\*\*: 0 Prestige, 0 resources/gm)).toHaveLength(3);
  expect(page.pictures.map(({ name }) => name.split('.')[0])).toEqual(['otys-colony']);
  expect(page.pictures[0]?.alt).not.toContain('Asked');
});

test('the ending has one picture, and tells how points grew in a few steps, the same for everybody', () => {
  const { match, moves } = walkToTheEnd(3, 'steps');
  const { text, pictures } = presenter.ending(match.view('spectator'), moves, textContext);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['otys-final']);
  const grown = text.match(/Score: .+\./g) ?? [];
  const rounds = grown.map((line) =>
    [...line.matchAll(/after round (\d+)/g)].map(([, round]) => round).join(),
  );
  expect(grown).toHaveLength(3);
  expect(new Set(rounds).size).toBe(1);
  expect(rounds[0]).toMatch(new RegExp(`^\\d+,\\d+,\\d+,${match.turn.round}$`));
  for (const [, prestige, line = ''] of text.matchAll(/\*\*: (\d+) Prestige.*\n(.*)/g))
    expect(line).toMatch(new RegExp(` ${prestige} after round \\d+\\.$`));
});
