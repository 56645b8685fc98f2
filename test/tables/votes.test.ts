import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Table } from '../../src/tables/model/table.ts';
import { awaited } from '../../src/tables/model/voting.ts';
import { countedStore } from '../store/counted-store.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, calledBy, cem, done, dua, inMatch, room, seated, whyNot } from './room.ts';

const voteOf = (table: Table) => {
  if (table.vote === undefined) throw new Error('nothing is asked of the table');
  return table.vote;
};

describe('a vote', () => {
  it('calls everybody else by a new message, and comes to pass with the last who agrees', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    const put = done(await tables.propose(act(id, ben), { kind: 'end' }));
    const vote = voteOf(put.table);
    expect(calledBy(put)).toMatchObject({ reason: 'motion', people: [ana.id, cem.id], besidesTurn: true });
    expect(awaited(put.table, vote)).toEqual([ana.id, cem.id]);
    expect(vote.id).toBe(put.table.revision);
    expect(whyNot(await tables.agree(act(id, ben), vote.id))).toBe('agreed-already');
    expect(whyNot(await tables.agree(act(id, dua), vote.id))).toBe('not-seated');
    expect(calledBy(done(await tables.agree(act(id, ana), vote.id)))).toBeUndefined();
    expect(done(await tables.agree(act(id, cem), vote.id)).table).toMatchObject({
      phase: 'ended',
      ending: 'by vote',
    });
    expect(whyNot(await tables.agree(act(id, cem), vote.id))).toBe('over');
  });

  it('comes to nothing when one refuses, who is named until the match goes on', async () => {
    const { id, tables, act, says } = await inMatch([ben, cem]);
    const vote = voteOf(done(await tables.propose(act(id, ben), { kind: 'end' })).table);
    const refused = done(await tables.decline(act(id, cem), vote.id));
    expect(refused.table.vote?.refused).toBe(cem.id);
    expect(whyNot(await tables.agree(act(id, ana), vote.id))).toBe('vote-over');
    expect(done(await says(id, ana, 'step')).table.vote).toBeUndefined();
  });

  it('can be taken back, and one at a time is put', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    const first = voteOf(done(await tables.propose(act(id, ben), { kind: 'end' })).table);
    expect(whyNot(await tables.propose(act(id, ana), { kind: 'computer', seat: 0 }))).toBe('vote-open');
    expect(done(await tables.propose(act(id, cem), { kind: 'end' })).table.vote?.agreed).toEqual([
      ben.id,
      cem.id,
    ]);
    done(await tables.decline(act(id, ben), first.id));
    const second = voteOf(done(await tables.propose(act(id, ana), { kind: 'end' })).table);
    expect(second.id).toBeGreaterThan(first.id);
    expect(whyNot(await tables.agree(act(id, ben), first.id))).toBe('vote-over');
  });

  it('leaves what the turn brought to be told once, when it is over', async () => {
    const { id, tables, act, says } = await inMatch();
    done(await says(id, ana, 'step'));
    const put = done(await tables.propose(act(id, ben), { kind: 'end' }));
    // The new message tells from where the former one did, which so has nothing to tell.
    expect(calledBy(put)).toMatchObject({ reason: 'motion', fromPly: 0 });
    expect(calledBy(done(await says(id, ana, 'end')))).toMatchObject({ reason: 'turn', fromPly: 2 });
  });

  it('falls when somebody leaves, which is told beside what else there is to tell', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    done(await tables.propose(act(id, ben), { kind: 'end' }));
    const { table } = done(await tables.depart(act(id, cem), 'concede'));
    expect(table.vote).toBeUndefined();
    expect(table.events).toEqual([
      { kind: 'overtaken', who: ben.id },
      { kind: 'gave up', seat: 2, before: cem },
    ]);
  });

  it('about the end stands while the match goes on', async () => {
    const { id, tables, act, says } = await inMatch();
    done(await tables.propose(act(id, ben), { kind: 'end' }));
    expect(done(await says(id, ana, 'end')).table.vote?.proposal).toEqual({ kind: 'end' });
  });
});

describe('undo by agreement', () => {
  it('goes back past a reveal and another’s answer when all agree', async () => {
    const { id, tables, act, says, look } = await inMatch();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'dig'));
    done(await says(id, ana, 'drop'));
    done(await says(id, ana, 'end'));
    const ways = await tables.waysBack(await look(id), ana.id);
    expect(ways).toEqual([
      { to: 3, moves: 1 },
      { to: 0, moves: 4 },
    ]);
    const put = done(await tables.proposeUndo(act(id, ana), 4, 0));
    expect(awaited(put.table, voteOf(put.table))).toEqual([ben.id]);
    const back = done(await tables.agree(act(id, ben), voteOf(put.table).id));
    expect(back.match?.turn).toMatchObject({ seat: 0, number: 1 });
    expect(back.match?.description('spectator', { say: keysSaid, people: [] })).toEqual(['0 : 0']);
    expect(calledBy(back)).toMatchObject({ reason: 'turn', people: [ana.id] });
    expect(back.table.events).toEqual([{ kind: 'back', who: ana.id, moves: 4 }]);
    expect(done(await says(id, ana, 'step')).match?.ply).toBe(6);
  });

  it('is looked for at the end of the log, as far back as it takes', async () => {
    const { store, calls } = countedStore(await openStore({ file: ':memory:', clock: tickingClock(1) }));
    const { started, tables, says, look } = await room({ store });
    const id = await started();
    for (let round = 0; round < 16; round += 1)
      for (const [person, other] of [
        [ana, ben],
        [ben, ana],
      ] as const) {
        done(await says(id, person, 'dare'));
        done(await says(id, other, 'no'));
        done(await says(id, person, 'end'));
      }
    const now = await look(id);
    calls.splice(0);
    const ply = now.match?.ply ?? 0;
    expect(await tables.waysBack(now, ana.id)).toEqual([
      { to: ply - 2, moves: 2 },
      { to: ply - 3, moves: 3 },
    ]);
    expect(calls.filter((call) => call === 'log')).toHaveLength(1);
    expect(ply).toBeGreaterThan(90);
  });

  it('is withdrawn when the match goes on meanwhile', async () => {
    const { id, tables, act, says } = await inMatch();
    done(await says(id, ana, 'dig'));
    const put = done(await tables.proposeUndo(act(id, ana), 1, 0));
    const { table } = done(await says(id, ana, 'keep'));
    expect(table.vote).toBeUndefined();
    expect(table.events).toEqual([{ kind: 'overtaken', who: ana.id }]);
    expect(whyNot(await tables.agree(act(id, ben), voteOf(put.table).id))).toBe('vote-over');
  });

  it('is put only from the board as it is, to where one’s own move stands', async () => {
    const { id, tables, act, says } = await inMatch();
    done(await says(id, ana, 'dig'));
    expect(whyNot(await tables.proposeUndo(act(id, ana), 0, 0))).toBe('stale');
    expect(whyNot(await tables.proposeUndo(act(id, ben), 1, 0))).toBe('too-long-ago');
    expect(whyNot(await tables.proposeUndo(act(id, dua), 1, 0))).toBe('not-seated');
  });

  it('is one’s own to decide beside computers', async () => {
    const { id, tables, act, says } = await inMatch([], {}, 1);
    done(await says(id, ana, 'end'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('turn-began');
    const back = done(await tables.proposeUndo(act(id, ana), 2, 0));
    expect(back.table.vote).toBeUndefined();
    expect(back.match).toMatchObject({ ply: 3, turn: { number: 1 } });
    expect(done(await says(id, ana, 'end')).match?.ply).toBe(5);
  });
});

describe('a seat', () => {
  it('goes to a substitute when its holder and they agree', async () => {
    const { id, tables, act } = await inMatch();
    const put = done(await tables.propose(act(id, ana), { kind: 'substitute', seat: 1, person: dua }));
    expect(awaited(put.table, voteOf(put.table))).toEqual([ben.id, dua.id]);
    done(await tables.agree(act(id, dua), voteOf(put.table).id));
    const handed = done(await tables.agree(act(id, ben), voteOf(put.table).id));
    expect(handed.table.seats[1]).toEqual(seated(dua));
    expect(handed.table.former).toEqual([{ seat: 1, id: ben.id }]);
    expect((await tables.of(dua.id, ['playing'])).map(({ table }) => table.id)).toEqual([id]);
    expect(await tables.of(ben.id, ['playing'])).toEqual([]);
  });

  it('may be declined by whoever is invited, and is the host’s or its holder’s alone to offer', async () => {
    const { id, tables, act } = await inMatch([ben, cem]);
    const offer = { kind: 'substitute', seat: 1, person: dua } as const;
    expect(whyNot(await tables.propose(act(id, cem), offer))).toBe('not-the-host');
    expect(whyNot(await tables.propose(act(id, ben), { ...offer, person: ana }))).toBe('sits-here-already');
    const put = done(await tables.propose(act(id, ben), offer));
    expect(awaited(put.table, voteOf(put.table))).toEqual([dua.id]);
    expect(whyNot(await tables.agree(act(id, cem), voteOf(put.table).id))).toBe('not-asked-to-agree');
    expect(done(await tables.decline(act(id, dua), voteOf(put.table).id)).table.vote?.refused).toBe(dua.id);
  });
});
