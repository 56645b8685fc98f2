import type { TurnPlan } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import type { PlanReport } from '../../tables/model/plan.ts';
import { planOf, reportFor, undoablePlan } from '../../tables/model/plans.ts';
import type { PlainKey, Say } from '../../texts/say.ts';
import { PLAN_LOOK } from '../protocol/ids.ts';
import { COMPONENTS } from '../protocol/limits.ts';
import { galleries, type Message, partsIn, row, text } from '../protocol/message.ts';
import { answerIds, answersWithin, everyAnswer } from './answers.ts';
import { STACKED } from './board-message.ts';
import { countOf, laidOut, noteMessage } from './components.ts';
import { inLine, ownLines, writeWay } from './note-page.ts';
import { undoButton } from './page-way.ts';
import { hasMatch, type SeatedView, type TableView } from './table-view.ts';

/** What somebody plans: the line that they try out, or have kept, and which part of the answers they look at. */
interface Wanted {
  readonly line: readonly string[];
  readonly part: number;
}

/**
 * A private board on which a person plans their next turn as if it had come, with the question and answers they would
 * have. What became of their last plan is above it.
 */
export function planPage(view: SeatedView, { line, part: wanted }: Wanted): Message {
  const { table, match, seat, reader = '', say, title, label, press, refresh, page } = view;
  const told = reportFor(table, reader);
  const above = told && reportWords(told, say);
  const kept = planOf(table, seat);
  const way = (action: 'undo' | 'keep' | 'cancel', says: PlainKey, icon: TableIcon, look?: 'good') =>
    press({ kind: 'plan', action }, say(says), icon, look);
  const cancel = kept && way('cancel', 'button-plan-cancel', 'close');
  if (match.turn.seat === seat)
    return cancel === undefined
      ? noteMessage([above, say('rejected-plan-own-turn')])
      : page(PLAN_LOOK, [above, ownLines(view), cancel]);
  // The others may have changed what the line rests on.
  const plan = match.planned(seat, line, view.text);
  if (plan === undefined) return noteMessage([above, say('rejected-nothing-to-plan')]);
  const { answers, end } = plan;
  const isKept = kept !== undefined && inNotation(kept.answers) === inNotation(answers);
  const asked = end === undefined ? plan.match.openTo(seat) : undefined;
  const pictures = [...plan.match.boards(label), ...(asked?.question(label, seat)?.pictures ?? [])];
  const tried = partsIn([
    answers.length > 0 && way('undo', 'button-undo', 'undo'),
    answers.length > 0 && !isKept && way('keep', 'button-plan-keep', 'agree', 'good'),
    cancel,
  ]);
  const last = [
    ...(tried.length === 0 ? [refresh(PLAN_LOOK, seat)] : tried),
    writeWay(view, say('button-note')),
  ];
  const board = laidOut([
    [above, `-# ${title}`, `### ${say('plan-title')}`, ownLines(view)],
    !isKept && triedOut(plan, say),
    answers.length < line.length && say('plan-broken'),
    galleries(pictures, STACKED),
    text(end === undefined ? `**${asked?.question(view.text, seat)?.prompt ?? ''}**` : say(ENDS[end])),
  ]);
  const room = COMPONENTS - 1 - countOf([...board, row(last)]);
  const layout = answersWithin(
    { room, wanted },
    asked === undefined ? [] : everyAnswer(plan.match, seat, view.text),
    answerIds(table.id, answers.length, PLAN_LOOK),
    view,
  );
  return { ...page(PLAN_LOOK, [board, layout, last]), pictures };
}

const inNotation = (answers: readonly { readonly notation: string }[]): string =>
  answers.map(({ notation }) => notation).join('\n');

/** What is tried out, and that nothing of it is kept. */
const triedOut = ({ answers }: TurnPlan, say: Say): string =>
  answers.length === 0
    ? `-# ${say('plan-about')}`
    : say('plan-line', { answers: inLine(answers.map(({ label }) => label)) });

const ENDS = {
  'turn over': 'plan-ends-turn',
  hidden: 'hint-hidden',
  others: 'hint-others',
} as const;

/** Why a plan went no further, where it did not come to the end of its turn. */
const STOPS = {
  'turn over': undefined,
  'line over': 'plan-stopped-line',
  hidden: 'plan-stopped-hidden',
  others: 'plan-stopped-others',
  differs: 'plan-stopped-differs',
} as const satisfies Readonly<Record<PlanReport['stop'], string | undefined>>;

function reportWords({ played, left, stop }: PlanReport, say: Say): string {
  const why = STOPS[stop];
  return [
    played.length === 0
      ? say('plan-played-nothing')
      : say(why === undefined ? 'plan-played-turn' : 'plan-played-part', { answers: inLine(played) }),
    ...(why === undefined ? [] : [say(why)]),
    ...(left.length === 0 ? [] : [say('plan-left', { answers: inLine(left) })]),
  ].join(' ');
}

/** The news that a person's plan was played, with *Undo* while it asks nobody; undefined if they have heard it. */
export function planNews(view: TableView): Message | undefined {
  const { table, say, reader = '', page } = view;
  const report = reportFor(table, reader);
  if (report === undefined || report.isTold === true || !hasMatch(view)) return undefined;
  const canUndo = undoablePlan(table, view.match, reader) !== undefined;
  const words = [reportWords(report, say), ...(canUndo ? [say('plan-undo')] : [])].join(' ');
  return page('planned', [words, canUndo && undoButton(view)]);
}
