import type { PlayableGame } from '../../games/playable.ts';
import type { Tables } from '../../tables/service/tables.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../meter.ts';
import type { FindAvatar } from '../protocol/find-avatar.ts';
import type { Icons } from '../views/message-context.ts';

/** What commands and presses have at hand. */
export interface Bot {
  readonly tables: Tables;
  readonly games: readonly PlayableGame[];
  readonly texts: Texts;
  readonly icons: Icons;
  readonly avatars: FindAvatar;
  readonly log: Log;
  /** Absent where nobody counts. */
  readonly meter?: Meter;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
}
