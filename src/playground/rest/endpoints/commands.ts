import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { APPLICATION_ID } from '../../world/cast.ts';
import { ensureApplication } from '../access.ts';
import { type Endpoint, endpoint, ok, type RestCall } from '../endpoint.ts';
import { type CommandForm, command } from '../forms/command.ts';
import { boundedList, readForm, withoutNulls } from '../reading.ts';
import { createComplaints } from '../refusal.ts';
import { checkCommand } from '../rules/command.ts';

/** Most slash commands of an application (Discord docs, interactions/application-commands.mdx). */
const MOST_COMMANDS = 100;

/** A registered command as Discord gives it back; one of the same name keeps its id. */
function registered({ world }: RestCall, form: CommandForm): APIApplicationCommand {
  const { default_member_permissions: permissions, options } = form;
  const before = world.commands.list().find(({ name }) => name === form.name);
  return {
    id: before?.id ?? world.mint.next(),
    application_id: APPLICATION_ID,
    version: world.mint.next(),
    type: ApplicationCommandType.ChatInput,
    name: form.name,
    name_localizations: form.name_localizations ?? null,
    description: form.description ?? '',
    description_localizations: form.description_localizations ?? null,
    default_member_permissions:
      permissions === null || permissions === undefined ? null : String(permissions),
    nsfw: form.nsfw ?? false,
    ...(options?.length
      ? { options: withoutNulls(options) as NonNullable<APIApplicationCommand['options']> }
      : {}),
    dm_permission: form.dm_permission ?? true,
    contexts: form.contexts ?? null,
    integration_types: form.integration_types ?? [0],
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
  endpoint('GET', base, (call) => {
    ensureApplication(call);
    const commands = call.world.commands.list();
    return ok(call.query.get('with_localizations') === 'true' ? commands : withoutLocalizations(commands));
  }),
  endpoint('PUT', base, (call) => {
    ensureApplication(call);
    const forms = readForm(boundedList(command, 0, MOST_COMMANDS), call.body);
    const complaints = createComplaints();
    const names = forms.map(({ name }) => name);
    for (const [index, form] of forms.entries()) {
      checkCommand(form, [index], complaints);
      if (names.indexOf(form.name) < index)
        complaints.add([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME');
    }
    complaints.settle();
    const made = forms.map((form) => registered(call, form));
    call.world.commands.replace(made);
    return ok(made);
  }),
];
