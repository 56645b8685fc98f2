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

// That nothing they press or type does anything is a matter of test/discord/interactions/blocked.test.ts.
describe('somebody who is kept from the tables of a server', () => {
  it('is no substitute: nobody invites them', async () => {
    const { tables, act, started, block } = await blocking();
    const id = await started([ben, cem]);
    await block();
    const invited = { kind: 'substitute', seat: 1, person: dua } as const;
    expect(whyNot(await tables.propose(act(id, ben), invited))).toBe('blocked-other');
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
    const { tables } = await room(free.store, undefined, undefined, undefined, undefined, undefined, [
      dua.id,
    ]);
    expect(await evictBlocked(tables)).toEqual([id]);
    expect((await tables.look(id))?.table.seats[1]?.kind).toBe('free');
    expect(await evictBlocked(tables)).toEqual([]);
  });
});
