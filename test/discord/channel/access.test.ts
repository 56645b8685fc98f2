import { describe, expect, test, vi } from 'vitest';
import { accessErrorOf } from '../../../src/discord/channel/access.ts';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, eve, inPlay, stage } from '../stage.ts';

stageInWords(
  `
# A channel that is closed
is told to the host once, in a direct message that names the table
  ana: end; close c vanished; start; tell; start => ana.letters: 1 | ben.letters: 1
    | ana.told/: Tiny with Ben.* channel was deleted | ben.told~: It’s your turn in Tiny with Ana
is told to a host who takes no direct messages with what they do next
  ana: end; close c locked; fail direct unreachable; start => ana.letters: 0 | ben.letters: 0
  ben presses look:t1:happened => ben!: is locked
  ana presses look:t1:happened => ana~: is locked
  ana presses look:t1:happened => ana!: is locked | ana.all/: ^(?:(?!is locked).)*is locked(?:(?!is locked).)*$
is noticed with a press, whose move counts all the same
  close c closed; ana presses board:end -> ply 1 => closed: closed | owing: t1
# What is done in a thread that is archived and locked, where Discord takes no answer,
is answered in a direct message, which tells whether it counted, and once an hour
  fail answer locked; ana presses board:step -> ply 1 => ana.letters: 1 | ana.told~: that worked
    | ana.told~: Its thread <#c> is locked
  fail answer locked; ben presses board:step => ben.letters: 1 | ben.told~: nothing has changed
  fail answer locked; ana presses look:t1:happened => asked!: direct
  wait 1h; fail answer locked; ana presses look:t1:happened => asked~: direct
is answered so, too, if it was typed
  fail answer locked; fail follow expired; eve types /break => eve.told~: \`/break\` in <#c>: I can’t reply there
    | eve.told~: nothing has changed
  close c locked; fail answer locked; fail follow expired; ben types /board
    => ben.told~: \`/board\` in <#c>: that worked | owing: t1
# What somebody is to be told once
is kept where no answer reaches them, until one does
  ana: wish unreached on; fail follow expired; ana presses board:step => ana.profile~: "unreached":true
  ana presses board:step => ana~: couldn’t send you a direct message | ana.profile~: "unreached":false
# The own thread of a lobby that is closed
is put away, whether its host closes it or nobody comes
  given housed; name lobby -> thread own
  ana sends h1:look:t1:settings; ana presses refresh:t1:closing on page
  ana presses lobby:t1:close on page => away: board=lobby
  given housed; name lobby; rest 1d1s => away: board=lobby | lobby~: Nobody started this game in time | owing:
stays where it may not be, and is put away later where it may
  given housed; fail putAway closed; ana sends h1:look:t1:settings; ana presses refresh:t1:closing on page
  ana presses lobby:t1:close on page => away: | owing:
  given housed; name lobby; fail putAway passing; ana sends h1:look:t1:settings
  ana presses refresh:t1:closing on page; ana presses lobby:t1:close on page => owing: t1
  tell => away: board=lobby | owing:
# A table that was moved
is posted where it lives now, leads there from where it was, and says so until the next turn
  name old; ben: move d; start => asked: post, read, edit | posted/: d$ | old.ids:
    | board~: <@102> has moved this game here from <#c> | old~: This game goes on in <#d>
  ana presses board:end => board!: has moved this game here
leaves behind what kept it from being spoken of
  ana: end; close c vanished; start; ben: move d => closed:
  start => posted: c d | owing:
# A thread of a table’s own
is started from the lobby, and is where the table is played
  given threaded; start -> thread own => asked: post, startThread | posted: c
  name lobby; ben presses join; ana presses start => posted/: ^c \\d+$
is done without where none can be started, and the lobby says so
  given threaded; fail startThread closed; start -> channel c, thread refused
    => asked: post, startThread, edit | board~: I couldn’t start a thread here
  tell => asked:
`,
  {
    threaded: async () => {
      const here = await stage();
      await here.opens({ inThread: true });
      return here;
    },
    housed: async () => {
      const here = await stage();
      await here.opens({ inThread: true });
      await here.spoken();
      return here;
    },
  },
);

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

describe('The own thread of a lobby that is closed', () => {
  test('is not even started where the lobby is closed before', async () => {
    const { tables, opens, act, api, spoken } = await stage();
    await opens({ inThread: true });
    await tables.close(act(ana));
    await spoken();
    expect(api.requests).not.toContain('startThread');
  });
});

describe('A table that was moved', () => {
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
});
