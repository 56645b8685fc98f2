import { describe, expect, test, vi } from 'vitest';
import { accessErrorOf } from '../../../src/discord/channel/access.ts';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

/** A table in play, with a move of Ana's that ends her turn and of which the channel has not heard. */
async function unsaid() {
  const set = await inPlay();
  await set.says(ana, 'end');
  return set;
}

describe('A channel that is closed', () => {
  test('keeps waiting what is to be said there, and is asked ever more seldom', async () => {
    const { api, sync, store, requestsOf, opened } = await unsaid();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.barred.set('c', 'closed');
    expect(await requestsOf(() => sync.start())).toEqual(['read', 'direct', 'post']);
    expect((await requestsOf(() => vi.advanceTimersByTimeAsync(10 * 60_000))).slice(3)).toHaveLength(8);
    vi.useRealTimers();
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: true }]);
    expect(accessErrorOf(await opened())).toBe('closed');
  });

  test('is told to the host once, in a direct message that names the table', async () => {
    const { api, sync, requestsOf } = await unsaid();
    api.barred.set('c', 'vanished');
    await requestsOf(() => sync.start());
    await requestsOf(async () => sync.see('t1'));
    await requestsOf(() => sync.start());
    expect(api.told.map(({ person }) => person)).toEqual([ana.id, ben.id]);
    expect(api.told[0]?.words).toMatch(/Tiny with Ben.* channel was deleted/u);
    expect(api.told[1]?.words).toContain('It’s your turn in Tiny with Ana');
  });

  test('is told to a host who takes no direct messages with what they do next', async () => {
    const { api, sync, requestsOf, presses, page, textOf } = await unsaid();
    api.barred.set('c', 'locked');
    api.fail('direct', 'unreachable');
    await requestsOf(() => sync.start());
    expect(api.told).toEqual([]);
    await presses(ben, 'look:t1:happened');
    expect(textOf(page(ben).id)).not.toContain('is locked');
    await presses(ana, 'look:t1:happened');
    expect(textOf(page(ana).id)).toContain('is locked');
    await presses(ana, 'look:t1:happened');
    expect(textOf(page(ana).id)).not.toContain('is locked');
    expect(api.seenBy(ana.id).filter(({ id }) => textOf(id).includes('is locked'))).toHaveLength(1);
  });

  test('is noticed with a press, whose move counts all the same', async () => {
    const { api, presses, tables, opened, store } = await inPlay();
    api.barred.set('c', 'closed');
    await presses(ana, 'board:end');
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
    expect(accessErrorOf(await opened())).toBe('closed');
    expect(await store.owing()).toHaveLength(1);
  });
});

describe('A channel that opens again while it is found closed', () => {
  test('is spoken to at once', async () => {
    const { api, sync, store, opened } = await unsaid();
    const { post } = api;
    api.post = async () => {
      api.post = post;
      sync.see('t1');
      throw new DiscordError('closed', 'barred');
    };
    await sync.start();
    await sync.idle();
    expect(await store.owing()).toEqual([]);
    expect(accessErrorOf(await opened())).toBeUndefined();
  });
});

describe('What is done in a thread that is archived and locked, where Discord takes no answer,', () => {
  test('is answered in a direct message, which tells whether it counted, and once an hour', async () => {
    const { api, presses, tables, clock, requestsOf } = await inPlay();
    api.fail('answer', 'locked');
    await presses(ana, 'board:step');
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
    expect(api.told).toMatchObject([{ person: ana.id }]);
    expect(api.told[0]?.words).toContain('that worked');
    expect(api.told[0]?.words).toContain('Its thread <#c> is locked');
    api.fail('answer', 'locked');
    await presses(ben, 'board:step');
    expect(api.told.at(-1)).toMatchObject({ person: ben.id });
    expect(api.told.at(-1)?.words).toContain('nothing has changed');
    api.fail('answer', 'locked');
    expect(await requestsOf(() => presses(ana, 'look:t1:happened'))).not.toContain('direct');
    clock.time += 60 * 60 * 1000;
    api.fail('answer', 'locked');
    expect(await requestsOf(() => presses(ana, 'look:t1:happened'))).toContain('direct');
  });

  test('is answered so, too, if it was typed', async () => {
    const { api, command, store } = await inPlay();
    api.fail('answer', 'locked');
    api.fail('follow', 'expired');
    await command(eve, 'break');
    expect(api.told[0]?.words).toContain('`/break` in <#c>: I can’t reply there');
    expect(api.told[0]?.words).toContain('nothing has changed');
    api.barred.set('c', 'locked');
    api.fail('answer', 'locked');
    api.fail('follow', 'expired');
    await command(ben, 'board');
    expect(api.told.find(({ person }) => person === ben.id)?.words).toContain(
      '`/board` in <#c>: that worked',
    );
    expect(await store.owing()).toHaveLength(1);
  });
});

describe('What somebody is to be told once', () => {
  test('is kept where no answer reaches them, until one does', async () => {
    const { api, presses, page, textOf, tables } = await inPlay();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, unreached: true }));
    api.fail('follow', 'expired');
    await presses(ana, 'board:step');
    expect((await tables.profiles.of(ana.id)).unreached).toBe(true);
    await presses(ana, 'board:step');
    expect(textOf(page(ana).id)).toContain('couldn’t send you a direct message');
    expect((await tables.profiles.of(ana.id)).unreached).toBe(false);
  });
});

describe('The own thread of a lobby that is closed', () => {
  const housed = async () => {
    const here = await stage();
    await here.opens({ inThread: true });
    await here.spoken();
    const lobby = await here.live();
    expect((await here.tables.look('t1'))?.table).toMatchObject({ thread: 'own', channel: lobby });
    return { ...here, lobby };
  };

  test('is put away, whether its host closes it or nobody comes', async () => {
    const byHost = await housed();
    await byHost.settles(ana, ['refresh:t1:closing', 'lobby:t1:close']);
    expect(byHost.api.away).toEqual([byHost.lobby]);

    const { clock, tables, api, lobby, store, textOf, spoken } = await housed();
    clock.time += 24 * 60 * 60 * 1000 + 1;
    for (const table of await tables.runIdleTables()) await spoken(table);
    expect(api.away).toEqual([lobby]);
    expect(textOf(lobby)).toContain('Nobody started this game in time');
    expect(await store.owing()).toEqual([]);
  });

  test('stays where it may not be, and is put away later where it may', async () => {
    const refused = await housed();
    refused.api.fail('putAway', 'closed');
    await refused.settles(ana, ['refresh:t1:closing', 'lobby:t1:close']);
    expect([refused.api.away, await refused.store.owing()]).toEqual([[], []]);

    const { api, store, settles, spoken } = await housed();
    api.fail('putAway', 'passing');
    await settles(ana, ['refresh:t1:closing', 'lobby:t1:close']);
    expect(await store.owing()).toHaveLength(1);
    await spoken();
    expect([api.away.length, await store.owing()]).toEqual([1, []]);
  });

  test('is not even started where the lobby is closed before', async () => {
    const { tables, opens, act, api, spoken } = await stage();
    await opens({ inThread: true });
    await tables.close(act(ana));
    await spoken();
    expect(api.requests).not.toContain('startThread');
  });
});

describe('A table that was moved', () => {
  test('is posted where it lives now, leads there from where it was, and says so until the next turn', async () => {
    const { live, tables, act, requestsOf, sync, api, textOf, idsOf, presses } = await inPlay();
    const old = await live();
    await tables.move(act(ben), { guild: 'g', channel: 'd' });
    expect(await requestsOf(() => sync.start())).toEqual(['post', 'read', 'edit']);
    expect(api.posted.at(-1)).toBe('d');
    expect(textOf(await live())).toContain('<@102> has moved this game here from <#c>');
    expect(textOf(old)).toContain('This game goes on in <#d>');
    expect(idsOf(old)).toEqual([]);
    await presses(ana, 'board:end');
    expect(textOf(await live())).not.toContain('has moved this game here');
  });

  test('leaves behind what kept it from being spoken of', async () => {
    const { api, sync, store, requestsOf, tables, act, opened } = await unsaid();
    api.barred.set('c', 'vanished');
    await requestsOf(() => sync.start());
    expect((await tables.move(act(ben), { guild: 'g', channel: 'd' })).kind).toBe('done');
    expect(accessErrorOf(await opened())).toBeUndefined();
    await requestsOf(() => sync.start());
    expect(api.posted).toEqual(['c', 'd']);
    expect(await store.owing()).toEqual([]);
  });

  test('was moved by one of its own, within its server, and while it is played', async () => {
    const { tables, act } = await inPlay();
    const to = { guild: 'g', channel: 'd' };
    expect(await tables.move(act(eve), to)).toMatchObject({ code: 'not-seated' });
    expect(await tables.move(act(ana), { ...to, guild: 'h' })).toMatchObject({ code: 'another-server' });
    await tables.end(act(ana));
    expect(await tables.move(act(ben), to)).toMatchObject({ code: 'over' });
  });
});

describe('A thread of a table’s own', () => {
  test('is started from the lobby, and is where the table is played', async () => {
    const { tables, opens, requestsOf, sync, live, api, presses } = await stage();
    await opens({ inThread: true });
    expect(await requestsOf(() => sync.start())).toEqual(['post', 'startThread']);
    const thread = await live();
    expect((await tables.look('t1'))?.table).toMatchObject({ channel: thread, thread: 'own' });
    await presses(ben, 'join');
    await presses(ana, 'start');
    expect(api.posted).toEqual(['c', thread]);
  });

  test('is not started twice where the process died before it could note so', async () => {
    const { tables, opens, requestsOf, sync, live } = await stage();
    const housed = vi.spyOn(tables, 'housed').mockRejectedValueOnce(new Error('killed'));
    await opens({ inThread: true });
    await requestsOf(() => sync.start());
    expect((await tables.look('t1'))?.table.channel).toBe('c');
    housed.mockRestore();
    await requestsOf(async () => sync.see('t1'));
    expect((await tables.look('t1'))?.table.channel).toBe(await live());
  });

  test('is done without where none can be started, and the lobby says so', async () => {
    const { tables, opens, requestsOf, sync, api, live, textOf } = await stage();
    await opens({ inThread: true });
    api.fail('startThread', 'closed');
    expect(await requestsOf(() => sync.start())).toEqual(['post', 'startThread', 'edit']);
    expect((await tables.look('t1'))?.table).toMatchObject({ channel: 'c', thread: 'refused' });
    expect(textOf(await live())).toContain('I couldn’t start a thread here');
    expect(await requestsOf(async () => sync.see('t1'))).toEqual([]);
  });
});
