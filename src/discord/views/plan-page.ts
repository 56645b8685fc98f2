import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableMatch, TurnPlan } from '../../games/playable.ts';
import type { AnswerLabel, TextContext } from '../../games/presenter.ts';
import type { PlanReport } from '../../tables/model/plan.ts';
import { planOf, reportFor, undoablePlan } from '../../tables/model/plans.ts';
import { holderOf, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { PLAN_LOOK } from '../protocol/ids.ts';
import { COMPONENTS, ROW_BUTTONS } from '../protocol/limits.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { answersWithin } from './answer-parts.ts';
import { answerIds, answersOf } from './answers.ts';
import { button, countOf } from './components.ts';
import { undoButton } from './match-buttons.ts';
import { type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';
import { writeWay } from './note-page.ts';
import { inLine, ownLines } from './own-lines.ts';
import { noteMessage } from './page-message.ts';
import { refreshWay, WAYS_BETWEEN_PARTS, wayToPart } from './page-way.ts';

/** What somebody plans: the line that they try out, or have kept, and which part of the answers they look at. */
interface Wanted {
  readonly seat: number;
  readonly line: readonly string[];
  readonly part: number;
}

/** So many boards stand one below the other. */
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
  const above = told === undefined ? [] : [reportWords(told, say)];
  const kept = planOf(table, seat);
  if (match.turn.seat === seat)
    return kept === undefined
      ? noteMessage([...above, say('rejected-plan-own-turn')].join('\n'))
      : planToCome(now, [...above, ...ownLines(now, owner, say)], context);
  const { text: spoken, label } = textContextsOf(table, context);
  // The others may have changed what the line rests on.
  const plan = match.planned(seat, line, spoken);
  if (plan === undefined) return noteMessage([...above, say('rejected-nothing-to-plan')].join('\n'));
  const isKept = kept !== undefined && isSame(kept.answers, plan.answers);
  const question = plan.end === undefined ? plan.match.openTo(seat)?.question(spoken, seat) : undefined;
  const asks = plan.end === undefined ? plan.match.openTo(seat)?.question(label, seat) : undefined;
  const answers = answersOf(
    asks === undefined ? [] : everyAnswer(now, plan.match, seat, label),
    question === undefined ? [] : everyAnswer(now, plan.match, seat, spoken),
  );
  const pictures = [...plan.match.boards(label), ...(asks?.pictures ?? [])];
  const galleriesAbove = galleries(pictures, STACKED);
  const words = [
    ...above,
    `### ${say('plan-title')}`,
    ...ownLines(now, owner, say),
    ...(isKept ? [] : [triedOut(plan, say)]),
    ...(plan.answers.length < line.length ? [say('plan-broken')] : []),
  ];
  const asked = plan.end === undefined ? `**${question?.prompt ?? ''}**` : say(ENDS[plan.end]);
  const toNote = writeWay(now, say('button-note'), context);
  const ways: readonly APIButtonComponent[] = [
    ...(plan.answers.length === 0 ? [] : [way(now, 'undo', say('button-undo'), 'undo', context)]),
    ...(plan.answers.length === 0 || isKept
      ? []
      : [way(now, 'keep', say('button-plan-keep'), 'agree', context)]),
    ...(kept === undefined ? [] : [way(now, 'cancel', say('button-plan-cancel'), 'close', context)]),
  ];
  const last = [...(ways.length === 0 ? [refreshWay(now, PLAN_LOOK, seat, context)] : ways), toNote];
  const room =
    COMPONENTS -
    countOf([container('private', [text(''), ...galleriesAbove, text(''), row(last)])]) -
    WAYS_BETWEEN_PARTS;
  const { layout, part, parts, hasRanges } = answersWithin(
    { room, turning: WAYS_BETWEEN_PARTS, wanted },
    answers,
    { ids: answerIds(table.id, plan.answers.length, PLAN_LOOK) },
    context,
  );
  const turning = [
    ...(part > 0 && !hasRanges ? [wayToPart(now, PLAN_LOOK, part - 1, 'earlier', context)] : []),
    ...(part < parts - 1 && !hasRanges ? [wayToPart(now, PLAN_LOOK, part + 1, 'more', context)] : []),
  ];
  return {
    components: [
      container('private', [
        text(words.join('\n')),
        ...galleriesAbove,
        text(asked),
        ...layout,
        row([...turning, ...last].slice(0, ROW_BUTTONS)),
      ]),
    ],
    pictures,
    page: { of: table.id, kind: PLAN_LOOK },
  };
}

/** That the turn of a plan has come and it is about to be played, as long as its owner can still cancel it. */
const planToCome = (now: TableNow, words: readonly string[], context: MessageContext): Message => ({
  components: [
    container('private', [
      text(words.join('\n')),
      row([way(now, 'cancel', context.say('button-plan-cancel'), 'close', context)]),
    ]),
  ],
  pictures: [],
  page: { of: now.table.id, kind: PLAN_LOOK },
});

/** Everything that somebody could answer there, also what they alone could do besides. */
function everyAnswer(
  { game }: TableNow,
  match: PlayableMatch,
  seat: number,
  textContext: TextContext,
): readonly AnswerLabel[] {
  const asked = match.openTo(seat)?.question(textContext, seat)?.answers ?? [];
  const own = game.pages.find(({ isOwn }) => isOwn);
  const besides = (own && match.page(own.name, seat, seat, textContext)?.answers) ?? [];
  const known = new Set(asked.map(({ notation }) => notation));
  return [...asked, ...besides.filter(({ notation }) => !known.has(notation))];
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

/** Why nothing more can be planned. */
const ENDS = {
  'turn over': 'plan-ends-turn',
  hidden: 'plan-ends-hidden',
  others: 'plan-ends-others',
} as const;

const way = (
  { table, game }: TableNow,
  action: 'undo' | 'keep' | 'cancel',
  label: string,
  icon: 'undo' | 'agree' | 'close',
  { icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'plan', table: table.id, action },
      label,
      icon: sharedIcon(game.name, icon),
      ...(action === 'keep' ? { look: 'good' as const } : {}),
    },
    icons,
  );

/** Why a plan went no further, where it did not come to the end of its turn. */
const STOPS = {
  'turn over': undefined,
  'line over': 'plan-stopped-line',
  hidden: 'plan-stopped-hidden',
  others: 'plan-stopped-others',
  differs: 'plan-stopped-differs',
} as const satisfies Readonly<Record<PlanReport['stop'], string | undefined>>;

/** What came of somebody's plan, in sentences. */
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
  const words = [reportWords(report, say), ...(canUndo ? [say('plan-undo')] : [])].join(' ');
  const below = canUndo ? [row([undoButton(now, match, context)])] : [];
  return {
    components: [container('private', [text(words), ...below])],
    pictures: [],
    page: { of: table.id, kind: 'planned' },
  };
}
