/// <reference lib="dom" />
import { InteractionResponseType, Locale } from 'discord-api-types/v10';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS } from '../../../src/playground/faults/kinds.ts';
import type { BotReport } from '../../../src/playground/page/wire.ts';
import { type RunningDiscord, startDiscord } from '../../../src/playground/server.ts';
import { LANGUAGES, readLanguage } from '../../../src/playground/words/languages.ts';
import { CHANNELS, MEMBERS, ROLES } from '../../../src/playground/world/cast.ts';
import { PIER, SHELF } from '../boards.ts';
import { phrasesOf } from '../phrases.ts';
import { ask } from '../raw.ts';
import { findChromium, startChromium } from './chromium.ts';
import { CONNECTED, pageOf } from './opened-page.ts';

const chromium = findChromium();
const [ANA] = MEMBERS;
const SERVER = 'The Harbour';

/** What the server, its people and its bot say, which nobody translates. */
const SAID = [
  SERVER,
  ...LANGUAGES.map(({ name }) => name),
  ...MEMBERS.flatMap(({ user }) => [user.global_name ?? '', user.username]),
  ...CHANNELS.flatMap(({ name, topic }) => [name, topic]),
  ...ROLES.map(({ name }) => name),
  ...FAULTS,
  'Harbour',
  'play',
  'replay',
  'game',
  'file',
  'quiet',
  'new-thread',
  'new-post',
];

let browser: Browser;
let page: Page;
let discord: RunningDiscord;
let report: BotReport;

/** Everything that the page says now in words of its own, hidden or not, but for dates. */
const saidNow = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, noscript, time, .avatar, .divider span, .forum-note') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  });

/** Finds a phrase, but not within a word. */
function patternOf(phrase: string): string {
  const before = /^\p{L}/u.test(phrase) ? String.raw`(?<!\p{L})` : '';
  const after = /\p{L}$/u.test(phrase) ? String.raw`(?!\p{L})` : '';
  return before + phrase.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`) + after;
}

/** The texts with words in them besides these phrases. */
function besides(phrases: readonly string[], texts: readonly string[]): readonly string[] {
  const known = [...new Set(phrases.map((phrase) => phrase.trim()))].filter((phrase) =>
    /\p{L}/u.test(phrase),
  );
  known.sort((one, other) => other.length - one.length);
  const any = new RegExp(known.map(patternOf).join('|'), 'gu');
  return texts.filter((text) => /\p{L}/u.test(text.replaceAll(any, '')));
}

async function order(locale: Locale): Promise<void> {
  discord.overseer.order({ order: 'choose locale', member: ANA?.user.id ?? '', locale });
  await page.waitForFunction((lang) => document.documentElement.lang === lang, readLanguage(locale).locale);
}

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('the language of the page', () => {
  beforeAll(async () => {
    browser = await startChromium(chromium ?? '');
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    discord = await startDiscord({ rates: 'off' });
    report = { ...CONNECTED, restarts: 2 };
    const option = (type: number, name: string) => ({ type, name, description: '…' });
    await ask(discord, 'PUT', '/applications/1300000000000000001/commands', [
      { name: 'play', description: '…', options: [option(3, 'game'), option(5, 'quiet')] },
      { name: 'replay', description: '…', options: [{ ...option(11, 'file'), required: true }] },
    ]);
    await pageOf(discord, { report: () => report });
    // At another port each time, so that nothing is kept of the test before.
    await page.goto(`${discord.origin}/#ana/the-pier`);
    await page.getByRole('heading', { level: 1, name: 'the-pier' }).waitFor();
  });
  afterEach(async () => {
    await page.goto('about:blank');
    await discord.close();
  });

  it.each(LANGUAGES)('is $name throughout', async ({ locale, words }) => {
    await order(locale);
    const phrases = [...phrasesOf(words), ...SAID];
    const checkWords = async (): Promise<void> => {
      // What has just been done is shown with the page's next frame.
      await expect.poll(async () => besides(phrases, await saidNow())).toEqual([]);
    };
    const menu = page.getByRole('button', { name: words.menu.playground });
    const box = page.locator('.composer-words');

    // Messages: one's own, one of the bot's that is edited, one that only oneself sees, a command without an answer, a thread.
    const ana = discord.person('Ana');
    const { id } = ana.say(PIER, '1');
    const posted = await ask(discord, 'POST', `/channels/${PIER}/messages`, {
      content: `<@${ana.user.id}> 2`,
    });
    const path = `/channels/${PIER}/messages/${Object(posted.body).id}`;
    await ask(discord, 'PATCH', path, {
      content: `<@${discord.person('Björn').user.id}> <@&5> <#5> ||3||`,
    });
    const answered = discord.world.onChange((event) => {
      if (event.kind !== 'interaction') return;
      const type = InteractionResponseType.ChannelMessageWithSource;
      const answer = { type, data: { content: '4', flags: 64 } };
      void ask(discord, 'POST', `/interactions/${event.payload.id}/${event.payload.token}/callback`, answer);
    });
    await ana.command(PIER, ['play']);
    answered();
    const silent = ana.command(PIER, ['play']);
    const thread = ana.startThread(PIER, { name: 'new-thread', messageId: id });
    const alone = ana.startThread(PIER, { name: 'new-thread' });
    ana.startThread(SHELF, { name: 'new-post', content: '5' });
    await page.getByText(words.log.onlyYou).waitFor();
    await checkWords();

    // The command box: the list, options, what stands at the end of them, a file, and what is wrong with them.
    await box.fill('/');
    await page.getByText(words.composer.commands, { exact: true }).waitFor();
    await checkWords();
    await box.fill('/play ');
    await page.getByPlaceholder(words.composer.optionsLeft(2)).waitFor();
    await checkWords();
    await page.keyboard.type('quiet');
    await page.keyboard.press('Tab');
    await page.getByRole('option', { name: words.composer.yes, exact: true }).waitFor();
    await checkWords();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.getByText(words.composer.notListed('quiet', '7')).waitFor();
    await checkWords();
    await page.keyboard.press('Escape');
    await box.fill('/replay ');
    await page.getByText(words.composer.fileButton).waitFor();
    await checkWords();
    await page.keyboard.press('Escape');
    await box.fill('/7');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(words.composer.noSuchCommand('/7')).waitFor();
    await checkWords();
    await box.fill('');

    // The menu, and everything that oversees the server.
    await menu.click();
    await checkWords();
    await page.getByText(words.menu.oversee).click();
    for (const tab of Object.values(words.overseer.tabs)) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await checkWords();
    }
    await page.getByRole('tab', { name: words.overseer.tabs.faults, exact: true }).click();
    await page.getByRole('button', { name: words.overseer.now, exact: true }).first().click();
    // A dialog comes and goes with a frame: Esc before it is there closes nothing.
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.refused.noBot).waitFor();
    await checkWords();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.head.newThread }).click();
    await dialog.waitFor();
    await checkWords();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // Other places: threads, a forum, and nowhere at all.
    expect(await silent).toEqual({ kind: 'silence' });
    await page.getByText(words.log.noAnswer).waitFor();
    await checkWords();
    discord.overseer.order({ order: 'thread', thread: thread.id, locked: true, archived: true });
    for (const hash of [`ana/${thread.id}`, `ana/${alone.id}`, 'ana/game-shelf']) {
      await page.goto(`${discord.origin}/#${hash}`);
      await page.getByText(/^new-/u).first().waitFor();
      await checkWords();
    }
    discord.overseer.order({
      order: 'presence',
      member: discord.overseer.standings().bot.id,
      present: false,
    });
    await page.getByText(words.page.botAway).waitFor();
    await checkWords();
    report = { state: 'stopped', supervised: true, restarts: 1 };
    discord.overseer.order({ order: 'presence', member: ana.user.id, present: false });
    await page.getByText(words.page.hasLeft('Ana')).waitFor();
    await menu.click();
    await page.getByText(words.menu.start).waitFor();
    await checkWords();
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
