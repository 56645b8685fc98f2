/// <reference lib="dom" />
import {
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';
import { FakeDiscord } from './fake-discord.ts';
import { type MeasuredPage, measuredPage, SCREENS } from './measured-page.ts';

const chromium = findChromium();

/** What stands in lines: few words and many, with short names on their buttons and with the longest that a game gives. */
const LINES = [
  ['Free', 'Dive'],
  ['**3\u00a0· Исследователь −2\u00a0кредита**\u00a0· вернуть ключ · ещё 2\u00a0растения до +4', '3'],
  ['The Plant Expert comes up, those above it move down', 'End turn'],
  [
    'Goes into their hand; only you two know which card',
    'Slip Share the catch to Bartholomäus von und zu K…',
  ],
] as const;

const message: APIMessageTopLevelComponent = {
  type: ComponentType.Container,
  components: LINES.map(([content, label], at) => ({
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: {
      ...{ type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id: `answer-${at}`, label },
      emoji: { id: '5', name: 'dive' },
    },
  })),
};

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('a line with its button beside it', () => {
  const discord = new FakeDiscord(['lines']);
  let measured: MeasuredPage;
  let posted = '';

  beforeAll(async () => {
    const [channel] = discord.channels;
    posted = discord.post(channel?.id ?? '', discord.bot, {
      components: [message],
      flags: MessageFlags.IsComponentsV2,
    }).message.id;
    measured = await measuredPage(discord, chromium ?? '');
  });
  afterAll(() => measured?.close());

  it.each(SCREENS)(
    'has the words on the left, the button on the right at their middle, on $width × $height',
    async (size) => {
      await measured.page.setViewportSize(size);
      await measured.show('lines', posted);
      const lines = await measured.page.evaluate(() =>
        [...document.querySelectorAll('.section')].map((section) => {
          const [words, button] = ['.section-words', '.button'].map((part) =>
            section.querySelector(part)?.getBoundingClientRect(),
          );
          const within = section.closest('.container')?.getBoundingClientRect();
          const label = section.querySelector('.button-label');
          if (words === undefined || button === undefined || within === undefined || label === null)
            return 'not whole';
          const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
          return {
            overlaps: words.right > button.left,
            leaves: button.right > within.right || words.left < within.left,
            apart: Math.abs(middle(words) - middle(button)) > 1,
            narrow: words.width < within.width / 3,
            cut: label.scrollWidth > label.clientWidth + 1,
          };
        }),
      );
      const good = { overlaps: false, leaves: false, apart: false, narrow: false, cut: false };
      expect(lines).toEqual(LINES.map(() => good));
    },
  );
});
