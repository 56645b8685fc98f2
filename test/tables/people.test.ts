import { describe, expect, it } from 'vitest';
import { ana, ben, calledBy, cem, done, dua, inMatch, room, seated, whyNot } from './room.ts';

describe('leaving a match', () => {
  it('leaves a seat that anyone takes, with its secrets from then on', async () => {
    const { id, tables, act, says } = await inMatch();
    done(await says(id, ana, 'dig'));
    const gone = done(await tables.depart(act(id, ana), 'hand on'));
    expect(gone.table.seats[0]).toEqual({ kind: 'free', left: ana, why: 'left' });
    expect(gone.table.host).toBe(ben.id);
    expect(calledBy(gone)).toMatchObject({ reason: 'seat', people: [ben.id], besidesTurn: true });
    expect(whyNot(await says(id, ana, 'keep'))).toBe('not-seated');
    expect(whyNot(await tables.takeSeat(act(id, dua), 1, 'Dua'))).toBe('seat-is-taken');
    expect(whyNot(await tables.takeSeat(act(id, ben), 0, 'Ben'))).toBe('sits-here-already');
    const taken = done(await tables.takeSeat(act(id, dua), 0, 'Dua'));
    expect(taken.table.seats[0]).toEqual(seated(dua));
    expect(calledBy(taken)).toMatchObject({ reason: 'seat', people: [dua.id], besidesTurn: false });
    expect(done(await says(id, dua, 'keep')).match?.ply).toBe(2);
  });

  it('lets nobody come back to another seat than theirs', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    done(await tables.depart(act(id, ben), 'hand on'));
    done(await tables.depart(act(id, cem), 'hand on'));
    expect(whyNot(await tables.takeSeat(act(id, cem), 1, 'Cem'))).toBe('held-another-seat');
    expect(done(await tables.takeSeat(act(id, cem), 2, 'Cem')).table.seats[2]).toEqual(seated(cem));
  });

  it('by giving up ends a match of two', async () => {
    const { id, tables, act } = await inMatch();
    const over = done(await tables.depart(act(id, ben), 'concede'));
    expect(over.table).toMatchObject({ phase: 'ended', ending: 'by concession', conceded: 1 });
    expect(calledBy(over)).toMatchObject({ reason: 'result', people: [] });
  });

  it('by giving up among more hands the seat to the computer, which plays on at once', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    const left = done(await tables.depart(act(id, ana), 'concede'));
    expect(left.table).toMatchObject({ phase: 'playing', host: ben.id });
    expect(left.match?.turn.seat).toBe(1);
    expect(calledBy(left)).toMatchObject({ reason: 'turn', people: [ben.id] });
  });

  it('is told on the board, and who is the host now, until the next turn is over', async () => {
    const { id, tables, act, says } = await inMatch([ben, cem]);
    const left = done(await tables.depart(act(id, ana), 'concede'));
    const told = [
      { kind: 'host', who: ben.id },
      { kind: 'gave up', seat: 0, before: ana },
    ];
    expect(left.table.events).toEqual(told);
    expect(done(await says(id, ben, 'step')).table.events).toEqual(told);
    expect(done(await says(id, ben, 'end')).table.events).toEqual([]);
  });

  it('tells whose seat somebody has taken, or that they are back in their own', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    done(await tables.depart(act(id, cem), 'hand on'));
    expect(done(await tables.takeSeat(act(id, cem), 2, 'Cem')).table.events).toEqual([
      { kind: 'returned', who: cem.id },
    ]);
    done(await tables.depart(act(id, cem), 'hand on'));
    expect(done(await tables.takeSeat(act(id, dua), 2, 'Dua')).table.events.slice(1)).toEqual([
      { kind: 'seat', who: dua.id, before: cem },
    ]);
  });

  it('ends the match with the last person', async () => {
    const { id, tables, act } = await inMatch([ben], {}, 1);
    done(await tables.depart(act(id, ben), 'hand on'));
    expect(done(await tables.depart(act(id, ana), 'concede')).table).toMatchObject({
      phase: 'ended',
      ending: 'abandoned',
    });
  });

  it('puts the computer into a free seat when all who are left agree', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    done(await tables.depart(act(id, ana), 'hand on'));
    const put = done(await tables.propose(act(id, ben), { kind: 'computer', seat: 0 }));
    const handed = done(await tables.agree(act(id, cem), put.table.vote?.id ?? -1));
    expect(handed.table.seats[0]?.kind).toBe('computer');
    expect(handed.match?.turn.seat).toBe(1);
  });
});

describe('the host', () => {
  it('hands over to somebody at the table, in a lobby as in a match', async () => {
    const { lobby, tables, act } = await room();
    const id = await lobby([ben]);
    expect(whyNot(await tables.handOver(act(id, ben), ben.id))).toBe('not-the-host');
    expect(whyNot(await tables.handOver(act(id, ana), cem.id))).toBe('not-at-the-table');
    expect(done(await tables.handOver(act(id, ana), ben.id)).table.host).toBe(ben.id);
    done(await tables.start(act(id, ben)));
    expect(done(await tables.handOver(act(id, ben), ana.id)).table.host).toBe(ana.id);
  });
});

describe('somebody who has left the server', () => {
  it('leaves a free seat, once', async () => {
    const { id, tables, clock } = await inMatch();
    clock.time += 2;
    const { value: waiting } = await tables.waiting(1, () => true).next();
    expect(waiting?.table.id).toBe(id);
    const revision: number = waiting?.table.revision ?? -1;
    expect(done(await tables.gone(id, ana.id, revision)).table).toMatchObject({
      seats: [{ kind: 'free', left: ana, why: 'gone' }, seated(ben)],
      host: ben.id,
    });
    expect(done(await tables.gone(id, ana.id, revision))).toMatchObject({
      isRepeated: true,
      table: { revision: revision + 1 },
    });
  });
});

/** A match of the tiny game in which ten points are soon there, played to its end or ended by its host. */
async function played({ started, says, tables, act }: Awaited<ReturnType<typeof room>>, toTheEnd = true) {
  const id = await started([ben], { pace: 'fast' });
  if (!toTheEnd) done(await tables.end(act(id, ana)));
  else for (const answer of ['step', 'step', 'end']) done(await says(id, ana, answer));
  expect((await tables.look(id))?.table.phase).toBe('ended');
  return id;
}

describe('whoever sits at a table', () => {
  it('is learning the game there until two matches of it were finished before', async () => {
    const here = await room();
    const learning = async () => (await here.tables.look(await here.started()))?.table.learning;
    expect(await learning()).toEqual([0, 1]);
    await played(here);
    await played(here, false);
    expect(await learning()).toEqual([0, 1]);
    await played(here);
    expect(await learning()).toEqual([]);
  });

  it('learns by their own matches, and computers learn nothing', async () => {
    const here = await room();
    await played(here);
    await played(here);
    const id = await here.lobby();
    done(await here.tables.startBeside(here.act(id, ana), 2));
    expect((await here.tables.look(id))?.table.learning).toEqual([]);
  });
});

describe('a start beside computers', () => {
  it('takes no more of them than there are seats, and is its host’s alone', async () => {
    const { tables, lobby, act } = await room();
    const id = await lobby();
    for (const forged of [3, 9_999_999])
      expect(await tables.startBeside(act(id, ana), forged)).toMatchObject({ code: 'table-is-full' });
    expect(await tables.startBeside(act(id, ben), 1)).toMatchObject({
      code: 'not-the-host',
      args: { host: ana.id },
    });
    expect(done(await tables.startBeside(act(id, ana), 1)).table.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'computer',
    ]);
    expect(await tables.startBeside(act(id, ana), 1)).toMatchObject({ code: 'not-in-the-lobby' });
  });
});
