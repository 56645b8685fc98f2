import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { Scene } from '../board/scene.ts';
import { lostBy, type Standing } from '../board/standing.ts';
import { listTold } from './list-told.ts';

/** What black pearls must cost to be told of. */
export const HEAVY = 3;

/** What the winner had more of than the next: fewer losses by black pearls where these made the difference, else pearls, or better ones. */
function reasonOf(winner: Standing, next: Standing): 'black' | 'more' | 'fewer' | 'same' {
  if (lostBy(next.player) - lostBy(winner.player) >= winner.points - next.points) return 'black';
  const more = winner.player.pearls.length - next.player.pearls.length;
  if (more === 0) return 'same';
  return more > 0 ? 'more' : 'fewer';
}

/** Somebody with as many pearls as the winner or more who would have won or been level without their black ones: it would be asked why they have not won. */
export const weighedDown = (other: Standing, winner: Standing): boolean =>
  other.player.pearls.length >= winner.player.pearls.length &&
  lostBy(other.player) >= HEAVY &&
  other.points + lostBy(other.player) >= winner.points;

/** In one line why the winner won: by how much, over whom, and with what, and what another’s black pearls cost them. Nothing where points did not decide, which has its own sentence. */
export function whyWon(scene: Scene, standings: readonly Standing[], lastRound: number): readonly string[] {
  const winners = standings.filter(({ won }) => won);
  const [winner] = winners;
  const others = standings.filter(({ won }) => !won);
  const [next] = others;
  if (winner === undefined || next === undefined || winners.length > 1 || winner.points === next.points)
    return [];
  const name = (seat: Seat): string => nameOf(scene, seat);
  const { outIn } = winner;
  const level = others.filter(({ points }) => points === next.points);
  const why = level.length > 1 ? 'none' : reasonOf(winner, next);
  const sentences = [
    scene.say('oteres-ending-why', {
      name: name(winner.player.seat),
      // Who went out in the last round has not waited on the beach.
      beach: outIn === undefined || outIn >= lastRound ? 'no' : 'yes',
      round: outIn ?? 0,
      margin: winner.points - next.points,
      second: listTold(
        scene.say,
        level.map(({ player }) => name(player.seat)),
      ),
      first: name(next.player.seat),
      why,
      ...{ lost: lostBy(next.player), own: lostBy(winner.player) },
      ...{ count: winner.player.pearls.length, other: next.player.pearls.length },
    }),
    ...(outIn === lastRound ? [scene.say('oteres-ending-out-last', { name: name(winner.player.seat) })] : []),
    ...others
      .filter((other) => weighedDown(other, winner) && !(why === 'black' && other === next))
      .slice(0, 1)
      .map(({ player }) =>
        scene.say('oteres-ending-weighed', {
          name: name(player.seat),
          count: player.pearls.length,
          isMore: player.pearls.length > winner.player.pearls.length ? 'yes' : 'no',
          black: player.pearls.filter(({ colour }) => colour === 'black').length,
          lost: lostBy(player),
        }),
      ),
  ];
  return [sentences.join(' ')];
}
