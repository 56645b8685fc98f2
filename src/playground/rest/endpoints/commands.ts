import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import type { z } from 'zod';
import { APPLICATION_ID, GUILD_ID } from '../../world/cast.ts';
import type { Scope } from '../../world/commands.ts';
import type { World } from '../../world/world.ts';
import { ensureApplication, removed } from '../access.ts';
import { type Endpoint, ok, type RestCall } from '../endpoint.ts';
import { type CommandForm, command, commandChange } from '../forms/command.ts';
import { withoutNulls } from '../nulls.ts';
import { boundedList, readForm } from '../reading.ts';
import { createComplaints, refuse } from '../refusal.ts';
import { checkCommand } from '../rules/command.ts';

/** Most commands of each type in a scope (Discord docs, interactions/application-commands.mdx). */
const MOST: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };

/** A registered command as Discord gives it back. */
function registered(world: World, form: CommandForm, scope: Scope, id: string): APIApplicationCommand {
  const { default_member_permissions: permissions, options } = form;
  return {
    id,
    application_id: APPLICATION_ID,
    version: world.mint.next(),
    type: form.type ?? ApplicationCommandType.ChatInput,
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
    ...(scope === 'global'
      ? {
          dm_permission: form.dm_permission ?? true,
          contexts: form.contexts ?? null,
          integration_types: form.integration_types ?? [0],
        }
      : { guild_id: scope.guildId }),
  };
}

const sameName =
  (form: CommandForm) =>
  (other: APIApplicationCommand): boolean =>
    other.name === form.name && other.type === (form.type ?? ApplicationCommandType.ChatInput);

function create(call: RestCall, scope: Scope) {
  const form = readForm(command, call.body);
  const complaints = createComplaints();
  checkCommand(form, [], complaints);
  complaints.settle();
  const { world } = call;
  const before = world.commands.list(scope).find(sameName(form));
  const type = form.type ?? ApplicationCommandType.ChatInput;
  const ofType = world.commands.list(scope).filter((other) => other.type === type);
  if (before === undefined && ofType.length >= (MOST[type] ?? 0)) throw refuse('tooManyCommands');
  const made = registered(world, form, scope, before?.id ?? world.mint.next());
  world.commands.put(scope, made);
  return ok(made, before === undefined ? 201 : 200);
}

function replace(call: RestCall, scope: Scope) {
  const forms = readForm(boundedList(command, 0, 131), call.body);
  const complaints = createComplaints();
  const seen = new Set<string>();
  for (const [index, form] of forms.entries()) {
    checkCommand(form, [index], complaints);
    const key = `${form.type ?? 1} ${form.name}`;
    if (seen.has(key))
      complaints.add(
        [index, 'name'],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      );
    seen.add(key);
  }
  complaints.settle();
  for (const [type, most] of Object.entries(MOST))
    if (forms.filter((form) => (form.type ?? 1) === Number(type)).length > most)
      throw refuse('tooManyCommands');
  const { world } = call;
  const before = world.commands.list(scope);
  const made = forms.map((form) =>
    registered(world, form, scope, before.find(sameName(form))?.id ?? world.mint.next()),
  );
  world.commands.replace(scope, made);
  return ok(made);
}

function findCommand(call: RestCall, scope: Scope): APIApplicationCommand {
  const found = call.world.commands.find(scope, call.param('command'));
  if (found === undefined) throw refuse('unknownCommand');
  return found;
}

function change(call: RestCall, scope: Scope) {
  const before = findCommand(call, scope);
  const asked = readForm(commandChange, call.body);
  const { version: _v, application_id: _a, id, guild_id: _g, ...rest } = before;
  const merged = readForm(command, { ...rest, ...withoutAbsent(asked) });
  const complaints = createComplaints();
  checkCommand(merged, [], complaints);
  const { world } = call;
  if (world.commands.list(scope).some((other) => other.id !== id && sameName(merged)(other)))
    complaints.add(
      ['name'],
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
      'Application command names must be unique',
    );
  complaints.settle();
  const made = registered(world, merged, scope, id);
  world.commands.put(scope, made);
  return ok(made);
}

const withoutAbsent = (form: z.output<typeof commandChange>) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));

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

function listed(call: RestCall, scope: Scope) {
  const commands = call.world.commands.list(scope);
  return ok(call.query.get('with_localizations') === 'true' ? commands : withoutLocalizations(commands));
}

/** The same routes for commands everywhere and for those of one server. */
function endpointsIn(base: string, scopeOf: (call: RestCall) => Scope): readonly Endpoint[] {
  const common = { rate: 'other', auth: 'bot' } as const;
  const scoped = (call: RestCall): Scope => {
    ensureApplication(call);
    return scopeOf(call);
  };
  return [
    { ...common, method: 'GET', path: base, answer: (call) => listed(call, scoped(call)) },
    { ...common, method: 'POST', path: base, answer: (call) => create(call, scoped(call)) },
    { ...common, method: 'PUT', path: base, answer: (call) => replace(call, scoped(call)) },
    {
      ...common,
      method: 'GET',
      path: `${base}/:command`,
      answer: (call) => ok(findCommand(call, scoped(call))),
    },
    { ...common, method: 'PATCH', path: `${base}/:command`, answer: (call) => change(call, scoped(call)) },
    {
      ...common,
      method: 'DELETE',
      path: `${base}/:command`,
      answer: (call) =>
        removed(call.world.commands.remove(scoped(call), call.param('command')), 'unknownCommand'),
    },
  ];
}

/** Registration of commands (Discord docs, interactions/application-commands.mdx). */
export const commandEndpoints: readonly Endpoint[] = [
  ...endpointsIn('/applications/:application/commands', () => 'global'),
  ...endpointsIn('/applications/:application/guilds/:guild/commands', (call) => {
    if (call.param('guild') !== GUILD_ID) throw refuse('missingAccess');
    return { guildId: GUILD_ID };
  }),
];
