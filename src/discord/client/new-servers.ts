import type { EventEmitter } from 'node:events';
import { type GatewayGuildCreateDispatchData, GatewayDispatchEvents as Heard } from 'discord-api-types/v10';
import { USUAL_LANGUAGE } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import { channelNonce } from '../channel/mark.ts';
import type { UnderWay } from '../channel/sync.ts';
import { unlessRefused } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { render } from '../protocol/message.ts';
import { obstacleAt } from '../protocol/obstacle.ts';
import { kindOf } from '../protocol/permissions.ts';
import { greetingMessage } from '../views/directory-message.ts';

/** A server is new for a day after the bot joined it: Discord lists all of them at each start ("Gateway Events"). */
const JUST_JOINED = 24 * 60 * 60 * 1000;

/** How many channels of a server are tried at most for one in which the bot may write. */
const MOST_TRIED = 5;

interface GreetingParts {
  readonly bot: Pick<Bot, 'tables' | 'texts' | 'icons' | 'log' | 'clock'>;
  readonly api: Pick<DiscordApi, 'look' | 'post'>;
  readonly underWay: UnderWay;
}

/** Greets each server once that the bot has just come to. */
export function greetNewServers(events: EventEmitter, { bot, api, underWay }: GreetingParts): void {
  events.on(Heard.GuildCreate, (server: GatewayGuildCreateDispatchData) => {
    if (!(bot.clock.now() - Date.parse(server.joined_at) < JUST_JOINED)) return;
    underWay.add(
      greet(server, bot, api).catch((error: unknown) =>
        bot.log.warn({ server: server.id, ...aboutError(error) }, 'a new server could not be greeted'),
      ),
    );
  });
}

/** Posts in the system channel, or else the first writable one. Greets no server twice, even after a failure. */
async function greet(
  { id: guild, channels, system_channel_id: system, preferred_locale }: GatewayGuildCreateDispatchData,
  { tables, texts, icons, log }: GreetingParts['bot'],
  api: GreetingParts['api'],
): Promise<void> {
  if (await tables.servers.isGreeted(guild)) return;
  const language = texts.nearest(preferred_locale) ?? USUAL_LANGUAGE;
  const message = greetingMessage(texts.locales, language, { say: texts.in(language), icons });
  const places = channels
    .flatMap((channel) =>
      kindOf(channel.type) === 'text' && 'position' in channel
        ? [{ id: channel.id, at: channel.position }]
        : [],
    )
    .toSorted((one, other) => Number(other.id === system) - Number(one.id === system) || one.at - other.at);
  for (const { id: channel } of places.slice(0, MOST_TRIED)) {
    const sight = await api.look(channel, { guild, home: channel });
    if (sight.kind !== 'seen' || obstacleAt(sight, undefined) !== undefined) continue;
    const ready = await render(message, log);
    const sent = await unlessRefused(
      () => api.post(channel, ready, channelNonce(guild, 'greeting')),
      () => {},
    );
    if (sent !== undefined) return tables.servers.noteGreeted(guild);
  }
}
