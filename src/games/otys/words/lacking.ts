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

/** That a diver does nothing, and why: "no effect (no Credit)". */
export const idleTold = ({ say }: Pick<Scene, 'say'>, why: string): string =>
  why === '' ? say('otys-happened-idle') : say('otys-happened-idle-why', { why });

/** The same with the diver before it: "Engineer: no effect (no Credit)." */
export function idleInWords(
  scene: Pick<Scene, 'say'>,
  idle: Pick<Idle, 'diver' | 'lacks' | 'again'>,
  level: SeaLevel,
): string {
  const { say } = scene;
  const diver = diverName(say, idle.diver);
  const label = idle.again === true ? say('otys-happened-again', { diver }) : diver;
  return say('label-value', { label, value: idleTold(scene, whyIdle(scene, idle, level)) });
}
