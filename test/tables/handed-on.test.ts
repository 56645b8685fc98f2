import { describe, expect, it } from 'vitest';
import { OVERDUE_AFTER } from '../../src/tables/model/pace.ts';
import type { LateAction } from '../../src/tables/model/turn-clock.ts';
import { GRACE } from '../../src/tables/model/voting.ts';
import { goAway } from '../../src/tables/vacation.ts';
import { DAY, days, HOUR, MINUTE } from './days.ts';
import { ana, ben, caughtUp, cem, done, dua, seated, whyNot } from './room.ts';

const toComputer = { kind: 'computer', seat: 0 } as const;

/** A table of three or two whose first player is asked, with what is done about their seat. */
async function waiting(pace: 'relaxed' | 'daily' | 'live', others = [ben, cem]) {
  const at = await days();
  const id = await at.paced(pace, others);
  const away = (until: number | undefined) =>
    goAway(at.tables, { person: ana.id, interaction: `away ${at.clock.time}` }, at.clock.now(), until);
  const asksFor = (person = ben) => at.tables.propose(at.act(id, person), toComputer);
  const vote = async () => (await at.tableOf(id)).vote?.id ?? -1;
  const seat = async () => (await at.tableOf(id)).seats[0];
  const offer = async () => (await at.tableOf(id)).turnClocks[0]?.offer;
  const late = async (action: LateAction, person = ben) =>
    at.tables.late(at.act(id, person), { seat: 0, offer: (await offer())?.revision ?? -1, action });
  return { ...at, id, away, asksFor, vote, seat, offer, late, later: (time: number) => at.later(id, time) };
}

describe('the seat of somebody who keeps the table waiting', () => {
  it('is the others’ to hand on after two weeks where nobody has a deadline, and after a day where they have', async () => {
    for (const [pace, after] of [
      ['relaxed', 14 * DAY],
      ['daily', DAY],
    ] as const) {
      const { clock, asksFor } = await waiting(pace);
      clock.time += after - MINUTE;
      expect(whyNot(await asksFor())).toBe('still-playing');
      clock.time += MINUTE;
      expect(done(await asksFor()).table.vote?.overdue).toBe(true);
    }
  });

  it('is not theirs to hand on who waits for somebody else', async () => {
    const { clock, tables, act, id } = await waiting('relaxed');
    clock.time += 14 * DAY;
    const toOther = { kind: 'computer', seat: 1 } as const;
    expect(whyNot(await tables.propose(act(id, cem), toOther))).toBe('still-playing');
  });

  it('is nobody’s to hand on while they are away, and the days away are not counted', async () => {
    const { clock, away, asksFor, tables, act, id } = await waiting('relaxed');
    clock.time += 13 * DAY;
    await away(clock.time + 10 * DAY);
    clock.time += 9 * DAY;
    expect(whyNot(await asksFor())).toBe('away');
    const invited = { kind: 'substitute', seat: 0, person: dua } as const;
    expect(done(await tables.propose(act(id, ana), invited)).table.vote?.overdue).toBe(false);
    clock.time += DAY;
    await tables.decline(act(id, ana), (await tables.look(id))?.table.vote?.id ?? -1);
    expect(whyNot(await asksFor())).toBe('still-playing');
    clock.time += DAY;
    done(await asksFor());
  });

  it('is no longer asked about once they go away', async () => {
    const { clock, away, asksFor, tables, act, id, vote, seat } = await waiting('daily');
    clock.time += DAY;
    done(await asksFor());
    const asked = await vote();
    await away(clock.time + DAY);
    expect(whyNot(await tables.agree(act(id, cem), asked))).toBe('vote-over');
    expect(await seat()).toEqual(seated(ana));
  });

  it('is not played on for, freed or handed on by those who were asked before they went away', async () => {
    const { clock, away, later, late } = await waiting('live');
    await later(5 * 60_000);
    await away(clock.time + DAY);
    for (const action of ['skip', 'free', 'computer'] as const)
      expect(whyNot(await late(action))).toBe('away');
  });

  it('is a substitute’s with a whole wait of their own ahead of them', async () => {
    const { clock, asksFor, tables, act, id, vote } = await waiting('daily');
    clock.time += 2 * DAY;
    done(await tables.propose(act(id, ana), { kind: 'substitute', seat: 0, person: dua }));
    done(await tables.agree(act(id, dua), await vote()));
    expect(whyNot(await asksFor())).toBe('still-playing');
  });
});

describe('one other person', () => {
  it('hands a seat on two days after its holder was told, not at once', async () => {
    const { clock, asksFor, later, seat, told, id } = await waiting('relaxed', [ben]);
    clock.time += OVERDUE_AFTER.relaxed;
    done(await asksFor());
    expect(await seat()).toEqual(seated(ana));
    expect(await told(id)).toContainEqual({ kind: 'warned', seat: 0, person: ana.id });
    await later(GRACE - MINUTE);
    expect(await seat()).toEqual(seated(ana));
    await later(MINUTE);
    expect(await seat()).toMatchObject({ kind: 'computer', standIn: { person: ana } });
  });

  it('has its holder warned once in an hour, however often they ask and take it back', async () => {
    const { clock, asksFor, told, tables, act, id, vote, store } = await waiting('relaxed', [ben]);
    clock.time += OVERDUE_AFTER.relaxed;
    const warnings = async (): Promise<number> => {
      done(await asksFor());
      const wanted = (await told(id)).filter(({ kind }) => kind === 'warned').length;
      await caughtUp(store, id);
      done(await tables.decline(act(id, ben), await vote()));
      clock.time += 20_000;
      return wanted;
    };
    expect([await warnings(), await warnings(), await warnings()]).toEqual([1, 0, 0]);
    clock.time += HOUR;
    expect(await warnings()).toBe(1);
  });

  it('hands it to a substitute no sooner, whoever of the two agrees last', async () => {
    const { clock, tables, act, id, vote, later, seat } = await waiting('daily', [ben]);
    clock.time += DAY;
    done(await tables.handOver(act(id, ana), ben.id));
    const invited = { kind: 'substitute', seat: 0, person: dua } as const;
    done(await tables.propose(act(id, ben), invited));
    done(await tables.agree(act(id, dua), await vote()));
    expect(await seat()).toEqual(seated(ana));
    await later(GRACE);
    expect(await seat()).toEqual(seated(dua));
  });

  it('does not get it where the holder plays, refuses or goes away meanwhile', async () => {
    type Waiting = Awaited<ReturnType<typeof waiting>>;
    const meanwhile: readonly ((at: Waiting) => Promise<unknown>)[] = [
      async ({ says, id }) => done(await says(id, ana, 'step')),
      async ({ tables, act, id, vote }) => done(await tables.decline(act(id, ana), await vote())),
      ({ away, clock }) => away(clock.time + 10 * DAY),
    ];
    for (const does of meanwhile) {
      const at = await waiting('daily', [ben]);
      at.clock.time += DAY;
      done(await at.asksFor());
      await at.later(DAY);
      await does(at);
      await at.later(GRACE);
      expect(await at.seat()).toEqual(seated(ana));
    }
  });

  it('neither frees a seat nor gives it to the computer at once where the time of a turn is over', async () => {
    for (const action of ['free', 'computer'] as const) {
      const { later, id, seat, told, late } = await waiting('live', [ben]);
      await later(5 * 60_000);
      done(await late(action));
      expect(whyNot(await late(action))).toBe('agreed-already');
      expect(await told(id)).toContainEqual({ kind: 'warned', seat: 0, person: ana.id });
      await later(GRACE - MINUTE);
      expect(await seat()).toEqual(seated(ana));
      await later(MINUTE);
      expect(await seat()).toMatchObject({ kind: action });
    }
  });

  it('has to wait no longer where they want something else about the seat by then', async () => {
    const { later, seat, late } = await waiting('live', [ben]);
    await later(5 * 60_000);
    done(await late('free'));
    await later(DAY);
    done(await late('computer'));
    await later(GRACE - DAY - MINUTE);
    expect(await seat()).toEqual(seated(ana));
    await later(MINUTE);
    expect(await seat()).toMatchObject({ kind: 'computer' });
  });

  it('waits for it as long again as the holder is away meanwhile', async () => {
    const { later, seat, away, clock, late } = await waiting('live', [ben]);
    await later(5 * 60_000);
    done(await late('computer'));
    await later(DAY);
    await away(clock.time + 10 * DAY);
    await later(10 * DAY);
    expect(await seat()).toEqual(seated(ana));
    await later(GRACE - DAY - MINUTE);
    expect(await seat()).toEqual(seated(ana));
    await later(MINUTE);
    expect(await seat()).toMatchObject({ kind: 'computer' });
  });

  it('who is the only one not away decides no sooner than two, who is back decides with them', async () => {
    const { later, tables, seat, clock, late } = await waiting('live');
    await goAway(tables, { person: cem.id, interaction: 'away' }, clock.now(), clock.now() + DAY);
    await later(5 * 60_000);
    done(await late('computer'));
    expect(await seat()).toEqual(seated(ana));
    await later(GRACE);
    expect(await seat()).toEqual(seated(ana));
    done(await late('computer', cem));
    expect(await seat()).toMatchObject({ kind: 'computer' });
  });

  it('does not decide alone where all the others are away, who wait with them', async () => {
    const { later, tables, id, tableOf, clock, late, offer } = await waiting('live');
    for (const person of [ben.id, cem.id])
      await goAway(tables, { person, interaction: `away ${person}` }, clock.now(), clock.now() + DAY);
    await later(5 * 60_000);
    done(await late('free'));
    expect(await offer()).toMatchObject({ voices: [{ person: ben.id, action: 'free' }] });
    expect((await offer())?.grace).toBeUndefined();
    done(await late('free', cem));
    expect((await tableOf(id)).seats[0]).toMatchObject({ kind: 'free' });
  });

  it('is not the one who is late, who plays on instead', async () => {
    const { later, late } = await waiting('live', [ben]);
    await later(5 * 60_000);
    for (const action of ['wait', 'computer'] as const)
      expect(whyNot(await late(action, ana))).toBe('not-asked-to-agree');
  });

  it('waits with that for the end of quiet hours, in which nobody is told', async () => {
    const { clock, tables, asksFor, later, seat, told, id } = await waiting('daily', [ben]);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 22, to: 8 } }));
    clock.time = Date.UTC(2026, 0, 10, 23);
    done(await asksFor());
    expect((await told(id)).filter(({ kind }) => kind === 'warned')).toEqual([]);
    expect((await later(9 * HOUR)).said).toContain('warned');
    await later(GRACE - MINUTE);
    expect(await seat()).toEqual(seated(ana));
    await later(MINUTE);
    expect(await seat()).toMatchObject({ kind: 'computer' });
  });
});
