import { quietUntil, vacationAt } from '../../tables/model/undisturbed.ts';
import { mayBeTold, newsTo, type Watcher, watchingRole } from '../../tables/model/watcher.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { type Message, render } from '../protocol/message.ts';
import { openingsOfRole, watchMessage } from '../views/directory-message.ts';
import type { ListedTable } from '../views/table-words.ts';
import type { Bot } from './bot.ts';
import { lobbiesWithRoom } from './listing.ts';
import { channelNonce } from './mark.ts';

interface CallingParts extends Pick<Bot, 'tables' | 'texts' | 'icons' | 'log' | 'clock' | 'sight'> {
  readonly api: Pick<DiscordApi, 'direct' | 'post' | 'rolesOf'>;
}

interface OpeningCall {
  readonly guild: string;
  readonly id: string;
  readonly watcher: Watcher;
  readonly news: readonly ListedTable[];
}

/** Calls that tell people once an hour of new tables to join. Each throws a {@link DiscordError} to be retried. */
export async function openingCalls(
  guild: string,
  parts: CallingParts,
): Promise<readonly (() => Promise<void>)[]> {
  const { tables, clock } = parts;
  const watchers = [...(await tables.watchers.in(guild))];
  const due = watchers.filter(([, watcher]) => mayBeTold(watcher, clock.now()));
  if (due.length === 0) return [];
  const lobbies = await lobbiesWithRoom(guild, parts);
  return due.flatMap(([id, watcher]) => {
    const news = newsTo(id, watcher, lobbies);
    return news.length === 0 ? [] : [() => make({ guild, id, watcher, news }, parts)];
  });
}

/** Another process may have called them since. What nobody could be told of is not looked at again. */
async function make(call: OpeningCall, parts: CallingParts): Promise<void> {
  const { guild, id, watcher } = call;
  const { watchers } = parts.tables;
  const isStill = async () => (await watchers.of(guild, id))?.since === watcher.since;
  if (!(await isStill())) return;
  const role = watchingRole(id);
  const now = parts.clock.now();
  const came = await (role === undefined ? callPerson(call, parts) : callRole(role, call, parts));
  // They may have taken it back meanwhile.
  if (came === 'later' || !(await isStill())) return;
  const known = {
    told: { ...watcher, since: now, toldAt: now },
    untold: { ...watcher, since: now },
    unreached: { ...watcher, isUnreached: true as const },
    gone: undefined,
  };
  await watchers.set(guild, id, known[came]);
}

/** How a call ended: told; no table to tell of; no direct message gets through; they left the server; or not now. */
type CallEnd = 'told' | 'untold' | 'unreached' | 'gone' | 'later';

async function callPerson({ guild, id, watcher, news }: OpeningCall, parts: CallingParts): Promise<CallEnd> {
  const { tables, texts, api, sight, icons, clock } = parts;
  const profile = await tables.profiles.of(id);
  if ((quietUntil(profile, clock.now()) ?? vacationAt(profile, clock.now())) !== undefined) return 'later';
  if ((await tables.servers.blockOf(guild, id)) !== undefined) return 'untold';
  const roles = await api.rolesOf(guild, id);
  if (roles === undefined) return 'gone';
  const places = await Promise.all(news.map(({ table }) => sight?.placeOf(table)));
  const seen = news.filter((_, at) => sight === undefined || places[at]?.sees(id, roles) === true);
  if (seen.length === 0) return 'untold';
  const server = places.find((place) => place !== undefined)?.server ?? '';
  const context = { say: texts.in(profile.language ?? watcher.language), icons };
  const message = watchMessage({ guild, server }, context, seen);
  return sent(message, () => api.direct(id), { id, watcher }, parts);
}

/** A role is pinged where the latest table is, so that only those of it hear who see it. */
async function callRole(role: string, { id, watcher, news }: OpeningCall, parts: CallingParts) {
  const { texts, sight, icons } = parts;
  const [latest] = news;
  if (latest === undefined) return 'untold';
  const { home, language } = latest.table;
  const isNamed = await Promise.all(
    news.map(async ({ table }) => (await sight?.isCommon(table, home)) ?? true),
  );
  const named = news.filter((_, at) => isNamed[at]);
  if (named.length === 0) return 'untold';
  const message = openingsOfRole(named, role, { say: texts.in(language), icons });
  return sent(message, async () => home, { id, watcher }, parts);
}

async function sent(
  message: Message,
  where: () => Promise<string>,
  { id, watcher }: Pick<OpeningCall, 'id' | 'watcher'>,
  { api, log }: CallingParts,
): Promise<CallEnd> {
  try {
    // With the same nonce it is posted once, also if this process dies before it is noted.
    const nonce = channelNonce(id, `openings ${watcher.since}`);
    await api.post(await where(), await render(message, log), nonce);
    return 'told';
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind === 'passing') throw error;
    log.info({ person: id, ...aboutError(error) }, 'somebody could not be told of tables that have opened');
    return error.kind === 'unreachable' ? 'unreached' : 'untold';
  }
}
