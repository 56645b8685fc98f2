import type { Unavailable } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { propellerObstacle, propellerTargets, wayObstacle } from './column.ts';
import type { Components } from './components.ts';
import { copyingObstacle, diverStep } from './divers.ts';
import { carryObstacle } from './effects.ts';
import { improvementObstacle } from './engineer.ts';
import { cubeObstacle, EXPERT_BONUS } from './experts.ts';
import { explorerObstacle } from './explorer.ts';
import { keyObstacle } from './keys.ts';
import { keyLevel, ownSide, seatOf } from './ledger.ts';
import { DEEDS, type OtysMove } from './move.ts';
import { otysNotation } from './notation.ts';
import { carriages, effectObstacle, upgradeable } from './possible.ts';
import { DISPLAY_PLACES, frontEffect, rewardOn } from './reward-front.ts';
import { cubesAt, diverAt, diverOn } from './search-zone.ts';
import { sponsorObstacle } from './sponsors.ts';
import { lookObstacle, neighbours } from './spy.ts';
import type { Otys, OtysState } from './state.ts';
import type { OtysAsking, OtysStep, StepOfKind } from './step.ts';
import { ownOnTrack } from './technicians.ts';
import { buyObstacle, sellObstacle } from './trader.ts';
import { stayObstacle } from './turn.ts';
import { COLOURS, LEVELS, type Obstacle, type OwnKey, SPACES_AS_READ, TECHNICIANS } from './vocabulary.ts';

type Shut = Unavailable<Otys>;

/** An answer with what stands against it; nothing where nothing does. */
const shut = (move: OtysMove, why: Obstacle | undefined): readonly Shut[] =>
  why === undefined ? [] : [{ move, why }];

/** What cannot be answered to each kind of question: one that is missing does not compile. */
const UNAVAILABLE: {
  readonly [K in OtysAsking]: (
    components: Components,
    state: OtysState,
    step: StepOfKind<K>,
  ) => readonly Shut[];
} = {
  'choose-key': (_components, state) => {
    const side = ownSide(state);
    return [
      ...LEVELS.flatMap((level) => shut({ kind: 'key', level }, keyObstacle(side, level))),
      ...shut({ kind: 'x-key', neutral: false }, keyObstacle(side, 'x')),
      ...shut({ kind: 'x-key', neutral: true }, keyObstacle(side, 'neutral')),
    ];
  },
  'choose-level': () => [],
  prepare: (components, state) => [
    ...shut({ kind: 'sponsor' }, sponsorObstacle(components, state)),
    ...shut({ kind: 'propeller' }, propellerObstacle(components, state)),
    ...deedsShut(components, state),
  ],
  propel: (components, state) =>
    SPACES_AS_READ.flatMap((from) =>
      shut(
        { kind: 'diver', diver: diverOn(ownSide(state), from).diver },
        propellerTargets(components, state, from).length > 0 ? undefined : 'bound',
      ),
    ),
  'propel-to': (components, state, { from }) =>
    SPACES_AS_READ.filter((space) => space !== from).flatMap((space) =>
      shut({ kind: 'space', space }, wayObstacle(components, state, from, space)),
    ),
  'choose-end': (_components, state) => shut({ kind: 'end', stay: true }, stayObstacle(ownSide(state))),
  hold: (_components, state, { seat }) =>
    shut({ kind: 'hold', spend: true }, stayObstacle(seatOf(state, seat))),
  expert: (components, state, { colour, cube, bonus, begun }) => {
    const isDone = !cube && !bonus;
    const bonusObstacle = bonus
      ? effectObstacle(components, state, EXPERT_BONUS[colour])
      : begun
        ? 'had'
        : 'basic';
    return isDone
      ? []
      : [
          ...shut({ kind: 'cube' }, cube ? cubeObstacle(components, state) : 'had'),
          ...shut({ kind: 'bonus' }, bonusObstacle),
        ];
  },
  trader: (components, state, step) => [
    ...COLOURS.flatMap((colour) => shut({ kind: 'sell', colour }, sellObstacle(components, state, colour))),
    ...COLOURS.flatMap((colour) =>
      shut({ kind: 'buy', colour }, buyObstacle(components, state, step, colour)),
    ),
  ],
  'choose-price': (_components, _state, { prestige }) =>
    shut({ kind: 'price', paidIn: 'prestige' }, prestige > 0 ? undefined : 'no-prestige'),
  spy: (components, state, step) => [
    ...shut({ kind: 'look' }, lookObstacle(state, step)),
    ...neighbours(state).flatMap((seat) =>
      shut({ kind: 'copy', seat }, copyingObstacle(components, state, step, seat)),
    ),
  ],
  engineer: (_components, state, step) =>
    TECHNICIANS.flatMap((technician) =>
      shut({ kind: 'improve', technician }, improvementObstacle(state, step, technician)),
    ),
  explorer: (components, state, step) =>
    DISPLAY_PLACES.filter(
      (index) => rewardOn(components, state, keyLevel(state), index) !== undefined,
    ).flatMap((index) => shut({ kind: 'reward', index }, explorerObstacle(state, step))),
  'return-key': (_components, state) => {
    const track: readonly OwnKey[] = ownOnTrack(ownSide(state));
    return [...LEVELS, 'x' as const]
      .filter((key) => !track.includes(key))
      .flatMap((key) =>
        shut({ kind: 'return', key }, state.play.active?.token === key ? 'in-play' : 'at-hand'),
      );
  },
  upgrade: (_components, state, { among }) => {
    const offered = upgradeable(state, among);
    return ownSide(state)
      .column.filter(({ diver }) => !offered.includes(diver))
      .flatMap(({ diver, upgraded }) => shut({ kind: 'diver', diver }, upgraded ? 'upgraded' : 'elsewhere'));
  },
  'pick-reward': (components, state) =>
    DISPLAY_PLACES.flatMap((index) => {
      const reward = rewardOn(components, state, keyLevel(state), index);
      return reward === undefined
        ? []
        : shut({ kind: 'reward', index }, effectObstacle(components, state, frontEffect(reward, false)));
    }),
  'battery-or-carry': (components, state) => {
    const movable = carriages(components, state);
    return LEVELS.flatMap((from) => {
      const there = cubesAt(ownSide(state), from);
      return COLOURS.filter((colour) => there[colour] > 0).flatMap((colour) =>
        shut(
          { kind: 'carry', colour, from },
          carryObstacle(state) ??
            (movable.some((each) => each.colour === colour && each.from === from)
              ? undefined
              : from === keyLevel(state)
                ? 'no-room'
                : 'full'),
        ),
      );
    });
  },
  'carry-to': (components, state, { colour, from }) => {
    const to = carriages(components, state).find((each) => each.colour === colour && each.from === from)?.to;
    return LEVELS.filter((level) => level !== from && to?.includes(level) !== true).flatMap((level) =>
      shut({ kind: 'level', level }, from === keyLevel(state) ? 'full' : 'key-level'),
    );
  },
  'choose-colour': () => [],
  keep: () => [],
  permanent: () => [],
};

/** What the diver at the key's level could not do, of that which can be settled with the dive. */
function deedsShut(components: Components, state: OtysState): readonly Shut[] {
  const step = diverStep(diverAt(ownSide(state), keyLevel(state)), state.play.free, []);
  return unavailableTo(step.kind)(components, state, step).flatMap(({ move, why }) => {
    const deed = DEEDS.find((each) => each === otysNotation.make(move));
    return deed === undefined ? [] : shut({ kind: 'dive', sponsor: false, deed }, why);
  });
}

/** What the player who is asked cannot answer now, and why. Contracts are told of by what they lack, see `shortfalls`. */
export const unavailable =
  (components: Components) =>
  (state: OtysState, _seat: Seat, step: Extract<OtysStep, { readonly kind: OtysAsking }>): readonly Shut[] =>
    unavailableTo(step.kind)(components, state, step);

/** The boundary at which a step meets the entry of its own kind, which the compiler cannot follow through an index. */
const unavailableTo = (kind: OtysAsking) =>
  UNAVAILABLE[kind] as (components: Components, state: OtysState, step: OtysStep) => readonly Shut[];
