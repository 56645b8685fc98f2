import { listText } from '../component-list.ts';
import { createOtys } from './rules/game.ts';
import { readComponents } from './rules/read-components.ts';

const FILE_NAME = 'assets/otys/components.json';
const FILE = new URL(`../../../${FILE_NAME}`, import.meta.url);

/** The box that this bot plays with: `assets/otys/components.json`. Loading throws `BrokenComponents` when that is not one. */
export const components = readComponents(listText(FILE, FILE_NAME), FILE_NAME);

/** Otys with that box. */
export const otys = createOtys(components);

export type { Otys } from './rules/state.ts';
