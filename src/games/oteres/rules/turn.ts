import type { Rules } from '../../../engine/game.ts';
import { askCard } from './asking.ts';
import type { Components } from './components.ts';
import type { RoundCounts } from './fact.ts';
import { deed } from './ledger.ts';
import { afterShown, afterTurn } from './memory.ts';
import { FRESH_PLAY, type Oteres, type OteresState } from './state.ts';
import { cardNamed, leftNeighbour, ownSide, pearlCount, pileOf, playersIn, standing } from './table.ts';
import { isDoomed, urchinsIn } from './urchins.ts';
import { URCHIN } from './vocabulary.ts';
import { waysToPlay } from './ways.ts';

const fromFirst = ({ first, seats }: OteresState, seat: number): number =>
  (seat - first + seats.length) % seats.length;

const countsOf = (state: OteresState): RoundCounts => ({
  white: state.seats.map((side) => pearlCount(side, 'white')),
  black: state.seats.map((side) => pearlCount(side, 'black')),
  out: state.seats.flatMap(({ out }, seat) => (out ? [seat] : [])),
});

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
    'play-card': deed((ledger, { card, at, does }, { state, chance }) => {
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
      ledger.changePlay({ phase: 'action', card, ...(at !== undefined && { aimed: at }) });
      ledger.follow(...does, { kind: 'put-away' });
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
        ledger.tell({ kind: 'out', seat, urchins: urchinsIn(hand), pile: pileOf(state, seat) });
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
