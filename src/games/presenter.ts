import type { Picture } from '../canvas/picture.ts';
import type { Foresee, ForeseenEnd } from '../engine/foresight.ts';
import type { GameTypes } from '../engine/game.ts';
import type { MoveEntry } from '../engine/log.ts';
import type { DecisionOf } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import type { Say } from '../texts/say.ts';
import type { ClosingRules } from './closing.ts';
import type { DrawIcon } from './icon-tile.ts';
import type { PageButton, PageTraits } from './pages.ts';
import type { Person } from './person.ts';
import type { PieceGroup } from './pieces.ts';
import type { PosterArt } from './poster.ts';
import type { Sequel } from './sequel.ts';
import type { SeatIcon, TableIcon } from './table-icons.ts';
import type { TurnSummary } from './turn-summary.ts';

/** Whose language, and the people by seat, written for where they will stand: a presenter prints them as they are. */
export interface TextContext {
  readonly say: Say;
  readonly people: readonly Person[];
  /** Who sat there before, oldest first, if seats changed hands: a presenter gets the people of the time told of. */
  readonly before?: readonly FormerPeople[];
}

/** The people by seat as they were up to a ply. */
export interface FormerPeople {
  readonly until: number;
  readonly people: readonly Person[];
}

/* How long each text may be stands in `lengths.ts`. */

/** The icons that a game can use: its own, those of the buttons that every table has, and those of the seats. */
export type AnyIcon<Own extends string> = Own | TableIcon | SeatIcon;

/**
 * How an answer differs from its neighbours: the usual way on (one at most), one of several, a free gain, going on
 * without any, ending. All but the plain ones get buttons of their own beside a menu.
 */
const TONES = ['main', 'plain', 'gain', 'pass', 'ends'] as const;
/** What an answer is among its neighbours, see {@link TONES}. */
export type Tone = (typeof TONES)[number];

/** One answer as a person reads it. `Icon` are the names of the icons that there are. */
export interface AnswerLabel<Icon extends string = string> {
  readonly notation: string;
  readonly label: string;
  /** How the label begins, for a button that has the whole label in the line beside it. */
  readonly button?: string;
  /** Its effects, the weightiest first: "−1 Credit", "+1 Plant on level 3". A line or a menu shows some of them. */
  readonly effects?: readonly string[];
  readonly icon?: Icon;
  readonly tone: Tone;
}

/** A question in plain words with its answers. */
export interface Question<Icon extends string = string> {
  readonly prompt: string;
  readonly note?: string;
  readonly answers: readonly AnswerLabel<Icon>[];
}

/** Words and pictures for one person or for all, with answers if it allows actions. */
export interface Page<Icon extends string = string> {
  readonly title: string;
  /** Discord markdown. It tells what the pictures show: some readers have it alone. */
  readonly text: string;
  readonly pictures: readonly Picture[];
  /** Answers to the reader's own open question, see `Decision`. */
  readonly answers: readonly AnswerLabel<Icon>[];
}

/** How a match ended, for everybody. */
export interface EndPage<Icon extends string = string> extends Page<Icon> {
  /** Everybody's points and how they came about, for the log: what its pictures show is not said beside them. */
  readonly numbers?: string;
}

/** Something that a seat could have now, besides its question. */
export interface ReadyExtraAction {
  /** What tells it from the others; never shown. */
  readonly key: string;
  readonly words: string;
  /** The best way to do it now; undefined if the open question has to be answered first. */
  readonly answer?: AnswerLabel;
  /** All see that it is ready; absent if its seat alone may know. */
  readonly isPublic?: true;
}

/** A line for somebody who plays the game for the first time: told once, to them alone. */
export interface Tip {
  /** Letters, digits and `-`; what was told is kept under it. */
  readonly key: string;
  readonly words: string;
}

/** A topic of the rules, for `/rules`. */
export interface RulesTopic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Words that people look for it by and that stand neither in its title nor in its text, with spaces between them. */
  readonly search?: string;
  readonly pictures?: readonly Picture[];
}

/** How a game is played, on one page for somebody who has never seen it. */
export interface Guide {
  readonly goal: string;
  /** A position on the game's boards, with numbers on all that a turn is made of; absent if there are no boards. */
  readonly picture?: Picture;
  /** What the numbers 1, 2, 3 … stand on: no more than `GUIDE_CALLOUTS`. */
  readonly callouts: readonly string[];
  /** A usual turn, in no more than `GUIDE_TURN_WORDS` words. */
  readonly turn?: string;
}

/** As many things are pointed at in a guide. */
export const GUIDE_CALLOUTS = 5;
/** Words that are read at a glance. */
export const GUIDE_TURN_WORDS = 60;

/** The names of lobby options and their values; the first player's are shared, see `first-player-words.ts`. */
export interface OptionWords {
  /** What is settled by it, in a sentence for somebody who has never played: see `LENGTHS.optionAbout`. */
  readonly about: (option: string, say: Say) => string;
  readonly name: (option: string, say: Say) => string;
  readonly value: (option: string, value: string, textContext: TextContext) => string;
}

/** What the asked player can foresee of an answer and those after it, see `foreseen`. Both views are their own. */
export interface Outlook<G extends GameTypes> {
  readonly before: G['View'];
  readonly after: G['View'];
  readonly moves: readonly MoveEntry<G['Fact']>[];
  readonly move: G['Move'];
  readonly end: ForeseenEnd;
  /** What the player is asked after these answers, if that can be foreseen. */
  readonly next?: DecisionOf<G>;
  /** Looks along other lines from the same position, such as longer ones. */
  readonly foresee: Foresee<G>;
}

/** What each of two lines of answers brings that the other does not, the weightiest first. */
export interface Comparison {
  readonly one: readonly string[];
  readonly other: readonly string[];
  /** What kind of thing the first of `one` is, without naming it; absent if the game has no words for it. */
  readonly hint?: string;
}

/** What the live board can point at, as everybody may know it. */
interface BoardMoment<G extends GameTypes> {
  /** Views as the latest turns began, one a seat, latest first: at the oldest the player who is up last played. */
  readonly earlier: readonly G['View'][];
  /** The open questions, but for secret ones; without extra actions, which may show what the asked seat alone knows. */
  readonly asked: readonly DecisionOf<G>[];
  /** Pieces, as the game's data names them, that a lesson lights instead of the question's; see `pictures`. */
  readonly lit?: readonly string[];
  /** Whose side of the table is shown; absent for that of who is asked, or whose turn it is. */
  readonly of?: Seat;
}

/** Who reads a page of a game, and about whom it is. */
interface PageSubject<G extends GameTypes> {
  /** Absent for somebody who does not play. */
  readonly reader: Seat | undefined;
  /** The side shown: the reader's own unless another was chosen; for a spectator that of the player who is up. */
  readonly side: Seat;
  readonly asked: DecisionOf<G> | undefined;
  /** What a lesson points at in its pictures, as in a {@link BoardMoment}; absent elsewhere. */
  readonly lit?: readonly string[];
}

/** A private page of a game: a player's hand, actions besides a question, a close look at one side of the table. */
export interface GamePage<G extends GameTypes, Own extends string> extends PageTraits {
  /** What its button says, while `offered` of its answers stand among those of questions that all see. */
  readonly button: (say: Say, offered: number) => PageButton<AnyIcon<Own>>;
  /** `view` is the reader's own, or the spectators'. */
  readonly page: (view: G['View'], subject: PageSubject<G>, textContext: TextContext) => Page<AnyIcon<Own>>;
  /** Which answers bring the seat something now. Those that only it may know are told once, and all when it leaves. */
  readonly ready?: OfAsked<G, readonly ReadyExtraAction[]>;
}

/** A game's pages by name, in button order. Names are in button ids and must never change: see `PAGE_NAME`. */
export type GamePages<G extends GameTypes, Own extends string> = Readonly<Record<string, GamePage<G, Own>>>;

/** Something that is told of a position, of a question in it, and of moves. */
type OfView<G extends GameTypes, Told> = (view: G['View'], textContext: TextContext) => Told;
type OfQuestion<G extends GameTypes, Told> = (
  view: G['View'],
  decision: DecisionOf<G>,
  textContext: TextContext,
) => Told;
type OfMoves<G extends GameTypes, Told> = (
  moves: readonly MoveEntry<G['Fact']>[],
  textContext: TextContext,
) => Told;
/** What a seat has to do or to learn, with the question it is asked, if it is. */
type OfAsked<G extends GameTypes, Told> = (
  view: G['View'],
  seat: Seat,
  asked: DecisionOf<G> | undefined,
  textContext: TextContext,
) => Told;

/** What a game says and shows of itself. It is all made from a view, so it can tell only what the viewer may know. */
export interface RequiredOfGame<G extends GameTypes, Own extends string = never> {
  /**
   * An open question without extra actions. `view` is the seat's own on its private page, where alone a secret question
   * is asked, else the spectators'. `foresee` looks ahead for its seat.
   */
  readonly question: (
    view: G['View'],
    decision: DecisionOf<G>,
    textContext: TextContext,
    foresee?: Foresee<G>,
  ) => Question<AnyIcon<Own>>;
  /** The live board for all to see, about the player who is up. */
  readonly boards: (view: G['View'], moment: BoardMoment<G>, textContext: TextContext) => readonly Picture[];
  readonly description: OfView<G, readonly string[]>;
  readonly summary: OfView<G, string>;
  /**
   * The final standing, or the scores if it was ended early. `moves` are as everybody may know them, empty if nobody
   * looked; `known` has them as each seat knew them, once nothing is secret.
   */
  readonly ending: (
    view: G['View'],
    moves: readonly MoveEntry<G['Fact']>[],
    textContext: TextContext,
    known?: readonly (readonly MoveEntry<G['Fact']>[])[],
  ) => EndPage<AnyIcon<Own>>;
  /** The topics of the rules, the first of them what a game is about: one at least. */
  readonly rules: (say: Say) => readonly RulesTopic[];
}

/** The fewest and the most points that a seat may have by what everybody knows: the same if points lie open. */
export interface KnownPoints {
  readonly least: number;
  readonly most: number;
}

/** What a game may say and show besides. What is absent is as `presenter-defaults.ts` has it. */
export interface OptionalOfGame<G extends GameTypes, Own extends string = never> {
  /** How each icon of its own is drawn; those of tables and seats are there besides. */
  readonly icons: Readonly<Record<Own, DrawIcon>>;
  /** The game's name and a line about it; by default its name in the rules, and for how many it is. */
  readonly title: (say: Say) => string;
  readonly tagline: (say: Say) => string;
  /** Names for its tables, one a line: “Otters”, as in “Otters at dawn”. Absent: the game's name is used. */
  readonly namesakes: (say: Say) => string;
  /** The art of the lobby’s picture; by default title and tagline on dark water. */
  readonly poster: PosterArt;
  /** By seat, the publicly known points; `view` is the spectators'. Absent if nobody can say who is ahead. */
  readonly points: (view: G['View']) => readonly KnownPoints[];
  /** Absent if a table settles no more than who begins. */
  readonly optionWords: OptionWords;
  /** Which extra actions follow the answers of a public question, by the spectators' `view`. */
  readonly offered: OfQuestion<G, readonly AnswerLabel<AnyIcon<Own>>[]>;
  /** By which word a turn ends: if nothing else is left behind an answer, both can be given by one press. */
  readonly closing: ClosingRules<G>;
  /** Pictures that go with a secret question, like the four contracts. */
  readonly questionPictures: OfQuestion<G, readonly Picture[]>;
  /** The position of a match ended early, which its rules do not know: nobody is up. Absent: as it stands. */
  readonly stopped: (view: G['View']) => G['View'];
  /** Its private pages, in button order; if absent, one page with the position in words. */
  readonly pages: GamePages<G, Own>;
  /** What only this seat has learned since its last turn: sentences, first on its pages. `view` is the seat's own. */
  readonly news: (view: G['View'], seat: Seat, textContext: TextContext) => readonly string[];
  /** The round in which a seat that is out may guess the winner; undefined if it may not. `view` is the spectators'. */
  readonly guessRound: (view: G['View'], seat: Seat) => number | undefined;
  /** What the last move of the turn did, as all may know it, if the next question does not show it. */
  readonly justDone: (move: MoveEntry<G['Fact']>, textContext: TextContext) => string | undefined;
  /** Small pictures of notable moments, oldest first, for an old board; it keeps its picture if absent. */
  readonly moments: OfMoves<G, readonly Picture[]>;
  /** Whether the turns of these moves can share a message with the next turn; absent if none can. */
  readonly canWait: (moves: readonly MoveEntry<G['Fact']>[]) => boolean;
  /** What happened by turn, oldest first; each turn by its own facts alone (`factsTold`), as its reader knows them. */
  readonly happened: OfMoves<G, readonly TurnSummary[]>;
  /** A line that explains a question to those still learning the game. `view` is that of the question. */
  readonly term: (decision: DecisionOf<G>, say: Say, view: G['View']) => string | undefined;
  /** Tips that help a seat now, the best first; three in all are enough. Only that seat reads them. */
  readonly tips: OfAsked<G, readonly Tip[]>;
  /** What answers in a row do for a seat, weightiest first. An effect of its answer's own `effects` is told once. */
  readonly effects: (outlook: Outlook<G>, seat: Seat, textContext: TextContext) => readonly string[];
  /** The one or two effects that are the reason for answers: what it does, and what for. Absent: the weightiest. */
  readonly reason: (outlook: Outlook<G>, seat: Seat, textContext: TextContext) => readonly string[];
  /**
   * What each of two lines of a seat brings that the other does not: sentences, or words that continue "The best turn".
   * `sequels` is what a search saw come of both. If absent, the effects are compared.
   */
  readonly compared: (
    one: Outlook<G>,
    other: Outlook<G>,
    seat: Seat,
    textContext: TextContext,
    sequels: readonly [Sequel, Sequel] | undefined,
  ) => Comparison;
  /** The pieces on the board in groups, with what each is. `view` is the reader's own, else the spectators'. */
  readonly pieces: (
    view: G['View'],
    side: Seat,
    reader: Seat | undefined,
    textContext: TextContext,
  ) => readonly PieceGroup<AnyIcon<Own>>[];
  /** Lines for the asked seat on what a question's pieces do. `view` is its own. Absent if the answers say it. */
  readonly piecesAsked: OfQuestion<G, readonly string[]>;
  /** What a seat cannot answer to its open question now, and why, for it only. Absent if the game does not say. */
  readonly obstructed: OfQuestion<G, readonly string[]>;
  /** *How to play*; by default the first topic of the rules. */
  readonly guide: (say: Say) => Guide;
}

/** How one game is shown and told: six things, and whatever else it has to say. */
export type Presenter<G extends GameTypes, Own extends string = never> = RequiredOfGame<G, Own> &
  Partial<OptionalOfGame<G, Own>>;
