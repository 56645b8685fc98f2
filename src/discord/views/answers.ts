import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  ComponentType,
} from 'discord-api-types/v10';
import type { AnswerLabel, Tone } from '../../games/presenter.ts';
import { shortened, unbroken, unbrokenName } from '../../texts/shown-text.ts';
import type { Id, Place } from '../protocol/ids.ts';
import { ROW_BUTTONS, SELECT_OPTIONS } from '../protocol/limits.ts';
import { row } from '../protocol/message.ts';
import { button, countOf, evenly, inSizes, type LOOKS_OF_BUTTONS, select } from './components.ts';
import { type Icons, iconText, type MessageContext } from './message-context.ts';
import { haveRoomForIcons, ICON_ROOM, type Pressed, rowSizes, type Stack } from './screen.ts';

/** More answers than this stand in a menu: four rows, and one for what only looks. */
const MOST_BUTTONS = 20;
/** Letters of an answer's name in what a menu says of its range. */
const RANGE_LENGTH = 40;
/** As many menus stand below one question: more answers than these hold are found in two steps, by a menu of ranges. */
export const MOST_MENUS = 4;
/** How the button of an answer looks, by its tone. */
const LOOKS = {
  main: 'main',
  plain: 'plain',
  gain: 'good',
  ends: 'grave',
} as const satisfies Record<Tone, keyof typeof LOOKS_OF_BUTTONS>;

/** An answer without others beside it is the way on, whatever its tone. */
const lookOf = (tone: Tone, count: number): keyof typeof LOOKS_OF_BUTTONS =>
  LOOKS[count === 1 ? 'main' : tone];

/** What the buttons and menus of answers ask for. */
export interface AnswerIds {
  readonly button: (notation: string) => Id;
  /** A menu of answers, by its number among those of the message. */
  readonly menu: (part: number) => Id;
  /** A menu of ranges of answers; one of them is shown. */
  readonly ranges: (shown: number) => Id;
}

/**
 * The ids of answers at a table.
 *
 * @param opened the ply at which the question was put to its seat
 */
export const answerIds = (table: string, opened: number, place: Place): AnswerIds => ({
  button: (notation) => ({ kind: 'answer', table, opened, place, notation }),
  menu: (part) => ({ kind: 'choose', table, opened, place, part }),
  ranges: (part) => ({ kind: 'part', table, place, part }),
});

/** Where answers stand, and what the question they belong to is told by. */
export interface QuestionPlace {
  readonly ids: AnswerIds;
  /** The number of the first menu, where the menus of other questions stand in the same message; 0 if there are none. */
  readonly firstMenu?: number;
  /** Buttons that come to stand behind the answers: there is to be a place for them in the last row where that saves a line. */
  readonly behind?: readonly Pressed[];
}

/**
 * How the answers on buttons are told of, the fullest first: each in a line of its own, in a brief one, in a small and brief one, in such a one without its
 * icon, all together in one small paragraph, with their prices alone in such a paragraph, or by their buttons alone, which then have their whole names and prices.
 */
export const MANNERS = ['lines', 'brief', 'small', 'bare', 'together', 'prices', 'named'] as const;
/** One of {@link MANNERS}. */
export type Manner = (typeof MANNERS)[number];

/** Rows of buttons or menus. */
export type Rows = readonly APIActionRowComponent<APIComponentInMessageActionRow>[];

/** Answers as they can stand in a message. */
export interface Layout {
  readonly rows: Rows;
  /** How many components the rows are, those within them counted too. */
  readonly size: number;
  /** The answers that stand on buttons: these have room for names alone, so what comes of them is to be told in words. */
  readonly spelled: readonly AnswerLabel[];
  /** How these are told of. */
  readonly manner: Manner;
}

/** Whether all answers stand on buttons; not so where they stand nowhere. */
export const isOnButtons = (layout: Pick<Layout, 'rows'> | undefined): boolean =>
  layout?.rows.every(({ components }) => components.every(({ type }) => type === ComponentType.Button)) ===
  true;

/** In which order answers are tried on buttons: what only saves a press stays as long as there is a line for each. */
const TRIED = [
  ['all', 'lines'],
  ['all', 'brief'],
  ['needed', 'lines'],
  ['needed', 'brief'],
  ['all', 'small'],
  ['needed', 'small'],
  ['all', 'bare'],
  ['needed', 'bare'],
  ['all', 'together'],
  ['needed', 'together'],
  ['needed', 'prices'],
  ['needed', 'named'],
] as const satisfies readonly (readonly ['all' | 'needed', Manner])[];

/**
 * The ways in which the answers to a question can stand in a message, the best first: on buttons, with what only saves a press where there is
 * room, told of in the fullest manner that there is room for; else in menus with only what belongs beside them, and with the least room all in menus.
 * There is no way for very many: they are found in two steps on a private page, see `answersWithin`. Which way is the best is asked of what comes
 * back, for each of the words that may stand above them.
 */
export function layoutsOf(
  answers: readonly AnswerLabel[],
  asked: QuestionPlace,
  context: MessageContext,
): Layouts {
  const needed = answers.filter(({ isShortcut }) => isShortcut !== true);
  const beside = needed.filter(({ besideMenu }) => besideMenu === true);
  const listed = needed.filter(({ besideMenu }) => besideMenu !== true);
  const { behind = [] } = asked;
  const buttons = (shown: readonly AnswerLabel[], manner: Manner) => {
    const isIconed = iconedIn(shown, manner, behind);
    const made = shown.map((answer) =>
      answerButton(answer, answers.length, isIconed(answer), asked, context, manner),
    );
    const sizes = pressedIn(shown, isIconed, manner, behind).map(({ length }) => length);
    return inSizes(made, sizes).map(row);
  };
  if (evenly(needed, SELECT_OPTIONS).length > MOST_MENUS) return () => [];
  const apart = beside.length > 0 && beside.length <= ROW_BUTTONS && listed.length > 0;
  const onMenus = [
    ...(apart
      ? [
          layout(
            [...menus(listed, 'all', asked, context), ...buttons(beside, 'lines')],
            beside.filter(isSpelled),
          ),
        ]
      : []),
    layout(menus(needed, 'all', asked, context)),
  ];
  const onButtons = TRIED.map(([which, manner]) => ({
    which,
    manner,
    shown: which === 'all' ? answers : needed,
  }))
    .filter(
      ({ which, shown, manner }) =>
        (which === 'needed' || needed.length < answers.length) &&
        shown.length <= MOST_BUTTONS &&
        (manner !== 'prices' || shown.some(({ price }) => price !== undefined)),
    )
    .map(({ shown, manner }) => ({ shown, manner, stack: once(() => stackOf(shown, manner, behind)) }));
  return (isSeen = () => true, manners = MANNERS) => {
    const found = onButtons.find(({ manner, stack }) => manners.includes(manner) && isSeen(stack()));
    if (found === undefined) return onMenus;
    return [layout(buttons(found.shown, found.manner), found.shown, found.manner), ...onMenus];
  };
}

/** Makes something when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The layouts of some answers, the best first; `isSeen` tells whether there is room on a screen for answers on buttons, and they are told of in
 * one of these manners.
 */
type Layouts = (isSeen?: (stack: Stack) => boolean, manners?: readonly Manner[]) => readonly Layout[];

/** Rows of answers, and which of them are to be told of. */
export const layout = (
  found: Rows,
  spelled: readonly AnswerLabel[] = [],
  manner: Manner = 'lines',
): Layout => ({
  rows: found,
  size: countOf(found),
  spelled,
  manner,
});

function answerButton(
  answer: AnswerLabel,
  count: number,
  hasIcon: boolean,
  { ids }: QuestionPlace,
  { icons }: MessageContext,
  manner: Manner,
): APIButtonComponent {
  const { notation, icon, tone } = answer;
  const id = ids.button(notation);
  const label = nameOn(answer, manner);
  return button({ id, label, icon: hasIcon ? icon : undefined, look: lookOf(tone, count) }, icons);
}

/** What the button of an answer says. */
const nameOn = ({ label, button: name = label, price }: AnswerLabel, manner: Manner): string => {
  if (manner === 'named') return price === undefined ? label : `${label} ${price}`;
  return manner === 'prices' ? label : name;
};

/** The buttons of these answers in their rows with those behind them, as far as their width follows from them. */
function pressedIn(
  answers: readonly AnswerLabel[],
  isIconed: (answer: AnswerLabel) => boolean,
  manner: Manner,
  behind: readonly Pressed[],
): readonly (readonly Pressed[])[] {
  const pressed = answers.map((answer) => ({
    label: nameOn(answer, manner),
    hasIcon: isIconed(answer) && answer.icon !== undefined,
  }));
  const all = [...pressed, ...behind];
  return inSizes(all, rowSizes(all, ROW_BUTTONS));
}

/**
 * Which of these answers have their icon on the button: those of which neither a line, where it stands then, nor a picture tells, so that the same
 * answer looks the same each time; beside lines without icons only where there is room. Where there are no lines, all have it or none, as there
 * is room.
 */
function iconedIn(
  answers: readonly AnswerLabel[],
  manner: Manner,
  behind: readonly Pressed[],
): (answer: AnswerLabel) => boolean {
  const runsTogether = manner === 'together' || manner === 'prices' || manner === 'named';
  const isWanted = (answer: AnswerLabel): boolean =>
    runsTogether || (answer.pictured !== true && !isSpelled(answer));
  if (!runsTogether && manner !== 'bare') return isWanted;
  const hasRoom = haveRoomForIcons(pressedIn(answers, isWanted, manner, behind));
  return (answer) => hasRoom && isWanted(answer);
}

/** By how much bold letters are wider. */
const BOLDER = 0.06;

/** So many letters more are as wide as these in bold. */
const bolderBy = (letters: number): number => Math.ceil(letters * BOLDER);

/** Words with as many letters more as they are wider in bold, each behind the word that it widens: there the line breaks. */
export const inBold = (words: string): string =>
  words.replaceAll(
    /[^ ]+/gu,
    (word, at: number) => word + '■'.repeat(bolderBy(at + word.length) - bolderBy(Math.max(0, at - 1))),
  );

/** Answers on buttons with the lines that tell of them. */
const stackOf = (answers: readonly AnswerLabel[], manner: Manner, behind: readonly Pressed[]): Stack => ({
  words: told(
    answers,
    manner,
    (icon) => (icon === undefined ? '' : ICON_ROOM),
    // In a paragraph what is wide and what is narrow make up for each other.
    manner === 'together' || manner === 'prices' ? undefined : inBold,
  ),
  rows: pressedIn(answers, iconedIn(answers, manner, behind), manner, behind),
});

/** Menus of the same length but for one answer; where one does not hold them all, each says from where to where it goes. */
export function menus(
  answers: readonly AnswerLabel[],
  these: 'all' | 'some',
  { ids, firstMenu = 0 }: QuestionPlace,
  { say, icons }: MessageContext,
): Rows {
  const parts = evenly(answers, SELECT_OPTIONS);
  // What a picture tells of several lines alike tells none of them from another.
  const isRepeated = ({ consequence, pictured }: AnswerLabel): boolean =>
    pictured === true && answers.filter((answer) => answer.consequence === consequence).length > 1;
  const ranged = these === 'some' || parts.length > 1;
  return parts.map((part, at) =>
    row([
      select(
        ids.menu(firstMenu + at),
        ranged ? say('answers-choose-from', { range: rangeOf(part) }) : say('answers-choose'),
        part.map((answer) => ({
          value: answer.notation,
          label: answer.label,
          description: isRepeated(answer) ? undefined : answer.consequence,
          icon: answer.icon,
        })),
        icons,
      ),
    ]),
  );
}

/** From the first of some answers to the last: “1–20”, “blue – green”. */
export function rangeOf(answers: readonly AnswerLabel[]): string {
  const ends = [answers.at(0), answers.at(-1)].map((answer) => shortened(answer?.label ?? '', RANGE_LENGTH));
  return ends.join(ends.every((end) => /^\d+$/.test(end)) ? '–' : ' – ');
}

/** Whether an answer has more to it than its button says, which no picture shows. */
const isSpelled = ({ label, button: name = label, consequence, pictured }: AnswerLabel): boolean =>
  pictured !== true && (consequence !== undefined || name !== label);

/** What comes of an answer in this manner; nothing where its button says it all. */
const comesOf = ({ consequence, brief = consequence }: AnswerLabel, manner: Manner): string =>
  (manner === 'lines' ? consequence : brief) ?? '';

/** Between two answers of one paragraph: stronger than anything that stands within one. */
const BETWEEN = ' ▪ ';

/** The lines that tell of answers on buttons; `iconOf` writes an icon, and `strong` a name. */
function told(
  answers: readonly AnswerLabel[],
  manner: Manner,
  iconOf: (icon: string | undefined) => string,
  strong: (words: string) => string = (words) => words,
): readonly string[] {
  const spelled = answers.filter(isSpelled);
  switch (manner) {
    case 'lines':
    case 'brief':
    case 'small':
    case 'bare':
      return spelled.map((answer) => {
        const icon = manner === 'bare' ? '' : iconOf(answer.icon);
        const words = [strong(unbroken(answer.label)), unbroken(comesOf(answer, manner))]
          .filter((part) => part !== '')
          .join(' · ');
        return `${manner === 'small' || manner === 'bare' ? '-# ' : ''}${icon}${words}`;
      });
    case 'together': {
      const parts = spelled.map((answer) => {
        const words = comesOf(answer, manner);
        return [strong(unbrokenName(answer.label)), ...(words === '' ? [] : [unbroken(words)])].join(' · ');
      });
      return parts.length === 0 ? [] : [`-# ${parts.join(BETWEEN)}`];
    }
    case 'prices': {
      const parts = spelled.flatMap(({ label, price }) =>
        price === undefined ? [] : [unbroken(`${strong(label)} ${price}`)],
      );
      return [`-# ${parts.join(BETWEEN)}`];
    }
    case 'named':
      return [];
  }
}

/** What comes of each answer on its button. */
export const consequences = (
  answers: readonly AnswerLabel[],
  icons: Icons,
  manner: Manner = 'lines',
): string =>
  told(
    answers,
    manner,
    (icon) => iconText(icons, icon),
    (words) => `**${words}**`,
  ).join('\n');
