import type { PlayableMatch } from '../../games/playable.ts';
import type { Telling } from '../../games/presenter.ts';
import { shortened } from '../../texts/shortened.ts';

/** Letters of what one turn brought: two lines on a desktop. */
const LINE = 150;

/** What the others did since whoever is up had their last turn, a line each; nothing where nobody has. `log` is told from `othersFrom` on. */
export function othersWords(
  match: PlayableMatch,
  log: readonly string[],
  telling: Telling,
): readonly string[] {
  if (log.length === 0 || match.decisions.every(({ seat }) => seat !== match.turn.seat)) return [];
  return match.othersTurns(log, telling).map(({ seat, lines }) => {
    const what = shortened(lines.join(' · '), LINE);
    return `-# ${telling.say('board-others', { name: telling.people[seat]?.name ?? '', what })}`;
  });
}
