import { describe, expect, test } from 'vitest';
import { ana, ben, done, room, whyNot } from './room.ts';

/** A room in which tables are opened that may have one of these names. */
async function named(names: readonly string[], guild = 'g') {
  const there = await room();
  let count = 0;
  const opens = async (wanted = names, at = guild) => {
    const order = { guild: at, channel: 'c', game: 'tiny', host: ana, options: {}, names: wanted };
    return done(await there.tables.open({ ...order, interaction: `opens ${++count}` })).table;
  };
  return { ...there, opens };
}

describe('The name of a table', () => {
  test('is one that no other open table of its server has, and has a number once all are taken', async () => {
    const { opens } = await named(['Otters at dawn', 'Paws at dusk']);
    const tables = [];
    for (let count = 0; count < 5; count += 1) tables.push(await opens());
    const names = tables.map(({ name }) => name ?? '');
    expect(new Set(names).size).toBe(5);
    const numbered = names.filter((name) => / \d$/.test(name));
    expect(numbered.length).toBeGreaterThanOrEqual(3);
    expect(names.every((name) => /^(Otters at dawn|Paws at dusk)( \d)?$/.test(name))).toBe(true);
  });

  test('is free again once its table is closed, and is not taken by a table of another server', async () => {
    const { opens, tables, act } = await named(['Otters at dawn']);
    const first = await opens();
    expect((await opens(undefined, 'another')).name).toBe('Otters at dawn');
    done(await tables.close(act(first.id, ana)));
    expect((await opens()).name).toBe('Otters at dawn');
  });

  test('is kept by a match that is played again', async () => {
    const { opens, tables, act } = await named(['Otters at dawn']);
    const { id } = await opens();
    done(await tables.join(act(id, ben), ben.name));
    done(await tables.start(act(id, ana)));
    done(await tables.end(act(id, ana)));
    expect(done(await tables.playAgain(act(id, ben), ben.name)).table.name).toBe('Otters at dawn');
  });

  test('is changed by the host alone, to one that is free and not too long', async () => {
    const { opens, tables, act } = await named(['Otters at dawn']);
    const { id } = await opens();
    await opens(['Paws at dusk']);
    done(await tables.join(act(id, ben), ben.name));
    expect(whyNot(await tables.rename(act(id, ben), 'Friday'))).toBe('not-the-host');
    expect(whyNot(await tables.rename(act(id, ana), 'paws at DUSK'))).toBe('name-taken');
    expect(whyNot(await tables.rename(act(id, ana), 'x'.repeat(29)))).toBe('unknown-option');
    expect(done(await tables.rename(act(id, ana), 'Friday')).table.name).toBe('Friday');
    expect(done(await tables.rename(act(id, ana), 'FRIDAY')).table.name).toBe('FRIDAY');
  });

  test('is none where nobody names what it may be', async () => {
    const { lobby, tables } = await named([]);
    expect((await tables.look(await lobby()))?.table.name).toBeUndefined();
  });
});
