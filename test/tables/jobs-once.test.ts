import { describe, expect, it } from 'vitest';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { ana, ben, caughtUp, cem, done, keptAt, room } from './room.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

describe('what is due at a table', () => {
  it('is not done a second time where the clock is set back after it', async () => {
    const { tables, store, clock, started } = await room();
    const id = await started([ben, cem]);
    const told = async () => {
      const { notices } = await keptAt(store, id);
      await caughtUp(store, id);
      return notices.filter(({ kind }) => kind === 'waits').length;
    };
    const begun = clock.time;
    const at = async (hours: number) => {
      clock.time = begun + hours * HOUR;
      await tables.runDueTurns();
      return told();
    };
    expect([await at(8), await at(7), await at(8.5), await at(9)]).toEqual([1, 0, 0, 0]);
    expect([await at(24), await at(23), await at(25)]).toEqual([1, 0, 0]);
    expect([await at(48), await at(1), await at(60)]).toEqual([1, 0, 0]);
  });

  it('is done once at a table that waits for somebody who is away for the second time', async () => {
    const { tables, clock, act, started } = await room();
    const id = await started([ben, cem]);
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
