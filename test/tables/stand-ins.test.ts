import { describe, expect, it } from 'vitest';
import { withVacation } from '../../src/tables/model/undisturbed.ts';
import { DAY, days, HOUR, MINUTE } from './days.ts';
import { ana, ben, cem, done, dua, seated, whyNot } from './room.ts';

/** A live table whose first player is late, and the others let the computer play on. */
async function replaced(others = [ben, cem]) {
  const at = await days();
  const id = await at.paced('live', others);
  const handed = async () => {
    await at.later(id, 5 * 60_000);
    const offer = (await at.tableOf(id)).revision;
    const late = { seat: 0, offer, action: 'computer' } as const;
    for (const other of others.slice(0, -1)) done(await at.tables.late(at.act(id, other), late));
    return done(await at.tables.late(at.act(id, others.at(-1) ?? ben), late));
  };
  const told = async () => (await at.told(id)).filter(({ kind }) => kind === 'replaced');
  return { ...at, id, handed, told, later: (milliseconds: number) => at.later(id, milliseconds) };
}

describe('a seat that the others let the computer play on', () => {
  it('can be taken back by its person at any time', async () => {
    const { id, handed, tables, act, tableOf, later, says } = await replaced();
    expect((await handed()).table.seats[0]).toMatchObject({ kind: 'computer', standIn: { person: ana } });
    await later(DAY);
    const back = done(await tables.takeBack(act(id, ana), 'Ana'));
    expect(back.table.seats).toEqual([seated(ana), seated(ben), seated(cem)]);
    expect(back.table.events).toContainEqual({ kind: 'returned', who: ana.id });
    for (const person of [ben, cem]) done(await says(id, person, 'end'));
    // With her time anew.
    expect((await tableOf(id)).turnClocks).toMatchObject([{ person: ana.id, seat: 0 }]);
    expect((await later(5 * 60_000 - MINUTE)).woken).toEqual([]);
  });

  it('is nobody else’s to take back, and not twice', async () => {
    const { id, handed, tables, act } = await replaced([ben, cem]);
    await handed();
    for (const person of [dua, cem])
      expect(whyNot(await tables.takeBack(act(id, person), person.name))).toBe('no-seat-to-take-back');
    expect(whyNot(await tables.takeSeat(act(id, dua), 0, 'Dua'))).toBe('seat-is-taken');
    done(await tables.takeBack(act(id, ana), 'Ana'));
    expect(whyNot(await tables.takeBack(act(id, ana), 'Ana'))).toBe('no-seat-to-take-back');
  });

  it('is told to its person, once', async () => {
    const { handed, told, later, tables } = await replaced();
    await handed();
    expect(await told()).toEqual([{ kind: 'replaced', seat: 0, person: ana.id }]);
    await later(0);
    expect(await tables.runDueTurns()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('is told to its person at the end of their quiet hours, and of a vacation', async () => {
    const { handed, told, later, tables, clock } = await replaced();
    clock.time = Date.UTC(2026, 0, 10, 23);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, quiet: { from: 22, to: 7 } }));
    await handed();
    expect(await told()).toEqual([]);
    const until = Date.UTC(2026, 0, 12);
    await tables.profiles.change(ana.id, (profile) => withVacation(profile, clock.time, until));
    await later(Date.UTC(2026, 0, 11, 7) - clock.time);
    expect(await told()).toEqual([]);
    await later(until - clock.time);
    expect(await told()).toEqual([]);
    await later(7 * HOUR);
    expect(await told()).toHaveLength(1);
  });

  it('is told to nobody who wants to hear nothing', async () => {
    const { handed, told, tables, later } = await replaced();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, notices: 'off' }));
    await handed();
    await later(DAY);
    expect(await told()).toEqual([]);
  });

  it('stays the computer’s where its person has agreed to that, or has given up', async () => {
    const { paced, tables, act } = await days();
    const own = await paced('none', [ben, cem]);
    const agreed = done(await tables.propose(act(own, ana), { kind: 'computer', seat: 0 }));
    expect(agreed.table.seats[0]).toEqual({ kind: 'computer', number: 1, level: 'medium' });
    expect(whyNot(await tables.takeBack(act(own, ana), 'Ana'))).toBe('no-seat-to-take-back');
    const given = await paced('none', [ben, cem]);
    done(await tables.depart(act(given, ana), 'concede'));
    expect(whyNot(await tables.takeBack(act(given, ana), 'Ana'))).toBe('no-seat-to-take-back');
  });

  it('is theirs again, too, where it was given away first, or they had left it to others, who are told nothing', async () => {
    const { paced, tables, act, told } = await days();
    const id = await paced('none', [ben, cem]);
    done(await tables.depart(act(id, ana), 'hand on'));
    const put = done(await tables.propose(act(id, ben), { kind: 'computer', seat: 0 }));
    done(await tables.agree(act(id, cem), put.table.vote?.id ?? -1));
    expect((await told(id)).map(({ kind }) => kind)).not.toContain('replaced');
    expect(done(await tables.takeBack(act(id, ana), 'Ana')).table.seats[0]).toEqual(seated(ana));
  });
});
