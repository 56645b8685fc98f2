import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import { holderOf, isStuck, type Table, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { row, text } from '../protocol/message.ts';
import {
  answerIds,
  consequences,
  inBold,
  isOnButtons,
  type Layout,
  layoutsOf,
  MANNERS,
  type Manner,
  type QuestionPlace,
} from './answers.ts';
import { button } from './components.ts';
import { type MessageContext, playersOf, sharedIcon, type TextContexts } from './message-context.ts';
import { isSeenWith, type Pressed, type Stack } from './screen.ts';

/** What there is of room for questions. */
export interface QuestionRoom {
  /** Components. */
  readonly room: number;
  /** What stands above them, and is to be seen with them. */
  readonly picture: Picture | undefined;
  /** *Undo*, where it stands behind the last of their buttons, or below them. */
  readonly behind: readonly Pressed[];
  /** What the player who is up has just done, in a sentence above their question: their eyes are there. */
  readonly done: string | undefined;
}

/**
 * Who is asked what, with the answers in the best way for which there is room, in components; what has no room is answered on the private
 * page of the person who is asked, like what only they may see.
 */
export function openQuestions(
  now: TableNow,
  match: PlayableMatch,
  textContexts: TextContexts,
  context: MessageContext,
  { room, picture, behind, done }: QuestionRoom,
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
      { firstMenu: at * MENUS_APART, behind },
      decision.seat === match.turn.seat ? done : undefined,
      textContexts,
      context,
      (stack) => isSeenWith(picture, stack),
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
      layout === undefined ? [] : [text(question.words(layout)), ...layout.rows],
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
  say('board-thinking', { who: playersOf(table, seats, say), count: seats.length });

/** A question that all see. */
interface PublicQuestion {
  /** Who is asked what. */
  readonly prompt: string;
  /** The same with what is worth knowing, and with what comes of each answer where the answers cannot tell it. */
  readonly words: (layout: Layout) => string;
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
 * Questions without the layouts whose buttons an earlier one may have, too: of several people who are asked the same, the first has it on
 * buttons, as no two in a message have one id.
 */
function withoutTwins(questions: readonly PublicQuestion[]): readonly PublicQuestion[] {
  const taken = new Set<string>();
  return questions.map((question) => {
    const layouts = question.layouts.filter((layout) => !idsIn(layout).some((id) => taken.has(id)));
    for (const id of layouts.flatMap(idsIn)) taken.add(id);
    return { ...question, layouts };
  });
}

const idsIn = ({ rows }: Layout): readonly string[] =>
  rows.flatMap(({ components }) =>
    components.flatMap((part) => ('custom_id' in part ? [part.custom_id] : [])),
  );

/** As many letters of a name are reckoned with where room is. */
const USUAL_NAME = 16;

/** A question as it is seen, with as many letters as it takes room. */
export const asPut = (words: string): string =>
  words.replace(/\*\*(.+?)\*\*/gu, (_, bold: string) => inBold(bold));

/** Words, and the button that opens the private page: in a row. */
const ELSEWHERE_SIZE = 3;

/** Lays questions out: as long as there is no room for all, the one that takes most is laid out in its next best way. */
function laidOut(
  questions: readonly PublicQuestion[],
  room: number,
  isElsewhere: boolean,
): readonly LaidQuestion[] {
  let laid = questions.map((question) => ({ question, way: 0, layout: question.layouts[0] }));
  const sizeOf = ({ layout }: LaidQuestion) => (layout === undefined ? 0 : 1 + layout.size);
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
  place: Pick<QuestionPlace, 'firstMenu' | 'behind'>,
  done: string | undefined,
  textContexts: TextContexts,
  context: MessageContext,
  isSeen: (stack: Stack) => boolean,
): readonly PublicQuestion[] {
  const asked = match.question(seat, textContexts.text);
  const answers = match.question(seat, textContexts.label)?.answers ?? [];
  if (asked === undefined) return [];
  const who = playersOf(table, [seat], context.say);
  const prompt = context.say('board-asked', { who, prompt: asked.prompt });
  const note = asked.note === undefined ? '' : `-# ${asked.note}`;
  // Discord writes a name in the place of the mention, with a sign before it and a margin around it.
  // One that is longer takes a line more, and a phone scrolls by it: that is better than to say nothing of the answers.
  const name = (textContexts.text.people[seat]?.name ?? '').slice(0, USUAL_NAME);
  const term = termLine(table, match, seat, context.say);
  // A mention is written wider than its letters.
  const put = asPut(context.say('board-asked', { who: `@${name}__`, prompt: asked.prompt }));
  const layoutsWith = layoutsOf(answers, { ...place, ids: answerIds(table.id, opened, 'board') }, context);
  const laid = ({ above, below, manners }: Way) =>
    layoutsWith(({ words, rows }) => isSeen({ words: [...above, put, ...below, ...words], rows }), manners);
  const ways = waysOf(term, note, isFirstTurn(match));
  const told = done === undefined ? [] : [`-# ${done}`];
  const { above, below, layouts } = bestOf([...withAbove(ways, told), ...ways], laid);
  return [
    {
      prompt,
      words: ({ spelled, manner }) => {
        const shown = new Set(spelled.map(({ notation }) => notation));
        const answered = consequences(
          asked.answers.filter(({ notation }) => shown.has(notation)),
          context.icons,
          manner,
        );
        return [...above, prompt, ...below, answered].filter((part) => part !== '').join('\n');
      },
      layouts,
    },
  ];
}

/** Which lines stand above and below a question, and how its answers on buttons may be told of with them. */
interface Way {
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly manners: readonly Manner[];
}

/** Whether everybody has their first turn still, or not had it yet. */
const isFirstTurn = ({ turn, seats }: PlayableMatch): boolean => turn.number <= seats;

/** The manners in which each answer has a line of its own. */
const APART = [
  ['lines', 'brief'],
  ['small', 'bare'],
] as const satisfies readonly (readonly Manner[])[];
/** The same, and that in which they run together. */
const SIZES = [...APART, ['together']] as const satisfies readonly (readonly Manner[])[];

/**
 * From the most words to the fewest: of each answer something is to be said, and what is worth knowing besides gives way to that. In a person's
 * first turn what the question speaks of stays as long as each answer has a line, and smaller lines give way to what is worth knowing: without it
 * they cannot read what is said of the answers.
 */
function waysOf(term: string, note: string, isFirst: boolean): readonly Way[] {
  const withLines = (lines: readonly string[]) => lines.filter((line) => line !== '');
  const most = [[term, note], [term], []].map(withLines);
  const explained = isFirst && term !== '' ? [[term, note], [term]].map(withLines) : [];
  const ways = (belows: readonly (readonly string[])[], sizes: readonly (readonly Manner[])[]) =>
    sizes.flatMap((manners) => belows.map((below): Way => ({ above: [], below, manners })));
  return [
    ...explained.flatMap((below) => ways([below], APART)),
    ...ways(most, SIZES),
    { above: [], below: [], manners: MANNERS },
  ];
}

/** The same ways with lines above the question, as long as the answers are told of besides their prices: these are worth more. */
const withAbove = (ways: readonly Way[], above: readonly string[]): readonly Way[] =>
  above.length === 0
    ? []
    : ways.flatMap(({ below, manners }) => (manners === MANNERS ? [] : [{ above, below, manners }]));

/** The first of some ways in which the answers stand on buttons; where none do, all lines. */
function bestOf(
  ways: readonly Way[],
  laid: (way: Way) => readonly Layout[],
): Pick<Way, 'above' | 'below'> & { readonly layouts: readonly Layout[] } {
  for (const way of ways) {
    const layouts = laid(way);
    if (isOnButtons(layouts[0])) return { above: way.above, below: way.below, layouts };
  }
  const [first = { above: [], below: [], manners: MANNERS }] = ways;
  return { above: first.above, below: first.below, layouts: laid(first) };
}

/** What a question speaks of, where the person who is asked is still learning the game; else nothing. */
export function termLine(
  { learning }: Pick<Table, 'learning'>,
  match: PlayableMatch,
  seat: number,
  say: Say,
): string {
  const term = learning.includes(seat) ? match.term(seat, say) : undefined;
  return term === undefined ? '' : `-# ${term}`;
}

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
    count: secret.length,
  });

/** Opens the private page of the person who presses it, where their question has all its answers. */
const answerButton = ({ table, game }: TableNow, { say, icons }: MessageContext): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'question' },
      label: say('button-question'),
      icon: sharedIcon(game.name, 'question'),
      look: 'main',
    },
    icons,
  );
