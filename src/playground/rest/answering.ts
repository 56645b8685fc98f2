import {
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  InteractionType,
  InteractionResponseType as Kind,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, BOT_USER, GUILD_ID, USERS } from '../world/cast.ts';
import type { Interaction } from '../world/interactions.ts';
import type { Post } from '../world/posts.ts';
import type { World } from '../world/world.ts';
import { checkNotArchived } from './access.ts';
import type { RestCall } from './endpoint.ts';
import { modal } from './forms/component.ts';
import { ANSWER_FLAGS, callback, DEFERRAL_FLAGS, type MessageForm, messageFields } from './forms/message.ts';
import { boundedList, boundedText, readForm, withoutNulls } from './reading.ts';
import { refuse, refuseField } from './refusal.ts';
import {
  changedMessage,
  EMPTY,
  newMessage,
  type Writing,
  type WrittenContents,
  writeRequested,
} from './writing.ts';

/** Kinds of first answer by what was done (Discord docs, interactions/receiving-and-responding.mdx). */
function allowedKinds(interaction: Interaction): readonly Kind[] {
  const message = [Kind.ChannelMessageWithSource, Kind.DeferredChannelMessageWithSource];
  const update = [Kind.DeferredMessageUpdate, Kind.UpdateMessage];
  switch (interaction.type) {
    case InteractionType.ApplicationCommandAutocomplete:
      return [Kind.ApplicationCommandAutocompleteResult];
    case InteractionType.MessageComponent:
      return [...message, ...update, Kind.Modal];
    case InteractionType.ModalSubmit:
      return interaction.sourceId === undefined ? message : [...message, ...update];
    default:
      return [...message, Kind.Modal];
  }
}

const owners = { '0': GUILD_ID };

/** Who did what, as messages tell about the interaction they answer. */
function metadata(world: World, interaction: Interaction, followsUp: boolean): APIMessageInteractionMetadata {
  const opener =
    interaction.openedBy === undefined ? undefined : world.interactions.byId(interaction.openedBy);
  const common = {
    id: interaction.id,
    user: USERS.get(interaction.userId) ?? BOT_USER,
    authorizing_integration_owners: owners,
    ...(followsUp && interaction.originalId !== undefined
      ? { original_response_message_id: interaction.originalId }
      : {}),
  };
  switch (interaction.type) {
    case InteractionType.MessageComponent:
      return { ...common, type: interaction.type, interacted_message_id: interaction.sourceId ?? '' };
    case InteractionType.ModalSubmit: {
      const trigger = opener === undefined ? undefined : metadata(world, opener, false);
      if (trigger === undefined || trigger.type === InteractionType.ModalSubmit)
        return { ...common, type: InteractionType.ApplicationCommand };
      return { ...common, type: interaction.type, triggering_interaction_metadata: trigger };
    }
    default:
      return { ...common, type: InteractionType.ApplicationCommand };
  }
}

/** What marks a message as an answer to an interaction. */
function marks(world: World, interaction: Interaction, followsUp: boolean): Partial<APIMessage> {
  const reference = followsUp ? interaction.originalId : interaction.sourceId;
  return {
    application_id: APPLICATION_ID,
    webhook_id: APPLICATION_ID,
    interaction_metadata: metadata(world, interaction, followsUp),
    ...(interaction.commandName === undefined || interaction.type !== InteractionType.ApplicationCommand
      ? {}
      : {
          interaction: {
            id: interaction.id,
            type: interaction.type,
            name: interaction.commandName,
            user: USERS.get(interaction.userId) ?? BOT_USER,
          },
        }),
    ...(reference === undefined
      ? {}
      : { message_reference: { type: 0, channel_id: interaction.channelId, message_id: reference } }),
  };
}

function messageType(interaction: Interaction, followsUp: boolean): MessageType {
  if (followsUp || interaction.sourceId !== undefined) return MessageType.Reply;
  return interaction.commandName === undefined ? MessageType.Default : MessageType.ChatInputCommand;
}

/**
 * Posts an answer, which takes an archived thread up again unless it is locked (discord-api-docs #5517).
 * @throws Refusal 50083 then, and 10003 where the channel is gone.
 */
function postAnswer(
  world: World,
  interaction: Interaction,
  contents: WrittenContents,
  followsUp: boolean,
): APIMessage {
  if (!world.channels.exists(interaction.channelId)) throw refuse('unknownChannel');
  const thread = world.threads.find(interaction.channelId);
  if (thread?.archived === true && thread.locked) throw refuse('threadArchived');
  const type = messageType(interaction, followsUp);
  const more = marks(world, interaction, followsUp);
  const message = newMessage(world, interaction.channelId, type, contents, more);
  const ephemeral = ((contents.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  world.posts.add({ message, ...(ephemeral ? { onlyFor: interaction.userId } : {}) });
  return message;
}

function postOf(world: World, messageId: string | undefined): Post {
  const post = messageId === undefined ? undefined : world.posts.find(messageId);
  if (post === undefined) throw refuse('unknownMessage');
  return post;
}

/** A message to come, written as an answer. */
const written = (
  { world, files }: RestCall,
  { channelId }: Interaction,
  form: MessageForm,
  more: Pick<Writing, 'prefix' | 'unnamed'> & { readonly before?: APIMessage },
): WrittenContents => writeRequested({ world, channelId, form, files, settable: ANSWER_FLAGS, ...more });

/** Changes a message by token. */
function rewrite(
  call: RestCall,
  interaction: Interaction,
  post: Post,
  form: MessageForm,
  how: Pick<Writing, 'prefix' | 'unnamed'>,
): APIMessage {
  const before = post.message;
  checkNotArchived(call, before.channel_id);
  const at = { ...interaction, channelId: before.channel_id };
  const message = changedMessage(call.world, before, written(call, at, form, { ...how, before }));
  call.world.posts.change({ ...post, message });
  return message;
}

const choice = z.strictObject({
  name: boundedText(1, 100),
  name_localizations: z.record(z.string(), z.string()).nullish(),
  value: z.union([boundedText(0, 100), z.number()]),
});
const choices = z.strictObject({ choices: boundedList(choice, 0, 25) });
const deferral = z.strictObject({ flags: z.int().nonnegative().nullish() }).nullish();

/** What came of a first answer. */
export interface FirstAnswerResult {
  readonly interaction: Interaction;
  readonly kind: Kind;
  /** The message that was made or changed, for answers that carry one. */
  readonly message?: APIMessage;
  /** Id of the message that the token calls `@original`. */
  readonly originalId?: string;
  readonly loading?: true;
}

type Effect = Omit<FirstAnswerResult, 'interaction' | 'kind'>;

/** What an answer of a kind does, with what it carries as `data`; what is not here leaves the message as it is. */
const EFFECTS: Readonly<
  Partial<Record<Kind, (call: RestCall, interaction: Interaction, data: unknown) => Effect>>
> = {
  [Kind.ChannelMessageWithSource](call, interaction, data) {
    const form = readForm(messageFields, data, ['data']);
    const contents = written(call, interaction, form, { prefix: ['data'], unnamed: 'dropped' });
    const message = postAnswer(call.world, interaction, contents, false);
    return { message, originalId: message.id };
  },
  [Kind.DeferredChannelMessageWithSource]({ world }, interaction, data) {
    const asked = (readForm(deferral, data, ['data'])?.flags ?? 0) & DEFERRAL_FLAGS;
    const message = postAnswer(world, interaction, { ...EMPTY, flags: asked | MessageFlags.Loading }, false);
    return { originalId: message.id, loading: true };
  },
  [Kind.UpdateMessage](call, interaction, data) {
    const form = readForm(messageFields.nullish(), data, ['data']) ?? {};
    const post = postOf(call.world, interaction.sourceId);
    const message = rewrite(call, interaction, post, form, { prefix: ['data'], unnamed: 'dropped' });
    return { message, originalId: message.id };
  },
  [Kind.DeferredMessageUpdate]: (_call, { sourceId }) =>
    sourceId === undefined ? {} : { originalId: sourceId },
};

/** Takes the first answer to an interaction. @throws Refusal if it is late, repeated, malformed or of a wrong kind. */
export function takeFirstAnswer(call: RestCall): FirstAnswerResult {
  const { interactions } = call.world;
  const interaction = interactions.byId(call.param('interaction'));
  if (interaction === undefined || interaction.stage === 'lost') throw refuse('unknownInteraction');
  if (interaction.token !== call.param('token')) throw refuse('deadToken');
  if (interaction.stage === 'answered') throw refuse('alreadyAcknowledged');
  const { type: kind, data } = readForm(callback, call.body);
  const allowed = allowedKinds(interaction);
  if (!allowed.includes(kind))
    throw refuseField(['type'], `BASE_TYPE_CHOICES Value must be one of {${allowed.join(', ')}}.`);
  if (kind === Kind.Modal) {
    // The shape in which the person's client gets it.
    const form = withoutNulls(readForm(modal, data, ['data'])) as APIModalInteractionResponseCallbackData;
    interactions.answer(interaction.id, { kind: 'form', form }, { form });
    return { interaction, kind };
  }
  if (kind === Kind.ApplicationCommandAutocompleteResult) {
    const offered = readForm(choices, data, ['data']).choices.map(({ name, value }) => ({ name, value }));
    interactions.answer(interaction.id, { kind: 'choices', choices: offered }, {});
    return { interaction, kind };
  }
  const effect = EFFECTS[kind]?.(call, interaction, data) ?? {};
  const { originalId, loading } = effect;
  interactions.answer(
    interaction.id,
    { kind: 'answered' },
    { ...(originalId === undefined ? {} : { originalId }), ...(loading ? { deferred: true } : {}) },
  );
  return { interaction, kind, ...effect };
}

/**
 * The interaction behind a token that writes by webhook.
 * @throws Refusal 10015 for a token that is unknown or was never acknowledged, 50027 after its fifteen minutes.
 */
export function bearer(world: World, applicationId: string, token: string): Interaction {
  const interaction = world.interactions.byToken(token);
  if (interaction === undefined || applicationId !== APPLICATION_ID) throw refuse('unknownWebhook');
  if (world.interactions.expired(interaction)) throw refuse('deadToken');
  if (interaction.stage !== 'answered') throw refuse('unknownWebhook');
  return interaction;
}

/** The message that a token names: `@original`, or a follow-up sent with it. @throws Refusal 10008 for any other. */
export function ownPost(world: World, interaction: Interaction, name: string): Post {
  const post = postOf(world, name === '@original' ? interaction.originalId : name);
  const mine =
    post.message.id === interaction.originalId || post.message.interaction_metadata?.id === interaction.id;
  if (!mine) throw refuse('unknownMessage');
  return post;
}

/** Changes a message by token; a deferred one gets its contents. */
export function editByToken(call: RestCall, interaction: Interaction, name: string): APIMessage {
  const post = ownPost(call.world, interaction, name);
  const form = readForm(messageFields, call.body ?? {});
  const message = rewrite(call, interaction, post, form, { prefix: [], unnamed: 'kept' });
  if (post.message.id === interaction.originalId)
    call.world.interactions.change(interaction.id, { deferred: false });
  return message;
}

/** Writes one more message; the first after a deferral fills the deferred one instead. */
export function followUp(call: RestCall, interaction: Interaction): APIMessage {
  if (interaction.deferred === true) return editByToken(call, interaction, '@original');
  const form = readForm(messageFields, call.body ?? {});
  const contents = written(call, interaction, form, { prefix: [], unnamed: 'dropped' });
  return postAnswer(call.world, interaction, contents, true);
}
