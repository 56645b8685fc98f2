export { cardsPicture } from './cards.ts';
export { colonyPicture } from './colony.ts';
export { finalPicture } from './final.ts';
export { focusOf } from './focus.ts';
export { newsSince } from './news.ts';
export { scoreStories } from './score-story.ts';
export { seaPicture } from './sea.ts';
export type { Shown } from './shown.ts';
