import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Playground, runPlayground } from '../../../src/playground/supervisor.ts';
import { builtBot } from '../../built-bot.ts';
import { findChromium, startChromium } from './chromium.ts';

const chromium = findChromium();

let directory: string;
let playground: Playground;
let browser: Browser;

async function start(): Promise<Playground> {
  const { args, environment } = await builtBot();
  return runPlayground({
    directory,
    botCommand: {
      command: process.execPath,
      args,
      env: { ...process.env, ...environment, LOG_LEVEL: 'silent' },
    },
    log: () => undefined,
  });
}

async function open(hash: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${playground.address}/#${hash}`);
  await page.getByText('Bot connected').waitFor();
  return page;
}

/** Types a command and sends it, once the bot has registered it. */
async function run(page: Page, command: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.locator('.composer-words').fill(`/${command}`);
        return page.getByRole('option', { name: `/${command}` }).count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: `/${command}` }).waitFor();
  await page.keyboard.press('Enter');
}

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('a playground with a real bot, in a browser', () => {
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'playground-'));
    [playground, browser] = await Promise.all([start(), startChromium(chromium ?? '')]);
  });
  afterAll(async () => {
    await browser?.close();
    await playground?.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('plays on after the bot was killed and after the playground was started anew', async () => {
    const ana = await open('ana');
    await run(ana, 'play otys');
    const eve = await open('eve');
    await eve.getByRole('button', { name: 'Join', exact: true }).click();
    await ana.getByRole('button', { name: 'Playground' }).click();
    await ana.getByRole('button', { name: /kill -9/u }).click();
    await ana.getByText('Bot restarting…').waitFor();
    await ana.getByText('Bot connected').waitFor();
    await ana.getByRole('button', { name: 'Start', exact: true }).click();
    await run(ana, 'hand');
    await ana.getByText('Only you can see this').last().waitFor();

    await playground.close();
    playground = await start();
    const chidi = await open('chidi');
    await chidi.getByRole('button', { name: 'Log', exact: true }).waitFor();
    expect(await chidi.locator('.gallery img').count()).toBeGreaterThan(0);
    expect(await chidi.getByText('Only you can see this').count()).toBe(0);
  });
});
