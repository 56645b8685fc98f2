import type { Act } from '../../tables/model/change.ts';
import type { Person } from '../../tables/model/table.ts';
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
  { person, interaction }: Pick<Press, 'person' | 'interaction'>,
): Act => ({
  table,
  person: person.id,
  interaction,
  ...(person.avatar === undefined ? {} : { avatar: person.avatar }),
});
