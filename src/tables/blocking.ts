import type { Tables } from './tables.ts';
import { blockedSeatOf } from './transitions/seating.ts';

/**
 * Frees the seats of somebody who is blocked, in all servers or `where` a manager did so. They leave lobbies; a
 * seat of a match is free for others, or for them if they are unblocked. Returns the ids of the changed tables.
 */
export async function evictFrom(
  tables: Pick<Tables, 'of' | 'evict'>,
  person: string,
  where?: { readonly guild: string; readonly reason: string },
): Promise<readonly string[]> {
  const seated = await tables.of(person, ['lobby', 'playing', 'archived']);
  const changed: string[] = [];
  for (const { table } of seated) {
    if (where !== undefined && table.guild !== where.guild) continue;
    const why = where && { reason: where.reason, isTold: changed.length === 0 };
    const done = await tables.evict(table.id, { person, ...(why && { why }) }, table.revision);
    if (done.kind === 'done') changed.push(table.id);
  }
  return changed;
}

/** Frees the seats of those whom the bot's host blocks from all tables. Returns the ids of the changed tables. */
export async function evictBlocked(
  tables: Pick<Tables, 'of' | 'evict' | 'servers'>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const person of tables.servers.blocked) changed.push(...(await evictFrom(tables, person)));
  return changed;
}

/** As many people a server can keep from its tables: those who manage it read all of them in one message. */
export const MOST_BLOCKED = 50;

/** How long somebody who is let back gets back the seats that they lost by it, in milliseconds: a day. */
const TAKEN_BACK_WITHIN = 24 * 60 * 60 * 1000;

interface Member {
  readonly guild: string;
  readonly person: string;
}

/** Blocks somebody from a server's tables, for a reason that is told. Returns the changed tables, or `full`. */
export async function block(
  tables: Pick<Tables, 'of' | 'evict' | 'servers'>,
  { guild, person }: Member,
  reason: string,
  now: number,
): Promise<readonly string[] | 'full'> {
  const { blocked } = await tables.servers.change(guild, (known) =>
    known.blocked.includes(person) || known.blocked.length >= MOST_BLOCKED
      ? known
      : {
          ...known,
          blocked: [...known.blocked, person],
          blockedAt: { ...known.blockedAt, [person]: now },
        },
  );
  return blocked.includes(person) ? evictFrom(tables, person, { guild, reason }) : 'full';
}

/** Unblocks somebody; for a day they get untaken seats of theirs back. Returns the ids of the changed tables. */
export async function unblock(
  tables: Pick<Tables, 'restore' | 'servers' | 'personalData'>,
  { guild, person }: Member,
  now: number,
): Promise<readonly string[]> {
  let since = Number.NEGATIVE_INFINITY;
  await tables.servers.change(guild, (known) => {
    since = known.blockedAt[person] ?? since;
    return {
      ...known,
      blocked: known.blocked.filter((each) => each !== person),
      blockedAt: Object.fromEntries(Object.entries(known.blockedAt).filter(([each]) => each !== person)),
    };
  });
  if (now - since >= TAKEN_BACK_WITHIN || tables.servers.blocked.includes(person)) return [];
  const changed: string[] = [];
  for await (const now of tables.personalData.eachMentioning(person)) {
    if (now === undefined) continue;
    const { table } = now;
    if (table.guild !== guild || blockedSeatOf(table, person) === undefined) continue;
    const done = await tables.restore(table.id, person, table.revision);
    if (done.kind === 'done') changed.push(table.id);
  }
  return changed;
}
