import { describe, expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { components } from '../../../src/games/oteres/index.ts';
import { createOteres } from '../../../src/games/oteres/rules/game.ts';
import { Scene, scene } from './position.ts';

describe('Not mine! (house card; relief: rulebook, "Playing cards")', () => {
  test('gives a card of one’s choice, a sea urchin too, to another player still in, then draws one', () => {
    const aimed = scene({
      me: { hand: 'not-mine urchin dive' },
      others: [{ hand: 'swap' }, { out: true }, {}],
      deck: 'snatch',
    });
    expect(aimed.legal).toBe('aim.not-mine.1 aim.not-mine.3 play.urchin play.dive');
    const asked = aimed.play('aim.not-mine.1');
    expect(asked.legal).toBe('card.urchin card.dive');
    expect(asked.match.decisions[0]?.secret).toBe(true);
    const given = asked.play('card.urchin');
    expect(given.hand()).toBe('dive snatch');
    expect(given.hand(1)).toMatch(/^swap urchin /);
  });

  test('a second urchin puts nobody out before the end of their own turn (rulings)', () => {
    const given = scene({
      me: { hand: 'not-mine urchin' },
      others: [{ hand: 'urchin shoo' }, {}],
      deck: 'dive dive dive',
    }).play('aim.not-mine.1 card.urchin');
    expect(given.match.turn.seat).toBe(1);
    expect(given.view().seats[1]?.out).toBe(false);
    const saved = given.play('shed.shoo.urchin');
    expect(saved.view().seats[1]?.out).toBe(false);
    expect(given.play('play.dive').view().seats[1]?.out).toBe(true);
  });

  test('does nothing without another card in hand (rulings)', () => {
    const alone = scene({ me: { hand: 'not-mine' }, deck: 'dive' }).play('play.not-mine');
    expect(alone.legal).toBe('end');
    expect(alone.facts.at(-1)).toEqual({ kind: 'no-effect', seat: 0, why: 'no-card' });
    expect(alone.hand()).toBe('');
  });
});

describe('Shoo! (house card; relief: rulebook, "Playing cards")', () => {
  test('discards an action card face up, then draws one', () => {
    const asked = scene({ me: { hand: 'shoo dive swap' }, deck: 'snatch' });
    expect(asked.legal).toBe('shed.shoo.dive shed.shoo.swap play.dive play.swap');
    const after = asked.play('shed.shoo.swap');
    expect(after.hand()).toBe('dive snatch');
    expect(after.view().discards.slice(-2)).toEqual(['swap', 'shoo']);
  });

  test('puts a sea urchin into the deck before the draw (rulebook, "Important rules"; rulings)', () => {
    const after = scene({ me: { hand: 'shoo urchin' }, deck: 'dive dive dive' }).play('shed.shoo.urchin');
    expect(after.hand()).toBe('dive');
    expect(after.happened).toBe('card-played urchin-returned card-drawn turn-ended');
    expect(after.view().discards).not.toContain('urchin');
  });

  test('with an empty deck the urchin is the deck, and comes back (rulings)', () => {
    const after = scene({
      me: { hand: 'shoo urchin' },
      others: [{ hand: 'urchin urchin urchin' }, { hand: 'urchin urchin urchin' }],
      deck: '',
    }).play('shed.shoo.urchin');
    expect(after.hand()).toBe('urchin');
  });

  test('does nothing without another card in hand (rulings)', () => {
    expect(
      scene({ me: { hand: 'shoo' }, deck: 'dive' })
        .play('play.shoo')
        .hand(),
    ).toBe('');
  });

  test('is played in one way alone with but one other kind of card', () => {
    expect(scene({ me: { hand: 'shoo dive dive' } }).legal).toBe('shed.shoo.dive play.dive');
  });
});

describe('a card without relief (rulebook, "Playing cards")', () => {
  const cards = new Map(components.cards);
  for (const id of ['shoo', 'not-mine']) {
    const card = cards.get(id);
    if (card !== undefined) cards.set(id, { ...card, relief: 'none' });
  }
  const strict = createOteres({ ...components, cards });
  const played = (hand: string) => new Scene(matchFrom(strict, scene({ me: { hand } }).match.snapshot));

  test('leaves sea urchins where they are; with nothing else it can only be skipped, and nothing is drawn', () => {
    expect(played('shoo dive urchin').legal).toBe('shed.shoo.dive play.dive play.urchin');
    const none = played('shoo urchin').play('play.shoo');
    expect(none.legal).toBe('skip');
    expect(none.play('skip').hand()).toBe('urchin');
    expect(none.play('skip').happened).toBe('no-effect');
    expect(none.play('skip').legal).toBe('end');
    expect(played('not-mine urchin').play('aim.not-mine.1').legal).toBe('skip');
  });
});
