import type { Meter } from '../meter.ts';
import { type Wire, WireFailure } from './discord-api.ts';

/** A wire whose requests are counted and timed. */
export function meteredWire(wire: Wire, meter: Meter): Wire {
  const metered =
    <A extends readonly unknown[], T>(kind: keyof Wire, request: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const begun = performance.now();
      try {
        const answer = await request(...args);
        meter.sent(kind, 'done');
        return answer;
      } catch (error) {
        meter.sent(kind, error instanceof WireFailure ? error.kind : 'refused');
        throw error;
      } finally {
        meter.took('send', performance.now() - begun);
      }
    };
  return {
    answer: metered('answer', wire.answer),
    amend: metered('amend', wire.amend),
    follow: metered('follow', wire.follow),
    remove: metered('remove', wire.remove),
    original: metered('original', wire.original),
    post: metered('post', wire.post),
    edit: metered('edit', wire.edit),
    delete: metered('delete', wire.delete),
    read: metered('read', wire.read),
    recent: metered('recent', wire.recent),
    startThread: metered('startThread', wire.startThread),
    revive: metered('revive', wire.revive),
    putAway: metered('putAway', wire.putAway),
    direct: metered('direct', wire.direct),
    isMember: metered('isMember', wire.isMember),
  };
}
