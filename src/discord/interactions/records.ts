import { RECORD } from '../../bounds.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { BrokenRecord, type ProblemArgs } from '../../records/broken-record.ts';
import { problemSentence } from '../../records/problem-sentence.ts';
import type { WantedFrame } from '../../records/ways.ts';
import { peopleOfRecord, sentPeople } from '../../replays/people.ts';
import type {
  PaintedStop,
  RecordedTable,
  ReplayOfText,
  ReplayStop,
  ShownFrame,
  ShownRecord,
} from '../../replays/replays.ts';
import { reject } from '../../tables/model/rejection.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainText } from '../../texts/shown-text.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import { channelNonce } from '../channel/mark.ts';
import { aboutError } from '../log.ts';
import { RECORD_LOOK, REPLAY_LOOK, type ShownAs } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { noteMessage } from '../views/components.ts';
import { type Looker, type MessageContext, seatName } from '../views/message-context.ts';
import { filmMessage, pageMessage, recordPage, replayPage } from '../views/record-pages.ts';
import { hasMatch, tableView } from '../views/table-view.ts';
import { type Actor, commandOf, viewFor } from './actor.ts';
import type { Buttons } from './button.ts';
import type { GivenFile } from './command.ts';
import { inTheirTurn } from './in-turn.ts';
import { type Made, type PageReply, type Reply, sentence } from './reply.ts';

type Replaying = Pick<Bot, 'games' | 'replays' | 'shares' | 'texts' | 'log'>;

interface Wanted extends WantedFrame {
  readonly place: PageReply['place'];
}

const BEGINNING: Wanted = { at: 0, way: 'first', place: 'apart' };

/** A table's match with all that a record of it takes; those are named who agreed to it, and computers. */
async function recordedTable(
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
        return isNamed ? seatName(seated, table, say) : undefined;
      }),
    ),
  ]);
  return { game: game.name, snapshot: match.snapshot(), log, viewer, names };
}

/** A private record of a table's match: all of it once its rules have ended it, before that what they may know. */
export async function recordReply(
  now: TableNow,
  asker: Actor,
  bot: Pick<Bot, 'tables' | 'replays' | 'shares' | 'log'>,
  place: PageReply['place'] = 'apart',
): Promise<Reply> {
  const view = viewFor(now, asker);
  if (!hasMatch(view)) return reject('not-playing');
  const { table, match, viewer, say } = view;
  const write = async () => {
    const written = await bot.replays.record(await recordedTable(now, match, viewer, say, bot));
    return written === undefined ? reject('no-replay') : recordPage(view, written);
  };
  return inTheirTurn('record', asker, { page: { of: table.id, kind: RECORD_LOOK }, place, now }, write, bot);
}

/** A table's match turn by turn, also one that goes on, for the person who asks alone. */
export async function tableReplay(
  now: TableNow,
  asker: Actor,
  bot: Pick<Bot, 'tables' | 'replays' | 'shares' | 'texts' | 'log'>,
  { place, ...wanted }: Wanted = BEGINNING,
): Promise<Reply> {
  const view = viewFor(now, asker);
  if (!hasMatch(view)) return reject('not-playing');
  const { table, game, match, viewer } = view;
  const follow = async () => {
    const log = await bot.tables.log(table.id, 0, match.ply);
    const found = await bot.replays.ofTable({
      table: { game: game.name, snapshot: match.snapshot(), log, viewer },
      people: sentPeople(view),
      ...inWords(wanted, view, bot),
    });
    if (found === undefined) return reject('no-replay');
    const isOver = match.result !== undefined;
    const from = { table: table.id };
    return replayPage({ game, stop: withPictures(found), from, isOver, isCutShort: false }, view);
  };
  return inTheirTurn('replay', asker, { page: { of: table.id, kind: REPLAY_LOOK }, place, now }, follow, bot);
}

/** A record that somebody has handed over, verified; or what is wrong with it, in a sentence. */
export const textReplay = (text: string, asker: Actor, bot: Replaying): Promise<Reply> =>
  broughtReplay(
    'brought',
    (frame) => bot.replays.bring(asker.person.id, { text, ...frame }),
    BEGINNING,
    asker,
    bot,
  );

const wordsLanguage = (say: Say, { in: wordsIn, locales }: Texts): string =>
  locales.find((locale) => wordsIn(locale) === say) ?? 'en';

/** A record as a file that somebody has handed over with a command, verified. */
export async function fileReplay(
  file: GivenFile | undefined,
  asker: Actor,
  bot: Replaying & Pick<Bot, 'download'>,
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

const inWords = (
  { at, way }: WantedFrame,
  { say, reads = false }: MessageContext,
  { texts }: Pick<Bot, 'texts'>,
): ShownFrame => ({ at, way, reads, language: wordsLanguage(say, texts) });

const withPictures = ({ pictures, ...stop }: PaintedStop): ReplayStop => ({
  ...stop,
  pictures: pictures.map(({ file, sentences, ...picture }) => ({
    ...{ ...picture, paint: async () => file },
    ...(sentences && { told: () => sentences }),
  })),
});

/** What is quoted of a record as it may stand in a message: nothing in it is read as markup. */
const asText = (args: ProblemArgs): ProblemArgs =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? plainText(arg) : arg]),
  );

/** A turn of a record that somebody has brought; `of` is its key once it has one. */
function broughtReplay(
  of: string,
  read: (frame: ShownFrame) => Promise<ReplayOfText & { readonly key: string }>,
  { place, ...wanted }: Wanted,
  asker: Actor,
  bot: Replaying,
): Promise<Reply> {
  const { context } = asker;
  const { say } = context;
  const follow = async () => {
    const found = await read(inWords(wanted, context, bot));
    if (found.kind === 'broken')
      return sentence(problemSentence(new BrokenRecord(found.problem, found.place, asText(found.args)), say));
    const { brought, stop, key } = found;
    const { isCutShort, isOver, moves, turns } = brought;
    const game = bot.games.find(({ name }) => name === brought.game);
    if (game === undefined) return sentence(say('record-problem-game', { game: brought.game }));
    const replayed = {
      ...{ game, stop: withPictures(stop), from: { record: key }, isOver, isCutShort },
      ...(!isCutShort && { note: say('record-verified', { moves, turns }) }),
    };
    return replayPage(replayed, context);
  };
  return inTheirTurn('brought', asker, { page: { of, kind: REPLAY_LOOK }, place }, follow, bot);
}

type Showing = Pick<Bot, 'tables' | 'replays' | 'shares' | 'texts' | 'log'>;

/** The film of a finished match for everybody in the channel of a press by which its players have agreed to it. */
export const filmForAll = async (now: TableNow, by: Actor, bot: Showing): Promise<Reply> =>
  changing(await tableShown(now, 'film', by, bot, 'everybody'), now.table.id);

const changing = (reply: Reply, table: string): Reply =>
  reply.kind === 'page' || reply.kind === 'line' ? { ...reply, changed: [table] } : reply;

/**
 * A private page or film of a finished match: first a note, which it replaces once it is ready. For everybody it is
 * in the language of the table.
 */
async function tableShown(
  now: TableNow,
  as: ShownAs,
  asker: Actor,
  bot: Showing,
  whom: 'one' | 'everybody' = 'one',
): Promise<Reply> {
  const { table, game, match } = now;
  if (match === undefined) return reject('not-playing');
  if (match.result === undefined) return reject('not-over');
  const isForAll = whom === 'everybody';
  const context = isForAll ? { ...asker.context, say: bot.texts.in(table.language) } : asker.context;
  const { say } = context;
  const read = async () => {
    const recorded = await recordedTable(now, match, 'spectator', say, bot);
    const written = await bot.replays.record(recorded);
    // A film is for those who were there; a page may be handed on, and names those alone who wish it.
    const { label } =
      as === 'film' ? tableView(now, context) : peopleOfRecord({ ...recorded, seats: match.seats }, say);
    return written && { text: written.file, isBrought: false, people: label.people };
  };
  const channel = isForAll ? asker.channel : undefined;
  return shown({ as, game, of: table.id, context, channel, read }, asker, bot);
}

async function keptShown(
  key: string,
  as: ShownAs,
  asker: Actor,
  bot: Showing & Pick<Bot, 'games'>,
): Promise<Reply> {
  const { context } = asker;
  const kept = bot.replays.broughtBy(asker.person.id, key);
  const game = bot.games.find(({ name }) => name === kept?.brought.game);
  if (kept === undefined || game === undefined) return sentence(context.say('replay-gone'));
  const { text, brought } = kept;
  if (brought.isCutShort || !brought.isOver) return reject('not-over');
  const { people } = peopleOfRecord(brought, context.say).label;
  const read = async () => ({ text, isBrought: true, people });
  return shown({ as, game, of: key, context, channel: undefined, read }, asker, bot);
}

interface ToShow {
  readonly as: ShownAs;
  readonly game: PlayableGame;
  readonly of: string;
  readonly context: MessageContext;
  /** Where everybody sees it; undefined if it is for the one who asks. */
  readonly channel: string | undefined;
  /** Undefined if its log no longer leads to its match. */
  readonly read: () => Promise<
    (Pick<ShownRecord, 'text' | 'isBrought'> & Pick<TextContext, 'people'>) | undefined
  >;
}

function shown({ as, game, of, context, channel, read }: ToShow, asker: Actor, bot: Showing): Promise<Reply> {
  const { interaction } = asker;
  const page = { of, kind: as } as const;
  const make = async (): Promise<Message | Made> => {
    const found = await read();
    if (found === undefined) return reject('no-replay');
    const { people, ...record } = found;
    const names = people.map(({ name }) => name);
    const wanted = { ...record, names, language: wordsLanguage(context.say, bot.texts) };
    const message =
      as === 'page'
        ? pageMessage(game, await bot.replays.page(wanted), context)
        : filmMessage(game, await bot.replays.film(wanted), names, context);
    if (channel === undefined) return { ...message, page };
    return {
      ...{ kind: 'line', line: message, nonce: channelNonce(channel, `${as} ${of} ${interaction}`) },
      // Where the channel is closed to it, at least the one who pressed has it.
      draw: async (isWritten) => ({
        ...(isWritten ? noteMessage(asker.context.say('told-channel')) : message),
        page,
      }),
    };
  };
  return inTheirTurn(as, asker, { page, place: 'apart' }, make, bot);
}

/** A match, or a record that somebody has brought, turn by turn, as a page or as a film. */
export const recordButtons = {
  replay: {
    press: (wanted, press, bot) => tableReplay(press.now, press, bot, { ...wanted, place: 'here' }),
  },
  reread: {
    press: ({ record, ...wanted }, press, bot) => {
      const kept = bot.replays.broughtBy(press.person.id, record);
      if (kept === undefined) return sentence(press.context.say('replay-gone'));
      const read = async (frame: ShownFrame) => ({
        ...(await bot.replays.ofText({ text: kept.text, ...frame })),
        key: record,
      });
      return broughtReplay(record, read, { ...wanted, place: 'here' }, press, bot);
    },
  },
  show: {
    mode: 'page',
    /** A film that a player asks for in the channel is for all there once the others agree, and theirs until then. */
    press: async ({ table, as }, press, bot) => {
      const asked =
        as === 'film' && !press.isAlone
          ? await bot.tables.propose(commandOf(table, press), { kind: 'film' })
          : undefined;
      const put = asked?.kind === 'refused' ? undefined : asked;
      if (put !== undefined && put.table.vote === undefined) return filmForAll(put, press, bot);
      const own = await tableShown(press.now, as, press, bot);
      return put === undefined ? own : changing(own, table);
    },
  },
  reshow: {
    mode: 'page',
    press: ({ record, as }, press, bot) => keptShown(record, as, press, bot),
  },
} satisfies Partial<Buttons>;
