import { z } from 'zod';
import type { Trial } from '../../games/house-game.ts';
import type { Insight } from '../../games/insight.ts';
import type { Game, GameTypes } from '../../kernel/game.ts';
import { openMatch } from '../../kernel/match.ts';
import { knowledgeOf } from '../knowledge.ts';
import { numberOf, quickChance } from '../../kernel/quick-chance.ts';
import { seatingOf } from './samples.ts';
import { teacherOf } from './teacher.ts';

/** A game that a computer played against itself, by its answers. */
export const playedShape = z.strictObject({
  /** Which game of its series it is, from 0. */
  number: z.int(),
  notations: z.array(z.string()),
});

/** A game that a computer played against itself. */
export type Played = z.infer<typeof playedShape>;

/** One answer of so many is any legal one, so that positions come about that good players avoid. */
const ASTRAY = 40;

/** More plies than any such game takes. */
const LONGEST = 5000;

/** Plays one game of a series; the same each time. One that finds no end breaks off. */
export function playItself<G extends GameTypes>(
  game: Game<G>,
  { options }: Trial<G>,
  insight: Insight<G>,
  seed: string,
  number: number,
): Played {
  const teacher = teacherOf(insight);
  const key = `${seed} ${number}`;
  const astray = quickChance(numberOf(key));
  const notations: string[] = [];
  let { match } = openMatch(game, { seats: seatingOf(game, number), options: options(number), seed: key });
  while (match.result === undefined && notations.length < LONGEST) {
    const [decision] = match.decisions;
    const known = decision && knowledgeOf(match, decision.seat);
    if (known === undefined) break;
    const { seat, answers } = known.decision;
    const [first, second] = answers;
    const place = astray.below(ASTRAY) === 0 ? astray.below(answers.length) : undefined;
    const notation =
      second === undefined
        ? first?.notation
        : (answers[place ?? -1]?.notation ?? teacher.choose(known, teacher.budget, `${key} ${match.ply}`));
    const next = notation === undefined ? 'not legal' : match.play(seat, notation);
    if (notation === undefined || typeof next === 'string') break;
    notations.push(notation);
    match = next.match;
  }
  return { number, notations };
}
