import type { OteresView, PearlView, SeatView } from '../rules/view.ts';
import { PEARL_COLOURS } from '../rules/vocabulary.ts';
import { pointsOf } from './own-pearls.ts';
import type { PearlStory } from './pearl-story.ts';

/** A player's end of the match. */
export interface FinalScore {
  readonly player: SeatView;
  readonly points: number;
  /** 1 first; those who share a place have the same. */
  readonly place: number;
  readonly won: boolean;
  readonly outIn: number | undefined;
}

/** Everybody, the best first: points, then the fewest pearls (rulebook, "End of game"). */
export const finalScores = (view: OteresView, { outIn }: PearlStory): readonly FinalScore[] => {
  const standing = view.seats.map((player) => ({
    player,
    points: view.result?.scores[player.seat] ?? pointsOf(player.pearls) ?? 0,
  }));
  const ahead = (one: (typeof standing)[number], other: (typeof standing)[number]): number =>
    other.points - one.points || one.player.pearls.length - other.player.pearls.length;
  return standing.toSorted(ahead).map((each) => ({
    ...each,
    place: 1 + standing.filter((other) => ahead(each, other) > 0).length,
    won: view.result?.winners.includes(each.player.seat) === true,
    outIn: outIn.get(each.player.seat),
  }));
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
