import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { type Match, openMatch } from '../../../src/engine/match.ts';
import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { allSeats, type Seat } from '../../../src/engine/seat.ts';
import { type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import type { OteresState, Pearl } from '../../../src/games/oteres/rules/state.ts';
import { sideOf } from '../../../src/games/oteres/rules/table.ts';
import { inForm } from '../../form.ts';
import { inState } from '../story.ts';
import { atRandom, walk } from '../walk.ts';
import { askingToEnd } from './asked-to-end.ts';
import { rules } from './rules.ts';

rules(`
# a turn ends by itself (rulings)
after a card that drew or showed something, or moved a pearl
  given hand dive; pearls 3; pearls 4 | play.dive -> turn 2, happened~ turn-ended$
  given hand urchin; pearls 3; pearls 4 | play.urchin -> turn 2, happened~ turn-ended$
  given hand snatch; pearls 3; pearls 4 | aim.snatch.1 -> turn 2, happened~ turn-ended$
  given hand swap, pearls 1; pearls 3; pearls 4 | aim.swap.1 -> turn 2, happened~ turn-ended$
  given hand not-mine dive; pearls 3; pearls 4 | aim.not-mine.1 card.dive -> turn 2, happened~ turn-ended$
  given hand shoo dive; pearls 3; pearls 4 | shed.shoo.dive -> turn 2, happened~ turn-ended$
  given hand trade-in, pearls 1; pearls 3; pearls 4 | play.trade-in -> turn 2, happened~ turn-ended$
  given hand which-paw; pearls 3; pearls 4
  play.which-paw left to.1 paw.left -> turn 2, happened~ turn-ended$
  given hand dark-gift, pearls b-1; pearls 3; pearls 4 | aim.dark-gift.1 -> turn 2, happened~ turn-ended$
where a further “Hands off!” was laid, when its receiver has chosen the pearl
  given hand hands-off, front hands-off; pearls 1 2; pearls 3
  aim.hands-off.1 1:pearl.1 -> turn 2
  aim.hands-off.2 -> legal end

# *End turn* is asked (rulings)
after a card laid in front, a pearl put under it, or a card that did nothing: it can be taken back
  given hand abracadabra; pearls 3; pearls 4 | play.abracadabra -> legal end, undo free
  given hand hands-off, pearls 1 2; pearls 3; pearls 4 | stake.hands-off.1 -> legal end, undo free
  given hand swap; pearls 3; pearls 4 | play.swap -> legal end, undo free
after a card discarded while the deck is empty: nothing was drawn
  given hand shoo dive, deck; hand urchin urchin urchin; hand urchin urchin urchin urchin
  shed.shoo.dive -> legal end
`);

type Below = (bound: number) => number;

/** Random games: each match with the answer that is about to be given. */
function* playing(game: Game<Oteres>, games: number) {
  for (let number = 0; number < games; number += 1) {
    const seed = `turn end ${number}`;
    const { match: opened } = openMatch(game, {
      seats: 3 + (number % 3),
      options: { first: 'random' },
      seed,
    });
    const stops = [...walk(opened, atRandom(seed))];
    for (const [ply, { match, log }] of stops.entries()) {
      const next = log[ply];
      if (next?.kind === 'move') yield { match, seat: next.seat, notation: next.notation };
    }
  }
}

test('in any game exactly those turns end by themselves of which nothing could be taken back (rulings)', () => {
  let byThemselves = 0;
  let asked = 0;
  let last = '';
  for (const { match, seat, notation } of playing(askingToEnd, 60)) {
    if (match.decisions[0]?.about.kind === 'choose-end') {
      const { final = false } = match.snapshot.position.state.play;
      // Where nothing could be played there is nothing else to choose; “leave it” says that it ends the turn.
      if (last !== 'skip' && last !== 'leave') expect(final).toBe(match.cannotUndo(seat) !== undefined);
      if (final) byThemselves += 1;
      else asked += 1;
    }
    last = notation;
  }
  expect(byThemselves).toBeGreaterThan(1_000);
  expect(asked).toBeGreaterThan(100);
});

/** The position with everything dealt anew that not all can see: hands, deck, values, what was chosen unseen, and who has seen which pearl. */
function hiddenAnew(state: OteresState, seat: Seat, notation: string, below: Below): OteresState {
  const knownAnew = (owner?: Seat) => (pearl: Pearl) => ({
    ...pearl,
    knowers: allSeats(state.seats.length).filter((each) => each === owner || below(2) === 0),
  });
  const card = /^(?:play|card)\.(.+)$/.exec(notation)?.[1];
  const deal = (): OteresState => oteres.redeal(state, 'spectator', { below, rngCount: 0 });
  let dealt = deal();
  // What is played has to be in the hand.
  for (
    let tried = 0;
    card !== undefined && !sideOf(dealt, seat).hand.includes(card) && tried < 20;
    tried += 1
  )
    dealt = deal();
  return {
    ...dealt,
    seats: dealt.seats.map((side, owner) => ({ ...side, pearls: side.pearls.map(knownAnew(owner)) })),
    play: { ...dealt.play, catch: dealt.play.catch.map(knownAnew(state.turn.seat)) },
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
  const below = randomNumbers('hidden anew');
  for (const { match, seat, notation } of playing(oteres, inForm(15, 40))) {
    const { position } = match.snapshot;
    for (let times = 0; times < 3; times += 1) {
      const state = hiddenAnew(position.state, seat, notation, below);
      const other = inState(match, state);
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
  }
  expect(compared).toBeGreaterThan(inForm(1_000, 3_000));
  expect(ended).toBeGreaterThan(inForm(250, 800));
});
