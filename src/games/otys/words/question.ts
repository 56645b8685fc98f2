import type { DecisionOf } from '../../../engine/match.ts';
import type { Question } from '../../presenter.ts';
import { questionInWords, type Wordings } from '../../wording.ts';
import type { Otys } from '../rules/state.ts';
import type { IconName } from './icon-names.ts';
import { idleInWords } from './lacking.ts';
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

/** The words of every question, by the kind of step that asks it. */
const WORDINGS: Wordings<Otys, Scene, IconName> = {
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

/**
 * An open question in plain words with its answers, contracts left out. A diver that could do nothing is told of with what is asked next
 * of its player (ruling: skipped and forced questions).
 */
export function questionOf(scene: Scene, decision: DecisionOf<Otys>): Question<IconName> {
  const question = questionInWords(WORDINGS, scene, decision);
  const { idle, active, turn } = scene.view;
  if (idle === undefined || active === undefined || decision.seat !== turn.seat) return question;
  const told = idleInWords(scene, idle, active.level);
  return { ...question, note: question.note === undefined ? told : `${told} ${question.note}` };
}
