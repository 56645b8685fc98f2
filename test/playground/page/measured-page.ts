/// <reference lib="dom" />
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import type { Message } from '../../../src/discord/protocol/message.ts';
import { startChromium } from './chromium.ts';
import { pageOf } from './opened-page.ts';
import type { ScriptedDiscord } from './scripted-discord.ts';

/** The windows in which everything has to be seen: a desktop's and a phone's, in pixels. */
export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
] as const;

/** So many messages does the page show of a channel. */
export const MOST_SHOWN = 100;

const emptyPicture = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

/** The components of a message, with empty pictures of the right size: only room is measured. */
export function withEmptyPictures({ components, pictures }: Message): APIMessageTopLevelComponent[] {
  const sizes = new Map(pictures.map((picture) => [`attachment://${picture.name}`, picture]));
  const written = JSON.stringify(components, (key, value: unknown) => {
    if (key !== 'url' || typeof value !== 'string') return value;
    return `data:image/svg+xml,${encodeURIComponent(emptyPicture(sizes.get(value) ?? { width: 1, height: 1 }))}`;
  });
  return JSON.parse(written) as APIMessageTopLevelComponent[];
}

/** The page of a Discord as a browser shows it, with empty icons. */
export interface MeasuredPage {
  readonly page: Page;
  /** Shows Ana a channel, from the end, and waits for its last message. */
  readonly show: (channel: string, lastMessage: string) => Promise<void>;
  /**
   * By how many pixels too high the window shows each message, by its id, were it the last one of the channel: from the top of its last
   * picture to its end, and of those in `whole` from their first line.
   */
  readonly excess: (whole: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly close: () => Promise<void>;
}

/** Opens the page of this Discord in the browser that lies at `chromium`; closing it closes the Discord too. */
export async function measuredPage(discord: ScriptedDiscord, chromium: string): Promise<MeasuredPage> {
  await pageOf(discord);
  const browser = await startChromium(chromium);
  const page = await browser.newPage();
  await page.route(/\/emojis\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture({ width: 1, height: 1 }) }),
  );
  return {
    page,
    show: async (channel, lastMessage) => {
      await page.goto('about:blank');
      await page.goto(`${discord.address}/#ana/${channel}`);
      await page.locator(`#message-${lastMessage}`).waitFor();
    },
    excess: async (whole) =>
      new Map(
        await page.evaluate(
          async (wholly) => {
            await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
            const log = document.querySelector('.log');
            const messages = [...document.querySelectorAll('.message')];
            const end = messages.at(-1)?.getBoundingClientRect().bottom ?? 0;
            const below =
              log === null ? 0 : log.scrollHeight - log.scrollTop + log.getBoundingClientRect().top - end;
            return messages.map((message) => {
              const id = message.id.replace('message-', '');
              const top = wholly.includes(id)
                ? message.querySelector('.container')
                : [...message.querySelectorAll('.gallery')].at(-1);
              const height =
                message.getBoundingClientRect().bottom - (top?.getBoundingClientRect().top ?? Number.NaN);
              return [id, Math.ceil(height + below - (log?.clientHeight ?? 0))] as const;
            });
          },
          [...whole],
        ),
      ),
    close: async () => {
      await browser.close();
      await discord.close();
    },
  };
}
