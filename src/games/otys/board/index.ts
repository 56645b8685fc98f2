export { cardsPicture } from './cards.ts';
export { colonyPicture } from './colony.ts';
export { type News, newsSince } from './news.ts';
export { seaPicture } from './sea.ts';
