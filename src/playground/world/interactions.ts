import { randomBytes } from 'node:crypto';
import {
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
  InteractionType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { made } from './posts.ts';
import type { Mint } from './snowflake.ts';

/** Time for a first answer (Discord docs, interactions/receiving-and-responding.mdx). */
export const ANSWER_DEADLINE = 3_000;
/** Life of an interaction's token (same place). */
export const INTERACTION_LIFE = 15 * 60_000;

/** The reader of a kept interaction. */
export const keptInteraction = z.object({
  id: z.string(),
  token: z.string(),
  type: z.enum(InteractionType),
  userId: z.string(),
  channelId: z.string(),
  createdAt: z.number(),
  /** Whether an answer is awaited, did not come within three seconds, or was given. */
  stage: z.enum(['waiting', 'lost', 'answered']),
  /** Name of the command, with its subcommands, for a command. */
  commandName: z.string().exactOptional(),
  /** The message whose component was pressed, or that a form was opened from. */
  sourceId: z.string().exactOptional(),
  dismissed: z.boolean().exactOptional(),
  originalId: z.string().exactOptional(),
  /** Set while a deferred message still waits for its contents. */
  deferred: z.boolean().exactOptional(),
  /** The form that the answer opened, until it is sent. */
  form: made<APIModalInteractionResponseCallbackData>('custom_id', 'components').exactOptional(),
});
/** Something a person did, from its start to the end of its token. */
export type Interaction = Readonly<z.infer<typeof keptInteraction>>;

/** What became of an interaction in its first three seconds. */
export type GivenAnswer =
  | { readonly kind: 'answered' }
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly kind: 'silence' };

/** What is known when a person does something. */
export type BegunInteraction = Pick<
  Interaction,
  'type' | 'userId' | 'channelId' | 'commandName' | 'sourceId'
>;

/** Tokens are remembered this long, so that a late one is told apart from an unknown one. */
const MEMORY = 4 * INTERACTION_LIFE;

/** The interactions of the world; those that were kept waiting are lost. */
export function createInteractions(clock: Clock, mint: Mint, kept: readonly Interaction[]) {
  const byId = new Map<string, Interaction>();
  const waiting = new Map<string, (answer: GivenAnswer) => void>();
  const put = (interaction: Interaction) => byId.set(interaction.id, interaction);
  for (const each of kept) put(each.stage === 'waiting' ? { ...each, stage: 'lost' } : each);

  function forget(): void {
    const horizon = clock.now() - MEMORY;
    for (const [id, { createdAt }] of byId) {
      if (createdAt >= horizon) return;
      byId.delete(id);
    }
  }

  function settle(id: string, answer: GivenAnswer, change: Partial<Interaction>): void {
    const interaction = byId.get(id);
    if (interaction === undefined) return;
    put({ ...interaction, ...change });
    waiting.get(id)?.(answer);
    waiting.delete(id);
  }

  return {
    /** Begins one; `first` settles with the first answer or after three seconds. */
    begin(begun: BegunInteraction) {
      forget();
      const id = mint.next();
      const secret = `interaction:${id}:${randomBytes(48).toString('base64url')}`;
      const token = Buffer.from(secret).toString('base64url');
      const interaction: Interaction = { ...begun, id, token, createdAt: clock.now(), stage: 'waiting' };
      put(interaction);
      const first = new Promise<GivenAnswer>((resolve) => {
        const callOff = clock.after(ANSWER_DEADLINE, () =>
          settle(id, { kind: 'silence' }, { stage: 'lost' }),
        );
        waiting.set(id, (answer) => {
          callOff();
          resolve(answer);
        });
      });
      return { interaction, first };
    },
    all: (): readonly Interaction[] => [...byId.values()],
    /** What somebody has done in a channel without an answer, and is told so. */
    unanswered: (userId: string, channelId: string): readonly Interaction[] =>
      [...byId.values()].filter(
        (each) =>
          each.stage === 'lost' &&
          each.dismissed !== true &&
          each.type !== InteractionType.ApplicationCommandAutocomplete &&
          each.userId === userId &&
          each.channelId === channelId,
      ),
    byId: (id: string) => byId.get(id),
    /** The interaction of a token, also for some time after the token's end. */
    byToken(token: string): Interaction | undefined {
      const [, id = ''] = Buffer.from(token, 'base64url').toString().split(':');
      const found = byId.get(id);
      return found?.token === token ? found : undefined;
    },
    expired: ({ createdAt }: Interaction) => clock.now() - createdAt >= INTERACTION_LIFE,
    answer: (id: string, answer: GivenAnswer, change: Partial<Interaction>): void =>
      settle(id, answer, { ...change, stage: 'answered' }),
    change(id: string, change: Partial<Interaction>): void {
      const interaction = byId.get(id);
      if (interaction !== undefined) put({ ...interaction, ...change });
    },
    /** Takes away the form that an answer had opened. */
    closeForm(id: string): void {
      const interaction = byId.get(id);
      if (interaction === undefined) return;
      const { form: _closed, ...rest } = interaction;
      put(rest);
    },
  };
}
