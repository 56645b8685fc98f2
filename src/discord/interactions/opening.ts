import { type Person, seatOf, type TableNow } from '../../tables/model/table.ts';
import { OPEN } from '../../tables/service/finding.ts';
import type { ServerSettings } from '../../tables/service/servers.ts';
import type { Bot } from '../channel/bot.ts';
import type { Voice } from '../views/message-context.ts';
import { mentions } from '../views/places-named.ts';
import type { Press } from './button.ts';
import type { Order } from './command.ts';

/** Where somebody does something, and what they are in that server. */
export type Standpoint = Pick<Order, 'guild' | 'channel' | 'parent' | 'roles' | 'canManage'>;

/** The same with who they are, their language, and the channel with which a table there is counted. */
interface Asking extends Standpoint {
  readonly person: Pick<Person, 'id'>;
  readonly home: string;
  readonly voice: Pick<Voice, 'say'>;
}

/** What the bounds are read and told with. */
type Bounded = Pick<Bot, 'tables' | 'log'>;

/** The channel with which a table is counted that is opened where a command was given: a thread's is the one that it belongs to. */
export const homeOf = ({
  channelKind,
  channel,
  parent,
}: Pick<Order, 'channelKind' | 'channel' | 'parent'>): string =>
  channelKind === 'thread' ? (parent ?? channel) : channel;

/** A sentence why the server does not let this person open a table here; nothing where it does. */
export async function barredFrom(order: Asking, bot: Bounded): Promise<string | undefined> {
  const { guild, roles, canManage, person, voice } = order;
  const { say } = voice;
  const { roles: allowed, mostInServer, mostLobbies } = await bot.tables.servers.of(guild);
  if (allowed.length > 0 && !canManage && !allowed.some((role) => roles.includes(role)))
    return say('settings-barred-role', { roles: mentions('@&', allowed) });
  const why = await barredHere(order, bot);
  if (why !== undefined) return why;
  if (mostInServer !== undefined && (await bot.tables.countIn(guild, OPEN)) >= mostInServer)
    return met('settings-barred-most-server', mostInServer, order, bot);
  if ((await bot.tables.countOf(person.id)).lobbies >= mostLobbies)
    return met('settings-barred-most-lobbies', mostLobbies, order, bot);
  return barredFromSitting(order, bot);
}

/** A sentence why this person may sit at no more tables; nothing where they may. */
export async function barredFromSitting(
  order: Pick<Asking, 'guild' | 'channel' | 'person' | 'voice'>,
  bot: Bounded,
): Promise<string | undefined> {
  const { mostTables } = await bot.tables.servers.of(order.guild);
  return (await bot.tables.countOf(order.person.id)).tables >= mostTables
    ? met('settings-barred-most-tables', mostTables, order, bot)
    : undefined;
}

/** The same for a table at which they may sit already, which is no other one. */
export async function barredFromAnother(
  now: Pick<TableNow, 'table'> | undefined,
  { standpoint, voice, person }: Pick<Press, 'standpoint' | 'voice' | 'person'>,
  bot: Bounded,
): Promise<string | undefined> {
  if (now === undefined || seatOf(now.table, person.id) !== undefined) return undefined;
  return barredFromSitting({ ...standpoint, person, voice }, bot);
}

/**
 * A sentence why the server does not let a table be here, whether it is opened or brought; nothing where it does. One that is brought is
 * counted already where its home, `from`, is here.
 */
export async function barredHere(order: Asking, bot: Bounded, from?: string): Promise<string | undefined> {
  const { guild, channel, home, parent, voice } = order;
  const { channels, mostInChannel } = await bot.tables.servers.of(guild);
  if (channels.length > 0 && !channels.includes(channel) && !channels.includes(parent ?? ''))
    return voice.say('settings-barred-channel', { channels: mentions('#', channels) });
  return from !== home && (await bot.tables.countAt(home)) >= mostInChannel
    ? met('settings-barred-most-here', mostInChannel, order, bot)
    : undefined;
}

/** What somebody is told who has met a bound, of which whoever hosts the bot hears. */
function met(
  why: `settings-barred-most-${'here' | 'server' | 'lobbies' | 'tables'}`,
  most: number,
  { person, channel, voice }: Pick<Asking, 'person' | 'channel' | 'voice'>,
  { log }: Pick<Bot, 'log'>,
): string {
  log.info({ person: person.id, channel, why, count: most }, 'somebody met a bound on open tables');
  return voice.say(why, { most });
}

/** The values that a server has settled for a game, as far as the game still has them, under those that were given. */
export function withUsual(
  game: Bot['games'][number] | undefined,
  { options }: ServerSettings,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const usual = Object.entries(options[game?.name ?? ''] ?? {}).filter(([name, value]) =>
    game?.options.some((option) => option.name === name && option.values.includes(value)),
  );
  return { ...Object.fromEntries(usual), ...given };
}
