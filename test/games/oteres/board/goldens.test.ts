import { handPictures } from '../../../../src/games/oteres/board/hand.ts';
import { tablePicture } from '../../../../src/games/oteres/board/table.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { holdToGoldens } from '../../../canvas/goldens.ts';
import { say } from '../../../texts/shipped.ts';
import { crowded } from '../sample-views.ts';

const [hand] = handPictures({ view: crowded.scene.view(0), people: crowded.people, components, say }, 0);
if (hand === undefined) throw new Error('A hand has a picture');

holdToGoldens(new URL('goldens/', import.meta.url), {
  'crowded-table': tablePicture({ view: crowded.scene.view(), people: crowded.people, components, say }),
  'crowded-hand': hand,
});
