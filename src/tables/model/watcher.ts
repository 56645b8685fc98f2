import { z } from 'zod';
import type { ReadBy } from './row-json.ts';
import { seatOf, type TableListed } from './table.ts';

/** Who hears of it when a table opens in a server. */
export const watcherShape = z.object({
  /** The game whose tables they hear of; absent for those of any game. */
  game: z.string().optional(),
  /** The language in which they are written to, as Discord names it. */
  language: z.string(),
  /** Milliseconds since 1970: later tables are news to them. */
  since: z.number(),
  toldAt: z.number().optional(),
  /** No direct message reaches them any more. */
  isUnreached: z.literal(true).optional(),
});
/** What {@link watcherShape} reads. */
export type Watcher = ReadBy<typeof watcherShape>;

/** Milliseconds between two messages of tables that have opened, to the same person or role. */
const TOLD_EVERY = 60 * 60 * 1000;

/** The most people and roles of one server that can be told of its tables. */
export const MOST_WATCHERS = 200;

const ROLE = 'role-';

/** A role among the watchers of a server: people stand there under their ids. */
export const roleWatching = (role: string): string => `${ROLE}${role}`;

/** The role that a watcher is; `undefined` for a person. */
export const watchingRole = (id: string): string | undefined =>
  id.startsWith(ROLE) ? id.slice(ROLE.length) : undefined;

/** Whether somebody may be told now of what has opened. */
export const mayBeTold = ({ toldAt, isUnreached }: Watcher, now: number): boolean =>
  isUnreached !== true && (toldAt === undefined || now >= toldAt + TOLD_EVERY);

/** The lobbies among these that are news to a watcher: never those at which they sit, or that they have opened. */
export const newsTo = <T extends TableListed>(
  id: string,
  { game, since }: Watcher,
  lobbies: readonly T[],
): readonly T[] =>
  lobbies.filter(
    ({ table }) =>
      table.openedAt > since &&
      (game ?? table.game) === table.game &&
      table.host !== id &&
      seatOf(table, id) === undefined,
  );
