import type { Ask, Choice } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { completions } from './contracts.ts';
import { lacksOf } from './lack.ts';
import { ownSide } from './ledger.ts';
import type { Otys, OtysState } from './state.ts';
import type { DiverStep, OpenStep } from './step.ts';
import type { Idle } from './view.ts';
import { EXPERT_OF } from './vocabulary.ts';

/** The answers to a question with this box in this state, contracts left aside. */
export type Offer = (components: Components, state: OtysState) => readonly Choice<Otys>[];

/**
 * A question to the player whose turn it is, with contracts besides. One with a single answer is asked only where a contract could bring
 * more: they are missing for want of a space, a Credit or a Battery, and a public contract is complete or a private one in hand. So
 * what is asked follows from what all can see (ruling: skipped and forced questions).
 */
export function openAsk(
  components: Components,
  state: OtysState,
  step: OpenStep,
  offer: Offer,
): readonly Ask<Otys>[] {
  const choices = offer(components, state);
  const extraActions = completions(components, state, step);
  // Of private contracts it must not matter which they are; without any, those that can be completed are public.
  const mayComplete = ownSide(state).contracts.length > 0 || extraActions.length > 0;
  const lacks =
    choices.length === 1 && mayComplete
      ? lacksOf(components, state, 1, (...given) => offer(...given).length)
      : [];
  return [
    {
      seat: state.turn.seat,
      choices,
      extraActions,
      ...(lacks.length > 0 && { neverSkip: true, about: { ...step, lacks } }),
    },
  ];
}

/** A diver's effect, which may be left: *skip* is one of the answers. A diver that could do nothing is told of. */
export function diverAsk(
  components: Components,
  state: OtysState,
  step: DiverStep,
  offer: Offer,
): readonly Ask<Otys>[] {
  const found = offer(components, state);
  const isIdle = found.length === 0 && !('begun' in step);
  const skip: Choice<Otys> = {
    move: { kind: 'skip' },
    steps: isIdle ? [{ kind: 'idle', ...idleAs(components, state, step, offer) }] : [],
    safest: true,
  };
  return openAsk(components, state, step, (...given) => [...offer(...given), skip]);
}

/** A diver that could do nothing, and what it lacks. `offer` is what it could do. */
export const idleAs = (components: Components, state: OtysState, step: DiverStep, offer: Offer): Idle => ({
  diver: step.kind === 'expert' ? EXPERT_OF[step.colour] : step.kind,
  lacks: lacksOf(components, state, 0, (...given) => offer(...given).length),
  ...(step.again === true && { again: true }),
});
