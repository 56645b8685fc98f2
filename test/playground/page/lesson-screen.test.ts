import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonPage } from '../../../src/discord/views/learning-pages.ts';
import { games } from '../../../src/games/index.ts';
import { firstLessonOf } from '../../../src/lessons/course.ts';
import { partsOf } from '../../discord/breaches.ts';
import { texts } from '../../texts/shipped.ts';
import { findChromium } from './chromium.ts';
import { type MeasuredPage, MOST_SHOWN, measuredPage, SCREENS, withEmptyPictures } from './measured-page.ts';
import { scriptedDiscord } from './scripted-discord.ts';

const chromium = findChromium();

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
  let measured: MeasuredPage;

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
