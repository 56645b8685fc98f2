import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { erasePerson } from '../../src/tables/erasure.ts';
import { optionsAt } from '../../src/tables/model/first-player.ts';
import { pseudonymFor } from '../../src/tables/model/pseudonym.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { guestOf, holderOf, type Table } from '../../src/tables/model/table.ts';
import { ana, ben, cem, done, dua, order, room, whyNot } from './room.ts';

/** A lobby of Öterés, at which somebody may be named to begin. */
async function lobbyOf(others: readonly SeatedPerson[]) {
  const there = await room({ games });
  const { tables, act } = there;
  const id = await there.lobby(others, {}, 'oteres');
  const name = async (guest: string, at = id) => tables.setOption(act(at, ana), 'first', guest);
  /** Who is shown to begin, as the lobby has it. */
  const shown = async (at = id) => {
    const table = (await tables.look(at))?.table;
    return table && optionsAt(table)['first'];
  };
  const start = async (at = id, host = ana) => done(await tables.start(act(at, host)));
  return { ...there, id, name, shown, start };
}

const beginner = ({ table, match }: { table: Table; match: { turn: { seat: number } } | undefined }) =>
  holderOf(table, match?.turn.seat ?? -1);

describe('who is to begin', () => {
  it('is a person, and stays it when somebody before them leaves the lobby', async () => {
    const { tables, act, id, name, shown, start } = await lobbyOf([ben, cem, dua]);
    done(await name(cem.id));
    expect(await shown()).toBe('3');
    done(await tables.leave(act(id, ben)));
    expect(await shown()).toBe('2');
    expect(beginner(await start())).toBe(cem.id);
  });

  it('is nobody once they leave the lobby, however many move up or come after them', async () => {
    const { tables, act, id, name, shown } = await lobbyOf([ben, cem, dua]);
    done(await name(cem.id));
    done(await tables.leave(act(id, cem)));
    expect(await shown()).toBe('random');
    done(await tables.join(act(id, { id: '9', name: 'Eva' }), 'Eva'));
    expect(await shown()).toBe('random');
  });

  it('is no other computer than the one that was named', async () => {
    const { tables, act, id, name, shown } = await lobbyOf([]);
    for (const _ of [1, 2]) done(await tables.addComputer(act(id, ana)));
    done(await name('computer-1'));
    expect(await shown()).toBe('2');
    done(await tables.remove(act(id, ana), 'computer-1'));
    done(await tables.addComputer(act(id, ana)));
    expect(await shown()).toBe('random');
  });

  it('can be named only of those who sit there, or left to chance again', async () => {
    const { name, shown } = await lobbyOf([ben]);
    expect(whyNot(await name(cem.id))).toBe('not-at-the-table');
    expect(whyNot(await name('2'.repeat(3)))).toBe('not-at-the-table');
    done(await name(ben.id));
    done(await name('random'));
    expect(await shown()).toBe('random');
  });

  it('is whoever opens the table where that was chosen with it, and no seat that nobody has', async () => {
    const { tables } = await lobbyOf([]);
    const opens = (first: string) =>
      tables.open({ ...order(ben), game: 'oteres', options: { first }, interaction: `opens ${first}` });
    expect(done(await opens('1')).table.first).toBe(ben.id);
    expect(whyNot(await opens('2'))).toBe('unknown-option');
  });

  it('begins again where the match is played once more, wherever they sit then', async () => {
    const { tables, act, id, name, start } = await lobbyOf([ben, cem]);
    done(await name(cem.id));
    await start();
    done(await tables.end(act(id, ana)));
    for (const person of [ben, cem]) done(await tables.playAgain(act(id, person), person.name));
    const again = done(await tables.playAgain(act(id, ana), ana.name));
    expect(again.table.phase).toBe('playing');
    expect(beginner(again)).toBe(cem.id);
    expect(again.table.first).toBe(cem.id);
  });

  it('is nobody where they do not play this time, whoever takes their place', async () => {
    const { tables, act, id, name, start, shown } = await lobbyOf([ben, cem]);
    done(await name(cem.id));
    await start();
    done(await tables.end(act(id, ana)));
    const lobby = done(await tables.playAgain(act(id, ana), ana.name)).table.id;
    for (const person of [ben, dua]) done(await tables.join(act(lobby, person), person.name));
    expect(await shown(lobby)).toBe('random');
    const begun = await start(lobby);
    expect(begun.table.options['first']).toBe('random');
    expect(begun.table.first).toBeUndefined();
  });

  it('is the same computer in the rematch, under the number that it has there', async () => {
    const { tables, act, id, name, start } = await lobbyOf([]);
    for (const _ of [1, 2, 3]) done(await tables.addComputer(act(id, ana)));
    done(await tables.remove(act(id, ana), 'computer-1'));
    done(await name('computer-3'));
    await start();
    done(await tables.end(act(id, ana)));
    expect(done(await tables.playAgain(act(id, ana), ana.name)).table.first).toBe('computer-2');
  });

  it('is a pseudonym once they had their data removed', async () => {
    const { tables, act, id, name, start } = await lobbyOf([ben, cem]);
    done(await name(cem.id));
    const { table } = await start();
    done(await tables.end(act(id, ana)));
    await erasePerson(tables, cem.id, 'bye');
    const after = (await tables.look(table.id))?.table;
    expect(after?.first).toBe(pseudonymFor('bye'));
    expect(after?.seats.map(guestOf)).not.toContain(cem.id);
  });
});
