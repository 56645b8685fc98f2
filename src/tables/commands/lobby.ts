import type { OptionValues } from '../../engine/game.ts';
import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import type { Hints } from '../model/hints.ts';
import type { Pace } from '../model/pace.ts';
import { notTheHost, type Refused, refused } from '../model/rejection.ts';
import { type Person, stillInvited, type Table, type TableNow } from '../model/table.ts';
import type { Act, Done } from '../service/kept-tables.ts';
import { isLearning, learningAt } from '../service/learning.ts';
import { type Book, TableQueue, type TablesParts } from '../service/table-repository.ts';
import { changedOption, joined, left, newTable, removed, withComputerPlayers } from '../transitions/lobby.ts';
import { hasPlayed, rematch } from '../transitions/rematch.ts';
import { actorOf, byHost, inLobby } from './guards.ts';

/** What is done from the opening of a lobby to the start of its match; see {@link lobbyActs}. */
export type LobbyActs = ReturnType<typeof lobbyActs>;

/** What is done from the opening of a lobby to the start of its match. */
export const lobbyActs = (
  book: Book,
  { store, clock, fresh }: Pick<TablesParts, 'store' | 'clock' | 'fresh'>,
  /** Those who want to play a match again come one after the other, so that one table is opened. */
  rematches: TableQueue = new TableQueue(),
) => ({
  /** Opens a lobby with its host seated. Options that are not named have their usual value. */
  async open(order: {
    readonly guild: string;
    readonly channel: string;
    readonly home?: string;
    readonly game: string;
    readonly host: Person;
    readonly options: OptionValues;
    readonly inThread?: boolean;
    readonly pace?: Pace;
    readonly language?: string;
    readonly interaction: string;
  }): Promise<Done | Refused> {
    const game = book.kept.game(order.game);
    if (game === undefined) return refused('no-such-table');
    const table = newTable(game, order, fresh.tableId(), clock.now());
    if (table === undefined) return refused('unknown-option');
    return book.kept.create(
      game,
      { table },
      {
        table: table.id,
        person: order.host.id,
        interaction: order.interaction,
      },
    );
  },

  join: (act: Act, name: string): Promise<Done | Refused> =>
    book.act(
      act,
      inLobby((now) => joined(now, actorOf(act, name))),
    ),

  /** Leaves a lobby. A host hands over to the next in line; the last to go closes it. */
  leave: (act: Act): Promise<Done | Refused> =>
    book.act(
      act,
      inLobby((now) => left(now, act.person)),
    ),

  /** The host takes somebody, or a computer, out of the lobby; see `guestOf`. */
  remove: (act: Act, guest: string): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, (now) => removed(now, guest)),
    ),

  /** The host seats a computer player. */
  addComputer: (act: Act, level: Level = USUAL_LEVEL): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, (now) => withComputerPlayers(now, [level])),
    ),

  /** The host chooses how it is played. */
  setOption: (act: Act, option: string, value: string): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, (now) => changedOption(now, option, value)),
    ),

  /** The host chooses how long the table waits for whoever is up. */
  setPace: (act: Act, pace: Pace): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, ({ table }) => ({ ...table, pace })),
    ),

  /** The host chooses who may have hints. */
  setHints: (act: Act, hints: Hints): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, ({ table }) => ({ ...table, hints })),
    ),

  /** The host closes the lobby. */
  close: (act: Act): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, ({ table }) => ({ ...table, phase: 'closed' })),
    ),

  /** The host starts the match. */
  start: (act: Act): Promise<Done | Refused> =>
    book.act(act, (now) => started(now, act, fresh.seed(), store)),

  /**
   * Seats this person at the table where a match that is over is played again, and opens that table where nobody has: with the same options
   * and computers. It starts at once where there is nobody else to wait for.
   */
  playAgain: (act: Act, name: string): Promise<Done | Refused> =>
    rematches.run(act.table, async () => {
      const former = await book.kept.look(act.table);
      if (former === undefined) return refused('no-such-table');
      if (former.table.phase !== 'ended') return refused('not-over');
      const begun = await rematchOf(book, former.table);
      if (begun?.table.phase === 'lobby')
        return book.act(
          { ...act, table: begun.table.id },
          inLobby((now) => joined(now, actorOf(act, name))),
        );
      if (begun?.table.phase === 'playing' || begun?.table.phase === 'archived')
        return refused('not-in-the-lobby');
      if (!hasPlayed(former.table, act.person)) return refused('did-not-play');
      // The former table knows of the new one first: a process that dies in between leaves it to the next press.
      const noted = await book.act(act, ({ table }) => ({
        table: { ...table, rematch: fresh.tableId() },
      }));
      if (noted.kind === 'refused') return noted;
      const id = noted.table.rematch ?? fresh.tableId();
      const table = rematch(former, actorOf(act, name), id, clock.now());
      if (table === undefined) return refused('unknown-option');
      const own = { ...act, table: id };
      const opened = await book.kept.create(
        former.game,
        { table },
        { ...own, interaction: `${act.interaction}:open` },
      );
      if (opened.kind === 'refused' || stillInvited(table).length > 0) return opened;
      const start = { ...own, interaction: `${act.interaction}:start` };
      const playing = await book.act(start, (now) => started(now, start, fresh.seed(), store));
      return playing.kind === 'refused' ? opened : playing;
    }),

  /** The table where a match that is over is played again; nothing where nobody has opened one. */
  rematchOf: ({ table }: TableNow): Promise<TableNow | undefined> => rematchOf(book, table),

  /** The host seats so many computers, and starts the match. Where nobody names a level they go easy on a host who is still learning the game. */
  startBeside: (act: Act, computers: number, level?: Level): Promise<Done | Refused> =>
    book.act(act, async (now) => {
      const why = cannotStart(now.table, act);
      if (why !== undefined) return why;
      const usual = (await isLearning(act.person, now.table.game, store)) ? 'easy' : USUAL_LEVEL;
      const levels = Array.from({ length: computers }, () => level ?? usual);
      const table = withComputerPlayers(now, levels);
      return typeof table === 'string'
        ? refused(table)
        : started({ ...now, table }, act, fresh.seed(), store);
    }),
});

async function rematchOf(book: Book, { rematch: id }: Table): Promise<TableNow | undefined> {
  return id === undefined ? undefined : book.kept.look(id);
}

/** Why this person cannot start a match at a table, whoever sits there; nothing where they can. */
function cannotStart(table: Table, { person }: Act): Refused | undefined {
  if (table.phase !== 'lobby') return refused('not-in-the-lobby');
  return table.host === person ? undefined : notTheHost(table);
}

async function started(
  { table, game }: TableNow,
  act: Act,
  seed: string,
  store: TablesParts['store'],
): Promise<Change | Refused> {
  const why = cannotStart(table, act);
  if (why !== undefined) return why;
  if (table.seats.length < game.seats.min)
    return refused('too-few', { least: game.seats.min, seated: table.seats.length });
  const match = begun(game, table, seed);
  if (match === undefined) return refused('options-do-not-fit');
  return {
    table: {
      ...table,
      phase: 'playing',
      moved: undefined,
      tidings: [],
      invited: [],
      unreadFromPly: table.seats.map(() => 0),
      learning: await learningAt(table, store),
    },
    match,
  };
}

/** A new match for those who sit there; nothing where the options do not go with their number. */
function begun(game: PlayableGame, { seats, options }: Table, seed: string): PlayableMatch | undefined {
  try {
    return game.begin({ seats: seats.length, options, seed });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
