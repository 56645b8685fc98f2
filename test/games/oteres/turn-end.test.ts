import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { type Match, matchFrom, openMatch } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { allSeats, type Seat } from '../../../src/engine/seat.ts';
import { type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import type { OteresState, Pearl } from '../../../src/games/oteres/rules/state.ts';
import { sideOf } from '../../../src/games/oteres/rules/table.ts';
import { inForm } from '../../form.ts';
import { askingToEnd } from './asked-to-end.ts';
import { scene } from './position.ts';

type Below = (bound: number) => number;

/** Plays games at random; `watch` sees each position with the answer that is about to be given. */
function playing(
  game: Game<Oteres>,
  games: number,
  watch: (match: Match<Oteres>, seat: Seat, notation: string, below: Below) => void,
): void {
  for (let number = 0; number < games; number += 1) {
    const below = randomNumbers(`players of ${number}`);
    let { match } = openMatch(game, {
      seats: 3 + (number % 3),
      options: { first: 'random' },
      seed: `turn end ${number}`,
    });
    while (match.result === undefined) {
      const decision = match.decisions[below(match.decisions.length)];
      const answer = decision?.answers[below(decision.answers.length)];
      if (decision === undefined || answer === undefined) throw new Error('nobody has anything to answer');
      watch(match, decision.seat, answer.notation, below);
      const next = match.play(decision.seat, answer.notation);
      if (typeof next === 'string') throw new Error(next);
      match = next.match;
    }
  }
}

describe('a turn ends by itself (rulings)', () => {
  test.each([
    ['a pearl from the pool', { hand: 'dive' }, 'play.dive'],
    ['a sea urchin', { hand: 'urchin' }, 'play.urchin'],
    ['a pearl taken blind', { hand: 'snatch' }, 'aim.snatch.1'],
    ['a swap', { hand: 'swap', pearls: '1' }, 'aim.swap.1'],
    ['a card given', { hand: 'not-mine dive' }, 'aim.not-mine.1 card.dive'],
    ['a card discarded, and one drawn for it', { hand: 'shoo dive' }, 'shed.shoo.dive'],
    ['a pearl traded in', { hand: 'trade-in', pearls: '1' }, 'play.trade-in'],
    ['a paw that another picked', { hand: 'which-paw' }, 'play.which-paw left to.1 paw.left'],
    ['a black pearl given', { hand: 'dark-gift', pearls: 'b-1' }, 'aim.dark-gift.1'],
  ])('after %s', (_, me, line) => {
    const after = scene({ me, others: [{ pearls: '3' }, { pearls: '4' }] }).play(line);
    expect(after.turn).toBe(2);
    expect(after.happened).toMatch(/turn-ended$/);
  });

  test('where a further “Hands off!” was laid, when its receiver has chosen the pearl', () => {
    const asked = scene({
      me: { hand: 'hands-off', front: 'hands-off' },
      others: [{ pearls: '1 2' }, { pearls: '3' }],
    });
    expect(asked.play('aim.hands-off.1 1:pearl.1').turn).toBe(2);
    expect(asked.play('aim.hands-off.2').legal).toBe('end');
  });
});

describe('*End turn* is asked (rulings)', () => {
  test.each([
    ['a card laid in front', { hand: 'abracadabra' }, 'play.abracadabra'],
    ['a pearl put under a card', { hand: 'hands-off', pearls: '1 2' }, 'stake.hands-off.1'],
    ['a card that did nothing', { hand: 'swap' }, 'play.swap'],
  ])('after %s, which can be taken back', (_, me, line) => {
    const after = scene({ me, others: [{ pearls: '3' }, { pearls: '4' }] }).play(line);
    expect(after.legal).toBe('end');
    expect(after.match.cannotUndo(0)).toBeUndefined();
    expect(after.play('end').happened).not.toContain('turn-ended');
  });

  test('after a card discarded while the deck is empty: nothing was drawn', () => {
    const after = scene({
      me: { hand: 'shoo dive' },
      others: [{ hand: 'urchin urchin urchin' }, { hand: 'urchin urchin urchin urchin' }],
      deck: '',
    }).play('shed.shoo.dive');
    expect(after.legal).toBe('end');
  });
});

test('in any game exactly those turns end by themselves of which nothing could be taken back (rulings)', () => {
  let byThemselves = 0;
  let asked = 0;
  let last = '';
  playing(askingToEnd, 60, (match, seat, notation) => {
    if (match.decisions[0]?.about.kind === 'choose-end') {
      const { final = false } = match.snapshot.position.state.play;
      // Where nothing could be played there is nothing else to choose; “leave it” says that it ends the turn.
      if (last !== 'skip' && last !== 'leave') expect(final).toBe(match.cannotUndo(seat) !== undefined);
      if (final) byThemselves += 1;
      else asked += 1;
    }
    last = notation;
  });
  expect(byThemselves).toBeGreaterThan(1_000);
  expect(asked).toBeGreaterThan(100);
});

/** The position with this card in the hand of this seat, in exchange for another where it was not. */
function holding(state: OteresState, seat: Seat, card: string): OteresState {
  const { hand } = sideOf(state, seat);
  const [other] = hand;
  if (other === undefined || hand.includes(card)) return state;
  let found = false;
  const exchanged = (cards: readonly string[]): readonly string[] => {
    const at = found ? -1 : cards.indexOf(card);
    if (at < 0) return cards;
    found = true;
    return cards.with(at, other);
  };
  const seats = state.seats.map((side) => ({ ...side, hand: exchanged(side.hand) }));
  const deck = state.deck.map(exchanged);
  return { ...state, deck, seats: seats.with(seat, { ...sideOf(state, seat), hand: hand.with(0, card) }) };
}

/** The position with everything dealt anew that not all can see: hands, deck, values, what was chosen unseen, and who has seen which pearl. */
function hiddenAnew(state: OteresState, seat: Seat, notation: string, below: Below): OteresState {
  const knownAnew = (owner?: Seat) => (pearl: Pearl) => ({
    ...pearl,
    knowers: allSeats(state.seats.length).filter((each) => each === owner || below(2) === 0),
  });
  const dealt = oteres.redeal(state, 'spectator', { below, rngCount: 0 });
  const card = /^(?:play|card)\.(.+)$/.exec(notation)?.[1];
  const held = card === undefined ? dealt : holding(dealt, seat, card);
  return {
    ...held,
    seats: held.seats.map((side, owner) => ({ ...side, pearls: side.pearls.map(knownAnew(owner)) })),
    play: { ...held.play, catch: held.play.catch.map(knownAnew(state.turn.seat)) },
  };
}

/** Who is asked in which way, with the answers that all can see, and who could take something back. */
const askedOfAll = (match: Match<Oteres>): string =>
  JSON.stringify([
    match.turn,
    match.decisions.map(({ seat, secret, opened, about, answers }) => [
      seat,
      secret,
      opened,
      about.kind,
      secret || answers.map(({ notation }) => notation),
    ]),
    allSeats(match.seats).map((seat) => match.cannotUndo(seat)),
  ]);

test('what is asked of everybody follows from what all can see, whatever hands, pearls and deck hold (rulings)', () => {
  let compared = 0;
  let ended = 0;
  playing(oteres, inForm(15, 40), (match, seat, notation, below) => {
    const { position } = match.snapshot;
    for (let times = 0; times < 3; times += 1) {
      const state = hiddenAnew(position.state, seat, notation, below);
      const other = matchFrom(oteres, { ...match.snapshot, position: { ...position, state } });
      expect(askedOfAll(other)).toBe(askedOfAll(match));
      const [next, otherNext] = [match.play(seat, notation), other.play(seat, notation)];
      // Not every answer can be given with another hand.
      if (typeof next === 'string' || typeof otherNext === 'string') continue;
      const views = [next, otherNext].map((each) => JSON.stringify(each.match.view('spectator')));
      // What chance and hidden choices have brought to light is different now.
      if (views[0] !== views[1]) continue;
      expect(askedOfAll(otherNext.match)).toBe(askedOfAll(next.match));
      compared += 1;
      if (next.match.turn.number > match.turn.number) ended += 1;
    }
  });
  expect(compared).toBeGreaterThan(inForm(1_000, 3_000));
  expect(ended).toBeGreaterThan(inForm(250, 800));
});
