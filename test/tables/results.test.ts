import { describe, expect, it } from 'vitest';
import { ANSWER_TIMES, NO_ANSWERS, usualAnswer } from '../../src/tables/model/answering.ts';
import { erasePerson } from '../../src/tables/service/erasure.ts';
import { exportOf } from '../../src/tables/service/export.ts';
import { ana, ben, cem, done, room } from './room.ts';

const MINUTE = 60_000;

/** A match of two to its end: Ben has won. */
async function finished() {
  const here = await room();
  const id = await here.started([ben], { pace: 'fast' });
  here.clock.time += 30 * MINUTE;
  done(await here.says(id, ana, 'end'));
  here.clock.time += 2 * MINUTE;
  for (const answer of ['step', 'step', 'end']) done(await here.says(id, ben, answer));
  return { ...here, id };
}

describe('a match that is over', () => {
  it('is kept with who sat there, their places and points, and how long they took', async () => {
    const { tables, id } = await finished();
    const [result, ...others] = await tables.results.of(ana.id);
    expect(others).toEqual([]);
    expect(result).toMatchObject({ table: id, guild: 'g', game: 'tiny', ending: 'finished' });
    expect(result?.seats.map(({ person }) => person)).toEqual([ana.id, ben.id]);
    expect(result?.seats.map(({ points, place }) => [points, place])).toEqual([
      [8, 2],
      [10, 1],
    ]);
    expect(result?.seats.map(({ answers }) => answers)).toEqual([
      NO_ANSWERS.with(2, 1),
      NO_ANSWERS.with(0, 1),
    ]);
    expect(await tables.results.in('g')).toEqual([result]);
  });

  it('has nobody where somebody has had their data removed, and the others as they were', async () => {
    const { tables } = await finished();
    const before = (await tables.results.of(ben.id))[0]?.seats[1];
    expect((await exportOf(tables, ana.id)).results).toMatchObject([{ seat: 1, players: 2 }]);
    await erasePerson(tables, ana.id, '4711');
    expect(await tables.results.of(ana.id)).toEqual([]);
    const [result] = await tables.results.of(ben.id);
    expect(result?.seats.map(({ person }) => person)).toEqual([undefined, ben.id]);
    expect(result?.seats[1]).toEqual(before);
    expect((await exportOf(tables, ana.id)).results).toEqual([]);
  });

  it('has a first and a second where one of two gave it up, and no points', async () => {
    const { tables, started, act } = await room();
    const id = await started();
    done(await tables.depart(act(id, ana), 'concede'));
    const [result] = await tables.results.of(ben.id);
    expect(result).toMatchObject({ ending: 'by concession', rounds: 1 });
    expect(result?.seats.map(({ place, points }) => [place, points])).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  });

  it('keeps who gave up among more as the one who left, though a computer played on', async () => {
    const { tables, started, act, says } = await room();
    const id = await started([ben, cem], { pace: 'fast' });
    done(await tables.depart(act(id, cem), 'concede'));
    for (const answer of ['step', 'step', 'end']) done(await says(id, ana, answer));
    const [result] = await tables.results.of(cem.id);
    expect(result?.seats[2]).toMatchObject({ person: cem.id, left: true });
    expect(result?.seats[0]?.left).toBeUndefined();
  });
});

describe('how long somebody took', () => {
  it('is not counted where all sit there and play live', async () => {
    const { tables, lobby, act, says, clock } = await room();
    const id = await lobby([ben]);
    done(await tables.setPace(act(id, ana), 'live'));
    done(await tables.start(act(id, ana)));
    clock.time += MINUTE;
    expect(done(await says(id, ana, 'end')).table.answering).toEqual([]);
  });

  it('counts a turn from when they came to be asked until it was over', async () => {
    const { started, says, clock } = await room();
    const id = await started();
    clock.time += 4 * MINUTE;
    expect(done(await says(id, ana, 'step')).table.answering).toEqual([]);
    clock.time += 4 * MINUTE;
    expect(done(await says(id, ana, 'end')).table.answering).toEqual([
      { person: ana.id, counts: NO_ANSWERS.with(1, 1) },
    ]);
  });

  it('is said once there are twenty answers, as what the middle half of them lie within', () => {
    const [five, twenty] = [0, 1];
    expect(usualAnswer([...NO_ANSWERS].fill(2))).toBeUndefined();
    expect(usualAnswer([19, ...NO_ANSWERS.slice(1)])).toBeUndefined();
    expect(usualAnswer([20, ...NO_ANSWERS.slice(1)])).toEqual({ to: five });
    // 4 in less than 5 minutes, 6 in less than an hour, 8 in less than three, 2 in days.
    expect(usualAnswer([4, 0, 6, 8, 0, 0, 0, 2])).toEqual({ from: twenty, to: 3 });
    expect(usualAnswer([0, 0, 0, 0, 0, 0, 0, 20])).toEqual({ from: ANSWER_TIMES.length - 1 });
  });

  it('stands in a lobby behind the names of those who allow it', async () => {
    const { tables, store, clock, lobby } = await room();
    const old = done(
      await tables.open({
        ...{ guild: 'g', channel: 'c', game: 'tiny', host: cem, options: {}, interaction: 'old' },
      }),
    );
    const claim = await store.claims.claim(old.table.id);
    const opened = await store.open({ table: old.table.id });
    if (claim === undefined || opened === undefined) throw new Error('no table');
    const seat = { place: 1, answers: [0, 0, 10, 10, 0, 0, 0, 0] };
    await store.commit(claim, {
      table: { ...opened.table, revision: opened.table.revision + 1 },
      notices: [],
      result: {
        ...{ at: clock.time, people: [ben.id, ana.id] },
        body: JSON.stringify({ ending: 'finished', rounds: 9, seats: [seat, seat] }),
      },
    });
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, answering: true }));
    const now = await tables.look(await lobby([ben]));
    expect(now?.table.seats).toMatchObject([{ id: ana.id }, { id: ben.id, usually: { from: 1, to: 3 } }]);
    expect(now?.table.seats[0]).not.toHaveProperty('usually');
  });
});
