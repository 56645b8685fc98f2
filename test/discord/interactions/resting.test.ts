import { describe, expect, test } from 'vitest';
import { ARCHIVE_AFTER, NOTICE_AFTER } from '../../../src/tables/transitions/resting.ts';
import { claimOf } from '../../store/sample.ts';
import { ana, ben, eve, inPlay } from '../stage.ts';

describe('A match that rests', () => {
  test('tells so, loses its buttons a week later, and is taken up again by one of its own', async () => {
    const { presses, live, page, textOf, idsOf, api, clock, tables, spoken } = await inPlay();
    await presses(ana, 'board:step');
    const tend = async () => {
      for (const table of await tables.runIdleTables()) await spoken(table);
    };
    clock.time += NOTICE_AFTER + 1;
    await tend();
    expect(textOf(await live())).toContain('Nobody has played here for a month');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
    for (const person of [ana, ben]) expect(textOf(await live())).toContain(`<@${person.id}>`);
    clock.time += ARCHIVE_AFTER + 1;
    await tend();
    expect(textOf(await live())).toContain('continue right where you stopped');
    expect(idsOf(await live())).toEqual(['h1:revive:t1']);
    await presses(eve, 'revive');
    expect(textOf(page(eve).id)).toContain('You’re not playing at this table');
    const archived = await live();
    await presses(ben, 'revive');
    expect(textOf(await live())).toContain('Points 1:0');
    expect(await live()).not.toBe(archived);
    expect(api.channel.map(({ id }) => id)).not.toContain(archived);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('Points 2:0');
  });
});

test('A board of a table that was removed says so to whoever presses it, once: then it has no buttons', async () => {
  const { live, idIn, idsOf, handled, pressing, page, textOf, store, opened, log } = await inPlay();
  const board = await live();
  const presses = [pressing(ana, board, idIn(board, 'step')), pressing(ben, board, idIn(board, 'look'))];
  const { revision } = (await opened()).now.table;
  expect(await store.remove(await claimOf(store, 't1'), revision, 1_000)).toBe('gone');
  for (const [at, person] of [ana, ben].entries()) {
    const press = presses[at];
    if (press !== undefined) await handled(press);
    expect(textOf(page(person).id)).toBe('That was long ago: the table is gone, and so is its record.');
    expect(idsOf(board)).toEqual([]);
  }
  expect(log.lines).toEqual([]);
});
