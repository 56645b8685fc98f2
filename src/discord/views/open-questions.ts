import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { holderOf, isStuck, type Table, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { type Parts, row, text } from '../protocol/message.ts';
import { idsIn } from '../protocol/standing-message.ts';
import { answerIds, type Layout, layoutsOf, type QuestionPlace } from './answers.ts';
import { controlsAt, countOf } from './components.ts';
import { type MessageContext, playersOf } from './message-context.ts';

/** What stands around questions. */
export interface AroundQuestions {
  readonly room: number;
  /** What the player who is up has just done, in a sentence above their question: their eyes are there. */
  readonly done: string | undefined;
}

/**
 * Who is asked what, with the answers laid out as well as fits, in components; what does not fit is answered on the
 * private page of the person who is asked, like what only they may see.
 */
export function openQuestions(
  now: TableNow,
  match: PlayableMatch,
  { room, done }: AroundQuestions,
  spoken: TextContext,
  context: MessageContext,
): readonly APIComponentInContainer[] {
  // Whose seat is free cannot answer; that the match waits for them is said where the seat is offered.
  const held = match.decisions.filter(({ seat }) => holderOf(now.table, seat) !== undefined);
  const secret = held.filter((decision) => decision.secret);
  const open = held.filter((decision) => !decision.secret);
  const questions = open.flatMap((decision, at) =>
    publicQuestion(
      now,
      match,
      decision,
      { firstMenu: at * MENUS_APART, done: decision.seat === match.turn.seat ? done : undefined },
      spoken,
      context,
    ),
  );
  const thinking = thinkingSeats(now, match);
  const left = thinking.length === 0 ? room : room - 1;
  const laid = laidOut(withoutTwins(questions), left, secret.length > 0);
  const elsewhere = [
    ...laid.flatMap(({ question, layout }) => (layout === undefined ? [question.prompt] : [])),
    ...(secret.length === 0 ? [] : [privatelyAsked(now, secret, context)]),
  ];
  return [
    ...(thinking.length === 0 ? [] : [text(thinkingWords(now.table, thinking, context.say))]),
    ...laid.flatMap(({ question, layout }) =>
      layout === undefined ? [] : [text(question.words), ...layout],
    ),
    ...(elsewhere.length === 0 ? [] : [text(elsewhere.join('\n')), row([answerButton(now, context)])]),
  ];
}

/** The seats of computers that are to answer; nobody waits for one that cannot go on. */
export const thinkingSeats = ({ table }: TableNow, match: PlayableMatch): readonly number[] =>
  isStuck(table)
    ? []
    : match.decisions.map(({ seat }) => seat).filter((seat) => table.seats[seat]?.kind === 'computer');

const thinkingWords = (table: Table, seats: readonly number[], say: Say): string =>
  say('board-thinking', { who: playersOf(table, seats, say) });

interface PublicQuestion {
  readonly prompt: string;
  readonly words: Parts<string>;
  readonly layouts: readonly Layout[];
}

interface LaidQuestion {
  readonly question: PublicQuestion;
  /** How its answers stand below it; nothing where they stand on a private page. */
  readonly layout: Layout | undefined;
}

/** More menus than any message has room for. */
const MENUS_APART = 100;

/**
 * Questions without layouts whose buttons an earlier one may have, too: if several people are asked the same, the
 * first has it on buttons, as no two in a message have one id.
 */
function withoutTwins(questions: readonly PublicQuestion[]): readonly PublicQuestion[] {
  const taken = new Set<string>();
  return questions.map((question) => {
    const layouts = question.layouts.filter((layout) => !idsIn(layout).some((id) => taken.has(id)));
    for (const id of layouts.flatMap(idsIn)) taken.add(id);
    return { ...question, layouts };
  });
}

/** Words, and the button that opens the private page: in a row. */
const ELSEWHERE_SIZE = 3;

/** Lays questions out: until all fit, the one that takes most components gets its next best layout. */
function laidOut(
  questions: readonly PublicQuestion[],
  room: number,
  isElsewhere: boolean,
): readonly LaidQuestion[] {
  let laid = questions.map((question) => ({ question, way: 0, layout: question.layouts[0] }));
  const sizeOf = ({ layout }: LaidQuestion) => (layout === undefined ? 0 : 1 + countOf(layout));
  const size = () => {
    const shown = laid.reduce((sum, question) => sum + sizeOf(question), 0);
    return isElsewhere || laid.some(({ layout }) => layout === undefined) ? shown + ELSEWHERE_SIZE : shown;
  };
  while (size() > room && laid.some(({ layout }) => layout !== undefined)) {
    const most = Math.max(...laid.map(sizeOf));
    const largest = laid.findLastIndex((question) => sizeOf(question) === most);
    laid = laid.map(({ question, way, layout }, at) =>
      at === largest
        ? { question, way: way + 1, layout: question.layouts[way + 1] }
        : { question, way, layout },
    );
  }
  return laid;
}

function publicQuestion(
  { table }: TableNow,
  match: PlayableMatch,
  { seat, opened }: OpenDecision,
  { firstMenu, done }: Pick<QuestionPlace, 'firstMenu'> & Pick<AroundQuestions, 'done'>,
  spoken: TextContext,
  context: MessageContext,
): readonly PublicQuestion[] {
  const asked = match.openTo(seat)?.question(spoken);
  if (asked === undefined) return [];
  const prompt = context.say('board-asked', {
    who: playersOf(table, [seat], context.say),
    prompt: asked.prompt,
  });
  const small = (line: string | undefined) => line !== undefined && `-# ${line}`;
  return [
    {
      prompt,
      words: [small(done), prompt, small(questionTerm(table, match, seat, context.say)), small(asked.note)],
      layouts: layoutsOf(
        asked.answers,
        { ids: answerIds(table.id, opened, 'board'), ...(firstMenu !== undefined && { firstMenu }) },
        context,
      ),
    },
  ];
}

/** What a question speaks of, where the person who is asked is still learning the game; else returns undefined. */
export const questionTerm = (
  { learning }: Pick<Table, 'learning'>,
  match: PlayableMatch,
  seat: number,
  say: Say,
): string | undefined => (learning.includes(seat) ? match.openTo(seat)?.term(say) : undefined);

const privatelyAsked = (
  { table }: TableNow,
  secret: readonly OpenDecision[],
  { say }: MessageContext,
): string =>
  say('board-asked-privately', {
    who: playersOf(
      table,
      secret.map(({ seat }) => seat),
      say,
    ),
  });

/** Opens the private page of the person who presses it, where their question has all its answers. */
const answerButton = (now: TableNow, context: MessageContext): APIButtonComponent =>
  controlsAt(now, context).press(
    { kind: 'look', look: 'question' },
    context.say('button-question'),
    'question',
    'main',
  );
