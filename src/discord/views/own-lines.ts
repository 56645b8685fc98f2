import { planOf } from '../../tables/model/plans.ts';
import { noteOf } from '../../tables/model/private-note.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainText, shortened } from '../../texts/shown-text.ts';

/** Letters of a note where something else is what the page is about. */
const BRIEF = 140;

/** A person's own lines at a table, above the topic of their page: their note in a line or two, and their kept plan. */
export const ownLines = (now: TableNow, person: string, say: Say): readonly string[] => [
  ...noteLines(now, person, say),
  ...planLines(now, person, say),
];

function noteLines({ table }: TableNow, person: string, say: Say): readonly string[] {
  const words = noteOf(table, person);
  return words === undefined
    ? []
    : [`-# 📝 ${say('note-line', { words: plainText(shortened(words.replaceAll(/\s+/gu, ' '), BRIEF)) })}`];
}

/** What a kept plan will do, and when: in its turn that it is about to. */
export function planLines({ table, match }: TableNow, person: string, say: Say): readonly string[] {
  const seat = seatOf(table, person);
  const kept = seat === undefined ? undefined : planOf(table, seat);
  if (kept === undefined) return [];
  const answers = inLine(kept.answers.map(({ label }) => label));
  return [say(match?.turn.seat === seat ? 'plan-soon' : 'plan-kept', { answers })];
}

/** What is planned, in one line. */
export const inLine = (labels: readonly string[]): string => labels.join(' → ');
