import { describe, expect, test } from 'vitest';
import {
  HOST_UNSEEN,
  LATELY,
  MembershipCheck,
  MISSED_AFTER,
} from '../../../src/discord/client/membership-check.ts';
import { countedStore } from '../../store/counted-store.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

const SECOND = 1_000;

describe('Somebody who is not in the server any more', () => {
  test('is missed after a while, and their seat is offered', async () => {
    const { live, textOf, api, clock, tables, bot, sync, requestsOf } = await inPlay();
    const membershipCheck = new MembershipCheck(bot, api);
    const check = async () => {
      for (const table of await membershipCheck.check()) sync.see(table);
    };
    expect(await requestsOf(check)).toEqual([]);
    clock.time += MISSED_AFTER + 1;
    expect(await requestsOf(check)).toEqual(['rolesOf']);
    expect(await requestsOf(check)).toEqual([]);
    api.absent.add(ana.id);
    clock.time += 24 * 60 * 60 * 1000;
    expect(await requestsOf(check)).toEqual(['rolesOf', 'delete', 'post']);
    expect(textOf(await live())).toContain('**Ana** is no longer in this server');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
    expect((await tables.look('t1'))?.table.host).toBe(ben.id);
  });

  test('is asked about less and less often while a match waits for them, and not at all while they are seen', async () => {
    const { api, clock, bot, requestsOf } = await inPlay();
    const membershipCheck = new MembershipCheck(bot, api);
    const asked: number[] = [];
    for (let quarter = 1; quarter <= 4 * 320; quarter += 1) {
      clock.time += MISSED_AFTER / 4;
      if ((await requestsOf(() => membershipCheck.check())).length > 0) asked.push(quarter / 4);
    }
    expect(asked).toHaveLength(9);
    const [last = 0, beforeLast = 0] = asked.toReversed();
    // Each time after twice as long, and at most after 144 times.
    for (const [at, next] of asked.slice(1, -1).entries()) {
      expect(next / (asked[at] ?? 0)).toBeGreaterThan(1.9);
      expect(next / (asked[at] ?? 0)).toBeLessThan(2.3);
    }
    expect(last - beforeLast).toBe(144);
    clock.time += MISSED_AFTER * 24;
    membershipCheck.seen('g', ana.id);
    expect(await requestsOf(() => membershipCheck.check())).toEqual([]);
  });

  test('is noticed as soon as a table calls them, which asks nobody who was there a moment ago', async () => {
    const { api, clock, bot, presses, requestsOf, live, textOf, opened } = await inPlay();
    const membershipCheck = new MembershipCheck(bot, api);
    for (const { id } of [ana, ben]) membershipCheck.seen('g', id);
    await presses(ana, 'board:end');
    clock.time += LATELY - SECOND;
    expect(await requestsOf(async () => membershipCheck.called(await opened()))).toEqual([]);
    clock.time += SECOND;
    expect(await requestsOf(async () => membershipCheck.called(await opened()))).toEqual(['rolesOf']);
    expect(await requestsOf(async () => membershipCheck.called(await opened()))).toEqual([]);
    api.absent.add(ben.id);
    await bot.tables.profiles.change(ben.id, (profile) => ({ ...profile, unreached: true }));
    expect(await membershipCheck.called(await opened())).toBe(true);
    expect(await membershipCheck.called(await opened())).toBe(false);
    expect(textOf(await live())).not.toContain('no longer in this server');
    expect((await bot.tables.look('t1'))?.table.seats[1]).toMatchObject({ kind: 'free', why: 'gone' });
  });

  test('is the host no more, though nobody waits for them; their seat is kept until somebody does', async () => {
    const { presses, api, clock, tables, bot } = await inPlay();
    await presses(ana, 'board:end');
    api.absent.add(ana.id);
    clock.time += MISSED_AFTER + 1;
    expect(await new MembershipCheck(bot, api).check()).toEqual(['t1']);
    const { host, seats } = (await tables.look('t1'))?.table ?? {};
    expect(host).toBe(ben.id);
    expect(seats?.[0]).toMatchObject({ kind: 'person', id: ana.id });
  });

  test('is the host no more though the others play on, and is asked about once an hour for that', async () => {
    const { presses, api, clock, tables, bot, requestsOf, opened } = await inPlay();
    await presses(ana, 'board:end');
    const membershipCheck = new MembershipCheck(bot, api);
    const called = async () => {
      membershipCheck.seen('g', ben.id);
      return requestsOf(async () => membershipCheck.called(await opened()));
    };
    expect(await called()).toEqual(['rolesOf']);
    clock.time += HOST_UNSEEN - SECOND;
    expect(await called()).toEqual([]);
    api.absent.add(ana.id);
    clock.time += SECOND;
    expect(await called()).toEqual(['rolesOf']);
    expect((await tables.look('t1'))?.table.host).toBe(ben.id);
  });

  test('is the host of no lobby any more', async () => {
    const { command, presses, api, clock, tables, bot } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    api.absent.add(ana.id);
    clock.time += MISSED_AFTER + 1;
    expect(await new MembershipCheck(bot, api).check()).toEqual(['t1']);
    expect((await tables.look('t1'))?.table).toMatchObject({ host: ben.id, seats: [{ id: ben.id }] });
  });

  test('is asked about by the process that hears of their server; the others do not even read their table', async () => {
    const time = tickingClock(Date.UTC(2026, 4, 1));
    const { store, calls } = countedStore(await openMemoryStore(time));
    const { started, presses, api, clock, bot, requestsOf } = await stage({ store, clock: time });
    await started();
    await presses(ana, 'board:end');
    clock.time += MISSED_AFTER + 1;
    calls.length = 0;
    const asked = (hears: boolean) =>
      requestsOf(async () => new MembershipCheck(bot, api, (guild) => guild === 'g' && hears).check());
    expect(await asked(false)).toEqual([]);
    expect(calls).not.toContain('open');
    expect(await asked(true)).not.toEqual([]);
    expect(calls).toContain('open');
  });

  test('is not taken for gone where Discord does not say', async () => {
    const { api, clock, tables, bot, log } = await inPlay();
    clock.time += MISSED_AFTER + 1;
    api.fail('rolesOf', 'passing');
    expect(await new MembershipCheck(bot, api).check()).toEqual([]);
    expect((await tables.look('t1'))?.table.seats[0]?.kind).toBe('person');
    expect(JSON.stringify(log)).toContain('not known');
  });
});
