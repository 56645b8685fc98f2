import { type Rejection, reject } from '../../tables/model/rejection.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import type { Done, OpenedTable } from '../../tables/service/kept-tables.ts';
import type { KeyFrom, PlainKey } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import { type Id, type IdKind, type IdOf, number } from '../protocol/ids.ts';
import type { PageKind } from '../protocol/page-mark.ts';
import { questionPage } from '../views/page-message.ts';
import { isSeated } from '../views/table-view.ts';
import { tableTold } from '../views/table-words.ts';
import { type Actor, viewFor } from './actor.ts';
import { type OpenOrder, pageHere, type Reply } from './reply.ts';

/** Somebody pressed a button, or chose from a menu. */
export interface Press extends Actor {
  readonly values: readonly string[];
  readonly isAlone: boolean;
  /** The table that the id names, as it was read with the press; absent if there is none. */
  readonly opened?: OpenedTable;
  /** Whether they have a private page of this kind open at a table. */
  readonly hasOpen?: (table: string, kind: PageKind) => boolean;
  /** The command that the id names, while it waits for its table; absent if there is none, or it is another's. */
  readonly open?: OpenOrder;
}

/** The same at a table, as it was read with the press. */
export type PressAt = Press & { readonly now: TableNow };

type PressOf<K extends IdKind> = IdOf<K> extends { readonly table: string } ? PressAt : Press;

/** One kind of button or menu: what pressing it does. */
export interface Button<K extends IdKind> {
  /** Opens a page of its own, where others change the pressed message: Discord is promised one or the other. */
  readonly mode?: 'page';
  /** Whether it lets this person sit down at a new table; absent if it never does. */
  readonly takesSeat?: (id: IdOf<K>, table: Table, person: string) => boolean;
  /** Whether it is also for blocked people: only what is about their own data. */
  readonly isForBlocked?: true;
  readonly press: (id: IdOf<K>, press: PressOf<K>, bot: Bot) => Reply | Promise<Reply>;
}

/** Every button and menu. */
export type Buttons = { readonly [K in IdKind]: Button<K> };

/** The number that was chosen from a menu; undefined if what came is none. */
export const chosenNumber = ({ values: [value] }: Pick<Press, 'values'>): number | undefined =>
  value === undefined ? undefined : number.read([value]);

/** A change pressed in the channel is seen there; one pressed on a private page is confirmed there with these words. */
export function shownChange(
  done: Done | Rejection,
  press: Press,
  words: (KeyFrom<'done-'> & PlainKey) | 'rejected-over' = 'done-answer',
): Reply {
  if (done.kind === 'refused') return done;
  if (!press.isAlone) return shownToAll(done, press);
  const { say } = press.context;
  const draw = () => viewFor(done, press).page('done', [tableTold(done, say), say(words)]);
  return pageHere(draw, { now: done, changed: [done.table.id] });
}

/** A change that the channel sees; the person who is asked something in private by their own press is asked at once. */
export function shownToAll(done: Done, press: Press): Extract<Reply, { readonly kind: 'board' }> {
  const { opened } = done;
  const view = viewFor(done, press);
  // What was done before, by the same interaction, has asked already.
  return isSeated(view) && view.match.openTo(view.seat)?.secret === true && done.isRepeated !== true
    ? { kind: 'board', opened, also: [() => questionPage(view)] }
    : { kind: 'board', opened };
}

/** Why somebody can do nothing at a table from another server; undefined if they are in its own. */
export const notInServer = (
  { guild }: Pick<Table, 'guild'>,
  here: { readonly guild: string },
): Rejection | undefined => (guild === here.guild ? undefined : reject('not-in-this-server'));

/** Why nobody can sit down from outside a table's channel; its own thread counts with the channel it belongs to. */
export const notInChannel = (
  { channel, home, thread }: Pick<Table, 'channel' | 'home' | 'thread'>,
  here: { readonly channel: string },
): Rejection | undefined =>
  here.channel === channel || (thread === 'own' && here.channel === home)
    ? undefined
    : reject('not-in-this-channel', { channel });

/** Whether a table is in reach from a channel: it is there, or all who see that channel see the table's as well. */
export const isInReach = async (
  table: Pick<Table, 'guild' | 'channel' | 'home' | 'thread'>,
  here: { readonly channel: string },
  { sight }: Pick<Bot, 'sight'>,
): Promise<boolean> =>
  notInChannel(table, here) === undefined || (await sight?.isCommon(table, here.channel)) === true;

/** Runs what an id asks for: for people in its table's server, and in its channel if it lets them sit down. */
export async function pressButton<K extends IdKind>(
  buttons: Buttons,
  id: IdOf<K> & Id,
  press: Press,
  bot: Bot,
): Promise<Reply> {
  const button: Button<K> = buttons[id.kind];
  if (!('table' in id)) return button.press(id, press as PressOf<K>, bot);
  const now = press.opened?.now ?? (await bot.tables.look(id.table));
  if (now === undefined) return reject('no-such-table');
  const { table } = now;
  const isSeated = button.takesSeat?.(id, table, press.person.id) === true;
  const elsewhere = notInServer(table, press) ?? (isSeated ? notInChannel(table, press) : undefined);
  return elsewhere ?? button.press(id, { ...press, now } as PressOf<K>, bot);
}
