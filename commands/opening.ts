import type { Bot } from '../src/discord/bot.ts';
import type { Order } from '../src/discord/command.ts';
import type { ServerSettings } from '../src/tables/servers.ts';
import type { Phase } from '../src/tables/table.ts';

/** The phases in which a table counts as open. */
const OPEN: readonly Phase[] = ['lobby', 'playing'];

/** A sentence why the server does not let this person open a table here; nothing where it does. */
export async function barredFrom(
  { guild, channel, parent, roles, manages, voice: { say } }: Order,
  { tables }: Bot,
): Promise<string | undefined> {
  const settings = await tables.servers.of(guild);
  const { roles: allowed, channels, mostInChannel, mostInServer } = settings;
  if (allowed.length > 0 && !manages && !allowed.some((role) => roles.includes(role)))
    return say('settings-barred-role', { roles: allowed.map((id) => `<@&${id}>`).join(', ') });
  if (channels.length > 0 && !channels.includes(channel) && !channels.includes(parent ?? ''))
    return say('settings-barred-channel', { channels: channels.map((id) => `<#${id}>`).join(', ') });
  if (mostInChannel !== undefined && (await tables.in(channel, OPEN)).length >= mostInChannel)
    return say('settings-barred-most-here', { most: mostInChannel });
  if (mostInServer !== undefined && (await tables.countIn(guild, OPEN)) >= mostInServer)
    return say('settings-barred-most-server', { most: mostInServer });
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
