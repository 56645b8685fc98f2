import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { askCard } from './asking.ts';
import type { Components } from './components.ts';
import { partingObstacle } from './effects.ts';
import type { RoundCounts } from './fact.ts';
import { deed } from './ledger.ts';
import { afterShown, afterTurn } from './memory.ts';
import { FRESH_PLAY, type Oteres, type OteresState, type Pearl } from './state.ts';
import type { OteresStep } from './step.ts';
import {
  cardNamed,
  hasEffect,
  isDoomed,
  leftNeighbour,
  othersAt,
  ownSide,
  pearlCount,
  pearlObstacle,
  pileOf,
  playerObstacle,
  playersIn,
  standing,
  takingObstacle,
  urchinsIn,
  without,
} from './table.ts';
import {
  giftObstacle,
  hasDarkGift,
  pileObstacle,
  returnObstacle,
  snatchObstacle,
  whyNoEffect,
} from './targets.ts';
import { type CardEffect, type Obstacle, URCHIN } from './vocabulary.ts';

type Ways = readonly Choice<Oteres>[];
type Steps = readonly OteresStep[];

/** Whether a card of this kind is for oneself: one in a game, a received one not counted (ruling). */
const protectsOwn = (components: Components, state: OteresState): boolean =>
  !ownSide(state).front.some(
    ({ card, received }) => !received && hasEffect(components, card, 'protect-pearl'),
  );

/** A card that may be played, in a state. */
interface Playing {
  readonly state: OteresState;
  readonly card: string;
}

const alone = ({ card }: Playing, ...does: Steps): Ways => [
  { move: { kind: 'play', card }, steps: [{ kind: 'play-card', card, does }] },
];

const at = (
  { state, card }: Playing,
  unless: (state: OteresState, seat: Seat) => Obstacle | undefined,
  does: (seat: Seat) => Steps,
): Ways =>
  othersAt(state).map((seat) => ({
    move: { kind: 'aim', card, seat },
    steps: [{ kind: 'play-card', card, at: seat, does: does(seat) }],
    unless: unless(state, seat),
  }));

const about = (
  { state, card }: Playing,
  unless: (pearl: Pearl) => Obstacle | undefined,
  does: (mark: number) => Steps,
): Ways =>
  ownSide(state).pearls.map((pearl) => ({
    move: { kind: 'stake', card, mark: pearl.mark },
    steps: [{ kind: 'play-card', card, does: does(pearl.mark) }],
    unless: unless(pearl),
  }));

const against = (seat: Seat, ...deed: Steps): Steps => [{ kind: 'against', seat, deed }];

const WAYS: Readonly<Record<CardEffect, (playing: Playing, components: Components) => Ways>> = {
  /** One for oneself in a game, a received one not counted (ruling); every further one for another player. */
  'protect-pearl': (playing, components) => {
    const { state } = playing;
    if (!protectsOwn(components, state))
      return at(playing, playerObstacle, (seat) => [
        { kind: 'protect', seat },
        { kind: 'choose-pearl-under', seat },
      ]);
    const { seat } = state.turn;
    const protect = { kind: 'protect', seat } as const;
    const pearl = about(
      playing,
      (each) => pearlObstacle(ownSide(state), each, 'white'),
      (mark) => [protect, { kind: 'put-under', seat, mark }],
    );
    return pearl.some(canBeGiven) ? pearl : alone(playing, protect);
  },
  'split-paws': (playing) => alone(playing, { kind: 'split-paws' }),
  'biggest-pile': (playing) =>
    at(playing, pileObstacle, (from) => against(from, { kind: 'take-blind', from })),
  'pass-left': (playing) => alone(playing, { kind: 'pass-left' }),
  'share-out': (playing) => alone(playing, { kind: 'share-out' }),
  ward: (playing) => alone(playing),
  'take-white': (playing) => alone(playing, { kind: 'take-white' }),
  /** The pearl goes back first: the same may come again (ruling). */
  'trade-in': (playing) =>
    about(
      playing,
      (pearl) => returnObstacle(playing.state, pearl),
      (mark) => [{ kind: 'return-pearl', mark }, { kind: 'take-white' }],
    ),
  swap: (playing) => at(playing, takingObstacle, (seat) => against(seat, { kind: 'choose-swapped', seat })),
  snatch: (playing) =>
    at(playing, snatchObstacle, (from) => against(from, { kind: 'take-blind', from, colour: 'white' })),
  'pass-card': (playing) => at(playing, playerObstacle, (to) => [{ kind: 'choose-passed', to }]),
  'discard-card': (playing, components) => {
    const { state, card } = playing;
    const { hand } = ownSide(state);
    const { relief } = cardNamed(components, card);
    const shed = [...new Set(without(hand, card))].map((each): Choice<Oteres> => {
      const does: Steps = [{ kind: 'discard-from-hand', card: each }, { kind: 'draw-card' }];
      return {
        move: { kind: 'shed', card, shed: each },
        steps: [{ kind: 'play-card', card, does }],
        unless: partingObstacle(each, relief),
      };
    });
    return shed.some(canBeGiven) ? shed : alone(playing, { kind: 'do-nothing', why: 'no-card' });
  },
  'dark-gift': (playing) =>
    at(playing, giftObstacle, (seat) => [
      hasDarkGift(playing.state) ? { kind: 'choose-gift', to: seat } : { kind: 'choose-look', of: seat },
    ]),
};

/** The ways to play an action card, each of them with what comes of it. */
function waysByEffect(components: Components, playing: Playing): Ways {
  const { state, card } = playing;
  const { effect } = cardNamed(components, card);
  const left = { white: state.pool.white.length, cards: ownSide(state).hand.length - 1 };
  const why = whyNoEffect(effect, state, left);
  return why === undefined ? WAYS[effect](playing, components) : alone(playing, { kind: 'do-nothing', why });
}

/** The ways to play a card of the hand: each says whom it is for, which card it lets go, or which pearl it is about. */
const waysToPlay = (components: Components, state: OteresState, card: string): Ways =>
  card === URCHIN
    ? [
        {
          move: { kind: 'play', card },
          steps: [{ kind: 'play-card', card, does: [] }],
          unless: state.pool.black.length === 0 ? 'no-black-left' : undefined,
        },
      ]
    : waysByEffect(components, { state, card });

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
