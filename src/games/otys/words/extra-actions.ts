import type { Picture } from '../../../canvas/picture.ts';
import type { Decision } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import type { AnswerLabel, Page } from '../../presenter.ts';
import { rowInWords } from '../board/colony-description.ts';
import { contractGains, cubesInWords, cubesTaken, levelName } from '../board/piece-words.ts';
import { contractOf, type Scene, shownSide } from '../board/scene.ts';
import type { OtysFact } from '../rules/fact.ts';
import type { OtysMove } from '../rules/move.ts';
import { type ContractLine, contractLine } from './contract-line.ts';
import { completionInWords } from './effects/words.ts';
import type { IconName } from './icon-names.ts';

type ContractMove = Extract<OtysMove, { readonly kind: 'contract' }>;

/** Completing a contract, as an answer: which cubes of which level, and what it does. */
export function contractAnswer(
  scene: Scene,
  seat: Seat,
  notation: string,
  move: ContractMove,
): AnswerLabel<IconName> {
  const { say } = scene;
  const taken = cubesTaken(contractOf(scene, move.contract).demand, move.colours ?? []);
  const labelWith = (plus?: string): string =>
    say('otys-aside-label', { cubes: cubesInWords(say, taken, plus), place: levelName(say, move.level) });
  const label = labelWith();
  return {
    notation,
    label: label.length > LENGTHS.label ? labelWith('+') : label,
    effects: completionInWords(scene, seat, move),
    icon: 'contract',
    tone: 'gain',
  };
}

/** That a contract was completed, and what it brought; undefined if none was. */
export function completedIn(
  facts: readonly OtysFact[],
  { say, components }: Pick<Scene, 'say' | 'components'>,
): string | undefined {
  const done = facts.find((fact) => fact.kind === 'contract-completed');
  return (
    done && say('otys-aside-done', { gains: contractGains(say, contractOf({ components }, done.contract)) })
  );
}

const contractLines = (scene: Scene, ids: readonly string[], seat: Seat): readonly ContractLine[] =>
  ids.map((id, at) => contractLine(scene, id, seat, at + 1));

function headline(scene: Scene, decision: Decision<OtysMove> | undefined, ready: number, seat: Seat): string {
  const { say, view } = scene;
  if (view.result !== undefined) return say('done-ended');
  if (view.turn.seat !== seat || decision === undefined) return say('otys-asides-later');
  if (ready > 0) return say('otys-asides-now');
  return say(canCompleteAny(scene, seat) ? 'otys-asides-uninterrupted' : 'otys-asides-none');
}

function canCompleteAny(scene: Scene, seat: Seat): boolean {
  const ids = [...scene.view.row, ...(shownSide(scene, seat).contracts ?? [])];
  return ids.some((id, at) => contractLine(scene, id, seat, at + 1).count === 0);
}

/** *Contracts* for somebody who does not play: the public ones, and who could complete them. */
function publicPage(scene: Scene): Page<IconName> {
  const { say } = scene;
  return {
    title: say('otys-contracts'),
    text: [say('otys-public-contracts'), ...rowInWords(scene)].join('\n'),
    pictures: [],
    answers: [],
  };
}

/** *Contracts*: what the seat can complete now, and how near the rest is. `pictures` show its private ones. */
export function extraActionsPage(
  scene: Scene,
  seat: Seat | undefined,
  decision: Decision<OtysMove> | undefined,
  pictures: readonly Picture[],
): Page<IconName> {
  if (seat === undefined) return publicPage(scene);
  const { say, view } = scene;
  const answers = (decision?.answers ?? []).flatMap(({ notation, move, isExtra }) =>
    isExtra && move.kind === 'contract' ? [contractAnswer(scene, seat, notation, move)] : [],
  );
  const own = contractLines(scene, shownSide(scene, seat).contracts ?? [], seat);
  const listed = (names: readonly string[]): readonly string[] => [
    headline(scene, decision, answers.length, seat),
    '',
    say('otys-public-contracts'),
    ...contractLines(scene, view.row, seat).map(({ text }) => text),
    '',
    say(own.length === 0 ? 'otys-no-private-contracts' : 'otys-private-contracts'),
    ...names,
  ];
  const whole = listed(own.map(({ text }) => text));
  // Of a great many, those that are not ready are named without how near they are.
  const brief = listed(own.map(({ text, brief: named, count }) => (count === 0 ? text : named)));
  return {
    title: say('otys-contracts'),
    text: linesWithin(whole.join('\n').length <= LENGTHS.page ? whole : brief, LENGTHS.page, say),
    pictures,
    answers,
  };
}
