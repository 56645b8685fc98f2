import type { AccessError } from '../../tables/model/channel.ts';
import type { Table } from '../../tables/model/table.ts';
import { DiscordError } from '../discord-error.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import { type NeededPermission, permissionsNeeded } from '../protocol/permissions.ts';
import type { Sight } from '../protocol/sight.ts';

/** Why a channel is closed to a table, and which permissions the bot lacks there, as far as that is the cause. */
export interface ClosedCause {
  readonly error: AccessError;
  readonly missing: readonly NeededPermission[];
}

/** Finds out why Discord lets the bot do nothing in the channel of a table: it says the same for all of these. */
export async function causeAt(
  { guild, channel, home }: Pick<Table, 'guild' | 'channel' | 'home'>,
  api: Pick<DiscordApi, 'look'>,
): Promise<ClosedCause> {
  try {
    return causeOf(await api.look(channel, { guild, home }));
  } catch (error) {
    if (error instanceof DiscordError) return { error: 'closed', missing: [] };
    throw error;
  }
}

function causeOf(sight: Sight): ClosedCause {
  switch (sight.kind) {
    case 'absent':
      return { error: 'left', missing: [] };
    case 'unknown':
      return { error: 'vanished', missing: [] };
    case 'private':
      return { error: 'private', missing: [] };
    case 'hidden':
      return { error: 'closed', missing: ['view-channel'] };
    case 'seen': {
      if (sight.timedOutUntil !== undefined) return { error: 'timed-out', missing: [] };
      const lacking = permissionsNeeded(sight, false).filter(({ has }) => !has);
      return { error: 'closed', missing: lacking.map(({ name }) => name) };
    }
    case 'direct':
    case 'category':
    case 'unseen':
      return { error: 'closed', missing: [] };
  }
}
