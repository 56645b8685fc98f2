import { canBeGiven } from '../../../engine/agenda.ts';
import type { Ask, Choice } from '../../../engine/game.ts';
import { type Components, contractOf } from './components.ts';
import { ownSide } from './ledger.ts';
import type { OtysMove } from './move.ts';
import { covers, waysOf } from './shortfall.ts';
import { cubesAt } from './side.ts';
import type { Otys, OtysState } from './state.ts';
import type { DiverStep, OpenStep, OtysStep, StepOfKind } from './step.ts';
import { expertOf, LACK_OF, LACKS, type Lack, type Obstacle, SEA_LEVELS } from './vocabulary.ts';

/** What answers want that a completed contract could bring: a space, Credits, a Battery. */
export const lacksOf = (choices: readonly { readonly unless?: Obstacle | undefined }[]): readonly Lack[] =>
  LACKS.filter((lack) => choices.some(({ unless }) => unless !== undefined && LACK_OF[unless] === lack));

interface AskedMoves {
  readonly moves: readonly OtysMove[];
  readonly obstructed: readonly { readonly move: OtysMove; readonly unless: Obstacle }[];
}

/** What a question's single answer would need for more; none if it is asked anyway. In step 1 dives count as one. */
export function wantsOf({ moves, obstructed }: AskedMoves): readonly Lack[] {
  const isSingle = moves.length === 1 && moves[0]?.kind !== 'end';
  return isSingle || moves.every((move) => move.kind === 'dive' && !move.sponsor)
    ? lacksOf(obstructed.filter(({ move }) => move.kind !== 'dive'))
    : [];
}

/** Every way to complete a contract now, public ones first, all cubes from one level; then `again` is asked. */
function completions(components: Components, state: OtysState, again: OpenStep): readonly Choice<Otys>[] {
  const side = ownSide(state);
  const choices: Choice<Otys>[] = [];
  for (const id of [...state.row, ...side.contracts]) {
    const ways = waysOf(contractOf({ components }, id));
    for (const level of SEA_LEVELS) {
      const there = cubesAt(side, level);
      for (const way of ways) {
        if (!covers(there, way.cubes)) continue;
        const chosen = { contract: id, level, ...(way.colours !== undefined && { colours: way.colours }) };
        choices.push({
          move: { kind: 'contract', ...chosen },
          steps: [{ kind: 'complete', ...chosen }, again],
        });
      }
    }
  }
  return choices;
}

/**
 * A question with contracts. One with a single answer is asked only if a contract could bring more, by what all can
 * see: a space, a Credit or a Battery is missing, and a public contract is complete or a private one in hand (ruling).
 */
export function openAsk(
  components: Components,
  state: OtysState,
  step: OpenStep,
  choices: readonly Choice<Otys>[],
): readonly Ask<Otys>[] {
  const extraActions = completions(components, state, step);
  // Of private contracts it must not matter which they are; without any, those that can be completed are public.
  const mayComplete = ownSide(state).contracts.length > 0 || extraActions.length > 0;
  return [
    {
      seat: state.turn.seat,
      choices,
      extraActions,
      ...(mayComplete && lacksOf(choices).length > 0 && { neverSkip: true }),
    },
  ];
}

/** Makes the rules of questions with contracts from the choices of each. */
export const openQuestion =
  (components: Components) =>
  <S extends OpenStep>(choicesOf: (state: OtysState, step: S) => readonly Choice<Otys>[]) => ({
    asks: (state: OtysState, step: S) => openAsk(components, state, step, choicesOf(state, step)),
  });

/** Makes the rules of questions within one step, without contracts, from the choices of each. */
export const closedQuestion = <S extends OtysStep>(
  choicesOf: (state: OtysState, step: S) => readonly Choice<Otys>[],
) => ({ asks: (state: OtysState, step: S) => [{ seat: state.turn.seat, choices: choicesOf(state, step) }] });

/** Leaving an optional effect. */
export const SKIP: Choice<Otys> = { move: { kind: 'skip' }, steps: [], safest: true };

/** A diver's effect, which may be left: *skip* is one of the answers. A diver that could do nothing is told of. */
export function diverAsk(
  components: Components,
  state: OtysState,
  step: DiverStep,
  found: readonly Choice<Otys>[],
): readonly Ask<Otys>[] {
  const unused = found.some(canBeGiven) ? ({ kind: 'leave' } as const) : idleAs(step, found);
  const skip = { ...SKIP, steps: 'begun' in step ? [] : [unused] };
  return openAsk(components, state, step, [...found, skip]);
}

const idleAs = (step: DiverStep, found: readonly Choice<Otys>[]): StepOfKind<'idle'> => ({
  kind: 'idle',
  diver: step.kind === 'expert' ? expertOf(step.colour) : step.kind,
  lacks: lacksOf(found),
  ...(step.again === true && { again: true }),
});
