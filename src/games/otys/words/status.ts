import { nameOf } from '../../person.ts';
import { BESIDE } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';

const listed = (scene: Scene): string =>
  scene.view.seats
    .map(({ seat, prestige }) => scene.say('otys-status-score', { name: nameOf(scene, seat), prestige }))
    .join(BESIDE);

/** Everybody's Prestige in a line: "Prestige: Ana 7 · Björn 5". */
export const scoresOf = (scene: Scene): string => scene.say('otys-status-over', { scores: listed(scene) });

/** How the match stands, in a line or two for everybody: the scores, the round, whether it is the last. */
export function statusOf(scene: Scene): string {
  const { say, view } = scene;
  if (view.result !== undefined) return scoresOf(scene);
  const line = say('otys-status', { scores: listed(scene), round: view.turn.round, target: view.target });
  return view.lastRound ? `${line}\n${say('otys-status-last-round')}` : line;
}
