import { readFileSync } from 'node:fs';
import { createOtys } from './game.ts';
import { readComponents } from './read-components.ts';

const FILE = new URL('../../../assets/otys/components.json', import.meta.url);

/** The box that this bot plays with: `assets/otys/components.json`. Loading throws `BrokenComponents` when that is not one. */
export const components = readComponents(readFileSync(FILE, 'utf8'), 'assets/otys/components.json');

/** Otys with that box. */
export const otys = createOtys(components);

export type { Otys } from './state.ts';
