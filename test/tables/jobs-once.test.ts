import { describe, expect, it } from 'vitest';
import { wakeAt } from '../../src/tables/model/clocks.ts';
import { NOTICES } from '../../src/tables/model/profile.ts';
import { LATE_ACTIONS } from '../../src/tables/model/turn-clock.ts';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { choiceBy } from '../discord/dice.ts';
import { inForm } from '../form.ts';
import { ana, ben, caughtUp, cem, done, keptAt, room } from './room.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const people = [ana, ben, cem];
const ZONES = ['UTC', 'Europe/Budapest', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns'];
const QUIET = [
  [0, 0],
  [22, 7],
  [9, 17],
  [2, 3],
].map(([from = 0, to = 0]) => ({ from, to }));
/** How far the clock goes at a time: mostly on, and now and then it is set back or forward, or the bot was down for days. */
const STEPS = [MINUTE, 5 * MINUTE, 40 * MINUTE, 3 * HOUR, 9 * HOUR, 26 * HOUR, 9 * 24 * HOUR, HOUR, -HOUR];

describe('what is due at a table', () => {
  it.each(inForm([1, 2, 3], [1, 2, 3, 4, 5, 6]))(
    'is done once, whoever sleeps, is away or plays, and however the clock is set (%i)',
    async (seed) => {
      const one = choiceBy(seed);
      const { tables, store, clock, act, started, says } = await room();
      // The night in which clocks are put forward in Europe comes early in it.
      clock.time = Date.UTC(2026, 2, 28, 12) + seed * HOUR;
      const id = await started([ben, cem]);
      const pace = one(['relaxed', 'daily', 'live'] as const);
      for (const person of people) {
        const vote = (await tables.look(id))?.table.vote?.id ?? -1;
        if (person !== ana) done(await tables.agree(act(id, person), vote));
        else if (pace !== 'relaxed') done(await tables.propose(act(id, ana), { kind: 'pace', pace }));
        if (pace === 'relaxed') break;
      }
      for (let step = 0; step < 80; step += 1) {
        clock.time += one(STEPS);
        const person = one(people);
        const deed = one(['profile', 'away', 'back', 'play', 'late', 'nothing', 'nothing', 'nothing']);
        const now = await tables.look(id);
        if (now?.table.phase !== 'playing') break;
        if (deed === 'profile')
          await tables.profiles.change(person.id, (profile) => ({
            ...profile,
            notices: one(NOTICES),
            reminders: one([true, true, false]),
            zone: one(ZONES),
            quiet: one(QUIET),
          }));
        if (deed === 'away' || deed === 'back') {
          const until = deed === 'away' ? clock.time + one([HOUR, 50 * HOUR, 20 * 24 * HOUR]) : undefined;
          const after = await tables.profiles.change(person.id, (profile) =>
            until === undefined ? profile : withVacation(profile, clock.time, until),
          );
          if (typeof after !== 'string') await tables.absent(act(id, person), until);
        }
        if (deed === 'play') await says(id, person, one(['step', 'end']));
        const [wait] = now.table.turnClocks;
        if (deed === 'late' && wait?.offer !== undefined)
          await tables.late(act(id, person), {
            seat: wait.seat,
            offer: wait.offer.revision,
            action: one(LATE_ACTIONS.filter((action) => action !== 'free')),
          });

        // A second look at the same moment, or at one before it, finds nothing to do, as it was done and is not lost.
        for (let looks = 0; looks < 3 && (await tables.runDueTurns()).length > 0; looks += 1);
        const { table } = (await tables.look(id)) ?? now;
        expect(await tables.runDueTurns(), `step ${step}`).toEqual([]);
        expect(wakeAt(table) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(clock.time);
        clock.time -= HOUR;
        expect(await tables.runDueTurns(), `an hour before step ${step}`).toEqual([]);
        clock.time += HOUR;
      }
      await store.close();
    },
  );

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
