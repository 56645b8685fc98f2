import { peopleAt, TABLE_NAME_LENGTH, type TableNow } from '../../tables/model/table.ts';
import { type ManagerAct, REASON_LENGTH } from '../../tables/model/table-event.ts';
import type { Say } from '../../texts/say.ts';
import { distinct, labelName } from '../../texts/shown-text.ts';
import type { Form, FormField } from '../protocol/form.ts';
import { OPTION_LENGTH } from '../protocol/limits.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button, select } from './components.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';
import { nameOfTable, tableTold } from './table-words.ts';

/** What whoever manages the tables of a server can do about one. `done` is what they have just done. */
export function managingPage(now: TableNow, context: MessageContext, done?: string): Message {
  const { say, icons } = context;
  const { table, game } = now;
  const people = peopleAt(table);
  const names = distinct(
    people.map(({ name }) => labelName(name)),
    OPTION_LENGTH,
  );
  const act = (wanted: Exclude<ManagerAct, 'free'>) =>
    button(
      {
        id: { kind: 'manage', table: table.id, act: wanted },
        label: say(`managing-button-${wanted}`),
        ...(wanted === 'close' ? { look: 'grave', icon: sharedIcon(game.name, 'close') } : {}),
      },
      icons,
    );
  const free = select(
    { kind: 'manage-seat', table: table.id },
    say('managing-free'),
    people.map(({ id }, at) => ({ value: id, label: names[at] ?? '' })),
    icons,
  );
  const words = [...(done === undefined ? [] : [done]), tableTold(now, say), say('managing-about')];
  return {
    components: [
      container('private', [
        text(words.join('\n')),
        ...(people.length === 0 ? [] : [row([free])]),
        row([...(table.phase === 'archived' ? [] : [act('move')]), act('rename'), act('close')]),
      ]),
    ],
    pictures: [],
    page: { of: 'tables', kind: 'tables' },
  };
}

/** The form in which they say why, and to what the table is to be changed: its last field is the reason. */
export function managingForm(now: TableNow, act: ManagerAct, person: string | undefined, say: Say): Form {
  const name = labelName(nameOfTable(now, say));
  const reason: FormField = {
    kind: 'text',
    label: say('managing-reason'),
    ...{ most: REASON_LENGTH, written: '', isNeeded: true },
  };
  const id = { kind: 'managed', table: now.table.id, act } as const;
  switch (act) {
    case 'close':
      return { id, title: say('managing-title-close', { name }), fields: [reason] };
    case 'move':
      return {
        ...{ id, title: say('managing-title-move', { name }) },
        fields: [{ kind: 'channel', label: say('managing-channel') }, reason],
      };
    case 'rename': {
      const naming = { most: TABLE_NAME_LENGTH, written: now.table.name ?? '', isShort: true } as const;
      return {
        ...{ id, title: say('managing-title-rename', { name }) },
        fields: [{ kind: 'text', label: say('managing-name'), ...naming, isNeeded: true }, reason],
      };
    }
    case 'free':
      return {
        ...{ id: { ...id, ...(person === undefined ? {} : { person }) } },
        ...{ title: say('managing-title-free', { name }), fields: [reason] },
      };
  }
}
