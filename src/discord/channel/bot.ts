import type { PlayableGame } from '../../games/playable.ts';
import type { KeptReplays } from '../../replays/kept-replays.ts';
import type { Shares } from '../../shares/shares.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../meter.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import type { FindAvatar, Icons } from '../views/message-context.ts';
import type { CommonSight } from './common-sight.ts';

/** What commands and presses have at hand. */
export interface Bot {
  readonly tables: Tables;
  readonly games: readonly PlayableGame[];
  readonly texts: Texts;
  readonly icons: Icons;
  readonly avatars: FindAvatar;
  readonly log: Log;
  readonly replays: KeptReplays;
  readonly shares: Shares;
  /** Downloads an uploaded file, up to the largest size of a record; absent if downloads are not possible. */
  readonly download?: (address: string) => Promise<Uint8Array>;
  /** The version of the bot, as reports of problems name it. */
  readonly version?: string;
  /** Asks Discord what keeps the bot from a place, and writes to people. */
  readonly discord?: Pick<DiscordApi, 'ownPlace' | 'look' | 'direct' | 'post' | 'rolesOf'>;
  /** Where tables may be named; absent where nobody is asked, and everywhere they may. */
  readonly sight?: CommonSight;
  readonly meter?: Meter;
  /** Milliseconds since 1970. */
  readonly clock: { readonly now: () => number };
}
