import type { APIButtonComponent } from 'discord-api-types/v10';
import { NOTE_LENGTH, noteOf } from '../../tables/model/private-note.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainText } from '../../texts/shown-text.ts';
import type { Form } from '../protocol/form.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';

/** Somebody's note at a table, whole, and what they can do with it: for their eyes alone. */
export function notePage(now: TableNow, person: string, context: MessageContext): Message {
  const { say, icons } = context;
  const { table, game } = now;
  const words = noteOf(table, person);
  const said = words === undefined ? say('note-none') : plainText(words);
  const remove: readonly APIButtonComponent[] =
    words === undefined
      ? []
      : [
          button(
            {
              id: { kind: 'note', table: table.id, action: 'remove' },
              label: say('button-note-remove'),
              icon: sharedIcon(game.name, 'close'),
            },
            icons,
          ),
        ];
  return {
    components: [
      container('private', [
        text(`### ${say('note-title')}\n${said}\n-# ${say('note-about')}`),
        row([
          writeWay(now, say(words === undefined ? 'button-note-write' : 'button-note-edit'), context),
          ...remove,
        ]),
      ]),
    ],
    pictures: [],
    page: { of: table.id, kind: 'note' },
  };
}

/** The button that opens the form of a note. */
export const writeWay = (
  { table, game }: TableNow,
  label: string,
  { icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'note', table: table.id, action: 'write' },
      label,
      icon: sharedIcon(game.name, 'happened'),
    },
    icons,
  );

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
