import { describe, expect, test } from 'vitest';
import type { OpeningContext } from '../../src/store/store.ts';
import { ana } from '../tables/room.ts';
import { commandsInWords } from './in-words.ts';
import { barroom, idsOf, wordsOf } from './order.ts';

commandsInWords(`
# which table is meant
is the one in this channel before those elsewhere
  given; ana: /play tiny @channel=d; ana: /board => board: T1
is the only one that waits for me, for what I look at or play, if there are several
  given; given ben cem; ana: end; ana: /board => board: T1
  ana: /table end => says~: Which table?
is one of mine elsewhere, too, where others play at several tables
  ben: /play tiny; ana: /board => says!: Which table?
  cem: /play tiny; ana: /play tiny @channel=d
  ana: /table status => says/: Which table\\?.*<#d>.*<#c>.*<#c>
is asked where there are several, and can be said
  given; given ben cem; ana: /undo => says/: Which table\\?.*Your turn!.*<#c>.*with Ben
    | ids/: ^h1:which:[\\w-]+:(T1 h1:which:[\\w-]+:T2|T2 h1:which:[\\w-]+:T1)$
  ana: /board table=T2 => board: T2
  ana: types /board table= => offers/: ^(T1 T2|T2 T1)$
  ana: types /board table=CEM => offers: T2
is one that is over only where no other is there
  given; ana: end-match; ana: /table note => says!: Which table?
  given; ana: /table note => says!: Which table? | ids!: T1
is never somebody else’s where it is about what only I may see or do
  given; cem: types /hand table= => offers:
  cem: types /undo table= => offers:
  cem: types /table end table= => offers:
  cem: types /board table= => offers: T1
`);

describe('which table is meant', () => {
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
});
