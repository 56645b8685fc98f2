import type { PlayableMatch, TurnPlan } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import type { PlanReport } from '../../tables/model/plan.ts';
import { planOf, reportFor, undoablePlan } from '../../tables/model/plans.ts';
import { holderOf, type TableNow } from '../../tables/model/table.ts';
import type { PlainKey, Say } from '../../texts/say.ts';
import { PLAN_LOOK } from '../protocol/ids.ts';
import { COMPONENTS, ROW_BUTTONS } from '../protocol/limits.ts';
import { container, galleries, type Message, partsIn, row, text } from '../protocol/message.ts';
import { answerIds, answersWithin, everyAnswer, WAYS_BETWEEN_PARTS } from './answers.ts';
import { controlsAt, countOf, privatePage, rows } from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { inLine, ownLines, writeWay } from './note-page.ts';
import { noteMessage } from './page-message.ts';
import { refreshWay, undoButton } from './page-way.ts';
import { titleOf } from './table-words.ts';

/** What somebody plans: the line that they try out, or have kept, and which part of the answers they look at. */
interface Wanted {
  readonly seat: number;
  readonly line: readonly string[];
  readonly part: number;
}

const STACKED = 3;

/**
 * A private board on which a person plans their next turn as if it had come, with the question and answers they would
 * have. What became of their last plan is above it.
 */
export function planPage(
  now: TableNow,
  match: PlayableMatch,
  { seat, line, part: wanted }: Wanted,
  context: MessageContext,
): Message {
  const { say } = context;
  const { table } = now;
  const owner = holderOf(table, seat) ?? '';
  const told = reportFor(table, owner);
  const above = told && reportWords(told, say);
  const kept = planOf(table, seat);
  const mark = { of: table.id, kind: PLAN_LOOK };
  const way = (action: 'undo' | 'keep' | 'cancel', label: PlainKey, icon: TableIcon, look?: 'good') =>
    controlsAt(now, context).press({ kind: 'plan', action }, say(label), icon, look);
  const cancel = way('cancel', 'button-plan-cancel', 'close');
  if (match.turn.seat === seat)
    return kept === undefined
      ? noteMessage([above, say('rejected-plan-own-turn')])
      : privatePage(mark, [text([above, ownLines(now, owner, say)]), row([cancel])]);
  const { text: spoken, label } = textContextsOf(table, context);
  // The others may have changed what the line rests on.
  const plan = match.planned(seat, line, spoken);
  if (plan === undefined) return noteMessage([above, say('rejected-nothing-to-plan')]);
  const isKept = kept !== undefined && isSame(kept.answers, plan.answers);
  const asked = plan.end === undefined ? plan.match.openTo(seat) : undefined;
  const pictures = [...plan.match.boards(label), ...(asked?.question(label, seat)?.pictures ?? [])];
  const words = text([
    above,
    `-# ${titleOf(now, say)}`,
    `### ${say('plan-title')}`,
    ownLines(now, owner, say),
    !isKept && triedOut(plan, say),
    plan.answers.length < line.length && say('plan-broken'),
  ]);
  const question = text(
    plan.end === undefined ? `**${asked?.question(spoken, seat)?.prompt ?? ''}**` : say(ENDS[plan.end]),
  );
  const tried = partsIn([
    plan.answers.length > 0 && way('undo', 'button-undo', 'undo'),
    plan.answers.length > 0 && !isKept && way('keep', 'button-plan-keep', 'agree', 'good'),
    kept && cancel,
  ]);
  const last = [
    ...(tried.length === 0 ? [refreshWay(PLAN_LOOK, now, seat, context)] : tried),
    writeWay(now, say('button-note'), context),
  ];
  const board = [words, galleries(pictures, STACKED), question];
  const room = COMPONENTS - countOf([container('private', [board, row(last)])]) - WAYS_BETWEEN_PARTS;
  const { layout, turning } = answersWithin(
    { room, wanted },
    asked === undefined ? [] : everyAnswer(plan.match, seat, spoken),
    { ids: answerIds(table.id, plan.answers.length, PLAN_LOOK) },
    context,
  );
  const ways = row([...turning, ...last].slice(0, ROW_BUTTONS));
  return privatePage(mark, [board, layout, ways], pictures);
}

const isSame = (
  one: readonly { readonly notation: string }[],
  other: readonly { readonly notation: string }[],
): boolean =>
  one.length === other.length && one.every(({ notation }, at) => notation === other[at]?.notation);

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
  const isWhole = why === undefined;
  return [
    played.length === 0
      ? say('plan-played-nothing')
      : say(isWhole ? 'plan-played-turn' : 'plan-played-part', { answers: inLine(played) }),
    ...(why === undefined ? [] : [say(why)]),
    ...(left.length === 0 ? [] : [say('plan-left', { answers: inLine(left) })]),
  ].join(' ');
}

/** The news that a person's plan was played, with *Undo* while it asks nobody; undefined if they have heard it. */
export function planNews(now: TableNow, person: string, context: MessageContext): Message | undefined {
  const { table, match } = now;
  const report = reportFor(table, person);
  if (report === undefined || report.isTold === true || match === undefined) return undefined;
  const { say } = context;
  const canUndo = undoablePlan(table, match, person) !== undefined;
  const words = `${reportWords(report, say)}${canUndo ? ` ${say('plan-undo')}` : ''}`;
  const undo = canUndo && undoButton(now, match, context);
  return privatePage({ of: table.id, kind: 'planned' }, [text(words), rows(undo)]);
}
