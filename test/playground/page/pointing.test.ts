/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, startChromium } from './chromium.ts';
import { pageOf } from './opened-page.ts';
import { FORM, pictureUrl } from './samples.ts';
import { type ScriptedDiscord, scene } from './scripted-discord.ts';

const chromium = findChromium();

/** What it is looked at with: a mouse at a desk, or a finger on a phone. */
const WAYS = [
  { name: 'a mouse', width: 1280, touch: false },
  { name: 'a finger', width: 400, touch: true },
] as const;

let browser: Browser;
let discord: ScriptedDiscord;

beforeAll(async () => {
  if (chromium !== undefined) browser = await startChromium(chromium);
});
afterAll(() => browser?.close());

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined).each(WAYS)('the page under $name', ({ width, touch }) => {
  let page: Page;
  const troubles: string[] = [];
  const hit = (place: Locator): Promise<void> => (touch ? place.tap() : place.click());
  const hitAt = (x: number, y: number): Promise<void> =>
    touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (box === null) throw new Error('it is not to be seen');
    return box;
  };

  beforeAll(async () => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      hasTouch: touch,
      isMobile: touch,
    });
    page = await context.newPage();
    page.on('pageerror', (error) => troubles.push(error.message));
  });
  beforeEach(async () => {
    troubles.length = 0;
    discord = await scene();
    await pageOf(discord);
    // At another port each time, so that nothing is kept of the test before.
    await page.goto(`${discord.address}/#ana/table-one`);
    await page.locator('.message').first().waitFor();
  });
  afterEach(async () => {
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    await discord.close();
    expect(troubles).toEqual([]);
  });

  const enlarged = async (): Promise<Locator> => {
    await hit(page.getByRole('button', { name: /Enlarge picture: The sea of Ana/u }));
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await dialog.waitFor();
    await dialog.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    return dialog;
  };

  it('closes an enlarged picture beside it, and not upon it', async () => {
    const dialog = await enlarged();
    const picture = dialog.locator('.lightbox-picture');
    await hit(picture);
    await dialog.getByRole('button', { name: 'Fit the picture to the window' }).waitFor();
    // A second tap at once would be a double one, which enlarges as a single one does.
    await page.waitForTimeout(400);
    await hit(picture);
    await dialog.getByRole('button', { name: 'Show the picture at full size' }).waitFor();
    const stage = await boxOf(dialog.locator('.lightbox-stage'));
    const shown = await boxOf(picture);
    if (touch) await hitAt(width / 2, (stage.y + shown.y) / 2);
    else await hitAt(shown.x / 2, stage.y + stage.height / 2);
    await dialog.waitFor({ state: 'detached' });
  });

  it('enlarges a picture where it is pointed at, and moves it', async () => {
    const dialog = await enlarged();
    const image = dialog.locator('.lightbox-picture img');
    const before = await boxOf(image);
    const place = { x: before.x + before.width * 0.75, y: before.y + before.height * 0.5 };
    await hitAt(place.x, place.y);
    await dialog.getByRole('button', { name: 'Fit the picture to the window' }).waitFor();
    const after = await boxOf(image);
    expect(after.width).toBeGreaterThanOrEqual(before.width * 2.4);
    // What was under the finger is still there.
    expect((place.x - after.x) / after.width).toBeCloseTo(0.75, 1);
    const stage = dialog.locator('.lightbox-stage');
    const scrolled = () => stage.evaluate(({ scrollLeft }) => scrollLeft);
    const [from] = [await scrolled()];
    if (touch) await stage.evaluate((box) => box.scrollBy(-50, 0));
    else {
      await page.mouse.move(place.x, place.y);
      await page.mouse.down();
      await page.mouse.move(place.x + 50, place.y, { steps: 5 });
      await page.mouse.up();
    }
    expect(await scrolled()).toBeCloseTo(from - 50, 0);
  });

  it('covers nothing of what one reads with the way back to the newest message', async () => {
    const log = page.locator('.log');
    await log.evaluate((box) => box.scrollTo(0, 0));
    const jump = await boxOf(page.getByRole('button', { name: /Jump to latest message/u }));
    const read = await boxOf(log);
    expect(read.y + read.height).toBeLessThanOrEqual(jump.y);
  });

  it('turns from one picture of a message to the next by its arrows and by the keys', async () => {
    const pictures = [190, 25].map((hue, at) => ({
      media: { url: pictureUrl('Album', hue) },
      description: `Picture ${at + 1}`,
    }));
    discord.show('table-one', [{ type: 12, items: pictures }], discord.person('Ana'), 'board');
    await hit(page.getByRole('button', { name: /Enlarge picture: Picture 1/u }));
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    const alt = (): Promise<string | null> => dialog.locator('.lightbox-picture img').getAttribute('alt');
    await expect.poll(alt).toBe('Picture 1');
    await hit(dialog.getByRole('button', { name: 'Next picture' }));
    await expect.poll(alt).toBe('Picture 2');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(alt).toBe('Picture 1');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(alt).toBe('Picture 2');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The dialog goes first; the focus comes back with the page's next frame.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toContain('Enlarge picture');
  });

  it('gives a command from the button beside the box, option by option', async () => {
    await hit(page.getByRole('button', { name: 'Commands' }));
    await hit(page.getByRole('option', { name: /play otys/u }));
    const line = page.getByRole('group', { name: '/play otys' });
    await hit(page.getByRole('option', { name: 'Random' }));
    await hit(page.getByRole('option', { name: /^first/u }));
    await page.keyboard.type('somebody whose name is longer than any line of a phone has room for');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const send = page.getByRole('button', { name: 'Send' });
    expect((await boxOf(send)).x + (await boxOf(send)).width).toBeLessThanOrEqual(width);
    await line.getByRole('combobox', { name: /^first/u }).fill('chi');
    await hit(page.getByRole('option', { name: /Chidi/u }));
    await hit(send);
    await expect
      .poll(() => discord.done.at(-1))
      .toBe(
        `Ana command play otys [{"name":"sponsors","value":"random"},{"name":"first","value":"${discord.person('Chidi').user.id}"}]`,
      );
  });

  it('keeps a form when words in it are marked until beside it, and closes it by a click there', async () => {
    discord.outcome = { kind: 'form', form: FORM, interaction: '77' };
    await hit(page.getByRole('button', { name: 'Name the table' }));
    const dialog = page.getByRole('dialog', { name: 'Name the table' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill('Evening');
    const frame = await boxOf(dialog);
    const field = await boxOf(name);
    const above = frame.y / 2;
    await page.mouse.move(field.x + 60, field.y + 12);
    await page.mouse.down();
    await page.mouse.move(frame.x + 20, above, { steps: 4 });
    await page.mouse.up();
    expect(await name.inputValue()).toBe('Evening');
    await hitAt(frame.x + 20, above);
    await dialog.waitFor({ state: 'detached' });
  });

  // At a desk the list stands beside the messages all the time.
  if (touch)
    it('opens the list of channels, and closes it by the curtain beside it', async () => {
      const list = page.locator('.sidebar');
      const curtain = page.locator('.curtain');
      expect(await curtain.isVisible()).toBe(false);
      await hit(page.getByRole('button', { name: 'Channels and members' }));
      await list.waitFor({ state: 'visible' });
      await hitAt(width - 10, 400);
      await list.waitFor({ state: 'hidden' });
      await hit(page.getByRole('button', { name: 'You are: Ana' }));
      await list.waitFor({ state: 'visible' });
      await curtain.press('Enter');
      await list.waitFor({ state: 'hidden' });
    });
});
