import { BrokenRule } from '../../../engine/agenda.ts';
import type { Rules } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { openQuestion } from './asking.ts';
import type { Components } from './components.ts';
import { deed, keyLevel, type Ledger, ownSide, seatSide } from './ledger.ts';
import { diverOn, reach } from './side.ts';
import type { Otys, OtysState } from './state.ts';
import { type Obstacle, SPACES_AS_READ, spaceOfLevel } from './vocabulary.ts';

/** Moves a diver within its column; those passed shift by one to close the gap. Spaces count from 0, topmost. */
export function shiftDiver(ledger: Ledger, seat: Seat, from: number, to: number): void {
  const side = seatSide(ledger.state, seat);
  const moved = diverOn(side, from);
  ledger.changeSeat(seat, { column: side.column.toSpliced(from, 1).toSpliced(to, 0, moved) });
  ledger.tell({ kind: 'diver-moved', seat, diver: moved.diver, from, to });
}

/** Where a propeller could bring a diver ("Battery tokens"); past the key's level only while none is bound to it. */
const propellerTargets = (components: Components, state: OtysState, from: number): readonly number[] =>
  SPACES_AS_READ.filter((to) => to !== from && wayObstacle(components, state, from, to) === undefined);

function wayObstacle(
  { values }: Components,
  state: OtysState,
  from: number,
  to: number,
): Obstacle | undefined {
  if (Math.abs(to - from) > reach(values, ownSide(state))) return 'too-far';
  const bound = state.play.fixed ? spaceOfLevel(keyLevel(state)) : undefined;
  return bound === undefined || Math.min(from, to) > bound || Math.max(from, to) < bound
    ? undefined
    : 'bound';
}

const boundAt = (components: Components, state: OtysState, from: number): Obstacle | undefined =>
  propellerTargets(components, state, from).length > 0 ? undefined : 'bound';

/** Why no Battery can be spent on a propeller; undefined if one can. */
export function propellerObstacle(components: Components, state: OtysState): Obstacle | undefined {
  if (SPACES_AS_READ.every((from) => boundAt(components, state, from) !== undefined)) return 'bound';
  return ownSide(state).batteries === 0 ? 'battery' : undefined;
}

/** Propellers, and coming up out of turn (sponsor 3 advanced). */
export const columnRules = (components: Components) =>
  ({
    propel: openQuestion(components)((state) =>
      SPACES_AS_READ.map((from) => ({
        move: { kind: 'diver', diver: diverOn(ownSide(state), from).diver },
        steps: [{ kind: 'propel-to', from }],
        unless: boundAt(components, state, from),
      })),
    ),
    'propel-to': openQuestion(components)((state, { from }) =>
      SPACES_AS_READ.filter((space) => space !== from).map((space) => ({
        move: { kind: 'space', space },
        steps: [{ kind: 'move-diver', from, to: space }],
        unless: wayObstacle(components, state, from, space),
      })),
    ),
    'move-diver': deed((ledger, { from, to }, { state }) => {
      if (!propellerTargets(components, state, from).includes(to))
        throw new BrokenRule('otys moves a diver too far');
      ledger.count(ledger.seat, 'batteries', -1);
      shiftDiver(ledger, ledger.seat, from, to);
    }),
    resurface: deed((ledger, { level }) => {
      shiftDiver(ledger, ledger.seat, spaceOfLevel(level), 0);
    }),
  }) satisfies Partial<Rules<Otys>>;
