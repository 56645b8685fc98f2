import { readFileSync } from 'node:fs';
import { createOteres } from './game.ts';
import { readComponents } from './read-components.ts';

const FILE = new URL('../../../assets/oteres/components.json', import.meta.url);

/** The box that this bot plays with: `assets/oteres/components.json`. Loading throws `BrokenComponents` when that is not one. */
export const components = readComponents(readFileSync(FILE, 'utf8'), 'assets/oteres/components.json');

/** Öterés with that box. */
export const oteres = createOteres(components);

export type { Oteres } from './state.ts';
