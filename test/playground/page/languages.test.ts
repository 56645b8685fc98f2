/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { Locale } from 'discord-api-types/v10';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningDiscord, startDiscord } from '../../../src/playground/server.ts';
import { PIER } from '../boards.ts';
import { findChromium, startChromium } from './chromium.ts';
import { pageOf } from './opened-page.ts';

const chromium = findChromium();
const WEB = new URL('../../../src/playground/web/', import.meta.url);

/** Words between tags, or in an attribute that is read, which stand in no table of words. */
const UNTRANSLATED = [
  />[^<>{}=;()]*\p{L}{2}[^<>{}=;()]*<\//gu,
  /\b(?:aria-label|title|placeholder|label|name)="[^"]*\p{L}{2}/gu,
];

it('says nothing in words of its own', () => {
  const sources = readdirSync(WEB).filter((file) => file.endsWith('.tsx'));
  const said = sources.flatMap((file) => {
    const source = readFileSync(new URL(file, WEB), 'utf8');
    return UNTRANSLATED.flatMap((pattern) => source.match(pattern) ?? []).map((words) => `${file}: ${words}`);
  });
  expect(sources.length).toBeGreaterThan(15);
  expect(said).toEqual([]);
});

let browser: Browser;
let page: Page;
let discord: RunningDiscord;

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('the language of the page', () => {
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
    await page.getByRole('heading', { level: 1, name: 'the-pier' }).waitFor();
  });
  afterEach(async () => {
    await page.goto('about:blank');
    await discord.close();
  });

  it('is that of whom one is', async () => {
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

  it('is chosen in the menu for the one whom one is, and says times in it', async () => {
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
