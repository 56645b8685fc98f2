import { afterEach, describe, expect, test, vi } from 'vitest';
import { accessErrorOf, CLOSED_TRIES, ClosedTries } from '../../../src/discord/channel/access.ts';
import { StoreAway } from '../../../src/store/refusal.ts';
import { ClaimLost } from '../../../src/store/store.ts';
import { COOLDOWNS } from '../../../src/tables/model/cooldown.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

type Stage = Awaited<ReturnType<typeof stage>>;

/** A table in play, where time stands still until the test lets some pass. */
async function timed() {
  const at = await inPlay();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const passes = (milliseconds: number) => at.requestsOf(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { ...at, passes, looks: () => at.requestsOf(() => at.spoken()) };
}

/** Has a process work at the table under a claim of this number, whoever else does, or lose it with whatever it notes. */
function claims({ tables, store }: Stage, epoch: number, isLost = false): void {
  const lost = () => Promise.reject(new ClaimLost('another process works here'));
  const note: typeof tables.note = async (id, seen) => {
    const claim = await store.claims.claim(id);
    if (claim === undefined) throw new Error('somebody else has the table');
    await store.note(claim, seen);
    return (await tables.opened({ table: id })) ?? lost();
  };
  const claim = async (table: string) => ({ table, epoch, since: 0 });
  Object.assign(tables, {
    claim,
    note: isLost ? lost : note,
    makeSure: async () => {},
    keep: () => () => {},
  });
}

describe('What fails', () => {
  test('because Discord did not want it is asked for again by itself, and whoever is up hears of it meanwhile', async () => {
    const { says, looks, passes, api, newest, peopleOf, opened } = await timed();
    await says(ana, 'end');
    for (const _ of [1, 2]) api.fail('post', 'refused');
    expect(await looks()).toEqual(['read', 'edit', 'post']);
    expect(api.told).toEqual([]);
    expect(await passes(1_000)).toEqual(['post', 'direct', 'post']);
    await passes(60_000);
    expect(api.told.map(({ person }) => person)).toEqual([ben.id]);
    expect(peopleOf(newest())).toEqual([ben.id]);
    expect(accessErrorOf(await opened())).toBeUndefined();
  });

  test('is asked for ever more seldom, but every hour', async () => {
    const { says, looks, passes, api } = await timed();
    api.barred.set('c', 'refused');
    await says(ana, 'step');
    await looks();
    const day = await passes(24 * 60 * 60_000);
    expect(day.length).toBeGreaterThanOrEqual(24);
    expect(day.length).toBeLessThan(60);
  });

  test('for no known reason is tried again, and whoever waits is answered', async () => {
    const { presses, passes, requestsOf, tables, store, log } = await timed();
    const { note } = tables;
    Object.assign(tables, { note: () => Promise.reject(new Error('the disk is full')) });
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update']);
    Object.assign(tables, { note });
    expect(log.lines).toContain('error: a channel could not be looked after');
    await passes(1_000);
    expect(await store.owing()).toEqual([]);
  });

  test('because the database was away is made up within seconds, however long it was', async () => {
    const { says, looks, passes, tables, textOf, live } = await timed();
    await says(ana, 'step');
    const { claim } = tables;
    Object.assign(tables, { claim: () => Promise.reject(new StoreAway('08006')) });
    expect(await looks()).toEqual([]);
    await passes(310_000);
    Object.assign(tables, { claim });
    expect(await passes(8_000)).toEqual(['edit']);
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test.each([
    ['is still this process’ own', 1],
    ['was another’s meanwhile', 3],
  ])(
    'to be written down once a message was posted leaves no second board, though the game went on and the table %s',
    async (_, epoch) => {
      const at = await timed();
      const { says, looks, passes, tables, armed, newest, peopleOf } = at;
      await says(ana, 'end');
      claims(at, 1);
      const { note } = tables;
      const { posted } = (await at.opened()).channel;
      const notePosted: typeof note = (id, seen) =>
        (seen.channel?.posted ?? 0) > posted
          ? Promise.reject(new ClaimLost('another process works here'))
          : note(id, seen);
      Object.assign(tables, { note: notePosted });
      expect(await looks()).toContain('post');
      const unnoted = newest();
      claims(at, epoch);
      await says(ben, 'end');
      await passes(8_000);
      expect(newest()).not.toBe(unnoted);
      expect(armed()).toEqual([newest()]);
      expect(peopleOf(newest())).toEqual([ana.id]);
    },
  );

  test.each(['a board that is closed by now', 'the live board'])(
    'to be written down since another process has taken over takes nothing back for good that this one did to %s',
    async (which) => {
      const here = await timed();
      const { says, looks, passes, armed, textOf, newest, api, store, clock } = here;
      const board = await here.live();
      const isClosed = which !== 'the live board';
      // Its own change of the board is on its way while it stands still: what it does then comes after all that the other one did.
      const { edit } = api;
      const other = await stage({ store, api, clock });
      api.edit = async (...given) => {
        api.edit = edit;
        claims(here, 1, true);
        claims(other, 2);
        await other.says(ana, isClosed ? 'end' : 'step');
        await other.requestsOf(() => other.spoken());
        return edit.apply(api, given);
      };
      claims(here, 1);
      await says(ana, 'step');
      await looks();
      expect(textOf(board)).toContain('Points 1:0');
      expect(armed()).toContain(board);
      claims(here, 3);
      await passes(8_000);
      await other.sync.stop();
      expect(armed()).toEqual([newest()]);
      expect(textOf(newest())).toContain(isClosed ? 'Points 1:0' : 'Points 2:0');
      expect(await looks()).toEqual([]);
    },
  );

  test('at one table does not hold up another', async () => {
    const { opens, sync, api, requestsOf, armed } = await inPlay();
    for (const _ of ['t2', 't3']) await opens();
    api.fail('post', 'passing');
    await requestsOf(() => sync.start());
    expect(armed()).toHaveLength(2);
    await sync.stop();
  });
});

describe('A channel that waits for Discord', () => {
  /** A table in play, and a Discord that keeps posts in some channels waiting until it is told to take them. */
  async function limited(isLimited: (channel: string) => boolean) {
    const at = await inPlay();
    const { post } = at.api;
    let lift = () => {};
    const lifted = new Promise<void>((go) => {
      lift = go;
    });
    const waiting: string[] = [];
    at.api.post = async (...given) => {
      if (isLimited(given[0])) {
        waiting.push(given[0]);
        await lifted;
      }
      return post.apply(at.api, given);
    };
    return { ...at, waiting, lift: () => lift() };
  }

  test('keeps no other channel waiting, and is asked one thing at a time, but for presses', async () => {
    const { opens, sync, api, armed, waiting, lift } = await limited((channel) => channel === 'limited');
    for (const channel of ['limited', 'limited', 'limited', 'other']) await opens({ channel });
    const armedIn = (channel: string) => armed().filter((id) => api.channelOf(id) === channel);
    await sync.start();
    await expect.poll(() => armedIn('other')).toHaveLength(1);
    expect(waiting).toHaveLength(1);
    lift();
    await sync.idle();
    expect(armedIn('limited')).toHaveLength(3);
  });

  test('lets a press be answered at a table that waits for its turn', async () => {
    const { opens, says, live, sync, router, pressing, textOf, lift } = await limited(() => true);
    const board = await live();
    await opens();
    sync.see('t2');
    await says(ana, 'step');
    sync.see('t1');
    await new Promise(setImmediate);
    await router.handle(pressing(ana, board, 'h1:answer:t1:1:board:step'));
    expect(textOf(board)).toContain('Points 2:0');
    lift();
    await sync.idle();
  });
});

describe('A channel that is closed', () => {
  test('is told to its host once an hour, however often it is closed and opened and whatever they have there', async () => {
    const { opens, opened, tables, act, says, spoken, api, clock } = await inPlay();
    await opens();
    await spoken('t2');
    const toggle = async (language: string) => {
      api.barred.set('c', 'closed');
      await says(ana, 'step');
      await tables.setLanguage(act(ana, 't2'), language);
      for (const table of ['t1', 't2']) await spoken(table);
      expect(accessErrorOf(await opened())).toBe('closed');
      api.barred.clear();
      for (const table of ['t1', 't2']) await spoken(table);
      expect(accessErrorOf(await opened())).toBeUndefined();
    };
    const heard = () => api.told.filter(({ person }) => person === ana.id).length;
    for (const language of ['de', 'fr', 'ru']) await toggle(language);
    expect(heard()).toBe(1);
    clock.time += COOLDOWNS.call;
    await toggle('en');
    expect(heard()).toBe(2);
  });

  test('is tried so often in ten minutes, however often people press there', async () => {
    const { says, looks, api, clock } = await timed();
    api.barred.set('c', 'closed');
    await says(ana, 'end');
    await looks();
    const press = async (): Promise<number> => (await looks()).filter((each) => each === 'read').length;
    let tried = 0;
    for (let count = 0; count < 3 * CLOSED_TRIES.inServer; count += 1) tried += await press();
    expect(tried).toBe(CLOSED_TRIES.inServer);
    expect(await press()).toBe(0);
    clock.time += CLOSED_TRIES.within;
    expect(await press()).toBe(1);
  });

  test('is looked at again with the next change, also where nothing waits', async () => {
    const { opened, requestsOf, spoken, sync, api } = await inPlay();
    void sync.lose(['t1'], 'vanished');
    api.barred.set('c', 'vanished');
    await sync.idle();
    expect(accessErrorOf(await opened())).toBe('vanished');
    api.barred.clear();
    expect(await requestsOf(() => spoken())).toEqual(['read']);
    expect(accessErrorOf(await opened())).toBeUndefined();
  });

  test('stays told to its host who hears of it while a message is on its way elsewhere', async () => {
    const { opened, tables, act, says, spoken, requestsOf, api } = await inPlay();
    api.barred.set('c', 'locked');
    api.fail('direct', 'unreachable');
    await says(ana, 'step');
    await spoken();
    expect((await opened()).channel.untold).toBe(ana.id);
    await tables.move(act(ana), { guild: 'g', channel: 'd' });
    const { post } = api;
    api.post = async (...given) => {
      const { untold: _told, ...channel } = (await opened()).channel;
      await tables.note('t1', { channel });
      return post.apply(api, given);
    };
    expect(await requestsOf(() => spoken())).toContain('post');
    const { channel, now } = await opened();
    expect(channel.posted).toBe(now.table.calls.at(-1)?.revision);
    expect(channel.untold).toBeUndefined();
  });
});

test('Closed channels of many servers are tried no more often together than Discord bears, and no server uses that up alone', () => {
  const clock = { now: () => 1 };
  const tries = new ClosedTries(clock);
  const taken = (guild: string) =>
    Array.from({ length: CLOSED_TRIES.inServer + 50 }, () => tries.take(guild)).filter((isTaken) => isTaken)
      .length;
  expect(taken('loud')).toBe(CLOSED_TRIES.inServer);
  const all = Array.from({ length: 20 }, (_, at) => taken(`g${at}`)).reduce((sum, each) => sum + each, 0);
  expect(all + CLOSED_TRIES.inServer).toBe(CLOSED_TRIES.inAll);
  // Each may take three requests that Discord refuses.
  expect(3 * CLOSED_TRIES.inAll).toBeLessThan(10_000);
});
