import { beforeAll, expect, test } from 'vitest';
import type { Match } from '../../../../src/engine/match.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import {
  catchPicture,
  changesSince,
  focusOf,
  handPictures,
  pearlsPicture,
  tablePicture,
} from '../../../../src/games/oteres/board/index.ts';
import { components, type Oteres } from '../../../../src/games/oteres/index.ts';
import { drawingCalls, recordDrawing } from '../../../canvas/recorded-pens.ts';
import { say } from '../../../texts/shipped.ts';
import { type Story, scene } from '../position.ts';
import { walk } from '../words/walk.ts';

const people = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name }));

beforeAll(recordDrawing);

const tableFor = (match: Match<Oteres>, viewer: Viewer) => {
  const view = match.view(viewer);
  return tablePicture(view, people, components, say, {
    changes: changesSince(view, match.earlier(viewer)),
    focus: focusOf(match.decisions),
    asked: [],
  });
};

/** The same table to all who look on: other cards in the hands, other values on the pearls, another deck. */
const ALIKE: readonly [Story, Story] = [
  {
    me: { hand: 'dive urchin urchin', pearls: '3 1 !2 b-1' },
    others: [
      { hand: 'snatch swap', pearls: '4 0' },
      { hand: 'shoo', pearls: '1 b-3' },
    ],
    deck: 'dive',
  },
  {
    me: { hand: 'swap shoo trade-in', pearls: '0 0 !4 b-2' },
    others: [
      { hand: 'dive dive', pearls: '2 1' },
      { hand: 'urchin', pearls: '3 b0' },
    ],
    deck: 'swap',
  },
];

const ALIKE_SCENES = ALIKE.map(({ deck: _, ...story }) => scene(story));

test('two positions that differ in secrets alone make the same table', async () => {
  const [one, other] = ALIKE_SCENES.map(({ match }) => tableFor(match, 'spectator'));
  if (one === undefined || other === undefined) throw new Error('There are two positions');
  expect(one.alt).toBe(other.alt);
  expect(await drawingCalls(one)).toBe(await drawingCalls(other));
});

test('a look at another’s pearls is the same whatever they are worth', async () => {
  const [one, other] = ALIKE_SCENES.map(({ match }) =>
    pearlsPicture(match.view(0), 1, people, components, say),
  );
  if (one === undefined || other === undefined) throw new Error('There are two positions');
  expect(one.alt).toBe(other.alt);
  expect(await drawingCalls(one)).toBe(await drawingCalls(other));
});

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

test('closed paws are the same however the pearls were split', async () => {
  const split = scene({ me: { hand: 'which-paw', pearls: '2' } }).play('play.which-paw');
  const [one, other] = ['left', 'left.2.3.4'].map((way) => {
    const { match } = split.play(`${way} to.1`);
    return [catchPicture(match.view(1), true, people, say), tableFor(match, 'spectator')] as const;
  });
  if (one === undefined || other === undefined) throw new Error('There are two ways');
  for (const at of [0, 1] as const) {
    expect(one[at].alt).toBe(other[at].alt);
    expect(await drawingCalls(one[at])).toBe(await drawingCalls(other[at]));
  }
});

test('what was chosen to be passed does not show, only by whom', async () => {
  const story: Story = {
    me: { hand: 'with-the-current', pearls: '3 1' },
    others: [{ pearls: '1 4' }, { pearls: '2 b-1' }],
  };
  const current = scene(story).play('play.with-the-current');
  const [one, other] = ['0:pearl.1', '0:pearl.2'].map((choice) =>
    tableFor(current.play(choice).match, 'spectator'),
  );
  if (one === undefined || other === undefined) throw new Error('There are two choices');
  expect(one.alt).toBe(other.alt);
  expect(await drawingCalls(one)).toBe(await drawingCalls(other));
});

test('a hand shows nothing of what others alone know', async () => {
  const [one, other] = ['4 0', '2 1'].flatMap((pearls) =>
    handPictures(
      scene({ me: { hand: 'dive', pearls: '3' }, others: [{ hand: 'swap', pearls }, {}] }).view(0),
      0,
      people,
      components,
      say,
    ),
  );
  if (one === undefined || other === undefined) throw new Error('There are two positions');
  expect(one.alt).toBe(other.alt);
  expect(await drawingCalls(one)).toBe(await drawingCalls(other));
});
