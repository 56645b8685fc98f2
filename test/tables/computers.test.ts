import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type Computer, randomComputer } from '../../src/tables/service/computer.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, calledBy, cem, done, type RoomParts, room, whyNot } from './room.ts';

/** Answers in this order, then whatever comes last of what is possible. */
const scripted = (...script: readonly string[]): Computer => {
  const rest = [...script];
  return { choose: ({ answers }) => rest.shift() ?? answers.at(-1)?.notation ?? '' };
};

/** A table in play with Ana and one computer. */
async function withComputer(parts: RoomParts = {}, options = {}) {
  const there = await room(parts);
  return { ...there, id: await there.started([], options, 1) };
}

describe('a lobby with computers', () => {
  it('seats them for its host, up to the seats of the game, and lets them go again', async () => {
    const { tables, lobby, act } = await room();
    const id = await lobby([ben]);
    expect(whyNot(await tables.addComputer(act(id, ben)))).toBe('not-the-host');
    done(await tables.addComputer(act(id, ana)));
    expect(whyNot(await tables.addComputer(act(id, ana)))).toBe('table-is-full');
    expect(whyNot(await tables.join(act(id, cem), 'Cem'))).toBe('table-is-full');
    expect((await tables.look(id))?.table.seats[2]).toEqual({ kind: 'computer', number: 1, level: 'medium' });
    done(await tables.remove(act(id, ana), 'computer-1'));
    expect((await tables.look(id))?.table.seats).toHaveLength(2);
  });

  it('closes when the last person leaves them alone', async () => {
    const { tables, lobby, act } = await room();
    const id = await lobby();
    done(await tables.addComputer(act(id, ana)));
    expect(done(await tables.leave(act(id, ana))).table).toMatchObject({ phase: 'closed', seats: [] });
  });
});

describe('a computer', () => {
  it('plays its whole turn after one’s own, which the message that comes next tells, and no other', async () => {
    const { says, id } = await withComputer({ computer: scripted('step', 'step') });
    expect(calledBy(done(await says(id, ana, 'step')))).toBeUndefined();
    const ended = done(await says(id, ana, 'end'));
    expect(ended.match?.ply).toBe(5);
    expect(ended.match?.turn).toMatchObject({ seat: 0, number: 3 });
    expect(calledBy(ended)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 2 });
    expect(ended.table).toMatchObject({ shownFromPly: 2, turnFromPly: 5 });
    expect(calledBy(done(await says(id, ana, 'end')))).toMatchObject({ reason: 'turn', fromPly: 6 });
  });

  it('takes its share of the thinking from who played, and from the host where the bot goes on by itself', async () => {
    const owners: (readonly [person: string, server: string])[] = [];
    const noting: Computer = {
      choose: ({ answers, owner: { person, server } }) => {
        owners.push([person, server]);
        return answers.at(-1)?.notation ?? '';
      },
    };
    const { tables, started, act, says } = await room({ computer: noting });
    const id = await started([ben], {}, 1);
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'end'));
    expect(new Set(owners.map(([person]) => person))).toEqual(new Set([ben.id]));
    done(await tables.depart(act(id, ana), 'hand on'));
    expect(owners.every(([, server]) => server === 'g')).toBe(true);
  });

  it('has its moves in the log as entries of their own, under its own name', async () => {
    const { says, id, store } = await withComputer();
    done(await says(id, ana, 'end'));
    expect((await store.log(id)).map(({ ply, person }) => [ply, person])).toEqual([
      [0, '1'],
      [1, 'computer'],
    ]);
    expect((await store.open({ table: id, interaction: `computer:${id}:1` }))?.isHandled).toBe(true);
  });

  it('that answers in the middle of one’s turn makes no new message of it', async () => {
    const { says, id } = await withComputer({ computer: scripted('yes') });
    const dared = done(await says(id, ana, 'dare'));
    expect(dared.match?.ply).toBe(2);
    expect(dared.match?.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(calledBy(dared)).toBeUndefined();
  });

  it('begins where it is first, and the lobby becomes the board of what is asked then', async () => {
    const there = await room();
    const id = await there.lobby([], { begins: '1' });
    done(await there.tables.addComputer(there.act(id, ana)));
    const begun = done(await there.tables.start(there.act(id, ana)));
    expect(begun.match?.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(calledBy(begun)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 0 });
    expect(begun.table.calls.map(({ reason }) => reason)).toEqual(['lobby', 'turn']);
    // What the computer did is told over this board, and by it once more when it makes room.
    expect(begun.table).toMatchObject({ shownFromPly: 0, turnFromPly: 1 });
  });

  it('ends the match where its move does', async () => {
    const computer = scripted('step', 'step', 'end');
    const { says, id } = await withComputer({ computer }, { pace: 'fast' });
    const over = done(await says(id, ana, 'end'));
    expect(over.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    expect(over.match?.result?.winners).toEqual([1]);
    expect(calledBy(over)).toMatchObject({ reason: 'result', people: [] });
  });

  it('goes on after a restart where the process died before its answer, once', async () => {
    const clock = tickingClock(1);
    const base = await openStore({ file: ':memory:', clock });
    let dead = false;
    const dying: Store = {
      ...base,
      commit: async (claim, change) => {
        if (dead || change.interaction?.startsWith('computer:')) {
          dead = true;
          throw new Error('the process died');
        }
        return base.commit(claim, change);
      },
    };
    const { says, id } = await withComputer({ store: dying });
    await expect(says(id, ana, 'end')).rejects.toThrow('died');
    const again = await room({ store: base });
    expect((await again.tables.look(id))?.match?.ply).toBe(1);
    expect(await again.tables.resume()).toEqual([id]);
    const now = await again.tables.look(id);
    expect(now?.match).toMatchObject({ ply: 2, turn: { seat: 0 } });
    expect(now?.table.calls.at(-1)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 1 });
    expect(await again.tables.resume()).toEqual([]);
  });

  it('plays only what is legal, what may be done besides among it, whatever the dice say', () => {
    const answers = ['a', 'b', 'c'].map((notation) => ({ notation, isExtra: notation === 'c' }));
    const chosen = (...rolls: readonly number[]) => {
      const rest = [...rolls];
      const below = (bound: number) => (rest.shift() ?? 0) % bound;
      return randomComputer(below).choose({ answers });
    };
    expect([chosen(0, 0), chosen(1, 0), chosen(1, 1)]).toEqual(['c', 'a', 'b']);
  });
});
