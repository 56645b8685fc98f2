import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { newsRoom } from '../../news-room.ts';
import type { Person } from '../../person.ts';
import type { Components } from '../rules/components.ts';
import type { DiverView, OtysView, SeatView } from '../rules/view.ts';
import { LEVELS, type Level, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import { keysToHome } from './hacker-track.ts';
import { keyText } from './key.ts';
import { shortNames } from './names-alt.ts';
import { newsOf } from './news.ts';
import { seatNewsWords } from './news-alt.ts';
import { diverName } from './piece-words.ts';
import { levelsFor } from './reach.ts';
import { eachCube } from './resource.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { statusOf } from './status.ts';
import { cubesWords, listWords, rewardWords } from './words.ts';

const diverWords = ({ diver, upgraded }: DiverView, say: Say): string => {
  const name = diverName(say, diver);
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
  });
};

/** The key in play, whether its sponsor still waits, and who dives; nothing where this player is not under way. */
const activeWords = ({ view, player, say }: Told): readonly string[] => {
  const { active, activated } = view;
  if (active === undefined || view.turn.seat !== player.seat || view.phase === 'over') return [];
  const diver = player.column.find((standing) => standing.diver === activated);
  return [
    say('otys-board-alt-active', {
      key: keyText(active.token),
      sponsor: view.sponsorUsed ? 'used' : 'open',
      diver: diver === undefined ? 'none' : diverWords(diver, say),
    }),
    ...(view.freeDivers ? [say('otys-board-alt-pays-nothing')] : []),
  ];
};

/** The public contracts that this sea has the cubes for, by their number in the row, and where. */
const readyWords = ({ view, player, components, say }: Told): string => {
  const ready = view.row.flatMap((id, index) => {
    const contract = components.contracts.get(id);
    const levels = contract === undefined ? [] : levelsFor(contract, player.cubes);
    return levels.length === 0
      ? []
      : [say('otys-board-alt-ready', { number: index + 1, levels: levels.join('+') })];
  });
  return say('otys-board-alt-within-reach', { contracts: listWords(ready, say) });
};

const displayWords = ({ view, components, say }: Told): string =>
  say('otys-board-alt-tokens', {
    levels: LEVELS.map((level) => {
      const tokens = (view.display[level - 1] ?? []).flatMap((id) => {
        const shown = components.rewards.get(id);
        return shown === undefined ? [] : [rewardWords(shown, say)];
      });
      return `${level} ${listWords(tokens, say)}`;
    }).join('; '),
  });

/** What a sea is told from. */
interface Told {
  readonly view: OtysView;
  readonly player: SeatView;
  readonly components: Components;
  readonly say: Say;
}

/**
 * A player's sea in words: whose it is and what is asked, what is new, what it holds, what can be completed, level by level, and last
 * what the Colony tells as well. At most 1,024 characters.
 */
export const seaAlt = (
  view: OtysView,
  player: SeatView,
  people: readonly Person[],
  components: Components,
  say: Say,
  { news, focus, asked }: Shown = UNMARKED,
): string => {
  const told = { view, player, components, say };
  const keys = [
    ...player.keys.map(keyText),
    ...(player.ownX ? [say('otys-board-alt-own-x')] : []),
    ...(player.neutralX > 0 ? [say('otys-board-alt-neutral-x', { count: player.neutralX })] : []),
  ];
  const head = [
    say('otys-board-alt-sea', {
      name: shortNames(people)[player.seat] ?? '',
      status: statusOf(view, player.seat, say, focus),
      prestige: player.prestige,
    }),
    ...asked.map((prompt) => say('otys-board-alt-asked', { prompt })),
    ...activeWords(told),
  ];
  const body = [
    say('otys-board-alt-keys', { keys: listWords(keys, say), home: keysToHome(player) }),
    say('otys-board-alt-purse', {
      credits: player.credits,
      batteries: player.batteries,
      reach: player.reach,
      contracts: player.contractCount,
    }),
    readyWords(told),
    ...LEVELS.map((level) => levelWords(view, player, components, level, say)),
  ];
  return altText([
    ...head,
    ...seatNewsWords(newsOf(news, player.seat), newsRoom([...head, ...body]), say),
    ...body,
    say('otys-board-alt-surface', {
      divers: listWords(
        player.column
          .slice(0, SURFACE_SPACES)
          .map((diver) => diverWords(diver, say))
          .reverse(),
        say,
      ),
    }),
    displayWords(told),
  ]);
};
