import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '../../../../src/canvas/picture.ts';
import type { Match } from '../../../../src/engine/match.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { catchPicture } from '../../../../src/games/oteres/board/catch.ts';
import { changesSince } from '../../../../src/games/oteres/board/changes.ts';
import { focusOf } from '../../../../src/games/oteres/board/focus.ts';
import { handPictures } from '../../../../src/games/oteres/board/hand.ts';
import { pearlsPicture } from '../../../../src/games/oteres/board/pearls.ts';
import { tablePicture } from '../../../../src/games/oteres/board/table.ts';
import { components, type Oteres } from '../../../../src/games/oteres/index.ts';
import { drawingCalls, recordDrawing } from '../../../canvas/recorded-pens.ts';
import { say } from '../../../texts/shipped.ts';
import { given, type Scene, scene } from '../position.ts';
import { walk } from '../words/walk.ts';

const people = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name }));

beforeAll(recordDrawing);

const tableFor = (match: Match<Oteres>, viewer: Viewer) => {
  const view = match.view(viewer);
  return tablePicture(
    { view, people, components, say },
    {
      changes: changesSince(view, match.earlier(viewer)),
      focus: focusOf(match.decisions),
      asked: [],
    },
  );
};

/** The same table to all who look on: other cards in the hands, other values on the pearls. */
const ALIKE = [
  'hand dive urchin urchin, pearls 3 1 !2 b-1; hand snatch swap, pearls 4 0; hand shoo, pearls 1 b-3',
  'hand swap shoo trade-in, pearls 0 0 !4 b-2; hand dive dive, pearls 2 1; hand urchin, pearls 3 b0',
].map((words) => given(words));
const split = scene({ me: { hand: 'which-paw', pearls: '2' } }).play('play.which-paw');
const SPLITS = ['left', 'left.2.3.4'].map((way) => split.play(`${way} to.1`));
const current = given('hand with-the-current, pearls 3 1; pearls 1 4; pearls 2 b-1');
const CHOICES = ['0:pearl.1', '0:pearl.2'].map((choice) =>
  current.play('play.with-the-current').play(choice),
);
const OTHERS = ['4 0', '2 1'].map((pearls) => given(`hand dive, pearls 3; hand swap, pearls ${pearls};`));

test.each<[string, readonly Scene[], (at: Scene) => Picture]>([
  [
    'the table, in which two positions differ in secrets alone',
    ALIKE,
    ({ match }) => tableFor(match, 'spectator'),
  ],
  [
    'a look at another’s pearls',
    ALIKE,
    (at) => pearlsPicture({ view: at.view(0), people, components, say }, 1),
  ],
  [
    'closed paws, however the pearls were split',
    SPLITS,
    (at) => catchPicture({ view: at.view(1), people, say }, true),
  ],
  ['the table around them', SPLITS, ({ match }) => tableFor(match, 'spectator')],
  [
    'the table on which somebody has chosen a pearl to pass',
    CHOICES,
    ({ match }) => tableFor(match, 'spectator'),
  ],
  ['a hand', OTHERS, (at) => handPictures({ view: at.view(0), people, components, say }, 0)[0] ?? never()],
])('nothing that is hidden shows on %s', async (_, positions, picture) => {
  const [one, other] = positions.map(picture);
  expect(one?.alt).toBe(other?.alt);
  expect(await drawingCalls(one ?? never())).toBe(await drawingCalls(other ?? never()));
});

function never(): never {
  throw new Error('there is no such picture');
}

test('the table is the same for all who look at it, whatever they know', async () => {
  const tables: Match<Oteres>[] = [];
  walk({ seats: 4, seed: 'table' }, (match) => {
    if (match.ply % 9 === 5) tables.push(match);
  });
  expect(tables.length).toBeGreaterThan(5);
  for (const match of tables) {
    const open = tableFor(match, 'spectator');
    const drawn = await drawingCalls(open);
    for (const viewer of [0, 1, 2, 3]) {
      const own = tableFor(match, viewer);
      expect(own.alt).toBe(open.alt);
      expect(await drawingCalls(own)).toBe(drawn);
    }
  }
});
