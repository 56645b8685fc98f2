import { DiscordError } from '../discord-error.ts';
import type { Meter } from '../meter.ts';
import { type DiscordApi, wrappedApi } from './discord-api.ts';

/** Discord's API whose requests are counted and timed. */
export const meteredApi = (api: DiscordApi, meter: Meter): DiscordApi =>
  wrappedApi(api, (kind, request) => async (...args) => {
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
  });
