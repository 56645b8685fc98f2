import { describe, expect, it } from 'vitest';
import { absencesShown } from '../../src/tables/model/table.ts';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { goAway } from '../../src/tables/vacation.ts';
import { DAY, days, HOUR, MINUTE } from './days.ts';
import { ana, ben, calledBy, done } from './room.ts';

describe('a vacation', () => {
  it('stops the clock and the reminders until it is over, and the table is told', async () => {
    const { later, paced, tables, act, clock, tableOf } = await days();
    const id = await paced('daily');
    await later(id, 4 * HOUR);
    const told = done(await tables.absent(act(id, ana), clock.time + 10 * DAY));
    expect(calledBy(told)).toBeUndefined();
    expect((await later(id, 10 * DAY - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['waits']);
    // Within hours of that they are not reminded.
    expect((await later(id, 4 * HOUR)).said).toEqual([]);
    expect((await later(id, 12 * HOUR)).said).toEqual(['waits']);
    expect((await later(id, 4 * HOUR)).said).toEqual(['late']);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeDefined();
  });

  it('that is ended early stops nothing any more', async () => {
    const { later, paced, tables, act, clock } = await days();
    const id = await paced('live');
    done(await tables.absent(act(id, ana), clock.time + 10 * DAY));
    await later(id, DAY);
    const back = done(await tables.absent(act(id, ana), undefined));
    expect(back.opened.notices).toMatchObject([{ kind: 'waits', person: ana.id }]);
    expect((await later(id, 5 * 60_000 - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['late']);
  });

  it('is over in silence for whoever is not waited for, and the board says no more that they are away', async () => {
    const { later, paced, tables, act, clock, tableOf } = await days();
    const id = await paced('none');
    done(await tables.absent(act(id, ben), clock.time + 2 * DAY));
    expect(absencesShown(await tableOf(id))).toMatchObject([{ person: ben.id }]);
    expect((await later(id, 2 * DAY - MINUTE)).woken).toEqual([]);
    expect(await later(id, MINUTE)).toEqual({ woken: [id], said: [] });
    expect(absencesShown(await tableOf(id))).toEqual([]);
    expect((await later(id, 20 * DAY)).woken).toEqual([]);
  });

  it('in which somebody plays tells them once more at its end that they are up, outside of their quiet hours', async () => {
    const { later, paced, tables, act, says, clock } = await days();
    clock.time = Date.UTC(2026, 0, 10, 23);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 22, to: 7 } }));
    const id = await paced('none');
    done(await tables.absent(act(id, ana), clock.time + 2 * DAY));
    await later(id, DAY);
    done(await says(id, ana, 'step'));
    expect((await later(id, DAY)).said).toEqual([]);
    expect((await later(id, 8 * HOUR - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['waits']);
    expect((await later(id, 20 * DAY)).woken).toEqual([]);
  });

  it('ends without a word for who wants to hear nothing', async () => {
    const { later, paced, tables, act, clock } = await days();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, notices: 'off' }));
    const id = await paced('none');
    done(await tables.absent(act(id, ana), clock.time + DAY));
    expect((await later(id, DAY)).said).toEqual([]);
  });

  it('holds for turns that begin in it', async () => {
    const { later, paced, tables, says, clock, tableOf } = await days();
    const id = await paced('live');
    await tables.profiles.change(ben.id, (profile) => withVacation(profile, clock.time, clock.time + DAY));
    done(await says(id, ana, 'end'));
    expect(await tableOf(id)).toMatchObject({ away: [{ person: ben.id }], turnClocks: [{ seat: 1 }] });
    expect((await later(id, DAY - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['waits']);
    expect((await later(id, 5 * 60_000)).said).toEqual(['late']);
  });

  it('of which a table did not hear, as the process died before, holds from its beginning after the start', async () => {
    const { later, paced, tables, clock, tableOf } = await days();
    const id = await paced('live');
    const from = clock.time;
    await tables.profiles.change(ana.id, (profile) => withVacation(profile, from, from + DAY));
    clock.time += HOUR;
    expect(await tables.resume()).toEqual([id]);
    expect(await tables.resume()).toEqual([]);
    expect((await tableOf(id)).away).toEqual([{ person: ana.id, from, until: from + DAY }]);
    expect((await later(id, 23 * HOUR)).said).toEqual(['waits']);
    expect((await later(id, 5 * 60_000)).said).toEqual(['late']);
  });

  it('of whose end a table did not hear is over there all the same, also without a start', async () => {
    const { later, paced, tables, act, clock, tableOf } = await days();
    const { withVacation, withoutVacation } = await import('../../src/tables/model/undisturbed.ts');
    const id = await paced('daily');
    const until = clock.time + 20 * HOUR;
    await tables.profiles.change(ana.id, (profile) => withVacation(profile, clock.time, until));
    done(await tables.absent(act(id, ana), until));
    clock.time += HOUR;
    const back = clock.time;
    await tables.profiles.change(ana.id, (profile) => withoutVacation(profile, back));
    expect(await tables.resume()).toEqual([id]);
    expect((await tableOf(id)).away).toMatchObject([{ until: expect.closeTo(back, -3) }]);
    await tables.profiles.change(ana.id, (profile) => withVacation(profile, clock.time, until + DAY));
    expect((await later(id, 8 * HOUR)).said).toEqual([]);
    expect((await tableOf(id)).away.at(-1)).toMatchObject({ until: until + DAY });
  });

  it('that somebody ends while it is noted at their tables goes no further', async () => {
    const { paced, tables, clock } = await days();
    for (let count = 0; count < 6; count += 1) await paced('none');
    const until = clock.time + DAY;
    const now = clock.time;
    let noted = 0;
    const changing = {
      ...tables,
      absent: async (...asked: Parameters<typeof tables.absent>) => {
        noted += 1;
        if (noted === 2) await goAway(tables, { person: ana.id, interaction: 'back' }, now + 1, undefined);
        return tables.absent(...asked);
      },
    };
    await goAway(changing, { person: ana.id, interaction: 'away' }, now, until);
    expect(noted).toBe(2);
  });
});
