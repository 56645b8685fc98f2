/** What a message is read on. */
const SCREENS = {
  /** A window of 1280 × 800. */
  desktop: { width: 516, letter: 8.2, small: 7, line: 22, smallLine: 18, row: 42, picture: 550, left: 580 },
  /** 360 × 780. */
  phone: { width: 300, letter: 8.2, small: 7, line: 22, smallLine: 18, row: 48, picture: 311, left: 516 },
} as const;
/** One of them. */
type Screen = (typeof SCREENS)[keyof typeof SCREENS];

/** How high Discord shows a picture at most. */
const HIGHEST_PICTURE = 350;
/** The room between two buttons, and what a button has around its words and for its icon, in pixels. */
const BUTTON = { gap: 8, frame: 28, icon: 26, letter: 8 } as const;

/** A button as far as its width follows from it. */
export interface Pressed {
  readonly label: string;
  readonly hasIcon: boolean;
}

const widthOf = ({ label, hasIcon }: Pressed): number =>
  BUTTON.frame + (hasIcon ? BUTTON.icon : 0) + label.length * BUTTON.letter;

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
  for (const { length } of words.split(' ')) {
    if (taken > 0 && taken + length > room) {
      lines += 1;
      taken = 0;
    }
    taken += length + 1;
  }
  return lines;
}

const heightOn = (screen: Screen, { words, rows }: Stack): number =>
  words.reduce((sum, words) => {
    const [letter, line] = words.startsWith('-# ')
      ? [screen.small, screen.smallLine]
      : [screen.letter, screen.line];
    return sum + linesOfWords(words, screen.width / letter) * line;
  }, 0) +
  linesOfButtons(rows, screen.width) * screen.row;

/**
 * Whether a question and all its buttons are seen together with the picture above them and what only looks below, on a desktop and on a
 * phone. How wide letters are is an estimate, which `test/playground/page/one-screen.test.ts` holds against the page.
 */
export const isSeenWith = (
  picture: { readonly width: number; readonly height: number } | undefined,
  stack: Stack,
): boolean =>
  screens.every((screen) => {
    const high =
      picture === undefined
        ? 0
        : Math.min(HIGHEST_PICTURE, (screen.picture * picture.height) / picture.width);
    return heightOn(screen, stack) <= screen.left - high;
  });
