import { crc32 } from 'node:zlib';
import { NONCE } from '../protocol/limits.ts';
import type { Message } from '../protocol/message.ts';
import type { StandingMessage } from '../protocol/standing-message.ts';

/**
 * An entry of the outbox. Its time tells it from those that had its id in another history of the database: after a backup was restored
 * the ids of what was said since are given once more.
 */
interface Entry {
  readonly id: number;
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Components may carry a number that nobody sees, up to 31 bits long; Discord numbers those without one from 1 on ("Component
 * Reference", Anatomy of a Component). Ours lie far above.
 */
const FIRST_MARK = 2 ** 30;

const markOf = ({ id, at }: Entry): number => FIRST_MARK + (crc32(`${id} ${at}`) % FIRST_MARK);

/** A message that carries which entry of the outbox it tells. */
export const marked = (message: Message, entry: Entry): Message => ({
  ...message,
  components: message.components.map((part, at) => (at === 0 ? { ...part, id: markOf(entry) } : part)),
});

/** Whether a message as it stands tells an entry of the outbox, whatever its words are. */
export const tellsEntry = ({ components }: StandingMessage, entry: Entry): boolean =>
  components?.[0]?.id === markOf(entry);

/** With what an entry is posted: Discord makes one message of it however often it is asked to within minutes. */
export const nonceOf = ({ id, table, at }: Entry): string =>
  `${id.toString(36)}-${at.toString(36)}-${table}`.slice(0, NONCE);
