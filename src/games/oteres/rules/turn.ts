import type { Choice, Rules } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { askCard } from './asking.ts';
import type { Components } from './components.ts';
import type { RoundCounts } from './fact.ts';
import { partingObstacle } from './handing.ts';
import { deed } from './ledger.ts';
import { afterShown, afterTurn } from './memory.ts';
import type { OteresMove } from './move.ts';
import { protectsOwn } from './protecting.ts';
import { FRESH_PLAY, type Oteres, type OteresState, type Pearl } from './state.ts';
import type { Given } from './step.ts';
import {
  cardNamed,
  leftNeighbour,
  loosePearls,
  othersAt,
  ownSide,
  pearlCount,
  pearlObstacle,
  pileOf,
  playerObstacle,
  playersIn,
  standing,
  takingObstacle,
} from './table.ts';
import { giftObstacle, pileObstacle, returnObstacle, snatchObstacle, whyNoEffect } from './targets.ts';
import { isDoomed, urchinsIn } from './urchins.ts';
import { type Obstacle, URCHIN } from './vocabulary.ts';

const fromFirst = ({ first, seats }: OteresState, seat: number): number =>
  (seat - first + seats.length) % seats.length;

const countsOf = (state: OteresState): RoundCounts => ({
  white: state.seats.map((side) => pearlCount(side, 'white')),
  black: state.seats.map((side) => pearlCount(side, 'black')),
  out: state.seats.flatMap(({ out }, seat) => (out ? [seat] : [])),
});

function playedWith(card: string, given: Given): OteresMove {
  switch (given.kind) {
    case 'player':
      return { kind: 'aim', card, seat: given.seat };
    case 'card':
      return { kind: 'shed', card, shed: given.card };
    case 'pearl':
      return { kind: 'stake', card, mark: given.mark };
  }
}

interface Aim {
  readonly given: Given;
  readonly unless: Obstacle | undefined;
}

const at = (
  state: OteresState,
  unless: (state: OteresState, seat: Seat) => Obstacle | undefined,
): readonly Aim[] =>
  othersAt(state).map((seat) => ({ given: { kind: 'player', seat }, unless: unless(state, seat) }));

const about = (state: OteresState, unless: (pearl: Pearl) => Obstacle | undefined): readonly Aim[] =>
  ownSide(state).pearls.map((pearl) => ({
    given: { kind: 'pearl', mark: pearl.mark },
    unless: unless(pearl),
  }));

/** What is said together with a card: its player, other card or pearl. Empty if it needs none, or does nothing. */
function aimsOf(components: Components, state: OteresState, card: string): readonly Aim[] {
  const { effect, relief } = cardNamed(components, card);
  const own = ownSide(state);
  switch (effect) {
    case 'snatch':
      return at(state, snatchObstacle);
    case 'biggest-pile':
      return at(state, pileObstacle);
    case 'swap':
      return loosePearls(own).length > 0 ? at(state, takingObstacle) : [];
    case 'dark-gift':
      return at(state, giftObstacle);
    case 'protect-pearl':
      return protectsOwn(components, state)
        ? about(state, (pearl) => pearlObstacle(own, pearl, 'white'))
        : at(state, playerObstacle);
    case 'trade-in':
      return about(state, (pearl) => returnObstacle(state, pearl));
    case 'pass-card':
      return own.hand.length > 1 ? at(state, playerObstacle) : [];
    case 'discard-card': {
      const others = new Set(own.hand.toSpliced(own.hand.indexOf(card), 1));
      return [...others].map((shed) => ({
        given: { kind: 'card', card: shed },
        unless: partingObstacle(shed, relief),
      }));
    }
    case 'split-paws':
    case 'pass-left':
    case 'share-out':
    case 'ward':
    case 'take-white':
      return [];
  }
}

/** The ways to play a card of the hand: each says whom it is for, which card it lets go, or which pearl it is about. */
function waysToPlay(components: Components, state: OteresState, card: string): readonly Choice<Oteres>[] {
  const aims = card === URCHIN ? [] : aimsOf(components, state, card);
  return aims.every(({ unless }) => unless !== undefined)
    ? [
        {
          move: { kind: 'play', card },
          steps: [{ kind: 'play-card', card }],
          unless: playObstacle(state, card),
        },
      ]
    : aims.map(({ given, unless }) => ({
        move: playedWith(card, given),
        steps: [{ kind: 'play-card', card, given }],
        unless,
      }));
}

/** Why a card of the hand cannot be played; undefined if it can: one that does nothing can, too. */
const playObstacle = ({ pool }: OteresState, card: string): Obstacle | undefined =>
  card === URCHIN && pool.black.length === 0 ? 'no-black-left' : undefined;

/** The way of a turn: draw, play one card, check the urchins, and who is next (rulebook, "Gameplay"). */
export const turnRules = (components: Components) =>
  ({
    'begin-turn': deed((ledger, _step, { state }) => {
      ledger.change({ play: FRESH_PLAY });
      const { seat, number, round } = state.turn;
      ledger.tell({ kind: 'turn-began', seat, number, round });
      ledger.follow({ kind: 'draw-card' }, { kind: 'choose-card' }, { kind: 'choose-end' });
    }),
    'draw-card': deed((ledger, _step, { chance }) => ledger.drawCard(ledger.seat, chance)),
    'choose-card': {
      asks: (state) => {
        const { hand } = ownSide(state);
        const ask = askCard(state, (card) => waysToPlay(components, state, card), [{ kind: 'play-nothing' }]);
        // That a hand is empty is open to all: there is nothing to ask, and nothing to keep.
        return [{ ...ask, neverSkip: hand.length > 0 }];
      },
    },
    'play-card': deed((ledger, { kind: _, card, ...answered }, { state, chance }) => {
      const { seat } = ledger;
      ledger.takeFromHand(seat, card);
      ledger.changeMemory((memory) => afterShown(memory, seat, card));
      const firstUrchin = card === URCHIN && state.urchinWasPlayed !== true;
      if (firstUrchin) ledger.change({ urchinWasPlayed: true });
      ledger.tell({ kind: 'card-played', seat, card, ...(firstUrchin && { firstUrchin }) });
      ledger.changePlay({ played: card, final: false });
      if (card === URCHIN) {
        ledger.changePlay({ phase: 'end' });
        ledger.drawPearl('black', seat, chance);
        ledger.discard(seat, card, chance);
        return;
      }
      ledger.changePlay({
        phase: 'action',
        card,
        ...(answered.given?.kind === 'player' && { aimed: answered.given.seat }),
      });
      const { effect } = cardNamed(components, card);
      const why = whyNoEffect(effect, ledger.state, {
        white: state.pool.white.length,
        cards: ownSide(ledger.state).hand.length,
      });
      const step = why === undefined ? { kind: effect, ...answered } : ({ kind: 'do-nothing', why } as const);
      ledger.follow(step, { kind: 'put-away' });
    }),
    'do-nothing': deed((ledger, { why }) => {
      ledger.changePlay({ nothing: why });
      ledger.tell({ kind: 'no-effect', seat: ledger.seat, why });
    }),
    'play-nothing': deed((ledger) => {
      ledger.changePlay({ phase: 'end', final: true });
      ledger.tell({ kind: 'nothing-played', seat: ledger.seat });
    }),
    'put-away': deed((ledger, _step, { state }) => {
      const { card, laid: _laid, aimed: _aimed, ...play } = state.play;
      ledger.change({ play: { ...play, phase: 'end' } });
      if (card === undefined) return;
      if (!cardNamed(components, card).stays) {
        ledger.change({ discards: [...state.discards, card] });
        return;
      }
      const { seat } = ledger;
      ledger.changeSeat(seat, { front: [...ownSide(state).front, { card, received: false }] });
      ledger.tell({ kind: 'card-laid', seat, at: seat, card });
    }),
    /** Asked as long as something can be taken back; then the turn ends by itself (ruling). */
    'choose-end': {
      asks: ({ turn, play: { final = false } }) => [
        {
          seat: turn.seat,
          // The page on which the card was played goes on with it; on the board it would stand a second time.
          secret: true,
          neverSkip: !final,
          choices: [{ move: { kind: 'end' }, steps: [{ kind: 'end-turn', byItself: final }] }],
        },
      ],
    },
    'end-turn': deed((ledger, { byItself = false }, { state, chance }) => {
      const { seat } = ledger;
      if (byItself) ledger.tell({ kind: 'turn-ended', seat });
      const { played, looked } = state.play;
      ledger.change({
        before: {
          seat,
          ...(played !== undefined && { card: played }),
          ...(looked !== undefined && { looked }),
        },
      });
      const { hand } = ownSide(state);
      const isOut = isDoomed(hand);
      ledger.changeMemory((memory) => afterTurn(memory, seat, isOut));
      if (isOut) {
        ledger.tell({
          ...{ kind: 'out', seat, urchins: urchinsIn(hand), pile: pileOf(state, seat) },
          left: playersIn(ledger.state).length - 1,
          ...(ledger.state.pool.black.length === 0 && { stuck: true }),
        });
        ledger.changeSeat(seat, { hand: [], out: true });
        for (const card of hand) ledger.discard(seat, card, chance);
      }
      const [left, another, third] = playersIn(ledger.state);
      if (isOut && left !== undefined && another !== undefined && third === undefined)
        ledger.tell({ kind: 'duel', seats: [left, another] });
      if (left !== undefined && another === undefined) {
        ledger.changePlay({ phase: 'over' });
        ledger.tell({ kind: 'ended', result: standing(ledger.state), left });
        return;
      }
      const next = leftNeighbour(ledger.state, seat);
      const { number, round } = state.turn;
      const newRound = fromFirst(state, next) < fromFirst(state, seat);
      if (newRound) {
        const counts = countsOf(ledger.state);
        const unchanged = JSON.stringify(counts) === JSON.stringify(state.counts);
        ledger.tell({ kind: 'round-over', round, ...counts, ...(unchanged && { unchanged }) });
        ledger.change({ counts });
      }
      ledger.change({ turn: { seat: next, number: number + 1, round: newRound ? round + 1 : round } });
      ledger.follow({ kind: 'begin-turn' });
    }),
  }) satisfies Partial<Rules<Oteres>>;
