import { type ChatInputCommandInteraction, Client, GatewayIntentBits } from 'discord.js';
import { expect, onTestFinished } from 'vitest';
import { type DiscordOptions, type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { apiDocument } from './api-document.ts';

/**
 * A localhost Discord that ends with the test; without rate limits unless asked for. Where Discord's API document is
 * at hand, everything it answered is judged by that in the end.
 */
export async function discordForTest(options: DiscordOptions = {}): Promise<RunningDiscord> {
  const discord = await startDiscord({ rates: 'off', ...options });
  onTestFinished(async () => {
    await discord.close();
    const document = apiDocument();
    if (document !== undefined) expect(discord.journal.requests().flatMap(document.judgeAnswer)).toEqual([]);
  });
  return discord;
}

/** The real client, logged in to a localhost Discord until the test ends. */
export async function botForTest(discord: RunningDiscord): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    rest: { api: discord.apiBase },
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => {
    client.once('clientReady', resolve);
  });
  await client.login(discord.token);
  return ready;
}

/** The same with a command `/play`, and what the bot does when somebody gives it. */
export async function playingBot(
  discord: RunningDiscord,
  played: (interaction: ChatInputCommandInteraction) => unknown = () => undefined,
): Promise<Client<true>> {
  const client = await botForTest(discord);
  await client.application.commands.set([{ name: 'play', description: 'Play' }]);
  client.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand()) void played(interaction);
  });
  return client;
}

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
