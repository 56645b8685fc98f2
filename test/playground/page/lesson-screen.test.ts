/// <reference lib="dom" />
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonAt } from '../../../src/discord/interactions/lessons.ts';
import type { Message } from '../../../src/discord/protocol/message.ts';
import { games } from '../../../src/games/index.ts';
import { firstLessonOf } from '../../../src/lessons/first-lesson.ts';
import { openPage } from '../../../src/playground/page/open-page.ts';
import { readTexts } from '../../../src/texts/texts.ts';
import { partsOf } from '../../discord/breaches.ts';
import { findChromium, startChromium } from './chromium.ts';
import { FakeDiscord } from './fake-discord.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
] as const;
/** So many messages does the page show of a channel. */
const MOST_SHOWN = 100;

const chromium = findChromium();
const texts = readTexts('assets/texts');

/** Every step of every lesson in every language: as it is shown first, and after each wrong answer. */
const pages = games.flatMap((game) =>
  texts.locales.flatMap((locale) => {
    const course = firstLessonOf(game);
    if (course === undefined) return [];
    const learner = {
      person: { id: '1', name: 'Ana' },
      context: {
        say: texts.in(locale),
        icons: (name: string) => ({ id: '5', name }),
        avatars: () => undefined,
      },
    };
    return course.scenes.flatMap(({ step }, at) => {
      const first = lessonAt(game, course, at, learner);
      const choices = partsOf({ components: [...(first?.components ?? [])] }).ids.flatMap(
        (id) => /^h1:lesson:\w+:[\w-]+:(.+)$/.exec(id)?.[1] ?? [],
      );
      const wrong = choices.map((choice) => lessonAt(game, course, at, learner, { kind: 'wrong', choice }));
      return [first, ...wrong].flatMap((page, answer) =>
        page === undefined
          ? []
          : [
              {
                page,
                what: `${game.name}, ${step.id}${answer === 0 ? '' : ' after an answer'} in ${locale}`,
              },
            ],
      );
    });
  }),
);

const pictureOf = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

/** The components of a page, with empty pictures of the right size. */
function emptied({ components, pictures }: Message): APIMessageTopLevelComponent[] {
  const sizes = new Map(pictures.map((picture) => [`attachment://${picture.name}`, picture]));
  const written = JSON.stringify(components, (key, value: unknown) => {
    if (key !== 'url' || typeof value !== 'string') return value;
    return `data:image/svg+xml,${encodeURIComponent(pictureOf(sizes.get(value) ?? { width: 1, height: 1 }))}`;
  });
  return JSON.parse(written) as APIMessageTopLevelComponent[];
}

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('a step of a lesson at the end of the page', () => {
  const channels = Array.from({ length: Math.ceil(pages.length / MOST_SHOWN) }, (_, at) => `lesson-${at}`);
  const discord = new FakeDiscord(channels);
  const posted: { readonly id: string; readonly what: string; readonly channel: string }[] = [];
  let browser: Browser;
  let page: Page;
  let address: string;

  beforeAll(async () => {
    const viewer = discord.person('Ana');
    for (const [at, { page: shown, what }] of pages.entries()) {
      const { id = '', name = '' } = discord.channels[Math.floor(at / MOST_SHOWN)] ?? {};
      const { message } = discord.post(
        id,
        discord.bot,
        { components: emptied(shown), flags: MessageFlags.IsComponentsV2 },
        viewer,
      );
      posted.push({ id: message.id, what, channel: name ?? '' });
    }
    address = await discord.listen();
    await openPage(discord, 'The Harbour', {
      report: () => ({ state: 'connected', supervised: true, restarts: 0 }),
      watch: () => () => undefined,
      order: () => undefined,
    });
    browser = await startChromium(chromium ?? '');
    page = await browser.newPage();
    await page.route(/\/emojis\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: pictureOf({ width: 1, height: 1 }) }),
    );
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    discord.close();
  });

  it.each(SCREENS)(
    'is seen whole, from its heading to its last button, on $width × $height',
    async (size) => {
      await page.setViewportSize(size);
      const high: string[] = [];
      for (const name of channels) {
        const here = posted.filter(({ channel }) => channel === name);
        await page.goto('about:blank');
        await page.goto(`${address}/#ana/${name}`);
        await page.locator(`#message-${here.at(-1)?.id}`).waitFor();
        const excess = new Map(
          await page.evaluate(async () => {
            await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
            const log = document.querySelector('.log');
            const messages = [...document.querySelectorAll('.message')];
            const end = messages.at(-1)?.getBoundingClientRect().bottom ?? 0;
            const below =
              log === null ? 0 : log.scrollHeight - log.scrollTop + log.getBoundingClientRect().top - end;
            return messages.map((message) => {
              const top = message.querySelector('.heading-3')?.getBoundingClientRect().top ?? Number.NaN;
              const height = message.getBoundingClientRect().bottom - top;
              return [message.id, Math.ceil(height + below - (log?.clientHeight ?? 0))] as const;
            });
          }),
        );
        for (const { id, what } of here) {
          const by = excess.get(`message-${id}`) ?? Number.NaN;
          if (!(by <= 0)) high.push(`${what}: ${by} px too high`);
        }
      }
      expect(posted.length).toBeGreaterThan(100);
      expect(high).toEqual([]);
    },
    60_000,
  );
});
