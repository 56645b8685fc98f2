import { gameEntries } from '../../src/games/index.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { APPLICATION_ID } from '../../src/playground/world/cast.ts';
import { isTwo } from '../e2e/players.ts';
import { controls } from '../e2e/screen.ts';
import { type Entry, wishOf } from './ledger.ts';
import { tableIn } from './lookout.ts';
import type { Records } from './records.ts';
import { auditSeats, type Replayed, readSeats, replay, type SavedEntry } from './replay.ts';
import type { Seating } from './seating.ts';

/** Items by what they have in common, each group in its order. */
export function grouped<T, K>(items: Iterable<T>, by: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group === undefined) groups.set(by(item), [item]);
    else group.push(item);
  }
  return groups;
}

interface SavedTable {
  readonly revision: number;
  readonly phase: string;
  readonly snapshot: string;
  readonly body: string;
}

interface SavedMessage {
  readonly id: string;
  readonly shows: number;
}

export interface Audited {
  readonly records: Records;
  readonly discord: RunningDiscord;
  readonly seatings: readonly Seating[];
  readonly entries: readonly Entry[];
  /** Whether an answer that came too late is one: so it is on a machine that does much besides. */
  readonly mayBeLate: boolean;
}

/**
 * Looks, while nothing is under way, whether every accepted press was applied exactly once and no other, log and snapshot agree, and each
 * table has one board, which is current; and whether each press in calm weather was answered. Sentences about what is not so.
 */
export function audit(audited: Audited): readonly string[] {
  const { seatings, entries, mayBeLate } = audited;
  const ofTable = grouped(entries, ({ table }) => table);
  return [
    ...seatings.flatMap((seating) => auditTable(audited, seating, ofTable.get(seating.table) ?? [])),
    ...auditMessages(audited),
    ...entries
      .filter(({ told, weather, late }) => told === undefined && weather === 'calm' && !(mayBeLate && late))
      .map(
        ({ table, kind, customId, late }) =>
          `${table}: ${late ? 'answered too late' : 'never answered'} (${kind}): ${customId}`,
      ),
  ];
}

function auditTable(
  { records, discord }: Audited,
  seating: Seating,
  entries: readonly Entry[],
): readonly string[] {
  const { table } = seating;
  const [saved] = records.ask<SavedTable>(
    'SELECT revision, phase, snapshot, body FROM tables WHERE id = ?',
    table,
  );
  if (saved === undefined) return [`${table}: it is gone from the database`];
  const log = records.ask<SavedEntry>('SELECT person, body FROM log WHERE table_id = ? ORDER BY ply', table);
  const [live] = records.ask<SavedMessage>(
    "SELECT id, shows FROM channel_messages WHERE table_id = ? AND standing = 'live'",
    table,
  );
  const game = gameEntries.find(({ playable }) => playable.name === seating.game);
  if (game === undefined) return [`${table}: nobody plays ${seating.game}`];
  const seats = readSeats(saved.body);
  const replayed = game.simulate((rules, { closing }) =>
    replay(rules, table, saved.snapshot, log, seats, closing?.sure),
  );
  return [
    ...replayed.broken,
    ...auditPresses(replayed, entries),
    ...auditSeats(seats, entries),
    ...auditBoard(discord, saved, live, replayed),
  ].map((sentence) => `${table} (${seating.game}): ${sentence}`);
}

function auditPresses({ wishes: applied, sure }: Replayed, entries: readonly Entry[]): readonly string[] {
  const pressed = grouped(entries, ({ wish }) => wish);
  const times = grouped(applied, (wish) => wish);
  const twice = [...times].filter(([, all]) => all.length > 1).map(([wish]) => `applied twice: ${wish}`);
  const lost = entries
    .filter(({ told, wish }) => told === 'accepted' && wish !== undefined && !times.has(wish))
    .map(({ kind, wish }) => `accepted and not applied (${kind}): ${wish}`);
  const refused = applied
    .filter((wish) => !wish.includes(' back ') && !sure.has(wish))
    .filter((wish) => (pressed.get(wish) ?? []).every(({ told }) => told === 'refused'))
    .map((wish) => `applied though nobody was told so: ${wish}`);
  return [...twice, ...lost, ...refused];
}

function auditBoard(
  discord: RunningDiscord,
  { revision, phase }: SavedTable,
  live: SavedMessage | undefined,
  { open }: Replayed,
): readonly string[] {
  if (live === undefined) return phase === 'playing' ? ['it has no board'] : [];
  const message = discord.world.posts.find(live.id)?.message;
  if (message === undefined) return ['its board is not in the channel'];
  const late = live.shows < revision ? [`its board shows ${live.shows}, and it is at ${revision}`] : [];
  if (phase !== 'playing') return late;
  const standing = controls(message).filter((one) => one.notation !== undefined && !isTwo(one));
  const wishes = open.map((answers) => new Set(answers));
  const stale = standing.filter(
    ({ customId, value }) =>
      !wishes.some((answers) =>
        [...answers].some((wish) => wish === wishOf(wish.split(' ')[2] ?? '', customId, value)),
      ),
  );
  const answerable = wishes.some((answers) => answers.size > 0) && standing.length === 0;
  return [
    ...late,
    ...(stale.length > 0 ? [`its board offers what is not open: ${stale[0]?.customId}`] : []),
    ...(answerable ? ['its board offers no answer though one is awaited'] : []),
  ];
}

/** Each message that the bot wrote for everybody must be known to it, and of each table one alone may be pressed. */
function auditMessages({ records, discord: { world } }: Audited): readonly string[] {
  const noted = records.ask<{ readonly id: string }>('SELECT id FROM channel_messages');
  const known = new Set(noted.map(({ id }) => id));
  const inServer = new Set(world.channels.inGuild().map(({ id }) => id));
  const open = world.posts
    .all()
    .filter(({ message, onlyFor }) => onlyFor === undefined && message.author.id === APPLICATION_ID)
    .filter(({ message }) => inServer.has(message.channel_id));
  const doubled = open
    .filter(({ message }) => !known.has(message.id))
    .map(
      ({ message }) =>
        `the message ${message.id} stands in a channel and nobody knows it: ${tableIn(message)}`,
    );
  const live = grouped(open, ({ message }) => tableIn(message));
  const several = [...live]
    .filter(([table, posts]) => table !== undefined && posts.length > 1)
    .map(([table, posts]) => `${table}: ${posts.length} boards can be pressed`);
  return [...doubled, ...several];
}
