import { z } from 'zod';
import { jsonOf } from './row-json.ts';
import { seatOf, type TableListed } from './table.ts';

/** Who hears of it when a table opens in a server. */
export interface Watcher {
  /** The game whose tables they hear of; absent for those of any game. */
  readonly game?: string | undefined;
  /** The language in which they are written to, as Discord names it. */
  readonly language: string;
  /** Milliseconds since 1970: later tables are news to them. */
  readonly since: number;
  readonly toldAt?: number | undefined;
  /** No direct message reaches them any more. */
  readonly isUnreached?: true | undefined;
}

/** Milliseconds between two messages of tables that have opened, to the same person or role. */
export const TOLD_EVERY = 60 * 60 * 1000;

/** The most people and roles of one server that can be told of its tables. */
export const MOST_WATCHERS = 200;

const shape: z.ZodType<Watcher> = z.object({
  game: z.string().optional(),
  language: z.string(),
  since: z.number(),
  toldAt: z.number().optional(),
  isUnreached: z.literal(true).optional(),
});

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

/** Reads a watcher from the store; `undefined` if there is none, or none that can be read. */
export const readWatcher = (body: string | undefined): Watcher | undefined =>
  body === undefined || body === '' ? undefined : shape.safeParse(jsonOf(body)).data;
