import type { Foresight } from '../../../../engine/foresight.ts';
import { lacksOf } from '../../rules/asking.ts';
import { otysNotation } from '../../rules/notation.ts';
import type { Otys } from '../../rules/state.ts';
import type { Lack, Level } from '../../rules/vocabulary.ts';
import type { Asked } from './asked.ts';

/** What the asked seat can foresee of the first of these answers; undefined if nobody looks ahead, or none is such a one. */
function ahead(
  { moves, foresee }: Pick<Asked<'prepare'>, 'moves' | 'foresee'>,
  isIt: (move: Otys['Move']) => boolean,
): Foresight<Otys> | undefined {
  const move = moves.find(isIt);
  return move && foresee?.(otysNotation.make(move));
}

/** Whether the sponsor of a level has something to offer once a key is played there. */
export function isSponsorUsable(asked: Asked<'choose-key'> | Asked<'choose-level'>, level: Level): boolean {
  const foresight = ahead(
    asked,
    (move) => (move.kind === 'key' || move.kind === 'level') && move.level === level,
  );
  return (
    foresight === undefined ||
    (foresight.next?.answers ?? []).some(
      ({ move }) => move.kind === 'sponsor' || (move.kind === 'dive' && move.sponsor),
    )
  );
}

/** What the diver lacks that a dive activates, with the sponsor before it or without; undefined if it finds something to do, or nobody can tell. */
export function idleAfterDive(asked: Asked<'prepare'>, sponsor: boolean): readonly Lack[] | undefined {
  const foresight = ahead(
    asked,
    (move) => move.kind === 'dive' && move.sponsor === sponsor && move.deed === undefined,
  );
  const idle = foresight?.steps
    .flatMap(({ entry }) => entry.facts)
    .find((fact) => fact.kind === 'diver-idle');
  if (idle !== undefined) return idle.lacks;
  const { next } = foresight ?? {};
  const isWaiting = next?.answers.every(({ move, isExtra }) => isExtra || move.kind === 'skip') === true;
  return isWaiting ? lacksOf(next.obstructed) : undefined;
}
