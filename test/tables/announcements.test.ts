import { describe, expect, it } from 'vitest';
import { GATHERING } from '../../src/tables/model/announcement.ts';
import type { Profile } from '../../src/tables/model/profile.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { waitingFor } from '../../src/tables/model/waiting.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { tiny } from '../games/tiny.ts';
import { DAY, days, HOUR } from './days.ts';
import { ana, ben, cem, done } from './room.ts';

const NIGHT = { from: 22, to: 8 } as const;
const MINUTE = 60_000;
/** Within half a second: the clock ticks. */
const near = (time: number) => expect.closeTo(time, -3);

/** A room at eleven in the evening, where people sleep, or have direct messages, as each test says. */
async function evening() {
  const at = await days();
  at.clock.time = Date.UTC(2026, 0, 10, 23);
  const wish = (person: SeatedPerson, wished: Partial<Profile>) =>
    at.tables.profiles.change(person.id, (profile) => ({ ...profile, ...wished }));
  const waits = async (id: string, person: SeatedPerson) =>
    waitingFor(await at.tableOf(id), person.id).map(({ kind }) => kind);
  return { ...at, wish, waits };
}

describe('what comes up while somebody sleeps', () => {
  it('is told in the morning: a question to the table', async () => {
    const { paced, tables, act, wish, later, waits, told } = await evening();
    await wish(ben, { quiet: NIGHT });
    const id = await paced('none');
    done(await tables.propose(act(id, ana), { kind: 'end' }));
    expect((await later(id, 9 * HOUR - MINUTE)).said).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['waits']);
    expect(await told(id)).toMatchObject([{ person: ben.id }]);
    expect(await waits(id, ben)).toEqual(['vote']);
    expect((await later(id, 5 * DAY)).said).toEqual([]);
  });

  it('is told in one message: their turn, a question, and a player who is late', async () => {
    const { paced, tables, act, wish, later, waits, says, told } = await evening();
    await wish(ben, { quiet: NIGHT });
    const id = await paced('live', [ben, cem]);
    await later(id, 5 * MINUTE);
    expect(await waits(id, ben)).toEqual(['late']);
    done(await tables.propose(act(id, cem), { kind: 'end' }));
    expect((await later(id, 9 * HOUR - 5 * MINUTE)).said).toContain('waits');
    expect((await told(id)).filter(({ person }) => person === ben.id)).toHaveLength(1);
    expect(await waits(id, ben)).toEqual(['late', 'vote']);
    done(await says(id, ana, 'end'));
  });

  it('is not told where it is settled by the morning, or where they have seen to it themselves', async () => {
    for (const settles of ['taken back', 'answered'] as const) {
      const { paced, tables, act, wish, later, tableOf } = await evening();
      await wish(ben, { quiet: NIGHT });
      const id = await paced('none');
      done(await tables.propose(act(id, ana), { kind: 'end' }));
      const vote = (await tableOf(id)).vote?.id ?? 0;
      done(
        await (settles === 'answered'
          ? tables.decline(act(id, ben), vote)
          : tables.decline(act(id, ana), vote)),
      );
      expect((await later(id, DAY)).said).toEqual([]);
    }
  });

  it('is followed by no reminder for hours, and then by one a day', async () => {
    const { paced, wish, later, says } = await evening();
    await wish(ben, { quiet: NIGHT });
    const id = await paced('relaxed');
    done(await says(id, ana, 'end'));
    const heard: number[] = [];
    for (let hour = 1; hour <= 72; hour += 1)
      if ((await later(id, HOUR)).said.includes('waits')) heard.push(hour);
    // Eight in the morning, each day.
    expect(heard).toEqual([9, 33, 57]);
  });
});

describe('direct messages', () => {
  it('of two tables that call somebody within minutes are due together', async () => {
    const { paced, wish, says, later, tables, told, clock } = await evening();
    await wish(ben, { notices: 'direct' });
    const [one, other] = [await paced('relaxed'), await paced('relaxed')];
    done(await says(one, ana, 'end'));
    clock.time += MINUTE;
    done(await says(other, ana, 'end'));
    expect((await later(one, GATHERING - MINUTE - 1_000)).woken).toEqual([]);
    clock.time += 1_000;
    expect([...(await tables.runDueTurns())].toSorted()).toEqual([one, other].toSorted());
    expect(await told(one)).toMatchObject([{ kind: 'waits', person: ben.id }]);
    expect(await told(other)).toMatchObject([{ kind: 'waits', person: ben.id }]);
    clock.time += MINUTE;
    expect(await tables.runDueTurns()).toEqual([]);
  });

  it('that remind somebody of two tables within minutes are due together', async () => {
    const { paced, wish, says, tables, tableOf, clock } = await evening();
    await wish(ben, { notices: 'direct' });
    const both = [await paced('relaxed'), await paced('relaxed')];
    for (const id of both) {
      done(await says(id, ana, 'end'));
      clock.time += MINUTE;
    }
    const remindedAt = () =>
      Promise.all(both.map(async (id) => (await tableOf(id)).turnClocks[0]?.remindedAt));
    clock.time += GATHERING;
    await tables.runDueTurns();
    const told = await remindedAt();
    clock.time += 8 * HOUR - GATHERING - MINUTE;
    await tables.runDueTurns();
    expect(await remindedAt()).toEqual(told);
    clock.time += GATHERING;
    expect([...(await tables.runDueTurns())].toSorted()).toEqual(both.toSorted());
    expect(await remindedAt()).toEqual([near(clock.time), near(clock.time)]);
  });

  it('come at once where a turn has minutes alone', async () => {
    const { paced, wish, says } = await evening();
    await wish(ben, { notices: 'direct' });
    const id = await paced('live');
    const ended = done(await says(id, ana, 'end'));
    expect(ended.opened.notices).toMatchObject([{ kind: 'waits', person: ben.id }]);
  });

  it('wait for a plan, and tell of no turn that it has played', async () => {
    const { paced, wish, says, tables, act, tableOf, clock, told } = await evening();
    await wish(ben, { notices: 'direct' });
    const id = await paced('relaxed');
    done(await tables.keepPlan(act(id, ben), ['end'], { language: 'en' } as never));
    done(await says(id, ana, 'end'));
    const playAt = (await tableOf(id)).plans[0]?.playAt ?? 0;
    expect(playAt).toBeGreaterThan(clock.time);
    for (let at = 0; at < 10; at += 1) {
      clock.time += MINUTE / 2;
      await tables.runDueTurns();
    }
    expect((await tableOf(id)).plans).toEqual([]);
    expect((await told(id)).map(({ kind }) => kind)).not.toContain('waits');
  });

  it('tell whoever is up that the table will be put away', async () => {
    const { paced, wish, later, tables } = await evening();
    await wish(ana, { notices: 'direct' });
    const id = await paced('none');
    await later(id, 30 * DAY);
    await tables.runIdleTables();
    expect((await later(id, GATHERING)).said).toEqual(['waits']);
  });
});

describe('another pace', () => {
  it('gives a turn its whole time anew, and keeps when it began', async () => {
    const { paced, tables, act, later, tableOf } = await evening();
    const id = await paced('relaxed');
    const [{ since } = { since: 0 }] = (await tableOf(id)).turnClocks;
    await later(id, 15 * HOUR);
    done(await tables.propose(act(id, ana), { kind: 'pace', pace: 'daily' }));
    const vote = (await tableOf(id)).vote?.id ?? 0;
    done(await tables.agree(act(id, ben), vote));
    const { turnClocks, changedAt } = await tableOf(id);
    expect(turnClocks).toMatchObject([{ since, clock: { due: changedAt + DAY } }]);
  });
});

describe('an outage of the bot', () => {
  it('gives everybody the time back, and the board says so', async () => {
    const { paced, tables, clock, later, tableOf, store } = await evening();
    const id = await paced('daily');
    await tables.runDueTurns();
    const from = clock.time;
    clock.time += 30 * HOUR;
    const again = tablesOf({
      ...{ store, games: [tiny], clock },
      fresh: { tableId: () => 'other', seed: () => 'seed' },
      computer: { choose: () => '' },
    });
    expect(await again.resume()).toEqual([id]);
    const [event] = (await again.look(id))?.table.events ?? [];
    expect(event).toEqual({ kind: 'outage', from: near(from), until: near(from + 30 * HOUR) });
    expect(await again.runDueTurns()).toEqual([]);
    expect((await later(id, DAY - MINUTE)).said).not.toContain('late');
    expect((await later(id, MINUTE)).said).toContain('late');
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeDefined();
  });

  it('of seconds, as at an update, is none', async () => {
    const { paced, tables, clock, tableOf } = await evening();
    const id = await paced('daily');
    await tables.runDueTurns();
    clock.time += MINUTE;
    expect(await tables.resume()).toEqual([]);
    expect((await tableOf(id)).events).toEqual([]);
  });

  it('does not close a lobby that nobody could start meanwhile', async () => {
    const { lobby, tables, clock, tableOf } = await evening();
    const id = await lobby();
    await tables.runDueTurns();
    clock.time += 30 * HOUR;
    await tables.resume();
    expect(await tables.runIdleTables()).toEqual([]);
    expect((await tableOf(id)).phase).toBe('lobby');
  });
});

describe('a lobby in which people play again', () => {
  it('stands for a week', async () => {
    const { paced, tables, act, clock, tableOf } = await evening();
    const id = await paced('none');
    done(await tables.end(act(id, ana)));
    const again = done(await tables.playAgain(act(id, ana), 'Ana')).table.id;
    clock.time += 7 * DAY - MINUTE;
    expect(await tables.runIdleTables()).toEqual([]);
    clock.time += MINUTE;
    expect(await tables.runIdleTables()).toEqual([again]);
    expect(await tableOf(again)).toMatchObject({ phase: 'closed', ending: 'expired' });
  });

  it('tells those in the morning whom it invites at night', async () => {
    const { paced, tables, act, wish, later } = await evening();
    await wish(ben, { quiet: NIGHT });
    const id = await paced('none');
    done(await tables.end(act(id, ana)));
    const again = done(await tables.playAgain(act(id, ana), 'Ana')).table.id;
    expect((await later(again, 9 * HOUR - MINUTE)).said).toEqual([]);
    expect((await later(again, MINUTE)).said).toEqual(['waits']);
  });
});
