import type { APIButtonComponent } from 'discord-api-types/v10';
import { planOf } from '../../tables/model/plans.ts';
import { NOTE_LENGTH, noteOf } from '../../tables/model/private-note.ts';
import { plainText, shortened } from '../../texts/shown-text.ts';
import type { Form } from '../protocol/form.ts';
import type { Message } from '../protocol/message.ts';
import type { TableView } from './table-view.ts';

const wordsIn = ({ table, reader = '' }: TableView): string | undefined => noteOf(table, reader);

/** Somebody's note at a table, whole, and what they can do with it: for their eyes alone. */
export function notePage(view: TableView): Message {
  const { say, press, page } = view;
  const words = wordsIn(view);
  const isWritten = words !== undefined;
  return page('note', [
    `### ${say('note-title')}`,
    isWritten ? plainText(words) : say('note-none'),
    `-# ${say('note-about')}`,
    writeWay(view, say(isWritten ? 'button-note-edit' : 'button-note-write')),
    isWritten && press({ kind: 'note', action: 'remove' }, say('button-note-remove'), 'close'),
  ]);
}

/** The button that opens the form of a note. */
export const writeWay = ({ press }: TableView, label: string): APIButtonComponent =>
  press({ kind: 'note', action: 'write' }, label, 'happened');

/** The form in which somebody writes their note, with what they have written so far. */
export const noteForm = (view: TableView): Form => ({
  id: { kind: 'note', table: view.table.id, action: 'save' },
  title: view.say('note-title'),
  fields: [{ kind: 'text', label: view.say('note-label'), most: NOTE_LENGTH, written: wordsIn(view) ?? '' }],
});

const BRIEF = 140;

/** A person's own lines at a table, above the topic of their page: their note in a line or two, and their kept plan. */
export function ownLines(view: TableView): readonly string[] {
  const words = wordsIn(view)?.replaceAll(/\s+/gu, ' ');
  const note = words && `-# 📝 ${view.say('note-line', { words: plainText(shortened(words, BRIEF)) })}`;
  return [...(note ? [note] : []), ...planLines(view)];
}

/** What a kept plan will do, and when: in its turn that it is about to. */
export function planLines({ table, match, seat, say }: TableView): readonly string[] {
  const kept = seat === undefined ? undefined : planOf(table, seat);
  if (kept === undefined) return [];
  const answers = inLine(kept.answers.map(({ label }) => label));
  if (kept.pause === 0) return [say('plan-kept-alone', { answers })];
  return [say(match?.turn.seat === seat ? 'plan-soon' : 'plan-kept', { answers })];
}

/** What is planned, in one line. */
export const inLine = (labels: readonly string[]): string => labels.join(' → ');
