import type { PlayableMatch } from '../../games/playable.ts';
import type { Telling } from '../../games/presenter.ts';
import { shortened } from '../../texts/shortened.ts';

/** Letters of what one turn brought: all but one turn in a hundred is told whole, in no more than four lines on a desktop. */
const LINE = 290;
/** Between two things that a turn brought. */
const BESIDE = ' · ';

/** What the others did since whoever is up had their last turn, a line each; nothing where nobody has. `log` is told from `othersFrom` on. */
export function othersWords(
  match: PlayableMatch,
  log: readonly string[],
  telling: Telling,
): readonly string[] {
  if (log.length === 0 || match.decisions.every(({ seat }) => seat !== match.turn.seat)) return [];
  return match.othersTurns(log, telling).map(({ seat, lines, story }) => {
    const what = inOneLine(lines);
    // A story names whoever it is about.
    if (story === true) return `-# ${what}`;
    return `-# ${telling.say('board-others', { name: telling.people[seat]?.name ?? '', what })}`;
  });
}

/** As many of these as have room, whole; where not even the first has, its beginning. */
function inOneLine(lines: readonly string[]): string {
  const all = lines.join(BESIDE);
  if (all.length <= LINE) return all;
  const room = LINE - `${BESIDE}…`.length;
  const fits = lines.filter((_, at) => lines.slice(0, at + 1).join(BESIDE).length <= room);
  return fits.length === 0 ? shortened(all, LINE) : [...fits, '…'].join(BESIDE);
}
