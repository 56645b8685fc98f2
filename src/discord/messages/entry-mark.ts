import type { Message } from './message.ts';
import type { StandingMessage } from './standing-message.ts';

/**
 * Components may carry a number that nobody sees, up to 31 bits long; Discord numbers those without one from 1 on ("Component
 * Reference", Anatomy of a Component). Ours lie far above.
 */
const FIRST_MARK = 2 ** 30;

const markOf = (entry: number): number => FIRST_MARK + (entry % FIRST_MARK);

/** A message that carries which entry of the outbox it tells. */
export const marked = (message: Message, entry: number): Message => ({
  ...message,
  components: message.components.map((part, at) => (at === 0 ? { ...part, id: markOf(entry) } : part)),
});

/** Whether a message as it stands tells an entry of the outbox, whatever its words are. */
export const tellsEntry = ({ components }: StandingMessage, entry: number): boolean =>
  components?.[0]?.id === markOf(entry);
