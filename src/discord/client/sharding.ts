import { SimpleShardingStrategy } from 'discord.js';
import { aboutError, type Log } from '../log.ts';

/** What holds the shards of a client. */
type Shards = ConstructorParameters<typeof SimpleShardingStrategy>[0];

/**
 * discord.js's own sharding, but that an error in its handlers of the gateway's events costs that event alone. Seen in discord.js
 * 14.28: its handler of RESUMED reads the session, which is gone already where Discord calls it invalid right afterwards and a
 * busy process reads both at once; the error comes out as a rejection that nobody handles, and ends the process.
 */
export function guardedSharding(log: Log): (shards: Shards) => SimpleShardingStrategy {
  return (shards) => {
    const emit = shards.emit.bind(shards);
    const guarded = (...event: Parameters<typeof emit>): boolean => {
      try {
        return emit(...event);
      } catch (error) {
        log.warn(aboutError(error), 'an event of the gateway could not be handled');
        return true;
      }
    };
    Object.defineProperty(shards, 'emit', { value: guarded });
    return new SimpleShardingStrategy(shards);
  };
}

/** The folders of discord.js and its gateway library, as they stand in a stack. */
const LIBRARY =
  /[\\/]node_modules[\\/](?:@discordjs[\\/]ws|discord\.js[\\/]src[\\/]client[\\/]websocket)[\\/]/;
/** A line of a stack in code of ours or a neighbour's, not of Node's own. */
const IN_CODE = /^ {4}at .*[\\/]/;

/**
 * Whether an error that nobody handled is the gateway library's own, as when two of its reconnections cross. The connection goes on or
 * is missed by the {@link GatewayHealth}, and nothing of ours was under way.
 */
export function isGatewayError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [first] = (error.stack ?? '')
    .split('\n')
    .filter((line) => IN_CODE.test(line) && !line.includes('node:'));
  return first !== undefined && LIBRARY.test(first);
}
