import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { type AnswerCounts, NO_ANSWERS } from './answering.ts';
import { isPseudonym } from './pseudonym.ts';
import type { Seated } from './seated.ts';
import type { Ending, Table } from './table.ts';

/** How a match ended for one seat. */
export interface SeatResult {
  /** Whose result it is; undefined if a computer played from first to last, or their data was removed. */
  readonly person: string | undefined;
  readonly level?: Level | undefined;
  /** By the game's own count; absent if it was not played to its end. */
  readonly points?: number | undefined;
  /** 1 is the first; shared if the game says so. Absent if the match has no winner. */
  readonly place?: number | undefined;
  /** Its person left it to the computer, or to anybody who would take it: neither a victory nor a defeat. */
  readonly left?: true | undefined;
  /** More than one person held it: its result is neither a victory nor a defeat of theirs. */
  readonly shared?: true | undefined;
  readonly answers: AnswerCounts;
}

/** How a match ended. */
export interface MatchResult {
  readonly table: string;
  readonly guild: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ending: Ending;
  readonly rounds: number;
  readonly seats: readonly SeatResult[];
  /** Who held a seat that is another's result, or took it over from one: each once. */
  readonly givers: readonly Giver[];
}

interface Giver {
  readonly seat: number;
  readonly person: string | undefined;
}

/** How the match of a table ended that has just come to its end. */
export function resultOf(
  table: Table,
  match: Pick<PlayableMatch, 'result' | 'turn'>,
  at: number,
): MatchResult {
  const { id, guild, game, ending = 'finished' } = table;
  const seats = table.seats.map((seated, seat): SeatResult => {
    const { person, ...holder } = holderAtEnd(table, seated, seat);
    const answers = table.answering.find((each) => each.person === person)?.counts ?? NO_ANSWERS;
    return {
      ...holder,
      person: person === undefined || isPseudonym(person) ? undefined : person,
      ...(ending === 'finished' ? { points: match.result?.scores[seat] } : {}),
      place: placeOf(table, match, seat),
      answers,
    };
  });
  const { round: rounds } = match.turn;
  return { table: id, guild, game, at, ending, rounds, seats, givers: giversOf(table, seats) };
}

function giversOf({ former }: Table, seats: readonly SeatResult[]): readonly Giver[] {
  const held = former.filter(
    ({ seat, id }, at) =>
      !isPseudonym(id) &&
      seats[seat]?.person !== id &&
      former.findIndex((each) => each.seat === seat && each.id === id) === at,
  );
  return held.map(({ seat, id }) => ({ seat, person: id }));
}

/** Whose result a seat's is: of whom played it, or else of the last person who left it. */
function holderAtEnd(
  { former, ending }: Table,
  seated: Seated,
  seat: number,
): Pick<SeatResult, 'person' | 'level' | 'left' | 'shared'> {
  const before = former.flatMap((held) => (held.seat === seat ? [held.id] : []));
  const sits = seated.kind === 'person' ? seated.id : undefined;
  const person = sits ?? before.at(-1);
  if (person === undefined)
    return { person, level: seated.kind === 'computer' ? (seated.level ?? USUAL_LEVEL) : undefined };
  return {
    person,
    // Who gave the match up by leaving it has lost it, and the other won.
    ...(sits === undefined && ending !== 'by concession' ? { left: true } : {}),
    ...(before.some((id) => id !== person) ? { shared: true } : {}),
  };
}

function placeOf(
  { seats, ending, conceded }: Table,
  { result }: Pick<PlayableMatch, 'result'>,
  seat: number,
): number | undefined {
  if (ending === 'by concession' && seats.length === 2 && conceded !== undefined)
    return seat === conceded ? 2 : 1;
  if (ending !== 'finished' || result === undefined) return undefined;
  const { winners, scores } = result;
  if (winners.includes(seat)) return 1;
  const own = scores[seat] ?? 0;
  const better = scores.filter((score, other) => !winners.includes(other) && score > own).length;
  return 1 + winners.length + better;
}
/** Rounds that must have begun for a match to be given up: before that it is a short game. */
const FULL_GAME_ROUNDS = 3;

/** Whether leaving gives the match up unless the other plays on: one of two players, past the second round. */
export const leavingConcedes = ({ seats }: Table, { turn }: Pick<PlayableMatch, 'turn'>): boolean =>
  seats.length === 2 &&
  turn.round >= FULL_GAME_ROUNDS &&
  seats.every((seated) => seated.kind !== 'free' || seated.concedes !== true);

/** Whether a match counts: it was played to its end, or given up when it was well under way. See docs/standings.md. */
export const counts = ({ ending, rounds }: Pick<MatchResult, 'ending' | 'rounds'>): boolean =>
  ending === 'finished' || (ending === 'by concession' && rounds >= FULL_GAME_ROUNDS);
