import type { PlayableGame } from '../../games/playable.ts';
import { peopleOfRecord } from '../../replays/people.ts';
import type { ShownRecord } from '../../replays/replays.ts';
import { reject } from '../../tables/model/rejection.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import { channelNonce } from '../channel/mark.ts';
import type { ShownAs } from '../protocol/ids.ts';
import { type MessageContext, textContextsOf } from '../views/message-context.ts';
import { noteMessage } from '../views/page-message.ts';
import { filmMessage, pageMessage } from '../views/shown-record.ts';
import type { Actor } from './actor.ts';
import { inTheirTurn, type Made } from './in-turn.ts';
import { recordedTable, wordsLanguage } from './records.ts';
import { type Reply, sentence } from './reply.ts';

/** What of the bot it takes to show a record. */
type Showing = Pick<Bot, 'replays' | 'shares' | 'texts' | 'log'>;

/** A film for everybody in the channel in which it was asked for. */
interface ForAll {
  readonly channel: string;
  /** In the language of the channel. */
  readonly context: MessageContext;
}

/** The film of a finished match for everybody in the channel of a press by which its players have agreed to it. */
export async function filmForAll(
  now: TableNow,
  by: Actor,
  bot: Showing & Pick<Bot, 'tables'>,
): Promise<Reply> {
  const context = { ...by.context, say: bot.texts.in(now.table.language) };
  return withChange(await tableShown(now, 'film', by, bot, { channel: by.channel, context }), now.table.id);
}

/** A reply by which the channel of a table is brought up to date, too. */
export const withChange = (reply: Reply, table: string): Reply =>
  reply.kind === 'page' || reply.kind === 'line' ? { ...reply, changed: [table] } : reply;

/** A private page or film of a finished match: first a note, which it replaces once it is ready. */
export async function tableShown(
  now: TableNow,
  as: ShownAs,
  asker: Actor,
  bot: Showing & Pick<Bot, 'tables'>,
  forAll?: ForAll,
): Promise<Reply> {
  const { table, game, match } = now;
  if (match === undefined) return reject('not-playing');
  if (match.result === undefined) return reject('not-over');
  const context = forAll?.context ?? asker.context;
  const { say } = context;
  const read = async (): Promise<ShownRecord | undefined> => {
    const recorded = await recordedTable(now, match, 'spectator', say, bot);
    const written = await bot.replays.write(recorded);
    // A film is for those who were there; a page may be handed on, and names those alone who wish it.
    const people =
      as === 'film'
        ? textContextsOf(table, context)
        : peopleOfRecord({ ...recorded, seats: match.seats }, say);
    return written && { text: written.file, isBrought: false, ...spoken(people.label.people, say, bot) };
  };
  return shown({ as, game, of: table.id, read, ...(forAll && { forAll }) }, asker, bot);
}

/** The same of a record that the person has brought. */
export async function keptShown(
  key: string,
  as: ShownAs,
  asker: Actor,
  bot: Showing & Pick<Bot, 'games'>,
): Promise<Reply> {
  const { say } = asker.context;
  const kept = bot.replays.kept(key, asker.person.id);
  const game = bot.games.find(({ name }) => name === kept?.brought.game);
  if (kept === undefined || game === undefined) return sentence(say('replay-gone'));
  const { text, brought } = kept;
  if (brought.isCutShort || !brought.isOver) return reject('not-over');
  const { people } = peopleOfRecord(brought, say).label;
  return shown(
    { as, game, of: key, read: async () => ({ text, isBrought: true, ...spoken(people, say, bot) }) },
    asker,
    bot,
  );
}

/** How the players are called, and in which language. */
const spoken = (
  people: readonly { readonly name: string }[],
  say: Say,
  { texts }: Pick<Bot, 'texts'>,
): Pick<ShownRecord, 'names' | 'language'> => ({
  names: people.map(({ name }) => name),
  language: wordsLanguage(say, texts),
});

/** What is shown of which game: as what, and from which record. */
interface ToShow {
  readonly as: ShownAs;
  readonly game: PlayableGame;
  readonly of: string;
  /** Undefined if its log no longer leads to its match. */
  readonly read: () => Promise<ShownRecord | undefined>;
  readonly forAll?: ForAll;
}

function shown({ as, game, of, read, forAll }: ToShow, asker: Actor, bot: Showing): Promise<Reply> {
  const { person, context } = asker;
  const page = { of, kind: as } as const;
  const make = async (): Promise<Made> => {
    const record = await read();
    if (record === undefined) return reject('no-replay');
    const message =
      as === 'page'
        ? pageMessage(game, await bot.replays.page(record, person.id), context)
        : filmMessage(
            game,
            await bot.replays.film(record, person.id),
            record.names,
            forAll?.context ?? context,
          );
    if (forAll !== undefined)
      return {
        ...{
          kind: 'line',
          line: message,
          nonce: channelNonce(forAll.channel, `${as} ${of} ${asker.interaction}`),
        },
        // Where the channel is closed to it, at least the one who pressed has it.
        draw: async (isWritten) => ({
          ...(isWritten ? noteMessage(context.say('film-told')) : message),
          page,
        }),
      };
    return { kind: 'page', draw: () => ({ ...message, page }), place: 'apart', wantsPictures: true };
  };
  return inTheirTurn(as, asker, { page, place: 'apart' }, make, bot);
}
