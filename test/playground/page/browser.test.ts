/// <reference lib="dom" />
import { InteractionType, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, startChromium } from './chromium.ts';
import { CONNECTED, pageOf } from './opened-page.ts';
import { board, FORM, pictureUrl } from './samples.ts';
import { type ScriptedDiscord, scene } from './scripted-discord.ts';

const chromium = findChromium();

let browser: Browser;
let context: BrowserContext;
let page: Page;
let discord: ScriptedDiscord;
let report = CONNECTED;
let reported = (): void => undefined;
const troubles: string[] = [];

/** An empty page of which every trouble is noted. */
async function emptyPage(into: BrowserContext): Promise<Page> {
  const opened = await into.newPage();
  opened.on('pageerror', (error) => troubles.push(error.message));
  opened.on('console', (line) => {
    if (line.type() === 'error') troubles.push(line.text());
  });
  return opened;
}

async function look(at: Page, hash: string): Promise<Page> {
  await at.goto(`${discord.address}/#${hash}`);
  await at.locator('.message').first().waitFor();
  return at;
}

/** Turns to somebody or somewhere else in the same tab. */
async function turn(hash: string): Promise<void> {
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);
}

const last = (list: readonly string[]): string | undefined => list.at(-1);
const scrolledToEnd = (): Promise<boolean> =>
  page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 4);

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('the page in a browser', () => {
  beforeAll(async () => {
    browser = await startChromium(chromium ?? '');
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    page = await emptyPage(context);
  });
  afterAll(() => browser?.close());

  beforeEach(async () => {
    troubles.length = 0;
    report = CONNECTED;
    discord = await scene();
    await pageOf(discord, {
      report: () => report,
      watch: (told) => {
        reported = told;
        return () => undefined;
      },
      order: (order) => void discord.done.push(`bot ${order}`),
    });
    // At another port each time, so that nothing is kept of the test before.
    await look(page, 'ana/table-one');
  });
  afterEach(async () => {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    await discord.close();
    expect(troubles).toEqual([]);
  });

  it('shows who one is and where, in the page, its title and its address', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('table-one');
    expect(await page.title()).toContain('#table-one · The Harbour · Ana');
    await page.getByRole('link', { name: 'Björn' }).click();
    await page.getByRole('link', { name: 'general' }).click();
    await page.waitForFunction(() => location.hash === '#bjorn/general');
    expect(await page.getByRole('heading', { level: 2, name: 'Welcome to #general!' }).count()).toBe(1);
  });

  it('leads from the address of a message to that message, in another channel too', async () => {
    const message = discord.post('general', discord.bot, { content: 'the board' });
    discord.post('table-one', discord.bot, {
      content: `https://discord.com/channels/1/${discord.channel('general')}/${message.id}`,
    });
    await page.getByRole('link', { name: '#general › message' }).click();
    await page.locator(`#message-${message.id}`).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('#ana/general');
  });

  it('leads from a thread to the message that it began with, in the channel above', async () => {
    const message = discord.post('general', discord.bot, { content: 'the lobby' });
    discord.post('table-one', discord.bot, {
      type: MessageType.ThreadStarterMessage,
      message_reference: {
        type: MessageReferenceType.Default,
        channel_id: discord.channel('general'),
        message_id: message.id,
      },
      referenced_message: message,
    });
    discord.post('table-one', discord.bot, { content: 'the board' });
    await page.getByText('This thread began with').waitFor();
    const board = page.locator('.message').filter({ hasText: 'the board' });
    expect(await board.locator('.message-head .strong').textContent()).toBe('Harbour');
    await page.getByRole('button', { name: 'a message from Harbour' }).click();
    await page.locator(`#message-${message.id}`).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('#ana/general');
  });

  it('names a role that is mentioned, and one that there is not', async () => {
    discord.post('table-one', discord.bot, {
      content: 'for <@&1300000000000000102> and <@&1300000000000000042>',
    });
    await page.getByText('for @Crew and @unknown').waitFor();
    expect(await page.locator('.mention', { hasText: '@Crew' }).count()).toBe(1);
  });

  it('shows messages with their marks, components and pictures', async () => {
    expect(await page.locator('strong', { hasText: /^dive$/u }).count()).toBe(1);
    expect(await page.locator('.mention', { hasText: '@Chidi' }).count()).toBeGreaterThan(0);
    expect(await page.locator('.origin', { hasText: 'Ana used /board' }).count()).toBe(1);
    const picture = page.getByAltText('The sea of Ana: five levels, three divers waiting.');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const box = await picture.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([550, 350]);
    expect(await page.getByRole('button', { name: 'Key 4 · Level 4' }).isDisabled()).toBe(true);
  });

  it('keeps an ephemeral message to its owner, who may dismiss it', async () => {
    const secret = page.getByText('Only you know:');
    await secret.waitFor();
    const other = await look(await emptyPage(context), 'eve/table-one');
    expect(await other.getByText('Only you know:').count()).toBe(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await secret.waitFor({ state: 'detached' });
    expect(last(discord.done)).toMatch(/^Ana dismiss \d+$/u);
  });

  it('presses a button, and shows that it waits', async () => {
    let answer = (): void => undefined;
    discord.until = new Promise((resolve) => {
      answer = () => resolve();
    });
    const button = page.locator('[data-custom-id="hand"]');
    await button.click();
    await page.locator('[data-custom-id="hand"][aria-busy="true"]').waitFor();
    answer();
    await page.locator('[data-custom-id="hand"][aria-busy="false"]').waitFor();
    expect(last(discord.done)).toMatch(/^Ana press \d+ hand$/u);
  });

  it('keeps the focus where it was when the pressed message changes', async () => {
    const shown = discord.world.posts
      .all()
      .find(({ message }) => JSON.stringify(message).includes('key:3:4'));
    await page.locator('[data-custom-id="key:3:4"]').focus();
    await page.keyboard.press('Enter');
    const pictures = [1, 2].map((hue) => ({ url: pictureUrl('New', hue), words: 'New' }));
    discord.change(shown?.message.id ?? '', {
      components: board(pictures, 5, discord.person('Ana').user.id),
    });
    await page.locator('[data-custom-id="key:3:5"]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-custom-id'))).toBe('key:3:5');
  });

  it('says under the message when a press got no answer', async () => {
    const { id: userId } = discord.person('Ana').user;
    const channelId = discord.channel('table-one');
    const message = discord.world.posts.inChannel(channelId).at(-2)?.message.id ?? '';
    const { first } = discord.world.interactions.begin({
      ...{ type: InteractionType.MessageComponent, userId, channelId, sourceId: message },
    });
    await first;
    discord.world.announce({ kind: 'shown' });
    await page
      .locator(`#message-${message}`)
      .getByRole('alert')
      .getByText('The application did not respond')
      .waitFor();
  });

  it('says in words why a press was refused', async () => {
    discord.outcome = { kind: 'refused', why: 'This button is gone.' };
    await page.locator('[data-custom-id="end"]').click();
    await page.getByRole('alert').getByText('This button is gone.').waitFor();
  });

  it('chooses from a menu with the keyboard alone, within its bounds', async () => {
    await page.getByRole('combobox', { name: 'Take which cubes?' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    for (const step of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(step);
    expect(await page.getByRole('option', { selected: true }).count()).toBe(2);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect.poll(() => last(discord.done)).toMatch(/^Ana choose \d+ color:4 white\+green$/u);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Take which cubes?',
    );
  });

  it('chooses a member by searching', async () => {
    await page.getByRole('combobox', { name: 'Invite someone' }).click();
    await page.keyboard.type('chi');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => last(discord.done))
      .toMatch(new RegExp(`^Ana choose \\d+ invite ${discord.person('Chidi').user.id}$`, 'u'));
  });

  it('fills in a form that the bot opened', async () => {
    discord.outcome = { kind: 'form', form: FORM, interaction: '77' };
    await page.getByRole('button', { name: 'Name the table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name the table' });
    discord.outcome = { kind: 'silence' };
    // The first field has the focus.
    await dialog.waitFor();
    await page.keyboard.type('Evening');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByText('Something went wrong. Try again.').waitFor();
    discord.outcome = { kind: 'answered' };
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(last(discord.done)).toBe('Ana submit 77 {"name":"Evening","welcome":""}');
  });

  it('says plain words as a message', async () => {
    await page.keyboard.type('Hello <b>there</b>');
    await page.keyboard.press('Enter');
    await page.locator('.message').getByText('Hello <b>there</b>').waitFor();
    expect(await scrolledToEnd()).toBe(true);
  });

  it('completes a command and its options from the keyboard', async () => {
    await page.keyboard.type('/pl');
    await page.keyboard.press('Tab');
    await page.getByRole('group', { name: '/play otys' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('+3 optional').waitFor();
    await page.keyboard.type('fi');
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'first: Who dives first' }).waitFor();
    await page.keyboard.type('chi');
    await page.keyboard.press('Tab');
    await page.getByPlaceholder('+2 optional').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => last(discord.done))
      .toBe(
        `Ana command play otys [{"name":"sponsors","value":"random"},{"name":"first","value":"${discord.person('Chidi').user.id}"}]`,
      );
    await page.getByRole('textbox', { name: /^Message #table-one/u }).waitFor();
  });

  it('says in words which option is wrong, and does not send', async () => {
    await page.keyboard.type('/play otys ');
    await page.getByRole('combobox', { name: /^sponsors/u }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText('sponsors: this one is required.').waitFor();
    expect(discord.done).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: /^Message #table-one/u }).waitFor();
  });

  it('asks the bot what an option may be', async () => {
    discord.choices = [{ name: 'Lunch table', value: 'id-lunch' }];
    await page.keyboard.type('/table status ');
    await page.getByPlaceholder('+1 optional').waitFor();
    await page.keyboard.type('ta');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lu');
    await page.getByRole('option', { name: 'Lunch table' }).waitFor();
    await expect
      .poll(() => last(discord.done))
      .toBe('Ana complete table status table [{"name":"table","value":"lu"}]');
    await page.keyboard.press('Enter');
    await page.getByText('Press Enter to send.').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => last(discord.done))
      .toBe('Ana command table status [{"name":"table","value":"id-lunch"}]');
  });

  it('stays at the newest message when there, and offers the way back otherwise', async () => {
    await expect.poll(scrolledToEnd).toBe(true);
    discord.post('table-one', discord.bot, { content: 'one more' });
    await page.getByText('one more', { exact: true }).waitFor();
    await expect.poll(scrolledToEnd).toBe(true);
    await page.locator('.log').hover();
    await page.mouse.wheel(0, -2000);
    const jump = page.getByRole('button', { name: /Jump to latest message/u });
    await jump.waitFor();
    discord.post('table-one', discord.bot, { content: 'while away' });
    await page.getByRole('button', { name: /New messages below/u }).click();
    await expect.poll(scrolledToEnd).toBe(true);
    const long = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
    discord.post('table-one', discord.bot, { content: long }, discord.person('Ana'));
    // A private page is read from its beginning.
    await jump.waitFor();
    await jump.click();
    await expect.poll(scrolledToEnd).toBe(true);
  });

  it('shows whom to become next, and forgets it once one was them', async () => {
    const summon = page
      .getByRole('navigation', { name: 'Mentioned members' })
      .getByRole('link', { name: /Switch to Chidi/u });
    await summon.click();
    await page.waitForFunction(() => location.hash.startsWith('#chidi'));
    await turn('ana/table-one');
    await page.waitForFunction(() => document.title.endsWith('Ana'));
    expect(await page.getByRole('navigation', { name: 'Mentioned members' }).count()).toBe(0);
  });

  it('marks channels with something new, and those where one was called', async () => {
    const called = page.getByRole('link', { name: /^table-two/u });
    expect(await called.textContent()).toContain('1');
    await called.click();
    await page.getByRole('heading', { level: 1, name: 'table-two' }).waitFor();
    await expect.poll(() => called.textContent()).not.toContain('1');
    discord.post('general', discord.bot, { content: 'news' });
    await page.getByRole('link', { name: /^general\s*, unread/u }).waitFor();
  });

  it('reads new messages of others out', async () => {
    discord.post('table-one', discord.bot, {
      content: `**Ana** takes <@${discord.person('Björn').user.id}> along`,
    });
    await page.getByRole('log').getByText('Ana takes @Björn along').waitFor();
  });

  it('says why the bot does not run any more, and starts it again', async () => {
    report = {
      state: 'stopped',
      supervised: true,
      restarts: 2,
      why: 'The packages are not installed. Run npm ci.',
    };
    reported();
    const alert = page.getByRole('alert').filter({ hasText: 'The bot couldn’t start' });
    await alert.getByText('The packages are not installed. Run npm ci.').waitFor();
    await page.getByText('Bot stopped').waitFor();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => last(discord.done)).toBe('bot restart');
  });

  it.each(['dark', 'light'] as const)('fits a phone in the %s theme, with a drawer', async (colorScheme) => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme });
    const small = await look(await emptyPage(phone), 'ana/table-one');
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const member = small.getByRole('link', { name: 'Eve' });
    expect(await member.isVisible()).toBe(false);
    await small.getByRole('button', { name: 'Channels and members' }).click();
    await member.click();
    await small.waitForFunction(() => location.hash.startsWith('#eve'));
    await expect.poll(() => member.isVisible()).toBe(false);
    const picture = small.getByAltText('The Colony: scores, contracts and the Store.');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    expect((await picture.boundingBox())?.width).toBeGreaterThan(290);
    await phone.close();
  });
});
