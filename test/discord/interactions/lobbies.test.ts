import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { robot } from '../beside-computer.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

describe('In a lobby', () => {
  test('a computer player sits down and is named, and goes again', async () => {
    const { command, settles, live, textOf, page, sends } = await stage();
    await command(ana, 'play');
    await sends(ben, 'h1:lobby:t1:computer');
    expect(textOf(page(ben).id)).toContain('Only the host of this table can do that');
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
    expect(textOf(page(ben).id)).toContain('You’re already at as many open tables as you may (1)');
    expect((await tables.look('t1'))?.table.seats).toHaveLength(1);
    expect(log.lines).toContain('info: somebody met a bound on open tables');
    await handled(pressing(ana, await live('t1'), 'h1:lobby:t1:join'));
    expect(textOf(page(ana).id)).not.toContain('as many open tables');
  });

  test('the host calls the table what they like, and nobody else does', async () => {
    const { command, sends, pressing, handled, page, tables, fills, requestsOf, textOf } = await stage();
    await command(ana, 'play');
    await sends(ana, 'h1:look:t1:settings');
    const { id } = page(ana);
    const asked = await requestsOf(() => handled(pressing(ana, id, 'h1:name:t1:write')));
    expect(asked).toEqual(['answer form']);
    await fills(ana, id, 'h1:name:t1:save', '  Friday *night*  ');
    expect((await tables.look('t1'))?.table.name).toBe('Friday *night*');
    expect(textOf(id)).toContain('Friday \\*night\\*');
    await sends(ben, 'h1:name:t1:write');
    expect(textOf(page(ben).id)).toContain('the host of this table can do that');
  });

  test('a list of all tables marks one’s own, and says who hosts after oneself', async () => {
    const { command, presses, sends, page, textOf } = await stage();
    await command(ana, 'play');
    const words = async (person = ana) => {
      await sends(person, 'h1:tables:0');
      return textOf(page(person).id);
    };
    expect(await words()).toContain('you’re the host ·');
    expect(await words(ben)).not.toMatch(/you’re (?:the host|at this table)/);
    await presses(ben, 'join');
    expect(await words()).toContain('you’re the host; if you leave, Ben is');
    expect(await words(ben)).toContain('you’re at this table');
  });

  test('who leaves or declines reads alone which table that was, when it starts, and how to come back', async () => {
    const { command, presses, page, textOf, pressesOn, tables, clock } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    const start = clock.now() + 3 * 3_600_000;
    await tables.setTerms({ table: 't1', person: ana.id, interaction: 'time' }, { start });
    await presses(ben, 'leave');
    const note = () => textOf(page(ben).id);
    expect(note()).toMatch(
      /You’ve left this table\. Changed.*\n\*\*.*Tiny t1.*<#c>\n-# 1\sof\s\d\sseats: Ana\n\*\*Starts/,
    );
    await pressesOn(ben, page(ben).id, 'enter');
    expect(note()).toMatch(/You have a seat.*\n.*Tiny t1.*\n.*Ana, Ben\n\*\*Starts/);
  });
});

describe('The settings of a lobby', () => {
  test('are kept for the server by a host who manages it, and by nobody else', async () => {
    const { command, settles, tables, pressing, handled, idsOf, page, textOf } = await stage();
    await command(ana, 'play');
    await settles(ana, ['option:t1:pace'], ['fast']);
    const { id } = page(ana);
    expect(idsOf(id)).not.toContain('h1:template:t1');
    await handled(pressing(ana, id, 'h1:template:t1'));
    expect(textOf(page(ana).id)).toContain('Only those who manage this server');
    expect((await tables.servers.of('g')).options).toEqual({});
    const keep = pressing(ana, id, 'h1:template:t1');
    const permissions = String(PermissionFlagsBits.ManageGuild);
    await handled({ ...keep, member: { ...keep.member, permissions } } as typeof keep);
    expect(textOf(page(ana).id)).toContain('Kept. New tables of');
    expect((await tables.servers.of('g')).options).toMatchObject({ tiny: { pace: 'fast' } });
  });
});

test('The host invites as many at once as seats are free, and reads once whom', async () => {
  const { command, pressesOn, page, textOf, sends } = await stage();
  await command(ana, 'play');
  await sends(ana, 'h1:look:t1:gathering');
  const { id } = page(ana);
  const most = () => JSON.stringify(page(ana)).match(/"max_values":(\d+)/u)?.[1];
  const free = Number(most());
  await pressesOn(ana, id, 'h1:invite:t1', [ben.id]);
  expect(textOf(id).match(/Invited:.*/gu)).toEqual([`Invited: <@${ben.id}>`]);
  expect(Number(most())).toBe(free - 1);
});

describe('Rematch', () => {
  /** A match of Ana and Ben that Ana has ended. */
  const over = async () => {
    const there = await inPlay();
    await there.tables.end({ table: 't1', person: ana.id, interaction: 'end' });
    await there.spoken();
    const inRematch = async (person: typeof ana, action: string) =>
      there.handled(there.pressing(person, await there.live('t2'), `h1:lobby:t2:${action}`));
    return { ...there, inRematch };
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
  });

  test('can be declined politely, which the lobby tells, and then the host starts', async () => {
    const { presses, inRematch, live, textOf, idsOf, page } = await over();
    await presses(ben, 'again:t1');
    await inRematch(ana, 'decline');
    expect(textOf(page(ana).id)).toContain('You aren’t playing at this table this time');
    const lobby = await live('t2');
    expect(textOf(lobby)).toContain('<@101> can’t make it this time.');
    expect(textOf(lobby)).not.toContain('Another round');
    expect(idsOf(lobby)).not.toContain('h1:lobby:t2:decline');
    await inRematch(ana, 'join');
    expect(idsOf(await live('t2')).some((id) => id.includes('answer:t2'))).toBe(true);
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

  test('opens no lobby where the bot may not post it, and leaves nothing undone where it may', async () => {
    const { handled, pressing, live, store, page, textOf } = await over();
    const press = async (permissions: bigint) =>
      handled({ ...pressing(ana, await live('t1'), 'h1:again:t1'), app_permissions: String(permissions) });
    await press(PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages);
    expect(textOf(page(ana).id)).toContain('Attach Files');
    expect(await store.open({ table: 't2' })).toBeUndefined();
    await press(PermissionFlagsBits.Administrator);
    expect(textOf(await live('t2'))).toContain('1. <@101> · host');
    expect(await store.owing()).toEqual([]);
  });
});
