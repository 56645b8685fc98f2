import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LIST_BYTES, ROW } from '../../src/bounds.ts';
import { games } from '../../src/games/index.ts';
import { BrokenSave } from '../../src/games/saved.ts';
import { NO_ANSWERS } from '../../src/tables/model/answering.ts';
import { readProfile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { readResults } from '../../src/tables/service/results.ts';
import { BrokenTable, readTable } from '../../src/tables/service/saved-table.ts';
import { readSettings } from '../../src/tables/service/servers.ts';
import { ana, keptAt, room } from '../tables/room.ts';
import { HOSTILE, pathsIn, rewritten, thrownBy } from './hostile.ts';

async function kept() {
  const there = await room();
  const opened = await keptAt(there.store, await there.started());
  return { ...opened, body: JSON.parse(opened.table.body) as unknown };
}

/** JSON with each of its parts in turn in the place of what is hostile. */
const variantsOf = (json: unknown): readonly string[] =>
  pathsIn(json).flatMap((path) => HOSTILE.map((put) => rewritten(json, path, put)));

describe('a row with anything in the place of anything', () => {
  test('is a table, or refused with the table’s name', async () => {
    const { table, body } = await kept();
    const thrown = variantsOf(body).map((each) => thrownBy(() => readTable({ ...table, body: each })));
    for (const error of thrown) if (error !== undefined) expect(error).toBeInstanceOf(BrokenTable);
    expect(thrown.filter((error) => error !== undefined).length).toBeGreaterThan(100);
    expect(thrown).toContain(undefined);
  });

  test('is a profile, the settings of a server and a result, or what is usual or nobody knows', async () => {
    const profile = { ...USUAL_PROFILE, quiet: { from: 22, to: 7 }, vacations: [{ from: 1, until: 2 }] };
    const usual = readProfile(undefined);
    expect(
      variantsOf(profile)
        .map(readProfile)
        .filter((each) => each === usual).length,
    ).toBeGreaterThan(100);
    const settings = readSettings(undefined);
    const read = variantsOf({ ...settings, mostInServer: 5 }).map(readSettings);
    expect(read.filter((each) => each.isUnreadable === true).length).toBeGreaterThan(100);
    expect(settings.isUnreadable).toBeUndefined();
    for (const { mostInChannel, mostTables } of read) {
      expect(Number.isSafeInteger(mostInChannel) && mostInChannel > 0).toBe(true);
      expect(Number.isSafeInteger(mostTables) && mostTables > 0 && mostTables <= 1_000).toBe(true);
    }
    const seats = [{ points: 4, place: 1, answers: NO_ANSWERS }, { answers: NO_ANSWERS }];
    const result = { ending: 'finished', rounds: 3, seats, given: [] };
    const row = { table: 't', guild: 'g', game: 'otys', at: 1, people: [ana.id, undefined] };
    const kept = await Promise.all(variantsOf(result).map((body) => readResults([{ ...row, body }])));
    const results = kept.map(({ length }) => length);
    expect(results).toContain(0);
    expect(results).toContain(1);
  });
});

const STARTS = games.map((game) => ({
  name: game.name,
  game,
  setup: {
    seats: game.seats.max,
    options: Object.fromEntries(game.options.map(({ name, values: [value = ''] }) => [name, value])),
    seed: 'rows',
  },
}));

describe.each(STARTS)('a match of $name', ({ game, setup }) => {
  const match = game.begin(setup);
  const snapshot: Readonly<Record<string, unknown>> = JSON.parse(match.snapshot());

  test('with anything in the place of anything around its state is read, or refused with the name of its game', () => {
    // State and steps are the game's own writing, which a checksum guards.
    const { position: _position, earlier: _earlier, turns: _turns, ...envelope } = snapshot;
    const variants = pathsIn(envelope)
      .filter((path) => path.length > 0)
      .flatMap((path) => HOSTILE.map((put) => rewritten(snapshot, path, put)));
    const thrown = variants.map((each) => thrownBy(() => game.resume(each)));
    for (const error of thrown) {
      if (error !== undefined) expect(error).toBeInstanceOf(BrokenSave);
      expect(error instanceof Error ? error.message : game.name).toContain(game.name);
    }
    expect(thrown.filter((error) => error !== undefined).length).toBeGreaterThan(50);
  });

  test('is for no more seats than there are, as long as a match may be, and no longer', () => {
    const seated = (seats: number) => thrownBy(() => game.resume(JSON.stringify({ ...snapshot, seats })));
    expect(seated(game.seats.max)).toBeUndefined();
    for (const seats of [game.seats.max + 1, 1e9]) expect(seated(seats)).toBeInstanceOf(BrokenSave);
    const text = match.snapshot();
    const padded = (letters: number) => thrownBy(() => game.resume(text.padEnd(letters)));
    expect(padded(ROW.snapshot)).toBeUndefined();
    expect(padded(ROW.snapshot + 1)).toBeInstanceOf(BrokenSave);
  });

  test('brings no components along that unpack to more than a list has', () => {
    for (const bytes of [LIST_BYTES + 1, 50_000_000]) {
      const components = deflateRawSync(' '.repeat(bytes)).toString('base64');
      expect(thrownBy(() => game.resume(JSON.stringify({ ...snapshot, components })))).toBeInstanceOf(
        BrokenSave,
      );
    }
  });
});
