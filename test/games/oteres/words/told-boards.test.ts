import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components, type Oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresView } from '../../../../src/games/oteres/rules/view.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { drawingCallsOf, recordDrawing } from '../../../canvas/recorded-pens.ts';
import { inForm } from '../../../form.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { untoldFacts } from '../../telling-facts.ts';
import { walk } from './walk.ts';

const presenter = createOteresPresenter(components);
const textContext = { say, people: ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name })) };

/** Of so many changes of the same place one is tried. */
const ONE_IN = inForm(12, 1);

beforeAll(recordDrawing);

/** Some positions of a random game, the last one too, as somebody may know them. */
function views(seats: number, every: number, viewer: Viewer): readonly OteresView[] {
  const seen: OteresView[] = [];
  walk({ seats, seed: `told ${seats}` }, (match) => {
    if (match.ply % every === 5 || match.result !== undefined) seen.push(match.view(viewer));
  });
  return seen;
}

/** Whether a position could come up: everybody where they sit, each pearl in one place, and none under a card but where one lies. */
const sound = ({ seats, catch: caught, phase, result, chosen, card }: OteresView): boolean => {
  const marks = [...seats.flatMap(({ pearls }) => pearls), ...caught].map(({ mark }) => mark);
  if (new Set(marks).size < marks.length) return false;
  if ((phase === 'over') !== (result !== undefined)) return false;
  if (phase !== 'action' && (chosen !== undefined || card !== undefined)) return false;
  return seats.every(({ seat, out, hand, handSize, pearls, front }, at) => {
    const under = front.flatMap(({ pearl }) => pearl ?? []);
    return (
      seat === at &&
      (!out || handSize === 0) &&
      (hand === undefined || hand.length === handSize) &&
      new Set(under).size === under.length &&
      under.every((mark) => pearls.some((pearl) => pearl.mark === mark)) &&
      pearls.every(({ mark, held }) => held === under.includes(mark))
    );
  });
};

test.each([
  [3, 20],
  [5, 30],
])(
  'whatever can be seen on the table of %d can be read in the position in words',
  { timeout: 240_000 },
  async (seats, every) => {
    const { seen, places } = await untoldFacts({
      oneIn: ONE_IN,
      positions: views(seats, every, 'spectator'),
      seen: (view) => drawingCallsOf(presenter.boards(view, { earlier: [], asked: [] }, textContext)),
      read: (view) => presenter.description(view, textContext).join('\n'),
      sound,
      tries: 1,
    });
    expect(seen).toBeGreaterThan(60 / ONE_IN);
    expect(places).toEqual([]);
  },
);

test.each(['hand', 'closer'] as const)(
  'whatever can be seen in the pictures of the %s can be read beside them',
  async (page) => {
    const { seen, places } = await untoldFacts({
      oneIn: ONE_IN,
      positions: views(4, 20, 0),
      seen: (view) => drawingCallsOf(pageOf(presenter, page, view, 0, textContext).pictures),
      read: (view) => pageOf(presenter, page, view, 0, textContext).text,
      sound,
      tries: 1,
    });
    expect(seen).toBeGreaterThan(20 / ONE_IN);
    expect(places).toEqual([]);
  },
);

/** Whether a fact has all that one of its kind has. */
const isWhole = (fact: Readonly<Record<string, unknown>>): boolean => {
  const parts = { 'turn-began': ['seat', 'number', 'round'], out: ['seat'], 'pearl-moved': ['from', 'to'] };
  return Object.entries(parts).some(
    ([kind, keys]) => fact['kind'] === kind && keys.every((key) => fact[key] !== undefined),
  );
};

const tellsPearls = ({ kind }: Oteres['Fact']): boolean =>
  kind === 'turn-began' || kind === 'out' || kind === 'pearl-moved';

/** Nobody goes out twice. */
const goOutOnce = (facts: readonly Oteres['Fact'][]): boolean => {
  const outs = facts.flatMap((fact) => (fact.kind === 'out' ? [fact.seat] : []));
  return new Set(outs).size === outs.length;
};

test('whatever can be seen of how it ended can be read beside it', async () => {
  const positions = ['one', 'two'].map((seed) => {
    const { match, moves } = walk({ seats: 3, seed });
    const told = moves.map((move) => ({ ...move, facts: move.facts.filter(tellsPearls) }));
    return {
      view: match.view('spectator'),
      moves: told.filter(({ facts }) => facts.some(({ kind }) => kind !== 'turn-began')),
    };
  });
  const ending = ({ view, moves }: (typeof positions)[number]) => presenter.ending(view, moves, textContext);
  const { seen, places } = await untoldFacts({
    oneIn: ONE_IN,
    positions,
    seen: (position) => drawingCallsOf(ending(position).pictures),
    sound: ({ view, moves }) =>
      sound(view) &&
      view.phase === 'over' &&
      moves.every(({ facts }) => facts.every(isWhole)) &&
      goOutOnce(moves.flatMap(({ facts }) => facts)),
    read: (position) => `${ending(position).title}\n${ending(position).text}\n${ending(position).numbers}`,
    tries: 1,
  });
  expect(seen).toBeGreaterThan(20 / ONE_IN);
  expect(places).toEqual([]);
});
