import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Playground, runPlayground } from '../../../src/playground/supervisor.ts';
import { findChromium, startChromium } from './chromium.ts';

const chromium = findChromium();
const DEMO_BOT = fileURLToPath(new URL('demo-bot.ts', import.meta.url));

let directory: string;
let playground: Playground;
let browser: Browser;

const start = (): Promise<Playground> =>
  runPlayground({
    directory,
    botCommand: {
      command: process.execPath,
      args: ['--import', import.meta.resolve('tsx'), DEMO_BOT],
      env: process.env,
    },
    log: () => undefined,
  });

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
  await page.getByRole('group', { name: `Command /${command}` }).waitFor();
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
    await run(ana, 'board');
    await ana.getByRole('button', { name: /^Key 1/u }).click();
    await ana.locator('.message').getByText('turn 2').waitFor();
    expect(await ana.getByText('Ana used /board').count()).toBe(1);

    await run(ana, 'hand');
    await ana.locator('.message').getByText('Your contracts: 2 white, 1 blue').waitFor();
    const eve = await open('eve');
    await eve.locator('.message').getByText('turn 2').waitFor();
    expect(await eve.locator('.message').getByText('Your contracts').count()).toBe(0);

    await ana.getByRole('button', { name: 'Playground' }).click();
    await ana.getByRole('button', { name: /kill -9/u }).click();
    await ana.getByText('Bot restarting…').waitFor();
    await ana.getByText('Bot connected').waitFor();
    await run(ana, 'slow');
    await ana.locator('.message').getByText('is thinking…').waitFor();
    await ana.locator('.message').getByText('That took a while.').waitFor();

    await ana.getByRole('button', { name: 'Say nothing' }).click();
    await ana.getByRole('alert').getByText('The application did not respond').waitFor();

    await playground.close();
    playground = await start();
    const again = await open('bjorn');
    await again.locator('.message').getByText('That took a while.').waitFor();
    await again.locator('.message').getByText('turn 2').waitFor();
  });
});
