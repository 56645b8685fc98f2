import { DiscordError } from '../discord-error.ts';
import type { DiscordApi } from './discord-api.ts';

/** Discord's API that reopens archived threads and asks again; the error is `locked` if it cannot. */
export function revivingApi(api: DiscordApi): DiscordApi {
  const awake = async <T>(channel: string | undefined, request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof DiscordError) || error.kind !== 'archived' || channel === undefined) throw error;
      await api.revive(channel).catch((refused: unknown) => {
        throw refused instanceof DiscordError && CANNOT.has(refused.kind)
          ? new DiscordError('locked', refused.message)
          : refused;
      });
      return await request();
    }
  };
  return {
    ...api,
    answer: (interactionToken, answer) =>
      awake(interactionToken.channel_id, () => api.answer(interactionToken, answer)),
    amend: (interactionToken, payload, followed) =>
      awake(interactionToken.channel_id, () => api.amend(interactionToken, payload, followed)),
    follow: (interactionToken, payload) =>
      awake(interactionToken.channel_id, () => api.follow(interactionToken, payload)),
    post: (channel, payload, nonce) => awake(channel, () => api.post(channel, payload, nonce)),
    delete: (channel, message) => awake(channel, () => api.delete(channel, message)),
    renameThread: (thread, name) => awake(thread, () => api.renameThread(thread, name)),
    edit: (channel, message, payload) => awake(channel, () => api.edit(channel, message, payload)),
  };
}

/** A locked thread is for those to take up who manage threads ("Threads", Editing & Deleting Threads). */
const CANNOT: ReadonlySet<DiscordError['kind']> = new Set<DiscordError['kind']>(['closed', 'archived']);
