import { keptList, listText } from '../component-list.ts';
import { createOteres } from './rules/game.ts';
import { readComponents } from './rules/read-components.ts';

const FILE_NAME = 'assets/oteres/components.json';
const FILE = new URL(`../../../${FILE_NAME}`, import.meta.url);

/** Öterés with the components that a text lists. `source` is for messages alone. Throws `BrokenComponents`. */
export function oteresWith(text: string, source = 'the components of a match') {
  const components = readComponents(text, source);
  return { components, game: { ...createOteres(components), components: keptList(text) } };
}

/** The box of this bot: `assets/oteres/components.json`. Loading throws `BrokenComponents` if the file is invalid. */
export const { components, game: oteres } = oteresWith(listText(FILE, FILE_NAME), FILE_NAME);

export type { Oteres } from './rules/state.ts';
