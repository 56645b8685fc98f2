import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type BotConfiguration,
  ConfigurationRefused,
  environmentWith,
  PLAYGROUND_DIRECTORY,
  type PlaygroundConfiguration,
  readConfiguration,
} from './configuration.ts';
import type { Connected } from './discord/client/client.ts';
import type { Meter } from './discord/meter.ts';
import type { RunningBot } from './metrics/metrics.ts';
import { printError } from './print.ts';
import { isUnreachable, PortTaken } from './start-refused.ts';
import type { HeldStore } from './store/store.ts';

/** How often tables are looked through for those that nobody touches any more, in milliseconds. */
const IDLE_TABLES_INTERVAL = 10 * 60 * 1000;

/** How often tables are looked through for what is due there, in milliseconds. */
const DUE_TURNS_INTERVAL = 5_000;

/** How often it is looked whether other processes have ended, whose tables are to be looked after, in milliseconds. */
const INHERITING_INTERVAL = 500;

/** How often old tables are removed, in milliseconds: every three hours, and ten minutes after a start. */
const OLD_TABLES_INTERVAL = 3 * 60 * 60 * 1000;
const OLD_TABLES_AT_FIRST = 10 * 60 * 1000;

/** Milliseconds for which the store is left to others after each portion of what is removed. */
const REMOVAL_PAUSE = 100;

/** Milliseconds between two tries to reach Discord at a start, as before the network of a machine is there. */
const DISCORD_AGAIN = 5_000;

/** How often it is looked whether something falls behind, in milliseconds. */
const WATCHING_INTERVAL = 5_000;

/** The least time of a computer's turn, in milliseconds: enough to see one's own turn on the board. */
const COMPUTERS_PAUSE = 1_500;

const ASSETS = fileURLToPath(new URL('../assets', import.meta.url));

/** What runs this program under `npm start`: the playground, for trying the bot, is for a person's own machine only. */
const RUN = process.argv[1]?.endsWith('run.cjs') === true ? process.argv[1] : undefined;

/** Starts what the host's configuration asks for. Throws what `sentenceOf` puts into words for the host. */
export async function start(): Promise<void> {
  // What a host is told may be lost, as on a full disk: that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const environment = environmentWith('.env');
  const configuration = readConfiguration(environment);
  await (configuration.kind === 'bot' ? runBot(configuration) : runInPlayground(configuration, environment));
}

/** A Discord on this machine, with this very program as the bot in it. */
async function runInPlayground(
  { port, logLevel }: PlaygroundConfiguration,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (RUN === undefined)
    throw new ConfigurationRefused([
      'DISCORD_TOKEN is missing. Only npm start works without one, to try the bot on this machine.',
    ]);
  const { runPlayground } = await import('./playground/supervisor.ts');
  await runPlayground({
    port,
    directory: PLAYGROUND_DIRECTORY,
    botCommand: {
      command: process.execPath,
      args: [RUN, 'main'],
      env: { ...environment, LOG_LEVEL: logLevel },
    },
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch((error: unknown) => {
    throw isTaken(error) ? new PortTaken(port, 'PLAYGROUND_PORT') : error;
  });
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
}

/** The bot, at Discord or at another that speaks as it does. */
async function runBot({
  token,
  apiUrl,
  restProxy,
  database,
  shards,
  logLevel,
  metricsPort,
  metricsHosts,
  blockedUsers,
  keepGamesDays,
  mostTables,
  switchedOff,
}: BotConfiguration): Promise<void> {
  // Before all other imports: if its binary is missing while others load, Node 20 may exit before the error is caught.
  await import('@napi-rs/canvas');
  // Loaded here, not above: loading a game reads its box, and what is wrong with that is a sentence for the host too.
  const { games } = await import('./games/index.ts');
  const { commands } = await import('../commands/index.ts');
  const { Avatars, cdnBeside, download } = await import('./discord/client/avatars.ts');
  const { connect } = await import('./discord/client/client.ts');
  const { botVersion } = await import('./doctor/version.ts');
  const { Emojis, seldom } = await import('./discord/client/emojis.ts');
  const { register } = await import('./discord/client/registration.ts');
  const { aboutError } = await import('./discord/log.ts');
  const { inTurn } = await import('./discord/client/turns.ts');
  const { scheduledJobs } = await import('./discord/client/scheduler.ts');
  const { timePictures } = await import('./canvas/encoder.ts');
  const { openLog } = await import('./logging.ts');
  const { watchDisk } = await import('./metrics/full-disk.ts');
  const { BehindWatch } = await import('./metrics/behind.ts');
  const { Metrics } = await import('./metrics/metrics.ts');
  const { observe } = await import('./metrics/observing.ts');
  const { stopOnErrors, stopOnSignals, stopping } = await import('./stopping.ts');
  const { openPool, THINKING_AT_ONCE } = await import('./opponents/pool.ts');
  const { keptReplays } = await import('./replays/kept-replays.ts');
  const { openReplayPool } = await import('./replays/pool.ts');
  const { FairQueue } = await import('./shares/queue.ts');
  const { Shares } = await import('./shares/shares.ts');
  const { tablesOf } = await import('./tables/tables.ts');
  const { readTexts } = await import('./texts/texts.ts');

  const plainLog = openLog(logLevel);
  const clock = { now: () => Date.now() };
  const openingEnds = new AbortController();
  let opening: Promise<HeldStore> | undefined;
  let connected: Connected | undefined;
  const opponents = openPool();
  // Computers answer at all tables: nobody's waits for all those of somebody else.
  const turns = new FairQueue(THINKING_AT_ONCE);
  const records = openReplayPool();
  const thinking = new AbortController();
  const stop = stopping({
    log: plainLog,
    drain: async () => {
      thinking.abort();
      await connected?.stop();
    },
    release: async () => {
      openingEnds.abort();
      const held = opening?.then(
        (store) => store.close(),
        () => {},
      );
      await Promise.all([opponents.close(), records.close(), held]);
    },
    exit: (code) => process.exit(code),
    cut: () => process.kill(process.pid, 'SIGKILL'),
  });
  /** Ends with a sentence for the host, as a start does that cannot go on. */
  const giveUp = (sentence: string): void => {
    printError(sentence);
    void stop(sentence, 1, 'without waiting');
  };
  stopOnSignals(stop);

  const waiting = { told: printError };
  const { signal } = openingEnds;
  if (database.kind === 'file') {
    const { openStoreThread } = await import('./store/sqlite/store-thread.ts');
    opening = openStoreThread({
      file: database.file,
      waiting,
      lost: ({ message }) => giveUp(message),
      signal,
    });
  } else {
    const { openPostgresStore } = await import('./store/postgres/postgres-store.ts');
    opening = openPostgresStore({ address: database.address, clock, waiting, signal });
  }
  const opened = await opening.catch((error: unknown) => {
    // The process is ending, and says nothing more.
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  });
  const observed = {
    gateway: () => connected?.gateway() ?? 'away',
    shards: () => connected?.shards() ?? [],
    database: (): ReturnType<RunningBot['database']> => {
      if (!opened.held()) return database.kind === 'file' ? 'taken' : 'away';
      // A server is written to all the time, and `held` knows of that.
      return database.kind === 'file' && disk.isStuck() ? 'away' : 'held';
    },
    hosts: () => opened.hosts(),
    host: hostname(),
    pending: async () =>
      (await opened.owing()).flatMap(({ since, isBarred }) => (isBarred ? [] : [{ at: since }])),
    clock,
  } as const;
  const metrics = new Metrics(observed);
  const disk = watchDisk(metrics.counting(plainLog));
  const { log } = disk;
  const watch = new BehindWatch({ pending: observed.pending, clock, log });
  stopOnErrors(stop, log);
  timePictures((painting, encoding) => {
    metrics.took('paint', painting);
    metrics.took('encode', encoding);
  });
  const store = disk.watch(metrics.timing(opened));
  const texts = readTexts(`${ASSETS}/texts`, (problem) => log.error({}, problem));
  for (const problem of texts.flaws) log.warn({}, problem);
  const fresh = {
    tableId: () => randomBytes(6).toString('base64url'),
    seed: () => randomBytes(32).toString('base64url'),
  };
  const tables = tablesOf({
    store,
    games,
    clock,
    fresh,
    blocked: blockedUsers,
    mostTables,
    keeping: { gamesDays: keepGamesDays, pause: () => wait(REMOVAL_PAUSE) },
    computer: {
      choose: ({ match, seat, answers, level, owner, isSafe, leavesExtras, seed, signal }) =>
        turns.do(owner, () =>
          opponents.choose(
            {
              ...{ game: match.game.name, snapshot: match.snapshot(), seat, seed },
              ...{ level, isSafe, leavesExtras, among: answers.map(({ notation }) => notation) },
            },
            signal,
          ),
        ),
    },
    adviser: {
      advise: ({ match, seat, seed, signal }) =>
        opponents.advise({ game: match.game.name, snapshot: match.snapshot(), seat, seed }, signal),
    },
    analyst: {
      analyse: ({ match, log, judged, seed, signal }) =>
        opponents.analyse({ game: match.game.name, snapshot: match.snapshot(), log, judged, seed }, signal),
    },
    leisure: {
      pause: (signal) => wait(COMPUTERS_PAUSE, undefined, { signal }).catch(() => {}),
      played: (table) => connected?.sync.see(table),
    },
    computerFailed: (table, error) =>
      log.error(
        { table, ...aboutError(error) },
        'a computer could not answer, so another answer was taken for it, or gave no hint or analysis',
      ),
    took: metrics.took,
    rulesBroke: (table, error) =>
      log.error(
        { table, ...aboutError(error) },
        'the rules of a game lead nowhere; its match stays as it was',
      ),
  });
  thinking.signal.addEventListener('abort', () => tables.stopThinking());
  const emojis = new Emojis();
  const avatars = new Avatars({ cdn: cdnBeside(apiUrl), download, clock });
  const bot = {
    tables,
    games,
    texts,
    icons: emojis.find,
    avatars: avatars.find,
    log,
    replays: keptReplays({ replays: records, freshKey: fresh.tableId, clock }),
    shares: new Shares({ off: switchedOff, atOnce: { hints: THINKING_AT_ONCE } }),
    download,
    version: botVersion(),
    meter: {
      ...metrics,
      handled: (kind, outcome, milliseconds) => {
        metrics.handled(kind, outcome, milliseconds);
        watch.handled(kind, milliseconds);
      },
    } satisfies Meter,
    clock,
  };

  const pause = (milliseconds: number, signal: AbortSignal) => wait(milliseconds, undefined, { signal });
  let settled = false;
  let doubtIcons = (): void => {};

  const connecting = {
    token,
    apiUrl: apiUrl ?? restProxy,
    // A proxy counts the requests of all.
    hosts: restProxy === undefined ? opened.hosts : undefined,
    bot,
    commands,
    isAlone: opened.isAlone,
    shards,
    leases: opened.shards,
    countInvalid: opened.countInvalid,
    ready: async (application, api, ended) => {
      if (settled) return;
      settled = true;
      await emojis.recall(application, store);
      const icons = games.flatMap((game) => game.icons);
      const bringIcons = () => emojis.bring({ api, application, icons, notes: store, log, pause, ended });
      const setUp = async (): Promise<void> => {
        const data = commands.map((command) => command.data(texts, games));
        await register({ api, application, commands: data, log });
        await bringIcons();
      };
      const lookAfter = (work: () => Promise<void>): Promise<void> =>
        inTurn('the set-up of the bot', work, { claims: store.claims, pause, ended }).catch(
          (error: unknown) =>
            log.warn(aboutError(error), 'The commands and icons could not be looked after.'),
        );
      doubtIcons = seldom(
        () => lookAfter(bringIcons),
        (milliseconds) => pause(milliseconds, ended).catch(() => {}),
      );
      // Not waited for: drawing and uploading takes a while the first time, and words do until then.
      void lookAfter(setUp);
    },
    doubtIcons: () => doubtIcons(),
    lost: giveUp,
  } satisfies Parameters<typeof connect>[0];
  for (let tries = 0; connected === undefined; tries += 1)
    try {
      connected = await connect(connecting);
    } catch (error) {
      if (!isUnreachable(error)) {
        await store.close();
        throw error;
      }
      if (tries === 0)
        waiting.told(
          'Discord cannot be reached yet. The bot waits until it can. Check your internet connection.',
        );
      await wait(DISCORD_AGAIN);
    }

  if (metricsPort !== undefined)
    void observe({ port: metricsPort, hosts: metricsHosts }, metrics, { ...observed, watch }, log);
  const jobs = scheduledJobs({ ...bot, isAlone: opened.isAlone }, connected);
  await jobs.first();
  const inheriting = async (): Promise<void> => {
    await jobs.inherit();
    setTimeout(() => void inheriting(), INHERITING_INTERVAL);
  };
  if (database.kind === 'postgres') void inheriting();
  setInterval(() => void jobs.idleTables(), IDLE_TABLES_INTERVAL);
  setTimeout(() => void jobs.oldTables(), OLD_TABLES_AT_FIRST);
  setInterval(() => void jobs.oldTables(), OLD_TABLES_INTERVAL);
  setInterval(() => void jobs.dueTurns(), DUE_TURNS_INTERVAL);
  setInterval(() => void watch.look().catch(() => {}), WATCHING_INTERVAL);
}
