import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { DISCORD_ERROR_KINDS, errorKind } from '../../../src/discord/discord-error.ts';
import { GATHERING } from '../../../src/tables/model/announcement.ts';
import { ana, ben, stage } from '../stage.ts';
import { HOUR, waiting } from './waiting.ts';

describe('a reminder', () => {
  it('calls whoever is up in the channel, with a way to the board, and nobody else', async () => {
    const { hours, latest, pinged, textOf, live } = await waiting();
    await hours(8);
    expect(textOf(latest().id)).toContain(`<@${ana.id}> · **Tiny** with Ben: It’s your turn`);
    expect(textOf(latest().id)).toContain(await live());
    expect(pinged()).toEqual([ana.id]);
  });

  it('is a direct message for who wishes so', async () => {
    const { hours, gathered, wish, requestsOf, api } = await waiting();
    await wish(ana, 'direct');
    expect(await requestsOf(() => hours(8))).toEqual([]);
    expect(await requestsOf(gathered)).toEqual(['direct', 'post']);
    expect(api.told).toMatchObject([{ person: ana.id }]);
    expect(api.told[0]?.words).toContain('**Tiny** with Ben: It’s your turn');
  });

  it('is given in the channel where no direct message reaches them, who hear so with their next press', async () => {
    const { hours, wish, api, tables, pinged, presses, page } = await waiting();
    await wish(ana, 'direct');
    api.fail('post', 'unreachable');
    await hours(8.1);
    expect(pinged()).toEqual([ana.id]);
    expect(await tables.profiles.of(ana.id)).toMatchObject({ notices: 'mention', unreached: true });
    await presses(ana, 'step');
    expect(JSON.stringify(page(ana).components)).toContain('couldn’t send you a direct message');
    expect((await tables.profiles.of(ana.id)).unreached).toBe(false);
    const before = api.seenBy(ana.id).length;
    await presses(ana, 'step');
    expect(api.seenBy(ana.id)).toHaveLength(before);
  });

  it.each(DISCORD_ERROR_KINDS.filter((kind) => kind !== 'unreachable'))(
    'that Discord does not take directly for another reason (%s) changes nothing of what they have chosen',
    async (kind) => {
      const { hours, wish, api, tables } = await waiting();
      await wish(ana, 'direct');
      api.fail('direct', kind);
      await hours(8.1);
      const { notices, unreached } = await tables.profiles.of(ana.id);
      expect({ notices, unreached }).toEqual({ notices: 'direct', unreached: false });
    },
  );

  it('comes directly later where direct messages were opened too fast, and not in the channel', async () => {
    const { hours, wish, api, spoken } = await waiting();
    const said = api.channel.length;
    expect(errorKind(400, RESTJSONErrorCodes.OpeningDirectMessagesTooFast)).toBe('passing');
    expect(errorKind(403, RESTJSONErrorCodes.CannotSendMessagesToThisUser)).toBe('unreachable');
    await wish(ana, 'direct');
    api.fail('direct', 'passing');
    await hours(8.1);
    expect(api.told).toEqual([]);
    await spoken();
    expect(api.told).toMatchObject([{ person: ana.id }]);
    expect(api.channel).toHaveLength(said);
  });

  it('of one’s turn is given in the channel, too, though the process dies as no direct message reaches them', async () => {
    const { wish, says, api, tables, store, clock } = await waiting();
    await wish(ben, 'direct');
    await says(ana, 'end');
    clock.time += GATHERING;
    await tables.runDueTurns();
    api.fail('direct', 'unreachable');
    const { setProfile } = store;
    Object.assign(store, { setProfile: () => Promise.reject(new Error('it dies')) });
    const dying = await stage({ store, api, clock });
    await dying.requestsOf(() => dying.sync.start());
    await dying.sync.stop();
    Object.assign(store, { setProfile });
    const next = await stage({ store, api, clock });
    api.fail('direct', 'unreachable');
    await next.requestsOf(() => next.sync.start());
    const calls = api.channel.filter(({ body }) => body.allowed_mentions?.users?.includes(ben.id));
    expect(calls).toHaveLength(1);
    expect(await next.tables.profiles.of(ben.id)).toMatchObject({ notices: 'mention', unreached: true });
    expect(await store.owing()).toEqual([]);
  });

  it('says how much time is left where that is limited, and that it is over once it is, with what the others may do', async () => {
    const { tables, act, clock, wake, latest, textOf, pinged } = await waiting();
    clock.time = Date.UTC(2026, 4, 1, 15);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 12, to: 16 } }));
    await tables.propose(act(ana), { kind: 'pace', pace: 'daily' });
    await tables.agree(act(ben), (await tables.look('t1'))?.table.vote?.id ?? 0);
    const due = (await tables.look('t1'))?.table.turnClocks[0]?.clock?.due ?? 0;
    clock.time += 8 * HOUR;
    await wake();
    expect(textOf(latest().id)).toContain(`**Tiny** with Ben: It’s your turn`);
    expect(textOf(latest().id)).toContain(`your time runs out <t:${Math.floor(due / 1000)}:R>`);
    clock.time += 12 * HOUR + HOUR;
    // The second reminder waits from noon on, and the time is over in the meantime.
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 10, to: 16 } }));
    await wake();
    clock.time = due;
    await wake();
    expect(textOf(latest().id)).toContain('What now');
    clock.time += HOUR;
    await wake();
    expect(pinged()).toEqual([ana.id]);
    expect(textOf(latest().id)).toMatch(
      /Your time has run out.*keep waiting.*safely.*free your seat.*computer/,
    );
  });

  it.each([
    ['is given when it opens', [ana.id], undefined],
    ['is dropped where they play meanwhile', [], 'step'],
  ] as const)('that falls due while the channel is closed %s', async (_, called, answer) => {
    const { hours, api, spoken, tables, store, says } = await waiting();
    api.barred.set('c', 'closed');
    const before = api.channel.length;
    await hours(8);
    await hours(16);
    if (answer !== undefined) await says(ana, answer);
    api.barred.clear();
    await spoken();
    const said = api.channel.slice(before).flatMap(({ body }) => body.allowed_mentions?.users ?? []);
    expect(said).toEqual(called);
    expect([await store.owing(), await tables.runDueTurns()]).toEqual([[], []]);
  });

  it('is a direct message at once though the channel is closed, for which other things wait', async () => {
    const { hours, wish, api, tables, act, spoken, store } = await waiting();
    await wish(ana, 'direct');
    api.barred.set('c', 'closed');
    await tables.propose(act(ana), { kind: 'end' });
    await spoken();
    for (const passed of [8.1, 0]) await hours(passed);
    expect(api.told.filter(({ words }) => words.includes('It’s your turn'))).toMatchObject([
      { person: ana.id },
    ]);
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: true }]);
  });

  it('is given once, though the process dies after it was, the board moves, and it is later than a nonce lives', async () => {
    const { clock, tables, store, api, hours, opened } = await waiting();
    clock.time += 8 * HOUR;
    await tables.runDueTurns();
    const reminders = async () => (await opened()).notices.filter(({ kind }) => kind === 'waits');
    const [reminder] = await reminders();
    const { note } = store;
    const given = new Promise<void>((dies) => {
      store.note = (claim, seen) => {
        if ((seen.notices ?? []).length === 0) return note(claim, seen);
        dies();
        return new Promise(() => {});
      };
    });
    const first = await stage({ store, api });
    first.clock.time = clock.time;
    first.sync.see('t1');
    await given;
    store.note = note;
    expect(await reminders()).toEqual([reminder]);
    const count = api.channel.length;
    api.forgetNonces();
    clock.time += HOUR;
    const second = await stage({ store, api });
    second.clock.time = clock.time;
    await second.command(ana, 'board');
    expect(await second.live()).toBe(api.channel.at(-1)?.id);
    expect(api.channel).toHaveLength(count + 1);
    expect(await reminders()).toEqual([]);
    await hours(0);
  });
});

describe('two tables that call somebody', () => {
  /** Two tables of Ana and Ben in one channel at which Ben comes to be up within a minute. */
  async function tables(count: number) {
    const here = await waiting();
    const { act } = here;
    const ids = Array.from({ length: count }, (_, at) => `t${at + 1}`);
    for (const table of ids.slice(1)) {
      await here.command(ana, 'play');
      await here.tables.join(act(ben, table), 'Ben');
      await here.tables.start(act(ana, table));
      await here.spoken(table);
    }
    const ends = async () => {
      for (const table of ids) {
        await here.tables.answer(act(ana, table), 0, 'end');
        here.clock.time += 60_000;
        await here.spoken(table);
      }
    };
    return { ...here, ids, ends };
  }
  it('write to them in as many messages as have room for all ways, where they are many', async () => {
    const { ids, ends, wish, api, live, wake, store } = await tables(12);
    await wish(ben, 'direct');
    await ends();
    await wake();
    expect(api.told.map(({ words }) => words.match(/with Ana: It’s your turn/g)?.length)).toEqual([10, 2]);
    const words = api.told.map((message) => message.words).join();
    for (const table of ids) expect(words).toContain(await live(table));
    expect(await store.owing()).toEqual([]);
  });

  it('call them once in their channel in the morning', async () => {
    const { ends, api, wake, hours, clock, pinged, ...there } = await tables(2);
    clock.time = Date.UTC(2026, 4, 1, 23);
    await there.tables.profiles.change(ben.id, (profile) => ({ ...profile, quiet: { from: 22, to: 7 } }));
    await ends();
    const count = api.channel.length;
    await hours(8);
    await wake();
    expect(api.channel).toHaveLength(count + 1);
    expect(pinged()).toEqual([ben.id]);
  });
});

describe('a change of turn', () => {
  it('calls nobody in the channel who wishes for a direct message, which brings the way to it', async () => {
    const { wish, presses, api, live, gathered } = await waiting();
    await wish(ben, 'direct');
    await presses(ana, 'end');
    const board = api.message(await live());
    expect(board.body.allowed_mentions?.users).toEqual([]);
    expect(api.told).toEqual([]);
    await gathered();
    expect(api.told).toMatchObject([{ person: ben.id }]);
    expect(api.told[0]?.words).toContain('It’s your turn');
    expect(api.told[0]?.words).toContain(board.id);
  });
});
