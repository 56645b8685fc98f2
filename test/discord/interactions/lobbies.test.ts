import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { robot } from '../beside-computer.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

stageInWords(
  `
# In a lobby
a computer player sits down and is named, and goes again
  given lobby; ben sends h1:lobby:t1:computer => ben~: Only the host of this table can do that
  ana sends h1:look:t1:settings; ana presses level:t1 on page <- easy => board~: 2. ${robot} 🤖
  ana sends h1:look:t1:settings; ana presses remove on page <- computer-1 => board!: ${robot} 🤖
the host calls the table what they like, and nobody else does
  given lobby; ana sends h1:look:t1:settings; ana sends h1:name:t1:write on page => asked: answer form
  ana writes h1:name:t1:save =   Friday *night*   -> name Friday *night* => ana~: Friday \\*night\\*
  ben sends h1:name:t1:write => ben~: the host of this table can do that
a list of all tables marks one’s own, and says who hosts after oneself
  given lobby; ana sends h1:tables:0 => ana~: you’re the host ·
  ben sends h1:tables:0 => ben!: you’re the host | ben!: you’re at this table
  ben presses join; ana sends h1:tables:0 => ana~: you’re the host; if you leave, Ben is
  ben sends h1:tables:0 => ben~: you’re at this table
who leaves or declines reads alone which table that was, when it starts, and how to come back
  given joined; ana: begin 3h; ben presses leave => ben/: You’ve left this table\\. Changed
    | ben/: \\n\\*\\*.*Tiny t1.*<#c>\\n-# 1 of \\d seats: Ana\\n\\*\\*Starts
  ben presses enter on page => ben/: You have a seat.*\\n.*Tiny t1.*\\n.*Ana, Ben\\n\\*\\*Starts
# Rematch
opens a lobby that calls the others, who take their seats from the same button
  given over; ben presses again:t1 => board.t2~: 1. <@102> · host | board.t2~: Another round, <@101>?
    | called/: ana$
  ana presses again:t1 => ana~: You’re in!
can be declined politely, which the lobby tells, and then the host starts
  given over; ben presses again:t1; ana sends h1:lobby:t2:decline on t2
    => ana~: You aren’t playing at this table this time | board.t2~: <@101> can’t make it this time.
    | board.t2!: Another round
  name lobby; ana sends h1:lobby:t2:join on t2; look t2 -> phase playing
`,
  {
    over: async () => {
      const there = await inPlay();
      await there.tables.end(there.act(ana));
      await there.spoken();
      return there;
    },
  },
);

describe('In a lobby', () => {
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
