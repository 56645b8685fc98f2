import type {
  Census,
  CensusOf,
  NearRow,
  Noticing,
  ServerList,
  Wanted as WantedRows,
} from '../store/store.ts';
import { lobbyCommands, startMatch } from './commands/lobby.ts';
import { managingCommands } from './commands/managing.ts';
import { matchCommands } from './commands/match.ts';
import { onwardCommands } from './commands/onward.ts';
import { playingCommands } from './commands/playing.ts';
import { privateCommands } from './commands/private.ts';
import { seatCommands } from './commands/seats.ts';
import { OPEN, type TableListed, type TableNow, type TablePhase } from './model/table.ts';
import { inListOrder, wantedOf } from './model/waiting.ts';
import { analysesOf } from './service/analysis.ts';
import { directoriesIn } from './service/directories.ts';
import { heldSeatsIn } from './service/held-seats.ts';
import { hintsOf } from './service/hint.ts';
import { jobsOf } from './service/jobs.ts';
import type { OpenedTable } from './service/kept-tables.ts';
import { personalDataIn } from './service/personal-data.ts';
import { planDrafts } from './service/plan-drafts.ts';
import { profilesIn } from './service/profiles.ts';
import { resultsIn } from './service/results.ts';
import { type RemovedTables, removeOld } from './service/retention.ts';
import { MOST_TABLES, type ServerSettings, serversIn } from './service/servers.ts';
import { TableRepository, type TablesContext, type TablesParts } from './service/table-repository.ts';
import { watchersIn } from './service/watchers.ts';

/** Everything that is done at tables, and how they are found; see {@link tablesOf}. */
export type Tables = ReturnType<typeof tablesOf>;

/** The people around matches, over a store: what is done at a table stands in the files beside this one. */
export function tablesOf(parts: TablesParts) {
  const { store } = parts;
  const profiles = profilesIn(store);
  const repository = new TableRepository(parts, profiles);
  const servers = serversIn(store, parts);
  const results = resultsIn({ store, profiles, servers });
  const heldSeats = heldSeatsIn(store, parts.fresh.seed);
  const context: TablesContext = { ...parts, repository, profiles, servers, results, heldSeats };
  const { close: closeHints, ...hints } = hintsOf(context);
  const { close: closeAnalyses, ...analyses } = analysesOf(context);
  return {
    ...lobbyCommands(context),
    ...managingCommands(context),
    ...matchCommands(context),
    ...onwardCommands(context),
    ...playingCommands(context),
    ...privateCommands(context),
    ...seatCommands(context),
    ...finding(context),
    ...jobsOf(context, (now) => startMatch(now, { person: now.table.host }, context)),
    ...{ ...hints, ...analyses, profiles, servers, results },
    directories: directoriesIn(store),
    watchers: watchersIn(store),
    planDrafts: planDrafts(),
    personalData: personalDataIn(context),
    removeOld: (ended: AbortSignal): Promise<RemovedTables> => removeOld(context, ended),

    /** Ends what computers think, hints and analyses: they are asked again after the next start. */
    stopThinking: (): void => {
      repository.stopThinking();
      closeHints();
      closeAnalyses();
    },
  };
}

/** A table as a list of somebody's shows it, and where its board stands; see `NearRow` of the store. */
type NearTable = TableListed & Pick<NearRow, 'board' | 'isBarred'>;

type Wanted = WantedRows & { readonly phases: readonly TablePhase[] };

/** What a server has settled, and the open tables by which its bounds are met; see `Census` of the store. */
export type OpenTables = Omit<Census, 'server'> & { readonly settings: ServerSettings };

const finding = ({ repository, store, clock, servers }: TablesContext) => {
  const near = (rows: readonly NearRow[]): readonly NearTable[] =>
    repository.kept.list(rows).map(({ table, game, row: { board, isBarred } }) => ({
      ...{ table, game, isBarred },
      ...(board === undefined ? {} : { board }),
    }));
  return {
    look: repository.kept.look,
    opened: repository.kept.opened,
    claim: repository.kept.claim,
    keep: repository.kept.keep,
    makeSure: repository.kept.makeSure,
    note: repository.kept.note,
    log: repository.kept.log,
    ofMessage: (message: string): Promise<string | undefined> => store.tableOf(message),

    /** Whether somebody has never finished a match of a game. */

    untoldTo: (person: string): Promise<string | undefined> => store.untoldTo(person),

    /** Tables with something left to do in their channels, the longest waiting first. */
    owing: async (): Promise<readonly string[]> => (await store.owing()).map(({ table }) => table),

    /** A person's tables anywhere that can be read, for what is done at each of them, latest touched first. */
    of: async (person: string, phases: readonly TablePhase[]): Promise<readonly TableNow[]> =>
      repository.kept.lookAtAll(await store.tablesOf(person, phases)),

    /** A few of a person's tables with notices for them, with all that is known of their channels. */
    notifying: async (person: string, wanted: Omit<Noticing, 'phases'>): Promise<readonly OpenedTable[]> => {
      const found = await store.noticing(person, { ...wanted, phases: OPEN });
      return repository.kept.openAll(found.map((id) => ({ id })));
    },

    /** Tables of a channel, those in its threads among them, without their matches, latest touched first. */
    in: async (channel: string, phases: readonly TablePhase[]): Promise<readonly TableListed[]> =>
      repository.kept.list(await store.tablesIn(channel, phases)),

    /** A few of a person's tables, without matches, in the order of lists. With where their boards stand. */
    nearest: async (person: string, wanted: Wanted): Promise<readonly NearTable[]> =>
      inListOrder(near(await store.nearestOf(person, wanted)), { ...wanted, person }),

    /** Some tables of a server, without their matches, latest opened first. With where their boards stand. */
    listed: async (guild: string, list: ServerList & { readonly phases: readonly TablePhase[] }) =>
      near(await store.listedAt(guild, list)),

    /** Some open tables of a server, without their matches, in the order of lists. With where their boards stand. */
    async openAt(
      person: string,
      {
        guild,
        channel,
        from,
        most,
      }: Omit<ServerList, 'phases'> & { readonly guild: string; readonly channel: string },
    ): Promise<readonly NearTable[]> {
      const wanted = { guild, channel, phases: OPEN, most: MOST_TABLES };
      const own = inListOrder(near(await store.nearestOf(person, wanted)), { channel, person });
      const first = own.filter(({ table }) => wantedOf(table, person) !== undefined);
      const here = first.slice(from, from + most);
      const others = await store.listedAt(guild, {
        ...{ phases: OPEN, channel, without: first.map(({ table }) => table.id) },
        ...{ from: Math.max(0, from - first.length), most: most - here.length },
      });
      return [...here, ...near(others)];
    },

    /** A few tables of a channel at which somebody does not sit, without their matches, in the order of lists. */
    others: async (person: string, wanted: Wanted): Promise<readonly TableListed[]> =>
      inListOrder(repository.kept.list(await store.othersIn(person, wanted)), { ...wanted, person }),

    /** The ids of lobbies and matches, of one server or of all. */
    async inUse(guild?: string): Promise<readonly string[]> {
      if (guild !== undefined) return store.tablesAt(guild, OPEN);
      const rows = await Promise.all(OPEN.map((phase) => store.oldest({ phase })));
      return rows.flat().map(({ id }) => id);
    },

    /** Lobbies and matches of some servers that are untouched for `since` milliseconds, each read in its turn. */
    async *waiting(since: number, isWanted: (guild: string) => boolean): AsyncGenerator<TableNow> {
      const rows = await Promise.all(
        OPEN.map((phase) => store.oldest({ phase, before: clock.now() - since })),
      );
      for (const row of rows.flat()) if (isWanted(row.guild)) yield* await repository.kept.lookAtAll([row]);
    },

    /** A server's settings, and its number of tables in all, at a home and with a person, all at the same moment. */
    async census(of: Pick<CensusOf, 'guild' | 'home' | 'person'>): Promise<OpenTables> {
      const { server, ...counts } = await store.census({ ...of, open: OPEN, lobby: ['lobby'] });
      return { settings: servers.read(server), ...counts };
    },
  };
};
