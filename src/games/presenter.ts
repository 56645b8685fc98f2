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
import type { SeatIcon } from './seat-icons.ts';
import type { Sequel } from './sequel.ts';
import type { TableIcon } from './table-icons.ts';
import type { TurnSummary } from './turn-summary.ts';

/**
 * Who is spoken to and of: the words of their language, and the people by seat under names written for where they will
 * stand: escaped for markdown, or bare for pictures, buttons and menus. A presenter prints them as they are.
 */
export interface TextContext {
  readonly say: Say;
  readonly people: readonly Person[];
  /** Who sat there before, oldest first, where seats changed hands: a presenter is given those of the time that it tells of. */
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
 * What an answer is among its neighbours: the usual way on, one at most of a question; one of several; something gained besides, at no
 * cost; what goes on without any of them; what ends or gives away something that could still be had. All but the plain ones have buttons of their
 * own beside a menu.
 */
export const TONES = ['main', 'plain', 'gain', 'pass', 'ends'] as const;
/** What an answer is among its neighbours, see {@link TONES}. */
export type Tone = (typeof TONES)[number];

/** One answer as a person reads it. `Icon` are the names of the icons that there are. */
export interface AnswerLabel<Icon extends string = string> {
  readonly notation: string;
  /** A few words: what is chosen. */
  readonly label: string;
  /** How the label begins, for a button that has the whole label in the line beside it. */
  readonly button?: string;
  /** What comes of it, the weightiest first: "−1 Credit", "+1 Plant on level 3". A line or a menu has room for some of them. */
  readonly effects?: readonly string[];
  readonly icon?: Icon;
  readonly tone: Tone;
}

/** A question in plain words with its answers. */
export interface Question<Icon extends string = string> {
  /** "Which key do you dive with?" */
  readonly prompt: string;
  /** Something worth knowing while choosing. */
  readonly note?: string;
  readonly answers: readonly AnswerLabel<Icon>[];
}

/** Something to read, for one person or for all: words and pictures, with answers where something can be done from there. */
export interface Page<Icon extends string = string> {
  readonly title: string;
  /** Discord markdown. It tells what the pictures show: whoever reads boards has it alone. */
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
  /** A sentence. */
  readonly words: string;
  /** The best way to do it now; nothing where the open question has to be answered first. */
  readonly answer?: AnswerLabel;
  /** All see that it is ready; absent where its seat alone may know. */
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
  /** Discord markdown, in our own words. */
  readonly text: string;
  /** Words that people look for it by and that stand neither in its title nor in its text, with spaces between them. */
  readonly search?: string;
  /** The pieces it is about, with what they do. */
  readonly pictures?: readonly Picture[];
}

/** How a game is played, on one page for somebody who has never seen it. */
export interface Guide {
  /** What everybody is after, in a sentence. */
  readonly goal: string;
  /** A position drawn by the game's own boards, with a number upon each thing that a turn is made of; absent where there are no boards. */
  readonly picture?: Picture;
  /** What the numbers 1, 2, 3 … stand on: no more than `GUIDE_CALLOUTS`. */
  readonly callouts: readonly string[];
  /** A usual turn, in no more than `GUIDE_TURN_WORDS` words. */
  readonly turn?: string;
}

/** As many things are pointed at in a guide. */
export const GUIDE_CALLOUTS = 5;
/** So many words are read at a glance. */
export const GUIDE_TURN_WORDS = 60;

/** The names of lobby options, and of their values; who begins is named alike in every game, see `first-player-words.ts`. */
export interface OptionWords {
  /** What is settled by it, in a sentence for somebody who has never played: see `LENGTHS.optionAbout`. */
  readonly about: (option: string, say: Say) => string;
  readonly name: (option: string, say: Say) => string;
  readonly value: (option: string, value: string, textContext: TextContext) => string;
}

/** What the player who is asked can foresee of an answer and what they would go on with, see `foreseen`. Both views are their own. */
export interface Outlook<G extends GameTypes> {
  readonly before: G['View'];
  readonly after: G['View'];
  readonly moves: readonly MoveEntry<G['Fact']>[];
  /** The first of the answers. */
  readonly move: G['Move'];
  /** Why nothing more can be foreseen. */
  readonly end: ForeseenEnd;
  /** What the player is asked after these answers, where that can be foreseen. */
  readonly next?: DecisionOf<G>;
  /** Looks along other lines from the same position, such as longer ones. */
  readonly foresee: Foresee<G>;
}

/** What each of two lines of answers brings that the other does not, the weightiest first. */
export interface Comparison {
  readonly one: readonly string[];
  readonly other: readonly string[];
}

/** What the live board can point at, as everybody may know it. */
export interface BoardMoment<G extends GameTypes> {
  /** How it looked when the latest turns began, as many as there are seats, the latest first: since the oldest the player who is up has not played. */
  readonly earlier: readonly G['View'][];
  /** The open questions, but for secret ones; without extra actions, which may show what the asked seat alone knows. */
  readonly asked: readonly DecisionOf<G>[];
  /** What a lesson points at in the place of what the questions are about: pieces as the game's data names them; see `pictures` of a match. */
  readonly lit?: readonly string[];
  /** Whose side of the table is shown; absent for that of who is asked, or whose turn it is. */
  readonly of?: Seat;
}

/** Who reads a page of a game, and about whom it is. */
export interface PageSubject<G extends GameTypes> {
  /** By seat; absent for somebody who does not play. */
  readonly reader: Seat | undefined;
  /** Whose side of the table it shows: the reader's own, unless another was chosen; that of the player who is up where nobody plays who reads it. */
  readonly side: Seat;
  /** The reader's open question. */
  readonly asked: DecisionOf<G> | undefined;
  /** What a lesson points at in its pictures, as in a {@link BoardMoment}; absent elsewhere. */
  readonly lit?: readonly string[];
}

/** A page of a game for private eyes: what somebody holds, what can be done besides a question, a side of the table seen closely. */
export interface GamePage<G extends GameTypes, Own extends string> extends PageTraits {
  /** What its button says, while so many of its answers stand among those of questions that all see. */
  readonly button: (say: Say, offered: number) => PageButton<AnyIcon<Own>>;
  /** `view` is the reader's own, or the spectators'. */
  readonly page: (view: G['View'], subject: PageSubject<G>, textContext: TextContext) => Page<AnyIcon<Own>>;
  /**
   * Which of its answers bring the seat something now: those of which only it may know are told to it once, when one comes to be there, and all of them where it
   * would leave them behind. `view` is the seat's own.
   */
  readonly ready?: (
    view: G['View'],
    seat: Seat,
    asked: DecisionOf<G> | undefined,
    textContext: TextContext,
  ) => readonly ReadyExtraAction[];
}

/** The pages of a game by name, in the order of their buttons. Names stand in the ids of buttons for ever: see `PAGE_NAME`. */
export type GamePages<G extends GameTypes, Own extends string> = Readonly<Record<string, GamePage<G, Own>>>;

/** What a game has to say and show of itself. Everything is made from a view, so nothing here can tell what the viewer may not know. */
export interface RequiredOfGame<G extends GameTypes, Own extends string = never> {
  /**
   * An open question without its extra actions. `view` is the asked seat's own on its private page, where alone a secret question is put, and the
   * spectators' on the board. `foresee` looks ahead for its seat; absent if only the question itself is of interest.
   */
  readonly question: (
    view: G['View'],
    decision: DecisionOf<G>,
    textContext: TextContext,
    foresee?: Foresee<G>,
  ) => Question<AnyIcon<Own>>;
  /** The live board for all to see, about the player who is up. */
  readonly boards: (view: G['View'], moment: BoardMoment<G>, textContext: TextContext) => readonly Picture[];
  /** The whole position in words, in parts. */
  readonly description: (view: G['View'], textContext: TextContext) => readonly string[];
  /** How the match stands, a line or two for everybody. */
  readonly summary: (view: G['View'], textContext: TextContext) => string;
  /**
   * The final standing, or how it stood where it was ended before its time, for everybody. `moves` are all that were made, as everybody may
   * know them; none where nobody looked. `known` are the same as each seat knew them, once there is nothing left to be kept from the others.
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

/** The fewest and the most points that a seat may have by what everybody knows: the same where points lie open. */
export interface KnownPoints {
  readonly least: number;
  readonly most: number;
}

/** What a game may say and show besides. What is absent is as `presenter-defaults.ts` has it. */
export interface OptionalOfGame<G extends GameTypes, Own extends string = never> {
  /** How each icon of its own is drawn; those of tables and seats are there besides. */
  readonly icons: Readonly<Record<Own, DrawIcon>>;
  /** The game's name and a line about it: its name in the rules, and for how many it is, where they are absent. */
  readonly title: (say: Say) => string;
  readonly tagline: (say: Say) => string;
  /** What its tables are called after, a line each: “Otters”, as in “Otters at dawn”. The game's name where it is absent. */
  readonly namesakes: (say: Say) => string;
  /**
   * A picture for the lobby, with those who sit there already and as many free seats as are left of `most`: made by `posterOf`, with what the
   * game draws of itself. Where it is absent the lobby shows the title and the tagline on dark water.
   */
  readonly poster: (most: number, textContext: TextContext) => Picture;
  /** By seat, the points that everybody knows of; `view` is the spectators'. Absent where nobody can say who is ahead. */
  readonly points: (view: G['View']) => readonly KnownPoints[];
  /** Absent where a table settles no more than who begins. */
  readonly optionWords: OptionWords;
  /**
   * Which extra actions stand among the answers of a question that all see, after them; the others are for the pages that show them. `view` is the
   * spectators', so that those which only the asked seat may know of are never among them.
   */
  readonly offered: (
    view: G['View'],
    decision: DecisionOf<G>,
    textContext: TextContext,
  ) => readonly AnswerLabel<AnyIcon<Own>>[];
  /** By which word a turn ends: where nothing else is left behind an answer, both can be given by one press. */
  readonly closing: ClosingRules<G>;
  /** Pictures that go with a secret question: the four contracts. Absent where there are none. */
  readonly questionPictures: (
    view: G['View'],
    decision: DecisionOf<G>,
    textContext: TextContext,
  ) => readonly Picture[];
  /** The position of a match that was ended before its time, of which its rules do not know: nobody is up. The position itself where it is absent. */
  readonly stopped: (view: G['View']) => G['View'];
  /** Its pages for private eyes, in the order of their buttons; one with the position in words where they are absent. */
  readonly pages: GamePages<G, Own>;
  /** What this seat has learned that others do not know, since its last turn: sentences, said first on its pages. `view` is the seat's own. */
  readonly news: (view: G['View'], seat: Seat, textContext: TextContext) => readonly string[];
  /** The round in which a seat whose own game is over, while others play on, may guess who wins; nothing where it may not. `view` is the spectators'. */
  readonly guessRound: (view: G['View'], seat: Seat) => number | undefined;
  /**
   * What the last move of the turn under way has brought about, where the question that follows does not show it, as everybody may know it: "Contract
   * completed: +2 Prestige." Nothing of other moves.
   */
  readonly justDone: (move: MoveEntry<G['Fact']>, textContext: TextContext) => string | undefined;
  /**
   * Small pictures of the moments worth one in these moves, as everybody may know them, oldest first: what a former board shows in its
   * place. Absent where a former board keeps its first picture.
   */
  readonly moments: (moves: readonly MoveEntry<G['Fact']>[], textContext: TextContext) => readonly Picture[];
  /**
   * Whether the turns of these moves can wait to be told: nothing of them is worth a message of its own, so that they share one with the turn
   * after them. Where it is absent none can.
   */
  readonly canWait: (moves: readonly MoveEntry<G['Fact']>[]) => boolean;
  /**
   * What happened by turn, oldest first: the answers as they are noted where it is absent. Moves come with their facts already projected for
   * the reader. A turn is told from its facts alone (`factsTold`), whatever was told before it.
   */
  readonly happened: (
    moves: readonly MoveEntry<G['Fact']>[],
    textContext: TextContext,
  ) => readonly TurnSummary[];
  /**
   * What a question speaks of, in a line for those who are still learning the game; absent where there is nothing to explain. `view` is that
   * of the question.
   */
  readonly term: (decision: DecisionOf<G>, say: Say, view: G['View']) => string | undefined;
  /**
   * The tips that are of use to a seat now, the first of them first; three in all are enough. `view` is the seat's own, and nobody else
   * reads them. `asked` is its open question.
   */
  readonly tips: (
    view: G['View'],
    seat: Seat,
    asked: DecisionOf<G> | undefined,
    textContext: TextContext,
  ) => readonly Tip[];
  /**
   * What an answer, or several in a row, does for a seat, the weightiest first: what comes about, and what is within reach then. Nothing that it
   * cannot know. One that stands in `effects` of its answer as well is told once.
   */
  readonly effects: (outlook: Outlook<G>, seat: Seat, textContext: TextContext) => readonly string[];
  /** Of the effects of answers the one or two for which a seat would give them: what it does, and what that is for. The weightiest where it is absent. */
  readonly reason: (outlook: Outlook<G>, seat: Seat, textContext: TextContext) => readonly string[];
  /**
   * What each of two lines of a seat from one position brings that the other does not: sentences, or words that go on after "The best turn", such as "completes 2 Plant on
   * level 3". Nothing that the seat cannot know. `sequels` is what a search saw come of both. Where it is absent the effects are held against each other.
   */
  readonly compared: (
    one: Outlook<G>,
    other: Outlook<G>,
    seat: Seat,
    textContext: TextContext,
    sequels: readonly [Sequel, Sequel] | undefined,
  ) => Comparison;
  /**
   * The pieces on the board now in groups, of a side of it and what is everybody's, each with what it is. `view` is the reader's own, or the
   * spectators' where `reader` is absent: what is private is told to its owner alone. Absent where the game tells of none.
   */
  readonly pieces: (
    view: G['View'],
    side: Seat,
    reader: Seat | undefined,
    textContext: TextContext,
  ) => readonly PieceGroup<AnyIcon<Own>>[];
  /** What the pieces do that an open question is about, in lines, for the seat that is asked. `view` is its own. Absent where answers say it themselves. */
  readonly piecesAsked: (
    view: G['View'],
    decision: DecisionOf<G>,
    textContext: TextContext,
  ) => readonly string[];
  /**
   * What a seat cannot answer to its open question now, and why, in lines for its eyes alone. `view` is the seat's own. Absent if the game
   * says nothing of it.
   */
  readonly obstructed: (
    view: G['View'],
    decision: DecisionOf<G>,
    textContext: TextContext,
  ) => readonly string[];
  /** *How to play*: the first topic of the rules where it is absent. */
  readonly guide: (say: Say) => Guide;
}

/** How one game is shown and told: six things, and whatever else it has to say. */
export type Presenter<G extends GameTypes, Own extends string = never> = RequiredOfGame<G, Own> &
  Partial<OptionalOfGame<G, Own>>;
