import type { Foresee } from '../../../engine/foresight.ts';
import type { AskingStep } from '../../../engine/game.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { PlainKey, Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import { outlookOf } from '../../outlook.ts';
import type { Question, Tip } from '../../presenter.ts';
import { type ObstructedOf, obstructedInWords, questionInWords, type Wordings } from '../../wording.ts';
import { idleInWords, levelName } from '../board/piece-words.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { diverStep } from '../rules/divers.ts';
import { otysNotation } from '../rules/move.ts';
import type { Otys } from '../rules/state.ts';
import type { OtysAsking } from '../rules/step.ts';
import type { Phase } from '../rules/view.ts';
import { contractLine } from './contract-line.ts';
import { effectsInWords } from './effects/words.ts';
import { readyContracts } from './extra-actions.ts';
import type { IconName } from './icons.ts';
import { askedDiver, askedKeyLevel, offersSponsor, onlyKeyPlayed } from './question/asked.ts';
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
  const answers = asked.answers.map((answer) => {
    const said = effects(answer.notation);
    return { ...answer, effects: said.filter((effect) => effect !== answer.label) };
  });
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
      .map((id, at) => contractLine(scene, id, seat, ids === row ? at + 1 : undefined))
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

type TipWords = 'key' | 'row' | 'dive' | 'contract' | 'ready' | 'home';

/** A player with so much Prestige has completed a contract, as everything else brings 1 at a time in a first turn. */
const SCORED = 2;

/** Tips for a newcomer: keys before their first dive, then contracts, and keys again when all of them come home. */
export function tipsOf(scene: Scene, seat: number, asked: DecisionOf<Otys> | undefined): readonly Tip[] {
  const { say, view } = scene;
  if (asked === undefined || view.turn.seat !== seat) return [];
  const side = shownSide(scene, seat);
  const isReady = readyContracts(scene, seat, asked).length > 0;
  const hasDived = view.phase === 'end' || side.track.length > 0;
  const beforeDive: { readonly [P in Phase]?: TipWords } = {
    key: 'key',
    level: 'key',
    prepare: offersSponsor({ moves: asked.answers.map(({ move }) => move) }) ? 'row' : 'dive',
  };
  const tips = {
    key: hasDived || view.turn.round > 1 ? undefined : beforeDive[view.phase],
    contract: isReady ? 'ready' : hasDived && side.prestige < SCORED ? 'contract' : undefined,
    home: side.track.length + 1 >= side.homeAt ? 'home' : undefined,
  } as const;
  return Object.entries(tips).flatMap(([key, words]) =>
    words === undefined ? [] : [{ key, words: say(`otys-tip-${words}`) }],
  );
}

const TERMS: { readonly [K in OtysAsking]?: PlainKey } = {
  'choose-key': 'otys-guide-key',
  'choose-level': 'otys-term-x-key',
  expert: 'otys-term-resource',
  trader: 'otys-term-store',
  spy: 'otys-term-spy',
  engineer: 'otys-term-technicians',
  'return-key': 'otys-term-return',
  upgrade: 'otys-term-upgrade',
  keep: 'otys-term-keep',
};

/** Explains a question to those still learning the game: what can be answered, and nothing else. */
export function termOf({ about, answers }: DecisionOf<Otys>, say: Say): string | undefined {
  const moves = answers.map(({ move }) => move);
  if (about.kind === 'prepare') {
    const lines = [
      ...(offersSponsor({ moves }) ? [say('otys-guide-sponsor')] : []),
      ...(moves.some(({ kind }) => kind === 'propeller') ? [say('otys-term-propeller')] : []),
    ];
    return lines.length === 0 ? undefined : lines.join(' ');
  }
  const term = TERMS[about.kind];
  return term === undefined ? undefined : say(term);
}
