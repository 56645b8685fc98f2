import { type APIButtonComponent, type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf, type PageOfGame } from '../../games/pages.ts';
import type { OpenDecision, PlayableMatch, ReadyOnPage } from '../../games/playable.ts';
import type { AnswerLabel, Page, TextContext } from '../../games/presenter.ts';
import { guessOf } from '../../tables/model/guess.ts';
import { holderOf, type TableNow } from '../../tables/model/table.ts';
import { plainText } from '../../texts/shown-text.ts';
import { type Look, READY_LOOK } from '../protocol/ids.ts';
import { COMPONENTS, TEXT } from '../protocol/limits.ts';
import { container, galleries, lettersIn, type Message, type Parts, text } from '../protocol/message.ts';
import type { PageState } from '../protocol/page-mark.ts';
import { answerIds, answersWithin } from './answers.ts';
import {
  type ButtonWords,
  button,
  controlsAt,
  countOf,
  framed,
  privatePage,
  type Row,
  rows,
} from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { ownLines } from './note-page.ts';
import { questionTerm } from './open-questions.ts';
import { refreshWay, turnWays, undoOf, wayTo, wayToMatchPage, wayToPlan } from './page-way.ts';
import { titleOf } from './table-words.ts';

/** A few words for one person. */
export const noteMessage = (words: Parts<string>): Message => framed('private', text(words));

/** What this seat holds, which only it may see, and what can be done from there. */
export function ownPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  context: MessageContext,
  part = 0,
): Message {
  const page = ownPageOf(now.game.pages);
  return page === undefined
    ? questionPage(now, match, seat, context, part)
    : seatPage(now, match, seat, page, context, part);
}

/** A game page for a seat, with the answers that can be given there. `done`: what it has just done, in sentences. */
export function seatPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  { name }: Pick<PageOfGame, 'name'>,
  context: MessageContext,
  part = 0,
  done: readonly string[] = [],
): Message {
  const { text: spoken, label } = textContextsOf(now.table, context);
  const { answers, ...words } = pageOf(match, name, seat, spoken);
  const { pictures } = pageOf(match, name, seat, label);
  const decision = match.openTo(seat);
  const side = decision === undefined ? [] : ownSide(now, match, seat, context);
  // To somebody who reads boards its text tells what its pictures show.
  const seen = context.reads === true ? [] : [...side, ...pictures];
  const isOwn = ownPageOf(now.game.pages)?.name === name;
  const above = [
    `-# ${titleOf(now, context.say)}`,
    ...done,
    ...(isOwn ? ownLines(now, holderOf(now.table, seat) ?? '', context.say) : []),
  ];
  return pageWithAnswers(
    {
      ...{ now, seat, place: name, pictures: seen, decision, part },
      words: wordsOf(above, words),
      answers,
    },
    context,
  );
}

/** A seat's side of the board, in games without a hand; nothing for those who read boards. */
const ownSide = (
  { table, game }: TableNow,
  match: PlayableMatch,
  seat: number,
  context: MessageContext,
): readonly Picture[] =>
  game.pages.some(({ isOwn }) => isOwn) || context.reads === true
    ? []
    : match.boards(textContextsOf(table, context).label, seat).slice(-1);

/** What a seat sees beside what it is asked: its side of the board, or what it holds. */
export function ownPictures(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  context: MessageContext,
): readonly Picture[] {
  const { label } = textContextsOf(now.table, context);
  const shown = match.openTo(seat)?.question(label, seat);
  const held = pageOf(match, ownPageOf(now.game.pages)?.name, seat, label).pictures;
  const isEnough = shown !== undefined && (shown.pictures.length > 0 || match.openTo(seat)?.secret === true);
  return [...ownSide(now, match, seat, context), ...(isEnough ? shown.pictures : held)];
}

const NOTHING: Page = { title: '', text: '', pictures: [], answers: [] };

const pageOf = (
  match: PlayableMatch,
  name: string | undefined,
  seat: number,
  textContext: TextContext,
): Page => (name === undefined ? undefined : match.page(name, seat, seat, textContext)) ?? NOTHING;

/**
 * What this seat is asked, with its answers: a secret question with what only it may see, and a public one with the
 * seat's hand, so that a turn can be continued here. If nothing is asked any more, only the result in words: the page
 * stays above the board while others play, and a picture of the hand would soon be wrong. `done` is what the seat has
 * just done, in sentences.
 */
export function questionPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  context: MessageContext,
  part = 0,
  done: readonly string[] = [],
): Message {
  const decision = match.openTo(seat);
  const { text: spoken } = textContextsOf(now.table, context);
  const asked = decision?.question(spoken, seat);
  const own = ownPageOf(now.game.pages);
  if (decision === undefined || asked === undefined) {
    const says = match.turnBefore?.seat === seat ? 'question-turn-over' : 'question-answered';
    const told = [
      `-# ${titleOf(now, context.say)}`,
      ...[...done, ...match.news(seat, spoken), context.say(says)],
      ...ownLines(now, holderOf(now.table, seat) ?? '', context.say),
    ];
    const mark = { of: now.table.id, kind: own?.name ?? 'question', state: pageStateOf(now, seat) };
    return privatePage(mark, [
      text(told),
      guessMenu(now, match, seat, context),
      rows([own && wayTo(own, now, seat, context), wayToPlan(now, seat, context)]),
    ]);
  }
  const term = questionTerm(now.table, match, seat, context.say);
  const words = wordsOf(
    [
      `-# ${titleOf(now, context.say)}`,
      ...[...done, ...match.news(seat, spoken)],
      ...ownLines(now, holderOf(now.table, seat) ?? '', context.say),
    ],
    {
      title: asked.prompt,
      text: [...(term === undefined ? [] : [`-# ${term}`]), asked.note ?? ''].join('\n'),
    },
  );
  const pictures = ownPictures(now, match, seat, context);
  const { answers } = asked;
  return pageWithAnswers({ now, seat, place: 'question', words, pictures, decision, answers, part }, context);
}

const wordsOf = (above: readonly string[], { title, text: body }: Pick<Page, 'title' | 'text'>): string =>
  [...above, `### ${title}`, body].join('\n').trim();

interface PageWithAnswers {
  readonly now: TableNow;
  readonly seat: number;
  readonly place: Look;
  readonly words: string;
  readonly pictures: readonly Picture[];
  readonly decision: OpenDecision | undefined;
  readonly answers: readonly AnswerLabel[];
  /** Which part of the answers is wanted where there is no room for all. */
  readonly part: number;
}

function pageWithAnswers(
  { now, seat, place, words, pictures, decision, answers, part: wanted }: PageWithAnswers,
  context: MessageContext,
): Message {
  const above = galleries(pictures);
  const own = ownPageOf(now.game.pages);
  const ways = [
    refreshWay(place, now, seat, context),
    undoOf(now, seat, context),
    wayToPlan(now, seat, context),
    now.match && turnWays(now, now.match, seat, place, context),
  ];
  const guess =
    place === own?.name && now.match !== undefined ? guessMenu(now, now.match, seat, context) : [];
  const frame = container('private', [text(''), above, guess, rows(ways)]);
  // What turns to other answers may need a row more.
  const room = COMPONENTS - countOf([frame]) - 1;
  const { layout, turning } = answersWithin(
    { room, wanted },
    decision === undefined ? [] : answers,
    { ids: answerIds(now.table.id, decision?.opened ?? 0, place) },
    context,
  );
  return privatePage(
    { of: now.table.id, kind: place, state: pageStateOf(now, seat) },
    // Whoever is out has nothing else to answer: it stands above the picture, where the page begins.
    [text(words), guess, above, layout, rows([turning, ways])],
    pictures,
  );
}

/** A menu of who may win, for somebody whose own game is over; nothing for others. */
function guessMenu(now: TableNow, match: PlayableMatch, seat: number, context: MessageContext): Parts<Row> {
  const { table } = now;
  if (table.phase !== 'playing' || match.guessRound(seat) === undefined) return [];
  const guessed = guessOf(table, seat);
  const entries = textContextsOf(table, context).label.people.map(({ name }, at) => ({
    value: String(at),
    label: at === guessed ? context.say('guess-chosen', { name }) : name,
    chosen: at === guessed,
  }));
  return controlsAt(now, context).menu({ kind: 'guess' }, context.say('guess-winner'), entries);
}

/** How the match stands for a seat. */
export function pageStateOf({ table, match }: Pick<TableNow, 'table' | 'match'>, seat: number): PageState {
  if (table.phase === 'ended') return 'over';
  return match?.guessRound(seat) === undefined ? 'playing' : 'out';
}

/** With less room than this, in letters, a picture is rather left out than told of. */
const LEAST = 40;

/**
 * A page for a person who reads boards rather than looks at them: each picture is replaced by its description, as far
 * as it fits. Nothing is painted for it.
 */
export function inWords(message: Message): Message {
  if (message.pictures.length === 0) return message;
  const alts = new Map(message.pictures.map(({ name, alt }) => [`attachment://${name}`, alt]));
  let room = TEXT - lettersIn(message.components);
  const told = (part: APIComponentInContainer): readonly APIComponentInContainer[] => {
    if (part.type !== ComponentType.MediaGallery) return [part];
    const words = part.items.flatMap(({ media }) => {
      const shown = shortened(plainText(alts.get(media.url) ?? ''), room);
      room -= shown.length + 1;
      return shown === '' ? [] : [shown];
    });
    return words.length === 0 ? [] : [text(words.join('\n'))];
  };
  return {
    ...message,
    components: message.components.map((part) =>
      part.type === ComponentType.Container ? { ...part, components: part.components.flatMap(told) } : part,
    ),
    pictures: [],
  };
}

function shortened(words: string, room: number): string {
  if (words.length <= room) return words;
  if (room < LEAST) return '';
  const end = words.lastIndexOf(' ', room - 1);
  return `${words.slice(0, end < LEAST / 2 ? room - 1 : end)}…`;
}

/** The most contracts, or a game's equivalent, that get a button; the last button leads to the page of all. */
const MOST_BUTTONS = 7;

/** What a seat can have besides its question, with the answers for it, and the way to where there are more. */
export function readyPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  ready: readonly ReadyOnPage[],
  context: MessageContext,
): Message {
  const at = { now, match, seat, ready };
  const first = ready.flatMap(({ answer }) => answer ?? []).slice(0, MOST_BUTTONS);
  return pageWith(at, { buttons: first.map((answer) => answerButton(at, answer, 'good', context)) }, context);
}

interface ReadyAt {
  readonly now: TableNow;
  readonly match: PlayableMatch;
  readonly seat: number;
  readonly ready: readonly ReadyOnPage[];
}

/** What a seat would leave behind with an answer: how to have it, and the answer all the same. */
export interface LeavingPage {
  readonly notation: string;
  readonly ready: readonly ReadyOnPage[];
  /** What can be answered in its place, by notation, where that brings nothing by itself. */
  readonly first: string | undefined;
}

/** Asks once before a seat leaves behind what lies ready. */
export function leavingPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  { notation, ready, first }: LeavingPage,
  context: MessageContext,
): Message {
  const { say } = context;
  const at = { now, match, seat, ready };
  const answers = match.openTo(seat)?.question(textContextsOf(now.table, context).label, seat).answers ?? [];
  const named = (wanted: string | undefined) => answers.filter((answer) => answer.notation === wanted);
  const instead = first === undefined ? ready.flatMap(({ answer }) => answer ?? []) : named(first);
  const buttons = [
    instead.slice(0, MOST_BUTTONS).map((answer) => answerButton(at, answer, 'good', context)),
    named(notation).map((answer) => {
      const label = say('button-anyway', { answer: answer.label });
      return answerButton(at, { ...answer, label }, 'plain', context);
    }),
  ];
  const answered = [buttons, undoOf(now, seat, context)];
  return pageWith(at, { words: say('ready-left'), buttons: answered }, context);
}

const answerButton = (
  { now: { table }, match, seat }: ReadyAt,
  { notation, label, icon }: Pick<AnswerLabel, 'notation' | 'label' | 'icon'>,
  look: ButtonWords['look'],
  { icons }: MessageContext,
): APIButtonComponent => {
  const id = answerIds(table.id, match.openTo(seat)?.opened ?? 0, READY_LOOK).button(notation);
  return button({ id, label, icon, look }, icons);
};

function pageWith(
  { now, match, seat, ready }: ReadyAt,
  { words, buttons }: { readonly words?: string; readonly buttons: Parts<APIButtonComponent> },
  context: MessageContext,
): Message {
  const pages = [...new Set(ready.map(({ page }) => page))];
  return privatePage({ of: now.table.id, kind: READY_LOOK }, [
    text([words, ready.map((each) => each.words)]),
    rows([buttons, pages.map((look) => wayToMatchPage(now, match, look, seat, context))]),
  ]);
}
