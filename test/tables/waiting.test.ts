import { describe, expect, it } from 'vitest';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { JobsFailed } from '../../src/tables/service/jobs.ts';
import { ARCHIVE_AFTER, NOTICE_AFTER } from '../../src/tables/transitions/resting.ts';
import { DAY, days, HOUR, MINUTE } from './days.ts';
import { ana, ben, cem, done, inMatch, room, whyNot } from './room.ts';

describe('reminders', () => {
  it('come after 8, 24 and 48 hours, and then no more', async () => {
    const { later, paced } = await days();
    const id = await paced('relaxed');
    expect(await later(id, 8 * HOUR - MINUTE)).toEqual({ woken: [], said: [] });
    expect(await later(id, MINUTE)).toEqual({ woken: [id], said: ['waits'] });
    expect(await later(id, 15 * HOUR)).toEqual({ woken: [], said: [] });
    expect(await later(id, 1 * HOUR)).toEqual({ woken: [id], said: ['waits'] });
    expect(await later(id, 24 * HOUR)).toEqual({ woken: [id], said: ['waits'] });
    expect(await later(id, 20 * DAY)).toEqual({ woken: [], said: [] });
  });

  it('that were missed while the bot was down are one, and given once', async () => {
    const { later, paced, tables, store, tableOf, told } = await days();
    const id = await paced('relaxed');
    expect(await later(id, 30 * HOUR)).toEqual({ woken: [id], said: ['waits'] });
    expect(await tables.runDueTurns()).toEqual([]);
    expect(await told(id)).toHaveLength(1);
    const [turnClock] = (await tableOf(id)).turnClocks;
    expect((await store.open({ table: id }))?.table.wakeAt).toBe((turnClock?.since ?? 0) + 48 * HOUR);
  });

  it('count anew from each answer, and there are none at the pace without', async () => {
    const { later, paced, says } = await days();
    const id = await paced('relaxed');
    await later(id, 7 * HOUR);
    done(await says(id, ana, 'step'));
    expect((await later(id, 7 * HOUR)).woken).toEqual([]);
    expect((await later(id, 1 * HOUR)).said).toEqual(['waits']);
    const quiet = await paced('none');
    expect((await later(quiet, 9 * DAY)).said).toEqual([]);
  });

  it('wait for the end of quiet hours where somebody lives, and are left out for who wants none', async () => {
    const { later, paced, tables, clock } = await days();
    // 22:00 in Budapest, in winter an hour ahead of UTC.
    clock.time = Date.UTC(2026, 0, 10, 13);
    await tables.profiles.change(ana.id, (profile) => ({
      ...profile,
      zone: 'Europe/Budapest',
      quiet: { from: 22, to: 7 },
    }));
    const id = await paced('relaxed');
    expect(await later(id, 8 * HOUR)).toEqual({ woken: [id], said: [] });
    expect(await later(id, 9 * HOUR - MINUTE)).toEqual({ woken: [], said: [] });
    expect(await later(id, MINUTE)).toEqual({ woken: [id], said: ['waits'] });
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, reminders: false }));
    expect((await later(id, 9 * DAY)).said).toEqual([]);
  });

  it('do not keep a table from being put away', async () => {
    const { later, paced, tables, tableOf } = await days();
    const id = await paced('relaxed');
    await later(id, 48 * HOUR);
    await later(id, NOTICE_AFTER - 48 * HOUR);
    await tables.runIdleTables();
    expect((await tableOf(id)).isArchivingAnnounced).toBe(true);
    await later(id, ARCHIVE_AFTER + 1);
    await tables.runIdleTables();
    expect(await tableOf(id)).toMatchObject({ phase: 'archived', turnClocks: [] });
    expect((await later(id, 99 * DAY)).woken).toEqual([]);
  });
});

describe('a reminder that quiet hours hold back, where the time is over in them', () => {
  /** A table with a day a turn, Ana up since three in the afternoon, with quiet hours from ten to seven: her reminder is due at eleven. */
  async function night() {
    const at = await days();
    at.clock.time = Date.UTC(2026, 0, 10, 15);
    await at.tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 22, to: 16 } }));
    const id = await at.paced('daily', [ben, cem]);
    return { ...at, id, later: (milliseconds: number) => at.later(id, milliseconds) };
  }

  it('tells them at the end of those that it is, once', async () => {
    const { later, id } = await night();
    expect((await later(8 * HOUR)).said).toEqual([]);
    expect((await later(16 * HOUR)).said).toEqual(['late']);
    expect((await later(HOUR - MINUTE)).woken).toEqual([]);
    expect(await later(MINUTE)).toEqual({ woken: [id], said: ['waits'] });
    expect((await later(22 * HOUR)).woken).toEqual([]);
  });

  it('tells them so where the bot was down when it fell due', async () => {
    const { later, tables } = await night();
    expect((await later(24 * HOUR)).said).toEqual(['late']);
    expect((await later(HOUR)).said).toEqual(['waits']);
    expect(await tables.runDueTurns()).toEqual([]);
  });

  it('tells them so where their quiet hours end with their time', async () => {
    const { later, tables } = await night();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 22, to: 15 } }));
    expect((await later(8 * HOUR)).said).toEqual([]);
    expect((await later(16 * HOUR)).said).toEqual(expect.arrayContaining(['late', 'waits']));
    expect((await later(20 * HOUR)).woken).toEqual([]);
  });

  it('tells them that they are up where the others wait on before, and nothing where they play', async () => {
    for (const settles of ['wait', 'play'] as const) {
      const { later, id, tables, act, tableOf, says } = await night();
      await later(8 * HOUR);
      await later(16 * HOUR);
      const offer = (await tableOf(id)).revision;
      done(
        settles === 'wait'
          ? await tables.late(act(id, ben), { seat: 0, offer, action: 'wait' })
          : await says(id, ana, 'step'),
      );
      expect((await later(HOUR)).said).toEqual(settles === 'wait' ? ['waits'] : []);
    }
  });

  it('is left out for who wants no reminders by then', async () => {
    const { later, tables } = await night();
    await later(8 * HOUR);
    await later(16 * HOUR);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, reminders: false }));
    expect((await later(HOUR)).said).toEqual([]);
    expect((await later(20 * HOUR)).woken).toEqual([]);
  });
});

describe('a nudge', () => {
  it('reminds whoever is up, an hour after they came to be and once an hour, by the others’ wish', async () => {
    const { paced, tables, act, later, clock } = await days();
    const id = await paced('none');
    expect(whyNot(await tables.nudge(act(id, ana)))).toBe('nobody-to-nudge');
    expect(whyNot(await tables.nudge(act(id, ben)))).toBe('too-soon-to-nudge');
    await later(id, HOUR);
    const nudge = done(await tables.nudge(act(id, ben)));
    expect(nudge.opened.notices).toMatchObject([{ kind: 'waits', person: ana.id }]);
    expect(whyNot(await tables.nudge(act(id, ben)))).toBe('too-soon-to-nudge');
    clock.time += HOUR;
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, reminders: false }));
    expect(whyNot(await tables.nudge(act(id, ben)))).toBe('not-to-be-disturbed');
  });

  it('keeps an hour from the last reminder, be it one by the clock or the one at the end of quiet hours', async () => {
    const { paced, tables, act, later, clock, says } = await days();
    const id = await paced('relaxed');
    expect((await later(id, 8 * HOUR)).said).toEqual(['waits']);
    await later(id, HOUR - MINUTE);
    expect(whyNot(await tables.nudge(act(id, ben)))).toBe('too-soon-to-nudge');
    await later(id, MINUTE);
    done(await tables.nudge(act(id, ben)));

    clock.time = Date.UTC(2026, 0, 10, 23);
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, quiet: { from: 22, to: 7 } }));
    done(await says(id, ana, 'end'));
    expect((await later(id, 8 * HOUR)).said).toEqual(['waits']);
    await later(id, HOUR - MINUTE);
    expect(whyNot(await tables.nudge(act(id, ana)))).toBe('too-soon-to-nudge');
    await later(id, MINUTE);
    done(await tables.nudge(act(id, ana)));
  });

  it('keeps an hour from the last move, too, after somebody was nudged before', async () => {
    const { paced, tables, act, later, says } = await days();
    const id = await paced('none');
    await later(id, HOUR);
    done(await tables.nudge(act(id, ben)));
    await later(id, 2 * HOUR);
    done(await says(id, ana, 'step'));
    await later(id, HOUR - MINUTE);
    expect(whyNot(await tables.nudge(act(id, ben)))).toBe('too-soon-to-nudge');
    await later(id, MINUTE);
    done(await tables.nudge(act(id, ben)));
  });
});

describe('somebody whose time is over', () => {
  it('is put to the others in a new message, once, also when the bot was down', async () => {
    const { later, paced, tableOf, tables } = await days();
    const id = await paced('daily');
    await later(id, 8 * HOUR);
    await later(id, 12 * HOUR);
    expect(await later(id, 4 * HOUR)).toEqual({ woken: [id], said: ['late'] });
    expect((await tableOf(id)).turnClocks).toMatchObject([{ seat: 0, offer: { voices: [] } }]);
    expect(await tables.runDueTurns()).toEqual([]);
    const down = await paced('live');
    expect(await later(down, 3 * DAY)).toMatchObject({ said: ['late'] });
  });

  it('gets as long again where one of the others will wait', async () => {
    const { later, paced, tableOf, tables, act } = await days();
    const id = await paced('live', [ben, cem]);
    await later(id, 5 * 60_000);
    const offer = (await tableOf(id)).revision;
    const late = { seat: 0, offer, action: 'wait' } as const;
    expect(whyNot(await tables.late(act(id, ana), late))).toBe('not-asked-to-agree');
    done(await tables.late(act(id, ben), late));
    expect(whyNot(await tables.late(act(id, cem), late))).toBe('vote-over');
    expect((await later(id, 5 * 60_000 - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['late']);
  });

  it('is played on for by the safest answers until the turn is over, where more than half of the others want it', async () => {
    const { later, paced, tableOf, tables, act } = await days();
    const id = await paced('live', [ben, cem]);
    await later(id, 5 * 60_000);
    const late = { seat: 0, offer: (await tableOf(id)).revision, action: 'skip' } as const;
    const first = done(await tables.late(act(id, ben), late));
    expect(first.match?.turn.seat).toBe(0);
    expect(whyNot(await tables.late(act(id, ben), late))).toBe('agreed-already');
    const second = done(await tables.late(act(id, cem), late));
    expect(second.match?.turn.seat).toBe(1);
    expect(second.table.skipping).toBeUndefined();
    expect(second.table.turnClocks).toMatchObject([{ seat: 1 }]);
    expect(second.table.seats[0]).toMatchObject({ kind: 'person', id: ana.id });
  });

  it('has until the others may be disturbed, where all of them sleep', async () => {
    const { later, paced, tables, clock, tableOf } = await days();
    clock.time = Date.UTC(2026, 0, 10, 23);
    const id = await paced('live', [ben, cem]);
    for (const [person, to] of [
      [ben, 8],
      [cem, 7],
    ] as const)
      await tables.profiles.change(person.id, (profile) => ({ ...profile, quiet: { from: 22, to } }));
    expect(await later(id, 5 * 60_000)).toEqual({ woken: [id], said: [] });
    expect((await later(id, 8 * HOUR - 5 * 60_000 - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['late']);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeDefined();
  });

  it('loses the seat to whoever takes it, or to the computer', async () => {
    const { later, paced, tableOf, tables, act } = await days();
    const freed = await paced('live', [ben, cem]);
    await later(freed, 5 * 60_000);
    const offer = (await tableOf(freed)).revision;
    for (const other of [ben, cem])
      done(await tables.late(act(freed, other), { seat: 0, offer, action: 'free' }));
    expect((await tableOf(freed)).seats[0]).toMatchObject({ kind: 'free', why: 'late' });
    done(await tables.takeSeat(act(freed, ana), 0, 'Ana'));
    const deputed = await paced('live', [ben, cem]);
    await later(deputed, 5 * 60_000);
    const late = { seat: 0, offer: (await tableOf(deputed)).revision, action: 'computer' } as const;
    for (const other of [ben, cem]) done(await tables.late(act(deputed, other), late));
    expect(await tableOf(deputed)).toMatchObject({ seats: [{ kind: 'computer' }, {}, {}] });
    expect((await tables.look(deputed))?.match?.turn.seat).toBe(1);
  });

  it('is asked about no more when they play', async () => {
    const { later, paced, tableOf, says } = await days();
    const id = await paced('live');
    await later(id, 5 * 60_000);
    done(await says(id, ana, 'step'));
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeUndefined();
    expect((await later(id, 5 * 60_000 - MINUTE)).woken).toEqual([]);
  });
});

it('what fails at one table keeps nobody at another waiting, and is done a minute later', async () => {
  const { lobby, tables, store, clock, act } = await room();
  const live = async () => {
    const id = await lobby([ben]);
    done(await tables.setPace(act(id, ana), 'live'));
    done(await tables.start(act(id, ana)));
    return id;
  };
  const [broken, whole] = [await live(), await live()];
  const { commit } = store;
  store.commit = (claim, change) =>
    change.table.id === broken ? Promise.reject(new Error('it does not fit')) : commit(claim, change);
  clock.time += 5 * 60_000;
  const failed = await tables.runDueTurns().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(JobsFailed);
  expect(failed).toMatchObject({ changed: [whole], failures: [{ table: broken }] });
  expect((await tables.look(whole))?.table.turnClocks[0]?.offer).toBeDefined();
  store.commit = commit;
  // It is left alone for now, as it would fail every few seconds.
  expect(await tables.runDueTurns()).toEqual([]);
  clock.time += 60_000;
  expect(await tables.runDueTurns()).toEqual([broken]);
});

describe('what is due at a table', () => {
  it('is done once at a table that waits for somebody who is away for the second time', async () => {
    const { id, tables, clock, act } = await inMatch([ben, cem]);
    const leave = async (hours: number) => {
      const until = clock.time + hours * HOUR;
      const after = await tables.profiles.change(ana.id, (profile) =>
        withVacation(profile, clock.time, until),
      );
      if (typeof after === 'string') throw new Error(after);
      done(await tables.absent(act(id, ana), until));
    };
    await leave(2);
    clock.time += 12 * HOUR;
    // The reminder after eight hours would be due by now, two of which nobody counts; it waits for the end of the second time.
    await leave(100);
    expect(await tables.runDueTurns()).toEqual([]);
    clock.time += 100 * HOUR;
    expect(await tables.runDueTurns()).toEqual([id]);
    expect(await tables.runDueTurns()).toEqual([]);
    expect(await tables.resume()).toEqual([]);
  });
});
