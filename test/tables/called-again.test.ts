import { describe, expect, it } from 'vitest';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { DAY, days, HOUR, MINUTE } from './days.ts';
import { ana, ben, cem, done, whyNot } from './room.ts';

describe('the question about somebody whose time is over', () => {
  /** A live table of three whose first player is late, and whom each new message about it calls. */
  async function late() {
    const at = await days();
    const id = await at.paced('live', [ben, cem]);
    await at.later(id, 5 * MINUTE);
    const { revision } = await at.tableOf(id);
    const called = async () => (await at.tableOf(id)).turnClocks[0]?.offer?.called.people;
    const says = (person: typeof ana, action: 'skip' | 'computer') =>
      at.tables.late(at.act(id, person), { seat: 0, offer: revision, action });
    return { ...at, id, revision, called, later: (milliseconds: number) => at.later(id, milliseconds), says };
  }

  it('is put again after a quarter of an hour, an hour and a day where nobody answers, and then no more', async () => {
    const { later, id, called, revision, tableOf, store } = await late();
    expect(await called()).toEqual([ben.id, cem.id]);
    for (const time of [15 * MINUTE, 45 * MINUTE, 23 * HOUR]) {
      expect((await later(time - MINUTE)).woken).toEqual([]);
      expect(await later(MINUTE)).toEqual({ woken: [id], said: ['late'] });
      expect(await called()).toEqual([ben.id, cem.id]);
      expect((await later(0)).woken).toEqual([]);
    }
    expect((await tableOf(id)).turnClocks[0]?.offer?.revision).toBe(revision);
    expect((await store.open({ table: id }))?.table.wakeAt).toBeUndefined();
    expect((await later(25 * DAY)).woken).toEqual([]);
  });

  it('is put again after one, three and seven days where a turn takes a day', async () => {
    const { later, paced } = await days();
    const id = await paced('daily');
    for (const time of [8 * HOUR, 12 * HOUR, 4 * HOUR, DAY, 2 * DAY, 4 * DAY]) {
      expect((await later(id, time - MINUTE)).woken).toEqual([]);
      expect((await later(id, MINUTE)).woken).toEqual([id]);
    }
    expect((await later(id, 25 * DAY)).woken).toEqual([]);
  });

  it('is put again once however often that was missed while the bot was down', async () => {
    const { later, id, tables } = await late();
    expect(await later(2 * HOUR)).toEqual({ woken: [id], said: ['late'] });
    expect(await tables.runDueTurns()).toEqual([]);
    expect((await later(21 * HOUR)).woken).toEqual([]);
    expect((await later(HOUR)).woken).toEqual([id]);
  });

  it('is put again to those who have said nothing, and to all where they do not agree', async () => {
    const { later, called, says } = await late();
    done(await says(ben, 'skip'));
    await later(15 * MINUTE);
    expect(await called()).toEqual([cem.id]);
    done(await says(cem, 'computer'));
    await later(45 * MINUTE);
    expect(await called()).toEqual([ben.id, cem.id]);
  });

  it('waits until one of those may be disturbed who wish to be reminded', async () => {
    const { later, called, tables, clock, id } = await late();
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, reminders: false }));
    const until = clock.time + 3 * HOUR;
    await tables.profiles.change(cem.id, (profile) => withVacation(profile, clock.time, until));
    expect(await later(15 * MINUTE)).toEqual({ woken: [id], said: [] });
    expect((await later(3 * HOUR - 15 * MINUTE - MINUTE)).woken).toEqual([]);
    expect((await later(MINUTE)).said).toEqual(['late']);
    expect(await called()).toEqual([cem.id]);
    await tables.profiles.change(cem.id, (profile) => ({ ...profile, notices: 'off' }));
    expect(await later(DAY)).toEqual({ woken: [id], said: [] });
    expect((await later(9 * DAY)).woken).toEqual([]);
  });

  it('rests while whoever is late is away', async () => {
    const { later, tables, act, id, clock } = await late();
    done(await tables.absent(act(id, ana), clock.time + 3 * DAY));
    expect((await later(3 * DAY)).said).toEqual(['waits']);
    expect((await later(15 * MINUTE - MINUTE)).woken).toEqual([]);
    expect((await later(MINUTE)).said).toEqual(['late']);
  });

  it('is settled by what was too little when it was said, once somebody else is away', async () => {
    const { says, tables, act, id, clock } = await late();
    done(await says(ben, 'skip'));
    expect(whyNot(await says(ben, 'skip'))).toBe('agreed-already');
    done(await tables.absent(act(id, cem), clock.time + DAY));
    expect(done(await says(ben, 'skip')).match?.turn.seat).toBe(1);
  });

  it('is gone with the last of those who were asked', async () => {
    const { tables, act, id, tableOf } = await late();
    for (const person of [ben, cem]) done(await tables.depart(act(id, person), 'hand on'));
    expect((await tableOf(id)).turnClocks).toMatchObject([{ person: ana.id, reminded: 0 }]);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeUndefined();
  });
});

describe('a free seat that the match waits for', () => {
  it('is put to everybody again after one, three and seven days, and then no more', async () => {
    const { later, paced, tables, act, tableOf } = await days();
    const id = await paced('relaxed', [ben, cem]);
    done(await tables.depart(act(id, ana), 'hand on'));
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, reminders: false }));
    for (const time of [DAY, 2 * DAY, 4 * DAY]) {
      expect((await later(id, time - MINUTE)).woken).toEqual([]);
      expect(await later(id, MINUTE)).toEqual({ woken: [id], said: ['vacancy'] });
      const { vacancy, revision } = await tableOf(id);
      expect(vacancy).toMatchObject({ seat: 0, called: { revision, people: [cem.id] } });
      expect(await tables.runDueTurns()).toEqual([]);
    }
    expect((await later(id, 20 * DAY)).woken).toEqual([]);
  });

  it('is put to nobody any more once it is taken, nor at the pace without reminders', async () => {
    const { later, paced, tables, act, tableOf } = await days();
    const id = await paced('live', [ben]);
    done(await tables.depart(act(id, ana), 'hand on'));
    expect((await later(id, 15 * 60_000)).said).toEqual(['vacancy']);
    done(await tables.takeSeat(act(id, cem), 0, 'Cem'));
    const { vacancy, turnClocks } = await tableOf(id);
    expect([vacancy, turnClocks[0]?.person]).toEqual([undefined, cem.id]);
    const quiet = await paced('none', [ben]);
    done(await tables.depart(act(quiet, ana), 'hand on'));
    expect((await later(quiet, 20 * DAY)).woken).not.toContain(quiet);
  });

  it('is put to nobody while the match does not wait for it', async () => {
    const { paced, tables, act, tableOf } = await days();
    const id = await paced('daily', [ben, cem]);
    done(await tables.depart(act(id, cem), 'hand on'));
    expect((await tableOf(id)).vacancy).toBeUndefined();
  });
});
