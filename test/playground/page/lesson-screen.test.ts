/// <reference lib="dom" />
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../src/discord/protocol/message.ts';
import { lessonPage } from '../../../src/discord/views/learning-pages.ts';
import { games } from '../../../src/games/index.ts';
import { firstLessonOf } from '../../../src/lessons/course.ts';
import { partsOf } from '../../discord/breaches.ts';
import { texts } from '../../texts/shipped.ts';
import { findChromium, startChromium } from './chromium.ts';
import { pageOf } from './opened-page.ts';
import { type ScriptedDiscord, scriptedDiscord } from './scripted-discord.ts';

const chromium = findChromium();

/** The windows in which everything has to be seen: a desktop's and a phone's, in pixels. */
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
] as const;

/** How many messages the page shows of a channel. */
const MOST_SHOWN = 100;

const emptyPicture = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

/** The components of a message, with empty pictures of the right size: only room is measured. */
function withEmptyPictures({ components, pictures }: Message): APIMessageTopLevelComponent[] {
  const sizes = new Map(pictures.map((picture) => [`attachment://${picture.name}`, picture]));
  const written = JSON.stringify(components, (key, value: unknown) => {
    if (key !== 'url' || typeof value !== 'string') return value;
    return `data:image/svg+xml,${encodeURIComponent(emptyPicture(sizes.get(value) ?? { width: 1, height: 1 }))}`;
  });
  return JSON.parse(written) as APIMessageTopLevelComponent[];
}

/** Opens the page of a Discord with empty icons in the browser that lies at `chromium`; closing it closes the Discord too. */
async function measuredPage(discord: ScriptedDiscord, chromium: string) {
  await pageOf(discord);
  const browser = await startChromium(chromium);
  const page = await browser.newPage();
  await page.route(/\/emojis\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture({ width: 1, height: 1 }) }),
  );
  return {
    page,
    /** Shows Ana a channel, from the end, and waits for its last message. */
    show: async (channel: string, lastMessage: string): Promise<void> => {
      await page.goto('about:blank');
      await page.goto(`${discord.address}/#ana/${channel}`);
      await page.locator(`#message-${lastMessage}`).waitFor();
    },
    /** By how many pixels too high the window shows each of these messages, were it the last one of the channel. */
    excess: async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
      new Map(
        await page.evaluate(
          async (shown) => {
            await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
            const log = document.querySelector('.log');
            const last = [...document.querySelectorAll('.message')].at(-1);
            const end = last?.getBoundingClientRect().bottom ?? 0;
            const below =
              log === null ? 0 : log.scrollHeight - log.scrollTop + log.getBoundingClientRect().top - end;
            return shown.map((id) => {
              const message = document.querySelector(`#message-${id}`);
              const top = message?.querySelector('.container')?.getBoundingClientRect().top ?? Number.NaN;
              const height = (message?.getBoundingClientRect().bottom ?? Number.NaN) - top;
              return [id, Math.ceil(height + below - (log?.clientHeight ?? 0))] as const;
            });
          },
          [...ids],
        ),
      ),
    close: async () => {
      await browser.close();
      await discord.close();
    },
  };
}

/** Every step of every lesson in every language: as it is shown first, and after each wrong answer. */
const pages = games.flatMap((game) =>
  texts.locales.flatMap((locale) => {
    const course = firstLessonOf(game);
    if (course === undefined) return [];
    const context = {
      ...{ say: texts.in(locale), icons: (name: string) => ({ id: '5', name }), avatars: () => undefined },
    };
    return course.scenes.flatMap(({ step }, at) => {
      const place = { game, course, at, person: { id: '1', name: 'Ana' } };
      const first = lessonPage(place, context);
      const choices = partsOf({ components: [...first.components] }).ids.flatMap(
        (id) => /^h1:lesson:\w+:[\w-]+:(.+)$/.exec(id)?.[1] ?? [],
      );
      const wrong = choices.map((choice) =>
        lessonPage(place, context, { kind: 'wrong', choice, isAgain: true }),
      );
      return [first, ...wrong].map((page, answer) => ({
        page,
        what: `${game.name}, ${step.id}${answer === 0 ? '' : ' after an answer'} in ${locale}`,
      }));
    });
  }),
);

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('a step of a lesson at the end of the page', () => {
  const channels = Array.from({ length: Math.ceil(pages.length / MOST_SHOWN) }, (_, at) => `lesson-${at}`);
  const posted: { readonly id: string; readonly what: string; readonly channel: string }[] = [];
  let measured: Awaited<ReturnType<typeof measuredPage>>;

  beforeAll(async () => {
    const discord = await scriptedDiscord(channels);
    const viewer = discord.person('Ana');
    for (const [at, { page: shown, what }] of pages.entries()) {
      const channel = channels[Math.floor(at / MOST_SHOWN)] ?? '';
      const { id } = discord.post(
        channel,
        discord.bot,
        { components: withEmptyPictures(shown), flags: MessageFlags.IsComponentsV2 },
        viewer,
      );
      posted.push({ id, what, channel });
    }
    measured = await measuredPage(discord, chromium ?? '');
  });
  afterAll(() => measured?.close());

  it.each(SCREENS)(
    'is seen whole, from its first line to its last button, on $width × $height',
    async (size) => {
      await measured.page.setViewportSize(size);
      const high: string[] = [];
      for (const name of channels) {
        const here = posted.filter(({ channel }) => channel === name);
        await measured.show(name, here.at(-1)?.id ?? '');
        const excess = await measured.excess(here.map(({ id }) => id));
        for (const { id, what } of here) {
          const by = excess.get(id) ?? Number.NaN;
          if (!(by <= 0)) high.push(`${what}: ${by} px too high`);
        }
      }
      expect(posted.length).toBeGreaterThan(100);
      expect(high).toEqual([]);
    },
  );
});
