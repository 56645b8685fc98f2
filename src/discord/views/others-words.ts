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
  return match.othersTurns(log, telling).map(({ seat, lines, first, story }) => {
    const what = inOneLine(lines, first);
    // A story names whoever it is about.
    if (story === true) return `-# ${what}`;
    return `-# ${telling.say('board-others', { name: telling.people[seat]?.name ?? '', what })}`;
  });
}

/** As many of these as have room, whole and in their order, those that are told first before others; where not even one has, the beginning of all. */
function inOneLine(lines: readonly string[], first: readonly number[] = []): string {
  const all = lines.join(BESIDE);
  if (all.length <= LINE) return all;
  let kept: readonly number[] = [];
  for (const at of [...first, ...lines.keys()])
    if (!kept.includes(at) && inPart(lines, [...kept, at]).length <= LINE) kept = [...kept, at];
    else if (!first.includes(at)) break;
  return kept.length === 0 ? shortened(all, LINE) : inPart(lines, kept);
}

/** Some of the lines, with a sign for each part that is left out between them. */
const inPart = (lines: readonly string[], kept: readonly number[]): string =>
  lines
    .flatMap((line, at) => {
      if (kept.includes(at)) return [line];
      return at === 0 || kept.includes(at - 1) ? ['…'] : [];
    })
    .join(BESIDE);
