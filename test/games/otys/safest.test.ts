import { expect, test } from 'vitest';
import { scene } from './position.ts';

/** The answer of the open question that commits its seat to least. */
const safestIn = ({ match }: ReturnType<typeof scene>): readonly string[] =>
  match.decisions.flatMap(({ answers }) =>
    answers.filter(({ safest }) => safest).map(({ notation }) => notation),
  );

const table = scene({
  variant: true,
  me: { credits: 2, batteries: 2, divers: { 3: 'spy' } },
  others: [{ batteries: 1, divers: { 3: 'tech' } }],
  sponsors: { 3: '3' },
});

test.each([
  ['dives rather than spend a Battery on a propeller', 'k3', 'go'],
  ['leaves what a diver offers', 'k3 go', 'skip'],
  ['keeps its Battery at the end of the turn', 'k3 go copy.1 cube', 'end'],
  ['keeps its Battery where its diver was copied', 'k3 go copy.1 cube end', 'let'],
])('whoever is late %s', (_, line, safest) => {
  expect(safestIn(table.play(line))).toEqual([safest]);
});

test('which key to play is not for the safest answer to say', () => {
  expect(safestIn(table)).toEqual([]);
});
