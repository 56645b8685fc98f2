import type { APIButtonComponent } from 'discord-api-types/v10';
import type { TurnPlan } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import type { PlanReport } from '../../tables/model/plan.ts';
import { planOf, reportFor, undoablePlan } from '../../tables/model/plans.ts';
import { NOTE_LENGTH, noteOf } from '../../tables/model/private-note.ts';
import type { PlainKey, Say } from '../../texts/say.ts';
import { plainText, shortened } from '../../texts/shown-text.ts';
import type { Form } from '../protocol/form.ts';
import { PLAN_LOOK } from '../protocol/ids.ts';
import { COMPONENTS } from '../protocol/limits.ts';
import { galleries, type Message, partsIn, row, text } from '../protocol/message.ts';
import { answerIds, answersWithin, everyAnswer } from './answers.ts';
import { STACKED } from './board-message.ts';
import { countOf, laidOut, noteMessage } from './components.ts';
import { undoButton } from './page-way.ts';
import { hasMatch, type SeatedView, type TableView } from './table-view.ts';

const wordsIn = ({ table, reader = '' }: TableView): string | undefined => noteOf(table, reader);

/** Somebody's note at a table, whole, and what they can do with it: for their eyes alone. */
export function notePage(view: TableView): Message {
  const { say, press, page } = view;
  const words = wordsIn(view);
  const isWritten = words !== undefined;
  return page('note', [
    `### ${say('note-title')}`,
    isWritten ? plainText(words) : say('note-none'),
    `-# ${say('note-about')}`,
    writeWay(view, say(isWritten ? 'button-note-edit' : 'button-note-write')),
    isWritten && press({ kind: 'note', action: 'remove' }, say('button-note-remove'), 'close'),
  ]);
}

/** The button that opens the form of a note. */
export const writeWay = ({ press }: TableView, label: string): APIButtonComponent =>
  press({ kind: 'note', action: 'write' }, label, 'happened');

/** The form in which somebody writes their note, with what they have written so far. */
export const noteForm = (view: TableView): Form => ({
  id: { kind: 'note', table: view.table.id, action: 'save' },
  title: view.say('note-title'),
  fields: [{ kind: 'text', label: view.say('note-label'), most: NOTE_LENGTH, written: wordsIn(view) ?? '' }],
});

const BRIEF = 140;

/** A person's own lines at a table, above the topic of their page: their note in a line or two, and their kept plan. */
export function ownLines(view: TableView): readonly string[] {
  const words = wordsIn(view)?.replaceAll(/\s+/gu, ' ');
  const note = words && `-# 📝 ${view.say('note-line', { words: plainText(shortened(words, BRIEF)) })}`;
  return [...(note ? [note] : []), ...planLines(view)];
}

/** What a kept plan will do, and when: in its turn that it is about to. */
export function planLines({ table, match, seat, say }: TableView): readonly string[] {
  const kept = seat === undefined ? undefined : planOf(table, seat);
  if (kept === undefined) return [];
  const answers = inLine(kept.answers.map(({ label }) => label));
  if (kept.pause === 0) return [say('plan-kept-alone', { answers })];
  return [say(match?.turn.seat === seat ? 'plan-soon' : 'plan-kept', { answers })];
}

/** What is planned, in one line. */
export const inLine = (labels: readonly string[]): string => labels.join(' → ');

interface Wanted {
  readonly line: readonly string[];
  readonly part: number;
}

/** A private board on which a person plans their next turn, below what became of their last plan. */
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
