import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { APPLICATION_ID } from '../../world/cast.ts';
import { type Endpoint, endpoint, ok, type RestCall } from '../endpoint.ts';
import { type CommandForm, commandList } from '../forms/command.ts';
import { readForm, withoutNulls } from '../reading.ts';

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

/** Everything that says something in other languages, as Discord leaves it out of a list where nobody asks for it. */
function withoutLocalizations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLocalizations);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key.endsWith('_localizations') ? [] : [[key, withoutLocalizations(inner)]],
    ),
  );
}

const base = '/applications/:application/commands';

/** Registration of the slash commands, all at once (Discord docs, interactions/application-commands.mdx). */
export const commandEndpoints: readonly Endpoint[] = [
  endpoint('GET', base, ({ world, query }) => {
    const there = world.commands.list();
    return ok(query.get('with_localizations') === 'true' ? there : withoutLocalizations(there));
  }),
  endpoint('PUT', base, (call) => {
    const made = readForm(commandList, call.body).map((form) => registered(call, form));
    call.world.commands.replace(made);
    return ok(made);
  }),
];
