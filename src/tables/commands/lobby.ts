import { keyedChance } from '../../engine/chance.ts';
import { LEARNERS_LEVEL, type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { KeyedQueue } from '../../keyed-queue.ts';
import { calledToRematch } from '../model/called-once.ts';
import type { Change } from '../model/change.ts';
import { optionsAt } from '../model/first-player.ts';
import { termsInPlay } from '../model/lobby-terms.ts';
import type { Pace } from '../model/pace.ts';
import type { Profile } from '../model/profile.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import type { SeatedPerson } from '../model/seated.ts';
import { isTogetherAgain, seatedAgain } from '../model/series-score.ts';
import { guestOf, type Hints, peopleAt, stillInvited, type Table, type TableNow } from '../model/table.ts';
import type { SoloThread } from '../model/table-rules.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { ServerSettings } from '../service/servers.ts';
import { freeName } from '../service/table-names.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { closeTable } from '../transitions/ending.ts';
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
  type TableOrder,
} from '../transitions/lobby.ts';
import { hasPlayed, rematch } from '../transitions/rematch.ts';
import { actorOf, cannotStart, guardsOf } from './guards.ts';

type Namesakes = readonly (readonly string[])[];

interface LobbyOrder extends Omit<TableOrder, 'name' | 'rules' | 'hints'> {
  readonly game: string;
  /** Names to choose from: it gets one that no other open table of its server has. Absent if it gets no name. */
  readonly names?: readonly string[];
  /** The same names in every language, in the same order: what means the same is not told from one another. */
  readonly namesakes?: Namesakes;
  /** What its server has settled, and its host, where that was read already. */
  readonly settings?: ServerSettings;
  readonly profile?: Profile;
  readonly interaction: string;
}

/** What is done from the opening of a lobby to the start of its match. */
export function lobbyCommands(context: TablesContext) {
  const { repository, store, clock, fresh, servers, results, profiles } = context;
  const { anywhere, inLobby, byHost } = guardsOf(repository);
  /** Those who want to play a match again come one after the other, so that one table is opened. */
  const rematches = new KeyedQueue();

  const rematchOf = async ({ table: { rematch: id } }: TableNow): Promise<TableNow | undefined> =>
    id === undefined ? undefined : repository.kept.look(id);

  const noteCalled = (people: readonly string[], now: number): Promise<unknown> =>
    Promise.all(people.map((id) => profiles.change(id, (profile) => ({ ...profile, calledAgainAt: now }))));

  /** A new lobby with its invitations: calls nobody who was called to one lately, and invites nobody who is blocked. */
  const callingOnce = async (lobby: Table, lastMoveAt: number): Promise<Table> => {
    if (lobby.invited.length === 0) return lobby;
    const { openedAt: now } = lobby;
    const settings = await servers.of(lobby.guild);
    const invited = lobby.invited.filter((id) => servers.blockIn(settings, id) === undefined);
    const recent = calledToRematch(await profiles.all(invited), lastMoveAt, now);
    const known = new Set(recent.map(({ person }) => person));
    const called = stillInvited({ ...lobby, invited }).filter((id) => !known.has(id));
    await noteCalled(called, now);
    const kept = lobby.terms.kept.filter(({ person }) => invited.includes(person));
    return { ...lobby, invited, terms: { ...lobby.terms, kept }, recent: [...lobby.recent, ...recent] };
  };

  /** Writes a new lobby, after a match that ended at `lastMoveAt`; rejected if its game lacks one of the options. */
  const create = async (
    lobby: Table | undefined,
    lastMoveAt: number,
    by: Pick<TableCommand, 'person' | 'interaction'>,
  ): Promise<Done | Rejection> => {
    if (lobby === undefined) return reject('unknown-option');
    const table = await callingOnce(lobby, lastMoveAt);
    return repository.kept.create(table, { ...by, table: table.id }, table.openedAt);
  };

  const nameFor = (guild: string, key: string, names: readonly string[], namesakes: Namesakes = []) =>
    freeName(names, { store, kept: repository.kept, guild, key, namesakes });

  const startIfComplete = anywhere((now) =>
    now.table.phase === 'lobby' && isComplete(now) ? startMatch(now, now.by, context) : 'not-in-the-lobby',
  );

  const thenStart = async (command: TableCommand, done: Done | Rejection): Promise<Done | Rejection> => {
    if (done.kind === 'refused' || done.table.phase !== 'lobby' || !isComplete(done)) return done;
    const start = { ...command, person: done.table.host, interaction: `${command.interaction}:start` };
    const playing = await startIfComplete(start);
    return playing.kind === 'refused' ? done : playing;
  };

  const sitDown = inLobby((now, person: SeatedPerson) => joinLobby(now, person, now.at));
  const seatComputer = byHost((now, level: Level) => addComputerPlayers(now, [level]));
  const onTerms = byHost(({ table, at }, wished: Gathering) => changeTerms(table, wished, at));

  /** Seats this person in a lobby. A match that is played again starts once all are there whom it invites. */
  const join = async (command: TableCommand, name: string): Promise<Done | Rejection> => {
    const person = await results.withUsual(actorOf(command, name), command.opened?.profiles);
    return thenStart(command, await sitDown(command, person));
  };

  return {
    join,
    rematchOf,

    async open({
      names = [],
      namesakes = [],
      settings,
      profile,
      interaction,
      ...order
    }: LobbyOrder): Promise<Done | Rejection> {
      const rules = settings ?? (await servers.of(order.guild));
      const game = repository.kept.game(order.game);
      if (game === undefined) return reject('no-such-table');
      const host = await results.withUsual(order.host, profile && new Map([[order.host.id, profile]]));
      const now = clock.now();
      const id = fresh.tableId();
      const name = await nameFor(order.guild, id, names, namesakes);
      const lobby = newTable(game, { ...order, name, host, rules }, id, now);
      return create(lobby, 0, { person: host.id, interaction });
    },
    sitOut: inLobby((now) => declineInvitation(now, now.by.person)),
    leave: inLobby((now) => leaveLobby(now, now.by.person, now.at)),
    remove: byHost(removeGuest),

    addComputer: async (command: TableCommand, level: Level = USUAL_LEVEL): Promise<Done | Rejection> =>
      thenStart(command, await seatComputer(command, level)),

    setOption: byHost(changeOption),

    /** Invites people and keeps seats for them. People called to a lobby within the hour are not notified. */
    async invite(command: TableCommand, wished: Gathering): Promise<Done | Rejection> {
      const { invite: people = [] } = wished;
      const recent = calledToRematch(await profiles.all(people), 0, clock.now());
      const untold = new Set(recent.map(({ person }) => person));
      const done = await byHost(async (now) => {
        const settings = await servers.of(now.table.guild);
        const allowed = people.filter((id) => servers.blockIn(settings, id) === undefined);
        if (allowed.length === 0) return 'blocked-other';
        const table = inviteToLobby(now, { ...wished, invite: allowed }, now.at);
        if (typeof table === 'string') return table;
        return { ...table, announcements: table.announcements.filter(({ person }) => !untold.has(person)) };
      })(command);
      const called = people.filter((id) => !untold.has(id));
      if (done.kind === 'done') await noteCalled(called, done.table.changedAt);
      return done;
    },

    setTerms: async (command: TableCommand, wished: Gathering): Promise<Done | Rejection> =>
      thenStart(command, await onTerms(command, wished)),

    setPace: byHost(({ table }, pace: Pace) => ({ ...table, pace })),
    setHints: byHost(({ table }, hints: Hints) => ({ ...table, hints })),
    setSeating: byHost(changeSeating),

    /** The host closes the lobby. */
    close: byHost(({ table }) => closeTable(table, 'by host')),
    start: byHost((now) => startMatch(now, now.by, context)),

    /** Seats this person at the rematch of a match, and opens that if nobody has; with computers of another `level`. */
    playAgain: (command: TableCommand, player: string, level?: Level): Promise<Done | Rejection> =>
      rematches.run(command.table, async () => {
        const former = await repository.kept.look(command.table);
        if (former === undefined) return reject('no-such-table');
        if (former.table.phase !== 'ended') return reject('not-over');
        const begun = await rematchOf(former);
        if (begun?.table.phase === 'lobby') return join({ ...command, table: begun.table.id }, player);
        if (begun?.table.phase === 'playing' || begun?.table.phase === 'archived')
          return reject('not-in-the-lobby');
        if (!hasPlayed(former.table, command.person)) return reject('did-not-play');
        // The former table knows of the new one first: a process that dies in between leaves it to the next press.
        const noted = await anywhere(({ table }) => ({ ...table, rematch: fresh.tableId() }))(command);
        if (noted.kind === 'refused') return noted;
        const id = noted.table.rematch ?? fresh.tableId();
        const host = await results.withUsual(actorOf(command, player), command.opened?.profiles);
        const now = clock.now();
        const { guild, name: called } = former.table;
        const name = await nameFor(guild, id, called === undefined ? [] : [called]);
        const lobby = rematch(former, { id, now, host, name, level });
        const opening = { ...command, interaction: `${command.interaction}:open` };
        const done = await create(lobby, former.table.lastMoveAt, opening);
        return thenStart({ ...command, table: id }, done);
      }),

    /** Seats computers and starts. Without a level they go easy on a host who is still learning the game. */
    startBeside: byHost(async (now, computers: number, level?: Level) => {
      const { game, by } = now;
      if (computers > game.seats.max) return 'table-is-full';
      const usual = (await results.isLearning(by.person, game.name)) ? LEARNERS_LEVEL : USUAL_LEVEL;
      const levels = Array.from({ length: computers }, () => level ?? usual);
      const table = addComputerPlayers(now, levels);
      return typeof table === 'string' ? table : startMatch({ ...now, table }, by, context);
    }),
  };
}

/** Whether a lobby has nothing left to settle: exactly the former players sit there, or it begins once it is full. */
const isComplete = ({ table, game }: TableNow): boolean =>
  isTogetherAgain(table) || (table.terms.start?.kind === 'full' && table.seats.length === game.seats.max);

/** The match of a lobby, begun by this person. */
export async function startMatch(
  { table: lobby, game }: TableNow,
  { person }: Pick<TableCommand, 'person'>,
  { fresh, results }: TablesContext,
): Promise<Change | Rejection> {
  const why = cannotStart(lobby, person);
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
      learning: await results.learningAt(table),
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

/** A new match for those who sit there; undefined if the options do not go with their number. */
function beginMatch(game: PlayableGame, { seats, options }: Table, seed: string): PlayableMatch | undefined {
  try {
    return game.begin({ seats: seats.length, options, seed });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
