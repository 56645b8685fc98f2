import {
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  InteractionType,
  InteractionResponseType as Kind,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { APPLICATION_ID, BOT_USER, GUILD_ID, USERS } from '../../world/cast.ts';
import type { GivenAnswer, Interaction } from '../../world/interactions.ts';
import type { Post } from '../../world/posts.ts';
import type { World } from '../../world/world.ts';
import { checkNotArchived } from '../access.ts';
import { type Endpoint, endpoint, type RestCall } from '../endpoint.ts';
import { ANSWER_FLAGS, callback, modal } from '../forms/message.ts';
import { boundedList, boundedText, readForm, withoutNulls } from '../reading.ts';
import { type FieldPath, refuse, refuseForm } from '../refusal.ts';
import { changeMessage, readMessage, writeRequested } from '../writing.ts';

/** Kinds of first answer by what was done (Discord docs, interactions/receiving-and-responding.mdx). */
function allowedKinds({ type, sourceId }: Interaction): readonly Kind[] {
  const message = [Kind.ChannelMessageWithSource, Kind.DeferredChannelMessageWithSource];
  const update = sourceId === undefined ? [] : [Kind.DeferredMessageUpdate, Kind.UpdateMessage];
  if (type === InteractionType.ApplicationCommandAutocomplete)
    return [Kind.ApplicationCommandAutocompleteResult];
  return [...message, ...update, ...(type === InteractionType.ModalSubmit ? [] : [Kind.Modal])];
}

/** What marks a message as an answer to an interaction; a command is named above it. */
function marksOf({ id, type, userId, commandName: name }: Interaction): Partial<APIMessage> {
  const common = { application_id: APPLICATION_ID, webhook_id: APPLICATION_ID };
  if (type !== InteractionType.ApplicationCommand || name === undefined) return common;
  const user = USERS.get(userId) ?? BOT_USER;
  return {
    ...{ ...common, type: MessageType.ChatInputCommand, interaction: { id, type, name, user } },
    interaction_metadata: { id, type, user, authorizing_integration_owners: { '0': GUILD_ID } },
  };
}

/**
 * Posts an answer, which takes an archived thread up again unless it is locked (discord-api-docs #5517).
 * @throws RestRefusal 50083 then, and 10003 where the channel is gone.
 */
function postAnswer(world: World, interaction: Interaction, contents: Partial<APIMessage>): APIMessage {
  const { id, channelId, userId } = interaction;
  if (!world.channels.exists(channelId)) throw refuse('unknownChannel');
  const thread = world.threads.find(channelId);
  if (thread?.archived === true && thread.locked) throw refuse('threadArchived');
  const ephemeral = ((contents.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const marks = { answers: id, ...(ephemeral ? { onlyFor: userId } : {}) };
  return world.posts.write(channelId, BOT_USER, { ...contents, ...marksOf(interaction) }, marks);
}

function postOf(world: World, messageId: string | undefined): Post {
  const post = messageId === undefined ? undefined : world.posts.find(messageId);
  if (post === undefined) throw refuse('unknownMessage');
  return post;
}

function write(call: RestCall, interaction: Interaction, body: unknown, prefix: FieldPath = []): APIMessage {
  const { channelId } = interaction;
  const form = readMessage(body, prefix);
  const contents = writeRequested(call, { channelId, form, prefix, settable: ANSWER_FLAGS });
  return postAnswer(call.world, interaction, contents);
}

/** Changes a message by token. Attachments that no list names stay, or else go (discord-api-docs #6277). */
function rewrite(
  call: RestCall,
  post: Post,
  body: unknown,
  unnamed: 'stay' | 'go' = 'stay',
  prefix: FieldPath = [],
): APIMessage {
  const channelId = post.message.channel_id;
  checkNotArchived(call, channelId);
  const form = readMessage(body, prefix);
  const before = unnamed === 'go' && !form.attachments ? { ...post.message, attachments: [] } : post.message;
  const contents = writeRequested(call, { channelId, form, prefix, before });
  return changeMessage(call.world, post, contents);
}

const choice = z.strictObject({
  name: boundedText(1, 100),
  value: z.union([boundedText(0, 100), z.number()]),
});
const choices = z.strictObject({ choices: boundedList(choice, 0, 25) });
/** All that a deferral says about the message to come. */
const deferral = z.strictObject({ flags: z.literal([0, MessageFlags.Ephemeral]) }).nullish();

/** What a first answer does: what the person's client gets, and what becomes of the interaction. */
interface Effect {
  readonly given?: GivenAnswer;
  readonly change?: Partial<Interaction>;
  readonly message?: APIMessage;
}

function effectOf(call: RestCall, interaction: Interaction, kind: Kind, data: unknown): Effect {
  const { sourceId } = interaction;
  switch (kind) {
    case Kind.Modal: {
      // The shape in which the person's client gets it.
      const form = withoutNulls(readForm(modal, data, ['data'])) as APIModalInteractionResponseCallbackData;
      return { given: { kind: 'form', form }, change: { form } };
    }
    case Kind.ApplicationCommandAutocompleteResult:
      return { given: { kind: 'choices', ...readForm(choices, data, ['data']) } };
    case Kind.ChannelMessageWithSource: {
      const message = write(call, interaction, data, ['data']);
      return { message, change: { originalId: message.id } };
    }
    case Kind.DeferredChannelMessageWithSource: {
      const flags = (readForm(deferral, data, ['data'])?.flags ?? 0) | MessageFlags.Loading;
      const { id } = postAnswer(call.world, interaction, { flags });
      return { change: { originalId: id, deferred: true } };
    }
    case Kind.UpdateMessage: {
      const message = rewrite(call, postOf(call.world, sourceId), data, 'go', ['data']);
      return { message, change: { originalId: message.id } };
    }
    default:
      return { change: sourceId === undefined ? {} : { originalId: sourceId } };
  }
}

/**
 * Takes the first answer to an interaction; returns what is told of it if that was asked for (`with_response`).
 * @throws RestRefusal if it is late, repeated, malformed or of a wrong kind.
 */
function takeFirstAnswer(call: RestCall) {
  const { interactions } = call.world;
  const interaction = interactions.byId(call.param('interaction'));
  if (interaction === undefined || interaction.stage === 'lost') throw refuse('unknownInteraction');
  if (interaction.token !== call.param('token')) throw refuse('deadToken');
  if (interaction.stage === 'answered') throw refuse('alreadyAcknowledged');
  const { type: kind, data } = readForm(callback, call.body);
  const allowed = allowedKinds(interaction);
  if (!allowed.includes(kind))
    throw refuseForm([{ path: ['type'], message: `Value must be one of {${allowed.join(', ')}}.` }]);
  const { given = { kind: 'answered' }, change = {}, message } = effectOf(call, interaction, kind, data);
  interactions.answer(interaction.id, given, change);
  if (call.query.get('with_response') !== 'true') return undefined;
  return {
    interaction: { id: interaction.id, type: interaction.type },
    ...(message === undefined ? {} : { resource: { type: kind, message } }),
  };
}

/**
 * The interaction behind a token that writes by webhook.
 * @throws RestRefusal 10015 for a token that is unknown or was never acknowledged, 50027 after its fifteen minutes.
 */
function bearer({ world, param }: RestCall): Interaction {
  const interaction = world.interactions.byToken(param('token'));
  if (interaction === undefined || param('application') !== APPLICATION_ID) throw refuse('unknownWebhook');
  if (world.interactions.expired(interaction)) throw refuse('deadToken');
  if (interaction.stage !== 'answered') throw refuse('unknownWebhook');
  return interaction;
}

/** The message that a token names: `@original`, or a follow-up. @throws RestRefusal 10008 for any other. */
function ownPost({ world, param }: RestCall, { id, originalId }: Interaction, name = param('message')): Post {
  const post = postOf(world, name === '@original' ? originalId : name);
  if (post.message.id !== originalId && post.answers !== id) throw refuse('unknownMessage');
  return post;
}

/** Changes a message by token; a deferred one gets its contents. */
function editByToken(call: RestCall, interaction: Interaction, name?: string): APIMessage {
  const message = rewrite(call, ownPost(call, interaction, name), call.body);
  if (message.id === interaction.originalId)
    call.world.interactions.change(interaction.id, { deferred: false });
  return message;
}

/** Writes one more message; the first after a deferral fills the deferred one instead. */
const followUp = (call: RestCall, interaction: Interaction): APIMessage =>
  interaction.deferred === true
    ? editByToken(call, interaction, '@original')
    : write(call, interaction, call.body);

const base = '/webhooks/:application/:token';
const own = `${base}/messages/:message`;
const byToken = (method: Endpoint['method'], path: string, answer: Endpoint['answer']): Endpoint =>
  endpoint(method, path, answer, { rate: 'interaction', auth: 'none', major: 'token' });

/** Answers to what people do (Discord docs, interactions/receiving-and-responding.mdx). */
export const interactionEndpoints: readonly Endpoint[] = [
  byToken('POST', '/interactions/:interaction/:token/callback', takeFirstAnswer),
  byToken('POST', base, (call) => followUp(call, bearer(call))),
  byToken('GET', own, (call) => ownPost(call, bearer(call)).message),
  byToken('PATCH', own, (call) => editByToken(call, bearer(call))),
  byToken('DELETE', own, (call) => call.world.posts.remove(ownPost(call, bearer(call)).message.id)),
];
