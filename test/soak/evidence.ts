import { writeFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import type { JournalEntry } from '../../src/playground/journal.ts';
import { controls, words } from '../e2e/screen.ts';
import type { Audited } from './audit.ts';

/** Rows of the database that speak of a table. */
const ROWS = [
  'SELECT id, phase, revision, channel, body FROM tables WHERE id = ?',
  'SELECT id, channel, generation, from_ply, standing, shows FROM channel_messages WHERE table_id = ? ORDER BY id',
  'SELECT posted, given_up, access, access_channel, archived, owed_since FROM channels WHERE table_id = ?',
  'SELECT id, kind, seat, person, at FROM notices WHERE table_id = ? ORDER BY id',
  'SELECT ply, person, body, at FROM log WHERE table_id = ? ORDER BY ply',
];

/** How much of what went over the wire is kept of each entry. */
const LENGTH = 1_500;

/**
 * Writes down, into a file, all that is known of the tables that sentences of an audit name: their rows, what stands in their channels, what was
 * pressed, and what went over the wire since the last audit.
 */
export function keepEvidence(
  file: string,
  sentences: readonly string[],
  { records, discord, seatings, entries }: Audited,
): void {
  const named = seatings.filter(({ table }) => sentences.some((sentence) => sentence.includes(table)));
  const tables = named.map(({ table, channel, game }) => ({
    table,
    game,
    rows: ROWS.map((query) => records.ask(query, table)),
    channel: discord.world.posts
      .inChannel(channel)
      .filter(({ onlyFor }) => onlyFor === undefined)
      .map(({ message }) => standing(message)),
    pressed: entries.filter((entry) => entry.table === table),
    api: discord.journal.entries().filter(about(table, channel)).map(brief),
  }));
  writeFileSync(file, JSON.stringify({ sentences, now: performance.now(), tables }, undefined, 1), {
    flag: 'a',
  });
}

const standing = (message: APIMessage) => ({
  id: message.id,
  posted: message.timestamp,
  edited: message.edited_timestamp,
  words: words(message).slice(0, LENGTH),
  controls: controls(message).map(({ customId, value }) => [customId, value ?? '']),
});

const about =
  (table: string, channel: string) =>
  (entry: JournalEntry): boolean =>
    entry.kind === 'connection' || [table, channel].some((id) => JSON.stringify(entry).includes(id));

const brief = (entry: JournalEntry): string =>
  `${new Date(entry.at).toISOString()} ${JSON.stringify(entry).slice(0, LENGTH)}`;
