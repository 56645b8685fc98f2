import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf, type PageOfGame } from '../../games/pages.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, NewsRoom, Page, ReadyExtraAction, TextContext } from '../../games/presenter.ts';
import { holderOf, type TableNow } from '../../tables/model/table.ts';
import type { Look } from '../protocol/ids.ts';
import { COMPONENTS, ROW_BUTTONS } from '../protocol/limits.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { answersWithin, type Part } from './answer-parts.ts';
import { answerIds, consequences, isOnButtons, MANNERS, type Manner } from './answers.ts';
import { button, countOf } from './components.ts';
import { guessMenu } from './guess-menu.ts';
import { hasHints, helpButton, hintButton, undoButton } from './match-buttons.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { noteLines } from './note-page.ts';
import { asPut, termLine } from './open-questions.ts';
import { pageStateOf } from './page-state.ts';
import { refreshWay, WAYS_BETWEEN_PARTS, wayToPart, wayToPlan } from './page-way.ts';
import { isPageSeen, pressedIn, pressedOf, type Stack } from './screen.ts';

/**
 * So many answers stand on buttons of a private page, however high it becomes: on a desktop they have room below a picture, and a menu would
 * cover it.
 */
const FEW = 12;

/** So many of the news are told in large letters before a question where with more of them it would not be in sight. */
const FOLDS = [2, 1] as const;

/** A few words for one person. */
export const noteMessage = (words: string): Message => ({
  components: [container('private', [text(words)])],
  pictures: [],
});

/** What only this seat may know that it can do now on a page, with the answers that do it, and the way to where there are more. */
export function readyNote(
  { table }: TableNow,
  match: PlayableMatch,
  seat: number,
  ready: readonly (ReadyExtraAction & { readonly page: string })[],
  context: MessageContext,
): Message {
  const opened = match.openTo(seat)?.opened ?? 0;
  const answers = ready.flatMap(({ answer, page }) => (answer === undefined ? [] : [{ ...answer, page }]));
  const [look] = ready.map(({ page }) => page);
  const way = look === undefined ? undefined : match.pageButton(look, context.say);
  const buttons = [
    ...answers.slice(0, ROW_BUTTONS - 1).map(({ notation, label, icon, page }) =>
      button(
        {
          id: { kind: 'answer', table: table.id, opened, place: page, notation },
          label,
          icon,
          look: 'good',
        },
        context.icons,
      ),
    ),
    ...(way === undefined || look === undefined
      ? []
      : [button({ id: { kind: 'refresh', table: table.id, look, seat }, ...way }, context.icons)]),
  ];
  const said = text(ready.map(({ words }) => words).join('\n'));
  return {
    components: [container('private', buttons.length === 0 ? [said] : [said, row(buttons)])],
    pictures: [],
    page: { of: table.id, kind: 'ready' },
  };
}

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

/** A page of the game for a seat, with the answers to its question that can be given there. `done` is what it has just done, in sentences. */
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
  const { pictures, answers: shown } = pageOf(match, name, seat, label);
  const decision = match.openTo(seat);
  const isOwn = ownPageOf(now.game.pages)?.name === name;
  const above = [...done, ...(isOwn ? noteLines(now, holderOf(now.table, seat) ?? '', context.say) : [])];
  return pageWithAnswers(
    { now, seat, place: name, ways: [{ above, ...words }], pictures, decision, answers, shown, part },
    context,
  );
}

const NOTHING: Page = { title: '', text: '', pictures: [], answers: [] };

const pageOf = (
  match: PlayableMatch,
  name: string | undefined,
  seat: number,
  textContext: TextContext,
): Page => (name === undefined ? undefined : match.page(name, seat, seat, textContext)) ?? NOTHING;

/**
 * What this seat is asked, with its answers: a secret question with what only it may see, and one that the channel sees too
 * with the seat's hand, so that a turn can be played on from here. Where nothing is asked any more, what came of it in words alone: the page
 * stays above the board while others play, and a picture of the hand would soon be wrong. `done` is what the seat has just done, in sentences.
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
  const { text: spoken, label } = textContextsOf(now.table, context);
  const asked = match.question(seat, spoken, seat);
  const shown = match.question(seat, label, seat);
  const own = ownPageOf(now.game.pages);
  if (decision === undefined || asked === undefined || shown === undefined) {
    const says = match.turnBefore?.seat === seat ? 'question-turn-over' : 'question-answered';
    const told = [
      ...[...done, ...match.news(seat, spoken), context.say(says)],
      ...noteLines(now, holderOf(now.table, seat) ?? '', context.say),
    ].join('\n');
    const ways = [...waysToOwn(now, own, context), ...wayToPlan(now, seat, context)];
    const below = [...guessMenu(now, match, seat, context), ...(ways.length === 0 ? [] : [row(ways)])];
    return {
      components: [container('private', [text(told), ...below])],
      pictures: [],
      page: { of: now.table.id, kind: own?.name ?? 'question', state: pageStateOf(now, seat) },
    };
  }
  const term = termLine(now.table, match, seat, context.say);
  const noted = noteLines(now, holderOf(now.table, seat) ?? '', context.say);
  const below = [term, asked.note ?? ''].filter((part) => part !== '').join('\n');
  const telling = (room?: NewsRoom, text = below): Words => ({
    above: [...done, ...match.news(seat, spoken, room), ...noted],
    title: asked.prompt,
    text,
  });
  const ways = [
    telling(),
    ...FOLDS.map((room) => telling(room)),
    telling(0, term),
    telling('least', ''),
  ] as const;
  const hasOwn = decision.secret || shown.pictures.length > 0;
  const pictures = hasOwn ? shown.pictures : pageOf(match, own?.name, seat, label).pictures;
  const { answers } = asked;
  return pageWithAnswers(
    { now, seat, place: 'question', ways, pictures, decision, answers, shown: shown.answers, part },
    context,
  );
}

/** What a page says; `above` comes first of all. */
interface Words extends Pick<Page, 'title' | 'text'> {
  readonly above?: readonly string[];
}

/** A private page of a seat from which its question can be answered. */
interface PageWithAnswers {
  readonly now: TableNow;
  readonly seat: number;
  readonly place: Look;
  /** What it says: the most first, and then less for where there is little room. */
  readonly ways: readonly [Words, ...Words[]];
  readonly pictures: readonly Picture[];
  readonly decision: OpenDecision | undefined;
  /** The answers as texts name them, and as buttons and menus do. */
  readonly answers: readonly AnswerLabel[];
  readonly shown: readonly AnswerLabel[];
  /** Which part of the answers is wanted where there is no room for all. */
  readonly part: number;
}

function pageWithAnswers(
  { now, seat, place, ways, pictures, decision, answers, shown, part: wanted }: PageWithAnswers,
  context: MessageContext,
): Message {
  const above = galleries(pictures);
  // Where no picture shows what the seat holds, it is read on a page of its own.
  const own = ownPageOf(now.game.pages);
  const toOwn = place === 'question' && pictures.length === 0 ? waysToOwn(now, own, context) : [];
  const undo = freeUndo(now, seat, context);
  const needed = [...toOwn, ...undo];
  const looking = [
    ...toOwn,
    refreshWay(now, place, seat, context),
    ...undo,
    ...wayToPlan(now, seat, context),
  ];
  const toHelp = decision === undefined ? [] : [helpButton(now, context)];
  const isHinted = place === 'question' && now.match !== undefined && hasHints(now, now.match, context);
  const toHint = isHinted ? [hintButton(now, context)] : [];
  const guess =
    place === own?.name && now.match !== undefined ? guessMenu(now, now.match, seat, context) : [];
  // Help and hint stand in the same row; each is one more component.
  const room = COMPONENTS - 2 - countOf([container('private', [text(''), ...above, ...guess, row(looking)])]);
  const asked = { ids: answerIds(now.table.id, decision?.opened ?? 0, place) };
  const laidOut = (isSeen: (stack: Stack) => boolean, manners?: readonly Manner[]): Part =>
    answersWithin(
      { room, turning: WAYS_BETWEEN_PARTS, wanted, manners },
      decision === undefined ? [] : shown,
      asked,
      context,
      isSeen,
    );
  const seenOf = ({ words, isLean }: Way): ((stack: Stack) => boolean) => {
    const told = partsOf(words).flatMap((part) => (part === '' ? [] : part.split('\n').map(asPut)));
    const below = [...(isLean ? needed : looking), ...toHelp, ...(isLean ? [] : toHint)].map(pressedOf);
    return ({ words: spelled, rows }) =>
      isPageSeen(pictures.slice(0, 1), { words: [...told, ...spelled], rows: [...rows, below] });
  };
  const briefest: Way = { words: ways.at(-1) ?? ways[0], isLean: place === 'question' };
  const all = withoutEqual([...ways.map((words) => ({ words, isLean: false })), briefest]);
  // A few are on buttons in any case: the person who reads a page of their own scrolls rather than opens a menu. What is asked stays as low as it can be.
  const asFew = (): Laid => {
    const few = laidOut(
      ({ rows }) => rows.flat().length <= FEW,
      place === 'question' ? ['together'] : MANNERS,
    );
    const menu = { words: [], rows: few.rows.flatMap(pressedIn) };
    const seen = isOnButtons(few) ? undefined : all.find((way) => seenOf(way)(menu));
    return { ...(seen ?? briefest), part: few };
  };
  const {
    words,
    isLean,
    part: { rows, spelled, manner, part, parts, hasRanges },
  } = firstLaid(all, (way, manners) => laidOut(seenOf(way), manners)) ?? asFew();
  const turning = [
    ...(part > 0 && !hasRanges ? [wayToPart(now, place, part - 1, 'earlier', context)] : []),
    ...(part < parts - 1 && !hasRanges ? [wayToPart(now, place, part + 1, 'more', context)] : []),
  ];
  // Where there is no room for more, what shows the page anew is left out first, and a hint, which the help page has, too.
  const standing = [...turning, ...looking, ...toHelp];
  const hasRoom = !isLean && standing.length <= ROW_BUTTONS;
  const below = hasRoom ? standing : [...turning, ...needed, ...toHelp];
  const hint = !isLean && below.length < ROW_BUTTONS ? toHint : [];
  const shownOn = new Set(spelled.map(({ notation }) => notation));
  const spoken = answers.filter(({ notation }) => shownOn.has(notation));
  return {
    components: [
      container('private', [
        text(pageText(words, spoken, context, manner)),
        // Whoever is out has nothing else to answer: it stands above the picture, where the page begins.
        ...guess,
        ...above,
        ...rows,
        row([...below, ...hint]),
      ]),
    ],
    pictures,
    page: { of: now.table.id, kind: place, state: pageStateOf(now, seat) },
  };
}

/** What a page says; `isLean` leaves out what only looks and is found elsewhere. */
interface Way {
  readonly words: Words;
  readonly isLean: boolean;
}

/** The same with its answers as they stand below it. */
interface Laid extends Way {
  readonly part: Part;
}

/** The ways that say something else than each one before them. */
const withoutEqual = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((way) => [`${way.isLean} ${partsOf(way.words).join('\n')}`, way])).values(),
];

/** The manners with bare buttons, and those in which something is told of every answer. */
const BARE: readonly Manner[] = ['prices', 'named'];
const TELLING = MANNERS.filter((manner) => !BARE.includes(manner));

/** The most words with which all answers stand on buttons in sight, as long as something is told of them; else with bare buttons. */
function firstLaid(
  ways: readonly Way[],
  laidWith: (way: Way, manners: readonly Manner[]) => Part,
): Laid | undefined {
  for (const manners of [TELLING, BARE])
    for (const way of ways) {
      const part = laidWith(way, manners);
      if (isOnButtons(part)) return { ...way, part };
    }
  return undefined;
}

const partsOf = ({ above = [], title, text: body }: Words): readonly string[] => [
  ...above,
  `### ${title}`,
  body,
];

const pageText = (
  words: Words,
  answers: readonly AnswerLabel[],
  { icons }: MessageContext,
  manner?: Manner,
): string =>
  [...partsOf(words), consequences(answers, icons, manner)].filter((part) => part !== '').join('\n');

/** *Undo* where this seat can take back its last answer without asking anybody. */
function freeUndo(now: TableNow, seat: number, context: MessageContext): readonly APIButtonComponent[] {
  const { table, match } = now;
  const isFree = table.phase === 'playing' && match !== undefined && match.cannotUndo(seat) === undefined;
  return isFree ? [undoButton(now, match, context)] : [];
}

/** To the page with what the seat holds. */
const waysToOwn = (
  { table }: TableNow,
  own: PageOfGame | undefined,
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] =>
  own === undefined
    ? []
    : [button({ id: { kind: 'look', table: table.id, look: own.name }, ...own.button(say) }, icons)];
