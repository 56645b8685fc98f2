import { beforeAll, expect, test } from 'vitest';
import type { Match } from '../../../../src/engine/match.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components, type Otys } from '../../../../src/games/otys/index.ts';
import { cubeCount } from '../../../../src/games/otys/rules/cube-counts.ts';
import type { OtysView, SeatView } from '../../../../src/games/otys/rules/view.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { drawingCallsOf, recordDrawing } from '../../../canvas/recorded-pens.ts';
import { inForm } from '../../../form.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { untoldFacts } from '../../telling-facts.ts';
import { walk, walkToTheEnd } from './walk.ts';

const presenter = createOtysPresenter(components);
const textContext = { say, people: ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name })) };

/** Of so many changes of the same place one is tried. */
const ONE_IN = inForm(12, 1);

beforeAll(recordDrawing);

/** Some positions of a random game, the last one too, as somebody may know them. */
function views(
  seats: number,
  plies: readonly number[],
  viewer: (match: Match<Otys>) => Viewer,
  seed = `told ${seats}`,
): readonly OtysView[] {
  const seen: OtysView[] = [];
  walk({ seats, sponsors: 'random', variant: 'on', seed, plies: 3_000 }, (match) => {
    if (plies.includes(match.ply) || match.result !== undefined) seen.push(match.view(viewer(match)));
  });
  return seen;
}

/** Whether everybody sits where they sit, with no more cubes on a level than there are spaces. */
const sound = ({ seats }: OtysView): boolean =>
  seats.every(
    ({ seat, cubes }, at) =>
      seat === at &&
      cubes.every((lying, index) => cubeCount(lying) <= (components.values.spaces[index] ?? 0)),
  );

const toAll = (): Viewer => 'spectator';

test.each([
  [2, [8, 701]],
  [4, [606]],
])(
  'whatever can be seen on the boards of %d can be read in the position in words',
  { timeout: 240_000 },
  async (seats, plies) => {
    const { seen, places } = await untoldFacts({
      oneIn: ONE_IN,
      positions: views(seats, plies, toAll),
      seen: (view) => drawingCallsOf(presenter.boards(view, { earlier: [], asked: [] }, textContext)),
      read: (view) => presenter.description(view, textContext).join('\n'),
      sound,
      tries: 1,
    });
    expect(seen).toBeGreaterThan(300 / ONE_IN);
    expect(places).toEqual([]);
  },
);

const [table] = views(3, [301], () => 1);
/** A position in which the second player's side is this. */
const withSide = (side: SeatView | undefined): OtysView => {
  if (table === undefined || side === undefined) throw new Error('the random game was too short');
  return { ...table, seats: table.seats.map((other) => (other.seat === side.seat ? side : other)) };
};

test('whatever can be seen of a hand can be read beside it', async () => {
  const { seen, places } = await untoldFacts({
    oneIn: ONE_IN,
    positions: views(3, [301, 500, 700], () => 1, 'hand c').map(({ seats }) => seats[1]),
    seen: (side) => drawingCallsOf(pageOf(presenter, 'asides', withSide(side), 1, textContext).pictures),
    read: (side) => pageOf(presenter, 'asides', withSide(side), 1, textContext).text,
    sound: (side) => sound(withSide(side)),
  });
  expect(seen).toBeGreaterThan(10 / ONE_IN);
  expect(places).toEqual([]);
});

test('whatever can be seen of somebody’s side can be read when one looks closer', async () => {
  const closer = (side: SeatView | undefined) => pageOf(presenter, 'closer', withSide(side), 1, textContext);
  const { seen, places } = await untoldFacts({
    oneIn: ONE_IN,
    positions: views(3, [301, 700], () => 1).map(({ seats }) => seats[1]),
    seen: (side) => drawingCallsOf(closer(side).pictures),
    read: (side) => closer(side).text,
    sound: (side) => sound(withSide(side)),
  });
  expect(seen).toBeGreaterThan(100 / ONE_IN);
  expect(places).toEqual([]);
});

test('whatever can be seen of contracts to choose from can be read beside them', async () => {
  const asked: { readonly view: OtysView; readonly decision: Match<Otys>['decisions'][number] }[] = [];
  walk({ seats: 2, sponsors: 'basic', variant: 'off', seed: 'looking', plies: 800 }, (match) => {
    const [decision] = match.decisions;
    if (decision?.secret === true) asked.push({ view: match.view(decision.seat), decision });
  });
  const [first] = asked;
  if (first === undefined) throw new Error('nobody looked at contracts');
  const { view, decision } = first;
  const question = (looking: readonly string[]) => {
    const answers = looking.map((contract) => ({
      notation: contract,
      move: { kind: 'keep', contract } as const,
      isExtra: false,
      safest: false,
    }));
    return [{ ...view, looking }, { ...decision, answers }, textContext] as const;
  };
  const { seen, places } = await untoldFacts({
    oneIn: ONE_IN,
    positions: asked
      .flatMap(({ view: { looking } }) => looking ?? [])
      .map((_, at, all) => all.slice(at, at + 4)),
    seen: (looking) => drawingCallsOf(presenter.questionPictures(...question(looking))),
    read: (looking) => JSON.stringify(presenter.question(...question(looking)).answers),
  });
  expect(seen).toBeGreaterThan(50 / ONE_IN);
  expect(places).toEqual([]);
});

const STORY = ['contract-completed', 'reward-used', 'sponsor-used', 'diver-upgraded', 'store'];
const tellsPoints = (fact: Otys['Fact']): boolean =>
  fact.kind === 'purse' ? fact.purse === 'prestige' : STORY.includes(fact.kind);

test('whatever can be seen of how it ended can be read beside it', async () => {
  const positions = ['one', 'two'].map((seed) => {
    const { match, moves } = walkToTheEnd(2, seed);
    const scored = moves.map((move) => ({ ...move, facts: move.facts.filter(tellsPoints) }));
    return {
      view: match.view('spectator'),
      moves: scored.filter(({ facts }) => facts.some(({ kind }) => kind === 'purse')),
    };
  });
  const ending = ({ view, moves }: (typeof positions)[number]) => presenter.ending(view, moves, textContext);
  const { seen, places } = await untoldFacts({
    oneIn: ONE_IN,
    positions,
    seen: (position) => drawingCallsOf(ending(position).pictures.slice(0, 1)),
    sound: ({ view }) => sound(view),
    read: (position) => {
      const { title, text, pictures } = ending(position);
      return [title, text, pictures[0]?.alt].join('\n');
    },
    tries: 1,
  });
  expect(seen).toBeGreaterThan(20 / ONE_IN);
  expect(places).toEqual([]);
});

test('the end has one picture, which tells it: everybody’s side is a press away', () => {
  const { match, moves } = walkToTheEnd(3, 'sides');
  const { pictures } = presenter.ending(match.view('spectator'), moves, textContext);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['otys-final']);
});
