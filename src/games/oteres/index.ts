import { listText } from '../component-list.ts';
import { createOteres } from './rules/game.ts';
import { readComponents } from './rules/read-components.ts';

const FILE_NAME = 'assets/oteres/components.json';
const FILE = new URL(`../../../${FILE_NAME}`, import.meta.url);

/** The box that this bot plays with: `assets/oteres/components.json`. Loading throws `BrokenComponents` when that is not one. */
export const components = readComponents(listText(FILE, FILE_NAME), FILE_NAME);

/** Öterés with that box. */
export const oteres = createOteres(components);

export type { Oteres } from './rules/state.ts';
