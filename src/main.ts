import { randomBytes, randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  type BotConfiguration,
  environmentWith,
  type PlaygroundConfiguration,
  readConfiguration,
} from './configuration.ts';
import type { Connected } from './discord/connection/client.ts';
import { sentenceOf } from './start-refused.ts';

/** Where the playground keeps its Discord and the bot's games in it, apart from those of any real token. */
const PLAYGROUND_DIRECTORY = 'data/playground';
/** How often tables are looked through for those that nobody touches any more, in milliseconds. */
const TENDING_INTERVAL = 10 * 60 * 1000;
/** As long as ending may take, in milliseconds: what is not said by then is said by the next start. */
const PATIENCE = 4_000;

const ASSETS = fileURLToPath(new URL('../assets', import.meta.url));

await start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const environment = environmentWith('.env');
  const configuration = readConfiguration(environment);
  await (configuration.kind === 'bot' ? runBot(configuration) : runInPlayground(configuration, environment));
}

/** A Discord on this machine, with this very program as the bot in it. */
async function runInPlayground(
  { port, logLevel }: PlaygroundConfiguration,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { runPlayground } = await import('./playground/supervisor.ts');
  await runPlayground({
    port,
    directory: PLAYGROUND_DIRECTORY,
    botCommand: {
      command: process.execPath,
      args: ['--import', import.meta.resolve('tsx'), fileURLToPath(import.meta.url)],
      env: { ...environment, LOG_LEVEL: logLevel },
    },
    log: (line) => process.stdout.write(`${line}\n`),
  });
}

/** The bot, at Discord or at another that speaks as it does. */
async function runBot({ token, apiUrl, databaseFile, logLevel }: BotConfiguration): Promise<void> {
  // Loaded here, not above: loading a game reads its box, and what is wrong with that is a sentence for the host too.
  const { games } = await import('./games/index.ts');
  const { commands } = await import('../commands/index.ts');
  const { cdnBeside } = await import('./discord/avatars/address.ts');
  const { Avatars } = await import('./discord/avatars/avatars.ts');
  const { download } = await import('./discord/avatars/download.ts');
  const { connect } = await import('./discord/connection/client.ts');
  const { Emojis } = await import('./discord/connection/emojis.ts');
  const { register } = await import('./discord/connection/registration.ts');
  const { aboutError } = await import('./discord/log.ts');
  const { openLog } = await import('./logging.ts');
  const { openStore } = await import('./store/sqlite-store.ts');
  const { randomComputer } = await import('./tables/computer.ts');
  const { Tables } = await import('./tables/tables.ts');
  const { readTexts } = await import('./texts/texts.ts');

  const log = openLog(logLevel);
  const clock = { now: () => Date.now() };
  const texts = readTexts(`${ASSETS}/texts`, (problem) => log.error({}, problem));
  const store = await openStore({ file: databaseFile, clock });
  const fresh = {
    tableId: () => randomBytes(6).toString('base64url'),
    seed: () => randomBytes(32).toString('base64url'),
  };
  const computer = randomComputer((bound) => randomInt(bound));
  const tables = new Tables({ store, games, clock, fresh, computer });
  const emojis = new Emojis();
  const avatars = new Avatars({ cdn: cdnBeside(apiUrl), download, clock });
  const bot = { tables, games, texts, icons: emojis.find, avatars: avatars.find, outbox: store, log, clock };

  let settled = false;
  let connected: Connected | undefined;
  let stopping = false;
  const stop = async (why: string, code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(code), PATIENCE).unref();
    await connected?.stop();
    await store.close();
    process.exit(code);
  };
  const stopFor = (why: string, code = 0): void => {
    stop(why, code).catch((error: unknown) => {
      log.error(aboutError(error), 'the bot did not stop as it should');
      process.exit(1);
    });
  };
  process.on('SIGTERM', () => stopFor('SIGTERM'));
  process.on('SIGINT', () => stopFor('SIGINT'));
  // Whoever started this as a child is gone, and with it the Discord that it was for.
  process.on('disconnect', () => stopFor('the playground ended'));

  connected = await connect({
    token,
    api: apiUrl,
    bot,
    commands,
    ready: async (application, api) => {
      if (settled) return;
      settled = true;
      await emojis.recall(application, store);
      const data = commands.map((command) => command.data(texts, games));
      await register({ api, application, commands: data, notes: store, log });
      // Not waited for: drawing and uploading takes a while the first time, and words do until then.
      void emojis.bring({ api, application, icons: games.flatMap(({ icons }) => icons), notes: store, log });
    },
    // Whatever starts the bot again finds out why: the next start says it in a sentence.
    lost: () => {
      if (connected !== undefined) stopFor('the gateway was closed for good', 1);
    },
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  const { delivery, attendance } = connected;
  const see = async (changed: () => Promise<readonly string[]>): Promise<void> => {
    try {
      for (const table of await changed()) delivery.see(table);
    } catch (error) {
      log.error(aboutError(error), 'tables could not be looked after');
    }
  };
  const tend = async (): Promise<void> => {
    await see(() => tables.tend());
    await see(() => attendance.check());
  };
  await see(() => tables.resume());
  await tend();
  setInterval(() => void tend(), TENDING_INTERVAL);
}
