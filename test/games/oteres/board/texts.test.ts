import type { Picture } from '../../../../src/canvas/picture.ts';
import { holdLegible } from '../../../canvas/legible.ts';
import { oteresPictures } from '../gallery.ts';
import { say } from '../words/telling.ts';

function* pictures(): Generator<readonly [string, Picture]> {
  for (const [position, picture] of oteresPictures(say))
    if (!position.startsWith('asked-3')) yield [`${position} ${picture.name}`, picture];
}

holdLegible(pictures, { texts: 800, boards: { named: /table/, texts: 300 } });
