import { randomBytes } from 'node:crypto';
import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  InteractionType,
} from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import type { Mint } from './snowflake.ts';

/** Time for a first answer (Discord docs, interactions/receiving-and-responding.mdx). */
export const ANSWER_DEADLINE = 3_000;
/** Life of an interaction's token (same place). */
export const INTERACTION_LIFE = 15 * 60_000;

/** What the first answer was, or that none came. */
export type AnswerStage =
  /** No answer yet, and still in time. */
  | 'waiting'
  /** The three seconds are over. */
  | 'lost'
  /** A message, a deferral, an update, choices or a form came in time. */
  | 'answered';

/** Something a person did, from its start to the end of its token. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly createdAt: number;
  readonly stage: AnswerStage;
  /** Name of the command, with its subcommands, for a command. */
  readonly commandName?: string;
  /** The message whose component was pressed, or that a form was opened from. */
  readonly sourceId?: string;
  /** What `@original` is. */
  readonly originalId?: string;
  /** Set while a deferred message still waits for its contents. */
  readonly deferred?: boolean;
  /** The form that the answer opened, until it is sent. */
  readonly form?: APIModalInteractionResponseCallbackData;
  /** For a form that was sent: the interaction that had opened it. */
  readonly openedBy?: string;
}

/** What became of an interaction in its first three seconds. */
export type GivenAnswer =
  | { readonly kind: 'answered' }
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly kind: 'silence' };

/** What is known when a person does something. */
export type BegunInteraction = Pick<
  Interaction,
  'type' | 'userId' | 'channelId' | 'commandName' | 'sourceId' | 'openedBy'
>;

/** Every interaction whose token still lives. */
export interface Interactions {
  /** Begins one; `first` settles with the first answer or after three seconds. */
  begin(begun: BegunInteraction): { readonly interaction: Interaction; readonly first: Promise<GivenAnswer> };
  byId(id: string): Interaction | undefined;
  /** The interaction of a token, also for some time after the token's end. */
  byToken(token: string): Interaction | undefined;
  expired(interaction: Interaction): boolean;
  /** Records the first answer. */
  answer(id: string, answer: GivenAnswer, change: Partial<Interaction>): void;
  change(id: string, change: Partial<Interaction>): void;
  /** Takes away the form that an answer had opened. */
  closeForm(id: string): void;
  all(): readonly Interaction[];
}

/** Tokens are remembered this long, so that a late one is told apart from an unknown one. */
const MEMORY = 4 * INTERACTION_LIFE;

/** The interactions of the world; those that were kept waiting are lost. */
export function createInteractions(clock: Clock, mint: Mint, kept: readonly Interaction[]): Interactions {
  const byId = new Map<string, Interaction>();
  const byToken = new Map<string, string>();
  const waiting = new Map<string, (answer: GivenAnswer) => void>();
  const put = (interaction: Interaction): void => {
    byId.set(interaction.id, interaction);
    byToken.set(interaction.token, interaction.id);
  };
  for (const each of kept) put(each.stage === 'waiting' ? { ...each, stage: 'lost' } : each);

  function forget(): void {
    const horizon = clock.now() - MEMORY;
    for (const [id, { token, createdAt }] of byId) {
      if (createdAt >= horizon) return;
      byId.delete(id);
      byToken.delete(token);
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
    begin(begun) {
      forget();
      const id = mint.next();
      const token = Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString(
        'base64url',
      );
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
    byId: (id) => byId.get(id),
    byToken(token) {
      const id = byToken.get(token);
      return id === undefined ? undefined : byId.get(id);
    },
    expired: ({ createdAt }) => clock.now() - createdAt >= INTERACTION_LIFE,
    answer: (id, answer, change) => settle(id, answer, { ...change, stage: 'answered' }),
    change(id, change) {
      const interaction = byId.get(id);
      if (interaction !== undefined) put({ ...interaction, ...change });
    },
    closeForm(id) {
      const interaction = byId.get(id);
      if (interaction === undefined) return;
      const { form: _closed, ...rest } = interaction;
      put(rest);
    },
    all: () => [...byId.values()],
  };
}
