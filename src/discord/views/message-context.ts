import type { Say } from '../../texts/say.ts';
import type { FindAvatar } from '../protocol/find-avatar.ts';
import type { Icons } from './icons.ts';

/** What a message is worded with: somebody's language, the icons that there are, and the avatars that are at hand. */
export interface Voice {
  readonly say: Say;
  readonly icons: Icons;
  readonly avatars: FindAvatar;
  /** Whether it is for somebody who reads boards rather than looks at them; absent where it is not, or for everybody. */
  readonly reads?: boolean;
}
