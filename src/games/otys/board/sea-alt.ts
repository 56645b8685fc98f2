import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { DiverView, OtysView, SeatView } from '../view.ts';
import { LEVELS, type Level, SURFACE_SPACES, spaceOfLevel } from '../vocabulary.ts';
import { keysToHome } from './hacker-track.ts';
import { keyText } from './key.ts';
import { nameOf, type Person } from './person.ts';
import { eachCube } from './resource.ts';
import { statusOf } from './status.ts';
import { cubesWords, listWords, rewardWords } from './words.ts';

const diverWords = ({ diver, upgraded }: DiverView, say: Say): string => {
  const name = say(`otys-board-diver-${diver}`);
  return upgraded ? say('otys-board-alt-upgraded', { name }) : name;
};

const levelWords = (
  view: OtysView,
  player: SeatView,
  components: Components,
  level: Level,
  say: Say,
): string => {
  const sponsor = view.sponsors[level - 1];
  const diver = player.column[spaceOfLevel(level)];
  const cubes = player.cubes[level - 1];
  const reward = player.rewards[level - 1];
  const back = reward === undefined ? undefined : components.rewards.get(reward)?.back;
  const spaces = components.values.spaces[level - 1] ?? 0;
  return say('otys-board-alt-level', {
    level,
    sponsor: sponsor === undefined ? '' : say(`otys-board-sponsor-${sponsor.sponsor}-${sponsor.side}`),
    diver: diver === undefined ? '' : diverWords(diver, say),
    cubes: cubes === undefined ? '' : cubesWords(cubes, say),
    free: Math.max(0, spaces - (cubes === undefined ? 0 : eachCube(cubes).length)),
    permanent: back === undefined ? 'none' : back,
    rewards: listWords(
      (view.display[level - 1] ?? []).flatMap((id) => {
        const shown = components.rewards.get(id);
        return shown === undefined ? [] : [rewardWords(shown, say)];
      }),
      say,
    ),
  });
};

/** A player's sea in words: what decides the turn first, then level by level. At most 1,024 characters. */
export const seaAlt = (
  view: OtysView,
  player: SeatView,
  people: readonly Person[],
  components: Components,
  say: Say,
): string => {
  const keys = [
    ...player.keys.map(keyText),
    ...(player.ownX ? [say('otys-board-alt-own-x')] : []),
    ...(player.neutralX > 0 ? [say('otys-board-alt-neutral-x', { count: player.neutralX })] : []),
  ];
  return altText([
    say('otys-board-alt-sea', {
      name: [...nameOf(people, player.seat)].slice(0, 40).join(''),
      status: statusOf(view, player.seat, say),
      prestige: player.prestige,
    }),
    say('otys-board-alt-keys', { keys: listWords(keys, say), home: keysToHome(player) }),
    say('otys-board-alt-purse', {
      credits: player.credits,
      batteries: player.batteries,
      reach: player.reach,
      contracts: player.contractCount,
    }),
    ...LEVELS.map((level) => levelWords(view, player, components, level, say)),
    say('otys-board-alt-surface', {
      divers: listWords(
        player.column
          .slice(0, SURFACE_SPACES)
          .map((diver) => diverWords(diver, say))
          .reverse(),
        say,
      ),
    }),
  ]);
};
