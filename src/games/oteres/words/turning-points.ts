import type { MoveEntry } from '../../../engine/log.ts';
import { allSeats, type Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import type { PearlStory, Slip } from '../board/pearl-story.ts';
import { COMMA, sentence } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import type { Standing } from '../board/standing.ts';
import type { OteresFact } from '../rules/fact.ts';
import { type Effect, URCHIN } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';
import { type Tally, tallies } from './tally.ts';
import { cardTold } from './told-card.ts';
import { playTold } from './told-play.ts';
import { TurnStory } from './turn-story.ts';

/** So many turning points are told of at least, where there are as many, and at most. */
const [FEW, MOST] = [2, 3];

/** The least points by which a turn moved the lead at the end that is told of. */
const LEAST_MOVED = 2;

/** A turn that cost the winner so many points of the lead is told in any case: it says how close it was. */
const BLOW_MOVED = 4;

/** Cards that bring pearls to several players at once, or move those of several: what they brought each is told in points. Of two paws it is told who picked which. */
const FOR_SEVERAL: readonly Effect[] = ['share-out', 'pass-left'];

/** A turn with what it brought each seat in points, and everybody's points before and after it. */
interface PlayedTurn {
  readonly tally: Tally;
  readonly changes: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Something that may have decided: when it was, how it is told, and which card it says was slipped. */
interface TurningPoint {
  readonly turn: number;
  readonly round: number;
  readonly words: string;
  readonly slip: Slip | undefined;
}

/** A turn that may have decided, and how much it moved the end. */
interface WeighedTurn extends TurningPoint {
  readonly moved: number;
  /** Without it another would have won, or nobody can tell: it put somebody out. */
  readonly decided: boolean;
  /** It cost the winner a part of the lead. */
  readonly isBlow: boolean;
}

/** How far the winner is ahead of the best of the others. */
const leadOf = (scores: readonly number[], winner: Seat): number =>
  (scores[winner] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== winner));

const minus = (scores: readonly number[], changes: readonly number[]): readonly number[] =>
  scores.map((score, seat) => score - (changes[seat] ?? 0));

/** A turn with the values of the pearls that moved in it: the end reveals them. */
const withValues = ({ facts, ...tally }: Tally, worth: ReadonlyMap<number, number>): Tally => ({
  ...tally,
  facts: facts.map((fact): OteresFact => {
    if (fact.kind !== 'pearl-moved' && fact.kind !== 'pearl-looked-at') return fact;
    const value = worth.get(fact.mark);
    return value === undefined ? fact : { ...fact, value };
  }),
});

/** What a turn brought a seat. */
const changeOf = ({ facts }: Tally, seat: Seat): number =>
  facts.reduce(
    (sum, fact) =>
      fact.kind === 'pearl-moved'
        ? sum + (Number(fact.to === seat) - Number(fact.from === seat)) * (fact.value ?? 0)
        : sum,
    0,
  );

/** All turns with everybody's points, counted back from what they had at the end. */
function playedTurns(
  moves: readonly MoveEntry<OteresFact>[],
  worth: ReadonlyMap<number, number>,
  scores: readonly number[],
): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let after = scores;
  for (const each of tallies(moves).toReversed()) {
    const tally = withValues(each, worth);
    const changes = allSeats(scores.length).map((seat) => changeOf(tally, seat));
    const before = minus(after, changes);
    turns.unshift({ tally, changes, before, after });
    after = before;
  }
  return turns;
}

/** Who has the most points. */
const leaders = (scores: readonly number[]): readonly Seat[] =>
  scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

/** Who really led after a turn, and by how much. */
function leadTold(scene: Scene, { before, after }: PlayedTurn): string {
  const { say } = scene;
  const [leader = 0, ...others] = leaders(after);
  if (others.length > 0) {
    const names = [leader, ...others].map((seat) => nameOf(scene, seat));
    return say('oteres-ending-level', { names: listTold(say, names) });
  }
  const chasers = leaders(after.with(leader, Number.NEGATIVE_INFINITY)).map((seat) => nameOf(scene, seat));
  const told = {
    ...{ name: nameOf(scene, leader), margin: leadOf(after, leader) },
    second: listTold(say, chasers),
  };
  const former = leaders(before);
  if (former.length !== 1 || former[0] !== leader) return say('oteres-ending-ahead', told);
  const had = leadOf(before, leader);
  return had > told.margin
    ? say('oteres-ending-less-ahead', { ...told, had })
    : say('oteres-ending-still-ahead', told);
}

/** What was played in a turn and what came of it, with all values. */
function turnTold(scene: Scene, { tally, changes }: PlayedTurn): string {
  const { say, people, components } = scene;
  const played = tally.facts.find((fact) => fact.kind === 'card-played');
  const effect = played && components.cards.get(played.card)?.effect;
  if (played === undefined || effect === undefined || !FOR_SEVERAL.includes(effect)) {
    const [told = ''] = playTold(new TurnStory({ say, people, components, reader: undefined }, tally));
    return sentence(told);
  }
  const rows = changes.flatMap((change, seat) =>
    change === 0 ? [] : [`${nameOf(scene, seat)} ${change > 0 ? '+' : ''}${valueText(change)}`],
  );
  return say('oteres-ending-brought', {
    ...{ name: nameOf(scene, tally.seat), card: cardTold(scene, played.card) },
    changes: rows.join(COMMA),
  });
}

/** The card that a player played in a turn, where it had been slipped to them in that round or the one before. */
function giftIn({ tally: { seat, facts, round = 1 } }: PlayedTurn, story: PearlStory): Slip | undefined {
  const played = facts.find((fact) => fact.kind === 'card-played');
  if (played?.card === URCHIN) return undefined;
  return story.handed.findLast(
    (each) =>
      each.to === seat && each.card === played?.card && each.round <= round && each.round >= round - 1,
  );
}

/** Who had slipped a player what they played. */
const giftTold = (scene: Scene, { by, to, card }: Slip): string =>
  scene.say('oteres-ending-handed', {
    ...{ by: nameOf(scene, by), name: nameOf(scene, to) },
    card: cardTold(scene, card),
  });

/**
 * The turns that moved the end the most, oldest first, told with all that was hidden in them: those without which another would have won
 * before others, then by how far the winner would have been ahead without them, and the heaviest blow to the winner. A sea urchin that was slipped to somebody who went out by it
 * is always among them. Nothing of points where it is not known how all of them came about. `slip` is a card of which the words say who slipped it.
 */
export function turningPoints(
  scene: Scene,
  standings: readonly Standing[],
  story: PearlStory,
  moves: readonly MoveEntry<OteresFact>[],
): readonly Pick<TurningPoint, 'words' | 'slip'>[] {
  const { say, view } = scene;
  const winner = standings.find(({ won }) => won)?.player.seat;
  if (winner === undefined) return [];
  const scores = view.seats.map(
    ({ seat }) => standings.find(({ player }) => player.seat === seat)?.points ?? 0,
  );
  const lead = leadOf(scores, winner);
  const turns = story.gains.length === 0 ? [] : playedTurns(moves, story.worth, scores);
  const plays = turns.flatMap((turn): readonly WeighedTurn[] => {
    const { tally, changes } = turn;
    const without = leadOf(minus(scores, changes), winner);
    const moved = Math.abs(lead - without);
    if (moved < LEAST_MOVED || tally.round === undefined) return [];
    const slip = giftIn(turn, story);
    const words = [
      ...(slip === undefined ? [] : [giftTold(scene, slip)]),
      ...[turnTold(scene, turn), leadTold(scene, turn)],
    ].join(' ');
    return [
      {
        turn: tally.turn,
        round: tally.round,
        words,
        slip,
        moved,
        decided: without <= 0 && without < lead,
        isBlow: without > lead,
      },
    ];
  });
  // Of several slips the one that stopped the strongest of the others.
  const slips = story.slipped
    .toSorted(
      (one, other) =>
        Number(one.to === winner) - Number(other.to === winner) ||
        (scores[other.to] ?? 0) - (scores[one.to] ?? 0),
    )
    .slice(0, 1)
    .map(
      (slip): TurningPoint => ({
        ...{ slip, turn: slip.turn, round: slip.round },
        words: say('oteres-ending-slipped', { name: nameOf(scene, slip.by), other: nameOf(scene, slip.to) }),
      }),
    );
  const weightiest = plays.toSorted(
    (one, other) => Number(other.decided) - Number(one.decided) || other.moved - one.moved,
  );
  const blow = weightiest.find(({ isBlow, moved }) => isBlow && moved >= BLOW_MOVED);
  const gains = weightiest.filter((point, at) => point !== blow && (at < FEW || point.decided));
  // What was slipped is what people talk of: it is never left out for points.
  const sure: readonly TurningPoint[] = [...slips, ...(blow === undefined ? [] : [blow])];
  return [...sure, ...gains.slice(0, MOST - sure.length)]
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ round, words, slip }) => ({ words: say('oteres-ending-turn', { round, words }), slip }));
}
