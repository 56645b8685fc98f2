import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a browser is on this machine; undefined, said aloud, where there is none. `CHROMIUM` names another place. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  const found = (named === undefined ? PLACES : [named]).find((place) => existsSync(place));
  if (found === undefined) {
    console.warn(`Tests of the page in a browser are skipped: no Chromium at ${named ?? PLACES.join(', ')}.`);
  }
  return found;
}

/** Starts a browser without a window that asks nothing of the network. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
