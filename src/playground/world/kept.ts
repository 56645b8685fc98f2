import type {
  APIApplicationCommand,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { CHANNEL_KINDS, CHANNELS } from './cast.ts';
import { keptMember } from './members.ts';
import { keptOverwrite } from './overwrites.ts';
import { keptRole } from './roles.ts';
import { keptScheduledEvent } from './scheduled-events.ts';
import { keptThread } from './threads.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What Discord itself made is taken as it is once its outline is right. */
const made = <T>(what: string, fields: readonly string[]) =>
  z.custom<T>(
    (value) => isRecord(value) && fields.every((field) => field in value),
    `This is not ${what} as the playground keeps it`,
  );

const post = z.object({
  message: made<APIMessage>('a message', [
    'id',
    'channel_id',
    'author',
    'content',
    'components',
    'attachments',
  ]),
  onlyFor: z.string().exactOptional(),
  dismissed: z.boolean().exactOptional(),
});

const interaction = z.object({
  id: z.string(),
  token: z.string(),
  type: z.number().int(),
  userId: z.string(),
  channelId: z.string(),
  createdAt: z.number(),
  stage: z.enum(['waiting', 'lost', 'answered']),
  commandName: z.string().exactOptional(),
  sourceId: z.string().exactOptional(),
  originalId: z.string().exactOptional(),
  deferred: z.boolean().exactOptional(),
  form: made<APIModalInteractionResponseCallbackData>('a form', ['custom_id', 'components']).exactOptional(),
  openedBy: z.string().exactOptional(),
});

const notice = z.object({
  id: z.string(),
  messageId: z.string().exactOptional(),
  userId: z.string(),
  channelId: z.string(),
});

const channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  topic: z.string(),
});

/** The whole state of the world but for the bytes of its files, as plain JSON. */
export const kept = z.object({
  version: z.literal(1),
  /** Where it was served; addresses inside follow when it moves. */
  origin: z.string(),
  lastId: z.string(),
  posts: z.array(post),
  interactions: z.array(interaction),
  commands: z.array(made<APIApplicationCommand>('a command', ['id', 'name', 'type'])),
  notices: z.array(notice),
  direct: z.array(z.object({ id: z.string(), userId: z.string() })),
  // What follows has come later: a state that was kept before has none of it.
  channels: z.array(channel).default([...CHANNELS]),
  overwrites: z.array(keptOverwrite).default([]),
  threads: z.array(keptThread).default([]),
  members: z.array(keptMember).default([]),
  roles: z.array(keptRole).default([]),
  scheduledEvents: z.array(keptScheduledEvent).default([]),
  files: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string() })),
  emojis: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string() })),
});

/** The kept state, read. */
export type Kept = z.infer<typeof kept>;

/** The kept state and the bytes that belong to it, by file or emoji id. */
export interface KeptWorld {
  readonly state: Kept;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}
