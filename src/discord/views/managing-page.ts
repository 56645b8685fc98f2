import type { TableIcon } from '../../games/table-icons.ts';
import { NOT_OVER, peopleAt, TABLE_NAME_LENGTH, type TableNow } from '../../tables/model/table.ts';
import { type ManagerAct, REASON_LENGTH } from '../../tables/model/table-event.ts';
import type { Say } from '../../texts/say.ts';
import { distinct, labelName, plainName } from '../../texts/shown-text.ts';
import type { Form, FormField } from '../protocol/form.ts';
import type { IdOf } from '../protocol/ids.ts';
import { OPTION_LENGTH } from '../protocol/limits.ts';
import type { Message } from '../protocol/message.ts';
import { button, controlsAt, privatePage } from './components.ts';
import type { ButtonContext } from './message-context.ts';
import { nameOfTable, tableTold } from './table-words.ts';

/**
 * What whoever manages the tables of a server can do about one, which is on a `page` of the list; nothing once it is
 * over. `done` is what they have just done.
 */
export function managingPage(now: TableNow, page: number, context: ButtonContext, done?: string): Message {
  const { say } = context;
  const { press, menu } = controlsAt(now, context);
  const people = peopleAt(now.table);
  const names = distinct(
    people.map(({ name }) => labelName(name)),
    OPTION_LENGTH,
  );
  const entries = people.map(({ id }, at) => ({ value: id, label: names[at] ?? '' }));
  const act = (wanted: 'move' | 'rename' | 'close', icon?: TableIcon, look?: 'grave') =>
    press({ kind: 'manage', act: wanted, page }, say(`managing-button-${wanted}`), icon, look);
  return privatePage({ of: 'tables', kind: 'tables' }, [
    [done, tableTold(now, say)],
    NOT_OVER.includes(now.table.phase) && [
      say('managing-about'),
      // Without the only person there it would be over: that is to close it.
      people.length > 1 && menu({ kind: 'manage-seat', page }, say('managing-free'), entries),
      now.table.phase !== 'archived' && act('move'),
      ...[act('rename'), act('close', 'close', 'grave')],
    ],
    button({ id: { kind: 'tables', page }, label: say('button-back') }, context.icons),
  ]);
}

/** What they have done about a table, with how it was before; `person` is whose seat was freed. */
export function doneWords(
  act: ManagerAct,
  before: TableNow,
  after: TableNow,
  person: string,
  say: Say,
): string {
  const written = (now: TableNow) =>
    act === 'move' ? `<#${now.table.channel}>` : plainName(nameOfTable(now, say));
  const name = plainName(peopleAt(before.table).find(({ id }) => id === person)?.name ?? '');
  return say(`managing-done-${act}`, { from: written(before), to: written(after), name });
}

/** The form in which they say why, and to what the table is to be changed: its last field is the reason. */
export function managingForm(
  now: TableNow,
  { act, page, person }: Pick<IdOf<'managed'>, 'act' | 'page' | 'person'>,
  say: Say,
): Form {
  const { id: table, phase, name: written = '' } = now.table;
  const holder = peopleAt(now.table).find(({ id }) => id === person);
  const name = labelName(act === 'free' ? (holder?.name ?? '') : nameOfTable(now, say));
  const changed: Readonly<Record<ManagerAct, readonly FormField[]>> = {
    ...{ close: [], free: [] },
    move: [{ kind: 'channel', label: say('managing-channel') }],
    rename: [
      {
        ...{ kind: 'text', label: say('managing-name'), isShort: true, isNeeded: true },
        ...{ most: TABLE_NAME_LENGTH, written },
      },
    ],
  };
  const isOver = act === 'close' || act === 'free';
  return {
    id: { kind: 'managed', table, act, page, ...(person !== undefined && { person }) },
    title: say(`managing-title-${act}`, { name }),
    about: [tableTold(now, say), ...(isOver ? [say(`managing-${act}-about`, { phase })] : [])].join('\n'),
    fields: [
      ...changed[act],
      { kind: 'text', label: say('managing-reason'), most: REASON_LENGTH, written: '', isNeeded: true },
    ],
  };
}
