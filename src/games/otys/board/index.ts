export { type CardPicture, cardsPicture } from './cards.ts';
export { colonyPicture } from './colony.ts';
export type { Person } from './person.ts';
export { levelsFor, whoCould } from './reach.ts';
export { seaPicture } from './sea.ts';
