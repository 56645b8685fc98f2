import type { Person, TableNow } from '../../tables/model/table.ts';
import type { Act, OpenedTable } from '../../tables/service/act.ts';
import type { Bot } from '../channel/bot.ts';
import type { ResponseMode } from '../channel/responder.ts';
import type { IdKind, IdOf } from '../protocol/ids.ts';
import type { Voice } from '../views/message-context.ts';
import type { Standpoint } from './opening.ts';
import type { Reply } from './reply.ts';

/** Somebody pressed a button, or chose from a menu. */
export interface Press {
  /** The id of the interaction: what it brings about counts once. */
  readonly interaction: string;
  readonly person: Person;
  /** What was chosen, where a menu was used. */
  readonly values: readonly string[];
  /** Whether the message is for this person alone. */
  readonly isAlone: boolean;
  readonly standpoint: Standpoint;
  readonly voice: Voice;
  /** The table that the id names, as it was read with the press; absent if there is none. */
  readonly opened?: OpenedTable;
}

/** One kind of button or menu: what its id says, and what pressing it does. */
export interface Button<K extends IdKind> {
  readonly kind: K;
  /** What Discord is promised while the answer is being made: that the pressed message changes, or a page of one's own. */
  readonly mode: ResponseMode;
  /** Does what the id asks for, as far as the table allows. */
  readonly press: (id: IdOf<K>, press: Press, bot: Bot) => Promise<Reply>;
}

/** Who does something at a table by a press. */
export const actOf = (
  table: string,
  { person, interaction, opened }: Pick<Press, 'person' | 'interaction' | 'opened'>,
): Act => ({
  table,
  person: person.id,
  interaction,
  ...(person.avatar === undefined ? {} : { avatar: person.avatar }),
  ...(opened === undefined ? {} : { opened }),
});

/** A table as it stands: as it was read with the press, if the press names it. */
export const tableAt = async (
  table: string,
  { opened }: Pick<Press, 'opened'>,
  { tables }: Pick<Bot, 'tables'>,
): Promise<TableNow | undefined> => (opened?.now.table.id === table ? opened.now : tables.look(table));
