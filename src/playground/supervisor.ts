import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPage } from './page/open-page.ts';
import { startDiscord } from './server.ts';
import { type BotCommand, supervise } from './supervisor-process.ts';
import { guildJson } from './world/harbour.ts';

/** What a playground is made of. */
export interface PlaygroundOptions {
  /** Port on 127.0.0.1; a free one when absent. */
  readonly port?: number;
  /** Where everything is kept: the Discord's state, and the bot's database, apart from that of any real token. */
  readonly directory: string;
  /**
   * How the bot is started. DISCORD_TOKEN, DISCORD_API_URL and DATABASE_FILE are added to its environment, and
   * DATABASE_URL is emptied.
   */
  readonly botCommand: BotCommand;
  /** Takes the lines meant for the person who started the playground: the address, and what became of the bot. */
  log(line: string): void;
}

/** A playground at work. */
export type Playground = Awaited<ReturnType<typeof runPlayground>>;

/**
 * Starts a Discord on localhost with its page and runs the bot against it, until it is closed or the process gets
 * SIGINT or SIGTERM. @throws if the port is taken or the saved state cannot be read.
 */
export async function runPlayground(options: PlaygroundOptions) {
  const { port, directory, botCommand, log } = options;
  await mkdir(directory, { recursive: true });
  const discord = await startDiscord({
    keepIn: join(directory, 'discord'),
    ...(port === undefined ? {} : { port }),
  });
  const bot = supervise(
    {
      ...botCommand,
      env: {
        ...botCommand.env,
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.apiBase,
        DATABASE_FILE: join(directory, 'tables.sqlite'),
        DATABASE_URL: '',
      },
    },
    discord,
    log,
  );
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      process.off('SIGINT', leave);
      process.off('SIGTERM', leave);
      await bot.close();
      await discord.close();
    })();
    return closing;
  };
  const leave = (): void => {
    void close().then(() => process.exit(0));
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  try {
    await openPage(discord, guildJson().name, bot);
  } catch (error) {
    await close();
    throw error;
  }
  log(`Open ${discord.origin} in a browser to play.`);
  return { address: discord.origin, close };
}
