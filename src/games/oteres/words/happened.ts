import type { MoveEntry } from '../../../engine/log.ts';
import { factsTold } from '../../facts-told.ts';
import type { TurnSummary } from '../../turn-summary.ts';
import { withoutFullStop } from '../board/piece-words.ts';
import type { OteresFact } from '../rules/fact.ts';
import { OTERES_SENTENCES, standingTold } from './facts.ts';
import { tallies } from './tally.ts';
import { roundTitle } from './title.ts';
import { type Teller, ToldTurn } from './told-turn.ts';

/** What each turn brought, oldest first, in sentences with names. */
export const summariesOf = (
  moves: readonly MoveEntry<OteresFact>[],
  teller: Teller,
): readonly TurnSummary[] =>
  tallies(moves).flatMap((tally): readonly TurnSummary[] => {
    const { facts, ...turn } = tally;
    const told = new ToldTurn(teller, tally);
    const lines = factsTold(OTERES_SENTENCES, told, facts).map(withoutFullStop);
    // How the match began is told with what its first turn brought.
    const isOpening = facts.some((fact) => fact.kind === 'turn-began' && fact.number === 1);
    if (lines.length <= Number(isOpening)) return [];
    const round = facts.find((fact) => fact.kind === 'round-over');
    const standing = round?.unchanged === true ? undefined : standingTold(told, round ?? {});
    const title = roundTitle(told, facts);
    return [
      {
        ...{ ...turn, lines, story: true },
        ...(standing !== undefined && { standing }),
        ...(title !== undefined && { title }),
      },
    ];
  });
