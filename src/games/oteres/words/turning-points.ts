import type { MoveEntry } from '../../../engine/log.ts';
import { allSeats, type Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { COMMA, sentence } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import type { Slip } from '../board/slips.ts';
import type { Standing } from '../board/standing.ts';
import type { OteresFact } from '../rules/fact.ts';
import { type Effect, URCHIN } from '../rules/vocabulary.ts';
import { listTold } from './list-told.ts';
import { leadersOf, pilesAfter } from './seen-before.ts';
import { type Tally, tallies } from './tally.ts';
import { cardTold } from './told-card.ts';
import { playTold } from './told-play.ts';
import { TurnStory } from './turn-story.ts';

/** So many turning points are told of at most. */
const MOST = 3;

/** The least points that a turn moved, to be told of where it turned the lead. */
const LEAST_MOVED = 2;

/** So many points between the first two are told of also where the lead stayed. */
const MUCH_MOVED = 4;

/** Cards that bring pearls to several players at once, or move those of several: what they brought each is told in points. Of two paws it is told who picked which. */
const FOR_SEVERAL: readonly Effect[] = ['share-out', 'pass-left'];

/** A turn with what it brought each seat in points, and everybody's points before and after it. */
interface PlayedTurn {
  readonly tally: Tally;
  readonly changes: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A turn that the end tells of: when it was, how it is told, and which card it says was slipped. */
interface TurningPoint {
  readonly turn: number;
  readonly round: number;
  readonly words: string;
  readonly slip: Slip | undefined;
}

/** A turn that may be told of, and how much it moved the end. */
interface WeighedTurn extends TurningPoint {
  readonly moved: number;
  /** The same with how it would have ended otherwise. */
  readonly withoutIt: string;
  /** Without what it brought in points another would have been level with the winner, or ahead. */
  readonly decided: boolean;
  /** With it the winner went ahead of the second for the last time. */
  readonly isLast: boolean;
  /** The lead between those two changed, or their points went far apart or close together. */
  readonly isShift: boolean;
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

/** How far one player is ahead of another. */
const marginOf = (scores: readonly number[], one: Seat, other: Seat): number =>
  (scores[one] ?? 0) - (scores[other] ?? 0);

/** The best of the others. */
const bestBut = (scores: readonly number[], seat: Seat): Seat =>
  leaders(scores.with(seat, Number.NEGATIVE_INFINITY))[0] ?? seat;

/** From what to what a turn brought the winner against a rival: the one who came second, or where it was not about those two whoever was the best of the others then. */
function leadTold(
  scene: Scene,
  { before, after }: PlayedTurn,
  winner: Seat,
  second: Seat | undefined,
): string {
  const { say } = scene;
  const isAbout = (rival: Seat): boolean =>
    marginOf(before, winner, rival) !== marginOf(after, winner, rival);
  const rival =
    second !== undefined && isAbout(second)
      ? second
      : ([bestBut(after, winner), bestBut(before, winner)].find(isAbout) ?? bestBut(after, winner));
  const [had, margin] = [marginOf(before, winner, rival), marginOf(after, winner, rival)];
  return say('oteres-ending-shift', {
    ...{ name: nameOf(scene, winner), second: nameOf(scene, rival) },
    ...{ was: sideOf(had), had: Math.abs(had), now: sideOf(margin), margin: Math.abs(margin) },
    same: sideOf(had) === sideOf(margin) ? sideOf(had) : 'no',
  });
}

/** On which side of another somebody with such a margin is. */
const sideOf = (margin: number): 'behind' | 'level' | 'ahead' => {
  if (margin === 0) return 'level';
  return margin < 0 ? 'behind' : 'ahead';
};

/** How it would have ended without a turn that decided: another would have been level with a player or ahead of them. */
const withoutTold = (scene: Scene, scores: readonly number[], seat: Seat, other: Seat): string =>
  scene.say('oteres-ending-without', {
    ...{ name: nameOf(scene, seat), other: nameOf(scene, other) },
    margin: marginOf(scores, other, seat),
  });

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

/** The card that a player played in a turn, where it had been slipped to them before it, in that round or the one before. */
function giftIn(
  { tally: { turn, seat, facts, round = 1 } }: PlayedTurn,
  story: PearlStory,
): Slip | undefined {
  const played = facts.find((fact) => fact.kind === 'card-played');
  if (played?.card === URCHIN) return undefined;
  return story.handed.findLast(
    (each) => each.to === seat && each.card === played?.card && each.turn < turn && each.round >= round - 1,
  );
}

/** Who had slipped a player what they played. */
const giftTold = (scene: Scene, { by, to, card }: Slip): string =>
  scene.say('oteres-ending-handed', {
    ...{ by: nameOf(scene, by), name: nameOf(scene, to) },
    card: cardTold(scene, card),
  });

/** That somebody else had the most white pearls when the winner went ahead for the last time: nobody could see it. */
function unseenTold(scene: Scene, turns: readonly Tally[], at: number, winner: Seat): readonly string[] {
  const { white } = pilesAfter(turns.slice(0, at + 1), scene.view.seats.length) ?? {};
  const led = white === undefined ? [] : leadersOf(white);
  return led.length === 0 || led.includes(winner)
    ? []
    : [
        scene.say('oteres-ending-unseen', {
          names: listTold(
            scene.say,
            led.map((seat) => nameOf(scene, seat)),
          ),
        }),
      ];
}

/** That the lead between the first two never changed, and where it could not be seen from white pearls after so many of the rounds. */
function alwaysAhead(scene: Scene, turns: readonly Tally[], winner: Seat, second: Seat): string {
  const over = turns
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'round-over' ? [leadersOf(fact.white)] : []));
  // The match ends within a round: as it stands then it stands after that one.
  const white = scene.view.seats.map(
    ({ pearls }) => pearls.filter(({ colour }) => colour === 'white').length,
  );
  const rounds = [...over, leadersOf(white)];
  const hidden = rounds.filter((led) => !led.includes(winner)).length;
  return scene.say('oteres-ending-always-ahead', {
    ...{ name: nameOf(scene, winner), second: nameOf(scene, second) },
    ...{
      isHidden: hidden * 2 >= rounds.length && hidden > 0 ? 'yes' : 'no',
      count: hidden,
      rounds: rounds.length,
    },
  });
}

/**
 * The turns that turned the lead between the first two or moved it far, told with all that was hidden in them and from what to what: oldest first, among
 * them the last that put the winner ahead, where the winner was not so all along, and the one without which another would have been level or ahead. Nothing of
 * points where it is not known how all of them came about. `slip` is a card of which the words say who slipped it; without a `turn` it is told of the whole match.
 */
export function turningPoints(
  scene: Scene,
  standings: readonly Standing[],
  story: PearlStory,
  moves: readonly MoveEntry<OteresFact>[],
): readonly (Pick<TurningPoint, 'words' | 'slip'> & { readonly turn?: number })[] {
  const { say, view } = scene;
  const winner = standings.find(({ won }) => won)?.player.seat;
  if (winner === undefined) return [];
  const scores = view.seats.map(
    ({ seat }) => standings.find(({ player }) => player.seat === seat)?.points ?? 0,
  );
  const lead = leadOf(scores, winner);
  const secondSeat = standings.find(({ won }) => !won)?.player.seat;
  const turns = story.gains.length === 0 ? [] : playedTurns(moves, story.worth, scores);
  const seen = turns.map(({ tally }) => tally);
  const between = (points: readonly number[]): number =>
    secondSeat === undefined ? 0 : marginOf(points, winner, secondSeat);
  const turnsLead = ({ before, after }: PlayedTurn): boolean =>
    Math.sign(between(before)) !== Math.sign(between(after));
  const last = turns.findLast(turnsLead);
  const plays = turns.flatMap((turn, at): readonly WeighedTurn[] => {
    const { tally, changes, before, after } = turn;
    const rest = minus(scores, changes);
    const without = leadOf(rest, winner);
    const other = bestBut(rest, winner);
    const apart = Math.abs(between(after) - between(before));
    const moved = Math.max(apart, Math.abs(lead - without));
    if (tally.round === undefined) return [];
    const slip = giftIn(turn, story);
    const words = [
      ...(slip === undefined ? [] : [sentence(giftTold(scene, slip))]),
      turnTold(scene, turn),
      leadTold(scene, turn, winner, apart < LEAST_MOVED ? other : secondSeat),
    ].join(' ');
    // What would have been without it goes with what it brought.
    const unseen = turn === last && between(after) > 0 ? unseenTold(scene, seen, at, winner) : [];
    return [
      {
        ...{ turn: tally.turn, round: tally.round, slip, moved },
        words: [words, ...unseen].join(' '),
        withoutIt: [words, withoutTold(scene, rest, winner, other), ...unseen].join(' '),
        decided: without <= 0 && without < lead && moved >= LEAST_MOVED,
        isLast: turn === last,
        isShift: apart >= MUCH_MOVED || (turnsLead(turn) && apart >= LEAST_MOVED),
      },
    ];
  });
  const heaviest = plays.toSorted((one, other) => other.moved - one.moved || other.turn - one.turn);
  // The one that decided the most is told with how it would have ended otherwise; more of them, which hardly moved the lead, would say nearly the same.
  const first = heaviest.find(({ decided }) => decided);
  const weightOf = (point: WeighedTurn): number => Number(point.isLast) + Number(point === first);
  const chain = heaviest
    .filter((point) => point === first || point.isLast || point.isShift)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.turn - other.turn)
    .map((point) => ({
      turn: point.turn,
      words: say('oteres-ending-turn', {
        round: point.round,
        words: point === first ? point.withoutIt : point.words,
      }),
      slip: point.slip,
    }));
  return turns.length > 0 && last === undefined && secondSeat !== undefined && between(scores) > 0
    ? [{ words: alwaysAhead(scene, seen, winner, secondSeat), slip: undefined }, ...chain]
    : chain;
}
