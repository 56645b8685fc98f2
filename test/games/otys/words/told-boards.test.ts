import { beforeAll } from 'vitest';
import type { Match } from '../../../../src/engine/match.ts';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { components, type Otys } from '../../../../src/games/otys/index.ts';
import { cubeCount } from '../../../../src/games/otys/rules/side.ts';
import type { OtysView, SeatView } from '../../../../src/games/otys/rules/view.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { drawingCallsOf, recordDrawing } from '../../../canvas/recorded-pens.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { holdReadable } from '../../telling-facts.ts';
import { walk, walkToTheEnd } from '../position.ts';

const presenter = createOtysPresenter(components);
const textContext = { say, people: ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name })) };

beforeAll(recordDrawing);

/** Some positions of a random game, the last one too, as somebody may know them. */
function views(
  seats: number,
  plies: readonly number[],
  viewer: Viewer,
  seed = `told ${seats}`,
): readonly OtysView[] {
  const seen: OtysView[] = [];
  walk({ seats, sponsors: 'random', variant: 'on', seed, plies: 3_000 }, (match) => {
    if (plies.includes(match.ply) || match.result !== undefined) seen.push(match.view(viewer));
  });
  return seen;
}

/** Whether everybody sits where they sit, with no more cubes on a level than fit, and the last round ends the game. */
const sound = ({ seats, phase, lastRound }: OtysView): boolean =>
  (phase !== 'over' || lastRound) &&
  seats.every(
    ({ seat, cubes }, at) =>
      seat === at &&
      cubes.every((lying, index) => cubeCount(lying) <= (components.values.spaces[index] ?? 0)),
  );

for (const [seats, plies] of [
  [2, [8, 701]],
  [4, [606]],
] as const)
  holdReadable(`on the boards of ${seats} can be read in the position in words`, 200, () => ({
    positions: views(seats, plies, 'spectator'),
    seen: (view) => drawingCallsOf(presenter.boards(view, { earlier: [], asked: [] }, textContext)),
    read: (view) => presenter.description(view, textContext).join('\n'),
    sound,
    tries: 1,
  }));

for (const [name, page, least, plies, seed] of [
  ['of a hand can be read beside it', 'asides', 10, [301, 500, 700], 'hand c'],
  ['of somebody’s side can be read when one looks closer', 'closer', 100, [301, 700], 'told 3'],
] as const)
  holdReadable(name, least, () => {
    const [table] = views(3, [301], 1);
    /** A position in which the second player's side is this. */
    const withSide = (side: SeatView | undefined): OtysView => {
      if (table === undefined || side === undefined) throw new Error('the random game was too short');
      return { ...table, seats: table.seats.map((other) => (other.seat === side.seat ? side : other)) };
    };
    const shown = (side: SeatView | undefined) => pageOf(presenter, page, withSide(side), 1, textContext);
    return {
      positions: views(3, plies, 1, seed).map(({ seats }) => seats[1]),
      seen: (side) => drawingCallsOf(shown(side).pictures),
      read: (side) => shown(side).text,
      sound: (side) => sound(withSide(side)),
    };
  });

holdReadable('of contracts to choose from can be read beside them', 50, () => {
  const asked: { readonly view: OtysView; readonly decision: Match<Otys>['decisions'][number] }[] = [];
  walk({ seats: 2, sponsors: 'basic', variant: 'off', seed: 'looking', plies: 800 }, (match) => {
    const [decision] = match.decisions;
    if (decision?.secret === true) asked.push({ view: match.view(decision.seat), decision });
  });
  const [first] = asked;
  if (first === undefined) throw new Error('nobody looked at contracts');
  const question = (looking: readonly string[]) => {
    const answers = looking.map((contract) => ({
      ...{ notation: contract, isExtra: false, safest: false },
      move: { kind: 'keep', contract } as const,
    }));
    return [{ ...first.view, looking }, { ...first.decision, answers }, textContext] as const;
  };
  const all = asked.flatMap(({ view: { looking } }) => looking ?? []);
  return {
    positions: all.map((_, at) => all.slice(at, at + 4)),
    seen: (looking) => drawingCallsOf(presenter.questionPictures(...question(looking))),
    read: (looking) => JSON.stringify(presenter.question(...question(looking)).answers),
  };
});

const STORY = ['contract-completed', 'reward-used', 'sponsor-used', 'diver-upgraded', 'store'];
const tellsPoints = (fact: Otys['Fact']): boolean =>
  fact.kind === 'purse' ? fact.purse === 'prestige' : STORY.includes(fact.kind);

holdReadable('of how it ended can be read beside it', 20, () => {
  const positions = ['one', 'two'].map((seed) => {
    const { match, moves } = walkToTheEnd(2, seed);
    const scored = moves.map((move) => ({ ...move, facts: move.facts.filter(tellsPoints) }));
    return {
      view: match.view('spectator'),
      moves: scored.filter(({ facts }) => facts.some(({ kind }) => kind === 'purse')),
    };
  });
  const ending = ({ view, moves }: (typeof positions)[number]) => presenter.ending(view, moves, textContext);
  return {
    positions,
    seen: (position) => drawingCallsOf(ending(position).pictures.slice(0, 1)),
    sound: ({ view }) => sound(view),
    read: (position) => {
      const { title, text, pictures } = ending(position);
      return [title, text, pictures[0]?.alt].join('\n');
    },
    tries: 1,
  };
});
