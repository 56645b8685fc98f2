import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import type { TableRules } from '../../src/tables/model/table-rules.ts';
import { USUAL_RULES } from '../../src/tables/model/table-rules.ts';

import { exported } from './exported.ts';
import { ana, ben, cem, done, dua, room, seated, whyNot } from './room.ts';

/** A match of Ana and others at a table with rules of its server. */
async function ruled(rules: Partial<TableRules>, others = [ben, cem]) {
  const at = await room();
  await at.tables.servers.change('g', (known) => ({ ...known, ...rules }));
  const id = await at.started(others);
  // What is settled later is for later tables.
  await at.tables.servers.change('g', (known) => ({ ...known, ...USUAL_RULES }));
  const table = async () => {
    const now = await at.tables.look(id);
    if (now === undefined) throw new Error('the table is gone');
    return now.table;
  };
  return {
    ...at,
    id,
    table,
    leaves: async (person = ben) => done(await at.tables.depart(at.act(id, person), 'hand on')),
    takes: (person: typeof ana, seat = 1) => at.tables.takeSeat(at.act(id, person), seat, person.name),
    invites: (by: typeof ana, person: typeof ana, seat = 1) =>
      at.tables.propose(at.act(id, by), { kind: 'substitute', seat, person }),
    agrees: async (person: typeof ana) => at.tables.agree(at.act(id, person), (await table()).vote?.id ?? -1),
    /** Everybody plays until the second round. */
    playsRound: async () => {
      for (const person of [ana, ...others]) done(await at.says(id, person, 'end'));
    },
  };
}

describe('a seat that somebody left', () => {
  it('is anyone’s where the server has settled nothing', async () => {
    const { leaves, takes } = await ruled({});
    await leaves();
    expect(done(await takes(dua)).table.seats[1]).toEqual(seated(dua));
  });

  it('is only for who held it, where the server settles so: by a press, and as a substitute', async () => {
    const { leaves, takes, invites } = await ruled({ freedSeats: 'former' });
    expect(whyNot(await invites(ben, dua))).toBe('held-by-others');
    await leaves();
    expect(whyNot(await takes(dua))).toBe('held-by-others');
    expect(whyNot(await invites(ana, dua))).toBe('held-by-others');
    expect(done(await takes(ben)).table.seats[1]).toEqual(seated(ben));
  });

  it('is still theirs who held it after they had their data removed', async () => {
    const { tables, takes, leaves, table } = await ruled({ freedSeats: 'former' });
    await leaves();
    await erasePerson(tables, ben.id, 'privacy');
    expect(JSON.stringify(await table())).not.toContain(`"id":"${ben.id}"`);
    expect(whyNot(await takes(dua))).toBe('held-by-others');
    expect(done(await takes(ben)).table.seats[1]).toMatchObject(seated(ben));
  });

  it('is whose the table agrees to, where the server settles so', async () => {
    const { leaves, takes, agrees, invites } = await ruled({ freedSeats: 'agreed' });
    await leaves();
    const asked = done(await takes(dua)).table;
    expect(asked.seats[1]?.kind).toBe('free');
    expect(asked.vote?.agreed).toEqual([dua.id]);
    expect(whyNot(await invites(ana, { id: '5', name: 'Eli' }))).toBe('vote-open');
    expect(done(await agrees(ana)).table.seats[1]?.kind).toBe('free');
    expect(done(await agrees(cem)).table.seats[1]).toEqual(seated(dua));
  });

  it('stays free where one of the table says no to who asks for it', async () => {
    const { leaves, takes, agrees, tables, act, id, table } = await ruled({ freedSeats: 'agreed' });
    await leaves();
    done(await takes(dua));
    done(await agrees(ana));
    done(await tables.decline(act(id, cem), (await table()).vote?.id ?? -1));
    expect((await table()).seats[1]?.kind).toBe('free');
    expect(whyNot(await agrees(dua))).toBe('vote-over');
  });

  it('is the host’s alone to give to nobody: a substitute needs all, who holds the seat too', async () => {
    const { invites, agrees, leaves, clock } = await ruled({ freedSeats: 'agreed' });
    done(await invites(ana, dua));
    done(await agrees(dua));
    done(await agrees(ben));
    expect(done(await agrees(cem)).table.seats[1]).toEqual(seated(dua));
    await leaves(dua);
    clock.time += 25 * 60 * 60 * 1000;
    expect(done(await invites(ana, dua)).table.vote?.agreed).toEqual([ana.id]);
    expect(done(await agrees(dua)).table.seats[1]?.kind).toBe('free');
  });

  it('keeps its rule in a rematch', async () => {
    const { tables, act, id } = await ruled({ freedSeats: 'agreed', hostEnds: 'vote' });
    done(await tables.end(act(id, ana)));
    const again = done(await tables.playAgain(act(id, ana), ana.name)).table;
    expect(again).toMatchObject({ freedSeats: 'agreed', hostEnds: 'vote' });
  });
});

describe('a host who ends a match', () => {
  it('ends it alone in the first round, and asks the others later where the server settles so', async () => {
    const rules = { hostEnds: 'vote' } as const;
    const first = await ruled(rules);
    expect(done(await first.tables.end(first.act(first.id, ana))).table.ending).toBe('by host');
    const { tables, act, id, playsRound, agrees } = await ruled(rules);
    await playsRound();
    const asked = done(await tables.end(act(id, ana))).table;
    expect(asked).toMatchObject({ phase: 'playing', vote: { proposal: { kind: 'end' }, by: ana.id } });
    done(await agrees(ben));
    expect(done(await agrees(cem)).table).toMatchObject({ phase: 'ended', ending: 'by vote' });
  });

  it('ends it alone at any time where the server has settled nothing, or nobody else is left', async () => {
    const free = await ruled({});
    await free.playsRound();
    expect(done(await free.tables.end(free.act(free.id, ana))).table.ending).toBe('by host');
    const left = await ruled({ hostEnds: 'vote' }, [ben]);
    await left.playsRound();
    await left.leaves(ben);
    expect(done(await left.tables.end(left.act(left.id, ana))).table.ending).toBe('by host');
  });

  it('is written down as behind where they were, for good', async () => {
    const { tables, act, id, says } = await ruled({}, [ben]);
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'step'));
    expect(done(await tables.end(act(id, ana))).table.endedBy).toEqual({ seat: 0, isBehind: true });
    expect((await tables.look(id))?.table.endedBy).toEqual({ seat: 0, isBehind: true });
    const { tables: told } = await exported(tables, ana.id);
    expect(told).toMatchObject([{ ending: 'by host', endedBehind: true }]);
  });

  it('is not called behind where they lead, or nobody does', async () => {
    const { tables, act, id, says } = await ruled({}, [ben]);
    done(await says(id, ana, 'step'));
    expect(done(await tables.end(act(id, ana))).table.endedBy).toEqual({ seat: 0, isBehind: false });
    const level = await ruled({});
    expect(done(await level.tables.end(level.act(level.id, ana))).table.endedBy?.isBehind).toBe(false);
  });
});
