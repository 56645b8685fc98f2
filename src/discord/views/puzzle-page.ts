import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import { computerFace } from '../../canvas/computer-face.ts';
import type { Picture } from '../../canvas/picture.ts';
import { ownPageOf } from '../../games/pages.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { AnswerLabel, TextContext } from '../../games/presenter.ts';
import { notationsIn, type Plan } from '../../lessons/puzzle.ts';
import { follow, type OpenPuzzle } from '../../lessons/solving.ts';
import type { PuzzleProgress } from '../../tables/model/profile.ts';
import type { Person } from '../../tables/model/table.ts';
import type { PressKey, Say } from '../../texts/say.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import type { PuzzleAction } from '../protocol/ids.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { type AnswerIds, consequences, layoutsOf } from './answers.ts';
import { button } from './components.ts';
import type { MessageContext } from './message-context.ts';
import { isOfButtons } from './open-questions.ts';
import { isSeenWith, pressedOf } from './screen.ts';

/** A puzzle as somebody is at it. */
export interface PuzzlePlace {
  readonly open: OpenPuzzle;
  readonly asks: PressKey;
  /** What the others are called, in the order of their seats. */
  readonly others: readonly string[];
  readonly person: Person;
  readonly progress: PuzzleProgress;
  /** The picture that is wanted; absent where it is the one that helps most with the question. */
  readonly view?: string;
  /** Other games with a puzzle of the day. */
  readonly besides: readonly PlayableGame[];
  /** Whether the channel can be told that it is solved. */
  readonly canTell: boolean;
}

/** What is said of what was pressed before: a turn came to its end and was not the best, or a button was none of this moment. */
export const SAID_OF_PUZZLES = ['wrong', 'second', 'stale', 'told', 'untold', 'new-day'] as const;
/** One of {@link SAID_OF_PUZZLES}. */
export type SaidOfPuzzle = (typeof SAID_OF_PUZZLES)[number];

/** A puzzle that somebody plays alone: what is asked, a picture and the answers; once it is over, the best turn and why. */
export function puzzlePage(
  place: PuzzlePlace,
  said: SaidOfPuzzle | undefined,
  context: MessageContext,
): Message {
  const scene = sceneOf(place, context);
  const parts =
    place.progress.outcome === 'open'
      ? asking(place, scene, said, context)
      : over(place, scene, said, context);
  const pictures = scene.seen === undefined ? [] : [scene.seen.picture];
  return {
    components: [container('private', [text(parts.words), ...galleries(pictures), ...parts.rows])],
    pictures,
    page: { of: place.open.game.name, kind: 'puzzle' },
  };
}

/** What stands above and below the picture. */
interface Parts {
  readonly words: string;
  readonly rows: readonly APIComponentInContainer[];
}

/** A puzzle as it is drawn: where its turn has come to, in which names and with which picture. */
interface PuzzleScene {
  readonly match: PlayableMatch;
  readonly spoken: TextContext;
  readonly shown: TextContext;
  readonly seen: PuzzleView | undefined;
  /** The buttons of the other pictures. */
  readonly looks: readonly APIButtonComponent[];
}

function sceneOf(place: PuzzlePlace, context: MessageContext): PuzzleScene {
  const { open, progress } = place;
  const { seat } = open.puzzle;
  const { say } = context;
  const spoken = { say, people: peopleOf(place, context, plainName) };
  const shown = { say, people: peopleOf(place, context, labelName) };
  const made = progress.outcome === 'open' ? progress.line : [];
  const match = follow(open.match, seat, made) ?? open.match;
  const views = viewsOf(match, seat, shown);
  const seen = views.find(({ key }) => key === place.view) ?? views.at(-1);
  const looks = views
    .filter((view) => view !== seen)
    .map(({ key, label }) => act(open, 'look', label, context, key));
  return { match, spoken, shown, seen, looks };
}

const act = (
  { game, puzzle }: OpenPuzzle,
  action: PuzzleAction,
  label: string,
  { icons }: MessageContext,
  view?: string,
): APIButtonComponent =>
  button(
    {
      id: {
        kind: 'puzzle',
        game: game.name,
        puzzle: puzzle.id,
        action,
        ...(view === undefined ? {} : { view }),
      },
      label,
      ...(action === 'tell' ? { look: 'main' } : {}),
    },
    icons,
  );

function asking(
  { open, asks, progress: { line, tries } }: PuzzlePlace,
  { match, spoken, shown, seen, looks }: PuzzleScene,
  said: SaidOfPuzzle | undefined,
  context: MessageContext,
): Parts {
  const { seat } = open.puzzle;
  const { say, icons } = context;
  const ways = [
    ...looks,
    ...(line.length === 0 ? [] : [act(open, 'restart', say('button-puzzle-restart'), context)]),
    act(open, 'give-up', say('button-puzzle-give-up'), context),
  ];
  const answers = answersOf(match, seat, shown);
  const isBeginning = line.length === 0;
  const game = open.game.title(say);
  const heading = `### ${tries === 0 ? say('puzzle-heading', { game }) : say('puzzle-heading-again', { game, number: tries + 1 })}`;
  const prompt = `**${match.question(seat, spoken, seat)?.prompt ?? ''}**`;
  const before = said === undefined ? [] : [say(`puzzle-${said}`)];
  const task = say(asks, { press: '' });
  const soFar = isBeginning ? [] : [`-# ${say('puzzle-so-far', { turn: lineIn(open, line, spoken) })}`];
  // From the most words to the fewest: the answers stay on buttons as long as there is any room for them.
  const tellings = (
    isBeginning && said === undefined
      ? [[task, `-# ${say('puzzle-counts')}`, prompt], [task, prompt], [task]]
      : [[...soFar, prompt], [prompt]]
  ).map((words) => [heading, ...before, ...words]);
  const laid = tellings.map((words) => ({
    words,
    layout: layoutsOf(answers, { ids: answerIdsOf(open, line.length) }, context, ({ words: told, rows }) =>
      isSeenWith(seen?.picture, { words: [...words, ...told], rows: [...rows, ways.map(pressedOf)] }),
    )[0],
  }));
  const best = laid.find(({ layout }) => layout?.rows.every(isOfButtons)) ?? laid.at(-1);
  const spelled = new Set(best?.layout?.spelled.map(({ notation }) => notation));
  const told = consequences(
    answersOf(match, seat, spoken).filter(({ notation }) => spelled.has(notation)),
    icons,
    best?.layout?.manner,
  );
  return {
    words: [...(best?.words ?? []), told].filter((part) => part !== '').join('\n'),
    rows: [...(best?.layout?.rows ?? []), row(ways)],
  };
}

const answerIdsOf = (
  { game: { name: game }, puzzle: { id: puzzle } }: OpenPuzzle,
  made: number,
): AnswerIds => {
  const menu = (part: number) => ({ kind: 'solve-choose', game, puzzle, made, part }) as const;
  return { button: (notation) => ({ kind: 'solve', game, puzzle, made, notation }), menu, ranges: menu };
};

/** The answers of a turn by their names, in their order. */
function lineIn(
  { match, puzzle: { seat } }: OpenPuzzle,
  line: readonly string[],
  spoken: TextContext,
): string {
  const prospect = match.prospect(seat, line, spoken);
  return prospect === undefined ? '' : [prospect.label, ...prospect.onward].join(' → ');
}

function over(
  { open, progress: { outcome, tries, line }, besides, canTell }: PuzzlePlace,
  { spoken, seen, looks }: PuzzleScene,
  said: SaidOfPuzzle | undefined,
  context: MessageContext,
): Parts {
  const { say, icons } = context;
  const game = open.game.title(say);
  const isSolved = outcome === 'solved';
  const others = besides.map((other) =>
    button(
      {
        id: { kind: 'puzzle', game: other.name, puzzle: 'today', action: 'open' },
        label: say('button-puzzle-other', { game: other.title(say) }),
      },
      icons,
    ),
  );
  const ways = [
    ...(isSolved && canTell ? [act(open, 'tell', say('button-puzzle-tell'), context)] : []),
    ...looks,
    ...others,
  ];
  const heading = [
    `### ${isSolved ? say('puzzle-solved', { game, tries }) : say('puzzle-given-up', { game })}`,
    ...(said === undefined ? [] : [say(`puzzle-${said}`)]),
  ];
  const tellings = reasonsFor(open, isSolved ? line : undefined, spoken).map((reason) => [
    ...heading,
    ...reason,
  ]);
  const rows = ways.length === 0 ? [] : [ways];
  // A line more than there is: these are long lines, whose breaks are an estimate.
  const isSeen = (words: readonly string[]): boolean =>
    isSeenWith(seen?.picture, { words: [...words, ''], rows: rows.map((each) => each.map(pressedOf)) });
  const words = tellings.find(isSeen) ?? tellings.at(-1) ?? heading;
  return { words: words.join('\n'), rows: rows.map(row) };
}

const percent = ({ value }: Plan): number => Math.max(0, Math.round(value * 100));

/** A turn of so few answers does what its first answer does. */
const SHORT = 2;

/**
 * The best turn, what it brings, and how much better it is than the next: sentences made from the position, and the same in fewer words. `played` is
 * another way there.
 */
function reasonsFor(
  open: OpenPuzzle,
  played: readonly string[] | undefined,
  spoken: TextContext,
): readonly (readonly string[])[] {
  const { match, puzzle } = open;
  const { seat, solutions, next } = puzzle;
  const { say } = spoken;
  const [best] = solutions;
  const line = played ?? notationsIn(best.line);
  const { label = '', consequence, words = [] } = match.prospect(seat, line, spoken) ?? {};
  const does =
    consequence !== undefined && (words.length === 0 || line.length <= SHORT)
      ? [say('puzzle-does', { answer: label, what: consequence })]
      : [];
  const reason = [
    `**${lineIn(open, line, spoken)}**`,
    ...[[...does, ...words].join(' ')].filter((part) => part !== ''),
  ];
  const chances = { best: percent(best), next: percent(next) };
  const other = lineIn(open, notationsIn(next.line), spoken);
  return [
    [...reason, say('puzzle-chances', { ...chances, other })],
    [...reason, say('puzzle-chances-brief', chances)],
    [...reason.slice(0, 1), say('puzzle-chances-brief', chances)],
  ];
}

/** The person who is at it in their seat, and the others as computers. */
function peopleOf(
  { open: { puzzle, match }, others, person }: PuzzlePlace,
  { avatars }: MessageContext,
  written: (name: string) => string,
): TextContext['people'] {
  const avatar = avatars(person.avatar ?? '');
  const own = { name: written(person.name), ...(avatar === undefined ? {} : { avatar }) };
  const names = [...others];
  return Array.from({ length: match.seats }, (_, seat) =>
    seat === puzzle.seat ? own : { name: written(names.shift() ?? ''), avatar: computerFace() },
  );
}

/** A picture of the position, and what the button says that shows it. */
interface PuzzleView {
  readonly key: string;
  readonly label: string;
  readonly picture: Picture;
}

/** The pictures of a position for a seat: the boards for all to see, and what it holds. The last one helps most with the question. */
function viewsOf(match: PlayableMatch, seat: number, shown: TextContext): readonly PuzzleView[] {
  const { say } = shown;
  const boards = match.boards(shown);
  const asked = match.question(seat, shown, seat)?.pictures ?? [];
  const own = ownPageOf(match.game.pages);
  const held = own === undefined ? [] : (match.page(own.name, seat, seat, shown)?.pictures ?? []);
  const ownLabel = own === undefined ? undefined : match.pageButton(own.name, say)?.label;
  const view = (key: string, label: string, picture: Picture | undefined): readonly PuzzleView[] =>
    picture === undefined ? [] : [{ key, label, picture }];
  const table = view('table', say('button-puzzle-table'), boards.at(0));
  const side = boards.length > 1 ? view('side', say('button-puzzle-side'), boards.at(-1)) : [];
  const hand = view('own', ownLabel ?? say('button-puzzle-side'), asked.at(0) ?? held.at(0));
  // What is asked about is looked at first; else one’s own side of the table.
  return asked.length > 0 || side.length === 0 ? [...table, ...side, ...hand] : [...table, ...hand, ...side];
}

/** All that can be answered, under the names that the game has for it: what is asked, and what can be done besides on its pages. */
function answersOf(match: PlayableMatch, seat: number, textContext: TextContext): readonly AnswerLabel[] {
  const asked = match.question(seat, textContext, seat)?.answers ?? [];
  const legal = new Set(
    match.decisions.find((decision) => decision.seat === seat)?.answers.map(({ notation }) => notation),
  );
  const besides = match.game.pages.flatMap(
    ({ name }) => match.page(name, seat, seat, textContext)?.answers ?? [],
  );
  const all = new Map([...besides, ...asked].map((answer) => [answer.notation, answer]));
  // Two answers in one press would leave the turn where the puzzle counts one.
  return [...all.values()].filter(({ notation }) => legal.has(notation));
}

/** What a channel reads of somebody who has solved the puzzle, in one line: nothing of the answer. Nobody is notified by it. */
export const puzzleLine = ({ game }: OpenPuzzle, { name }: Person, tries: number, say: Say): Message => ({
  components: [text(say('puzzle-line', { who: plainName(name), game: game.title(say), tries }))],
  pictures: [],
});
