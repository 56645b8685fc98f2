import { describe, expect, test } from 'vitest';
import { countedStore } from '../../store/counted-store.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const adviser = { advise: async () => [{ notation: 'step', line: ['step', 'end'] }] };

/** A stage that tells how often the store is called for something. */
async function countedStage(coached = false) {
  const clock = tickingClock(Date.UTC(2026, 4, 1));
  const { store, calls } = countedStore(await openMemoryStore(clock));
  const here = await stage({ store, clock, coached, adviser });
  const countOf = async (work: () => Promise<unknown>): Promise<number> => {
    calls.length = 0;
    await work();
    return calls.length;
  };
  /** The same for a press in the live message: of an id, or of a button with these words. */
  const countOfPress = async (person: typeof ana, words: string): Promise<number> => {
    const message = await here.live();
    const id = words.startsWith('h1:') ? words : here.idIn(message, words);
    return countOf(() => here.handled(here.pressing(person, message, id)));
  };
  return { ...here, countOf, countOfPress };
}

describe('The store is called no more often than it has to be', () => {
  test.each([
    ['an answer', ana, 'board:step', 3],
    ['an answer that asks in private', ana, 'board:dig', 3],
    ['the end of a turn', ana, 'board:end', 5],
    ['a press of somebody who is not asked', eve, 'board:step', 1],
    ['a private page', ana, 'look:t1:hand', 1],
    ['the log', ben, 'look:t1:happened', 2],
    ['the offer to let the match go back', ana, 'h1:undo:t1:1', 2],
    ['a hint', ana, 'h1:look:t1:hint', 2],
  ] as const)('for %s', async (_, person, words, most) => {
    const { started, countOfPress } = await countedStage();
    await started();
    expect(await countOfPress(person, words)).toBeLessThanOrEqual(most);
  });

  test('for an answer with a tip, and for one after which every tip was told before', async () => {
    const { started, countOfPress, tables } = await countedStage(true);
    await started();
    expect(await countOfPress(ana, 'board:step')).toBe(5);
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, tips: false }));
    expect(await countOfPress(ana, 'board:step')).toBe(3);
  });

  test('for a command that opens a table, for a press that joins it, and for its start', async () => {
    const { command, countOf, countOfPress } = await countedStage();
    expect(await countOf(() => command(ana, 'play'))).toBe(6);
    expect(await countOfPress(ben, 'join')).toBe(4);
    expect(await countOfPress(ana, 'start')).toBe(5);
  });
});
