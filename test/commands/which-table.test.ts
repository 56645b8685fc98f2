import { describe, expect, test } from 'vitest';
import type { OpeningContext } from '../../src/store/store.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { ana, ben, cem } from '../tables/room.ts';
import { atBar, barroom, idsOf, wordsOf } from './order.ts';

describe('which table is meant', () => {
  test('is the one in this channel before those elsewhere', async () => {
    const { gives, started, tables } = await barroom();
    const here = await started();
    await tables.open({
      guild: 'g',
      channel: 'd',
      game: 'tiny',
      host: ana,
      options: {},
      interaction: 'elsewhere',
    });
    expect(await gives(ana, '/board')).toEqual({ kind: 'board', table: here, more: [] });
  });

  test('is the only one that waits for me, for what I look at or play, if there are several', async () => {
    const { gives, started, says } = await barroom();
    const waits = await started();
    const other = await started([ben, cem]);
    await says(other, ana, 'end');
    expect(await gives(ana, '/board')).toEqual({ kind: 'board', table: waits, more: [] });
    expect(wordsOf(await gives(ana, '/table end'))).toContain('Which table?');
  });

  test('is one of mine elsewhere, too, where others play at several tables', async () => {
    const { gives, tables } = await barroom();
    const open = (channel: string, host: SeatedPerson, interaction: string) =>
      tables.open({ guild: 'g', channel, game: 'tiny', host, options: {}, interaction });
    await open('c', ben, 'one');
    const only = await gives(ana, '/board');
    await open('c', cem, 'two');
    await open('d', ana, 'mine');
    expect(wordsOf(only)).not.toContain('Which table?');
    expect(wordsOf(await gives(ana, '/table status'))).toMatch(
      /Which table\?[\s\S]*<#d>[\s\S]*<#c>[\s\S]*<#c>/,
    );
  });

  test('is asked where there are several, and can be said', async () => {
    const { gives, started, types } = await barroom();
    const one = await started();
    const two = await started([ben, cem]);
    const asked = await gives(ana, '/undo');
    expect(wordsOf(asked)).toMatch(/Which table\?[\s\S]*Your turn!.*<#c>\n.*with Ben/);
    expect(
      idsOf(asked)
        .map((id) => id.split(':').at(-1))
        .sort(),
    ).toEqual([one, two].sort());
    expect(await gives(ana, '/board', { table: two })).toEqual({ kind: 'board', table: two, more: [] });
    const offered = await types(ana, '/board', 'table', '');
    expect(offered.map(({ value }) => value).sort()).toEqual([one, two].sort());
    expect((await types(ana, '/board', 'table', 'CEM')).map(({ value }) => value)).toEqual([two]);
  });

  test('is asked with a menu where a row has no room for them, in which no two lines are the same', async () => {
    const { gives, started } = await barroom();
    for (let count = 0; count < 30; count += 1) await started();
    const asked = await gives(ana, '/undo');
    expect(idsOf(asked)).toEqual([expect.stringMatching(/^h1:which-choose:/)]);
    const labels = wordsOf(asked)
      .split('\n')
      .filter((line) => /^Tiny t\d+$/.test(line));
    expect(labels).toHaveLength(25);
    expect(new Set(labels).size).toBe(25);
  });

  test('is one that is over only where no other is there', async () => {
    const { gives, started, tables, act } = await barroom();
    const over = await started();
    await tables.end(act(over, ana));
    expect(wordsOf(await gives(ana, '/table note'))).not.toContain('Which table?');
    await started();
    const note = await gives(ana, '/table note');
    expect(wordsOf(note)).not.toContain('Which table?');
    expect(idsOf(note).some((id) => id.includes(over))).toBe(false);
  });

  test('is offered among many without reading a match, or more than there is room for', async () => {
    const { store, started, types } = await barroom();
    for (let count = 0; count < 40; count += 1) await started();
    const read: string[] = [];
    const { open, tablesOf, tablesIn, nearestOf } = store;
    Object.assign(store, {
      open: (what: OpeningContext) => read.push(what.table) && open(what),
      tablesOf: (person: string, phases: readonly string[]) => read.push(person) && tablesOf(person, phases),
      tablesIn: (channel: string, phases: readonly string[]) =>
        read.push(channel) && tablesIn(channel, phases),
      nearestOf: async (...given: Parameters<typeof nearestOf>) => {
        const rows = await nearestOf(...given);
        expect(rows.length).toBeLessThanOrEqual(26);
        return rows;
      },
    });
    expect(await types(ana, '/board', 'table', 'ben')).toHaveLength(25);
    expect(read).toEqual([]);
  });

  test('is never somebody else’s where it is about what only I may see or do', async () => {
    const { types } = await atBar();
    expect(await types(cem, '/hand', 'table', '')).toEqual([]);
    expect(await types(cem, '/undo', 'table', '')).toEqual([]);
    expect(await types(cem, '/table end', 'table', '')).toEqual([]);
    expect(await types(cem, '/board', 'table', '')).toHaveLength(1);
  });
});
