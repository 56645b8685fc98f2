import { expect, test } from 'vitest';
import { resumed } from '../../resumed.ts';
import { fivePeople as textContext } from '../../text-context.ts';
import { given } from '../position.ts';

function effectsOf(table: string, ...line: readonly string[]): readonly string[] {
  const prospect = resumed('oteres', given(table).match.snapshot).openTo(0)?.prospect(line, textContext);
  if (prospect === undefined) throw new Error('that cannot be answered');
  return prospect.effects;
}

function compared(table: string, ...[one, other]: readonly [string, string]) {
  const told = resumed('oteres', given(table).match.snapshot)
    .openTo(0)
    ?.compared([one], [other], textContext, undefined);
  if (told === undefined) throw new Error('that cannot be answered');
  return { one: told.one, other: told.other };
}

test('a white pearl of the pool is told by what those are worth that its player has not seen', () => {
  const meanOf = (pearls: string): number => {
    const told = effectsOf(`hand dive swap, pearls ${pearls}`, 'play.dive');
    return Number(/^unseen ones average ([\d.]+) points?$/.exec(told.at(-1) ?? '')?.[1]);
  };
  expect(meanOf('1')).toBeGreaterThan(1);
  // With all high ones seen, the others are worth less.
  expect(meanOf('4 4 4 3 3 3')).toBeLessThan(meanOf('1'));
});

test('two cards are told apart by what each does and what the hand is left with', () => {
  expect(compared('hand urchin dive', 'play.urchin', 'play.dive')).toEqual({
    one: ['take a black pearl, may cost points; urchin into the deck', 'unseen ones average −1.5 points'],
    other: ['take a white pearl from the pool', expect.stringMatching(/^unseen ones average \d\.\d points$/)],
  });
});

test('what is left against urchins is told of the answer alone that changes it, while one is in hand', () => {
  const told = (hand: string, ...line: readonly string[]) =>
    effectsOf(`hand ${hand}`, ...line).filter((each) => each.includes('against'));
  expect(told('urchin dive shoo', 'shed.shoo.dive')).toEqual(['leaves no card against sea urchins']);
  expect(told('urchin dive shoo not-mine', 'shed.shoo.dive')).toEqual([
    'keeps Not mine! against sea urchins',
  ]);
  expect(told('urchin dive shoo', 'play.dive')).toEqual([]);
  expect(told('dive dive shoo', 'shed.shoo.dive')).toEqual([]);
});

test('the same turn twice has no difference', () => {
  expect(compared('hand urchin dive snatch shoo', 'play.dive', 'play.dive')).toEqual({ one: [], other: [] });
});

test.each([
  ['hand not-mine dive, pearls 4 3', ['aim.not-mine.1', 'card.dive'], 'You get a new card for it.'],
  ['hand urchin dive', ['play.urchin'], 'You get rid of a sea urchin before a second one puts you out.'],
  ['hand swap, pearls 0 1', ['aim.swap.1', 'pearl.1'], 'You part with your least valuable pearl.'],
  ['hand snatch, pearls 1', ['aim.snatch.1'], `${textContext.people[1]?.name} has the most white pearls.`],
])('the reason of a hint says what weighs, in place of the answer once more: %s', (me, line, said) => {
  const match = resumed('oteres', given(`${me}; pearls 4 3; pearls 2`).match.snapshot);
  const [reason = ''] = match.openTo(0)?.prospect(line, textContext)?.reason ?? [];
  expect(reason).toBe(said);
});

test.each([
  ['not-mine', ['aim.not-mine.1', 'card.urchin']],
  ['shoo', ['shed.shoo.urchin']],
])('%s promises no stay: a card is drawn after it (rulebook, "Gameplay": two at the end)', (name, line) => {
  const unsure = 'gets rid of an urchin: you stay in unless you draw another';
  const me = `hand ${name} urchin urchin`;
  expect(effectsOf(me, ...line)[0]).toBe(unsure);
  const match = resumed('oteres', given(me).match.snapshot);
  expect(match.openTo(0)?.prospect(line, textContext)?.reason).toEqual([unsure]);
});

test('what is sure is promised: an urchin that is played, or given with no card left to draw', () => {
  const sure = 'gets rid of a sea urchin: you stay in';
  expect(effectsOf('hand dive urchin urchin', 'play.urchin')[0]).toBe(sure);
  const all = (card: string) =>
    `hand ${card} urchin urchin, deck; hand urchin urchin; hand urchin urchin urchin`;
  expect(effectsOf(all('not-mine'), 'aim.not-mine.1', 'card.urchin')[0]).toBe(sure);
  // The urchin is then the whole deck, and the card that is drawn (ruling).
  const shed = effectsOf(all('shoo'), 'shed.shoo.urchin');
  expect(shed[0]).toMatch(/^at the end of this turn you’ll be out/);
});

test('no reason promises a new card, or an urchin gone, where the deck is empty (ruling: what is discarded is the deck)', () => {
  const reasonOf = (card: string, ...line: readonly string[]) => {
    const all = `hand urchin urchin urchin`;
    const table = `hand ${card} urchin dive, deck; ${all}; ${all}`;
    return resumed('oteres', given(table).match.snapshot).openTo(0)?.prospect(line, textContext)?.reason;
  };
  expect(reasonOf('shoo', 'shed.shoo.urchin')).not.toContainEqual(
    expect.stringContaining('get rid of a sea'),
  );
  expect(reasonOf('shoo', 'shed.shoo.dive')).not.toContainEqual(expect.stringContaining('new card'));
  expect(reasonOf('not-mine', 'aim.not-mine.1', 'card.dive')).not.toContainEqual(
    expect.stringContaining('new card'),
  );
});
