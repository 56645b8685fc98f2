import type { Call, CallReason } from '../../tables/model/call.ts';
import { standInOf } from '../../tables/model/computer-seat.ts';
import type { PendingNotice } from '../../tables/model/notice.ts';
import { reportFor } from '../../tables/model/plans.ts';
import { type Profile, USUAL_PROFILE } from '../../tables/model/profile.ts';
import { holderOf, type Table, type TableNow } from '../../tables/model/table.ts';
import { dueAt, gracesAt } from '../../tables/model/turn-clock.ts';
import { quietUntil, vacationAt } from '../../tables/model/undisturbed.ts';
import type { Texts } from '../../texts/texts.ts';
import { aboutError, type Log } from '../log.ts';
import { type DiscordApi, DiscordError } from '../protocol/discord-api.ts';
import { NONCE_LIFE } from '../protocol/limits.ts';
import { type Message, render } from '../protocol/message.ts';
import { writtenSince } from '../protocol/standing-message.ts';
import { type NoticeWords, noticeMessage, type Told } from '../views/notice-message.ts';
import { markNotice, nonceOf, tellsEntry } from './mark.ts';
import type { ShownMessage, TableForChannel } from './state.ts';

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

/** The calls among these that ask people to play. */
export const askingToPlay = (calls: readonly Call[]): readonly Call[] =>
  calls.filter(({ reason }) => ASKS_TO_PLAY[reason]);

/**
 * Whom a new message notifies: of those whom its calls name, who wishes to be called in the channel, or hears of this in no other way, and
 * may be disturbed now. `now` is in milliseconds since 1970.
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
export function toldBy(
  { kind, seat, person, since }: Pick<PendingNotice, 'kind' | 'seat' | 'person' | 'since'>,
  table: Table,
): Told | undefined {
  if (kind === 'replaced') {
    const seated = table.seats[seat];
    return seated !== undefined && standInOf(seated)?.person.id === person ? { kind } : undefined;
  }
  if (kind === 'warned') {
    const grace = gracesAt(table).find((known) => known.seat === seat && known.person === person);
    return grace === undefined ? undefined : { kind, until: grace.until };
  }
  if (kind === 'planned') {
    const report = reportFor(table, person);
    return report?.seat === seat && report.isTold !== true ? { kind } : undefined;
  }
  const wait = table.turnClocks.find(
    (known) => known.seat === seat && known.person === person && known.since === since,
  );
  if (wait === undefined) return undefined;
  // They have played since, as where the reminder had to wait for the channel to open.
  const { playedAt, remindedAt } = wait;
  if (kind === 'remind' && remindedAt !== undefined && playedAt >= remindedAt) return undefined;
  if (wait.offer !== undefined) return { kind: 'over' };
  return kind === 'turn' ? { kind: 'turn' } : { kind, since: wait.since, until: dueAt(table, wait) };
}

/** What is to be done about the notices of a table next. */
export type NoticeStep =
  /** It has nothing to tell, or nobody to tell it to. */
  | { readonly kind: 'drop'; readonly notice: PendingNotice }
  | {
      readonly kind: 'send';
      readonly notice: PendingNotice;
      readonly told: Told;
      readonly isDirect: boolean;
    };

/**
 * The first notice of a table to be told, or to be dropped; `undefined` if none can be. While the channel cannot be spoken to only direct
 * messages are sent. `without` are those that were tried.
 */
export function nextNotice(
  { now, notices, profiles }: Pick<TableForChannel, 'now' | 'notices' | 'profiles'>,
  isClosed: boolean,
  without: ReadonlySet<number>,
): NoticeStep | undefined {
  for (const notice of notices) {
    if (without.has(notice.id)) continue;
    const told = toldBy(notice, now.table);
    const { notices: wished } = profiles.get(notice.person) ?? USUAL_PROFILE;
    if (told === undefined || wished === 'off') return { kind: 'drop', notice };
    if (wished === 'direct') return { kind: 'send', notice, told, isDirect: true };
    // The new message has called them; of a plan nobody else may know.
    if (notice.kind === 'turn' || notice.kind === 'planned') return { kind: 'drop', notice };
    if (!isClosed) return { kind: 'send', notice, told, isDirect: false };
  }
  return undefined;
}

/** What notices are sent with. */
export interface NoticeParts {
  readonly api: Pick<DiscordApi, 'post' | 'recent' | 'direct'>;
  readonly texts: Texts;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
  /** Changes what somebody has chosen. */
  readonly change: (person: string, how: (profile: Profile) => Profile) => Promise<unknown>;
}

/**
 * Sends what is written to one person: by a direct message where they wish so, else, or where none reaches them, in the channel. Tells
 * whether it is settled; it is not where the channel is closed. Throws a {@link DiscordError} where it is to be tried again.
 */
export async function sendNotice(
  { notice, told, isDirect }: Extract<NoticeStep, { readonly kind: 'send' }>,
  opened: TableForChannel,
  isClosed: boolean,
  parts: NoticeParts,
): Promise<boolean> {
  const { person } = notice;
  if (isDirect && (await isToldDirectly(notice, told, opened, parts))) return true;
  // In the channel it would tell that there was a plan; its owner hears of it with their next press.
  if (told.kind === 'planned') return true;
  if (isClosed) return false;
  await tellInChannel(notice, told, opened, parts);
  // Afterwards: from now on they are called there, and nothing else tells them of this turn.
  if (isDirect) await parts.change(person, unreached);
  return true;
}

const unreached = (profile: Profile): Profile =>
  profile.notices === 'direct' ? { ...profile, notices: 'mention', unreached: true } : profile;

/** The address of a table: its live message, or its channel while there is none. */
export function addressOf(
  table: Pick<Table, 'guild' | 'channel'>,
  messages: readonly ShownMessage[],
): string {
  return linkTo(
    table,
    messages.find(({ standing }) => standing === 'live'),
  );
}

/** The same by the live message. */
export function linkTo(
  { guild, channel }: Pick<Table, 'guild' | 'channel'>,
  live: Pick<ShownMessage, 'channel' | 'id'> | undefined,
): string {
  return live === undefined
    ? `<#${channel}>`
    : `https://discord.com/channels/${guild}/${live.channel}/${live.id}`;
}

async function isToldDirectly(
  notice: PendingNotice,
  told: Told,
  { now, messages, profiles }: TableForChannel,
  parts: NoticeParts,
): Promise<boolean> {
  const { person } = notice;
  const { language } = profiles.get(person) ?? USUAL_PROFILE;
  const say = parts.texts.in(language ?? now.table.language);
  const words = { told, person, game: now.game.title(say), link: addressOf(now.table, messages) };
  try {
    const channel = await parts.api.direct(person);
    await postOnce(notice, now, channel, noticeMessage(words, 'direct', say), parts);
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError) || error.kind === 'passing') throw error;
    parts.log.info(
      { table: now.table.id, person, ...aboutError(error) },
      'somebody could not be told directly',
    );
    return false;
  }
}

/** Calls somebody in the channel. */
async function tellInChannel(
  notice: PendingNotice,
  told: Told,
  { now, messages }: TableForChannel,
  parts: NoticeParts,
): Promise<void> {
  const { channel, language } = now.table;
  const say = parts.texts.in(language);
  const words: NoticeWords = {
    ...{ told, person: notice.person, game: now.game.title(say) },
    link: addressOf(now.table, messages),
  };
  await postOnce(notice, now, channel, noticeMessage(words, 'channel', say), parts);
}

/** Posts once: for minutes Discord knows the nonce, and later the message is looked for among the latest. */
async function postOnce(
  { id, at }: PendingNotice,
  { table }: Pick<TableNow, 'table'>,
  channel: string,
  message: Message,
  { api, clock, log }: NoticeParts,
): Promise<void> {
  const entry = { id, at, table: table.id };
  if (clock.now() - at >= NONCE_LIFE) {
    const recent = await api.recent(channel);
    if (recent.some((found) => writtenSince(found.id, at) && tellsEntry(found, entry))) return;
  }
  const ready = await render(markNotice(message, entry), log, message.pings ?? []);
  await api.post(channel, ready, nonceOf(entry));
}
