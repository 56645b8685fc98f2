import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import { exportOf } from '../../src/tables/export.ts';
import { ANSWER_TIMES, NO_ANSWERS, usualAnswer } from '../../src/tables/model/answering.ts';
import { ratingsOf } from '../../src/tables/model/ratings.ts';
import { meetingsOf, recordOf, serverStandings } from '../../src/tables/model/standings.ts';
import { MINUTE } from './days.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, dua, order, room } from './room.ts';

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
});

describe('a seat that changed hands', () => {
  /** A match of three that Ana wins, or the holder of her seat, after something was done at it. */
  async function won(
    change: (at: Awaited<ReturnType<typeof room>>, id: string) => Promise<unknown>,
    winner: typeof ana,
  ) {
    const at = await room();
    const id = await at.started([ben, cem], { pace: 'fast' });
    await change(at, id);
    for (const answer of ['step', 'step', 'end']) done(await at.says(id, winner, answer));
    const records = async (person: typeof ana) => recordOf(await at.tables.results.of(person.id), person.id);
    return { ...at, id, records };
  }
  const handedOn = async ({ tables, act }: Awaited<ReturnType<typeof room>>, id: string) => {
    done(await tables.depart(act(id, ana), 'hand on'));
    done(await tables.takeSeat(act(id, dua), 0, dua.name));
  };

  it('counts for neither its taker nor its giver in standings, meetings and ratings', async () => {
    const { tables } = await won(handedOn, dua);
    const results = await tables.results.in('g');
    const everybody = new Set([ana, ben, cem, dua].map(({ id }) => id));
    expect((await serverStandings(results, everybody)).map(({ person, wins }) => [person, wins])).toEqual([
      [dua.id, 0],
      [ben.id, 0],
      [cem.id, 0],
    ]);
    expect(meetingsOf(results, ben.id).map(({ person }) => person)).toEqual([cem.id]);
    expect([...(await ratingsOf(results, everybody)).keys()].toSorted()).toEqual([ben.id, cem.id]);
  });

  it('is nobody’s of those who left it where a computer plays on, and is told in what they get of their data', async () => {
    const { records, tables } = await won(async ({ tables: at, act, says }, id) => {
      done(await says(id, ana, 'end'));
      done(await at.depart(act(id, cem), 'concede'));
    }, ben);
    expect(await records(cem)).toMatchObject({ games: 0, left: 1, taken: 0 });
    const here = await won(handedOn, dua);
    expect((await exportOf(here.tables, ana.id)).results).toMatchObject([
      { seat: 1, left: true, players: 3 },
    ]);
    await erasePerson(here.tables, ana.id, '4712');
    expect(await here.tables.results.of(ana.id)).toEqual([]);
    expect((await here.tables.results.of(dua.id))[0]?.givers).toEqual([{ seat: 0, person: undefined }]);
    expect(await tables.results.of(cem.id)).toHaveLength(1);
  });
});

tablesInWords(`
# a match that is over
has a first and a second where one of two gave it up, and no points
  given; ana: concede -> ending by concession, outcome 1 2:none 1:none
keeps who gave up among more as the one who left, though a computer played on
  given fast ben cem; cem: concede; ana: step step end -> outcome~ ^\\d+ 1:10 \\d:8 \\d:8:left$

# how long somebody took
is not counted where all sit there and play live
  given live; wait 1m; ana: end -> answering
counts a turn from when they came to be asked until it was over
  given; wait 4m; ana: step -> answering
  wait 4m; ana: end -> answering ana:${NO_ANSWERS.with(1, 1).join('')}

# a seat that changed hands
is for its taker a game that they played and for its giver one that they left, neither won nor lost
  given fast ben cem; ana: leave; dua: take 0; dua: step step end
  -> dua.record 0 0 1 0 0, ana.record 0 0 0 1 0, ben.record 1 0 0 0 0
is its person’s own where they come back before anybody else takes it
  given fast ben cem; ana: leave; ana: take 0; ana: step step end -> ana.record 1 1 0 0 0

# somebody of two who leaves
past the second round has given up where the other ends it: by a seat left to others or to a computer
  given; ana ben: end; ana ben: end; ana: leave -> phase playing, host ben, seats~ ^free:ana
  ben: end-match -> ending by concession, conceded 0, ben.record 1 1 0 0 0, ana.record 1 0 0 0 0
  given; ana ben: end; ana ben: end; ana: propose computer 0 -> phase playing, host ben, seats~ ^free:ana
  ben: end-match -> ending by concession, conceded 0
past the second round has given up where the other leaves it, too
  given; ana ben: end; ana ben: end; ana ben: leave -> phase ended, ending by concession, conceded 0
  -> ben.record 1 1 0 0 0
has left it where the other plays on against a computer
  given; ana ben: end; ana ben: end; ana: leave; ben: propose computer 0
  ben: step step step step step step step step step step end -> ending finished
  -> ben.record 1 1 0 0 0, ana.record 0 0 0 1 0
and comes back has given up nothing
  given; ana ben: end; ana ben: end; ana: leave; ana: take 0; ben: end-match -> ending by host
before that gives nothing up: it was a short game
  given; ana ben: end; ana: leave; ben: end-match -> ending by host, ben.record 0 0 0 0 1
`);

describe('how long somebody took', () => {
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
    const old = done(await tables.open(order(cem)));
    const claim = await store.claims.claim(old.table.id);
    const opened = await store.open({ table: old.table.id });
    if (claim === undefined || opened === undefined) throw new Error('no table');
    const seat = { place: 1, answers: [0, 0, 10, 10, 0, 0, 0, 0] };
    await store.commit(claim, {
      table: { ...opened.table, revision: opened.table.revision + 1 },
      notices: [],
      result: {
        ...{ at: clock.time, people: [ben.id, ana.id] },
        body: JSON.stringify({ ending: 'finished', rounds: 9, seats: [seat, seat], given: [] }),
      },
    });
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, answering: true }));
    const now = await tables.look(await lobby([ben]));
    expect(now?.table.seats).toMatchObject([{ id: ana.id }, { id: ben.id, usually: { from: 1, to: 3 } }]);
    expect(now?.table.seats[0]).not.toHaveProperty('usually');
  });
});
