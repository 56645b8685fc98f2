import { canBeGiven } from '../../../engine/agenda.ts';
import type { Ask, Choice } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { completions } from './contracts.ts';
import { ownSide } from './ledger.ts';
import type { OtysMove } from './move.ts';
import type { Otys, OtysState } from './state.ts';
import type { DiverStep, OpenStep, StepOfKind } from './step.ts';
import { expertOf, LACK_OF, LACKS, type Lack, type Obstacle } from './vocabulary.ts';

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

/** A diver's effect, which may be left: *skip* is one of the answers. A diver that could do nothing is told of. */
export function diverAsk(
  components: Components,
  state: OtysState,
  step: DiverStep,
  found: readonly Choice<Otys>[],
): readonly Ask<Otys>[] {
  const unused = found.some(canBeGiven) ? ({ kind: 'leave' } as const) : idleAs(step, found);
  const skip: Choice<Otys> = {
    move: { kind: 'skip' },
    steps: 'begun' in step ? [] : [unused],
    safest: true,
  };
  return openAsk(components, state, step, [...found, skip]);
}

/** A diver that could do nothing, and what it lacks. */
const idleAs = (step: DiverStep, found: readonly Choice<Otys>[]): StepOfKind<'idle'> => ({
  kind: 'idle',
  diver: step.kind === 'expert' ? expertOf(step.colour) : step.kind,
  lacks: lacksOf(found),
  ...(step.again === true && { again: true }),
});
