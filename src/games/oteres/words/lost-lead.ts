import type { MoveEntry } from '../../../engine/log.ts';
import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import type { Scene } from '../board/scene.ts';
import type { Standing } from '../board/standing.ts';
import type { OteresFact } from '../rules/fact.ts';
import { leadersOf } from './seen-before.ts';

/** After so many rounds somebody must have had the most white pearls alone for all to have taken them for the winner. */
const LONG = 3;

/** Who comes after these places has come low. */
const HIGH = 2;

/** Why somebody who was long ahead in white pearls came low: pearls that were taken, and what the others were worth. */
export function lostLead(
  scene: Scene,
  standings: readonly Standing[],
  { taken }: Pick<PearlStory, 'taken'>,
  moves: readonly MoveEntry<OteresFact>[],
): readonly string[] {
  const alone = moves
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'round-over' ? [leadersOf(fact.white)] : []))
    .filter(({ length }) => length === 1)
    .flat();
  const [longest] = standings
    .map((standing) => ({
      standing,
      rounds: alone.filter((seat) => seat === standing.player.seat).length,
    }))
    .filter(({ standing: { place, won }, rounds }) => !won && place > HIGH && rounds >= LONG)
    .toSorted((one, other) => other.rounds - one.rounds);
  if (longest === undefined) return [];
  const { rounds, standing } = longest;
  const { player, place, points } = standing;
  return [
    scene.say('oteres-ending-lost-lead', {
      ...{ name: nameOf(scene, player.seat), rounds, place },
      lost: taken.filter(({ from }) => from === player.seat).length,
      ...{ count: player.pearls.length, points, score: valueText(points) },
    }),
  ];
}
