import { describe, expect, it } from 'vitest';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import type { Proposal } from '../../src/tables/model/vote.ts';
import { awaited, GRACE } from '../../src/tables/model/voting.ts';
import { goAway } from '../../src/tables/vacation.ts';
import { DAY, days, HOUR } from './days.ts';
import { ana, ben, calledBy, cem, done, seated } from './room.ts';

const MINUTE = 60 * 1000;

/** A table of three or two in play, with a vote on it. */
async function asking(others: readonly SeatedPerson[] = [ben, cem]) {
  const at = await days();
  const id = await at.paced('daily', [...others]);
  const away = (person: SeatedPerson, until: number | undefined) =>
    goAway(
      at.tables,
      { person: person.id, interaction: `away ${person.id} ${at.clock.time}` },
      at.clock.now(),
      until,
    );
  const vote = async () => {
    const { vote: open } = await at.tableOf(id);
    if (open === undefined) throw new Error('nothing is asked of the table');
    return open;
  };
  const put = async (person: SeatedPerson, proposal: Exclude<Proposal, { kind: 'undo' }>) =>
    done(await at.tables.propose(at.act(id, person), proposal));
  const agree = async (person: SeatedPerson) =>
    done(await at.tables.agree(at.act(id, person), (await vote()).id));
  const asked = async () => awaited(await at.tableOf(id), await vote());
  return { ...at, id, away, vote, put, agree, asked };
}

/** Ana steps, Ben asks to go back behind it. */
async function askingBack(at: Awaited<ReturnType<typeof asking>>, by = ana) {
  done(await at.says(at.id, ana, 'step'));
  done(await at.says(at.id, ana, 'end'));
  return asksBack(at, by);
}

/** Somebody asks to go back as little as can be asked for. */
async function asksBack(at: Awaited<ReturnType<typeof asking>>, by = ana) {
  const now = await at.look(at.id);
  const [way] = await at.tables.waysBack(now, by.id);
  return done(await at.tables.proposeUndo(at.act(at.id, by), now.match?.ply ?? -1, way?.to ?? -1));
}

describe('a vote counts nobody who is away', () => {
  it.each([
    ['the end', { kind: 'end' }, 'ended'],
    ['the pace', { kind: 'pace', pace: 'none' }, 'playing'],
  ] as const)(
    'about %s: those who are here settle it, and the others are not called',
    async (_, proposal, phase) => {
      const { away, put, agree, asked, clock } = await asking();
      await away(cem, clock.time + 10 * DAY);
      expect(calledBy(await put(ana, proposal))).toMatchObject({ reason: 'motion', people: [ben.id] });
      expect(await asked()).toEqual([ben.id]);
      const { table } = await agree(ben);
      expect(table.vote).toBeUndefined();
      expect(table.phase).toBe(phase);
      expect(table.pace).toBe(proposal.kind === 'pace' ? proposal.pace : 'daily');
    },
  );

  it('about going back: those who are here settle it', async () => {
    const at = await asking();
    await at.away(cem, at.clock.time + 10 * DAY);
    await askingBack(at);
    const { table, match } = await at.agree(ben);
    expect(table.vote).toBeUndefined();
    expect(match?.turn.seat).toBe(0);
  });

  it('but nobody decides alone behind the backs of all others', async () => {
    const { away, put, asked, agree, clock } = await asking();
    for (const person of [ben, cem]) await away(person, clock.time + 10 * DAY);
    await put(ana, { kind: 'end' });
    expect(await asked()).toEqual([ben.id, cem.id]);
    expect((await agree(ben)).table.phase).toBe('playing');
    expect((await agree(cem)).table.phase).toBe('ended');
  });

  it('and passes with those who have agreed as soon as the last who has not goes away', async () => {
    const { away, put, agree, later, id, tableOf, clock } = await asking();
    await put(ana, { kind: 'pace', pace: 'none' });
    await agree(ben);
    await later(id, HOUR);
    expect((await tableOf(id)).pace).toBe('daily');
    await away(cem, clock.time + 10 * DAY);
    await later(id, 0);
    const { pace, vote } = await tableOf(id);
    expect([pace, vote]).toEqual(['none', undefined]);
  });

  it('and asks them once they are back', async () => {
    const { away, put, asked, later, id, clock, agree } = await asking();
    await away(cem, clock.time + DAY);
    await put(ana, { kind: 'end' });
    await later(id, DAY);
    expect(await asked()).toEqual([ben.id, cem.id]);
    expect((await agree(ben)).table.phase).toBe('playing');
  });

  it('and hears them all the same if they answer', async () => {
    const { away, put, tables, act, id, vote, clock } = await asking();
    await away(cem, clock.time + 10 * DAY);
    await put(ana, { kind: 'end' });
    expect(done(await tables.decline(act(id, cem), (await vote()).id)).table.vote?.refused).toBe(cem.id);
  });

  it('and gives the holder of a seat their grace where only one other is not away', async () => {
    const { away, later, put, tableOf, id, clock } = await asking();
    await later(id, DAY);
    await away(cem, clock.time + 10 * DAY);
    await put(ben, { kind: 'computer', seat: 0 });
    expect((await tableOf(id)).seats[0]).toEqual(seated(ana));
    await later(id, GRACE - MINUTE);
    expect((await tableOf(id)).seats[0]).toEqual(seated(ana));
    await later(id, MINUTE);
    expect((await tableOf(id)).seats[0]).toMatchObject({ kind: 'computer' });
  });

  it('and gives one other no seat at once where the third, who has not agreed, goes away', async () => {
    const { away, later, put, tableOf, id, clock } = await asking();
    await later(id, DAY);
    await put(ben, { kind: 'computer', seat: 0 });
    await away(cem, clock.time + 10 * DAY);
    await later(id, 2 * DAY);
    expect((await tableOf(id)).seats[0]).toEqual(seated(ana));
  });
});

describe('while a table is asked to go back', () => {
  it('nobody’s time runs, and it goes on where it stood', async () => {
    const at = await asking([ben]);
    const { later, id, tables, act, vote, tableOf } = at;
    await later(id, 0);
    await askingBack(at);
    expect((await later(id, 5 * DAY)).woken).toEqual([]);
    done(await tables.decline(act(id, ben), (await vote()).id));
    expect((await later(id, 8 * HOUR - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['waits']);
    await later(id, 16 * HOUR - MINUTE);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeUndefined();
    await later(id, MINUTE);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeDefined();
  });

  it('what had run before counts, and what two votes took', async () => {
    const at = await asking([ben]);
    const { later, id, tables, act, vote, clock } = at;
    const back = await askingBack(at);
    clock.time += 30 * MINUTE;
    done(await tables.decline(act(id, ben), back.table.vote?.id ?? -1));
    await later(id, 6 * HOUR);
    await asksBack(at);
    await later(id, 3 * DAY);
    done(await tables.decline(act(id, ana), (await vote()).id));
    expect((await later(id, 2 * HOUR - MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['waits']);
  });

  it('a vacation in it is not given back twice', async () => {
    const at = await asking([ben]);
    const { later, id, tables, act, vote, clock, away, tableOf } = at;
    await askingBack(at);
    await away(ben, clock.time + 2 * DAY);
    await later(id, 3 * DAY);
    done(await tables.decline(act(id, ana), (await vote()).id));
    await later(id, DAY - MINUTE);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeUndefined();
    await later(id, MINUTE);
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeDefined();
  });

  it('nobody is taken for away, and nobody’s seat is handed on', async () => {
    const at = await asking([ben]);
    const { later, id, tables, act, vote, tableOf } = at;
    await later(id, DAY);
    const offer = (await tableOf(id)).turnClocks[0]?.offer?.revision ?? -1;
    done(await tables.late(act(id, ben), { seat: 0, offer, action: 'computer' }));
    const now = await tables.look(id);
    done(await at.says(id, ana, 'step'));
    done(await at.says(id, ana, 'end'));
    expect(now?.table.turnClocks[0]?.offer?.grace).toBeDefined();
    await later(id, DAY);
    const late = (await tableOf(id)).turnClocks[0]?.offer?.revision ?? -1;
    done(await tables.late(act(id, ana), { seat: 1, offer: late, action: 'computer' }));
    await asksBack(at);
    await later(id, 3 * GRACE);
    expect((await tableOf(id)).seats[1]).toEqual(seated(ben));
    done(await tables.decline(act(id, ana), (await vote()).id));
    await later(id, GRACE - MINUTE);
    expect((await tableOf(id)).seats[1]).toEqual(seated(ben));
    await later(id, MINUTE);
    expect((await tableOf(id)).seats[1]).toMatchObject({ kind: 'computer' });
  });
});
