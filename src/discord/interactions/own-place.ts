import type { Bot } from '../channel/bot.ts';
import { DiscordError } from '../discord-error.ts';
import { type OwnPlace, obstacleAt, obstacleWords } from '../protocol/obstacle.ts';
import type { Actor } from './actor.ts';

/** What about the bot may keep a table from a place; `undefined` if Discord does not say, which stops nobody. */
export async function ownPlaceAt(
  { guild, channel, isPrivate }: Pick<Actor, 'guild' | 'channel' | 'isPrivate'>,
  { discord }: Pick<Bot, 'discord'>,
): Promise<OwnPlace | undefined> {
  try {
    return await discord?.ownPlace(guild, isPrivate ? channel : undefined);
  } catch (error) {
    if (error instanceof DiscordError) return undefined;
    throw error;
  }
}

/** A sentence why no table can live where a command was given, and what helps; `undefined` if one can. */
export async function barredByDiscord(place: Actor, bot: Pick<Bot, 'discord'>): Promise<string | undefined> {
  const obstacle = obstacleAt(place, await ownPlaceAt(place, bot));
  return obstacle && obstacleWords(obstacle, place.context.say);
}

/** Another channel: the one it counts with, whether it is a forum, and why no table can be there, if so. */
interface SeenThere {
  readonly home: string;
  readonly isForum?: boolean;
  readonly why: string | undefined;
}

/**
 * Another channel of the server as the bot sees it: the one it counts with, and why the bot cannot write there, if
 * so. Undefined if Discord is not asked.
 */
export async function lookThere(
  channel: string,
  { guild, context: { say } }: Pick<Actor, 'guild' | 'context'>,
  { discord }: Pick<Bot, 'discord'>,
): Promise<SeenThere | undefined> {
  const sight = await discord?.look(channel, { guild, home: channel });
  if (sight === undefined) return undefined;
  const home = sight.kind === 'seen' ? sight.home : channel;
  const isSeen = sight.kind === 'seen' && sight.guild === guild;
  if (isSeen && sight.channelKind === 'other') return { home, why: say('permissions-no-texts') };
  const obstacle = isSeen
    ? obstacleAt(sight, undefined)
    : ({ kind: 'missing', permissions: ['view-channel'] } as const);
  const isForum = obstacle?.kind === 'forum';
  return { home, isForum, why: obstacle && `<#${channel}> · ${obstacleWords(obstacle, say)}` };
}
