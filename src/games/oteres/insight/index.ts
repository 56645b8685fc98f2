import { listText } from '../../component-list.ts';
import type { Insight } from '../../insight.ts';
import { components, type Oteres } from '../index.ts';
import { readWeights } from './weights.ts';
import { worthBy } from './worth.ts';

const FILE_NAME = 'assets/oteres/worth.json';
const FILE = new URL(`../../../../${FILE_NAME}`, import.meta.url);

/** How Öterés judges its own positions, by `assets/oteres/worth.json`. Loading throws `BrokenComponents` when that holds no weights. */
export const oteresInsight: Insight<Oteres> = {
  isOpen: false,
  worth: worthBy(components, readWeights(listText(FILE, FILE_NAME), FILE_NAME)),
};
