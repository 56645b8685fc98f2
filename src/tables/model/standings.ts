import { counts, type MatchResult } from './match-result.ts';

/** How somebody's games ended: those that count, and how many were ended early. */
export interface PlayerRecord {
  readonly games: number;
  readonly wins: number;
  /** The points of each game in which points were counted, the latest first, and whether it was won. */
  readonly points: readonly { readonly points: number; readonly isWon: boolean }[];
  /** How many rounds these games had together: turns of theirs. */
  readonly turns: number;
  readonly early: number;
}

/** How somebody's games ended, by results, latest first. A seat that they left, or took over, counts for nothing but as a game. */
export function recordOf(results: readonly MatchResult[], person: string): PlayerRecord {
  const own = results.flatMap((result) => {
    const seat = result.seats.find((each) => each.person === person);
    return seat === undefined ? [] : [{ result, seat }];
  });
  const counted = own.filter(({ result }) => counts(result));
  return {
    games: counted.length,
    wins: counted.filter(({ seat }) => seat.place === 1 && seat.left !== true).length,
    points: counted.flatMap(({ seat: { points, place, left } }) =>
      points === undefined || left === true ? [] : [{ points, isWon: place === 1 }],
    ),
    turns: counted.reduce((sum, { result }) => sum + result.rounds, 0),
    early: own.length - counted.length,
  };
}

/** How often two met, and who was ahead of whom. */
export interface Meeting {
  readonly person: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Whom somebody has met in games that count, and how it went; those met most first. */
export function meetingsOf(results: readonly MatchResult[], person: string): readonly Meeting[] {
  const met = new Map<string, Meeting>();
  for (const { seats } of results.filter(counts)) {
    const own = seats.find((seat) => seat.person === person);
    if (own?.place === undefined) continue;
    for (const other of seats) {
      if (other.person === undefined || other.person === person || other.place === undefined) continue;
      const known = met.get(other.person) ?? { person: other.person, games: 0, ahead: 0, behind: 0 };
      met.set(other.person, {
        ...known,
        games: known.games + 1,
        ahead: known.ahead + (own.place < other.place ? 1 : 0),
        behind: known.behind + (own.place > other.place ? 1 : 0),
      });
    }
  }
  return [...met.values()].toSorted(
    (one, other) => other.games - one.games || (one.person < other.person ? -1 : 1),
  );
}

/** Somebody in the standings of a server. */
export interface Standing extends PlayerRecord {
  readonly person: string;
}

/** The standings of a server by results of one game: of those who are `shown`, most wins first, with as many fewer games first, and then more points on average. */
export function standingsOf(
  results: readonly MatchResult[],
  shown: ReadonlySet<string>,
): readonly Standing[] {
  const people = new Set(results.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
  return [...people]
    .filter((person) => shown.has(person))
    .map((person) => ({ person, ...recordOf(results, person) }))
    .filter(({ games }) => games > 0)
    .toSorted(
      (one, other) =>
        other.wins - one.wins ||
        one.games - other.games ||
        averageOf(other) - averageOf(one) ||
        (one.person < other.person ? -1 : 1),
    );
}

/** Somebody's points on average; 0 where none of their games was played to its end. */
const averageOf = ({ points }: PlayerRecord): number =>
  points.reduce((sum, each) => sum + each.points, 0) / Math.max(1, points.length);

/** The month of a moment, by UTC, counted from January 1970. */
export function monthOf(at: number): number {
  const day = new Date(at);
  return (day.getUTCFullYear() - 1970) * 12 + day.getUTCMonth();
}

/** The first moment of a month, counted as by {@link monthOf}, and that of the next. */
export const monthSpan = (month: number): { readonly from: number; readonly until: number } => ({
  from: Date.UTC(1970, month, 1),
  until: Date.UTC(1970, month + 1, 1),
});
