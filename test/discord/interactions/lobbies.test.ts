import { describe, expect, test } from 'vitest';
import { besideComputer, robot } from '../beside-computer.ts';
import { ana, ben, eve, stage } from '../stage.ts';

describe('In a lobby', () => {
  test('a computer player sits down and is named, and goes again', async () => {
    const { command, settles, live, textOf, page, handled, pressing } = await stage();
    await command(ana, 'play');
    await handled(pressing(ben, await live(), 'h1:lobby:t1:computer'));
    expect(textOf(page(ben).id)).toContain('is the host of this table');
    await settles(ana, ['level:t1'], ['easy']);
    expect(textOf(await live())).toContain(`2. ${robot} 🤖`);
    await settles(ana, ['remove'], ['computer-1']);
    expect(textOf(await live())).not.toContain(`${robot} 🤖`);
  });

  test('who sits at as many open tables as a server lets them joins no other', async () => {
    const { command, tables, pressing, handled, live, log, textOf, page } = await stage();
    await tables.servers.change('g', (settings) => ({ ...settings, mostTables: 1 }));
    await command(ana, 'play');
    await command(ben, 'play');
    await handled(pressing(ben, await live('t1'), 'h1:lobby:t1:join'));
    expect(textOf(page(ben).id)).toContain('You’re already at a table');
    expect((await tables.look('t1'))?.table.seats).toHaveLength(1);
    expect(log.lines).toContain('info: somebody met a bound on open tables');
    await handled(pressing(ana, await live('t1'), 'h1:lobby:t1:join'));
    expect(textOf(page(ana).id)).not.toContain('You’re already at a table, and');
  });

  test('who has not joined is told so when they leave', async () => {
    const { command, presses, page, textOf } = await stage();
    await command(ana, 'play');
    await presses(eve, 'leave');
    expect(textOf(page(eve).id)).toContain('You haven’t joined this table');
  });
});

describe('Play again', () => {
  /** A match of Ana and Ben that Ana has ended. */
  const over = async () => {
    const there = await stage();
    await there.started();
    await there.tables.end({ table: 't1', person: ana.id, interaction: 'end' });
    there.sync.see('t1');
    await there.sync.idle();
    return there;
  };

  test('opens a lobby that calls the others, who take their seats from the same button', async () => {
    const { presses, live, textOf, api, page } = await over();
    await presses(ben, 'again:t1');
    const lobby = await live('t2');
    expect(textOf(lobby)).toContain('1. <@102> · host');
    expect(textOf(lobby)).toContain('Another round, <@101>?');
    expect(api.message(lobby).body.allowed_mentions?.users).toEqual([ana.id]);
    await presses(ana, 'again:t1');
    expect(textOf(page(ana).id)).toContain('You’re in!');
    expect(textOf(lobby)).toContain('2. <@101>');
    expect(textOf(lobby)).not.toContain('Another round');
  });

  test('is for those who played, and keeps to what the server has settled', async () => {
    const { presses, tables, store, page, textOf } = await over();
    await presses(eve, 'again:t1');
    expect(textOf(page(eve).id)).toContain('Only those who played this game');
    await tables.servers.change('g', (known) => ({ ...known, channels: ['elsewhere'] }));
    await presses(ana, 'again:t1');
    expect(textOf(page(ana).id)).toContain('you can open tables in <#elsewhere>');
    expect(await store.open({ table: 't2' })).toBeUndefined();
  });

  test('begins at once where one played beside computers alone', async () => {
    const there = await besideComputer();
    await there.tables.end({ table: 't1', person: ana.id, interaction: 'end' });
    there.sync.see('t1');
    await there.sync.idle();
    await there.presses(ana, 'again:t1');
    expect(there.idsOf(await there.live('t2')).some((id) => id.includes('answer:t2'))).toBe(true);
  });
});
