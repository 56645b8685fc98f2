import type { Picture } from '../../src/canvas/picture.ts';
import { focusOf, newsSince, tablePicture } from '../../src/games/oteres/board/index.ts';
import { components } from '../../src/games/oteres/index.ts';
import type { Say } from '../../src/texts/say.ts';
import { openView, samples } from '../games/oteres/sample-views.ts';

/** Every picture of Öterés, in named positions. */
export const oteresPictures = (say: Say): readonly (readonly [position: string, picture: Picture])[] => {
  const found: (readonly [string, Picture])[] = [];
  for (const [position, sample] of Object.entries(samples)) {
    const { people, scene } = sample;
    const view = openView(sample);
    const shown = {
      news: newsSince(view, scene.match.earlier('spectator')),
      focus: focusOf(scene.match.decisions),
    };
    found.push([position, tablePicture(view, people, components, say, shown)]);
  }
  return found;
};
