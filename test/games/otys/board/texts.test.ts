import type { Picture } from '../../../../src/canvas/picture.ts';
import { holdLegible } from '../../../canvas/legible.ts';
import { say } from '../../../texts/shipped.ts';
import { otysPictures } from '../gallery.ts';

function* pictures(): Generator<readonly [string, Picture]> {
  for (const [position, picture] of otysPictures(say)) yield [`${position} ${picture.name}`, picture];
}

holdLegible(pictures, { texts: 1_000, boards: { named: /sea|colony/, texts: 1_000 } });
