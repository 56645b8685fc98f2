import type { Table } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { accessErrorOf } from '../channel/access.ts';
import type { Bot } from '../channel/bot.ts';
import { liveOf } from '../channel/next.ts';
import { linkTo } from '../channel/notices.ts';
import { ifTold } from '../discord-error.ts';
import { type OwnPlace, obstacleAt, obstacleWords } from '../protocol/obstacle.ts';
import { noteMessage } from '../views/components.ts';
import { accessErrorWords, slowModeWords } from '../views/notice-message.ts';
import type { Actor } from './actor.ts';
import type { Draw } from './reply.ts';

/** What about the bot may keep a table from a place; `undefined` if Discord does not say, which stops nobody. */
export const ownPlaceAt = async (
  { guild, channel, isPrivate }: Pick<Actor, 'guild' | 'channel' | 'isPrivate'>,
  { discord }: Pick<Bot, 'discord'>,
): Promise<OwnPlace | undefined> => ifTold(discord?.ownPlace(guild, isPrivate ? channel : undefined));

/** A sentence why no table can live where a command was given, and what helps; `undefined` if one can. */
export async function barredByDiscord(place: Actor, bot: Pick<Bot, 'discord'>): Promise<string | undefined> {
  const obstacle = obstacleAt(place, await ownPlaceAt(place, bot));
  return obstacle && obstacleWords(obstacle, place.context.say);
}

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

/** Tells who opens a table if presses will be refused: by slow mode, or as only administrators see the channel. */
export async function pressTroubles(
  place: Actor,
  { discord }: Pick<Bot, 'discord'>,
): Promise<readonly Draw[]> {
  const { guild, channel, home, canManage, slowMode, context } = place;
  const { say } = context;
  // Nobody else can be where only administrators are.
  const sight = canManage ? await ifTold(discord?.look(channel, { guild, home })) : undefined;
  const isHidden = sight?.kind === 'seen' && sight.viewers.size === 0;
  const troubles = [
    ...(isHidden ? [say('permissions-administrators')] : []),
    ...(slowMode > 0 ? [slowModeWords(slowMode, say)] : []),
  ];
  return troubles.map((words) => () => noteMessage(`⚠️ ${words}`));
}

/** What somebody is told who sits down where slow mode will refuse their presses. */
export const slowedNote = ({ slowMode, isSlowed, context: { say } }: Actor): readonly Draw[] =>
  slowMode > 0 && isSlowed ? [() => noteMessage(`⚠️ ${slowModeWords(slowMode, say)}`)] : [];

/** The way to a table; if it cannot be spoken of where it lives, what to do about that. */
export async function tableWay(table: Table, { tables }: Pick<Bot, 'tables'>, say: Say): Promise<string> {
  const opened = await tables.opened({ table: table.id });
  const accessError = opened && accessErrorOf(opened);
  if (accessError !== undefined) return `⚠️ ${accessErrorWords(accessError, table.channel, say)}`;
  return linkTo(table, opened && liveOf(opened));
}

/** Whether a table cannot be spoken of where it lives, as far as is known. */
export async function accessErrorAt(
  { id }: Table,
  { tables }: Pick<Bot, 'tables'>,
): Promise<ReturnType<typeof accessErrorOf>> {
  const opened = await tables.opened({ table: id });
  return opened && accessErrorOf(opened);
}
