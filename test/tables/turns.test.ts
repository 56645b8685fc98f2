import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, calledBy, cem, done, dua, room, whyNot } from './room.ts';

const toldOf = (seats: readonly SeatedPerson[]) => ({
  say: keysSaid,
  people: seats.map(({ name }) => ({ name })),
});

describe('a match at a table', () => {
  it('takes an answer from whoever is asked, and shows it in the live message', async () => {
    const { started, says } = await room();
    const id = await started();
    const stepped = done(await says(id, ana, 'step'));
    expect(stepped.match?.ply).toBe(1);
    expect(calledBy(stepped)).toBeUndefined();
  });

  it('takes nothing from a stranger, from who is not asked, or that is not legal', async () => {
    const { started, says, tables } = await room();
    const id = await started();
    expect(whyNot(await says(id, dua, 'step'))).toBe('not-seated');
    expect(whyNot(await says(id, ben, 'step'))).toBe('not-asked');
    expect(whyNot(await says(id, ana, 'fly'))).toBe('not-legal');
    expect((await tables.look(id))?.match?.ply).toBe(0);
  });

  it('takes nothing meant for an earlier question', async () => {
    const { started, tables, act } = await room();
    const id = await started();
    done(await tables.answer(act(id, ana), 0, 'step'));
    expect(whyNot(await tables.answer(act(id, ana), 0, 'step'))).toBe('stale');
    expect((await tables.look(id))?.match?.ply).toBe(1);
  });

  it('applies one interaction once, however often it is delivered', async () => {
    const { started, tables, act } = await room();
    const id = await started();
    const press = act(id, ana, 'the press');
    done(await tables.answer(press, 0, 'step'));
    const again = done(await tables.answer(press, 0, 'step'));
    expect(again.match?.ply).toBe(1);
    expect(again.isRepeated).toBe(true);
  });

  it('passes on with a new message, and tells in the old one what happened in it', async () => {
    const { started, says } = await room();
    const id = await started();
    done(await says(id, ana, 'step'));
    const ended = done(await says(id, ana, 'end'));
    expect(calledBy(ended)).toMatchObject({ reason: 'turn', people: [ben.id], fromPly: 2 });
    const next = done(await says(id, ben, 'end'));
    expect(calledBy(next)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 3 });
  });

  it('posts anew when another seat is asked in the middle of a turn', async () => {
    const { started, says } = await room();
    const id = await started([ben, cem]);
    expect(calledBy(done(await says(id, ana, 'dare')))).toMatchObject({ reason: 'turn', people: [ben.id] });
    const answered = done(await says(id, ben, 'yes'));
    // What the other answers is part of a turn that was not theirs: it is told once, when it is over.
    expect(calledBy(answered)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 0 });
  });

  it('ends with the last answer, and takes none after', async () => {
    const { started, says, tables, act } = await room();
    const id = await started([ben], { pace: 'fast' });
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    const end = done(await says(id, ana, 'end'));
    expect(end.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    expect(end.match?.result).toEqual({ scores: [10, 8], winners: [0] });
    expect(calledBy(end)).toMatchObject({ reason: 'result', people: [], fromPly: 3 });
    expect(whyNot(await says(id, ben, 'end'))).toBe('over');
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('over');
  });

  it('tells each seat what is news since its own last turn', async () => {
    const { started, says, tables } = await room();
    const id = await started();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'step'));
    const now = await tables.look(id);
    expect(now?.table.unreadFromPly).toEqual([2, 3]);
    const textContext = toldOf([ana, ben]);
    const news = now?.match?.logged(await tables.log(id, 2)).happened(0, 0, textContext);
    expect(news?.flatMap(({ lines }) => lines)).toEqual(['Ben step 1']);
  });

  it('keeps what was answered in secret from everybody else', async () => {
    const { started, says, tables } = await room();
    const id = await started();
    done(await says(id, ana, 'dig'));
    const dug = done(await says(id, ana, 'keep'));
    const textContext = toldOf([ana, ben]);
    const log = await tables.log(id, 0);
    const told = (viewer: number | 'spectator') =>
      dug.match
        ?.logged(log)
        .happened(viewer, 0, textContext)
        .flatMap(({ lines }) => lines)[1]
        ?.includes('keep');
    expect(told(0)).toBe(true);
    expect(told(1)).toBe(false);
    expect(told('spectator')).toBe(false);
  });
});

describe('undo', () => {
  it('takes back one answer at a time to the start of the turn, as entries of its own', async () => {
    const { started, says, tables, act } = await room();
    const id = await started();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    done(await tables.undo(act(id, ana)));
    const back = done(await tables.undo(act(id, ana)));
    expect(back.match?.ply).toBe(4);
    expect(back.match?.description('spectator', { say: keysSaid, people: [] })).toEqual(['0 : 0']);
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('turn-began');
  });

  it('does not go past what was drawn, what another answered, or one’s own turn', async () => {
    const { started, says, tables, act } = await room();
    const id = await started();
    done(await says(id, ana, 'dig'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('something-was-revealed');
    done(await says(id, ana, 'drop'));
    done(await says(id, ana, 'dare'));
    expect(whyNot(await tables.undo(act(id, ben)))).toBe('not-your-turn');
    done(await says(id, ben, 'no'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('another-answered');
    done(await says(id, ana, 'end'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('not-your-turn');
  });

  it('pressed twice on the same board takes back one answer', async () => {
    const { started, says, tables, act } = await room();
    const id = await started();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    done(await tables.undo(act(id, ana), 2));
    expect(whyNot(await tables.undo(act(id, ana), 2))).toBe('stale');
    expect((await tables.look(id))?.match?.ply).toBe(3);
  });
});

describe('ending early', () => {
  it('is the host’s to do at once', async () => {
    const { started, tables, act } = await room();
    const id = await started();
    expect(whyNot(await tables.end(act(id, ben)))).toBe('not-the-host');
    const ended = done(await tables.end(act(id, ana)));
    expect(ended.table).toMatchObject({ phase: 'ended', ending: 'by host' });
    expect(ended.match?.decisions).toEqual([]);
    expect((await tables.look(ended.table.id))?.match?.decisions).toEqual([]);
    expect(calledBy(ended)).toMatchObject({ reason: 'result', people: [] });
    expect(whyNot(await tables.end(act(id, ana)))).toBe('over');
  });
});

describe('tables', () => {
  it('take acts on one table in the order in which they came', async () => {
    const { started, tables, act } = await room();
    const id = await started();
    const presses = ['a', 'b', 'c'].map((press) => tables.answer(act(id, ana, press), 0, 'step'));
    const outcomes = await Promise.all(presses);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused', 'refused']);
  });

  it('do not wait for one another', async () => {
    const clock = tickingClock(1);
    const base = await openStore({ file: ':memory:', clock });
    let release = () => {};
    let held = '';
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Store = {
      ...base,
      commit: async (claim, change) => {
        if (change.table.id === held) await gate;
        return base.commit(claim, change);
      },
    };
    const { started, tables, act } = await room({ store: slow });
    const one = await started();
    const two = await started();
    held = one;
    const waiting = tables.answer(act(one, ana), 0, 'step');
    done(await tables.answer(act(two, ana), 0, 'step'));
    expect((await tables.look(one))?.match?.ply).toBe(0);
    release();
    expect(done(await waiting).match?.ply).toBe(1);
  });

  it('keep a match through a restart, with its undo', async () => {
    const { started, says, store } = await room();
    const id = await started();
    done(await says(id, ana, 'step'));
    const again = await room({ store });
    const act = again.act(id, ana, 'after the restart');
    expect(done(await again.tables.undo(act)).match?.ply).toBe(2);
    expect(whyNot(await again.says('nowhere', ana, 'step'))).toBe('no-such-table');
  });
});
