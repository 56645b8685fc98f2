import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { effectsWithin } from '../../games/effects-told.ts';
import { asSentence, capital } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import { ownPageOf, type PageOfGame, sidePageOf } from '../../games/pages.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, TextContext } from '../../games/presenter.ts';
import type { Sequel } from '../../games/sequel.ts';
import { notationsIn, type PuzzlePlan } from '../../lessons/puzzle.ts';
import { follow, type OpenPuzzle } from '../../lessons/solving.ts';
import type { PuzzleProgress } from '../../tables/model/profile.ts';
import type { SeatedPerson } from '../../tables/model/seated.ts';
import type { PlainKey, PressKey, Say } from '../../texts/say.ts';
import { plainName, shortened } from '../../texts/shown-text.ts';
import type { PuzzleAction } from '../protocol/ids.ts';
import { COMPONENTS } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { type AnswerIds, everyAnswer, layoutsOf } from './answers.ts';
import { button, type Content, countOf, laidOut, privatePage } from './components.ts';
import { explainedParts } from './help-page.ts';
import { peopleAround } from './learning-pages.ts';
import type { MessageContext } from './message-context.ts';
import { inLine } from './plan-page.ts';
import type { TextContexts } from './table-view.ts';

/** A puzzle as somebody is at it. */
export interface PuzzlePlace {
  readonly open: OpenPuzzle;
  readonly asks: PressKey;
  readonly others: readonly string[];
  readonly person: SeatedPerson;
  readonly progress: PuzzleProgress;
  readonly besides: readonly PlayableGame[];
  readonly canTell: boolean;
  readonly streak: number;
  readonly yesterday: readonly number[];
}

/** The message on the press before: a finished turn was not the best, or a button was outdated. */
export type SaidOfPuzzle = 'wrong' | 'second' | 'stale' | 'told' | 'untold' | 'new-day';

/** A puzzle for one person: a picture, what is asked and the answers; once it is over, the best turn and why. */
export function puzzlePage(
  place: PuzzlePlace,
  said: SaidOfPuzzle | undefined,
  context: MessageContext,
): Message {
  const { open, progress } = place;
  const scene = sceneOf(place, context);
  const heading = `### ${context.say('puzzle-heading', { game: open.game.title(context.say) })}`;
  const head = [text(heading), scene.pictures];
  return privatePage(
    markOf(open),
    progress.outcome === 'open'
      ? asking(place, scene, head, said, context)
      : [head, over(place, scene, said, context)],
  );
}

const markOf = ({ game }: OpenPuzzle): PageMark => ({ of: game.name, kind: 'puzzle' });

/** A puzzle as it is drawn: where its turn has come to, in which names and with which pictures. */
interface PuzzleScene extends TextContexts {
  readonly match: PlayableMatch;
  readonly pictures: readonly Picture[];
}

function sceneOf({ open, progress, person, others }: PuzzlePlace, context: MessageContext): PuzzleScene {
  const { seat } = open.puzzle;
  const own = { ...person, name: shortened(person.name, OWN_NAME) };
  const people = peopleAround(seat, own, others, context, (name) => context.say('puzzle-you', { name }));
  const { outcome, line } = progress;
  const isOpen = outcome === 'open';
  const after = outcome === 'solved' ? line : notationsIn(open.puzzle.solutions[0].line);
  const match = follow(open.match, seat, isOpen ? line : []) ?? open.match;
  const pictures = isOpen
    ? // A reader has room for the table, too.
      puzzlePictures(match, seat, people.label).slice(context.reads === true ? -2 : -1)
    : (follow(open.match, seat, after) ?? open.match).boards(people.label, seat);
  return { ...people, match, pictures };
}

/** What is said of the press before, unless that ended a try, which is judged. */
const noticeOf = (said: SaidOfPuzzle | undefined, { say }: MessageContext): Parts<string> =>
  said !== undefined &&
  said !== 'wrong' &&
  said !== 'second' &&
  say(said === 'stale' ? 'stale-button' : said === 'told' ? 'told-channel' : `puzzle-${said}`);

const act = (
  { game, puzzle }: OpenPuzzle,
  action: PuzzleAction,
  says: PlainKey,
  { say, icons }: MessageContext,
): APIButtonComponent => {
  const id = { kind: 'puzzle', game: game.name, puzzle: puzzle.id, action } as const;
  return button({ id, label: say(says), look: action === 'tell' ? 'main' : 'plain' }, icons);
};

function asking(
  { open, asks, progress: { line, tries, last }, besides, streak, yesterday }: PuzzlePlace,
  { match, text: spoken }: PuzzleScene,
  head: Parts<Content>,
  said: SaidOfPuzzle | undefined,
  context: MessageContext,
): Parts<Content> {
  const { seat } = open.puzzle;
  const { say } = context;
  const isBeginning = line.length === 0;
  const term = match.openTo(seat)?.term(say);
  const isMissed = (said === 'wrong' || said === 'second') && last !== undefined;
  const above = [
    head,
    text([
      noticeOf(said, context),
      say(asks, { press: '' }),
      !isBeginning && `-# ${say('puzzle-so-far', { turn: lineIn(open, line, spoken) })}`,
      `**${match.openTo(seat)?.question(spoken, seat)?.prompt ?? ''}**`,
      term && `-# ${term}`,
    ]),
  ];
  const below: Parts<Content> = [
    // Why the last try is not the best turn: beside the buttons, as a phone shows no more of the page.
    isMissed && [
      say(`puzzle-${said}`, { number: tries, turn: lineIn(open, last, spoken) }),
      missedBy(open, last, spoken) || false,
    ],
    !isBeginning && act(open, 'undo', 'button-undo', context),
    line.length > 1 && act(open, 'restart', 'button-lesson-restart', context),
    act(open, 'boards', 'button-closer', context),
    act(open, 'help', 'button-help', context),
    act(open, 'give-up', 'button-puzzle-give-up', context),
    waysTo(besides, context),
    // Below it all: picture and question stand on one screen of a phone.
    isBeginning &&
      said === undefined && [
        `-# ${say('puzzle-counts')}`,
        yesterday.length > 0 && `-# ${say('puzzle-yesterday', solvedIn(yesterday))}`,
        streak > 1 && `-# ${say('puzzle-streak', { days: streak })}`,
      ],
  ];
  const room = COMPONENTS - 1 - countOf(laidOut([above, below]));
  const layouts = layoutsOf(legalAnswers(match, seat, spoken), answerIdsOf(open, line.length), context);
  return [above, layouts.find((layout) => countOf(layout) <= room), below];
}

const answerIdsOf = (
  { game: { name: game }, puzzle: { id: puzzle } }: OpenPuzzle,
  made: number,
): Omit<AnswerIds, 'ranges'> => ({
  button: (notation) => ({ kind: 'solve', game, puzzle, made, notation }),
  menu: (part) => ({ kind: 'solve-choose', game, puzzle, made, part }),
});

function over(
  { open, progress: { outcome, tries, line, last }, besides, canTell, streak }: PuzzlePlace,
  { text: spoken }: PuzzleScene,
  said: SaidOfPuzzle | undefined,
  context: MessageContext,
): Parts<Content> {
  const { say } = context;
  const game = open.game.title(say);
  const isSolved = outcome === 'solved';
  const [turn = '', ...why] = reasonFor(open, { played: isSolved ? line : undefined, last }, spoken);
  return [
    text([
      `### ${turn}`,
      `**${isSolved ? say('puzzle-solved', { game, tries }) : say('puzzle-given-up', { game })}**`,
      isSolved && streak > 1 && say('puzzle-streak', { days: streak }),
      noticeOf(said, context),
      why,
    ]),
    isSolved && canTell && act(open, 'tell', 'button-puzzle-tell', context),
    waysTo(besides, context),
  ];
}

/** *Help* with the open question of a puzzle, or *Boards*: what its seat holds in words, and every picture. */
export function besidesPuzzle(
  place: PuzzlePlace,
  which: 'help' | 'boards',
  context: MessageContext,
): Message {
  const { match, label, text: spoken, pictures } = sceneOf(place, context);
  const { open } = place;
  const { seat } = open.puzzle;
  const explained = match.openTo(seat)?.explained(spoken);
  const own = ownPageOf(match.game.pages);
  const page = own && match.page(own.name, seat, seat, spoken);
  return privatePage(markOf(open), [
    which === 'help'
      ? [pictures, explained && explainedParts(explained, context)]
      : // To somebody who reads boards the page tells what they hold.
        [
          puzzlePictures(match, seat, label, context.reads !== true),
          page && text([`### ${page.title}`, page.text]),
        ],
    act(open, 'open', 'button-back', context),
  ]);
}

const waysTo = (
  besides: readonly PlayableGame[],
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] =>
  besides.map(({ name: game, title }) =>
    button(
      {
        id: { kind: 'puzzle', game, puzzle: 'today', action: 'open' },
        label: say('button-puzzle-other', { game: title(say) }),
      },
      icons,
    ),
  );

function solvedIn(tries: readonly number[]) {
  const [first, second] = [1, 2].map((number) => tries.filter((each) => each === number).length);
  return { first: first ?? 0, second: second ?? 0, later: tries.filter((each) => each > 2).length };
}

/** The letters of one’s own name that stand before what says that it is oneself: boards have room for both. */
const OWN_NAME = 10;

/** All answers but two in one press, which would leave the turn where the puzzle counts one. */
function legalAnswers(match: PlayableMatch, seat: number, textContext: TextContext): readonly AnswerLabel[] {
  const legal = new Set(match.openTo(seat)?.answers.map(({ notation }) => notation));
  return everyAnswer(match, seat, textContext).filter(({ notation }) => legal.has(notation));
}

/** The channel's line about a person who solved the puzzle: nothing of the answer, and it notifies nobody. */
export const puzzleLine = (
  { game }: OpenPuzzle,
  { name }: SeatedPerson,
  tries: number,
  say: Say,
): Message => ({
  components: [text(say('puzzle-line', { who: plainName(name), game: game.title(say), tries }))],
  pictures: [],
});

/** The pictures of a position for a seat. The last ones, above the question, help most with it. */
function puzzlePictures(
  match: PlayableMatch,
  seat: number,
  shown: TextContext,
  withHeld = true,
): readonly Picture[] {
  const boards = match.boards(shown, seat);
  const asked = match.openTo(seat)?.question(shown, seat)?.pictures ?? [];
  const pageOf = (page: PageOfGame | undefined): readonly Picture[] =>
    (page && match.page(page.name, seat, seat, shown)?.pictures) ?? [];
  const held = asked.length > 0 || !withHeld ? [] : pageOf(ownPageOf(match.game.pages)).slice(0, 1);
  // Where one board shows it all, and where the question is about the others, these are in sight.
  const others = boards.length === 2 ? pageOf(sidePageOf(match.game.pages)).slice(1) : [];
  return [...others, ...held, ...boards, ...asked];
}

/** The answers of a turn by their names, in their order, in a line. */
function lineIn(
  { match, puzzle: { seat } }: OpenPuzzle,
  line: readonly string[],
  spoken: TextContext,
): string {
  const prospect = match.openTo(seat)?.prospect(line, spoken);
  return prospect === undefined ? '' : inLine([prospect.label, ...prospect.onward]);
}

const percent = ({ value }: PuzzlePlan): number => Math.max(0, Math.round(value * 100));

const MOST_TOLD = 2;

interface Turns {
  /** The best turn as it was played; absent if its player gave up. */
  readonly played: readonly string[] | undefined;
  readonly last: readonly string[] | undefined;
}

/** Why the best turn is better than the next one and the player's last try, and by how much, in sentences. */
export function reasonFor(open: OpenPuzzle, { played, last }: Turns, spoken: TextContext): readonly string[] {
  const { puzzle } = open;
  const { solutions, next } = puzzle;
  const { say } = spoken;
  const [best] = solutions;
  const line = played ?? notationsIn(best.line);
  const chances = { best: percent(best), next: percent(next) };
  const isSecond = last !== undefined && follow(open.match, puzzle.seat, last)?.position() === open.next;
  const second = isSecond
    ? betterThan(open, line, last, 'both', spoken)
    : betterThan(open, line, notationsIn(next.line), 'next', spoken);
  const own = last === undefined || isSecond ? undefined : betterThan(open, line, last, 'own', spoken);
  const other = lineIn(open, notationsIn(next.line), spoken);
  return [
    lineIn(open, line, spoken),
    second ?? whatItDoes(open, line, spoken),
    own,
    second === undefined
      ? say('puzzle-chances', { ...chances, other })
      : say('puzzle-chances-brief', chances),
  ].flatMap((part) => (part === undefined || part === '' ? [] : [part]));
}

/** In sentences, what a turn that was tried does and in what the best one is better, without giving that away. */
export function missedBy(
  { match, puzzle: { seat, solutions } }: OpenPuzzle,
  tried: readonly string[],
  spoken: TextContext,
): string {
  const { say } = spoken;
  const asked = match.openTo(seat);
  const compared = asked?.compared(notationsIn(solutions[0].line), tried, spoken);
  const { one = [], other = [], hint } = compared ?? {};
  const does = effectsWithin(other.slice(0, MOST_TOLD), LENGTHS.outlook);
  return [
    ...(does === '' ? [] : [asSentence(say('puzzle-does', { words: does }))]),
    ...(one.length === 0 ? [say('puzzle-misses-later')] : []),
    ...(hint === undefined ? [] : [asSentence(say('puzzle-misses-hint', { hint }))]),
  ].join(' ');
}

function whatItDoes(
  { match, puzzle: { seat } }: OpenPuzzle,
  line: readonly string[],
  spoken: TextContext,
): string {
  const { effects = [] } = match.openTo(seat)?.prospect(line, spoken) ?? {};
  return effects.length === 0 ? '' : asSentence(capital(effectsWithin(effects, LENGTHS.outlook)));
}

/** What the best turn brings that another does not, and vice versa; undefined if no difference can be told. */
function betterThan(
  open: OpenPuzzle,
  line: readonly string[],
  other: readonly string[],
  which: 'own' | 'both' | 'next',
  spoken: TextContext,
): string | undefined {
  const { match, puzzle } = open;
  const { say } = spoken;
  const sequels = which === 'own' ? undefined : sequelsOf(open, line);
  const compared = match.openTo(puzzle.seat)?.compared(line, other, spoken, sequels);
  if (compared === undefined) return undefined;
  const turn = lineIn(open, other, spoken);
  const [one = '', words = ''] = [compared.one, compared.other].map((effects) =>
    effectsWithin(effects.slice(0, which === 'own' ? 1 : MOST_TOLD), LENGTHS.outlook),
  );
  if (one === '' && words === '' && which !== 'own') return undefined;
  const instead =
    words === '' ? say(one === '' ? 'puzzle-shows-later' : 'puzzle-none-of-that') : asSentence(words);
  // What the best turn brings stands above one's own try already.
  const isTold = one === '' || (which === 'own' && words !== '');
  return [
    ...(isTold ? [] : [asSentence(capital(one))]),
    say('puzzle-why-instead', { which, turn, words: instead }),
  ].join(' ');
}

/** What the search saw come of the best turn as it was played, and of the next one. */
function sequelsOf(
  { match, puzzle: { seat, solutions, next }, goals }: OpenPuzzle,
  line: readonly string[],
): readonly [Sequel, Sequel] | undefined {
  const led = follow(match, seat, line)?.position() ?? '';
  const one = solutions[goals.indexOf(led)]?.sequel;
  return one && next.sequel && [one, next.sequel];
}
