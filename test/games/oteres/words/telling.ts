import { fileURLToPath } from 'node:url';
import type { Telling } from '../../../../src/games/presenter.ts';
import { readTexts } from '../../../../src/texts/texts.ts';

/** English as players read it; a missing text throws. */
export const say = readTexts(fileURLToPath(new URL('../../../../assets/texts', import.meta.url))).in('en');

/** Five people, one with the longest name that is shown, two with the same. */
export const telling: Telling = {
  say,
  people: [{ name: 'Ana' }, { name: 'W'.repeat(32) }, { name: 'Björn' }, { name: 'Ana' }, { name: 'Eve' }],
};
