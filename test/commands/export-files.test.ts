import { unzipSync, ZipDeflate } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { AT_ONCE, exportFiles } from '../../commands/privacy.ts';
import { FILE_BYTES } from '../../src/discord/protocol/limits.ts';
import type { ExportedTable, PersonalExport } from '../../src/tables/export.ts';
import { USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { betweenTurns, callsOf } from '../between-turns.ts';
import { dice } from '../discord/dice.ts';

afterEach(() => void vi.restoreAllMocks());

/** A game as long as a whole one of Otys, with 130 moves of one's own. */
function game(at: number, below: (most: number) => number, plies = 130): ExportedTable {
  const move = () => ({
    at: new Date(1_790_000_000_000 + at * 3_600_000 + below(3_600_000)).toISOString(),
    turn: below(70),
    move: `k${below(9)} ${['cube', 'stay', 'go.up', 'copy'][below(4)]}.${below(9)}`,
  });
  return {
    ...{ table: `table-${at}-${below(1_000_000_000)}`, server: '130', channel: `${below(1_000_000_000)}` },
    ...{ game: 'otys', phase: 'ended', opened: new Date(1_790_000_000_000).toISOString() },
    seats: [{ seat: 1, name: 'Ana' }],
    host: at % 2 === 0,
    moves: Array.from({ length: plies }, move),
    named: Array.from({ length: 12 }, (_, seat) => ({
      where: `turnClocks.${seat}`,
      what: { since: below(1e9) },
    })),
    waiting: [],
  };
}

/** Somebody with so many games. */
function kept(games: number): PersonalExport {
  const below = dice(games);
  async function* tables() {
    for (let at = 0; at < games; at += 1) yield game(at, below);
  }
  return {
    person: '1',
    profile: USUAL_PROFILE,
    watching: [],
    tables: tables(),
    results: [],
    unread: () => 3,
  };
}

const read = ({ name, data }: { readonly name: string; readonly data: Buffer }) =>
  JSON.parse(Buffer.from(name.endsWith('.zip') ? (unzipSync(data)['my-data.json'] ?? []) : data).toString());

it('what is kept of somebody with few games is one file that can be read as it is', async () => {
  const files = await exportFiles(kept(20));
  expect(files.map(({ name }) => name)).toEqual(['my-data.json']);
  expect(read(files[0] ?? { name: '', data: Buffer.of() })).toMatchObject({ person: '1', unread: 3 });
  expect(read(files[0] ?? { name: '', data: Buffer.of() }).tables).toHaveLength(20);
  const none = await exportFiles(kept(0));
  expect(read(none[0] ?? { name: '', data: Buffer.of() })).toMatchObject({ tables: [], results: [] });
});

it('what is kept of somebody with 2,000 games is packed, whole, and taken by Discord', async () => {
  const files = await exportFiles(kept(2_000));
  expect(files.map(({ name }) => name)).toEqual(['my-data.zip']);
  const [file = { name: '', data: Buffer.of() }] = files;
  expect(file.data.length).toBeLessThan(FILE_BYTES);
  const all = read(file);
  expect(JSON.stringify(all).length).toBeGreaterThan(FILE_BYTES);
  expect(all.tables).toHaveLength(2_000);
  expect(all).toMatchObject({ person: '1', profile: { notices: USUAL_PROFILE.notices }, unread: 3 });
});

it('what does not fit into one packed file is in several, each of which can be read by itself', async () => {
  const most = 1_200_000;
  const files = await exportFiles(kept(400), most);
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(({ name }) => name)).toEqual(files.map((_, at) => `my-data-${at + 1}.zip`));
  for (const { data } of files) expect(data.length).toBeLessThan(most);
  const parts = files.map(read);
  expect(parts.flatMap(({ tables }) => tables)).toHaveLength(400);
  expect(parts.at(-1)).toMatchObject({ person: '1', unread: 3 });
});

it('what is kept of somebody is written and packed in slices, between which others have a turn, however long a match was', async () => {
  const below = dice(1);
  async function* tables() {
    for (let at = 0; at < 2; at += 1) yield game(at, below, 20_000);
  }
  const made = {
    person: '1',
    profile: USUAL_PROFILE,
    watching: [],
    tables: tables(),
    results: [],
    unread: () => 0,
  };
  const lettersIn = (text: unknown) => String(text).length;
  let packed = 0;
  const { push } = ZipDeflate.prototype;
  vi.spyOn(ZipDeflate.prototype, 'push').mockImplementation(function (this: ZipDeflate, bytes, ends) {
    packed += bytes.length;
    push.call(this, bytes, ends);
  });
  const { given, counted } = await betweenTurns(() => exportFiles(made), {
    written: callsOf(vi.spyOn(JSON, 'stringify'), lettersIn),
    packed: () => {
      const count = packed;
      packed = 0;
      return count;
    },
  });
  const [file = { name: '', data: Buffer.of() }] = given;
  expect(file.name).toBe('my-data.zip');
  expect(read(file).tables.map(({ moves }: ExportedTable) => moves?.length)).toEqual([20_000, 20_000]);
  for (const { all, most } of [counted.written, counted.packed]) {
    expect(all).toBeGreaterThan(20 * AT_ONCE);
    // Between two turns of the one who counts there are two slices at most, and a piece more fills each of them.
    expect(most).toBeLessThan(3 * AT_ONCE);
  }
});
