import type { ServerSettings } from '../../tables/servers.ts';
import type { Phase } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import type { Order } from '../command.ts';
import { mentions } from '../messages/places-named.ts';
import type { Voice } from '../messages/voice.ts';

/** Where somebody does something, and what they are in that server. */
export type Standpoint = Pick<Order, 'guild' | 'channel' | 'parent' | 'roles' | 'manages'>;

/** The same with their language. */
type Asking = Standpoint & { readonly voice: Pick<Voice, 'say'> };

/** The phases in which a table counts as open. */
const OPEN: readonly Phase[] = ['lobby', 'playing'];

/** A sentence why the server does not let this person open a table here; nothing where it does. */
export async function barredFrom(order: Asking, bot: Pick<Bot, 'tables'>): Promise<string | undefined> {
  const { guild, roles, manages, voice } = order;
  const { say } = voice;
  const { roles: allowed, mostInServer } = await bot.tables.servers.of(guild);
  if (allowed.length > 0 && !manages && !allowed.some((role) => roles.includes(role)))
    return say('settings-barred-role', { roles: mentions('@&', allowed) });
  const why = await barredHere(order, bot);
  if (why !== undefined) return why;
  if (mostInServer !== undefined && (await bot.tables.countIn(guild, OPEN)) >= mostInServer)
    return say('settings-barred-most-server', { most: mostInServer });
  return undefined;
}

/** A sentence why the server does not let a table be here, whether it is opened or brought; nothing where it does. */
export async function barredHere(
  { guild, channel, parent, voice: { say } }: Asking,
  { tables }: Pick<Bot, 'tables'>,
): Promise<string | undefined> {
  const { channels, mostInChannel } = await tables.servers.of(guild);
  if (channels.length > 0 && !channels.includes(channel) && !channels.includes(parent ?? ''))
    return say('settings-barred-channel', { channels: mentions('#', channels) });
  if (mostInChannel !== undefined && (await tables.in(channel, OPEN)).length >= mostInChannel)
    return say('settings-barred-most-here', { most: mostInChannel });
  return undefined;
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
