import type { DiscordErrorKind } from '../../discord-error.ts';
import { DiscordError } from '../../discord-error.ts';
import { aboutError } from '../../log.ts';
import type { ShownMessage } from '../state.ts';
import { afterLeaving, bare, changeStanding, type MessageEdit } from './leave.ts';
import type { Performing, RequestRule } from './rule.ts';

/** The message loses its buttons and tells its turns; it is deleted where there are none. */
export const close: RequestRule<'close'> = {
  make: async ({ message, toPly }, task, parts) => {
    const { desired, carrier } = task;
    let hasNothingToTell = false;
    const change: MessageEdit = async (standing) => {
      const closed = await desired.closed(message, toPly, standing);
      hasNothingToTell = closed === undefined;
      return closed;
    };
    const outcome = await changeStanding(message, change, carrier, parts);
    if (!hasNothingToTell) return outcome;
    await carrier?.answer.nothing();
    // A thread keeps the message that it was started from.
    const isRemoved = message.id !== desired.live.channel && (await isDeleted(message, parts));
    return isRemoved ? { kind: 'done' } : changeStanding(message, bare(task), undefined, parts);
  },
  after: ({ message }, outcome, known) => afterLeaving(message, outcome, known),
};

/** Whether Discord has deleted a message. Where it refuses to, the message is to lose its buttons instead. */
async function isDeleted({ channel, id }: ShownMessage, { api, log }: Performing): Promise<boolean> {
  try {
    await api.delete(channel, id);
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError) || !KEEPS_STANDING.has(error.kind)) throw error;
    log.info({ message: id, ...aboutError(error) }, 'a message could not be deleted');
    return false;
  }
}

/** Failures after which a message that was to be deleted may still be edited. */
const KEEPS_STANDING: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>(['refused', 'closed']);
