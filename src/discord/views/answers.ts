import type {
  APIButtonComponent,
  APIComponentInContainer,
  APIStringSelectComponent,
} from 'discord-api-types/v10';
import { effectsWithin } from '../../games/effects-told.ts';
import { capital } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, TextContext, Tone } from '../../games/presenter.ts';
import { holderOf, isStuck } from '../../tables/model/table.ts';
import { shortened } from '../../texts/shown-text.ts';
import type { Id, PressPlace } from '../protocol/ids.ts';
import { ROW_BUTTONS, SELECT_OPTIONS } from '../protocol/limits.ts';
import { section, text } from '../protocol/message.ts';
import { idsIn } from '../protocol/standing-message.ts';
import { button, countOf, evenly, type LOOKS_OF_BUTTONS, laidOut, menu } from './components.ts';
import { type ButtonContext, playersOf } from './message-context.ts';
import type { MatchView } from './table-view.ts';

/** More answers than this in lines, with buttons beside them, would push the board that they are about out of sight. */
const MOST_LINES = 4;
/** More answers than this stand in a menu: four rows of buttons, and one for what only looks. */
const MOST_BUTTONS = 20;
/** Letters of effects that the lines of a question share: many lines leave room for the rest of the message. */
const LINES = MOST_BUTTONS * LENGTHS.effects;
const RANGE_LENGTH = 40;
/** The most menus below one question: more answers than these hold are found in two steps, by a menu of ranges. */
const MOST_MENUS = 4;
const LOOKS = {
  main: 'main',
  plain: 'plain',
  gain: 'good',
  pass: 'plain',
  ends: 'grave',
} as const satisfies Record<Tone, keyof typeof LOOKS_OF_BUTTONS>;

/** What the buttons and menus of answers ask for. */
export interface AnswerIds {
  readonly button: (notation: string) => Id;
  readonly menu: (part: number) => Id;
  readonly ranges: (shown: number) => Id;
}

/**
 * The ids of answers at a table.
 *
 * @param opened the ply at which the question was put to its seat
 * @param firstMenu the number of the first menu, if other questions in the same message have menus
 */
export const answerIds = (table: string, opened: number, place: PressPlace, firstMenu = 0): AnswerIds => ({
  button: (notation) => ({ kind: 'answer', table, opened, place, notation }),
  menu: (part) => ({ kind: 'choose', table, opened, place, part: firstMenu + part }),
  ranges: (part) => ({ kind: 'part', table, place, part }),
});

/** What a text says of an answer, for where no markup is read: names are escaped in it. */
const asLabel = (words: string): string => words.replaceAll(/\\([\\*_~`|<>@:[\]()\-+#.])/g, '$1');

/** Everything that a seat could answer, also what it alone could do besides on its pages. */
export function everyAnswer(
  match: PlayableMatch,
  seat: number,
  textContext: TextContext,
): readonly AnswerLabel[] {
  const asked = match.openTo(seat)?.question(textContext, seat)?.answers ?? [];
  const besides = match.game.pages.flatMap(
    ({ name }) => match.page(name, seat, seat, textContext)?.answers ?? [],
  );
  return [...asked, ...besides].filter(
    ({ notation }, at, all) => all.findIndex((other) => other.notation === notation) === at,
  );
}

/** Answers as they can stand in a message. */
export type Layout = readonly APIComponentInContainer[];

const isTold = ({ effects = [] }: AnswerLabel): boolean => effects.some((effect) => effect.trim() !== '');

/**
 * Layouts that answers can have in a message, the best first: lines with buttons, buttons below lines, menus. A great
 * many answers have none: they are found in two steps on a private page, see {@link answersWithin}.
 */
export function layoutsOf(
  answers: readonly AnswerLabel[],
  ids: Omit<AnswerIds, 'ranges'>,
  context: ButtonContext,
): readonly Layout[] {
  const buttonOf = ({ notation, label, icon, tone }: AnswerLabel, name = label): APIButtonComponent =>
    button(
      // An answer without others beside it is the way on, whatever its tone.
      {
        ...{ id: ids.button(notation), label: asLabel(name), icon },
        look: LOOKS[answers.length === 1 ? 'main' : tone],
      },
      context.icons,
    );
  const told = answers.filter(isTold);
  const most = Math.min(LENGTHS.outlook, Math.floor(LINES / told.length));
  // Lines of one question begin alike: with names if any button has less than the name.
  const areNamed = told.some(({ label, button: name = label }) => name !== label);
  // Short names are told apart where no two of them are alike.
  const short = new Set(answers.map(({ label, button: name = label }) => name));
  const areApart = short.size === answers.length;
  const beside = answers.filter(({ tone }) => tone !== 'plain');
  const listed = answers.filter(({ tone }) => tone === 'plain');
  const inLines = () => [
    told.map((answer) => section(lineOf(answer, areNamed, most), buttonOf(answer, answer.button))),
    answers.filter((answer) => !isTold(answer)).map((answer) => buttonOf(answer)),
  ];
  const onButtons = () => [
    linesOf(told, most),
    answers.map((answer) => buttonOf(answer, areApart ? answer.button : answer.label)),
  ];
  const inMenus = () => [menus(listed, 'all', ids, context), beside.map((answer) => buttonOf(answer))];
  const hasLines = told.length > 0 && told.length <= MOST_LINES;
  const isFew = answers.length <= MOST_BUTTONS;
  const haveMenus = evenly(answers, SELECT_OPTIONS).length <= MOST_MENUS;
  const areParted = beside.length > 0 && beside.length <= ROW_BUTTONS && listed.length > 0;
  return [
    ...(isFew && hasLines ? [inLines()] : []),
    ...(isFew ? [onButtons()] : []),
    ...(haveMenus && areParted ? [inMenus()] : []),
    ...(haveMenus ? [menus(answers, 'all', ids, context)] : []),
  ].map(laidOut);
}

/** A line about an answer, next to its button: small, so that two lines of it are no higher than the button. */
function lineOf({ label, effects = [] }: AnswerLabel, isNamed: boolean, most: number): string {
  const comes = `-# ${capital(effectsWithin(effects, most))}`;
  return isNamed ? `**${label}**\n${comes}` : comes;
}

/** Small lines that tell of answers by their names: those of which the same is told share one. */
function linesOf(answers: readonly AnswerLabel[], most: number): readonly string[] {
  const told = answers.map(({ label, effects = [] }) => ({ label, comes: effectsWithin(effects, most) }));
  return [...new Set(told.map(({ comes }) => comes))].map((comes) => {
    const alike = told.filter((each) => each.comes === comes).map(({ label }) => `**${label}**`);
    return `-# ${alike.join(', ')} · ${comes}`;
  });
}

function menus(
  answers: readonly AnswerLabel[],
  these: 'all' | 'some',
  ids: Pick<AnswerIds, 'menu'>,
  { say, icons }: ButtonContext,
): readonly APIStringSelectComponent[] {
  const parts = evenly(answers, SELECT_OPTIONS);
  const ranged = these === 'some' || parts.length > 1;
  return parts.map((part, at) =>
    menu(
      ids.menu(at),
      ranged ? say('answers-choose-from', { range: rangeOf(part) }) : say('answers-choose'),
      part.map(({ notation, label, effects, icon }) => ({
        ...{ value: notation, label: asLabel(label), icon },
        description: effects && asLabel(effectsWithin(effects)),
      })),
      icons,
    ),
  );
}

/** From the first of some answers to the last: “1–20”, “blue – green”. */
function rangeOf(answers: readonly AnswerLabel[]): string {
  const ends = [answers.at(0), answers.at(-1)].map((answer) =>
    shortened(asLabel(answer?.label ?? ''), RANGE_LENGTH),
  );
  return ends.join(ends.every((end) => /^\d+$/.test(end)) ? '–' : ' – ');
}

/**
 * Answers laid out in `room` components; if too many, menus of ranges and of the answers in the `wanted` one. A range
 * that does not exist gives the last.
 */
export function answersWithin(
  { room, wanted }: { readonly room: number; readonly wanted: number },
  answers: readonly AnswerLabel[],
  ids: AnswerIds,
  context: ButtonContext,
): Layout {
  const { say, icons } = context;
  const whole = layoutsOf(answers, ids, context).find((layout) => countOf(layout) <= room);
  if (whole !== undefined) return whole;
  const ranges = evenly(answers, Math.max(SELECT_OPTIONS, Math.ceil(answers.length / SELECT_OPTIONS)));
  const chosen = Math.min(wanted, ranges.length - 1);
  const entries = ranges.map((range, at) => ({
    ...{ value: String(at), label: rangeOf(range), chosen: at === chosen },
  }));
  return laidOut([
    menu(ids.ranges(chosen), say('answers-choose-range'), entries, icons),
    menus(ranges[chosen] ?? [], 'some', ids, context),
  ]);
}

/** Who is asked what, with answers as far as there is room; others are answered on the page of the person asked. */
export function openQuestions(
  view: MatchView,
  // What the player who is up has just `done` stands above their question: their eyes are there.
  { room, done }: { readonly room: number; readonly done: string | undefined },
) {
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

/** If several people are asked the same, the first has it on buttons, as no two in a message may have one id. */
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
