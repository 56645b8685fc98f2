import type { Foresee } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { Outlook } from './presenter.ts';

/** What a seat can foresee of a line of its answers; undefined if its first is none of them. */
export function outlookOf<G extends GameTypes>(
  foresee: Foresee<G>,
  line: readonly string[],
): Outlook<G> | undefined {
  const { steps, view, end, next } = foresee(...line);
  const [first] = steps;
  const move = first?.decision.answers.find(({ notation }) => notation === line[0])?.move;
  if (first === undefined || move === undefined) return undefined;
  const moves = steps.map(({ entry }) => entry);
  return {
    ...{ before: first.view, after: view, moves, move, end, foresee },
    ...(next !== undefined && { next }),
  };
}
