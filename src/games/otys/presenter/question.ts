import type { Decision } from '../../../kernel/match.ts';
import type { AnswerLabel, Question } from '../../presenter.ts';
import type { OtysMove } from '../move.ts';
import type { OtysStep } from '../step.ts';
import type { Asked, MoveOf, Worded, Wording } from './question/asked.ts';
import { CHOOSE_PRICE, ENGINEER, EXPERT, EXPLORER, SPY, TRADER } from './question/divers.ts';
import {
  BATTERY_OR_CARRY,
  CARRY_TO,
  CHOOSE_COLOUR,
  KEEP,
  PERMANENT,
  PICK_REWARD,
  RETURN_KEY,
  UPGRADE,
} from './question/effects.ts';
import { CHOOSE_END, CHOOSE_KEY, CHOOSE_LEVEL, HOLD, PREPARE, PROPEL, PROPEL_TO } from './question/turn.ts';
import type { Scene } from './scene.ts';

/** The words of every question, by the kind of step that asks it; the other steps only happen. */
const WORDINGS: { readonly [K in OtysStep['kind']]?: Wording<K> } = {
  'choose-key': CHOOSE_KEY,
  'choose-level': CHOOSE_LEVEL,
  prepare: PREPARE,
  propel: PROPEL,
  'propel-to': PROPEL_TO,
  'choose-end': CHOOSE_END,
  hold: HOLD,
  expert: EXPERT,
  trader: TRADER,
  'choose-price': CHOOSE_PRICE,
  spy: SPY,
  engineer: ENGINEER,
  explorer: EXPLORER,
  'return-key': RETURN_KEY,
  upgrade: UPGRADE,
  'pick-reward': PICK_REWARD,
  'battery-or-carry': BATTERY_OR_CARRY,
  'carry-to': CARRY_TO,
  'choose-colour': CHOOSE_COLOUR,
  keep: KEEP,
  permanent: PERMANENT,
};

/** The boundary at which a step meets the words of its own kind, which the compiler cannot follow through an index. */
const wordingOf = <K extends OtysStep['kind']>(kind: K): Wording<K> | undefined =>
  WORDINGS[kind] as Wording<K> | undefined;

/** Likewise a move and its words. */
const answerOf = <K extends OtysStep['kind'], M extends OtysMove>(wording: Wording<K>, move: M) =>
  wording.answers[move.kind] as ((asked: Asked<K>, move: MoveOf<M['kind']> | M) => Worded) | undefined;

/**
 * An open question in plain words with its answers, contracts left out.
 *
 * Throws a `RangeError` where a step asks what there are no words for.
 */
export function questionOf(scene: Scene, decision: Decision<OtysMove, OtysStep>): Question {
  const { about, seat } = decision;
  const asked: Asked<OtysStep['kind']> = { scene, seat, step: about };
  const wording = wordingOf(about.kind);
  if (wording === undefined) throw new RangeError(`no words for the question ${about.kind}`);
  const note = wording.note?.(asked);
  return {
    prompt: wording.prompt(asked),
    ...(note !== undefined && { note }),
    answers: decision.answers
      .filter(({ aside }) => !aside)
      .map(({ notation, move }): AnswerLabel => {
        const words = answerOf(wording, move)?.(asked, move);
        if (words === undefined) throw new RangeError(`no words for ${notation} in ${about.kind}`);
        return { notation, tone: 'plain', ...words };
      }),
  };
}
