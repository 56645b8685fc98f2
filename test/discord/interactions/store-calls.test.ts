import { describe, expect, test } from 'vitest';
import type { Adviser } from '../../../src/tables/model/hints.ts';
import { countedStore } from '../../store/counted-store.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { ana, ben, eve, stage } from '../stage.ts';

/** A stage that tells how many calls of the store something makes, and which, in their order. */
async function countedStage(given: { readonly coached?: boolean; readonly adviser?: Adviser } = {}) {
  const clock = tickingClock(Date.UTC(2026, 4, 1));
  const { store, calls } = countedStore(await openMemoryStore(clock));
  const here = await stage({ ...given, store, clock });
  const callsOf = async (work: () => Promise<unknown>): Promise<string> => {
    calls.length = 0;
    await work();
    return `${calls.length}: ${calls.join(' ')}`;
  };
  /** Those of a press in the live message: a button with these words. */
  const callsOfPress = async (person: typeof ana, words: string): Promise<string> => {
    const message = await here.live();
    const id = words.startsWith('h1:') ? words : here.idIn(message, words);
    return callsOf(() => here.handled(here.pressing(person, message, id)));
  };
  return { ...here, callsOf, callsOfPress };
}

/** What is pressed at a table in play by whom, and the calls of the store that it takes, in their order. */
const PRESSES = [
  ['an answer', ana, 'board:step', '3: open commit note'],
  ['an answer that asks in private', ana, 'board:dig', '3: open commit note'],
  ['a private page', ana, 'look:t1:hand', '1: open'],
  ['a press of somebody who is not asked', eve, 'board:step', '1: open'],
] as const;

describe('The store is called', () => {
  test.each(PRESSES)('for %s', async (_, person, words, calls) => {
    const { started, callsOfPress } = await countedStage();
    await started();
    expect(await callsOfPress(person, words)).toBe(calls);
  });

  test('for an answer with a tip, and for one after which every tip was told before', async () => {
    const { started, callsOfPress, tables } = await countedStage({ coached: true });
    await started();
    expect(await callsOfPress(ana, 'board:step')).toBe('5: open commit note profile setProfile');
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, tips: false }));
    expect(await callsOfPress(ana, 'board:step')).toMatch(/^\d: open commit note$/);
  });

  test('for a message of which nobody knows whether it was noted', async () => {
    const { started, live, tables, callsOf } = await countedStage();
    await started();
    const board = await live();
    expect(await callsOf(() => tables.ofMessage(board))).toBe('1: tableOf');
    expect([await tables.ofMessage(board), await tables.ofMessage('900')]).toEqual(['t1', undefined]);
  });

  test('for the end of a turn, whether another table waits or not', async () => {
    const { started, callsOfPress, tables, opens, act } = await countedStage();
    await started();
    await opens();
    await tables.join(act(ben, 't2'), ben.name);
    await tables.start(act(ana, 't2'));
    for (const person of [ana, ben]) {
      // What waits elsewhere is looked up while the new board is posted.
      const calls = (await callsOfPress(person, 'board:end')).split(' ').toSorted();
      expect(calls).toEqual(['5:', 'commit', 'nearestOf', 'note', 'note', 'open']);
    }
  });

  test('for the log, and for the offer to let the match go back', async () => {
    const { started, callsOfPress, live, idIn } = await countedStage();
    await started();
    await callsOfPress(ana, 'board:step');
    expect(await callsOfPress(ben, 'look:t1:happened')).toBe('2: open log');
    const undo = idIn(await live(), ':undo:');
    await callsOfPress(ana, 'board:end');
    expect(await callsOfPress(ana, undo.replace(/:\d+$/, ':2'))).toBe('2: open log');
  });

  test('for a hint', async () => {
    const adviser = { advise: async () => [{ notation: 'step', line: ['step', 'end'] }] };
    const { command, settles, presses, callsOfPress } = await countedStage({ adviser });
    await command(ana, 'play');
    await settles(ana, ['level:t1'], ['easy']);
    await presses(ana, 'start');
    expect(await callsOfPress(ana, 'h1:look:t1:hint')).toBe('2: open open');
  });

  test('for a command that opens a table, for a press that joins it, and for its start', async () => {
    const { command, callsOf, callsOfPress } = await countedStage();
    expect(await callsOf(() => command(ana, 'play'))).toBe('6: profile server server commit note untoldTo');
    expect(await callsOfPress(ben, 'join')).toBe('4: open census commit note');
    expect(await callsOfPress(ana, 'start')).toBe('5: open finishedBy commit note note');
  });
});
