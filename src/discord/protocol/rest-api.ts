import { DiscordAPIError, type REST } from 'discord.js';
import {
  type APIChannel,
  type APIGuildMember,
  type APIGuildScheduledEvent,
  type APIInteractionResponse,
  type APIMessage,
  ChannelType,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  InteractionResponseType,
  MessageFlags,
  type RESTGetAPIGuildThreadsResult,
  RESTJSONErrorCodes,
  type RESTPostAPIGuildScheduledEventJSONBody,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord-api-types/v10';
import { isPseudonym } from '../../tables/model/pseudonym.ts';
import { DiscordError, errorKind, faultsIn, partRefused } from '../discord-error.ts';
import { wrappedApi } from './api-layers.ts';
import type { DiscordApi, FirstAnswer, InteractionToken, ServerEvent, ThreadMembers } from './discord-api.ts';
import { RECENT, THREAD_REST } from './limits.ts';
import type { MessagePayload } from './message.ts';
import { invitationOf } from './permissions.ts';
import { type DiscordQuery, isSeen, lookAt, ownMember } from './sight.ts';

/** Discord's API over HTTP, with discord.js's queues and retries. `application` is also the id of the bot's user. */
export function restApi(
  rest: REST,
  application: () => string,
  now: () => number = () => Date.now(),
): DiscordApi {
  const answered = (interactionToken: InteractionToken, message = '@original') =>
    Routes.webhookMessage(application(), interactionToken.token, message);
  /** An event of the bot's own that was announced and not noted, as when it died in between. */
  const ownEvent = async (guild: string, { name, place }: ServerEvent): Promise<string | undefined> => {
    const events = await asked<readonly APIGuildScheduledEvent[]>(
      rest.get(Routes.guildScheduledEvents(guild)),
    );
    return events.find(
      (event) =>
        event.creator_id === application() &&
        event.name === name &&
        event.entity_metadata?.location === place,
    )?.id;
  };
  /** A private thread of the bot's own that was started after a message and not noted, as when it died in between. */
  const ownPrivateThread = async (
    message: Parameters<DiscordApi['startThread']>[0],
    name: string,
    { guild }: ThreadMembers,
  ): Promise<string | undefined> => {
    const { threads } = await asked<RESTGetAPIGuildThreadsResult>(rest.get(Routes.guildActiveThreads(guild)));
    return threads.find(
      (thread) =>
        thread.type === ChannelType.PrivateThread &&
        thread.owner_id === application() &&
        thread.parent_id === message.channel &&
        thread.name === name &&
        BigInt(thread.id) > BigInt(message.id),
    )?.id;
  };
  const ask: DiscordQuery = async (route, shape) => shape.parse(await rest.get(route));
  // The token of an interaction is all that a request about it needs.
  const byToken = { auth: false } as const;
  const api: DiscordApi = {
    async answer({ id, token }, answer) {
      const query = new URLSearchParams({ with_response: 'true' });
      const request = { ...sending(callback(answer)), ...byToken, query };
      const told = await asked<RESTPostAPIInteractionCallbackWithResponseResult>(
        rest.post(Routes.interactionCallback(id, token), request),
      );
      return told.resource?.message;
    },
    amend: (interactionToken, payload, followed) =>
      asked<APIMessage>(
        rest.patch(answered(interactionToken, followed), { ...sending(payload), ...byToken }),
      ),
    follow: ({ token }, payload) =>
      asked<APIMessage>(
        rest.post(Routes.webhook(application(), token), { ...sending(forOneAlone(payload)), ...byToken }),
      ),
    async remove(interactionToken, followed) {
      await rest.delete(answered(interactionToken, followed), byToken);
    },
    async original(interactionToken) {
      const { id, flags = 0 } = await asked<APIMessage>(rest.get(answered(interactionToken), byToken));
      return (flags & MessageFlags.Ephemeral) === 0 ? id : undefined;
    },
    post: (channel, { body, files }, nonce) =>
      asked<APIMessage>(
        rest.post(
          Routes.channelMessages(channel),
          sending({ body: { ...body, nonce, enforce_nonce: true }, files }),
        ),
      ),
    edit: (channel, message, payload) =>
      asked<APIMessage>(rest.patch(Routes.channelMessage(channel, message), sending(payload))),
    async delete(channel, message) {
      await rest.delete(Routes.channelMessage(channel, message));
    },
    read: (channel, message) => asked<APIMessage>(rest.get(Routes.channelMessage(channel, message))),
    async recent(channel) {
      const query = new URLSearchParams({ limit: String(RECENT) });
      const messages = await asked<readonly APIMessage[]>(
        rest.get(Routes.channelMessages(channel), { query }),
      );
      return messages.filter(({ author }) => author.id === application());
    },
    async startThread(message, name, only) {
      const body = { name, auto_archive_duration: THREAD_REST };
      if (only !== undefined) {
        const known = await ownPrivateThread(message, name, only);
        const type = ChannelType.PrivateThread;
        const id =
          known ??
          (await asked<APIChannel>(rest.post(Routes.threads(message.channel), { body: { ...body, type } })))
            .id;
        for (const person of only.people) await rest.put(Routes.threadMembers(id, person));
        return id;
      }
      const request = rest.post(Routes.threads(message.channel, message.id), { body });
      await unlessCode(request, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage);
      // A thread has the id of the message that it was started from ("Threads", Public Threads).
      return message.id;
    },
    async renameThread(thread, name) {
      await rest.patch(Routes.channel(thread), { body: { name } });
    },
    async revive(thread) {
      await rest.patch(Routes.channel(thread), { body: { archived: false } });
    },
    async putAway(thread) {
      const request = rest.patch(Routes.channel(thread), { body: { archived: true } });
      await unlessCode(request, RESTJSONErrorCodes.InvalidActionOnArchivedThread);
    },
    async announce(guild, event, known) {
      const body = eventBody(event);
      const id = known ?? (await ownEvent(guild, event));
      // Somebody may have deleted it.
      const isThere =
        id !== undefined &&
        (await unlessCode(
          rest.patch(Routes.guildScheduledEvent(guild, id), { body }),
          RESTJSONErrorCodes.UnknownGuildScheduledEvent,
        ));
      if (isThere) return id;
      return (await asked<APIGuildScheduledEvent>(rest.post(Routes.guildScheduledEvents(guild), { body })))
        .id;
    },
    async withdraw(guild, event) {
      const request = rest.delete(Routes.guildScheduledEvent(guild, event));
      await unlessCode(request, RESTJSONErrorCodes.UnknownGuildScheduledEvent);
    },
    async direct(person) {
      if (isPseudonym(person)) throw new DiscordError('refused', 'nobody has this id any more');
      return (await asked<APIChannel>(rest.post(Routes.userChannels(), { body: { recipient_id: person } })))
        .id;
    },
    async ownPlace(guild, channel) {
      const member = await ownMember(ask, application(), guild, now());
      const sees = channel === undefined || member.kind === 'absent' || (await isSeen(ask, channel));
      return { member, sees, invitation: invitationOf(application()) };
    },
    look: (channel, known) => lookAt(ask, application(), channel, now(), known),
    async rolesOf(guild, person) {
      // Who was forgotten stands in a table by another name.
      if (isPseudonym(person)) return undefined;
      try {
        return (await asked<APIGuildMember>(rest.get(Routes.guildMember(guild, person)))).roles;
      } catch (error) {
        if (error instanceof DiscordAPIError && NOBODY.has(error.code)) return undefined;
        throw error;
      }
    },
  };
  return wrappedApi(
    api,
    (_, request) =>
      (...args) =>
        request(...args).catch((error: unknown) => {
          throw failure(error);
        }),
  );
}

/** An event in a text channel, for which Discord has no entity type ("Guild Scheduled Event", Entity Types). */
const eventBody = ({
  name,
  about,
  place,
  at,
  until,
}: ServerEvent): RESTPostAPIGuildScheduledEventJSONBody => ({
  ...{ name, description: about, entity_metadata: { location: place } },
  entity_type: GuildScheduledEventEntityType.External,
  privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  scheduled_start_time: new Date(at).toISOString(),
  scheduled_end_time: new Date(until).toISOString(),
});

const sending = <B>({ body, files }: { readonly body: B; readonly files: MessagePayload['files'] }) => ({
  body,
  files: [...files],
});

function callback(answer: FirstAnswer): {
  readonly body: APIInteractionResponse;
  readonly files: MessagePayload['files'];
} {
  switch (answer.kind) {
    case 'message': {
      const { body, files } = answer.alone ? forOneAlone(answer.payload) : answer.payload;
      return { body: { type: InteractionResponseType.ChannelMessageWithSource, data: body }, files };
    }
    case 'update': {
      const { body, files } = answer.payload;
      return { body: { type: InteractionResponseType.UpdateMessage, data: body }, files };
    }
    case 'later': {
      const type = InteractionResponseType.DeferredChannelMessageWithSource;
      return { body: { type, data: { flags: MessageFlags.Ephemeral } }, files: [] };
    }
    case 'noted':
      return { body: { type: InteractionResponseType.DeferredMessageUpdate }, files: [] };
    case 'form':
      return { body: { type: InteractionResponseType.Modal, data: answer.form }, files: [] };
    case 'suggestions': {
      const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
      return { body: { type, data: { choices: [...answer.choices] } }, files: [] };
    }
  }
}

const forOneAlone = ({ body, files }: MessagePayload) => ({
  body: { ...body, flags: (body.flags ?? 0) | MessageFlags.Ephemeral },
  files,
});

/** Discord's codes for somebody who has left the server, or Discord. */
const NOBODY: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
]);

const asked = async <T>(request: Promise<unknown>): Promise<T> => (await request) as T;

/** Waits for a request, and returns whether it was done: not if Discord refuses it with this code. */
async function unlessCode(request: Promise<unknown>, code: number): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === code) return false;
    throw error;
  }
}

function failure(error: unknown): DiscordError {
  if (error instanceof DiscordError) return error;
  if (error instanceof DiscordAPIError) {
    const code = Number(error.code) || 0;
    const faults = 'errors' in error.rawError ? faultsIn(error.rawError.errors) : [];
    const part = partRefused(code, faults);
    const words = `${error.status} ${error.code}: ${error.message}`;
    return new DiscordError(errorKind(error.status, code), words, { code, ...(part && { part }) });
  }
  return new DiscordError('passing', error instanceof Error ? error.name : 'no answer');
}
