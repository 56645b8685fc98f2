export { cardsPicture } from './cards.ts';
export { colonyPicture } from './colony.ts';
export { seaPicture } from './sea.ts';
