import type { Picture } from '../canvas/picture.ts';
import type { ForeseenEnd } from '../engine/foresight.ts';
import type { Result, TableOption, Turn } from '../engine/game.ts';
import type { WayBack } from '../engine/log.ts';
import type { BackRefusal, Refusal, Setup, UndoRefusal } from '../engine/match.ts';
import type { PlannedAnswer, PlannedTurn, PlayedPlan } from '../engine/planning.ts';
import type { Seat, Viewer } from '../engine/seat.ts';
import type { GameRecord } from '../records/game-record.ts';
import type { Say } from '../texts/say.ts';
import type { Closing } from './closing.ts';
import type { GameIcon } from './icon-tile.ts';
import type { PageButton, PageOfGame } from './pages.ts';
import type { PieceGroup } from './pieces.ts';
import type {
  Comparison,
  EndPage,
  Guide,
  Page,
  Question,
  ReadyExtraAction,
  RulesTopic,
  TextContext,
  Tip,
} from './presenter.ts';
import type { Sequel } from './sequel.ts';
import type { TurnSummary } from './turn-summary.ts';

/** An open question as tables know it: who is asked, since when, and the notations that answer it. */
export interface OpenDecision {
  readonly seat: Seat;
  readonly opened: number;
  readonly secret: boolean;
  readonly answers: readonly { readonly notation: string; readonly isExtra: boolean }[];
}

/** A match after an entry: the entry as text for the store. */
export interface PlayedOn {
  readonly match: PlayableMatch;
  readonly ply: number;
  readonly entry: string;
  /** For a step back, the ply from which on everything is undone. */
  readonly to?: number;
}

/** A turn to come, as far as its seat has planned it: for its eyes alone. */
export interface TurnPlan extends Pick<PlannedTurn<never>, 'end' | 'premise'> {
  /** The match as the seat may know it, as if its turn had come and it had answered so. To be looked at. */
  readonly match: PlayableMatch;
  /** The answers, each as its button names it. */
  readonly answers: readonly (PlannedAnswer & { readonly label: string })[];
}

/** What came of a plan whose turn has come: an entry for each answer that was played. */
interface TurnPlayed extends Pick<PlayedPlan<never>, 'stop' | 'drew'> {
  readonly entries: readonly PlayedOn[];
}

/** What an answer leads to, in words for the player who is asked. */
export interface Prospect {
  readonly label: string;
  /** The names of the answers to go on with, as far as they can be foreseen. */
  readonly onward: readonly string[];
  /** The same without those that are given for the player, unasked. */
  readonly onwardAsked: readonly string[];
  /** What comes of it all, the weightiest first, and what is within reach then. */
  readonly effects: readonly string[];
  /** The one or two of these that are the reason to answer so. */
  readonly reason: readonly string[];
  readonly end: ForeseenEnd;
}

/** Something that a seat could have now, and the page of the game that says more of it. */
export interface ReadyOnPage extends ReadyExtraAction {
  readonly page: string;
}

/** What a seat can answer to its open question with what each answer leads to, and what it cannot. */
export interface Explained extends Question {
  readonly pieces: readonly string[];
  readonly obstructed: readonly string[];
}

/** A question that a seat may answer, in words, with what can be told of its answers to that seat. */
export interface AskedDecision extends OpenDecision {
  /** The answers that the seat may give by one press, from the notation of all; undefined if it may not. */
  readonly answerAndEnd: (notation: string) => Closing | undefined;
  /** The seat's open question; a secret one is for that seat only. Without `reader` it is worded for everybody. */
  readonly question: (
    textContext: TextContext,
    reader?: Viewer,
  ) => Question & { readonly pictures: readonly Picture[] };
  /** What a line of the seat's answers leads to, for that seat only; undefined if the first is none of its answers. */
  readonly prospect: (line: readonly string[], textContext: TextContext) => Prospect | undefined;
  /** What each of two lines of answers does that the other does not. `sequels` is what a search saw come of both. */
  readonly compared: (
    one: readonly string[],
    other: readonly string[],
    textContext: TextContext,
    sequels?: readonly [Sequel, Sequel],
  ) => Comparison | undefined;
  /** The seat's open question with each answer explained for this position, and what cannot be answered: private. */
  readonly explained: (textContext: TextContext) => Explained;
  /** What the seat's open question speaks of, in a line for those who are still learning the game. */
  readonly term: (say: Say) => string | undefined;
  /** The tips that are of use to the seat now, for its eyes alone. */
  readonly tips: (textContext: TextContext) => readonly Tip[];
  /** The notation of the answer that is given for the seat, as anybody would give it; undefined if there is none. */
  readonly sure: () => string | undefined;
  /** What only this seat may know that it could do now, besides its question, and on which page. */
  readonly ready: (textContext: TextContext) => readonly ReadyOnPage[];
  /** The same with what all see, as far as the seat would leave it behind with this answer: what ends its turn does. */
  readonly leftBehind: (notation: string, textContext: TextContext) => readonly ReadyOnPage[];
}

/** A match of any game: above it there are only strings and pages. No viewer is told what they may not know. */
export interface PlayableMatch {
  readonly game: PlayableGame;
  readonly seats: number;
  readonly ply: number;
  readonly turn: Turn;
  /** The turn before the one under way; undefined in the first. */
  readonly turnBefore: Turn | undefined;
  readonly result: Result | undefined;
  /** The rules ask nobody anything though the match is not over: it stays as it is, unless something is taken back. */
  readonly broken: boolean;
  /** Whether the latest entry is a step back. */
  readonly undone: boolean;
  readonly decisions: readonly OpenDecision[];
  /** The question a seat may answer: an open one, or one it has answered and may change; that holds up nobody. */
  readonly openTo: (seat: Seat) => AskedDecision | undefined;
  /** As that of {@link Match}. */
  readonly play: (seat: Seat, notation: string, joined?: boolean) => PlayedOn | Refusal;
  /** The seat's next turn as if it had come, with as much of a line as can be planned; undefined if no turn can be. */
  readonly planned: (seat: Seat, line: readonly string[], textContext: TextContext) => TurnPlan | undefined;
  /** Plays a plan at the first question of its turn, as far as everything is as it was seen. */
  readonly playPlan: (
    seat: Seat,
    plan: { readonly answers: readonly PlannedAnswer[]; readonly premise: string },
  ) => TurnPlayed;
  readonly undo: (seat: Seat) => PlayedOn | UndoRefusal;
  readonly cannotUndo: (seat: Seat) => UndoRefusal | undefined;
  /** The match with its stored log or some entries of it: what happened, and where it can go back to. */
  readonly logged: (log: readonly string[]) => LoggedMatch;
  /** The match as stopped by its table, for viewing: nobody is asked any more, even if the rules know of no end. */
  readonly stopped: () => PlayableMatch;
  /** Everything needed to go on, as text: secret as a whole, for the store alone. */
  readonly snapshot: () => string;
  /** The position alone, as text to be compared: the same whichever way it came about. As secret as the snapshot. */
  readonly position: () => string;

  /** The pieces on the board, of one side and shared, as a viewer may know them; empty if the game lists none. */
  readonly pieces: (viewer: Viewer, side: Seat, textContext: TextContext) => readonly PieceGroup[];
  /** The boards for all to see, about one seat: who is asked unless another is named. */
  readonly boards: (textContext: TextContext, of?: Seat) => readonly Picture[];
  /** Every picture that a seat may see. Pieces named in `lit` are lit, the rest dimmed; unknown names do nothing. */
  readonly pictures: (seat: Seat, lit: readonly string[], textContext: TextContext) => readonly Picture[];
  readonly summary: (textContext: TextContext) => string;
  /** A page of the game by name, about one side of the table; undefined if this reader may not open it. */
  readonly page: (name: string, reader: Viewer, side: Seat, textContext: TextContext) => Page | undefined;
  /** What the button of a page says now; undefined if the game has no such page. */
  readonly pageButton: (name: string, say: Say) => PageButton | undefined;
  /** What this seat alone has learned since its last turn, in sentences for it only; see `news` of a presenter. */
  readonly news: (seat: Seat, textContext: TextContext) => readonly string[];
  /** The round in which this seat may guess who wins, as its own game is over; undefined if it may not. */
  readonly guessRound: (seat: Seat) => number | undefined;
  /** Whether a seat is certainly behind another, by public knowledge; false if the game says nothing of points. */
  readonly isBehind: (seat: Seat) => boolean;
  /** The position in words, in parts that each fit into a message. */
  readonly description: (viewer: Viewer, textContext: TextContext) => readonly string[];
  /** From which ply on `othersTurns` wants the log; undefined if that is not known. */
  readonly othersFrom: number | undefined;
}

/** A match with its log, all of it unless a member says otherwise. Outside a thread it is followed in slices. */
export interface LoggedMatch {
  /** Where a seat may ask the others to go back to, nearest first; the end of a log will do, if long enough to tell. */
  readonly waysBack: (seat: Seat) => Promise<readonly WayBack[]>;
  /** Goes back to before the standing move at ply `to`, as everybody has agreed. */
  readonly goBack: (seat: Seat, to: number) => Promise<PlayedOn | BackRefusal>;
  /** The match as it was at an earlier ply, to be looked at; undefined if it no longer leads there. */
  readonly asItWas: (ply: number) => Promise<PlayableMatch | undefined>;
  /** The match at each ply, now last; undefined if its log no longer leads there. Blocks: for threads only. */
  readonly asItWent: () => readonly PlayableMatch[] | undefined;
  /** The final standing; from the whole log also how it came about. */
  readonly ending: (textContext: TextContext) => EndPage;
  /** What log entries tell this viewer by turn, from `fromTurn` or `fromPly`; from `until` on only what was undone. */
  readonly happened: (
    viewer: Viewer,
    fromTurn: number,
    textContext: TextContext,
    until?: number,
    fromPly?: number,
  ) => readonly TurnSummary[];
  /** A sentence for everybody on what the turn's last move did; undefined if the next question shows that. */
  readonly justDone: (textContext: TextContext) => string | undefined;
  /** All turns with their secrets; undefined unless the match has come to the end of its rules. */
  readonly revealed: (textContext: TextContext, until?: number) => readonly TurnSummary[] | undefined;
  /** Pictures of moments in these entries, for all; undefined if the game has none: old boards keep their picture. */
  readonly moments: (textContext: TextContext) => readonly Picture[] | undefined;
  /** Whether these turns can wait and share one message with the next turn; false if the game does not say. */
  readonly canWait: () => boolean;
  /** What the others' turns brought since the player who is up had theirs, as everybody may know it. */
  readonly othersTurns: (textContext: TextContext) => readonly TurnSummary[];
  /**
   * The record: everything at the end, until then what the viewer may know. `names` are by seat, of those who are
   * named. Returns undefined if the log no longer leads to this match.
   */
  readonly record: (viewer: Viewer, names: readonly (string | undefined)[]) => GameRecord | undefined;
  /** What would be undone with these entries, by turn, as everybody may know it. The set-up stays. */
  readonly takenBack: (textContext: TextContext) => readonly TurnSummary[];
}

/** A record that was followed by the rules of its game. */
export interface FollowedRecord {
  /** The match before each entry that was followed, and after the last; empty if the set-up already hides something. */
  readonly stops: readonly PlayableMatch[];
  readonly log: readonly string[];
  /** Whether something that its reader may not know kept the rules from following it to its end. */
  readonly isCutShort: boolean;
}

/** A game that tables can be opened for. */
export interface PlayableGame {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly TableOption[];
  readonly icons: readonly GameIcon[];
  /** Its pages for private eyes, in the order of their buttons. */
  readonly pages: readonly PageOfGame[];
  readonly title: (say: Say) => string;
  readonly tagline: (say: Say) => string;
  /** What a table may be called in a language: each of them can be told from the others, and fits a list. */
  readonly tableNames: (say: Say) => readonly string[];
  /** The picture of a lobby; `kept` of its free seats are kept for somebody. */
  readonly poster: (textContext: TextContext, kept?: number) => readonly Picture[];
  readonly optionLabel: (option: string, say: Say) => string;
  /** What an option settles, in a sentence. */
  readonly optionAbout: (option: string, say: Say) => string;
  readonly valueLabel: (option: string, value: string, textContext: TextContext) => string;
  readonly guide: (say: Say) => Guide;
  readonly rules: (say: Say) => readonly RulesTopic[];
  /** Throws a `RangeError` if seats or options do not fit. */
  readonly begin: (setup: Setup) => PlayableMatch;
  /** Follows a record by its components. Throws `BrokenRecord` at the first thing that the rules refuse. */
  readonly follow: (record: GameRecord) => FollowedRecord;
  /** Throws `BrokenSave` if the text is not a snapshot of this game. */
  readonly resume: (snapshot: string) => PlayableMatch;
}
