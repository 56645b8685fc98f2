import { describe, expect, it } from 'vitest';
import type { PlayableGame } from '../../src/games/playable.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Computer } from '../../src/tables/service/computer.ts';
import { tinyRules, tinyWith } from '../games/tiny.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, calledBy, done, room, whyNot } from './room.ts';

const { rules } = tinyRules;

/** The tiny game, where a step forward leads nowhere. */
const stepBreaks = tinyWith({ ...rules, step: { happens: (state) => ({ state }) } });

/** The tiny game, where the second seat can do nothing but that. */
const secondBreaks = tinyWith({
  ...rules,
  turn: {
    asks: ({ up }) => {
      const move = up === 1 ? 'step' : 'end';
      return [{ seat: up, neverSkip: true, choices: [{ move, steps: [{ kind: move }] }] }];
    },
  },
  step: { happens: (state) => ({ state }) },
});

/** A table of Ana and Ben at this game, or of Ana and a computer. */
async function at(game: PlayableGame, computer?: Computer) {
  const there = await room({ games: [game], ...(computer && { computer }) });
  return { ...there, id: await there.started(computer === undefined ? [ben] : [], {}, computer ? 1 : 0) };
}

describe('an answer from which the rules lead nowhere (ruling: a broken match)', () => {
  it('is refused, changes nothing, and is told to whoever hosts the bot', async () => {
    const { says, id, tables, heard } = await at(stepBreaks);
    expect(whyNot(await says(id, ana, 'step'))).toBe('broken');
    expect(heard).toEqual([id]);
    const now = await tables.look(id);
    expect([now?.match?.ply, now?.match?.result, now?.table.phase]).toEqual([0, undefined, 'playing']);
    expect(done(await says(id, ana, 'end')).match?.ply).toBe(1);
  });

  it('is not what a computer stays with: it gives another', async () => {
    const stubborn: Computer = {
      choose: ({ answers }) =>
        answers.some(({ notation }) => notation === 'step') ? 'step' : (answers.at(-1)?.notation ?? ''),
    };
    const { says, id, heard } = await at(stepBreaks, stubborn);
    const ended = done(await says(id, ana, 'end'));
    expect(ended.match).toMatchObject({ ply: 2, turn: { seat: 0 } });
    expect(heard).toEqual([id]);
  });

  it('where a computer has no other, the table is told once, and nobody tries for ever', async () => {
    const any: Computer = { choose: ({ answers }) => answers[0]?.notation ?? '' };
    const { says, id, tables, heard, act } = await at(secondBreaks, any);
    const stuck = done(await says(id, ana, 'end'));
    expect(stuck.match?.ply).toBe(1);
    expect(stuck.table.events).toEqual([{ kind: 'stuck', seat: 1 }]);
    expect(calledBy(stuck)).toMatchObject({ reason: 'stuck', people: [ana.id] });
    expect(heard).toEqual([id]);
    await tables.resume();
    await tables.resume();
    expect((await tables.look(id))?.table.revision).toBe(stuck.table.revision);
    const ways = await tables.waysBack(stuck, ana.id);
    const back = done(await tables.proposeUndo(act(id, ana), 1, ways[0]?.to ?? -1));
    expect(back.match).toMatchObject({ ply: 2, turn: { seat: 0, number: 1 } });
    expect(back.table.events.map(({ kind }) => kind)).not.toContain('stuck');
  });
});

describe('a match that is broken already', () => {
  it('waits for nobody, wakes nobody, and says so to whoever presses', async () => {
    const clock = tickingClock(1_000_000);
    const store = await openStore({ file: ':memory:', clock });
    const before = await room({ store });
    const id = await before.started([ben]);
    done(await before.tables.propose(before.act(id, ana), { kind: 'pace', pace: 'live' }));
    const mended = tinyWith({ ...rules, turn: { asks: () => [] } });
    const { tables, act, clock: later } = await room({ store, games: [mended] });
    const now = await tables.look(id);
    expect(now?.match).toMatchObject({ broken: true, decisions: [], result: undefined });
    expect(whyNot(await tables.answer(act(id, ana, 'a press'), 0, 'step'))).toBe('broken');
    expect(await tables.resume()).toEqual([]);
    later.time += 60 * 60_000;
    await tables.runDueTurns();
    expect((await tables.look(id))?.table.turnClocks.every(({ offer }) => offer === undefined)).toBe(true);
    expect(done(await tables.end(act(id, ana, 'an end'))).table.phase).toBe('ended');
    expect((await tables.look(id))?.match?.result).toBeUndefined();
  });
});
