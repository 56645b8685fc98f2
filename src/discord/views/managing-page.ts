import type { APIButtonComponent } from 'discord-api-types/v10';
import type { TableIcon } from '../../games/table-icons.ts';
import { peopleAt, TABLE_NAME_LENGTH, type TableNow } from '../../tables/model/table.ts';
import { type ManagerAct, REASON_LENGTH } from '../../tables/model/table-event.ts';
import type { Say } from '../../texts/say.ts';
import { distinct, labelName, plainName } from '../../texts/shown-text.ts';
import type { Form, FormField } from '../protocol/form.ts';
import type { IdOf } from '../protocol/ids.ts';
import { OPTION_LENGTH } from '../protocol/limits.ts';
import { type Message, row, text } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { button, controlsAt, privatePage, rows } from './components.ts';
import type { MessageContext } from './message-context.ts';
import { nameOfTable, tableTold } from './table-words.ts';

/**
 * What whoever manages the tables of a server can do about one, which is on a `page` of the list. `done` is what they
 * have just done.
 */
export function managingPage(now: TableNow, page: number, context: MessageContext, done?: string): Message {
  const { say } = context;
  const { table } = now;
  const { press, menu } = controlsAt(now, context);
  const people = peopleAt(table);
  const names = distinct(
    people.map(({ name }) => labelName(name)),
    OPTION_LENGTH,
  );
  const act = (wanted: 'move' | 'rename' | 'close', icon?: TableIcon, look?: 'grave') =>
    press({ kind: 'manage', act: wanted, page }, say(`managing-button-${wanted}`), icon, look);
  return privatePage(PAGE, [
    text([done, tableTold(now, say), say('managing-about')]),
    // Without the only person there it would be over: that is to close it.
    people.length > 1 &&
      menu(
        { kind: 'manage-seat', page },
        say('managing-free'),
        people.map(({ id }, at) => ({ value: id, label: names[at] ?? '' })),
      ),
    rows([
      table.phase !== 'archived' && act('move'),
      ...[act('rename'), act('close', 'close', 'grave'), backToAll(page, context)],
    ]),
  ]);
}

const PAGE: PageMark = { of: 'tables', kind: 'tables' };

const backToAll = (page: number, { say, icons }: MessageContext): APIButtonComponent =>
  button({ id: { kind: 'tables', page }, label: say('button-back') }, icons);

/** What stands in the page's place once the table is closed: which one it was, and the way back. */
export const closedPage = (before: TableNow, page: number, done: string, context: MessageContext): Message =>
  privatePage(PAGE, [text([done, tableTold(before, context.say)]), row([backToAll(page, context)])]);

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
  return say(`managing-done-${act}`, {
    from: written(before),
    to: written(after),
    name,
  });
}

/** The form in which they say why, and to what the table is to be changed: its last field is the reason. */
export function managingForm(
  now: TableNow,
  { act, page, person }: Pick<IdOf<'managed'>, 'act' | 'page' | 'person'>,
  say: Say,
): Form {
  const name = labelName(nameOfTable(now, say));
  const { phase } = now.table;
  const reason: FormField = {
    ...{ kind: 'text', label: say('managing-reason') },
    ...{ most: REASON_LENGTH, written: '', isNeeded: true },
  };
  const id = { kind: 'managed', table: now.table.id, act, page } as const;
  const about = tableTold(now, say);
  switch (act) {
    case 'close':
      return {
        ...{ id, title: say('managing-title-close', { name }), fields: [reason] },
        about: `${about}\n${say('managing-close-about', { phase })}`,
      };
    case 'move':
      return {
        ...{ id, title: say('managing-title-move', { name }), about },
        fields: [{ kind: 'channel', label: say('managing-channel') }, reason],
      };
    case 'rename': {
      const naming = { most: TABLE_NAME_LENGTH, written: now.table.name ?? '', isShort: true } as const;
      return {
        ...{ id, title: say('managing-title-rename', { name }), about },
        fields: [{ kind: 'text', label: say('managing-name'), ...naming, isNeeded: true }, reason],
      };
    }
    case 'free': {
      const holder = peopleAt(now.table).find((seated) => seated.id === person);
      return {
        ...{ id: { ...id, ...(person === undefined ? {} : { person }) }, fields: [reason] },
        title: say('managing-title-free', { name: labelName(holder?.name ?? '') }),
        about: `${about}\n${say('managing-free-about', { phase })}`,
      };
    }
  }
}
