import { holdLegible } from '../../../canvas/legible.ts';
import { say } from '../../../texts/shipped.ts';
import { picturesFor } from '../../played-pictures.ts';
import { otysSamples } from '../samples.ts';

holdLegible(() => picturesFor(otysSamples, say), {
  texts: 1_000,
  boards: { named: /sea|colony/, texts: 1_000 },
});
