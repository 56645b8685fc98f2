import { describe, expect, it } from 'vitest';
import {
  block as blockAt,
  evictBlocked,
  evictFrom,
  TAKEN_BACK_WITHIN,
  unblock,
} from '../../src/tables/blocking.ts';
import { ana, ben, cem, done, dua, inMatch, order, room, seated, whyNot } from './room.ts';

const WHY = { guild: 'g', reason: 'Cheats' } as const;

/** Keeps Dua from the tables of the server in which all play. */
async function blocking() {
  const at = await room();
  const block = (person = dua) =>
    at.tables.servers.change('g', (known) => ({ ...known, blocked: [...known.blocked, person.id] }));
  return { ...at, block };
}

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
    expect((await evictFrom(tables, dua.id, WHY)).toSorted()).toEqual([open, playing].toSorted());
    expect((await tables.look(open))?.table.seats).toEqual([seated(ana)]);
    expect((await tables.look(playing))?.table.seats[1]).toEqual({ kind: 'free', left: dua, why: 'blocked' });
    expect((await tables.look(elsewhere))?.table.phase).toBe('lobby');
    const told = await Promise.all(
      [open, playing].map(async (id) =>
        (await tables.look(id))?.table.events.find(({ kind }) => kind === 'managed'),
      ),
    );
    // They are told once, however many tables they lose.
    for (const blocked of ['told', 'untold'])
      expect(told).toContainEqual(
        expect.objectContaining({ act: 'free', before: dua, blocked, reason: 'Cheats' }),
      );
    expect(whyNot(await tables.propose(act(playing, dua), { kind: 'end' }))).toBe('not-seated');
    expect(await evictFrom(tables, dua.id, WHY)).toEqual([]);
  });

  it('hands on what a host may do, and comes back to their seat when they are let back', async () => {
    const { tables, act, started, block } = await blocking();
    const id = await started([ben]);
    await block(ana);
    await evictFrom(tables, ana.id, WHY);
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
    await evictFrom(tables, dua.id, WHY);
    expect((await tables.look(id))?.table.seats[1]?.kind).toBe('free');
    expect((await tables.takeUp(act(id, dua))).kind).toBe('refused');
  });
});

describe('somebody whom the host of the bot keeps from all tables', () => {
  it('sits at no table of any server, and leaves those where they sat', async () => {
    const free = await room();
    const id = await free.started([dua, ben]);
    const { tables } = await room({ store: free.store, blocked: [dua.id] });
    expect(await evictBlocked(tables)).toEqual([id]);
    expect((await tables.look(id))?.table.seats[1]?.kind).toBe('free');
    expect(await evictBlocked(tables)).toEqual([]);
  });
});

describe('somebody who is let back', () => {
  const there = { guild: 'g', person: dua.id };
  /** Dua sat in a lobby and in a match of three, and is kept from both. */
  async function blocked() {
    const at = await room();
    const [open, playing] = [await at.lobby([dua]), await at.started([dua, ben])];
    expect(await blockAt(at.tables, there, WHY.reason, at.clock.now())).toEqual(
      expect.arrayContaining([open, playing]),
    );
    const seat = async () => (await at.tables.look(playing))?.table.seats[1];
    return { ...at, open, playing, seat };
  }

  it('within a day, has the seats back that nobody has taken, and the table is told', async () => {
    const { tables, clock, playing, open, seat } = await blocked();
    clock.time += TAKEN_BACK_WITHIN - 1_000;
    expect(await unblock(tables, there, clock.now())).toEqual([playing]);
    expect(await seat()).toEqual(seated(dua));
    expect((await tables.look(playing))?.table.events).toContainEqual({ kind: 'returned', who: dua.id });
    expect((await tables.look(open))?.table.seats).toEqual([seated(ana)]);
    expect(await tables.servers.of('g')).toMatchObject({ blocked: [], blockedAt: {} });
  });

  it('finds the seat of another theirs, and after a day takes what is free as everybody does', async () => {
    const taken = await blocked();
    done(await taken.tables.takeSeat(taken.act(taken.playing, cem), 1, cem.name));
    expect(await unblock(taken.tables, there, taken.clock.now())).toEqual([]);
    expect(await taken.seat()).toEqual(seated(cem));
    const late = await blocked();
    late.clock.time += TAKEN_BACK_WITHIN;
    expect(await unblock(late.tables, there, late.clock.now())).toEqual([]);
    done(await late.tables.takeSeat(late.act(late.playing, dua), 1, dua.name));
  });

  it('has no seat back that they had left themselves, and none in another server', async () => {
    const { id, tables, act, clock } = await inMatch([dua, ben]);
    done(await tables.depart(act(id, dua), 'hand on'));
    await blockAt(tables, there, WHY.reason, clock.now());
    expect(await unblock(tables, there, clock.now())).toEqual([]);
    await blockAt(tables, { ...there, guild: 'h' }, WHY.reason, clock.now());
    expect(await unblock(tables, { ...there, guild: 'h' }, clock.now())).toEqual([]);
  });

  it('goes on with a match that waits for them, as nobody else is left there', async () => {
    const { id, tables, clock } = await inMatch([], {}, 1);
    const alone = { guild: 'g', person: ana.id };
    await blockAt(tables, alone, WHY.reason, clock.now());
    expect((await tables.look(id))?.table).toMatchObject({ phase: 'playing' });
    expect(await unblock(tables, alone, clock.now())).toEqual([id]);
    const now = await tables.look(id);
    const seat = now?.table.seats.findIndex((each) => each.kind === 'person');
    expect(now?.match?.decisions.map((each) => each.seat)).toEqual([seat]);
  });
});
