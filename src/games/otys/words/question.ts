import type { Foresee } from '../../../engine/foresight.ts';
import type { AskingStep } from '../../../engine/game.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { outlookOf } from '../../outlook.ts';
import type { Question } from '../../presenter.ts';
import { type ObstructedOf, obstructedInWords, questionInWords, type Wordings } from '../../wording.ts';
import { idleInWords, levelName } from '../board/piece-words.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { diverStep } from '../rules/divers.ts';
import { otysNotation } from '../rules/move.ts';
import type { Otys } from '../rules/state.ts';
import { contractLine } from './contract-line.ts';
import { effectsInWords } from './effects/words.ts';
import type { IconName } from './icons.ts';
import { askedDiver, askedKeyLevel, onlyKeyPlayed } from './question/asked.ts';
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
    idle === undefined ? undefined : idleInWords(scene, idle, active.level),
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

function whyNot(scene: Scene, seat: number, { move, unless }: ObstructedOf<Otys>): string {
  const { say } = scene;
  // The key's level, unless an answer names one to go to.
  const level = move.kind === 'level' ? move.level : askedKeyLevel({ scene });
  const args = { place: levelName(say, level), reach: shownSide(scene, seat).reach };
  // A sponsor takes no Battery: what would cost less by it is out of a propeller's reach.
  if (unless === 'battery' && move.kind === 'sponsor') return say('otys-unavailable-no-saving');
  const nobody = unless === 'upgraded' && move.kind !== 'diver';
  return nobody ? say('otys-unavailable-nobody-upgraded') : say(`otys-unavailable-${unless}`, args);
}

function contractsShut(scene: Scene, seat: number): readonly string[] {
  const { row } = scene.view;
  const own = shownSide(scene, seat).contracts ?? [];
  const lines = (ids: readonly string[], heading: string): readonly string[] => {
    const told = ids
      .map((id, at) => contractLine(scene, id, seat, at + 1))
      .flatMap(({ text, count }) => (count === 0 ? [] : [text]));
    return told.length === 0 ? [] : [heading, ...told];
  };
  return [
    ...lines(row, scene.say('otys-public-contracts')),
    ...lines(own, scene.say('otys-private-contracts')),
  ];
}

/** What a dive would settle, as the diver's own question calls it; undefined for any other answer. */
function deedOf({ move, unless }: ObstructedOf<Otys>): ObstructedOf<Otys> | undefined {
  const deed = move.kind === 'dive' && move.deed !== undefined ? otysNotation.parse(move.deed) : undefined;
  return deed && { move: deed, unless };
}

/** What a seat cannot answer now, and why; on its own turn also what its contracts lack. */
export function obstructedOf(scene: Scene, decision: DecisionOf<Otys>): readonly string[] {
  const { seat } = decision;
  const told = (about: AskingStep<Otys>, obstructed: readonly ObstructedOf<Otys>[]): readonly string[] =>
    obstructedInWords(WORDINGS, scene, { about, seat, obstructed }, (each) => whyNot(scene, seat, each));
  const lines = [
    ...told(
      decision.about,
      decision.obstructed.filter((each) => deedOf(each) === undefined),
    ),
    ...told(
      diverStep(askedDiver({ scene, seat }, askedKeyLevel({ scene })), scene.view.freeDivers, []),
      decision.obstructed.flatMap((each) => deedOf(each) ?? []),
    ),
  ];
  const isOwnTurn = seat === scene.view.turn.seat && !decision.secret;
  return isOwnTurn ? [...lines, ...contractsShut(scene, seat)] : lines;
}
