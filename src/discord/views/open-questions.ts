import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { OpenDecision } from '../../games/playable.ts';
import { holderOf, isStuck } from '../../tables/model/table.ts';
import { text } from '../protocol/message.ts';
import { idsIn } from '../protocol/standing-message.ts';
import { answerIds, type Layout, layoutsOf } from './answers.ts';
import { countOf, laidOut } from './components.ts';
import { playersOf } from './message-context.ts';
import type { MatchView } from './table-view.ts';

/** What stands around questions. */
interface AroundQuestions {
  readonly room: number;
  /** What the player who is up has just done, in a sentence above their question: their eyes are there. */
  readonly done: string | undefined;
}

/**
 * Who is asked what, with the answers laid out as well as fits, in components; what does not fit is answered on the
 * private page of the person who is asked, like what only they may see.
 */
export function openQuestions(view: MatchView, { room, done }: AroundQuestions) {
  const { table, match, say, press } = view;
  // Whose seat is free cannot answer; that the match waits for them is said where the seat is offered.
  const held = match.decisions.filter(({ seat }) => holderOf(table, seat) !== undefined);
  const secret = held.filter((decision) => decision.secret).map(({ seat }) => seat);
  const open = held.filter((decision) => !decision.secret);
  const questions = open.flatMap((decision, at) =>
    publicQuestion(view, decision, at, decision.seat === match.turn.seat ? done : undefined),
  );
  const thinking = thinkingSeats(view);
  const left = thinking.length === 0 ? room : room - 1;
  const laid = fitting(withoutTwins(questions), left, secret.length > 0);
  const elsewhere = [
    ...laid.flatMap(({ prompt, layouts }) => (layouts.length === 0 ? [prompt] : [])),
    ...(secret.length === 0 ? [] : [say('board-asked-privately', { who: playersOf(table, secret, say) })]),
  ];
  return laidOut([
    thinking.length > 0 && text(say('board-thinking', { who: playersOf(table, thinking, say) })),
    laid.map(({ words, layouts: [layout] }) => layout && [words, layout]),
    elsewhere,
    // Opens the private page of the person who presses it, where their question has all its answers.
    elsewhere.length > 0 &&
      press({ kind: 'look', look: 'question' }, say('button-question'), 'question', 'main'),
  ]);
}

/** The seats of computers that are to answer; nobody waits for one that cannot go on. */
const thinkingSeats = ({ table, match }: MatchView): readonly number[] =>
  isStuck(table)
    ? []
    : match.decisions.map(({ seat }) => seat).filter((seat) => table.seats[seat]?.kind === 'computer');

interface PublicQuestion {
  readonly prompt: string;
  readonly words: APIComponentInContainer;
  /** The ways that its answers can stand below it, the best first; none if they stand on a private page. */
  readonly layouts: readonly Layout[];
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

/** Questions that fit: until all do, the one that takes most components gets its next best layout. */
function fitting(
  questions: readonly PublicQuestion[],
  room: number,
  isElsewhere: boolean,
): readonly PublicQuestion[] {
  const sizes = questions.map(({ layouts: [layout] }) => (layout === undefined ? 0 : 1 + countOf(layout)));
  const most = Math.max(0, ...sizes);
  const besides = isElsewhere || sizes.includes(0) ? ELSEWHERE_SIZE : 0;
  if (most === 0 || sizes.reduce((sum, size) => sum + size, besides) <= room) return questions;
  const largest = sizes.lastIndexOf(most);
  const changed = questions.map((question, at) =>
    at === largest ? { ...question, layouts: question.layouts.slice(1) } : question,
  );
  return fitting(changed, room, isElsewhere);
}

function publicQuestion(
  view: MatchView,
  { seat, opened }: OpenDecision,
  at: number,
  done: string | undefined,
): readonly PublicQuestion[] {
  const { table, match, say } = view;
  const asked = match.openTo(seat)?.question(view.text);
  if (asked === undefined) return [];
  const prompt = say('board-asked', { who: playersOf(table, [seat], say), prompt: asked.prompt });
  const small = (line: string | undefined) => line !== undefined && `-# ${line}`;
  return [
    {
      prompt,
      words: text([small(done), prompt, small(questionTerm(view, seat)), small(asked.note)]),
      layouts: layoutsOf(asked.answers, answerIds(table.id, opened, 'board', at * MENUS_APART), view),
    },
  ];
}

/** What a question speaks of, where the person who is asked is still learning the game; else returns undefined. */
export const questionTerm = ({ table, match, say }: MatchView, seat: number): string | undefined =>
  table.learning.includes(seat) ? match.openTo(seat)?.term(say) : undefined;
