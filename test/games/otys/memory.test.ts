import { describe, expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { otys } from '../../../src/games/otys/index.ts';
import type { Bundle, OtysState } from '../../../src/games/otys/rules/state.ts';
import { rememberKept, rememberShuffled } from '../../../src/games/otys/rules/viewing.ts';
import { dived, given } from './position.ts';

/** What two seats remember of contracts. */
const remembering = (mine: readonly Bundle[], theirs: readonly Bundle[] = []): OtysState => ({
  ...given('').state,
  remembered: [mine, theirs],
});

describe('a player remembers', () => {
  test('the contracts that they put under the deck: there they are whenever it is dealt anew', () => {
    const kept = dived(given('credits 1, 3 spy, sponsors 3:3').play('k3')).play('look');
    const [first = '', ...under] = kept.view(0).looking ?? [];
    const after = kept.play(`keep.${first}`);
    expect(after.view(0).remembered).toEqual([under.toSorted()]);
    for (const seed of ['a', 'b', 'c']) {
      const { deck } = otys.redeal(after.state, 0, keyedChance(seed, 0));
      expect(deck.at(-1)?.toSorted()).toEqual(under.toSorted());
    }
  });

  test('what others cannot know: dealt anew for one of these it is other contracts, those that lie there then', () => {
    const state = remembering([], [['mpp', 'pff', 'ftt']]);
    const under = ['mpp', 'pff', 'ftt'];
    const deck = [...state.deck.map((layer) => layer.filter((each) => !under.includes(each))), under];
    const dealt = otys.redeal({ ...state, deck }, 0, keyedChance('others', 0));
    expect(dealt.remembered?.[1]).toEqual([dealt.deck.at(-1)?.toSorted()]);
    expect(dealt.remembered?.[1]).not.toEqual([under.toSorted()]);
  });

  test('which contracts the discards were that became the deck, as all do', () => {
    expect(rememberShuffled(remembering([['mp', 'pf']]), ['pf', 'ft'])).toEqual([
      [['mp'], ['pf', 'ft']],
      [['pf', 'ft']],
    ]);
  });
});

describe('once another has looked at contracts and kept one, a player', () => {
  const left = (mine: readonly Bundle[], kept: string, under: readonly string[]) =>
    rememberKept(remembering(mine), 1, kept, under)[0];

  test('remembers all the same those that they did not look at', () => {
    expect(left([['mp', 'pf']], 'ft', ['tm', 'mf'])).toEqual([['mp', 'pf']]);
  });

  test('remembers them where all looked at are of these', () => {
    expect(left([['mp', 'pf', 'ft']], 'mp', ['pf'])).toEqual([['mp', 'pf', 'ft']]);
  });

  test('remembers two sets as one where they were mixed', () => {
    expect(left([['mp', 'pf'], ['ft']], 'mp', ['ft'])).toEqual([['mp', 'pf', 'ft']]);
  });

  test('follows them no longer where they were mixed with others', () => {
    expect(left([['mp', 'pf'], ['ft']], 'mp', ['tm'])).toEqual([['ft']]);
  });
});
