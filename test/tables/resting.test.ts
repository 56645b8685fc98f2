import { describe, expect, it } from 'vitest';
import { ARCHIVE_AFTER, NOTICE_AFTER } from '../../src/tables/transitions/resting.ts';
import { ana, ben, calledBy, done, dua, inMatch, room, whyNot } from './room.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

describe('a match that rests', () => {
  it('is put away a week after a notice, and not before', async () => {
    const { id, tables, clock } = await inMatch();
    clock.time += NOTICE_AFTER - MINUTE;
    expect(await tables.runIdleTables()).toEqual([]);
    clock.time += MINUTE;
    expect(await tables.runIdleTables()).toEqual([id]);
    const noticed = await tables.look(id);
    expect(noticed?.table).toMatchObject({ phase: 'playing', isArchivingAnnounced: true });
    expect(noticed && calledBy(noticed)).toMatchObject({ reason: 'resting', people: [ana.id] });
    expect(await tables.runIdleTables()).toEqual([]);
    clock.time += ARCHIVE_AFTER + 1;
    expect(await tables.runIdleTables()).toEqual([id]);
    expect((await tables.look(id))?.table.phase).toBe('archived');
    clock.time += 400 * DAY;
    expect(await tables.runIdleTables()).toEqual([]);
  });

  it('is not put away when somebody does something after the notice', async () => {
    const { id, tables, clock, says } = await inMatch();
    clock.time += NOTICE_AFTER;
    await tables.runIdleTables();
    expect(done(await says(id, ana, 'step')).table.isArchivingAnnounced).toBe(false);
    clock.time += ARCHIVE_AFTER + 1;
    expect(await tables.runIdleTables()).toEqual([]);
  });

  it('is taken up again by one of its people, where it stood', async () => {
    const { id, tables, clock, says, act } = await inMatch();
    done(await says(id, ana, 'step'));
    clock.time += NOTICE_AFTER;
    await tables.runIdleTables();
    clock.time += ARCHIVE_AFTER + 1;
    await tables.runIdleTables();
    expect(whyNot(await says(id, ana, 'step'))).toBe('archived');
    expect(whyNot(await tables.takeUp(act(id, dua)))).toBe('not-seated');
    done(await tables.takeUp(act(id, ben)));
    expect(whyNot(await tables.takeUp(act(id, ben)))).toBe('not-archived');
    expect(done(await says(id, ana, 'step')).match?.ply).toBe(2);
  });

  it('calls whoever is up when it is taken up again, and gives them their time anew', async () => {
    const { lobby, tables, clock, act } = await room();
    const id = await lobby([ben]);
    done(await tables.setPace(act(id, ana), 'daily'));
    done(await tables.start(act(id, ana)));
    for (const time of [NOTICE_AFTER, ARCHIVE_AFTER + 1]) {
      clock.time += time;
      await tables.runIdleTables();
    }
    const taken = done(await tables.takeUp(act(id, ben)));
    expect(calledBy(taken)).toMatchObject({ reason: 'resting', people: [ana.id] });
    const now = taken.table.changedAt;
    expect(now).toBeCloseTo(clock.time, -3);
    expect(taken.table).toMatchObject({
      turnClocks: [{ person: ana.id, since: now, reminded: 0, clock: { from: now, due: now + DAY } }],
    });
    // Nor has she kept the table waiting for a month.
    expect(whyNot(await tables.propose(act(id, ben), { kind: 'computer', seat: 0 }))).toBe('still-playing');
  });
});
