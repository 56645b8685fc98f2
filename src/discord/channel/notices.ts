import type { Call, CallReason } from '../../tables/model/call.ts';
import type { AccessError } from '../../tables/model/channel.ts';
import { gracesAt } from '../../tables/model/clocks.ts';
import { standInOf } from '../../tables/model/computer-seat.ts';
import type { PendingNotice } from '../../tables/model/notice.ts';
import { reportFor } from '../../tables/model/plans.ts';
import { type Profile, USUAL_PROFILE } from '../../tables/model/profile.ts';
import { holderOf, type Table, type TableListed } from '../../tables/model/table.ts';
import { managedAt } from '../../tables/model/table-event.ts';
import { quietUntil, vacationAt } from '../../tables/model/undisturbed.ts';
import { waitingFor } from '../../tables/model/waiting.ts';
import type { Say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import { DiscordError, unlessRefused } from '../discord-error.ts';
import { aboutError, type Log } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { NONCE, NONCE_LIFE } from '../protocol/limits.ts';
import { type Message, render } from '../protocol/message.ts';
import { writtenSince } from '../protocol/standing-message.ts';
import { type NoticeContent, noticeMessage, unseenTurnMessage } from '../views/notice-message.ts';
import { type ListedTable, titleOf } from '../views/table-words.ts';
import { accessErrorOf } from './access.ts';
import { callNonce, generationOf, markCall, markNotices, nonceOf, tellsEntry } from './mark.ts';
import { liveOf, openCalls } from './next.ts';
import type { ChannelStore, Desired, ShownMessage, TableForChannel } from './state.ts';

/** Whether a call asks people to play: who is asked no more by the time that it is posted is not called. */
const ASKS_TO_PLAY: Readonly<Record<CallReason, boolean>> = {
  lobby: false,
  turn: true,
  motion: false,
  late: false,
  vacancy: false,
  seat: true,
  resting: false,
  stuck: false,
  result: false,
  again: true,
};

/**
 * Whom a new message notifies: people named by its calls who wish to be called in the channel, or hear of this in no
 * other way, and may be disturbed now. `now` is in milliseconds since 1970.
 */
export function peopleCalled(
  { now: { table, match }, profiles }: Pick<TableForChannel, 'now' | 'profiles'>,
  calls: readonly Call[],
  now: number,
): readonly string[] {
  const asked = new Set(match?.decisions.flatMap(({ seat }) => holderOf(table, seat) ?? []));
  const called = calls.flatMap(({ people, reason, besidesTurn }) =>
    people.filter((person) => {
      const isAboutTurn = ASKS_TO_PLAY[reason] && !besidesTurn;
      if (match !== undefined && isAboutTurn && asked.size > 0 && !asked.has(person)) return false;
      const profile = profiles.get(person) ?? USUAL_PROFILE;
      const isDisturbed = (quietUntil(profile, now) ?? vacationAt(profile, now)) !== undefined;
      const isCalledHere = profile.notices === 'mention' || (besidesTurn && profile.notices === 'direct');
      return isCalledHere && !isDisturbed;
    }),
  );
  return [...new Set(called)];
}

/** What a notice tells at the table as it stands; `undefined` if it no longer holds. */
export function noticesBy(
  { kind, seat, person }: Pick<PendingNotice, 'kind' | 'seat' | 'person'>,
  table: Table,
): NoticeContent | undefined {
  switch (kind) {
    case 'waits': {
      // They have played since, for example while the reminder waited for the channel to open.
      const hasPlayed = table.turnClocks.some(
        (turnClock) =>
          turnClock.person === person &&
          turnClock.remindedAt !== undefined &&
          turnClock.playedAt >= turnClock.remindedAt,
      );
      const waiting = waitingFor(table, person).filter((each) => each.kind !== 'turn' || !hasPlayed);
      return waiting.length === 0 ? undefined : { kind, waiting };
    }
    case 'replaced': {
      const seated = table.seats[seat];
      return seated !== undefined && standInOf(seated)?.person.id === person ? { kind } : undefined;
    }
    case 'warned': {
      const grace = gracesAt(table).find((known) => known.seat === seat && known.person === person);
      return grace === undefined ? undefined : { kind, until: grace.until };
    }
    case 'managed': {
      const event = managedAt(table);
      if (event === undefined) return undefined;
      const isMet = event.act === 'close' || event.act === 'move' || event.before?.id === person;
      return isMet ? { kind, event } : undefined;
    }
    case 'planned': {
      const report = reportFor(table, person);
      return report?.seat === seat && report.isTold !== true ? { kind } : undefined;
    }
  }
}

/** What is to be done about the notices of a table next. */
export type NoticeStep =
  /** It has nothing to tell, or nobody to tell it to. */
  | { readonly kind: 'drop'; readonly notice: PendingNotice }
  | {
      readonly kind: 'send';
      readonly notice: PendingNotice;
      readonly told: NoticeContent;
      readonly isDirect: boolean;
    };

/** The first notice to be sent or dropped that was not tried; only direct ones while the channel is closed. */
export function nextNotice(
  { now, notices, profiles }: Pick<TableForChannel, 'now' | 'notices' | 'profiles'>,
  isClosed: boolean,
  without: ReadonlySet<number>,
): NoticeStep | undefined {
  for (const notice of notices) {
    if (without.has(notice.id)) continue;
    const told = noticesBy(notice, now.table);
    const { notices: wished } = profiles.get(notice.person) ?? USUAL_PROFILE;
    if (told === undefined || wished === 'off') return { kind: 'drop', notice };
    // That somebody is blocked is not for all to read.
    const isBlocked = told.kind === 'managed' && told.event.blocked !== undefined;
    if (wished === 'direct' || isBlocked) return { kind: 'send', notice, told, isDirect: true };
    // Nobody else may know of a plan.
    if (notice.kind === 'planned') return { kind: 'drop', notice };
    if (!isClosed) return { kind: 'send', notice, told, isDirect: false };
  }
  return undefined;
}

/** What notices are sent with. */
export interface NoticeParts {
  readonly api: DiscordApi;
  readonly texts: Texts;
  readonly log: Log;
  readonly store: Pick<ChannelStore, 'opened' | 'notifying'>;
  /** When this process began, in milliseconds since 1970: another one may have tried what was written before. */
  readonly begun: number;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  readonly change: (person: string, how: (profile: Profile) => Profile) => Promise<unknown>;
}

/** How many tables one message tells of: each has room for its words and a link. The next message has the others. */
const TABLES_AT_ONCE = 10;

interface FromTable {
  readonly opened: TableForChannel;
  readonly notices: readonly PendingNotice[];
  readonly told: readonly NoticeContent[];
}

/** Notices of a table that need not be told any more. */
export interface SettledNotices {
  readonly table: string;
  readonly notices: readonly number[];
}

/**
 * Sends one person what is written to them, with what other tables have to tell them in the same place: by direct
 * message if they wish so, else, or if none reaches them, in the channel. Returns the notices that are settled by it:
 * none as long as the channel is closed. Throws a {@link DiscordError} if it is to be tried again.
 */
export async function sendNotice(
  { notice, isDirect }: Extract<NoticeStep, { readonly kind: 'send' }>,
  opened: TableForChannel,
  isClosed: boolean,
  parts: NoticeParts,
): Promise<readonly SettledNotices[]> {
  const { person } = notice;
  const { id, channel, language } = opened.now.table;
  const notices = (await parts.store.opened({ table: id }))?.notices ?? [];
  // It came with what another table had to tell.
  if (notices.every((each) => each.id !== notice.id)) return [{ table: id, notices: [notice.id] }];
  const own = fromTable(opened, notices, person, isDirect);
  const shared = isDirect ? [] : sharedWith(notice, notices, opened);
  const wanted = { ...(isDirect ? {} : { channel }), most: TABLES_AT_ONCE };
  const found = shared.length > 0 ? [] : await parts.store.notifying(person, wanted);
  const others = found
    .filter(({ now }) => now.table.id !== id)
    .map((other) => fromTable(other, other.notices, person, isDirect))
    .filter(({ notices }) => notices.length > 0)
    .slice(0, TABLES_AT_ONCE - 1);
  const reach = isDirect ? await tellDirectly([own, ...others], person, parts) : undefined;
  if (reach === 'told') return settled([own, ...others]);
  // In the channel it would tell that there was a plan; its owner hears of it with their next press.
  const spoken = fromTable(opened, notices, person, false);
  if (spoken.notices.length === 0) return settled([own]);
  if (isClosed) return [];
  const people = [person, ...shared.map((each) => each.person)];
  const tables = isDirect ? ([spoken] as const) : ([spoken, ...others] as const);
  const words = wordsOf(tables, people, 'channel', parts.texts.in(language));
  await postOnce(tables, channel, words, parts);
  // Afterwards: from now on they are called there, and nothing else tells them of this turn.
  if (reach === 'unreachable') await parts.change(person, unreached);
  const known = { ...own, notices: [...own.notices, ...shared] };
  return settled(isDirect ? [own] : [known, ...others]);
}

/** The notices of others that one message in the channel tells as well: of what a manager did at their table. */
const sharedWith = (
  { kind, person }: PendingNotice,
  notices: readonly PendingNotice[],
  { now, profiles }: TableForChannel,
): readonly PendingNotice[] =>
  notices.filter(
    (each) =>
      // Who is told more than that is told alone.
      notices.every((own) => own.person !== person || own.kind === 'managed') &&
      each.kind === kind &&
      each.person !== person &&
      (profiles.get(each.person) ?? USUAL_PROFILE).notices === 'mention' &&
      noticesBy(each, now.table) !== undefined,
  );

const settled = (tables: readonly FromTable[]): readonly SettledNotices[] =>
  tables.map(({ opened: { now }, notices }) => ({
    table: now.table.id,
    notices: notices.map(({ id }) => id),
  }));

/** All that a table has to tell a person now. Only a direct message tells them of their plan. */
function fromTable(
  opened: TableForChannel,
  notices: readonly PendingNotice[],
  person: string,
  isDirect: boolean,
): FromTable {
  const found = notices.flatMap((notice) => {
    const told = notice.person === person ? noticesBy(notice, opened.now.table) : undefined;
    return told === undefined || (told.kind === 'planned' && !isDirect) ? [] : [{ notice, told }];
  });
  return { opened, notices: found.map(({ notice }) => notice), told: found.map(({ told }) => told) };
}

const unreached = (profile: Profile): Profile =>
  profile.notices === 'direct' ? { ...profile, notices: 'mention', unreached: true } : profile;

/** The address of a table: its live message, or its channel while there is none. */
export function linkTo(
  { guild, channel }: Pick<Table, 'guild' | 'channel'>,
  live: Pick<ShownMessage, 'channel' | 'id'> | undefined,
): string {
  return live === undefined
    ? `<#${channel}>`
    : `https://discord.com/channels/${guild}/${live.channel}/${live.id}`;
}

/** A table as a list shows it, with the way to its board, if that stands somewhere. */
export const asListed = ({
  board,
  ...now
}: TableListed & { readonly board?: Pick<ShownMessage, 'channel' | 'id'> | undefined }): ListedTable => ({
  ...now,
  address: linkTo(now.table, board),
});

/** What became of a direct message: only one that can reach nobody changes what its person has chosen. */
type Reach = 'told' | 'unreachable' | 'refused';

async function tellDirectly(
  tables: readonly [FromTable, ...FromTable[]],
  person: string,
  parts: NoticeParts,
): Promise<Reach> {
  const [{ opened }] = tables;
  const { language } = opened.profiles.get(person) ?? USUAL_PROFILE;
  const say = parts.texts.in(language ?? opened.now.table.language);
  try {
    await postOnce(tables, await parts.api.direct(person), wordsOf(tables, [person], 'direct', say), parts);
    return 'told';
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind === 'passing') throw error;
    parts.log.info(
      { table: opened.now.table.id, person, ...aboutError(error) },
      'somebody could not be told directly',
    );
    return error.kind === 'unreachable' ? 'unreachable' : 'refused';
  }
}

const wordsOf = (
  tables: readonly FromTable[],
  people: readonly string[],
  where: 'direct' | 'channel',
  say: Say,
): Message =>
  noticeMessage(
    tables.map(({ opened: { now, messages }, told }) => ({
      ...{ told, table: now.table, game: titleOf(now, say) },
      link: linkTo(now.table, liveOf({ messages })),
    })),
    { people, where },
    say,
  );

const entriesOf = ({ opened: { now }, notices }: FromTable) =>
  notices.map(({ id, at }) => ({ id, at, table: now.table.id }));

/** Posts once: after the minutes for which Discord knows the nonce, or another process, the message is looked for. */
async function postOnce(
  tables: readonly [FromTable, ...FromTable[]],
  channel: string,
  message: Message,
  { api, clock, log, begun }: NoticeParts,
): Promise<void> {
  const [entry] = entriesOf(tables[0]);
  if (entry === undefined) return;
  if (entry.at < begun || clock.now() - entry.at >= NONCE_LIFE) {
    const recent = await api.recent(channel);
    if (recent.some((found) => writtenSince(found.id, entry.at) && tellsEntry(found, entry))) return;
  }
  const firsts = tables.flatMap((table) => entriesOf(table).slice(0, 1));
  const marked = markNotices(message, firsts);
  const ready = await render(marked, log, message.pings ?? []);
  await api.post(channel, ready, nonceOf(entry));
}

/**
 * Tells people who want direct messages that it is their turn if the message to call them cannot be posted where the
 * table lives, and why. `told` has those already told by this process, and is added to. Throws a {@link DiscordError}
 * if it may work later.
 */
export async function tellUnseenTurns(
  opened: TableForChannel,
  desired: Pick<Desired, 'calls'>,
  told: Set<string>,
  parts: Omit<NoticeParts, 'begun'>,
): Promise<void> {
  const error = accessErrorOf(opened);
  if (error === undefined) return;
  for (const call of openCalls(desired, opened).filter(({ reason }) => ASKS_TO_PLAY[reason]))
    for (const person of peopleCalled(opened, [call], parts.clock.now())) {
      const turn = `${call.revision} ${person}`;
      if (told.has(turn)) continue;
      await tellUnseenTurn(person, call, error, opened, parts);
      told.add(turn);
    }
}

/** Done twice it is found by its mark, as a new board is. */
async function tellUnseenTurn(
  person: string,
  call: Call,
  error: AccessError,
  { now, profiles }: Pick<TableForChannel, 'now' | 'profiles'>,
  { api, texts, log, clock }: Omit<NoticeParts, 'begun'>,
): Promise<void> {
  const { id: table, language: spoken } = now.table;
  const { language } = profiles.get(person) ?? USUAL_PROFILE;
  const tell = async () => {
    const channel = await api.direct(person);
    const recent = clock.now() - call.at < NONCE_LIFE ? [] : await api.recent(channel);
    const isTold = recent.some(
      (found) => writtenSince(found.id, call.at) && generationOf(found, table, [call]) !== undefined,
    );
    if (isTold) return;
    const message = unseenTurnMessage(now, person, error, texts.in(language ?? spoken));
    const ready = await render(markCall(message, table, call), log);
    // The message that calls them in the channel has another one.
    await api.post(channel, ready, `u${callNonce(table, call)}`.slice(0, NONCE));
  };
  await unlessRefused(tell, (failure) =>
    log.info({ table, person, ...aboutError(failure) }, 'somebody could not be told that they are up'),
  );
}
