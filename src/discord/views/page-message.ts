import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, Page, Telling } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { container, galleries, row, text } from '../protocol/blocks.ts';
import type { PageWithParts } from '../protocol/ids.ts';
import { COMPONENTS, ROW_BUTTONS } from '../protocol/limits.ts';
import type { Message } from '../protocol/message.ts';
import { answersWithin, consequences, type Manner } from './answers.ts';
import { button, countOf } from './components.ts';
import { guessMenu } from './guess-menu.ts';
import { hasHints, hintButton } from './hint-button.ts';
import { sharedIcon } from './icons.ts';
import type { Voice } from './message-context.ts';
import { termLine } from './open-questions.ts';
import { WAYS_BETWEEN_PARTS, wayTo, wayToPart } from './page-way.ts';
import { isSeenWith } from './screen.ts';
import { tellingsOf } from './telling.ts';
import { undoButton } from './undo-button.ts';

/** So many answers stand on buttons of a private page, however high it becomes. */
const FEW = 10;

/** A few words for one person. */
export const noteMessage = (words: string): Message => ({
  components: [container('private', [text(words)])],
  pictures: [],
});

/** A tip as it is written. */
export const tipWords = (words: string): string => `💡 ${words}`;

/** A line for somebody who plays a game for the first time: without a frame, as it stands below the board. */
export const tipNote = (words: string, table: string): Message => ({
  components: [text(tipWords(words))],
  pictures: [],
  page: { of: table, kind: 'tip' },
});

/** What only this seat may know that it can do now, with the way to where it is done. */
export function readyNote(
  { table }: TableNow,
  match: PlayableMatch,
  seat: number,
  words: readonly string[],
  voice: Voice,
): Message {
  const asides = match.asidesLabel(voice.say);
  const way =
    asides === undefined
      ? []
      : [
          row([
            button(
              { id: { kind: 'refresh', table: table.id, look: 'asides', seat }, ...asides },
              voice.icons,
            ),
          ]),
        ];
  return {
    components: [container('private', [text(words.join('\n')), ...way])],
    pictures: [],
    page: { of: table.id, kind: 'ready' },
  };
}

/** *My hand*: what only this seat may see, and what can be done from there. */
export function handPage(now: TableNow, match: PlayableMatch, seat: number, voice: Voice, part = 0): Message {
  return seatPage(now, match, seat, 'hand', (telling) => match.hand(seat, telling), voice, part);
}

/** What the seat could do besides its question; the hand where the game has nothing of the kind. */
export function asidesPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  voice: Voice,
  part = 0,
): Message {
  return seatPage(
    now,
    match,
    seat,
    'asides',
    (telling) => match.asides(seat, telling) ?? match.hand(seat, telling),
    voice,
    part,
  );
}

/** The same as everybody may know it, for whoever does not play; nothing where the game has nothing of the kind. */
export function publicAsidesPage(now: TableNow, match: PlayableMatch, voice: Voice): Message | undefined {
  const page = match.asides('spectator', tellingsOf(now.table, voice).text);
  if (page === undefined) return undefined;
  const refresh = row([wayTo(now, 'asides', 0, 'refresh', voice)]);
  return {
    components: [container('private', [text(pageText(page, [], voice)), refresh])],
    pictures: [],
    page: { of: now.table.id, kind: 'asides' },
  };
}

function seatPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  place: 'hand' | 'asides',
  page: (telling: Telling) => Page,
  voice: Voice,
  part: number,
): Message {
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const { answers, ...words } = page(spoken);
  const { pictures, answers: shown } = page(label);
  const decision = decisionOf(match, seat);
  return pageWithAnswers({ now, seat, place, words, pictures, decision, answers, shown, part }, voice);
}

/**
 * What this seat is asked, with its answers: a secret question with what only it may see, and one that the channel sees too
 * with the seat's hand, so that a turn can be played on from here. Where nothing is asked any more, that it has been answered, and the
 * hand as it is now: a turn that ends by itself has brought something all the same.
 */
export function questionPage(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  voice: Voice,
  part = 0,
): Message {
  const decision = decisionOf(match, seat);
  const { text: spoken, label } = tellingsOf(now.table, voice);
  const asked = match.question(seat, spoken, seat);
  const shown = match.question(seat, label, seat);
  if (decision === undefined || asked === undefined || shown === undefined) {
    const { pictures } = match.hand(seat, label);
    const held =
      pictures.length > 0 ? galleries(pictures) : [text(pageText(match.hand(seat, spoken), [], voice))];
    const says = match.turnBefore?.seat === seat ? 'question-turn-over' : 'question-answered';
    const told = [...match.news(seat, spoken), voice.say(says)].join('\n');
    const below = [...guessMenu(now, match, seat, voice), row([hand(now, voice)])];
    return {
      components: [container('private', [text(told), ...held, ...below])],
      pictures,
      page: { of: now.table.id, kind: 'hand' },
    };
  }
  const term = termLine(now.table, match, seat, voice.say);
  const words = {
    above: match.news(seat, spoken),
    title: asked.prompt,
    text: [term, asked.note ?? ''].filter((part) => part !== '').join('\n'),
  };
  const hasOwn = decision.secret || shown.pictures.length > 0;
  const pictures = hasOwn ? shown.pictures : match.hand(seat, label).pictures;
  const { answers } = asked;
  return pageWithAnswers(
    { now, seat, place: 'question', words, pictures, decision, answers, shown: shown.answers, part },
    voice,
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
  readonly place: PageWithParts;
  readonly words: Words;
  readonly pictures: readonly Picture[];
  readonly decision: OpenDecision | undefined;
  /** The answers as texts name them, and as buttons and menus do. */
  readonly answers: readonly AnswerLabel[];
  readonly shown: readonly AnswerLabel[];
  /** Which part of the answers is wanted where there is no room for all. */
  readonly part: number;
}

function pageWithAnswers(
  { now, seat, place, words, pictures, decision, answers, shown, part: wanted }: PageWithAnswers,
  voice: Voice,
): Message {
  const above = galleries(pictures);
  // Where no picture shows the hand, it is read on a page of its own.
  const toHand = place === 'question' && pictures.length === 0 ? [hand(now, voice)] : [];
  const last = [...toHand, wayTo(now, place, seat, 'refresh', voice), ...freeUndo(now, seat, voice)];
  const guess = place === 'hand' && now.match !== undefined ? guessMenu(now, now.match, seat, voice) : [];
  // The hint stands in the same row, of which it takes a component.
  const room = COMPONENTS - 1 - countOf([container('private', [text(''), ...above, ...guess, row(last)])]);
  const asked = { table: now.table.id, opened: decision?.opened ?? 0, place };
  const told = partsOf(words).flatMap((part) => (part === '' ? [] : part.split('\n')));
  const { rows, spelled, manner, part, parts } = answersWithin(
    { room, turning: WAYS_BETWEEN_PARTS, wanted },
    decision === undefined ? [] : shown,
    asked,
    voice,
    // A few are on buttons in any case: whoever reads a page of their own scrolls rather than opens a menu.
    (stack) =>
      stack.rows.flat().length <= FEW ||
      isSeenWith(pictures.at(0), { ...stack, words: [...told, ...stack.words] }),
  );
  const turning = [
    ...(part > 0 ? [wayToPart(now, place, part - 1, 'earlier', voice)] : []),
    ...(part < parts - 1 ? [wayToPart(now, place, part + 1, 'more', voice)] : []),
  ];
  const hint =
    place === 'question' &&
    now.match !== undefined &&
    hasHints(now, now.match) &&
    turning.length + last.length < ROW_BUTTONS
      ? [hintButton(now, voice)]
      : [];
  const shownOn = new Set(spelled.map(({ notation }) => notation));
  const spoken = answers.filter(({ notation }) => shownOn.has(notation));
  return {
    components: [
      container('private', [
        text(pageText(words, spoken, voice, manner)),
        ...above,
        ...rows,
        ...guess,
        row([...turning, ...last, ...hint]),
      ]),
    ],
    pictures,
    page: { of: now.table.id, kind: place },
  };
}

const partsOf = ({ above = [], title, text: body }: Words): readonly string[] => [
  ...above,
  `### ${title}`,
  body,
];

const pageText = (words: Words, answers: readonly AnswerLabel[], { icons }: Voice, manner?: Manner): string =>
  [...partsOf(words), consequences(answers, icons, manner)].filter((part) => part !== '').join('\n');

/** *Undo* where this seat can take back its last answer without asking anybody. */
function freeUndo(now: TableNow, seat: number, voice: Voice): readonly APIButtonComponent[] {
  const { table, match } = now;
  const isFree = table.phase === 'playing' && match !== undefined && match.cannotUndo(seat) === undefined;
  return isFree ? [undoButton(now, match, voice)] : [];
}

const decisionOf = (match: PlayableMatch, seat: number): OpenDecision | undefined =>
  match.decisions.find((decision) => decision.seat === seat);

const hand = ({ table, game }: TableNow, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'look', table: table.id, look: 'hand' },
      label: say('button-hand'),
      icon: sharedIcon(game.name, 'hand'),
    },
    icons,
  );
