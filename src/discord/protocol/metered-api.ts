import { DiscordError } from '../discord-error.ts';
import type { Meter } from '../meter.ts';
import type { DiscordApi } from './discord-api.ts';

/** Discord's API whose requests are counted and timed. */
export function meteredApi(api: DiscordApi, meter: Meter): DiscordApi {
  const metered =
    <A extends readonly unknown[], T>(kind: keyof DiscordApi, request: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const begun = performance.now();
      try {
        const answer = await request(...args);
        meter.sent(kind, 'done');
        return answer;
      } catch (error) {
        meter.sent(kind, error instanceof DiscordError ? error.kind : 'refused');
        throw error;
      } finally {
        meter.took('send', performance.now() - begun);
      }
    };
  return {
    answer: metered('answer', api.answer),
    amend: metered('amend', api.amend),
    follow: metered('follow', api.follow),
    remove: metered('remove', api.remove),
    original: metered('original', api.original),
    post: metered('post', api.post),
    edit: metered('edit', api.edit),
    delete: metered('delete', api.delete),
    read: metered('read', api.read),
    recent: metered('recent', api.recent),
    startThread: metered('startThread', api.startThread),
    renameThread: metered('renameThread', api.renameThread),
    revive: metered('revive', api.revive),
    putAway: metered('putAway', api.putAway),
    announce: metered('announce', api.announce),
    withdraw: metered('withdraw', api.withdraw),
    direct: metered('direct', api.direct),
    ownPlace: metered('ownPlace', api.ownPlace),
    look: metered('look', api.look),
    rolesOf: metered('rolesOf', api.rolesOf),
  };
}
