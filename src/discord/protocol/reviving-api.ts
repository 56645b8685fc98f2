import { type Wire, WireFailure } from './discord-api.ts';

/**
 * A wire to which an archived thread is no obstacle: it is taken up again, and what was asked is asked once more. A failure is `locked`
 * where the thread cannot be taken up.
 */
export function revivingWire(wire: Wire): Wire {
  const awake = async <T>(channel: string | undefined, request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof WireFailure) || error.kind !== 'archived' || channel === undefined) throw error;
      await wire.revive(channel).catch((refused: unknown) => {
        throw refused instanceof WireFailure && CANNOT.has(refused.kind)
          ? new WireFailure('locked', refused.message)
          : refused;
      });
      return await request();
    }
  };
  return {
    ...wire,
    answer: (ticket, answer) => awake(ticket.channel_id, () => wire.answer(ticket, answer)),
    amend: (ticket, written, followed) =>
      awake(ticket.channel_id, () => wire.amend(ticket, written, followed)),
    follow: (ticket, written) => awake(ticket.channel_id, () => wire.follow(ticket, written)),
    post: (channel, written, nonce) => awake(channel, () => wire.post(channel, written, nonce)),
    delete: (channel, message) => awake(channel, () => wire.delete(channel, message)),
    edit: (channel, message, written) => awake(channel, () => wire.edit(channel, message, written)),
  };
}

/** A locked thread is for those to take up who manage threads ("Threads", Editing & Deleting Threads). */
const CANNOT: ReadonlySet<WireFailure['kind']> = new Set<WireFailure['kind']>(['closed', 'archived']);
