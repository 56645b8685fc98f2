import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import { keptChannel } from './cast.ts';
import { keptOverwrite } from './channels.ts';
import { keptInteraction } from './interactions.ts';
import { keptMember } from './members.ts';
import { keptPost, made } from './posts.ts';
import { keptScheduledEvent } from './scheduled-events.ts';
import { keptThread } from './threads.ts';

/** What has its bytes in a file of its own. */
const named = z.object({ id: z.string(), name: z.string(), contentType: z.string() });

/** The whole state of the world but for the bytes of its files, as plain JSON. */
export const kept = z.object({
  version: z.literal(1),
  /** Where it was served; addresses inside follow when it moves. */
  origin: z.string(),
  lastId: z.string(),
  posts: z.array(keptPost),
  interactions: z.array(keptInteraction),
  commands: z.array(made<APIApplicationCommand>('id', 'name', 'type')),
  direct: z.array(z.object({ id: z.string(), userId: z.string() })),
  channels: z.array(keptChannel),
  overwrites: z.array(keptOverwrite),
  threads: z.array(keptThread),
  members: z.array(keptMember),
  scheduledEvents: z.array(keptScheduledEvent),
  files: z.array(named),
  emojis: z.array(named),
});

type Kept = z.infer<typeof kept>;

/** The kept state and the bytes that belong to it, by file or emoji id. */
export interface KeptWorld {
  readonly state: { readonly [K in keyof Kept]: Readonly<Kept[K]> };
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}
