import type { GatewayState, ShardSign } from '../discord/client/gateway-health.ts';
import { type BACKLOGS, BEHIND } from './behind.ts';

/** How the database is to this process: its own, perhaps another's by now, or out of reach. */
export const DATABASE_STATES = ['held', 'taken', 'away'] as const;
/** One of {@link DATABASE_STATES}. */
export type DatabaseState = (typeof DATABASE_STATES)[number];

/** What is looked at to tell whether the bot does its work. */
export interface Signs {
  readonly gateway: GatewayState;
  readonly shards: readonly ShardSign[];
  readonly database: DatabaseState;
  readonly behind: readonly (typeof BACKLOGS)[number][];
}

const OF_DATABASE: Readonly<Record<DatabaseState, readonly string[]>> = {
  held: [],
  taken: ['Another process may have taken over the database.'],
  away: ['The database cannot be reached, or takes no writes.'],
};

/** What is wrong, in sentences for the host; nothing where all is well. */
export function complaintsOf({ gateway, shards, database, behind }: Signs): readonly string[] {
  return [
    ...(gateway === 'ready' ? [] : [gatewayComplaint(shards)]),
    ...OF_DATABASE[database],
    ...behind.map((each) => BEHIND[each]),
  ];
}

/** Names the shards that are not connected, where others are. */
function gatewayComplaint(shards: readonly ShardSign[]): string {
  const away = shards.filter(({ isReady }) => !isReady).map(({ shard }) => shard);
  return away.length === 0 || away.length === shards.length
    ? 'The gateway is not connected.'
    : `Of ${shards.length} shards, these are not connected: ${away.join(', ')}.`;
}
