import { Client, GatewayIntentBits } from 'discord.js';
import type { APIInteraction } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import type { BotPermission } from '../../src/playground/oversight/orders.ts';
import { type DiscordOptions, type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { apiDocument } from './api-document.ts';
import { PIER } from './boards.ts';
import { ask, COMMANDS, said } from './raw.ts';

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
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.apiBase },
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => {
    client.once('clientReady', resolve);
  });
  await client.login(discord.token);
  return ready;
}

/** Gives the bot a permission on the pier, or takes it. */
export const permit = (discord: RunningDiscord, permission: BotPermission, allowed: boolean): void =>
  discord.overseer.order({ order: 'permit bot', channel: PIER, permission, allowed });

/** The command `/play`. */
export const PLAY = { name: 'play', description: 'Play', contexts: [0] };

/** What people do that reaches the bot, as it comes. */
export function interactionsOf(discord: RunningDiscord): readonly APIInteraction[] {
  const events: APIInteraction[] = [];
  discord.world.onChange((event) => {
    if (event.kind === 'interaction') events.push(event.payload);
  });
  return events;
}

/**
 * Registers `/play`, and answers what people do with the body that `answer` gives, if any. Returns the status and code
 * of each refusal.
 */
export async function playingBot(
  discord: RunningDiscord,
  answer: (asked: APIInteraction) => object | undefined,
): Promise<readonly string[]> {
  const refused: string[] = [];
  await ask(discord, 'PUT', COMMANDS, [PLAY]);
  discord.world.onChange(async (event) => {
    if (event.kind !== 'interaction') return;
    const { id, token } = event.payload;
    const body = answer(event.payload);
    if (body === undefined) return;
    const told = await ask(discord, 'POST', `/interactions/${id}/${token}/callback`, body).catch(
      () => undefined,
    );
    if (told !== undefined && told.status >= 400) refused.push(`${told.status} ${Object(told.body).code}`);
  });
  return refused;
}

/** An answer with a message of words, for one person alone if it is private. */
export const reply = (words: string, flags = 0) => {
  const body = said(words);
  return { type: 4, data: { ...body, flags: body.flags | flags } };
};

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The same as the address of a picture. */
export const PIXEL_URL = `data:image/png;base64,${PIXEL.toString('base64')}`;
