import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { briefSentences, listParts } from '../../description.ts';
import { asSentence } from '../../fitting.ts';
import type { Person } from '../../person.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import type { Components } from '../rules/components.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS } from '../rules/vocabulary.ts';
import { changesWords } from './changes-alt.ts';
import { keyText } from './key.ts';
import { shortNames } from './names-alt.ts';
import { diverName } from './piece-words.ts';
import { describeSea } from './sea-description.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { seatStatus } from './status.ts';
import { rewardWords } from './words.ts';

/** The key in play, whether its sponsor still waits, and who dives; nothing where this player is not under way. */
const activeWords = ({ view, player, say }: Told): readonly string[] => {
  const { active, activated } = view;
  if (active === undefined || view.turn.seat !== player.seat || view.phase === 'over') return [];
  const diver = player.column.find((standing) => standing.diver === activated);
  return [
    say('otys-board-alt-active', {
      key: keyText(active.token),
      sponsor: view.sponsorUsed ? 'used' : 'open',
      diver: diver === undefined ? 'none' : diverName(say, diver.diver),
    }),
    ...(view.freeDivers ? [say('otys-board-alt-pays-nothing')] : []),
  ];
};

const displayWords = ({ view, components, say }: Told): string =>
  say('otys-board-alt-tokens', {
    levels: listParts(
      SEA_LEVELS.map((level) => {
        const tokens = (view.display[level - 1] ?? []).flatMap((id) => {
          const shown = components.rewards.get(id);
          return shown === undefined ? [] : [rewardWords(shown, say)];
        });
        return `${level} ${tokens.length === 0 ? say('otys-text-empty') : tokens.join(', ')}`;
      }),
      say,
    ),
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
  { changes, focus, asked }: Shown = UNMARKED,
): string => {
  const told = { view, player, components, say };
  const { holdings, surface, levels } = describeSea(told, player);
  const head = [
    say('otys-board-alt-sea', {
      name: shortNames(people)[player.seat] ?? '',
      status: seatStatus(view, player.seat, say, focus),
      prestige: player.prestige,
    }),
    ...asked.map((prompt) => asSentence(say('otys-board-alt-asked', { prompt }))),
    ...activeWords(told),
  ];
  const body = briefSentences([...holdings, ...levels]);
  return altText([
    ...head,
    ...changesWords(changes, view, [{ seat: player.seat }], roomForChanges([...head, ...body]), say),
    ...body,
    ...briefSentences([surface]),
    displayWords(told),
  ]);
};
