import { RECORD } from '../../bounds.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { BrokenRecord } from '../../records/broken-record.ts';
import { problemSentence } from '../../records/problem-sentence.ts';
import type { KeptRecord } from '../../replays/kept-replays.ts';
import type { RecordedTable } from '../../replays/replays.ts';
import { reject } from '../../tables/model/rejection.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import type { ReplayWay, ShownAs } from '../protocol/ids.ts';
import type { Looker } from '../views/looker.ts';
import { type MessageContext, nameOf, textContextsOf } from '../views/message-context.ts';
import { recordPage } from '../views/record-page.ts';
import { frameTo, peopleOfRecord, type Replayed, replayPage } from '../views/replay-page.ts';
import type { GivenFile } from './command.ts';
import { type PageReply, type Reply, sentence } from './reply.ts';

/** Who asks for a record, and in which words. */
export interface Asker {
  /** The id of the interaction. */
  readonly interaction: string;
  readonly person: { readonly id: string };
  readonly context: MessageContext;
}

/** A moment of a replay, and the way that leads on from it. */
interface Wanted {
  readonly at: number;
  readonly way: ReplayWay;
  readonly place: PageReply['place'];
}

/** The first page of a replay, on a page of its own. */
const BEGINNING: Wanted = { at: 0, way: 'first', place: 'apart' };

/** A table's match with all that a record of it takes; those are named who agreed to it, and computers. */
export async function recordedTable(
  { table, game }: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  say: Say,
  { tables }: Pick<Bot, 'tables'>,
): Promise<RecordedTable> {
  const [log, names] = await Promise.all([
    tables.log(table.id, 0, match.ply),
    Promise.all(
      table.seats.map(async (seated) => {
        const isNamed =
          seated.kind === 'computer' ||
          (seated.kind === 'person' && (await tables.profiles.of(seated.id)).named);
        return isNamed ? nameOf(seated, table, say) : undefined;
      }),
    ),
  ]);
  return { game: game.name, snapshot: match.snapshot(), log, viewer, names };
}

/** The record of a table's match, for the person who asks alone: all of it once its rules have come to their end, and before what they may know. */
export async function recordReply(
  now: TableNow | undefined,
  { person, context }: Asker,
  bot: Pick<Bot, 'tables' | 'replays'>,
  place: PageReply['place'] = 'apart',
): Promise<Reply> {
  if (now === undefined) return reject('no-such-table');
  const { table, match } = now;
  if (match === undefined) return reject('not-playing');
  const viewer = seatOf(table, person.id) ?? 'spectator';
  const written = await bot.replays.write(await recordedTable(now, match, viewer, context.say, bot));
  if (written === undefined) return reject('no-replay');
  const draw = () => recordPage(now, written, match.result !== undefined, context);
  return { kind: 'page', draw, place, now };
}

/** A table's match turn by turn, also one that goes on, for the person who asks alone. */
export async function tableReplay(
  now: TableNow | undefined,
  { person, context }: Asker,
  bot: Pick<Bot, 'tables' | 'replays'>,
  { at, way, place }: Wanted = BEGINNING,
): Promise<Reply> {
  if (now === undefined) return reject('no-such-table');
  const { table, game, match } = now;
  if (match === undefined) return reject('not-playing');
  const viewer: Looker = seatOf(table, person.id) ?? 'spectator';
  const replay = await bot.replays.ofTable(table.id, match.ply, () =>
    recordedTable(now, match, viewer, context.say, bot),
  );
  if (replay === undefined) return reject('no-replay');
  const replayed = {
    ...{ game, replay, viewer, people: textContextsOf(table, context), of: table.id },
    idOf: (from: number, to: ReplayWay) => ({ kind: 'replay', table: table.id, at: from, way: to }) as const,
    ...(match.result !== undefined && {
      showId: (as: ShownAs) => ({ kind: 'show', table: table.id, as }) as const,
    }),
  } satisfies Replayed;
  const draw = () => replayPage(replayed, frameTo(at, way, replay.frames.length), context);
  return { kind: 'page', draw, place, now };
}

/** A record that somebody has handed over, verified; or what is wrong with it, in a sentence. */
export async function textReplay(
  text: string,
  { person, context }: Asker,
  bot: Pick<Bot, 'games' | 'replays'>,
): Promise<Reply> {
  const kept = await bot.replays.ofText(person.id, text);
  if ('key' in kept) return keptReply(kept, context, bot, BEGINNING);
  const { problem, place, args } = kept;
  return sentence(problemSentence(new BrokenRecord(problem, place, args), context.say));
}

/** A record as a file that somebody has handed over with a command, verified. */
export async function fileReplay(
  file: GivenFile | undefined,
  asker: Asker,
  bot: Pick<Bot, 'games' | 'replays' | 'download' | 'log'>,
): Promise<Reply> {
  const { say } = asker.context;
  if (file === undefined || bot.download === undefined) return sentence(say('replay-no-file'));
  if (file.size > RECORD.bytes) return sentence(say('record-problem-too-long'));
  let bytes: Uint8Array;
  try {
    bytes = await bot.download(file.url);
  } catch (error) {
    bot.log.warn({ interaction: asker.interaction, ...aboutError(error) }, 'a file did not come');
    return sentence(say('replay-no-file'));
  }
  return textReplay(new TextDecoder().decode(bytes), asker, bot);
}

/** Another turn of a record that somebody has handed over. */
export function keptReplay(
  key: string,
  { person, context }: Asker,
  bot: Pick<Bot, 'games' | 'replays'>,
  wanted: Wanted,
): Reply {
  const kept = bot.replays.kept(key, person.id);
  return kept === undefined ? sentence(context.say('replay-gone')) : keptReply(kept, context, bot, wanted);
}

function keptReply(
  { key, replay, record }: KeptRecord,
  context: MessageContext,
  { games }: Pick<Bot, 'games'>,
  { at, way, place }: Wanted,
): Reply {
  const { say } = context;
  const game = games.find(({ name }) => name === replay.game);
  if (game === undefined) return sentence(say('record-problem-game', { game: replay.game }));
  const moves = replay.log.length;
  const replayed = {
    ...({ game, replay, viewer: 'spectator', people: peopleOfRecord(replay, say), of: key } as const),
    ...(!replay.isCutShort && { note: say('record-verified', { moves, turns: record.turns.length }) }),
    idOf: (from: number, to: ReplayWay) => ({ kind: 'reread', record: key, at: from, way: to }) as const,
    ...(record.result !== undefined && {
      showId: (as: ShownAs) => ({ kind: 'reshow', record: key, as }) as const,
    }),
  };
  return {
    kind: 'page',
    draw: () => replayPage(replayed, frameTo(at, way, replay.frames.length), context),
    place,
  };
}
