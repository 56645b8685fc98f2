import { type Assets, bundlePage } from '../../../src/playground/page/bundle.ts';
import { openPage, type PageGround } from '../../../src/playground/page/open-page.ts';
import type { BotControl, BotReport } from '../../../src/playground/page/wire.ts';

let bundling: Promise<Assets> | undefined;

/** The page, bundled once in a process: every test shows the same. */
function bundledOnce(): Promise<Assets> {
  bundling ??= bundlePage();
  return bundling;
}

/** How a bot reports that is connected. */
export const CONNECTED: BotReport = { state: 'connected', supervised: true, restarts: 0 };

/** Opens the page of a Discord, with a bot that is connected and does nothing but what is given. */
export const pageOf = (ground: PageGround, bot: Partial<BotControl> = {}): Promise<void> =>
  openPage(
    ground,
    'The Harbour',
    { report: () => CONNECTED, watch: () => () => undefined, order: () => undefined, ...bot },
    bundledOnce,
  );
