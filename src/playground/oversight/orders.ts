import { Locale, type PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { FAULTS, type FaultRates, LINE_FAULTS } from '../faults/kinds.ts';

/** The permissions of the bot that can be given and taken by the channel. */
export const BOT_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'ManageThreads',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];
/** One of {@link BOT_PERMISSIONS}. */
export type BotPermission = (typeof BOT_PERMISSIONS)[number];

const id = z.string().min(1).max(100);
const chance = z.number().min(0).max(1);
/** The name of a channel (Channels, "Channel Structure"). */
const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .transform((text) => text.toLowerCase().replaceAll(/\s+/g, '-'));

/** Parses the orders that the person who runs the playground can give about its server, beyond what members can. */
export const order = z.discriminatedUnion('order', [
  /** Sets how often each fault happens; those that are not named never do. */
  z.object({ order: z.literal('fault rates'), rates: z.partialRecord(z.enum(FAULTS), chance) }),
  /** Has the next things that fit meet a fault. */
  z.object({
    order: z.literal('fault once'),
    fault: z.enum(FAULTS),
    times: z.number().int().min(1).max(1000).default(1),
    method: z.string().max(10).exactOptional(),
    route: z.string().max(200).exactOptional(),
    event: z.string().max(100).exactOptional(),
  }),
  /** Does something to the bot's gateway connection at once. */
  z.object({ order: z.literal('strike'), fault: z.enum(LINE_FAULTS) }),
  z.object({ order: z.literal('no faults') }),
  /** Deletes an application emoji, as its owner can at Discord; without a name, one on a button of the last message. */
  z.object({ order: z.literal('delete emoji'), name: z.string().max(32).exactOptional() }),
  /** Makes every thread private, with everyone in the server in it, and removes the bot until it is mentioned there. */
  z.object({ order: z.literal('private threads') }),
  z.object({
    order: z.literal('permit bot'),
    channel: id,
    permission: z.enum(BOT_PERMISSIONS),
    allowed: z.boolean(),
  }),
  z.object({ order: z.literal('give role'), member: id, role: id, held: z.boolean() }),
  /** Somebody leaves or comes back: a person, or the bot, which is thrown out and invited. */
  z.object({ order: z.literal('presence'), member: id, present: z.boolean() }),
  /** Times somebody out, the bot if nobody is named, for so many milliseconds, as moderators can; 0 ends that. */
  z.object({
    order: z.literal('time out'),
    member: id.exactOptional(),
    milliseconds: z
      .number()
      .int()
      .min(0)
      .max(28 * 86_400_000),
  }),
  z.object({ order: z.literal('close direct'), member: id, closed: z.boolean() }),
  /** Sets the language of somebody's client, which the bot learns with what they do next. */
  z.object({ order: z.literal('choose locale'), member: id, locale: z.enum(Locale) }),
  /** Sets the language of those who have chosen none and are not there for a language of their own. */
  z.object({ order: z.literal('speak'), locale: z.enum(Locale) }),
  z.object({ order: z.literal('create channel'), kind: z.enum(['text', 'forum']), name }),
  /** Deletes a channel or a thread, with all that was said there. */
  z.object({ order: z.literal('delete channel'), channel: id }),
  z.object({ order: z.literal('delete message'), message: id }),
  z.object({
    order: z.literal('thread'),
    thread: id,
    archived: z.boolean().exactOptional(),
    locked: z.boolean().exactOptional(),
  }),
]);

/** Something that the person who runs the playground wants done. */
export type OversightOrder = z.infer<typeof order>;

const POST = { method: 'POST', route: '/channels/:channel/messages' } as const;

/** Times the bot out for so many milliseconds; 0 ends that. */
export function timeOut(milliseconds: number): OversightOrder {
  return { order: 'time out', milliseconds };
}

/** What has stopped bots like this one, each with its orders. */
export const TROUBLES = [
  { name: 'iconDeleted', order: { order: 'delete emoji' } },
  { name: 'iconsFlaky', order: { order: 'fault rates', rates: { 'icon-refused': 0.04 } } },
  { name: 'boardRefused', order: { order: 'fault once', fault: 'icon-refused', times: 1, ...POST } },
  { name: 'timedOut', order: timeOut(2 * 60_000) },
  { name: 'timedOutForLong', order: timeOut(28 * 86_400_000) },
  { name: 'privateThreads', order: { order: 'private threads' } },
] as const satisfies readonly { readonly name: string; readonly order: OversightOrder }[];

/** What one of {@link TROUBLES} is called. */
export type Trouble = (typeof TROUBLES)[number]['name'];

/** How the server stands, for the person who runs the playground. */
export interface Standings {
  readonly rates: Partial<FaultRates>;
  readonly counts: Partial<FaultRates>;
  /** Whether the bot is in the server, and when its last timeout ends, in milliseconds since 1970; 0 without one. */
  readonly bot: { readonly id: string; readonly present: boolean; readonly timedOutUntil: number };
  readonly members: readonly {
    readonly id: string;
    readonly present: boolean;
    /** Lets no direct message of the bot through. */
    readonly closed: boolean;
    readonly locale: string;
    readonly roles: readonly string[];
  }[];
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly channels: readonly {
    readonly id: string;
    readonly bot: Readonly<Record<BotPermission, boolean>>;
  }[];
}
