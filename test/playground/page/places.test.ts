/// <reference lib="dom" />
import { Locale } from 'discord-api-types/v10';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningDiscord, startDiscord } from '../../../src/playground/server.ts';
import { PIER, SHELF } from '../boards.ts';
import { ask, said } from '../raw.ts';
import { findChromium, startChromium } from './chromium.ts';
import { pageOf } from './opened-page.ts';

const chromium = findChromium();

let browser: Browser;
let page: Page;
let discord: RunningDiscord;

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const link = (name: string) => page.getByRole('link', { name, exact: true });

async function oversee(tab: string): Promise<void> {
  await page.getByRole('button', { name: 'Playground' }).click();
  await page.getByRole('button', { name: /Server and faults/u }).click();
  await page.getByRole('tab', { name: tab }).click();
}

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('places, people and faults in the page', () => {
  beforeAll(async () => {
    browser = await startChromium(chromium ?? '');
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    discord = await startDiscord({ rates: 'off' });
    await pageOf(discord);
    // At another port each time, so that nothing is kept of the test before.
    await page.goto(`${discord.origin}/#ana/the-pier`);
    await heading('the-pier');
  });
  afterEach(async () => {
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    await discord.close();
  });

  it('starts a thread from a message, leads to it, and closes it in every way', async () => {
    const { id } = discord.person('Ana').say(PIER, 'Shall we?');
    await page.locator(`#message-${id}`).hover();
    await page.getByRole('button', { name: 'Start a thread' }).click();
    await page.getByLabel('Name').fill('Sunday');
    await page.getByLabel('First message (optional)').fill('Who comes?');
    await page.getByRole('button', { name: 'Create' }).click();
    await heading('Sunday');
    await page.getByText('Who comes?').waitFor();
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByRole('button', { name: 'Unarchive' }).waitFor();
    expect(discord.world.threads.find(id)).toMatchObject({ locked: true, archived: true });
    await link('#the-pier').click();
    await page.locator('.thread-link', { hasText: 'Sunday' }).click();
    await heading('Sunday');
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('button', { name: 'Really delete?' }).click();
    await heading('the-pier');
    expect(discord.world.threads.all()).toEqual([]);
  });

  it('shows a forum as its posts, and begins one', async () => {
    await link('game-shelf').click();
    await page.getByRole('button', { name: 'New post' }).click();
    await page.getByLabel('Name').fill('A slow one');
    await page.getByLabel('First message').fill('A move a day');
    await page.getByRole('button', { name: 'Create' }).click();
    await heading('A slow one');
    expect(discord.world.threads.all()).toMatchObject([{ parentId: SHELF, name: 'A slow one' }]);
    await link('game-shelf').click();
    await page.locator('.forum-post', { hasText: 'A slow one' }).click();
    await page.getByText('A move a day').waitFor();
  });

  it('shows a direct message to its reader alone', async () => {
    const { body } = await ask(discord, 'POST', '/users/@me/channels', {
      recipient_id: discord.person('Björn').user.id,
    });
    const { id } = Object(body);
    await ask(discord, 'POST', `/channels/${id}/messages`, said('You are up'));
    expect(await page.getByRole('navigation', { name: 'Direct messages' }).count()).toBe(0);
    await page.getByRole('link', { name: /Switch to Björn/u }).click();
    await page.getByRole('navigation', { name: 'Direct messages' }).getByRole('link').click();
    await page.getByText('You are up').waitFor();
    await page.getByRole('textbox', { name: /^Message @Harbour/u }).waitFor();
  });

  it('takes a permission from the bot, and gives it back', async () => {
    await oversee('Permissions');
    const send = page.getByLabel('Send Messages', { exact: true });
    await send.click();
    await expect.poll(() => send.isChecked()).toBe(false);
    const post = () => ask(discord, 'POST', `/channels/${PIER}/messages`, said('a'));
    expect((await post()).status).toBe(403);
    await send.click();
    await expect.poll(async () => (await post()).status).toBe(200);
  });

  it('lets people leave and come back, and takes them as they are', async () => {
    await oversee('Members');
    const ana = page.getByRole('group', { name: /Ana/u });
    await ana.getByLabel('Crew').click();
    await ana.getByLabel('Accepts direct messages').click();
    await expect
      .poll(() => discord.overseer.standings().members[0])
      .toMatchObject({ closed: true, roles: ['1300000000000000102'] });
    await ana.getByLabel('In the server').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Come back' }).click();
    await heading('the-pier');
    expect(discord.person('Ana').isIn()).toBe(true);
  });

  it('creates and deletes channels, and throws the bot out', async () => {
    await oversee('Channels');
    await page.getByLabel('Name of the new channel').fill('Late Tables');
    await page.getByRole('button', { name: 'Create' }).click();
    const line = page.locator('.overseer-line', { hasText: 'late-tables' });
    await line.getByRole('button', { name: 'Delete' }).click();
    await line.getByRole('button', { name: 'Really delete?' }).click();
    await line.waitFor({ state: 'detached' });
    await page.getByLabel('The bot is in this server').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Let it back in' }).click();
    await expect.poll(() => discord.overseer.standings().bot.present).toBe(true);
  });

  it('times the bot out, says until when, and ends that', async () => {
    await oversee('Faults');
    const isOut = () => discord.world.members.isTimedOut(discord.overseer.standings().bot.id);
    await page.getByRole('button', { name: 'Time the bot out for 28 days' }).click();
    await page.getByText('The bot is timed out until').waitFor();
    expect(isOut()).toBe(true);
    await page.getByRole('button', { name: 'End the time-out' }).click();
    await page.getByText('The bot is timed out until').waitFor({ state: 'detached' });
    expect(isOut()).toBe(false);
  });

  it('has faults happen, once or often, and counts them', async () => {
    await oversee('Faults');
    await page.getByLabel('failed-500-before').selectOption('1');
    await expect.poll(() => discord.faults.rates()['failed-500-before']).toBe(1);
    const me = () => ask(discord, 'GET', '/users/@me/guilds');
    expect((await me()).status).toBe(500);
    await page.getByText('1×').waitFor();
    await page.getByRole('button', { name: 'All calm' }).click();
    await expect.poll(async () => (await me()).status).toBe(200);
    await page.locator('.overseer-fault', { hasText: 'line-dropped' }).getByRole('button').click();
    await page.getByText('No bot is connected, so nothing can go wrong.').waitFor();
  });

  it('speaks the language of whom one is', async () => {
    const lang = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
    expect(await lang()).toBe('en-GB');
    await page.getByRole('link', { name: 'Дарья' }).click();
    await page.getByText('Каналы', { exact: true }).waitFor();
    expect(await lang()).toBe('ru');
    await page.getByRole('link', { name: 'Maximiliana' }).click();
    await page.getByText('Kanäle', { exact: true }).waitFor();
    expect(await lang()).toBe('de');
    // English words, and dates as in Sweden.
    discord.person('Eve').say(PIER, `<t:${Math.floor(Date.now() / 1000) - 7_200}:R>`);
    await page.getByRole('link', { name: 'Björn' }).click();
    await page.getByText('Channels', { exact: true }).waitFor();
    expect(await page.locator('.moment').textContent()).toBe('för 2 timmar sedan');
  });

  it('has a menu that chooses the language of the one whom one is, and says times in it', async () => {
    discord.person('Eve').say(PIER, `<t:${Math.floor(Date.now() / 1000) - 180}:R>`);
    await page.getByRole('button', { name: 'Playground' }).click();
    await page.getByLabel('Language (Ana)').selectOption('Français');
    await page.getByText('Salons', { exact: true }).waitFor();
    expect(discord.person('Ana').locale()).toBe(Locale.French);
    expect(await page.locator('.moment').textContent()).toBe('il y a 3 minutes');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Eve' }).click();
    await page.getByText('Channels', { exact: true }).waitFor();
  });
});
