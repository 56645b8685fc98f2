import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { Scene } from '../board/scene.ts';
import { lostBy, type Standing } from '../board/standing.ts';
import { listTold } from './list-told.ts';

/** What the winner had more of than the next: fewer losses by black pearls where these made the difference, else pearls, or better ones. */
function reasonOf(winner: Standing, next: Standing): 'black' | 'more' | 'fewer' | 'same' {
  if (lostBy(next.player) - lostBy(winner.player) >= winner.points - next.points) return 'black';
  const more = winner.player.pearls.length - next.player.pearls.length;
  if (more === 0) return 'same';
  return more > 0 ? 'more' : 'fewer';
}

/** In one sentence why the winner won: by how much, over whom, and with what. Nothing where points did not decide, which has its own sentence. */
export function whyWon(
  scene: Scene,
  standings: readonly Standing[],
  /** In which round the winner went out, where they then waited on the beach. */
  outIn: number | undefined,
): readonly string[] {
  const winners = standings.filter(({ won }) => won);
  const [winner] = winners;
  const others = standings.filter(({ won }) => !won);
  const [next] = others;
  if (winner === undefined || next === undefined || winners.length > 1 || winner.points === next.points)
    return [];
  const name = (seat: Seat): string => nameOf(scene, seat);
  const level = others.filter(({ points }) => points === next.points);
  return [
    scene.say('oteres-ending-why', {
      name: name(winner.player.seat),
      beach: outIn === undefined ? 'no' : 'yes',
      round: outIn ?? 0,
      margin: winner.points - next.points,
      second: listTold(
        scene.say,
        level.map(({ player }) => name(player.seat)),
      ),
      first: name(next.player.seat),
      why: level.length > 1 ? 'none' : reasonOf(winner, next),
      ...{ lost: lostBy(next.player), own: lostBy(winner.player) },
      ...{ count: winner.player.pearls.length, other: next.player.pearls.length },
    }),
  ];
}
