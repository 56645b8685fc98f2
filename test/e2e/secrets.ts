import { z } from 'zod';
import type { JournalEntry } from '../../src/playground/journal.ts';
import { allSamples } from '../games/samples.ts';

const secrets = allSamples.flatMap((samples) => samples.secrets ?? []);

/** Whether something is for one person alone: an answer of a game, by its notation in an id, or words and pictures of one. */
const tells = (text: string): boolean =>
  secrets.some(
    ({ answers, words }) =>
      (answers !== undefined && new RegExp(`[":](?:${answers.source})`).test(text)) ||
      words?.test(text) === true,
  );

const EPHEMERAL = 1 << 6;

const interactionShape = z.object({
  id: z.string(),
  token: z.string(),
  message: z.object({ flags: z.number().optional() }).optional(),
});
const flagsShape = z.object({ flags: z.number().optional() });
const callbackShape = z.object({ type: z.number(), data: flagsShape.optional() });

export interface Eavesdropper {
  hear(entry: JournalEntry): void;
  /** Messages for all with a private answer in them; there must be none. */
  readonly leaks: readonly string[];
  /** How many messages for all, and how many private ones with a private answer, went by: neither may be none, or nothing was tried. */
  readonly open: number;
  readonly private: number;
}

/** Listens to everything that the bot writes, each message at the moment it is sent: later edits hide nothing. */
export function eavesdrop(): Eavesdropper {
  const privately = new Set<string>();
  const leaks: string[] = [];
  const count = { open: 0, private: 0 };
  const note = (text: string, hidden: boolean): void => {
    const textContext = tells(text);
    if (hidden && textContext) count.private += 1;
    if (!hidden) count.open += 1;
    if (!hidden && textContext) leaks.push(text);
  };
  return {
    leaks,
    get open() {
      return count.open;
    },
    get private() {
      return count.private;
    },
    hear(entry) {
      if (entry.kind === 'event' && entry.name === 'INTERACTION_CREATE') {
        const { id, token, message } = interactionShape.parse(entry.data);
        if (((message?.flags ?? 0) & EPHEMERAL) !== 0) for (const key of [id, token]) privately.add(key);
      }
      if (entry.kind !== 'request' || entry.method === 'GET' || entry.body === undefined) return;
      const text = JSON.stringify(entry.body);
      if (entry.url.startsWith('/channels/')) note(text, false);
      const [, room, key = '', token = ''] = entry.url.split(/[/?]/);
      if (room === 'interactions') {
        const { type, data } = callbackShape.parse(entry.body);
        const alone = ((data?.flags ?? 0) & EPHEMERAL) !== 0;
        if (type === 4 || type === 5) {
          if (alone) privately.add(token);
          note(text, alone);
        } else note(text, privately.has(key));
      }
      // An interaction that was never acknowledged, as its answer was lost: nobody sees what is written to it.
      if (room === 'webhooks' && entry.status !== 404) {
        const alone = ((flagsShape.parse(entry.body).flags ?? 0) & EPHEMERAL) !== 0;
        note(text, alone || privately.has(token));
      }
    },
  };
}
