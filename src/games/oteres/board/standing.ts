import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { listParts } from '../../description.ts';
import { nameOf } from '../../person.ts';
import type { OteresView, PearlView, SeatView } from '../rules/view.ts';
import { PEARL_COLOURS } from '../rules/vocabulary.ts';
import { pointsOf, valueText } from './pearl.ts';
import type { PearlStory } from './pearl-story.ts';
import { COMMA } from './piece-words.ts';
import type { Scene } from './scene.ts';

/** A player's end of the match. */
export interface FinalScore {
  readonly player: SeatView;
  readonly points: number;
  /** 1 first; those who share a place have the same. */
  readonly place: number;
  readonly won: boolean;
  readonly outIn: number | undefined;
  /** Points before the first round and after each one; empty if nobody knows. */
  readonly byRound: readonly number[];
}

/** Everybody, the best first: points, then the fewest pearls (rulebook, "End of game"). */
export const finalScores = (view: OteresView, { outIn, gains }: PearlStory): readonly FinalScore[] => {
  const standing = view.seats.map((player) => ({
    player,
    points: view.result?.scores[player.seat] ?? pointsOf(player.pearls) ?? 0,
  }));
  const ahead = (one: (typeof standing)[number], other: (typeof standing)[number]): number =>
    other.points - one.points || one.player.pearls.length - other.player.pearls.length;
  return standing.toSorted(ahead).map((each) => {
    const { seat } = each.player;
    const own = gains[seat] ?? [];
    return {
      ...each,
      place: 1 + standing.filter((other) => ahead(each, other) > 0).length,
      won: view.result?.winners.includes(seat) === true,
      outIn: outIn.get(seat),
      byRound: own.map((gain) => each.points - (own.at(-1) ?? 0) + gain),
    };
  });
};

/** What black pearls cost a player, in points. */
export const pointsLost = ({ pearls }: Pick<SeatView, 'pearls'>): number =>
  pearls.reduce((sum, { value = 0 }) => sum + Math.max(0, -value), 0);

/** Whether the number of pearls had to decide. */
export const wasTied = (standings: readonly FinalScore[]): boolean => {
  const best = standings.find(({ won }) => won)?.points;
  return standings.filter(({ points }) => points === best).length > 1;
};

/** A player's pearls by value, highest first; on a tie those from nobody before others', white before black. */
export const inOrder = (pearls: readonly PearlView[], { from }: PearlStory): readonly PearlView[] =>
  pearls.toSorted(
    (one, other) =>
      (other.value ?? 0) - (one.value ?? 0) ||
      (from.get(one.mark) ?? -1) - (from.get(other.mark) ?? -1) ||
      PEARL_COLOURS.indexOf(one.colour) - PEARL_COLOURS.indexOf(other.colour),
  );

type Teller = Pick<Scene, 'people' | 'say'>;

function pearlsInWords({ say, people }: Teller, { player }: FinalScore, story: PearlStory): string {
  const groups = new Map<Seat | undefined, readonly string[]>([[undefined, []]]);
  for (const { mark, colour, value = 0 } of inOrder(player.pearls, story)) {
    const giver = story.from.get(mark);
    const shown = valueText(value);
    const words = colour === 'black' ? say('oteres-ending-black', { value: shown }) : shown;
    groups.set(giver, [...(groups.get(giver) ?? []), words]);
  }
  const parts = [...groups].flatMap(([giver, pearls]) => {
    const values = pearls.join(COMMA);
    if (giver === undefined || pearls.length === 0) return pearls.length === 0 ? [] : [values];
    return [say('oteres-ending-from', { values, name: nameOf({ people }, giver) })];
  });
  return listParts(parts, say);
}

/** Whether a player stayed in, or when they went out. */
export function stayInWords(say: Say, { outIn, player }: FinalScore): string {
  if (outIn !== undefined) return say('oteres-ending-out', { round: outIn });
  return say(player.out ? 'oteres-ending-gone' : 'oteres-ending-in');
}

/** A player's place, points, pearls and how long they stayed in. */
export function rowInWords(told: Teller, score: FinalScore, story: PearlStory): string {
  const { player, points, place } = score;
  const { say } = told;
  const count = player.pearls.length;
  return say('oteres-ending-row', {
    ...{ place, name: nameOf(told, player.seat), count: points, points: valueText(points) },
    pearls:
      count === 0
        ? say('oteres-no-pearls')
        : say('oteres-ending-pearls', { count, values: pearlsInWords(told, score, story) }),
    stay: stayInWords(say, score),
  });
}

/** A player's points after each round: who really led when; undefined if nobody knows. */
export const roundsInWords = (say: Say, { byRound }: FinalScore): string | undefined =>
  byRound.length === 0
    ? undefined
    : say('oteres-ending-by-round', { points: byRound.slice(1).map(valueText).join(COMMA) });

/** Who won. */
export const endTitle = ({ result }: OteresView, name: (seat: Seat) => string, say: Say): string =>
  say('ending-title', {
    count: result?.winners.length ?? 0,
    names: (result?.winners ?? []).map(name).join(COMMA),
  });
