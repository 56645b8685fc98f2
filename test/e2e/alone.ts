import type { APIMessage } from 'discord-api-types/v10';
import type { StoreKind } from '../store/kinds.ts';
import { openHarbour } from './harbour.ts';
import { seen, whisper } from './screen.ts';

/** A bot and one person, who plays alone in private pages: `page` waits for the one that stands. */
export async function alone(kind: StoreKind) {
  const harbour = await openHarbour({ kind });
  const { channel } = harbour;
  const [ana] = harbour.people(1);
  if (ana === undefined) throw new Error('nobody is there');
  return {
    ...{ harbour, channel, ana },
    page: (): Promise<APIMessage> => seen('a private page', () => whisper(ana, channel)),
    /** What the bot has said for everybody to read. */
    said: () => ana.messages(channel).filter(({ ephemeral, message }) => !ephemeral && message.author.bot),
  };
}
