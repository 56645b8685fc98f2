import { CALLOUT_SIZE, type Callout, drawCallouts } from '../../../canvas/callout.ts';
import { EXTENSION } from '../../../canvas/encoder.ts';
import type { Box } from '../../../canvas/pen.ts';
import type { Picture } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { OtysView } from '../view.ts';
import { type Level, spaceOfLevel } from '../vocabulary.ts';
import { seaPicture } from './sea.ts';
import { activeKeyPlace, diverPlace, rowOf, shelfPlace, sponsorPlace } from './sea-places.ts';
import { UNMARKED } from './shown.ts';

/** The sea in which *How to play* points at things: what is at work on `level`, in the order of a turn, and what is ready there. */
export function guidePicture(view: OtysView, level: Level, components: Components, say: Say): Picture {
  const above = rowOf(level).y - CALLOUT_SIZE / 2 - 2;
  const over = (box: Box): Callout => ({ x: box.x + box.width / 2, y: above, box });
  const shelf = shelfPlace(level, components.values.spaces[level - 1] ?? 0);
  const right = shelf.x + shelf.width;
  const resources = { ...shelf, x: shelf.x - 6, width: shelf.width - 48 };
  const slip = { x: right - 32, y: shelf.y - 20, width: 48, height: 46 };
  const callouts = [
    over(activeKeyPlace(level)),
    over(sponsorPlace(level)),
    over(diverPlace(spaceOfLevel(level), level)),
    over(resources),
    { x: slip.x + slip.width + CALLOUT_SIZE / 2 + 2, y: slip.y + slip.height / 2, box: slip },
  ];
  const people = [{ name: say('otys-guide-you') }, { name: '' }];
  return {
    ...seaPicture(view, 0, people, components, say, { ...UNMARKED, focus: [{ kind: 'row', level }] }, (pen) =>
      drawCallouts(pen, callouts),
    ),
    name: `otys-guide.${EXTENSION}`,
    alt: say('otys-guide-alt', { level }),
  };
}
