import { listText } from '../../component-list.ts';
import type { Insight } from '../../insight.ts';
import { components, type Otys } from '../index.ts';
import { readWeights } from './weights.ts';
import { worthBy } from './worth.ts';

const FILE_NAME = 'assets/otys/worth.json';
const FILE = new URL(`../../../../${FILE_NAME}`, import.meta.url);

/** How Otys judges its own positions, by `assets/otys/worth.json`. Loading throws `BrokenComponents` when that holds no weights. */
export const otysInsight: Insight<Otys> = {
  isOpen: true,
  worth: worthBy(components, readWeights(listText(FILE, FILE_NAME), FILE_NAME)),
};
