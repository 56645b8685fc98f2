import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Sharding, STARTS_A_DAY } from '../../gateway/shards.ts';
import { emojiJson } from '../../world/application.ts';
import { APPLICATION_ID, GUILD_ID } from '../../world/cast.ts';
import { sizeOf } from '../../world/files.ts';
import { applicationJson, guildJson } from '../../world/harbour.ts';
import { type Endpoint, endpoint, type RestCall } from '../endpoint.ts';
import { type CommandForm, commandList } from '../forms/command.ts';
import { boundedText, readForm, withoutNulls } from '../reading.ts';
import { refuse, refuseForm } from '../refusal.ts';

/** Milliseconds until a bot may begin all of its sessions of a day again. */
const STARTS_ANEW = 14_400_000;

const { name, icon, banner, features } = guildJson();
const server = { id: GUILD_ID, name, icon, banner, owner: false, permissions: '0', features };

/** A registered command as Discord gives it back; one of the same name keeps its id. */
function registered({ world }: RestCall, form: CommandForm): APIApplicationCommand {
  const { name, description, contexts, integration_types, options } = form;
  const before = world.commands.list().find((each) => each.name === name);
  return {
    ...{ id: before?.id ?? world.mint.next(), application_id: APPLICATION_ID, version: world.mint.next() },
    ...{ type: ApplicationCommandType.ChatInput, name, description, contexts, integration_types },
    ...{ dm_permission: true, nsfw: false, default_member_permissions: null },
    name_localizations: form.name_localizations ?? null,
    description_localizations: form.description_localizations ?? null,
    ...(options?.length
      ? { options: withoutNulls(options) as NonNullable<APIApplicationCommand['options']> }
      : {}),
  };
}

/** Leaves out what is said in other languages, as Discord does in a list unless it is asked for. */
const withoutLocalizations = (commands: readonly APIApplicationCommand[]): unknown =>
  JSON.parse(JSON.stringify(commands, (key, value) => (key.endsWith('_localizations') ? undefined : value)));

/** Largest picture of an emoji (Discord docs, resources/emoji.mdx). */
const MAX_PICTURE = 256 * 1024;
/** Most emojis of an application (same page). */
const MAX_EMOJIS = 2000;

const picture = z.string().transform((data, context) => {
  const [, contentType = '', base64 = ''] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/s.exec(data) ?? [];
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.length > MAX_PICTURE || sizeOf(bytes) === undefined)
    context.addIssue('This is no picture of at most 256 KiB.');
  return { contentType, bytes };
});

function addEmoji({ world: { emojis }, body }: RestCall) {
  const isNew = (name: string): boolean => !emojis.list().some((emoji) => emoji.name === name);
  const form = z.strictObject({ name: boundedText(2, 32).regex(/^\w+$/).refine(isNew), image: picture });
  const { name, image } = readForm(form, body);
  if (emojis.list().length >= MAX_EMOJIS) throw refuseForm([{ path: [], message: 'There is no more room.' }]);
  return emojiJson(emojis.add({ name, ...image }));
}

const COMMANDS = '/applications/:application/commands';
const EMOJIS = '/applications/:application/emojis';

/** The application with its slash commands and emojis, its servers and the way to the gateway. */
export const applicationEndpoints = (sharding: Sharding): readonly Endpoint[] => [
  endpoint('GET', '/gateway/bot', ({ world }) => ({
    url: world.gateway,
    shards: sharding.shards,
    session_start_limit: {
      total: STARTS_A_DAY,
      remaining: sharding.startsLeft,
      reset_after: STARTS_ANEW,
      max_concurrency: sharding.maxConcurrency,
    },
  })),
  endpoint('GET', '/users/@me/guilds', ({ world }) => (world.members.isIn(APPLICATION_ID) ? [server] : [])),
  endpoint('GET', '/applications/@me', applicationJson),
  endpoint('GET', COMMANDS, ({ world, query }) => {
    const there = world.commands.list();
    return query.get('with_localizations') === 'true' ? there : withoutLocalizations(there);
  }),
  endpoint('PUT', COMMANDS, (call) => {
    const made = readForm(commandList, call.body).map((form) => registered(call, form));
    call.world.commands.replace(made);
    return made;
  }),
  endpoint('GET', EMOJIS, ({ world }) => ({ items: world.emojis.list().map(emojiJson) })),
  endpoint('POST', EMOJIS, addEmoji, { status: 201 }),
  endpoint('DELETE', `${EMOJIS}/:emoji`, ({ world, param }) => {
    if (!world.emojis.remove(param('emoji'))) throw refuse('unknownEmoji');
  }),
];
