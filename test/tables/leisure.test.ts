import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { Computer, ComputerQuestion } from '../../src/tables/service/computer.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, calledBy, done, type RoomParts, room } from './room.ts';

/** A computer that answers when it is told to, as one that thinks in another thread. */
function slowComputer() {
  const asked: { readonly question: ComputerQuestion; readonly answer: (notation: string) => void }[] = [];
  const computer: Computer = {
    choose: (question) =>
      new Promise((answer, fail) => {
        question.signal.addEventListener('abort', () => fail(question.signal.reason));
        asked.push({ question, answer });
      }),
  };
  /** The question that it thinks about, as soon as there is one. */
  const thinking = async (at: number) => {
    for (let tries = 0; asked[at] === undefined; tries += 1) {
      if (tries > 1_000) throw new Error(`nothing was asked for the ${at + 1}th time`);
      await new Promise((soon) => setImmediate(soon));
    }
    return asked[at];
  };
  return { computer, thinking, asked };
}

/** A room in which computers take their time, though none passes. */
async function leisurely(parts: RoomParts) {
  const heard: ((table: string) => void)[] = [];
  const there = await room({
    leisure: { pause: async () => {}, played: (table) => heard.shift()?.(table) },
    ...parts,
  });
  /** The next table at which computers have played. */
  const played = () => new Promise<string>((next) => heard.push(next));
  return { ...there, played };
}

async function withComputer(computer: Computer, people = [ana]) {
  const there = await leisurely({ computer });
  return { ...there, id: await there.started(people.slice(1), {}, 1) };
}

describe('a computer that takes its time', () => {
  it('keeps nobody waiting: the board shows one’s turn at once, and a new message tells what the computer did', async () => {
    const { computer, thinking } = slowComputer();
    const { says, id, played, tables } = await withComputer(computer);
    const ended = done(await says(id, ana, 'end'));
    expect(calledBy(ended)).toBeUndefined();
    expect(ended.match).toMatchObject({ ply: 1, turn: { seat: 1 } });
    const isPlayed = played();
    (await thinking(0)).answer('step');
    (await thinking(1)).answer('end');
    expect(await isPlayed).toBe(id);
    const now = await tables.look(id);
    expect(now?.match).toMatchObject({ ply: 3, turn: { seat: 0 } });
    expect(now?.table).toMatchObject({ shownFromPly: 1, turnFromPly: 3 });
    expect(now && calledBy(now)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 1 });
  });

  it('is asked with the match, its level and a seed of its table and turn', async () => {
    const { computer, thinking } = slowComputer();
    const { says, id } = await withComputer(computer);
    done(await says(id, ana, 'end'));
    const { question } = await thinking(0);
    expect(question).toMatchObject({ seat: 1, level: 'medium', seed: `${id}:2` });
    expect(question.match).toMatchObject({ ply: 1, game: { name: 'tiny' } });
  });

  it('thinks no more about what is not asked any more', async () => {
    const { computer, thinking } = slowComputer();
    const { says, id, tables, act } = await withComputer(computer);
    done(await says(id, ana, 'end'));
    const { question, answer } = await thinking(0);
    done(await tables.end(act(id, ana)));
    await expect.poll(() => question.signal.aborted).toBe(true);
    answer('end');
    expect((await tables.look(id))?.match?.ply).toBe(1);
  });

  it('whose turn is taken back before anybody was told of it makes no new message', async () => {
    const { computer, thinking } = slowComputer();
    const { says, id, tables, act } = await withComputer(computer);
    done(await says(id, ana, 'end'));
    await thinking(0);
    const back = done(await tables.proposeUndo(act(id, ana), 1, 0));
    expect(calledBy(back)).toBeUndefined();
    expect(back.table.shownUntilPly).toBeUndefined();
  });

  it('thinks on while others do what is not its business', async () => {
    const { computer, thinking, asked } = slowComputer();
    const there = await withComputer(computer, [ana, ben]);
    const { says, id, tables, act, played } = there;
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'end'));
    const { question, answer } = await thinking(0);
    done(await tables.propose(act(id, ben), { kind: 'end' }));
    expect(question.signal.aborted).toBe(false);
    const isPlayed = played();
    answer('end');
    await isPlayed;
    expect(asked).toHaveLength(1);
    expect((await tables.look(id))?.match).toMatchObject({ ply: 3, turn: { seat: 0 } });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('the thread ended'))],
    ['answers what is not to be answered', () => 'jump'],
  ])('has another answer taken for it where it %s', async (_, choose) => {
    const { says, id, played, tables, failures } = await withComputer({ choose });
    const isPlayed = played();
    done(await says(id, ana, 'end'));
    await isPlayed;
    const now = await tables.look(id);
    expect(now?.match?.ply).toBeGreaterThan(1);
    expect(now?.match?.decisions.every(({ seat }) => seat === 0)).toBe(true);
    expect(failures[0]).toMatch(/the thread ended|what nobody can/u);
  });

  it('answers what it is asked in the moment in which it ends its turn', async () => {
    const clock = tickingClock(1);
    const base = await openStore({ file: ':memory:', clock });
    let press: (() => Promise<unknown>) | undefined;
    const store: Store = {
      ...base,
      commit: async (claim, change) => {
        const committed = await base.commit(claim, change);
        // Whoever is up next answers before the computer has looked up again.
        if (change.interaction?.startsWith('computer:')) {
          void press?.();
          press = undefined;
        }
        return committed;
      },
    };
    const there = await leisurely({ computer: { choose: () => 'end' }, store });
    const id = await there.started([], {}, 1);
    press = () => there.says(id, ana, 'end');
    done(await there.says(id, ana, 'end'));
    await expect.poll(async () => (await there.tables.look(id))?.match?.ply).toBe(4);
    expect((await there.tables.look(id))?.match?.turn.seat).toBe(0);
  });

  it('answers after the next start what it was asked before the last end', async () => {
    const { computer, thinking } = slowComputer();
    const before = await withComputer(computer);
    const { id } = before;
    done(await before.says(id, ana, 'end'));
    const { question } = await thinking(0);
    before.tables.stopThinking();
    expect(question.signal.aborted).toBe(true);
    const next = slowComputer();
    const again = await leisurely({ computer: next.computer, store: before.store });
    expect(await again.tables.resume()).toEqual([]);
    const isPlayed = again.played();
    (await next.thinking(0)).answer('end');
    await isPlayed;
    const now = await again.tables.look(id);
    expect(now && calledBy(now)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 1 });
  });
});
