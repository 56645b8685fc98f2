import { stillInvited } from '../../tables/model/table.ts';
import { withoutButtons } from '../protocol/standing-message.ts';
import { closingOf } from '../views/closed-message.ts';
import { lobbyMessage } from '../views/lobby-message.ts';
import { leftMessage, threadName } from '../views/place-message.ts';
import { isKnown, type Voice } from '../views/telling.ts';
import type { Bot } from './bot.ts';
import { liveMessage } from './desired.ts';
import { liveOf } from './next.ts';
import type { ChannelStore, OpenedTable } from './opened-table.ts';
import { LOBBY_PLY } from './state.ts';
import type { SyncParts } from './table-sync.ts';

/** The messages of tables in the language of their channels. */
export function channelDrawing(
  { texts, icons, avatars }: Pick<Bot, 'texts' | 'icons' | 'avatars'>,
  { log }: Pick<ChannelStore, 'log'>,
): SyncParts['draw'] {
  const voiceOf = ({ now }: OpenedTable): Voice => ({ say: texts.in(now.table.language), icons, avatars });
  return {
    live: (opened) => {
      const { now, log } = opened;
      if (isBegunByComputer(opened)) return lobbyMessage(now, voiceOf(opened));
      return liveMessage(now, log, voiceOf(opened), stillInvited(now.table).filter(isKnown));
    },
    closed: async (opened, { fromPly }, toPly, standing) => {
      const voice = voiceOf(opened);
      const { now } = opened;
      // A lobby tells of no move, unless the match has gone on before its own first message was posted.
      if (fromPly === LOBBY_PLY && toPly <= 0) return lobbyMessage(now, voice);
      const from = Math.max(0, fromPly);
      const entries = readAlready(opened, from, toPly) ?? (await log(now.table.id, from, toPly));
      const closing = closingOf(now, entries, voice);
      return closing === undefined ? undefined : closing(await standing());
    },
    left: (opened, standing, to) =>
      to === undefined ? withoutButtons(standing) : leftMessage(standing, opened.now, voiceOf(opened).say),
    threadName: ({ now }, letters) => threadName(now, texts.in(now.table.language), letters),
  };
}

/** The entries of a log from a ply on, up to and without another; `undefined` if not all of them were read with the table. */
function readAlready({ entries }: OpenedTable, from: number, to: number): readonly string[] | undefined {
  const told = entries.filter(({ ply }) => ply >= from && ply < to);
  return told.length < to - from ? undefined : told.map(({ body }) => body);
}

/** Whether a match has begun with a computer, so that only the lobby stands there until a new message calls a person. */
function isBegunByComputer({ now: { table, match }, messages, channel }: OpenedTable): boolean {
  if (match === undefined || table.phase !== 'playing' || table.asked.turn !== 0) return false;
  const isAwaited = table.calls.some(({ revision }) => revision > channel.posted);
  return !isAwaited && liveOf({ messages })?.fromPly === LOBBY_PLY;
}
