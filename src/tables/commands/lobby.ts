import { keyedChance } from '../../engine/chance.ts';
import type { OptionValues } from '../../engine/game.ts';
import { LEARNERS_LEVEL, type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { calledToRematch } from '../model/called-once.ts';
import type { Change } from '../model/change.ts';
import { optionsAt } from '../model/first-player.ts';
import { termsInPlay } from '../model/lobby-terms.ts';
import type { Pace } from '../model/pace.ts';
import type { Profile } from '../model/profile.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import type { SeatedPerson } from '../model/seated.ts';
import type { Seating } from '../model/series.ts';
import { isTogetherAgain, seatedAgain } from '../model/series-score.ts';
import { guestOf, type Hints, peopleAt, stillInvited, type Table, type TableNow } from '../model/table.ts';
import type { SoloThread } from '../model/table-rules.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import { KeyedQueue } from '../service/keyed-queue.ts';
import { isLearning, learningAt } from '../service/learning.ts';
import type { Profiles } from '../service/profiles.ts';
import type { Results } from '../service/results.ts';
import type { ServerSettings, Servers } from '../service/servers.ts';
import { freeName } from '../service/table-names.ts';
import type { TableRepository, TablesParts } from '../service/table-repository.ts';
import {
  addComputerPlayers,
  changeOption,
  changeSeating,
  changeTerms,
  declineInvitation,
  type Gathering,
  inviteToLobby,
  joinLobby,
  leaveLobby,
  newTable,
  removeGuest,
} from '../transitions/lobby.ts';
import { renameTable } from '../transitions/place.ts';
import { hasPlayed, rematch } from '../transitions/rematch.ts';
import { actorOf, byHost, cannotStart, inLobby, underFreeName } from './guards.ts';

/** What is done from the opening of a lobby to the start of its match; see {@link lobbyCommands}. */
export type LobbyCommands = ReturnType<typeof lobbyCommands>;

/** What is done from the opening of a lobby to the start of its match. */
export const lobbyCommands = (
  repository: TableRepository,
  {
    store,
    clock,
    fresh,
    servers,
    results,
    profiles,
  }: Pick<TablesParts, 'store' | 'clock' | 'fresh'> & {
    readonly servers: Servers;
    readonly results: Results;
    readonly profiles: Profiles;
  },
  /** Those who want to play a match again come one after the other, so that one table is opened. */
  rematches: KeyedQueue = new KeyedQueue(),
) => ({
  /** Opens a lobby with its host seated. Options that are not named have their usual value. */
  async open(order: {
    readonly guild: string;
    readonly channel: string;
    readonly home?: string;
    readonly game: string;
    readonly host: SeatedPerson;
    readonly options: OptionValues;
    /** Names to choose from: it gets one that no other open table of its server has. Absent if it gets no name. */
    readonly names?: readonly string[];
    readonly inThread?: boolean;
    readonly pace?: Pace;
    readonly language?: string;
    readonly gathering?: Gathering;
    /** What its server has settled, where that was read already. */
    readonly settings?: ServerSettings;
    /** The same of its host. */
    readonly profile?: Profile;
    readonly interaction: string;
  }): Promise<Done | Rejection> {
    const settings = order.settings ?? (await servers.of(order.guild));
    const game = repository.kept.game(order.game);
    if (game === undefined) return reject('no-such-table');
    const known = order.profile && new Map([[order.host.id, order.profile]]);
    const host = await results.withUsual(order.host, known);
    const now = clock.now();
    const id = fresh.tableId();
    const name = await freeName(order.names ?? [], { store, guild: order.guild, key: id });
    const lobby = newTable(game, { ...order, name, host, rules: settings }, id, now);
    if (lobby === undefined) return reject('unknown-option');
    const table =
      lobby.invited.length === 0 ? lobby : await callingOnce(lobby, NO_MATCH, { servers, profiles, now });
    return repository.kept.create(
      game,
      { table },
      {
        table: table.id,
        person: order.host.id,
        interaction: order.interaction,
      },
      now,
    );
  },

  /** Seats this person in a lobby. A match that is played again starts once all are there whom it invites. */
  join: (command: TableCommand, name: string): Promise<Done | Rejection> =>
    joinAndStart(repository, command, name, { results, store, fresh }),

  /** One of those whom a lobby invites does not play this time. */
  sitOut: (command: TableCommand): Promise<Done | Rejection> =>
    repository.execute(
      command,
      inLobby((now) => declineInvitation(now, command.person)),
    ),

  /** Leaves a lobby. A host hands over to the next in line; the last to go closes it. */
  leave: (command: TableCommand): Promise<Done | Rejection> =>
    repository.execute(
      command,
      inLobby((now, at) => leaveLobby(now, command.person, at)),
    ),

  /** The host takes somebody, or a computer, out of the lobby; see `guestOf`. */
  remove: (command: TableCommand, guest: string): Promise<Done | Rejection> =>
    repository.execute(
      command,
      byHost(command, (now) => removeGuest(now, guest)),
    ),

  /** The host seats a computer player. */
  async addComputer(command: TableCommand, level: Level = USUAL_LEVEL): Promise<Done | Rejection> {
    const done = await repository.execute(
      command,
      byHost(command, (now) => addComputerPlayers(now, [level])),
    );
    return done.kind === 'refused' ? done : startWithAll(repository, done, command, { store, fresh });
  },

  /** The host chooses how it is played. */
  setOption: (command: TableCommand, option: string, value: string): Promise<Done | Rejection> =>
    repository.execute(
      command,
      byHost(command, (now) => changeOption(now, option, value)),
    ),

  /** The host calls the table something else: no other open table of its server is called so. */
  rename: (command: TableCommand, name: string): Promise<Done | Rejection> =>
    underFreeName(command, name, { repository, servers, store }, () =>
      repository.execute(command, (known, at) => renameTable(known, command.person, name, at)),
    ),

  /**
   * The host invites people and keeps seats for them. People who were called to any lobby within the hour are not
   * notified of this one.
   */
  async invite(command: TableCommand, wished: Gathering): Promise<Done | Rejection> {
    const { invite: people = [] } = wished;
    const recent = calledToRematch(await profiles.all(people), NO_MATCH, clock.now());
    const untold = new Set(recent.map(({ person }) => person));
    const done = await repository.execute(command, async (now, at) => {
      const settings = await servers.of(now.table.guild);
      const allowed = people.filter((id) => servers.blockIn(settings, id) === undefined);
      if (allowed.length === 0) return reject('blocked-other');
      return byHost(command, (known) => {
        const table = inviteToLobby(known, { ...wished, invite: allowed }, at);
        if (typeof table === 'string') return table;
        return { ...table, announcements: table.announcements.filter(({ person }) => !untold.has(person)) };
      })(now, at);
    });
    if (done.kind === 'done')
      await noteCalled(
        people.filter((id) => !untold.has(id)),
        { profiles, now: done.table.changedAt },
      );
    return done;
  },

  /** The host says who may sit down, and when the match begins. */
  async setTerms(command: TableCommand, wished: Gathering): Promise<Done | Rejection> {
    const done = await repository.execute(
      command,
      byHost(command, ({ table }, at) => changeTerms(table, wished, at)),
    );
    return done.kind === 'refused' ? done : startWithAll(repository, done, command, { store, fresh });
  },

  /** The host chooses how long the table waits for the player who is up. */
  setPace: (command: TableCommand, pace: Pace): Promise<Done | Rejection> =>
    repository.execute(
      command,
      byHost(command, ({ table }) => ({ ...table, pace })),
    ),

  /** The host chooses who may have hints. */
  setHints: (command: TableCommand, hints: Hints): Promise<Done | Rejection> =>
    repository.execute(
      command,
      byHost(command, ({ table }) => ({ ...table, hints })),
    ),

  /** The host chooses how seats are given in a match that is played again. */
  setSeating: (command: TableCommand, seating: Seating): Promise<Done | Rejection> =>
    repository.execute(
      command,
      byHost(command, (now) => changeSeating(now, seating)),
    ),

  /** The host closes the lobby. */
  close: (command: TableCommand): Promise<Done | Rejection> =>
    repository.execute(
      command,
      byHost(command, ({ table }) => ({ ...table, phase: 'closed' })),
    ),

  /** The host starts the match. */
  start: (command: TableCommand): Promise<Done | Rejection> =>
    repository.execute(command, (now) => startMatch(now, command, fresh, store)),

  /**
   * Seats this person at the rematch of a finished match, and opens that table if nobody has: with the same options
   * and computers, or computers of another `level`. Starts at once if nobody else is to be waited for.
   */
  playAgain: (command: TableCommand, name: string, level?: Level): Promise<Done | Rejection> =>
    rematches.run(command.table, async () => {
      const former = await repository.kept.look(command.table);
      if (former === undefined) return reject('no-such-table');
      if (former.table.phase !== 'ended') return reject('not-over');
      const begun = await rematchOf(repository, former.table);
      if (begun?.table.phase === 'lobby')
        return joinAndStart(repository, { ...command, table: begun.table.id }, name, {
          results,
          store,
          fresh,
        });
      if (begun?.table.phase === 'playing' || begun?.table.phase === 'archived')
        return reject('not-in-the-lobby');
      if (!hasPlayed(former.table, command.person)) return reject('did-not-play');
      // The former table knows of the new one first: a process that dies in between leaves it to the next press.
      const noted = await repository.execute(command, ({ table }) => ({
        table: { ...table, rematch: fresh.tableId() },
      }));
      if (noted.kind === 'refused') return noted;
      const id = noted.table.rematch ?? fresh.tableId();
      const host = await results.withUsual(actorOf(command, name), command.opened?.profiles);
      const now = clock.now();
      const names = former.table.name === undefined ? [] : [former.table.name];
      const called = await freeName(names, { store, guild: former.table.guild, key: id });
      const lobby = rematch(former, { id, now, host, name: called, level });
      if (lobby === undefined) return reject('unknown-option');
      const table = await callingOnce(lobby, former.table, { servers, profiles, now });
      const own = { ...command, table: id };
      const opened = await repository.kept.create(
        former.game,
        { table },
        { ...own, interaction: `${command.interaction}:open` },
        now,
      );
      if (opened.kind === 'refused') return opened;
      return startWithAll(repository, opened, own, { store, fresh });
    }),

  /** The table where a match that is over is played again; nothing where nobody has opened one. */
  rematchOf: ({ table }: TableNow): Promise<TableNow | undefined> => rematchOf(repository, table),

  /**
   * The host seats this many computers and starts the match. Without a level they go easy on a host who is still
   * learning the game.
   */
  startBeside: (command: TableCommand, computers: number, level?: Level): Promise<Done | Rejection> =>
    repository.execute(command, async (now) => {
      const why = cannotStart(now.table, command);
      if (why !== undefined) return why;
      if (computers > now.game.seats.max) return reject('table-is-full');
      const usual = (await isLearning(command.person, now.table.game, store)) ? LEARNERS_LEVEL : USUAL_LEVEL;
      const levels = Array.from({ length: computers }, () => level ?? usual);
      const table = addComputerPlayers(now, levels);
      return typeof table === 'string' ? reject(table) : startMatch({ ...now, table }, command, fresh, store);
    }),
});

type StartParts = Pick<TablesParts, 'store' | 'fresh'>;

/** Seats somebody in a lobby, and starts its match if that was the last for whom it waited. */
async function joinAndStart(
  repository: TableRepository,
  command: TableCommand,
  name: string,
  { results, ...parts }: StartParts & { readonly results: Results },
): Promise<Done | Rejection> {
  const person = await results.withUsual(actorOf(command, name), command.opened?.profiles);
  const joined = await repository.execute(
    command,
    inLobby((now, at) => joinLobby(now, person, at)),
  );
  return joined.kind === 'refused' ? joined : startWithAll(repository, joined, command, parts);
}

/** Before a lobby that plays no match again. */
const NO_MATCH: Pick<Table, 'lastMoveAt'> = { lastMoveAt: 0 };

/** Remembers of people that they are called to a lobby now. */
const noteCalled = (
  people: readonly string[],
  { profiles, now }: { readonly profiles: Profiles; readonly now: number },
): Promise<unknown> =>
  Promise.all(people.map((id) => profiles.change(id, (profile) => ({ ...profile, calledAgainAt: now }))));

/** A new lobby with invitations: calls nobody who was called to one lately, and invites nobody who is blocked. */
async function callingOnce(
  lobby: Table,
  former: Pick<Table, 'lastMoveAt'>,
  {
    servers,
    profiles,
    now,
  }: { readonly servers: Servers; readonly profiles: Profiles; readonly now: number },
): Promise<Table> {
  const settings = await servers.of(lobby.guild);
  const invited = lobby.invited.filter((id) => servers.blockIn(settings, id) === undefined);
  const recent = calledToRematch(await profiles.all(invited), former, now);
  const known = new Set(recent.map(({ person }) => person));
  const called = stillInvited({ ...lobby, invited }).filter((id) => !known.has(id));
  await noteCalled(called, { profiles, now });
  const kept = lobby.terms.kept.filter(({ person }) => invited.includes(person));
  return { ...lobby, invited, terms: { ...lobby.terms, kept }, recent: [...lobby.recent, ...recent] };
}

/** Whether a lobby has nothing left to settle: exactly the former players sit there, or it begins once it is full. */
const isComplete = ({ table, game }: TableNow): boolean =>
  isTogetherAgain(table) || (table.terms.start?.kind === 'full' && table.seats.length === game.seats.max);

/** Starts the match of a lobby that is complete. */
async function startWithAll(
  repository: TableRepository,
  done: Done,
  command: TableCommand,
  { store, fresh }: StartParts,
): Promise<Done> {
  const { table } = done;
  if (table.phase !== 'lobby' || !isComplete(done)) return done;
  const start = { ...command, person: table.host, interaction: `${command.interaction}:start` };
  const playing = await repository.execute(start, (now) =>
    now.table.phase === 'lobby' && isComplete(now)
      ? startMatch(now, start, fresh, store)
      : reject('not-in-the-lobby'),
  );
  return playing.kind === 'refused' ? done : playing;
}

async function rematchOf(repository: TableRepository, { rematch: id }: Table): Promise<TableNow | undefined> {
  return id === undefined ? undefined : repository.kept.look(id);
}

/** The match of a lobby, begun by this person. */
export async function startMatch(
  { table: lobby, game }: TableNow,
  command: Pick<TableCommand, 'person'>,
  fresh: TablesParts['fresh'],
  store: TablesParts['store'],
): Promise<Change | Rejection> {
  const why = cannotStart(lobby, command);
  if (why !== undefined) return why;
  // A seed of its own: everybody sees who sits where, and nobody shall learn anything of the match from it.
  const table =
    lobby.series === undefined ? lobby : { ...lobby, ...seatedAgain(lobby, keyedChance(fresh.seed(), 0)) };
  if (table.seats.length < game.seats.min)
    return reject('too-few', { least: game.seats.min, seated: table.seats.length });
  const options = optionsAt(table);
  const match = beginMatch(game, { ...table, options }, fresh.seed());
  if (match === undefined) return reject('options-do-not-fit');
  return {
    table: {
      ...table,
      options,
      first: table.seats.some((seated) => guestOf(seated) === table.first) ? table.first : undefined,
      phase: 'playing',
      thread: threadAtStart(table),
      moved: undefined,
      events: [],
      terms: termsInPlay(table.terms),
      // Nobody else comes to a private table by a seat that is left: those who sit there agree to whom they know.
      freedSeats: table.terms.isPrivate && table.freedSeats === 'anyone' ? 'agreed' : table.freedSeats,
      invited: [],
      declined: [],
      unreadFromPly: table.seats.map(() => 0),
      learning: await learningAt(table, store),
    },
    match,
  };
}

/** A table's thread when its match begins: what is set for one person against computers, unless it has one already. */
function threadAtStart({ thread, channel, home, soloInThread, ...table }: Table): Table['thread'] {
  const isSet =
    (thread === undefined || thread === 'wanted') && channel === home && peopleAt(table).length === 1;
  return (isSet ? SOLO_WANTED[soloInThread] : undefined) ?? thread;
}

const SOLO_WANTED = {
  none: undefined,
  public: 'wanted',
  private: 'wanted-private',
} as const satisfies Record<SoloThread, Table['thread']>;

/** A new match for those who sit there; nothing where the options do not go with their number. */
function beginMatch(game: PlayableGame, { seats, options }: Table, seed: string): PlayableMatch | undefined {
  try {
    return game.begin({ seats: seats.length, options, seed });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
