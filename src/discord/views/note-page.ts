import type { APIButtonComponent } from 'discord-api-types/v10';
import { planOf } from '../../tables/model/plans.ts';
import { NOTE_LENGTH, noteOf } from '../../tables/model/private-note.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainText, shortened } from '../../texts/shown-text.ts';
import type { Form } from '../protocol/form.ts';
import { type Message, text } from '../protocol/message.ts';
import { controlsAt, privatePage, rows } from './components.ts';
import type { MessageContext } from './message-context.ts';

/** Somebody's note at a table, whole, and what they can do with it: for their eyes alone. */
export function notePage(now: TableNow, person: string, context: MessageContext): Message {
  const { say } = context;
  const words = noteOf(now.table, person);
  const remove = () =>
    controlsAt(now, context).press({ kind: 'note', action: 'remove' }, say('button-note-remove'), 'close');
  return privatePage({ of: now.table.id, kind: 'note' }, [
    text([
      `### ${say('note-title')}`,
      words === undefined ? say('note-none') : plainText(words),
      `-# ${say('note-about')}`,
    ]),
    rows([
      writeWay(now, say(words === undefined ? 'button-note-write' : 'button-note-edit'), context),
      words !== undefined && remove(),
    ]),
  ]);
}

/** The button that opens the form of a note. */
export const writeWay = (now: TableNow, label: string, context: MessageContext): APIButtonComponent =>
  controlsAt(now, context).press({ kind: 'note', action: 'write' }, label, 'happened');

/** The form in which somebody writes their note, with what they have written so far. */
export const noteForm = ({ table }: TableNow, person: string, say: Say): Form => ({
  id: { kind: 'note', table: table.id, action: 'save' },
  title: say('note-title'),
  fields: [
    {
      ...{ kind: 'text', label: say('note-label'), most: NOTE_LENGTH },
      written: noteOf(table, person) ?? '',
    },
  ],
});

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
