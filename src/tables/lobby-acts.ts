import type { PlayableGame, PlayableMatch } from '../games/playable.ts';
import type { OptionValues } from '../kernel/game.ts';
import type { Book, TablesParts } from './book.ts';
import type { Act, Change, Done } from './change.ts';
import { actorOf, byHost, inLobby, notTheHost } from './doings.ts';
import { learningAt } from './learning.ts';
import {
  changedOption,
  joined,
  left,
  newTable,
  removed,
  withComputerPlayer,
  withComputerPlayers,
} from './lobby.ts';
import type { Pace } from './pace.ts';
import { type Refused, refused } from './refusal.ts';
import type { Person, Table, TableNow } from './table.ts';

/** What is done from the opening of a lobby to the start of its match; see {@link lobbyActs}. */
export type LobbyActs = ReturnType<typeof lobbyActs>;

/** What is done from the opening of a lobby to the start of its match. */
export const lobbyActs = (
  book: Book,
  { store, clock, fresh }: Pick<TablesParts, 'store' | 'clock' | 'fresh'>,
) => ({
  /** Opens a lobby with its host seated. Options that are not named have their usual value. */
  async open(order: {
    readonly guild: string;
    readonly channel: string;
    readonly game: string;
    readonly host: Person;
    readonly options: OptionValues;
    readonly inThread?: boolean;
    readonly pace?: Pace;
    readonly language?: string;
    readonly interaction: string;
  }): Promise<Done | Refused> {
    const game = book.game(order.game);
    if (game === undefined) return refused('no such table');
    const table = newTable(game, order, fresh.tableId(), clock.now());
    if (table === undefined) return refused('unknown option');
    const change: Change = { table, sayings: [{ kind: 'post', what: 'lobby' }] };
    return book.open(game, change, {
      table: table.id,
      person: order.host.id,
      interaction: order.interaction,
    });
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
  addComputer: (act: Act): Promise<Done | Refused> => book.act(act, byHost(act, withComputerPlayer)),

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

  /** The host closes the lobby. */
  close: (act: Act): Promise<Done | Refused> =>
    book.act(
      act,
      byHost(act, ({ table }) => ({ ...table, phase: 'closed' })),
    ),

  /** The host starts the match. */
  start: (act: Act): Promise<Done | Refused> =>
    book.act(act, (now) => started(now, act, fresh.seed(), store)),

  /** The host seats so many computers, and starts the match. */
  startBeside: (act: Act, computers: number): Promise<Done | Refused> =>
    book.act(act, (now) => {
      if (now.table.phase !== 'lobby') return refused('not in the lobby');
      if (now.table.host !== act.person) return notTheHost(now.table);
      const table = withComputerPlayers(now, computers);
      return typeof table === 'string'
        ? refused(table)
        : started({ ...now, table }, act, fresh.seed(), store);
    }),
});

async function started(
  { table, game }: TableNow,
  { person }: Act,
  seed: string,
  store: TablesParts['store'],
): Promise<Change | Refused> {
  if (table.phase !== 'lobby') return refused('not in the lobby');
  if (table.host !== person) return notTheHost(table);
  if (table.seats.length < game.seats.min)
    return refused('too few', { least: game.seats.min, seated: table.seats.length });
  const match = begun(game, table, seed);
  if (match === undefined) return refused('options do not fit');
  return {
    table: {
      ...table,
      phase: 'playing',
      moved: undefined,
      tidings: [],
      newsFrom: table.seats.map(() => 0),
      learning: await learningAt(table, store),
    },
    match,
    sayings: [
      { kind: 'retire', from: 0, to: 0, lobby: true },
      { kind: 'post', what: 'question' },
    ],
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
