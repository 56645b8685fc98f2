import { COMMA, diverName, levelName } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import type { Idle } from '../rules/view.ts';
import type { Lack, SeaLevel } from '../rules/vocabulary.ts';

const OBSTACLE = { space: 'full', credits: 'credits', batteries: 'battery' } as const;

/** What is wanting on a level, in a few words: "level 3 is full, too few Credits". */
export const lacksInWords = (scene: Pick<Scene, 'say'>, lacks: readonly Lack[], level: SeaLevel): string =>
  lacks
    .map((lack) => scene.say(`otys-unavailable-${OBSTACLE[lack]}`, { place: levelName(scene.say, level) }))
    .join(COMMA);

const NOTHING_LEFT = { engineer: 'otys-idle-engineer', trader: 'otys-idle-trader' } as const;

/** Why a diver could do nothing, in a few words; empty if there is nothing to say of it. */
export function whyIdle(
  scene: Pick<Scene, 'say'>,
  { diver, lacks }: Pick<Idle, 'diver' | 'lacks'>,
  level: SeaLevel,
): string {
  if (lacks.length > 0) return lacksInWords(scene, lacks, level);
  return diver === 'engineer' || diver === 'trader' ? scene.say(NOTHING_LEFT[diver]) : '';
}

/** That a diver could do nothing, and why: "The Engineer found nothing to do: no Credit." */
export function idleInWords(scene: Pick<Scene, 'say'>, idle: Idle, level: SeaLevel): string {
  const { say } = scene;
  const { diver, again } = idle;
  const why = whyIdle(scene, idle, level);
  const said = { diver: diverName(say, diver), again: again === true ? 'yes' : 'no' };
  return why === '' ? say('otys-idle', said) : say('otys-idle-why', { ...said, why });
}
