import type { Picture } from '../../../canvas/picture.ts';
import type { MoveEntry } from '../../../engine/log.ts';
import { allSeats, type Seat } from '../../../engine/seat.ts';
import { factsTold } from '../../facts-told.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { EndPage } from '../../presenter.ts';
import {
  endTitle,
  type FinalScore,
  finalScores,
  pointsLost,
  roundsInWords,
  rowInWords,
  wasTied,
} from '../board/final.ts';
import { valueText } from '../board/pearl.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { COMMA, listTold, pearlCounts, withoutFullStop } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { PearlView } from '../rules/view.ts';
import { OTERES_SENTENCES } from './facts.ts';
import { ToldTurn, type TurnFacts, turnsOf } from './told-turn.ts';

/** That the number of pearls had to decide, and between whom; undefined if points did. */
function tieTold(scene: Scene, standings: readonly FinalScore[]): readonly string[] {
  const [winner, next] = standings;
  if (winner === undefined || next === undefined || !wasTied(standings)) return [];
  return [
    scene.say('oteres-ending-tie', {
      ...{ name: nameOf(scene, winner.player.seat), second: nameOf(scene, next.player.seat) },
      ...{ count: winner.player.pearls.length, other: next.player.pearls.length },
    }),
  ];
}

const pointsInWords = (scene: Scene, standings: readonly FinalScore[]): string =>
  scene.say('oteres-status-over', {
    scores: standings
      .map(({ player, points }) =>
        scene.say('oteres-status-score', { name: nameOf(scene, player.seat), score: valueText(points) }),
      )
      .join(COMMA),
  });

/** Why the winner won: margin, over whom, how many pearls. Not if points did not decide, which has its own sentence. */
function whyWon(scene: Scene, standings: readonly FinalScore[], lastRound: number): readonly string[] {
  const [winner, next] = standings;
  if (winner === undefined || next === undefined || winner.points === next.points) return [];
  const { outIn, player } = winner;
  const name = nameOf(scene, player.seat);
  const level = standings.filter(({ place }) => place === next.place);
  const won = scene.say('oteres-ending-won', {
    ...{ name, count: winner.points - next.points, points: winner.points - next.points },
    second: listTold(
      scene.say,
      level.map((each) => nameOf(scene, each.player.seat)),
    ),
    ...{ mine: player.pearls.length, other: next.player.pearls.length },
  });
  // Who went out in the last round has not waited on the beach.
  return outIn === undefined || outIn >= lastRound
    ? [won]
    : [`${won} ${scene.say('oteres-ending-beach', { name, round: outIn })}`];
}

const earlyRow = (scene: Scene, seat: Seat, pearls: readonly PearlView[]): string =>
  scene.say('oteres-ending-early-row', {
    name: nameOf(scene, seat),
    pearls: pearlCounts(scene.say, pearls),
  });

const MOST_HIGHLIGHTS = 3;

/** The least points between the first two that a turn moved, to be told of. */
const LEAST_MOVED = 2;

/** Something that people will talk of. Without a `turn` it is about the whole match. */
interface Highlight {
  readonly turn?: number;
  readonly words: string;
}

interface WeighedTurn {
  readonly tally: TurnFacts;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A turn with the values of the pearls that moved in it: the end reveals them. */
const withValues = ({ facts, ...tally }: TurnFacts, worth: ReadonlyMap<number, number>): TurnFacts => ({
  ...tally,
  facts: facts.map((fact): OteresFact => {
    const value = fact.kind === 'pearl-moved' ? worth.get(fact.mark) : undefined;
    return fact.kind === 'pearl-moved' && value !== undefined ? { ...fact, value } : fact;
  }),
});

const changeOf = ({ facts }: TurnFacts, seat: Seat): number =>
  facts.reduce(
    (sum, fact) =>
      fact.kind === 'pearl-moved'
        ? sum + (Number(fact.to === seat) - Number(fact.from === seat)) * (fact.value ?? 0)
        : sum,
    0,
  );

function playedTurns(
  moves: readonly MoveEntry<OteresFact>[],
  worth: ReadonlyMap<number, number>,
  scores: readonly number[],
): readonly WeighedTurn[] {
  const turns: WeighedTurn[] = [];
  let after = scores;
  for (const each of turnsOf(moves).toReversed()) {
    const tally = withValues(each, worth);
    const before = after.map((score, seat) => score - changeOf(tally, seat));
    turns.unshift({ tally, before, after });
    after = before;
  }
  return turns;
}

/** What was played in a turn, and the points that it changed. */
function turnTold(scene: Scene, { tally, before, after }: WeighedTurn): Highlight {
  const { say } = scene;
  const moved = tally.facts.filter(({ kind }) => kind === 'pearl-moved');
  const [words = ''] = factsTold(OTERES_SENTENCES, new ToldTurn(scene, tally), moved);
  const points = allSeats(after.length)
    .filter((seat) => before[seat] !== after[seat])
    .map((seat) => {
      const [from, to] = [valueText(before[seat] ?? 0), valueText(after[seat] ?? 0)];
      return say('oteres-ending-change', { name: nameOf(scene, seat), from, to });
    });
  return {
    turn: tally.turn,
    words: say('oteres-ending-turn', {
      ...{ round: tally.round ?? 1, words: withoutFullStop(words), points: points.join(COMMA) },
    }),
  };
}

/** Turns that moved the points between the first two: first the winner's final overtaking, then the heaviest. */
function decisiveTurns(
  scene: Scene,
  firstTwo: readonly [Seat, Seat],
  turns: readonly WeighedTurn[],
): readonly Highlight[] {
  const [winner, second] = firstTwo;
  const between = (points: readonly number[]): number => (points[winner] ?? 0) - (points[second] ?? 0);
  const movedBy = ({ before, after }: WeighedTurn): number => Math.abs(between(after) - between(before));
  const last = turns.findLast(({ before, after }) => between(before) <= 0 && between(after) > 0);
  return turns
    .filter((turn) => turn === last || movedBy(turn) >= LEAST_MOVED)
    .toSorted((one, other) => Number(other === last) - Number(one === last) || movedBy(other) - movedBy(one))
    .map((turn) => turnTold(scene, turn));
}

/** Sea urchins that one player slipped another, who went out with them: nobody else could know. */
const slipped = (scene: Scene, { slips }: PearlStory): readonly Highlight[] =>
  slips.map(({ by, to, turn, round }) => ({
    turn,
    words: scene.say('oteres-ending-slip', {
      ...{ round, name: nameOf(scene, by), other: nameOf(scene, to) },
    }),
  }));

const weighedDown = (scene: Scene, winner: FinalScore, others: readonly FinalScore[]): readonly Highlight[] =>
  others
    .filter(
      (other) => pointsLost(other.player) > 0 && other.points + pointsLost(other.player) >= winner.points,
    )
    .slice(0, 1)
    .map(({ player }) => ({
      words: scene.say('oteres-ending-weighed', {
        name: nameOf(scene, player.seat),
        ...{ count: pointsLost(player), points: pointsLost(player) },
      }),
    }));

/**
 * What people will talk of, in three sentences at most: what decided, fatal urchins, costly black pearls, great turns.
 * Turns only if it is known how all points came about.
 */
function highlights(
  scene: Scene,
  standings: readonly FinalScore[],
  story: PearlStory,
  moves: readonly MoveEntry<OteresFact>[],
): readonly string[] {
  const winner = standings.find(({ won }) => won);
  const others = standings.filter(({ won }) => !won);
  const [second] = others;
  if (winner === undefined || second === undefined) return [];
  const scores = scene.view.seats.map(
    ({ seat }) => standings.find(({ player }) => player.seat === seat)?.points ?? 0,
  );
  const turns = story.gains.length === 0 ? [] : playedTurns(moves, story.worth, scores);
  const [first, ...rest] = decisiveTurns(scene, [winner.player.seat, second.player.seat], turns);
  return [
    ...(first === undefined ? [] : [first]),
    ...slipped(scene, story).slice(0, 1),
    ...weighedDown(scene, winner, others),
    ...rest,
  ]
    .slice(0, MOST_HIGHLIGHTS)
    .toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
    .map(({ words }) => words);
}

/** What people will talk of, with everybody's points for the log; the pearls if it was ended early. For everybody. */
export function endingPage(
  scene: Scene,
  story: PearlStory,
  moves: readonly MoveEntry<OteresFact>[],
  pictures: readonly Picture[],
): EndPage<never> {
  const { say, view } = scene;
  const { result } = view;
  if (result === undefined)
    return {
      title: say('ending-early', { round: view.turn.round }),
      text: view.seats.map(({ seat, pearls }) => earlyRow(scene, seat, pearls)).join('\n'),
      pictures,
      answers: [],
    };
  const standings = finalScores(view, story);
  const shared = result.winners.length > 1;
  const lines = [
    ...(shared ? [say('oteres-ending-shared')] : tieTold(scene, standings)),
    ...whyWon(scene, standings, view.turn.round),
    pointsInWords(scene, standings),
    ...highlights(scene, standings, story, moves),
  ];
  const rows = standings.flatMap((standing) => {
    const rounds = roundsInWords(say, standing);
    return [rowInWords(scene, standing, story), ...(rounds === undefined ? [] : [`-# ${rounds}`])];
  });
  return {
    title: endTitle(view, (seat) => nameOf(scene, seat), say),
    text: linesWithin(lines, LENGTHS.page, scene.say),
    numbers: linesWithin(rows, LENGTHS.page, scene.say),
    pictures,
    answers: [],
  };
}
