import { type Rejection, reject } from '../../tables/model/rejection.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import { seatOf, type Table, type TableNow } from '../../tables/model/table.ts';
import type { Done, OpenedTable, TableCommand } from '../../tables/service/kept-tables.ts';
import type { KeyFrom, PlainKey } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import type { ResponseMode } from '../channel/responder.ts';
import { type Id, type IdKind, type IdOf, number } from '../protocol/ids.ts';
import type { MessageContext } from '../views/message-context.ts';
import { noteMessage, questionPage } from '../views/page-message.ts';
import { tableTold } from '../views/table-words.ts';
import type { TurnAsker } from './in-turn.ts';
import type { OpeningPlace, Standpoint } from './opening.ts';
import { type OpenOrder, pageHere, type Reply } from './reply.ts';

/** Somebody pressed a button, or chose from a menu. */
export interface Press {
  /** The id of the interaction: what it brings about counts once. */
  readonly interaction: string;
  readonly person: SeatedPerson;
  /** What was chosen, where a menu was used. */
  readonly values: readonly string[];
  /** Whether the message is for this person alone. */
  readonly isAlone: boolean;
  readonly standpoint: Standpoint;
  readonly ground: OpeningPlace;
  readonly context: MessageContext;
  /** The table that the id names, as it was read with the press; absent if there is none. */
  readonly opened?: OpenedTable;
  /** Whether they have a page open that says what is ready for them at a table. */
  readonly knowsReady?: (table: string) => boolean;
  /** The command that the id names, while it waits for its table; absent if there is none, or it is another's. */
  readonly open?: OpenOrder;
}

/** One kind of button or menu: what its id says, and what pressing it does. */
export interface Button<K extends IdKind> {
  /** What Discord is promised until the answer is ready: the pressed message changes, or a private page comes. */
  readonly mode: ResponseMode;
  /** Whether it lets this person sit down where they do not sit yet; absent where it never does. */
  readonly takesSeat?: (id: IdOf<K>, table: Table, person: string) => boolean;
  /** Whether it is also for those who are kept from the tables: only what is about their own data. */
  readonly isForBlocked?: true;
  /** Does what the id asks for, as far as the table allows. */
  readonly press: (id: IdOf<K>, press: Press, bot: Bot) => Promise<Reply>;
}

/** Every button and menu. */
export type Buttons = { readonly [K in IdKind]: Button<K> };

/** The number that was chosen from a menu; nothing where what came is none. */
export const chosenNumber = ({ values: [value] }: Pick<Press, 'values'>): number | undefined =>
  value === undefined ? undefined : number.read([value]);

/** Who does something at a table by a press. */
export const commandOf = (
  table: string,
  { person, interaction, opened }: Pick<Press, 'person' | 'interaction' | 'opened'>,
): TableCommand => ({
  table,
  person: person.id,
  interaction,
  ...(person.avatar === undefined ? {} : { avatar: person.avatar }),
  ...(opened === undefined ? {} : { opened }),
});

/** Who asks for heavy work by a press. */
export const askerOf = ({ interaction, person, standpoint: { guild }, context }: Press): TurnAsker => ({
  ...{ interaction, person, guild, context },
});

/** A table as it stands: as it was read with the press, if the press names it. */
export const tableAt = async (
  table: string,
  { opened }: Pick<Press, 'opened'>,
  { tables }: Pick<Bot, 'tables'>,
): Promise<TableNow | undefined> => (opened?.now.table.id === table ? opened.now : tables.look(table));

/** A change pressed in the channel is seen there; one pressed on a private page is confirmed there with these words. */
export function shownChange(done: Done | Rejection, press: Press, words: KeyFrom<'done-'> & PlainKey): Reply {
  if (done.kind === 'refused') return done;
  if (!press.isAlone) return shownToAll(done, press);
  const { say } = press.context;
  const note = noteMessage(`${tableTold(done, say)}\n${say(words)}`);
  const page = { of: done.table.id, kind: 'done' } as const;
  return pageHere(() => ({ ...note, page }), { now: done, changed: [done.table.id] });
}

/** A change that the channel sees; the person who is asked something in private by their own press is asked at once. */
export function shownToAll(
  done: Done,
  { person, context }: Press,
): Extract<Reply, { readonly kind: 'board' }> {
  const { match, opened } = done;
  const own = seatOf(done.table, person.id);
  const asked = match?.decisions.find(({ seat }) => seat === own);
  // What was done before, by the same interaction, has asked already.
  if (match === undefined || asked?.secret !== true || done.isRepeated === true)
    return { kind: 'board', opened };
  return { kind: 'board', opened, also: [() => questionPage(done, match, asked.seat, context)] };
}

/** Why somebody can do nothing at a table from another server than its own; nothing where they are there. */
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

/** Whether a table is in reach from a channel: it is there, or whoever sees that channel sees the table's as well. */
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
  const table = press.opened?.now.table;
  const isSeated = table !== undefined && button.takesSeat?.(id, table, press.person.id) === true;
  const elsewhere =
    table &&
    (notInServer(table, press.standpoint) ?? (isSeated ? notInChannel(table, press.standpoint) : undefined));
  return elsewhere ?? button.press(id, press, bot);
}
