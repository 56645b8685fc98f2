import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { writeRecord } from '../../src/records/write-record.ts';
import { shownMoments } from '../../src/replays/film.ts';
import { findChromium, startChromium } from '../playground/page/chromium.ts';
import { played } from '../records/played.ts';
import { replaysHere } from './replays-here.ts';

const text = readFileSync('test/records/games/oteres-three.txt', 'utf8');
const shown = { text, names: ['Ana </script>', 'Ben', 'Cem'], language: 'de', isBrought: true };
const replays = replaysHere(games);

/** The same game as played today: a record without a list of components needs the list of today, the kept one may have another. */
async function playedToday(): Promise<string> {
  const { match, log } = await played({ game: 'oteres', seats: 3, options: { first: '3' }, seed: 'three' });
  const record = match.logged(log).record('spectator', []);
  if (record === undefined) throw new Error('the game has no record');
  return writeRecord(record, { withList: false });
}

describe('the film of a game', () => {
  test('is an animated WebP with a frame for each turn and the set-up, small enough for Discord', async () => {
    const film = Buffer.from(await replays.film(shown));
    expect(film.toString('latin1', 0, 4) + film.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
    expect(film.readUInt32LE(4)).toBe(film.length - 8);
    expect(film.toString('latin1').split('ANMF').length - 1).toBe(28);
    expect(film.length).toBeLessThan(2_000_000);
    const { width, height } = await loadImage(film);
    expect([width, height]).toEqual([550, 350]);
  });

  test('shows the side of who had the turn and how it stands, no higher than Discord shows in its whole width', async () => {
    const record = readFileSync('test/records/games/otys-two-advanced.txt', 'utf8');
    const film = await replays.film({ ...shown, text: record, names: ['Ana', 'Ben'] });
    const { width, height } = await loadImage(Buffer.from(film));
    expect([width, height]).toEqual([550, 350]);
  });

  test('leaves out turns evenly where there are too many, never the first nor the last', () => {
    expect(shownMoments(5)).toEqual([0, 1, 2, 3, 4]);
    const moments = shownMoments(400);
    expect(moments).toHaveLength(120);
    expect([moments[0], moments.at(-1)]).toEqual([0, 399]);
    expect(new Set(moments).size).toBe(120);
  });
});

const chromium = findChromium();
const today = await playedToday();

describe.skipIf(chromium === undefined)('the page of a game, in a browser without a connection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-page-'));
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium(chromium ?? '');
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['its list of components', text],
    ['no list of components', today],
  ])('replays a record with %s, with the boards, forward, back and to the end', async (_, record) => {
    const file = join(folder, 'game.html');
    writeFileSync(file, await replays.page({ ...shown, text: record }));
    const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`file://${file}`);
    const stands = (at: number) => page.waitForSelector(`html[data-shown="${at}"]`, { state: 'attached' });
    await stands(0);
    expect(await page.locator('#place').innerText()).toBe('0 von 27');
    await page.locator('#on').click();
    await stands(1);
    await page.locator('#on').click();
    await stands(2);
    expect(await page.locator('#turn').innerText()).toContain('Ana </script>');
    expect(await page.locator('#told').innerText()).toContain('Ben');
    await page.locator('#back').click();
    await stands(1);
    await page.locator('#last').click();
    await stands(27);
    expect(await page.locator('#boards img').getAttribute('alt')).toContain('Ben');
    const drawn = await page
      .locator('#boards img')
      .evaluate((image) => Number(Reflect.get(image, 'naturalWidth')));
    expect(drawn).toBe(1100);
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(360);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('says in words that a record cannot be replayed there, and why', async () => {
    const file = join(folder, 'other-rules.html');
    const page = await browser.newPage({ offline: true });
    const made = await replays.page(shown);
    writeFileSync(file, made.replace(/"rulesVersion":\d+/, '"rulesVersion":99'));
    await page.goto(`file://${file}`);
    await page.waitForSelector('html[data-failed]', { state: 'attached' });
    const said = await page.locator('#turn').innerText();
    expect(said).toContain('lässt sich hier nicht zeigen');
    expect(said).toContain('Version 99');
    expect(said).not.toContain('Error');
    expect(await page.locator('button').count()).toBe(0);
    await page.close();
  });
});
