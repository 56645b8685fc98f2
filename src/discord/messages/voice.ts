import type { Say } from '../../texts/say.ts';
import type { Icons } from './icons.ts';

/** What a message is worded with: somebody's language, and the icons that there are. */
export interface Voice {
  readonly say: Say;
  readonly icons: Icons;
}
