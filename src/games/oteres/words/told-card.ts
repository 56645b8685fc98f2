import { cardName } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';

/** The name of a card in a sentence, marked as one: "Not mine!" does not read as a shout then. */
export const cardTold = (scene: Pick<Scene, 'components' | 'say'>, id: string): string =>
  scene.say('oteres-told-card', { card: cardName(scene, id) });
