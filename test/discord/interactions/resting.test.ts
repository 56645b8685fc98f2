import { describe, expect, test } from 'vitest';
import { ARCHIVE_AFTER, NOTICE_AFTER } from '../../../src/tables/transitions/resting.ts';
import { ana, ben, eve, stage } from '../stage.ts';

describe('A match that rests', () => {
  test('tells so, loses its buttons a week later, and is taken up again by one of its own', async () => {
    const { started, presses, live, page, textOf, idsOf, api, clock, tables, sync } = await stage();
    await started();
    await presses(ana, 'board:step');
    const tend = async () => {
      for (const table of await tables.runIdleTables()) sync.see(table);
      await sync.idle();
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
