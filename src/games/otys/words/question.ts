import type { Foresee } from '../../../engine/foresight.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { asSentence } from '../../fitting.ts';
import { outlookOf } from '../../outlook.ts';
import type { Question } from '../../presenter.ts';
import { questionInWords, type Wordings } from '../../wording.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import type { Otys } from '../rules/state.ts';
import { effectsInWords } from './effects/words.ts';
import type { IconName } from './icons.ts';
import { idleInWords } from './lacking.ts';
import { onlyKeyPlayed } from './question/asked.ts';
import { EFFECT_WORDINGS } from './question/divers.ts';
import { TURN_WORDINGS } from './question/prepare.ts';

/** The words of every question, by the kind of step that asks it. */
export const WORDINGS: Wordings<Otys, Scene, IconName> = { ...EFFECT_WORDINGS, ...TURN_WORDINGS };

/** An open question in plain words, without contracts. It mentions a diver that could do nothing (ruling). */
export function questionOf(
  scene: Scene,
  decision: DecisionOf<Otys>,
  foresee?: Foresee<Otys>,
): Question<IconName> {
  const asked = questionInWords(WORDINGS, scene, decision, foresee);
  const effects = (notation: string): readonly string[] => {
    const outlook = foresee && outlookOf(foresee, [notation]);
    return outlook === undefined ? [] : effectsInWords(scene, outlook, decision.seat);
  };
  const answers = asked.answers.map((answer) => ({ ...answer, effects: effects(answer.notation) }));
  const question = contractFirst(scene, decision, { ...asked, answers });
  const { idle, active, turn } = scene.view;
  if (active === undefined || decision.seat !== turn.seat) return question;
  const notes = [
    onlyKeyBehind(scene, turn.seat),
    idle === undefined ? undefined : asSentence(idleInWords(scene, idle, active.level)),
    question.note,
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? question : { ...question, note: notes.join(' ') };
}

/** No answer stands out if the reader can complete a contract: that is free, and what most people then want. */
function contractFirst(
  { view }: Pick<Scene, 'view'>,
  { seat, answers }: DecisionOf<Otys>,
  question: Question<IconName>,
): Question<IconName> {
  const known = [...view.row, ...(shownSide({ view }, seat).contracts ?? [])];
  const isReady = answers.some(({ move }) => move.kind === 'contract' && known.includes(move.contract));
  if (!isReady) return question;
  return {
    ...question,
    answers: question.answers.map((answer) =>
      answer.tone === 'main' ? { ...answer, tone: 'plain' } : answer,
    ),
  };
}

function onlyKeyBehind(scene: Scene, seat: Seat): string | undefined {
  const { phase } = scene.view;
  const isBehind = (phase === 'effect' || phase === 'end') && shownSide(scene, seat).batteries === 0;
  const key = isBehind || phase === 'prepare' ? onlyKeyPlayed({ scene, seat }) : undefined;
  return key === undefined ? undefined : scene.say('otys-note-only-key', { key });
}
