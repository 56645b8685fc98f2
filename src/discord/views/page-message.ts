import { type APIButtonComponent, type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf, type PageOfGame } from '../../games/pages.ts';
import type { ReadyOnPage } from '../../games/playable.ts';
import type { AnswerLabel, Page, TextContext } from '../../games/presenter.ts';
import { guessOf } from '../../tables/model/guess.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { plainText } from '../../texts/shown-text.ts';
import { type Look, READY_LOOK } from '../protocol/ids.ts';
import { COMPONENTS, TEXT } from '../protocol/limits.ts';
import { lettersIn, type Message, type Parts, text } from '../protocol/message.ts';
import type { PageState } from '../protocol/page-mark.ts';
import { answerIds, answersWithin, questionTerm } from './answers.ts';
import { type ButtonWords, button, type Content, countOf, laidOut } from './components.ts';
import { turnWays, undoOf, wayToMatchPage, wayToPlan } from './page-way.ts';
import { ownLines } from './plan-page.ts';
import type { SeatedView } from './table-view.ts';

/** What this seat holds, which only it may see, and what can be done from there. */
export function ownPage(view: SeatedView, part = 0): Message {
  const page = ownPageOf(view.game.pages);
  return page === undefined ? questionPage(view, part) : seatPage(view, page, part);
}

/** A game page for a seat, with the answers that can be given there. `done`: what it has just done, in sentences. */
export function seatPage(
  view: SeatedView,
  { name }: Pick<PageOfGame, 'name'>,
  part = 0,
  done: readonly string[] = [],
): Message {
  const { answers, title, text: body } = pageOf(view, name, view.text);
  const side = view.match.openTo(view.seat) === undefined ? [] : ownSide(view);
  // To somebody who reads boards its text tells what its pictures show.
  const pictures = view.reads === true ? [] : [...side, ...pageOf(view, name, view.label).pictures];
  const isOwn = ownPageOf(view.game.pages)?.name === name;
  const above = [...done, ...(isOwn ? ownLines(view) : [])];
  return pageWithAnswers(view, { place: name, above, title, body, pictures, answers, part });
}

/** A seat's side of the board, in games without a hand; nothing for those who read boards. */
const ownSide = ({ game, match, seat, label, reads }: SeatedView): readonly Picture[] =>
  reads === true || game.pages.some(({ isOwn }) => isOwn) ? [] : match.boards(label, seat).slice(-1);

/** What a seat sees beside what it is asked: its side of the board, or what it holds. */
export function ownPictures(view: SeatedView): readonly Picture[] {
  const { game, match, seat, label } = view;
  const decision = match.openTo(seat);
  const asked = decision?.question(label, seat).pictures ?? [];
  const isEnough = asked.length > 0 || decision?.secret === true;
  const shown = isEnough ? asked : pageOf(view, ownPageOf(game.pages)?.name, label).pictures;
  return [...ownSide(view), ...shown];
}

const NOTHING: Page = { title: '', text: '', pictures: [], answers: [] };

const pageOf = ({ match, seat }: SeatedView, name: string | undefined, textContext: TextContext): Page =>
  (name === undefined ? undefined : match.page(name, seat, seat, textContext)) ?? NOTHING;

/** What this seat is asked, with what only it may see; once nothing is asked, what it has `done` in words alone. */
export function questionPage(view: SeatedView, part = 0, done: readonly string[] = []): Message {
  const { match, seat, say, title, wayTo, page } = view;
  const decision = match.openTo(seat);
  const asked = decision?.question(view.text, seat);
  const own = ownPageOf(view.game.pages);
  const told = [...done, ...match.news(seat, view.text)];
  // Words without a picture: the page stays above the board while others play, and a hand shown would soon be wrong.
  if (decision === undefined || asked === undefined) {
    const says = match.turnBefore?.seat === seat ? 'question-turn-over' : 'question-answered';
    return page(
      own?.name ?? 'question',
      [
        [`-# ${title}`, told, say(says), ownLines(view)],
        guessMenu(view),
        own && wayTo(own, seat),
        wayToPlan(view),
      ],
      pageStateOf(view, seat),
    );
  }
  const term = questionTerm(view, seat);
  return pageWithAnswers(view, {
    place: 'question',
    above: [...told, ...ownLines(view)],
    title: asked.prompt,
    body: [...(term === undefined ? [] : [`-# ${term}`]), asked.note ?? ''].join('\n'),
    pictures: ownPictures(view),
    answers: asked.answers,
    part,
  });
}

interface PageWithAnswers {
  readonly place: Look;
  readonly above: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly pictures: readonly Picture[];
  readonly answers: readonly AnswerLabel[];
  /** Which part of the answers is wanted where there is no room for all. */
  readonly part: number;
}

function pageWithAnswers(
  view: SeatedView,
  { place, above, title, body, pictures, answers, part: wanted }: PageWithAnswers,
): Message {
  const { match, game, seat, table, refresh } = view;
  const decision = match.openTo(seat);
  const words = [`-# ${view.title}`, ...above, `### ${title}`, body].join('\n').trim();
  const ways = [refresh(place, seat), undoOf(view), wayToPlan(view), turnWays(view, place)];
  const guess = place === ownPageOf(game.pages)?.name && guessMenu(view);
  // A player who is out has nothing else to answer: it stands above the picture, where the page begins.
  const head: Parts<Content> = [words, guess, pictures];
  const room = COMPONENTS - 1 - countOf(laidOut([head, ways]));
  const layout = answersWithin(
    { room, wanted },
    decision === undefined ? [] : answers,
    answerIds(table.id, decision?.opened ?? 0, place),
    view,
  );
  return view.page(place, [head, layout, ways], pageStateOf(view, seat));
}

/** A menu of who may win, for somebody whose own game is over; nothing for others. */
function guessMenu({ table, match, seat, say, label, menu }: SeatedView): Parts<Content> {
  if (table.phase !== 'playing' || match.guessRound(seat) === undefined) return [];
  const guessed = guessOf(table, seat);
  const entries = label.people.map(({ name }, at) => ({
    value: String(at),
    label: at === guessed ? say('guess-chosen', { name }) : name,
    chosen: at === guessed,
  }));
  return menu({ kind: 'guess' }, say('guess-winner'), entries);
}

/** How the match stands for a seat. */
export function pageStateOf({ table, match }: Pick<TableNow, 'table' | 'match'>, seat: number): PageState {
  if (table.phase === 'ended') return 'over';
  return match?.guessRound(seat) === undefined ? 'playing' : 'out';
}

/** With less room than this, in letters, a picture is rather left out than told of. */
const LEAST = 40;
const MORE = '\n- …';

/** A page for a person who reads boards: each picture is told of, the last ones, beside the question, first. */
export function inWords(message: Message): Message {
  if (message.pictures.length === 0) return message;
  let room = TEXT - lettersIn(message.components);
  const told = new Map<string, string>(
    message.pictures.toReversed().map(({ name, alt, told: list }) => {
      const words = list === undefined ? shortened(plainText(alt), room) : listed(list(), room);
      room -= words.length + 1;
      return [`attachment://${name}`, words] as const;
    }),
  );
  const inPlace = (part: APIComponentInContainer): readonly APIComponentInContainer[] => {
    if (part.type !== ComponentType.MediaGallery) return [part];
    const words = part.items.map(({ media }) => told.get(media.url) ?? '').filter((each) => each !== '');
    return words.length === 0 ? [] : [text(words)];
  };
  return {
    ...message,
    components: message.components.map((part) =>
      part.type === ComponentType.Container
        ? { ...part, components: part.components.flatMap(inPlace) }
        : part,
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

/** Sentences as a list, whole ones as there is room for. */
function listed(sentences: readonly string[], room: number): string {
  const items = sentences.map((sentence) => `- ${plainText(sentence)}`);
  const whole = items.join('\n');
  if (whole.length <= room) return whole;
  let list = '';
  for (const item of items) {
    const longer = list === '' ? item : `${list}\n${item}`;
    if (longer.length + MORE.length > room) break;
    list = longer;
  }
  return list === '' ? '' : `${list}${MORE}`;
}

/** The most contracts, or a game's equivalent, that get a button; the last button leads to the page of all. */
const MOST_BUTTONS = 7;

/** What a seat can have besides its question, with the answers for it, and the way to where there are more. */
export const readyPage = (view: SeatedView, ready: readonly ReadyOnPage[]): Message =>
  pageOfReady(view, ready, [], answersOf(view, ready));

/** What a seat would leave behind with an answer: how to have it, and the answer all the same. */
export interface LeavingPage {
  readonly notation: string;
  readonly ready: readonly ReadyOnPage[];
  /** What can be answered in its place, by notation, where that brings nothing by itself. */
  readonly first: string | undefined;
}

/** Asks once before a seat leaves behind what lies ready. */
export function leavingPage(view: SeatedView, { notation, ready, first }: LeavingPage): Message {
  const { match, seat, label, say } = view;
  const answers = match.openTo(seat)?.question(label, seat).answers ?? [];
  const named = (wanted: string) => answers.filter((answer) => answer.notation === wanted);
  return pageOfReady(view, ready, say('ready-left'), [
    first === undefined
      ? answersOf(view, ready)
      : named(first).map((answer) => answerButton(view, answer, 'good')),
    named(notation).map((answer) =>
      answerButton(view, { ...answer, label: say('button-anyway', { answer: answer.label }) }, 'plain'),
    ),
    undoOf(view),
  ]);
}

const pageOfReady = (
  view: SeatedView,
  ready: readonly ReadyOnPage[],
  above: Parts<string>,
  buttons: Parts<APIButtonComponent>,
): Message =>
  view.page(READY_LOOK, [
    above,
    ready.map(({ words }) => words),
    buttons,
    [...new Set(ready.map(({ page }) => page))].map((look) => wayToMatchPage(view, look)),
  ]);

const answersOf = (view: SeatedView, ready: readonly ReadyOnPage[]): readonly APIButtonComponent[] =>
  ready
    .flatMap(({ answer }) => answer ?? [])
    .slice(0, MOST_BUTTONS)
    .map((answer) => answerButton(view, answer, 'good'));

const answerButton = (
  { table, match, seat, icons }: SeatedView,
  { notation, label, icon }: Pick<AnswerLabel, 'notation' | 'label' | 'icon'>,
  look: ButtonWords['look'],
): APIButtonComponent => {
  const id = answerIds(table.id, match.openTo(seat)?.opened ?? 0, READY_LOOK).button(notation);
  return button({ id, label, icon, look }, icons);
};
