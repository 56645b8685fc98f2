import { type APIButtonComponent, type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import type { Message } from '../protocol/message.ts';

/** What a message is read on. */
const SCREENS = {
  /** A window of 1280 × 800. */
  desktop: {
    width: 516,
    note: 560,
    letter: 8.2,
    small: 7,
    line: 22,
    smallLine: 18,
    iconed: 20,
    row: 42,
    picture: 550,
    left: 574,
    page: 578,
  },
  /** 360 × 780. */
  phone: {
    width: 300,
    note: 336,
    letter: 8.2,
    small: 7,
    line: 22,
    smallLine: 18,
    iconed: 20,
    row: 48,
    picture: 311,
    left: 514,
    page: 572,
  },
} as const;
/** One of them. */
type Screen = (typeof SCREENS)[keyof typeof SCREENS];

/** Stands for an icon where room is reckoned. */
export const ICON_ROOM = '■■ ';

/** How high Discord shows a picture at most. */
const HIGHEST_PICTURE = 350;
/** The room between two buttons, and what a button has around its words and for its icon, in pixels. */
const BUTTON = { gap: 8, frame: 28, icon: 26, letter: 8 } as const;

/** A button as far as its width follows from it. */
export interface Pressed {
  readonly label: string;
  readonly hasIcon: boolean;
}

/** A button as it stands in a message. */
export const pressedOf = (button: APIButtonComponent): Pressed => ({
  label: 'label' in button ? (button.label ?? '') : '',
  hasIcon: 'emoji' in button && button.emoji !== undefined,
});

/** By how much a letter of another script is wider than a Latin one. */
const WIDER = 0.12;

/** As many Latin letters take the room of these words. */
const lettersIn = (words: string): number =>
  words.length + WIDER * (words.match(/\p{Script=Cyrillic}/gu)?.length ?? 0);

const widthOf = ({ label, hasIcon }: Pressed): number =>
  BUTTON.frame + (hasIcon ? BUTTON.icon : 0) + lettersIn(label) * BUTTON.letter;

/** On how many lines each of these rows of buttons comes to stand. */
function linesOfButtons(rows: readonly (readonly Pressed[])[], room: number): number {
  let lines = 0;
  for (const row of rows) {
    let left = -1;
    for (const width of row.map(widthOf)) {
      if (left < width) {
        lines += 1;
        left = room;
      }
      left -= width + BUTTON.gap;
    }
  }
  return lines;
}

const screens: readonly Screen[] = Object.values(SCREENS);

/** How much room a row takes, to be compared: a message has room for few of them, and a phone for the fewest lines. */
const roomOf = (row: readonly Pressed[]): number =>
  1_000_000 +
  linesOfButtons([row], SCREENS.phone.width) * 1_000 +
  linesOfButtons([row], SCREENS.desktop.width);

/**
 * How many buttons stand in each row: as few rows as can be where none takes more than `most`, and these broken so that they take the fewest
 * lines on a phone, and then on a desktop.
 */
export function rowSizes(buttons: readonly Pressed[], most: number): readonly number[] {
  const best: { readonly room: number; readonly sizes: readonly number[] }[] = [{ room: 0, sizes: [] }];
  for (let from = buttons.length - 1; from >= 0; from -= 1) {
    const ways = Array.from({ length: Math.min(most, buttons.length - from) }, (_, at) => at + 1).map(
      (size) => {
        const rest = best[size - 1] ?? { room: 0, sizes: [] };
        return {
          room: roomOf(buttons.slice(from, from + size)) + rest.room,
          sizes: [size, ...rest.sizes],
        };
      },
    );
    // Of equal ways the one with the fullest first row.
    best.unshift(ways.reduce((least, way) => (way.room <= least.room ? way : least)));
  }
  return best[0]?.sizes ?? [];
}

/** Whether rows of buttons take no more room with their icons than without them, on any screen. */
export const haveRoomForIcons = (rows: readonly (readonly Pressed[])[]): boolean =>
  screens.every(
    ({ width }) =>
      linesOfButtons(rows, width) ===
      linesOfButtons(
        rows.map((row) => row.map((each) => ({ ...each, hasIcon: false }))),
        width,
      ),
  );

/** A question with its answers, as far as its height follows from it. */
export interface Stack {
  /** Lines of text; those that begin with `-# ` are small. */
  readonly words: readonly string[];
  readonly rows: readonly (readonly Pressed[])[];
}

/** On how many lines words come to stand where each has room for so many letters: a word that does not fit begins the next one. */
function linesOfWords(words: string, room: number): number {
  let lines = 1;
  let taken = 0;
  for (const length of words.split(' ').map(lettersIn)) {
    if (taken > 0 && taken + length > room) {
      lines += 1;
      taken = 0;
    }
    taken += length + 1;
  }
  return lines;
}

/** What a line of small letters begins with, which is not read. */
const SMALL = '-# ';
/** The same of a heading, whose letters are so much wider. */
const HEADING = { mark: '### ', wider: 1.12 } as const;

const heightOn = (screen: Screen, { words, rows }: Stack): number =>
  words.reduce((sum, words) => {
    const isSmall = words.startsWith(SMALL);
    const [letter, line] = isSmall
      ? [screen.small, words.includes(ICON_ROOM) ? screen.iconed : screen.smallLine]
      : [screen.letter, screen.line];
    const isHeading = words.startsWith(HEADING.mark);
    const read = isSmall || isHeading ? words.replace(/^\S+ /u, '') : words;
    return sum + linesOfWords(read, screen.width / (isHeading ? letter * HEADING.wider : letter)) * line;
  }, 0) +
  linesOfButtons(rows, screen.width) * screen.row;

/** How high a picture comes to stand. */
const pictureOn = (screen: Screen, picture: Sized | undefined): number =>
  picture === undefined ? 0 : Math.min(HIGHEST_PICTURE, (screen.picture * picture.height) / picture.width);

/** How large a picture is made. */
interface Sized {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether a question and all its buttons are seen together with the picture above them and what only looks below, on a desktop and on a
 * phone. How wide letters are is an estimate, which `test/playground/page/one-screen.test.ts` holds against the page.
 */
export const isSeenWith = (picture: Sized | undefined, stack: Stack): boolean =>
  screens.every((screen) => heightOn(screen, stack) <= screen.left - pictureOn(screen, picture));

/**
 * Whether a private page is seen whole, from its first line to its last button, on a desktop and on a phone: it is read from the top, and the page
 * scrolls to its end. Its rows are all there are, with what only looks.
 */
export const isPageSeen = (pictures: readonly Sized[], stack: Stack): boolean =>
  screens.every(
    (screen) =>
      heightOn(screen, { ...stack, words: stack.words.map(seenWords) }) +
        pictures.reduce((sum, picture) => sum + pictureOn(screen, picture), 0) <=
      screen.page,
  );

/** What a message of words alone takes besides its lines: its head, the foot that says that only one person sees it, and the gap above it. */
const NOTE_FRAME = 92;

/** The same with a message of words below, which only one person sees. */
export const hasRoomBelow = (picture: Sized | undefined, stack: Stack, words: string): boolean =>
  screens.every(
    (screen) =>
      heightOn(screen, stack) + NOTE_FRAME + linesOfWords(words, screen.note / screen.letter) * screen.line <=
      screen.left - pictureOn(screen, picture),
  );

/**
 * Whether a line below this board leaves its last picture, the question and all buttons in sight, on a desktop and on a phone. Nothing has room
 * below a board that also asks or tells something of the table.
 */
export function hasRoomForLine({ components, pictures }: Message, words: string): boolean {
  const parts = components.flatMap((part) =>
    part.type === ComponentType.Container ? part.components : [part],
  );
  const below = parts.slice(parts.findLastIndex(({ type }) => type === ComponentType.MediaGallery) + 1);
  const line = below.findIndex(({ type }) => type === ComponentType.Separator);
  // Behind the line stands a row of what only looks, for which each screen has its room.
  if (line !== below.length - 2) return false;
  const asked = below.slice(0, line);
  return hasRoomBelow(
    pictures.at(-1),
    { words: asked.flatMap(wordsOf), rows: asked.flatMap(pressedIn) },
    seenWords(words),
  );
}

/** The buttons of a row, or its menu, as far as its height follows from them; nothing of other parts. */
export const pressedIn = (part: APIComponentInContainer): readonly (readonly Pressed[])[] =>
  part.type === ComponentType.ActionRow
    ? [
        part.components.map((each) =>
          each.type === ComponentType.Button ? pressedOf(each) : { label: '', hasIcon: false },
        ),
      ]
    : [];

const wordsOf = (part: APIComponentInContainer): readonly string[] =>
  part.type === ComponentType.TextDisplay ? part.content.split('\n').map(seenWords) : [];

/** Letters of a name, where Discord writes it for a mention. */
const NAME = '■'.repeat(16);

/** A line as it is seen: icons and names in the place of what stands for them, and no marks. */
const seenWords = (words: string): string =>
  words
    .replace(/<a?:\w+:\d+> ?/gu, ICON_ROOM)
    .replace(/<@\d+>/gu, NAME)
    .replaceAll('*', '');
