import { keptList, listText } from '../component-list.ts';
import { createOtys } from './rules/game.ts';
import { readComponents } from './rules/read-components.ts';

const FILE_NAME = 'assets/otys/components.json';
const FILE = new URL(`../../../${FILE_NAME}`, import.meta.url);

/** Otys with the components that a text lists. `source` is for messages alone. Throws `BrokenComponents`. */
export function otysWith(text: string, source = 'the components of a match') {
  const components = readComponents(text, source);
  return { components, game: { ...createOtys(components), components: keptList(text) } };
}

/** The box of this bot: `assets/otys/components.json`. Loading throws `BrokenComponents` if the file is invalid. */
export const { components, game: otys } = otysWith(listText(FILE, FILE_NAME), FILE_NAME);

export type { Otys } from './rules/state.ts';
