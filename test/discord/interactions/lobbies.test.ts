import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { robot } from '../beside-computer.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

/** A match of Ana and Ben that Ana has ended. */
async function over() {
  const there = await inPlay();
  await there.tables.end(there.act(ana));
  await there.spoken();
  return there;
}

stageInWords(
  `
# The lobby
offers to start once there are enough, and tells a stranger who starts
  given lobby; name lobby => lobby.ids!: h1:lobby:t1:start
  ana sends h1:lobby:t1:start => ana~: at least 2 players to start (so far: 1)
  ben presses join => lobby.ids~: h1:lobby:t1:start
  eve presses start => eve~: Only the host of this table can do that (<@101>)
offers computers to whoever is alone, a button for each number of them, and begins with it
  given lobby => board.ids~: h1:fill:t1:1 h1:fill:t1:2 | board.ids!: h1:fill:t1:3
  ben presses fill:t1:2 => ben~: Only the host of this table can do that
  ana presses fill:t1:2 -> phase playing, seats ana computer computer
keeps its settings on a page of its host, which shows each change and explains each option
  given joined => board.ids/: ^(?!.*(settings|option|pace|remove|close))
  ben sends h1:look:t1:settings => ben~: Only the host of this table can do that (<@101>)
  ana sends h1:look:t1:settings => ana~: Settles the pace
  ana presses option:t1:pace on page <- fast -> options~ fast => ana~: pace: slow → fast | board~: pace: fast
  ana presses language:t1 on page <- de => board~: Am Tisch
leads its host to that page as it opens, and wherever they press to join though they sit there
  given empty; ana types /host; name note of ana => ana~: Your table is open, and you’re in
  ana presses settings on page => note~: Settings of this table
  ana presses join => ana~: You’re already at this table | ana.pages: 1
  2 times ben presses join => ben.pages: 0
asks its host before it is closed because nobody else is there
  given lobby; ana presses leave -> phase lobby => ana~: Close this table for everybody?
  ben presses join; ana presses leave -> phase lobby, host ben
asks before somebody is removed, and before it is closed
  given joined; ana sends h1:look:t1:settings; ana presses remove:t1 on page <- 102
    => ana~: Remove Ben from this table? | board~: <@102>
  ana presses remove:t1:102 on page => board!: <@102>
  ana presses refresh:t1:closing on page => ana~: Close this table for everybody?
  ana presses refresh:t1:settings on page; ana presses refresh:t1:closing on page; name lobby
  ana presses close on page => lobby~: is closed
asks nothing about somebody who has left meanwhile
  given joined; ana sends h1:look:t1:settings; late is ana presses remove:t1 on page <- 102; ben presses leave
  late comes => ana!: from this table?
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
who sits at as many open tables as a server lets them joins no other
  given empty; settle mostTables 1; ana types /play; ben types /play; ben sends h1:lobby:t1:join on t1 -> seats ana
    => ben~: You’re already at as many open tables as you may (1) | log~: info: somebody met a bound on open tables
  ana sends h1:lobby:t1:join on t1 => ana!: as many open tables
# Rematch
is for those who played, and keeps to what the server has settled
  given over; eve presses again:t1 => eve~: Only those who played this game
  settle channels +elsewhere; ana presses again:t1 => ana~: you can open tables in <#elsewhere> | channel!: t2
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
  { over },
);

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
