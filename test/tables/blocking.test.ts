import { describe, expect, it } from 'vitest';
import { evictBlocked, evictFrom } from '../../src/tables/service/blocking.ts';
import { ana, ben, cem, done, dua, room, seated, whyNot } from './room.ts';

/** Keeps Dua from the tables of the server in which all play. */
async function blocking() {
  const at = await room();
  const block = (person = dua) =>
    at.tables.servers.change('g', (known) => ({ ...known, blocked: [...known.blocked, person.id] }));
  return { ...at, block };
}

const order = (person: typeof ana, guild = 'g') => ({
  ...{ guild, channel: 'c', game: 'tiny', host: person, options: {} },
  interaction: `opened by ${person.id} in ${guild}`,
});

describe('somebody who is kept from the tables of a server', () => {
  it('opens no table there, and may elsewhere', async () => {
    const { tables, block } = await blocking();
    await block();
    expect(whyNot(await tables.open(order(dua)))).toBe('blocked-in-server');
    expect(done(await tables.open(order(dua, 'h'))).table.phase).toBe('lobby');
  });

  it('joins no lobby and no rematch', async () => {
    const { tables, act, lobby, started, block } = await blocking();
    const [open, over] = [await lobby(), await started([ben, dua])];
    done(await tables.end(act(over, ana)));
    await block();
    expect(whyNot(await tables.join(act(open, dua), dua.name))).toBe('blocked-in-server');
    expect(whyNot(await tables.playAgain(act(over, dua), dua.name))).toBe('blocked-in-server');
    done(await tables.playAgain(act(over, ana), ana.name));
    expect(whyNot(await tables.playAgain(act(over, dua), dua.name))).toBe('blocked-in-server');
  });

  it('takes no free seat, also one that they held before', async () => {
    const { tables, act, started, block } = await blocking();
    const id = await started([ben, dua]);
    done(await tables.depart(act(id, dua), 'hand on'));
    await block();
    expect(whyNot(await tables.takeSeat(act(id, dua), 2, dua.name))).toBe('blocked-in-server');
  });

  it('is no substitute: nobody invites them, and an invitation from before is not accepted', async () => {
    const { tables, act, started, block } = await blocking();
    const id = await started([ben, cem]);
    const invited = { kind: 'substitute', seat: 0, person: dua } as const;
    const vote = done(await tables.propose(act(id, ana), invited)).table.vote?.id ?? -1;
    await block();
    expect(whyNot(await tables.agree(act(id, dua), vote))).toBe('blocked-in-server');
    done(await tables.decline(act(id, ana), vote));
    expect(whyNot(await tables.propose(act(id, ben), { ...invited, seat: 1 }))).toBe('blocked-other');
  });

  it('holds no seat any more: out of lobbies at once, and in matches the seat is free', async () => {
    const { tables, act, lobby, started, block } = await blocking();
    const [open, playing] = [await lobby([dua]), await started([dua, ben])];
    const elsewhere = done(await tables.open(order(dua, 'h'))).table.id;
    await block();
    expect((await evictFrom(tables, dua.id, 'g')).toSorted()).toEqual([open, playing].toSorted());
    expect((await tables.look(open))?.table.seats).toEqual([seated(ana)]);
    expect((await tables.look(playing))?.table.seats[1]).toEqual({ kind: 'free', left: dua, why: 'left' });
    expect((await tables.look(elsewhere))?.table.phase).toBe('lobby');
    expect(whyNot(await tables.propose(act(playing, dua), { kind: 'end' }))).toBe('not-seated');
    expect(whyNot(await tables.takeSeat(act(playing, dua), 1, dua.name))).toBe('blocked-in-server');
    expect(await evictFrom(tables, dua.id, 'g')).toEqual([]);
  });

  it('hands on what a host may do, and comes back to their seat when they are let back', async () => {
    const { tables, act, started, block } = await blocking();
    const id = await started([ben]);
    await block(ana);
    await evictFrom(tables, ana.id, 'g');
    expect((await tables.look(id))?.table.host).toBe(ben.id);
    await tables.servers.change('g', (known) => ({ ...known, blocked: [] }));
    expect(done(await tables.takeSeat(act(id, ana), 0, ana.name)).table.seats[0]).toEqual(seated(ana));
  });

  it('is not taken back into a match that was archived', async () => {
    const { tables, act, started, block, store, clock } = await blocking();
    const id = await started([dua, ben]);
    // Nobody touches it until it is put away.
    clock.time += 400 * 24 * 60 * 60 * 1000;
    await tables.runIdleTables();
    clock.time += 400 * 24 * 60 * 60 * 1000;
    await tables.runIdleTables();
    expect((await store.open({ table: id }))?.table.phase).toBe('archived');
    await block();
    await evictFrom(tables, dua.id, 'g');
    expect((await tables.look(id))?.table.seats[1]?.kind).toBe('free');
    expect((await tables.takeUp(act(id, dua))).kind).toBe('refused');
  });
});

describe('somebody whom the host of the bot keeps from all tables', () => {
  it('sits at no table of any server, and leaves those where they sat', async () => {
    const free = await room();
    const id = await free.started([dua, ben]);
    const { tables, act } = await room(free.store, undefined, undefined, undefined, undefined, undefined, [
      dua.id,
    ]);
    expect(await evictBlocked(tables)).toEqual([id]);
    expect((await tables.look(id))?.table.seats[1]?.kind).toBe('free');
    expect(whyNot(await tables.takeSeat(act(id, dua, 'taking'), 1, dua.name))).toBe('blocked-by-bot-host');
    expect(whyNot(await tables.open(order(dua, 'anywhere')))).toBe('blocked-by-bot-host');
    expect(await evictBlocked(tables)).toEqual([]);
  });
});
