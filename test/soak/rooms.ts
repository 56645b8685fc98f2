import { shardOf } from '../../src/playground/gateway/shards.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';

/**
 * Makes so many channels that lead to all shards alike, where each counts as a server of its own. Ids tell the millisecond in which they were
 * made, so those that are made at once would all lead to one.
 */
export async function spreadRooms(
  { world: { channels } }: RunningDiscord,
  count: number,
  shards = 1,
): Promise<readonly string[]> {
  const rooms: string[] = [];
  while (rooms.length < count) {
    await new Promise((later) => setTimeout(later, 1));
    channels.create('text', `table-${rooms.length + 1}`);
    const id = channels.inGuild().at(-1)?.id ?? '';
    if (shardOf(id, shards) === rooms.length % shards) rooms.push(id);
    else channels.remove(id);
  }
  return rooms;
}
