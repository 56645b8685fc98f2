import { beforeAll } from 'vitest';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components, type Oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresView } from '../../../../src/games/oteres/rules/view.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { drawingCallsOf, recordDrawing } from '../../../canvas/recorded-pens.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { holdReadable } from '../../telling-facts.ts';
import { walk } from '../position.ts';

const presenter = createOteresPresenter(components);
const textContext = { say, people: ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name })) };

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

for (const [seats, every] of [
  [3, 20],
  [5, 30],
] as const)
  holdReadable(`on the table of ${seats} can be read in the position in words`, 60, () => ({
    positions: views(seats, every, 'spectator'),
    seen: (view) => drawingCallsOf(presenter.boards(view, { earlier: [], asked: [] }, textContext)),
    read: (view) => presenter.description(view, textContext).join('\n'),
    sound,
    tries: 1,
  }));

for (const page of ['hand', 'closer'])
  holdReadable(`in the pictures of the ${page} can be read beside them`, 20, () => ({
    positions: views(4, 20, 0),
    seen: (view) => drawingCallsOf(pageOf(presenter, page, view, 0, textContext).pictures),
    read: (view) => pageOf(presenter, page, view, 0, textContext).text,
    sound,
    tries: 1,
  }));

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

holdReadable('of how it ended can be read beside it', 20, () => {
  const positions = ['one', 'two'].map((seed) => {
    const { match, moves } = walk({ seats: 3, seed });
    const told = moves.map((move) => ({ ...move, facts: move.facts.filter(tellsPearls) }));
    return {
      view: match.view('spectator'),
      moves: told.filter(({ facts }) => facts.some(({ kind }) => kind !== 'turn-began')),
    };
  });
  const ending = ({ view, moves }: (typeof positions)[number]) => presenter.ending(view, moves, textContext);
  return {
    positions,
    seen: (position) => drawingCallsOf(ending(position).pictures),
    sound: ({ view, moves }) =>
      sound(view) &&
      view.phase === 'over' &&
      moves.every(({ facts }) => facts.every(isWhole)) &&
      goOutOnce(moves.flatMap(({ facts }) => facts)),
    read: (position) => `${ending(position).title}\n${ending(position).text}\n${ending(position).numbers}`,
    tries: 1,
  };
});
