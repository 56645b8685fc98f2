import { pauses } from '../../engine/steps.ts';
import { LEVELS, type Level } from '../../games/level.ts';
import { counts, type MatchResult, type SeatResult } from './match-result.ts';

interface LevelRecord {
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
}

/** How somebody's games ended: those that count, and how many were ended early. */
export interface PlayerRecord {
  /** Won or lost: from first to last their own. */
  readonly games: number;
  readonly wins: number;
  /** Played on in a seat that was another's before: neither won nor lost. */
  readonly taken: number;
  /** Left to somebody else: neither won nor lost. */
  readonly left: number;
  /** The points of each game in which points were counted, the latest first, and whether it was won. */
  readonly points: readonly { readonly points: number; readonly isWon: boolean }[];
  /** Those against computers alone, by the strongest of them, the weakest level first. */
  readonly againstComputers: readonly LevelRecord[];
  readonly early: number;
}

const isOwn = ({ shared, left }: MatchResult['seats'][number]): boolean => shared !== true && left !== true;

const hasLeft = ({ seats, givers }: MatchResult, person: string): boolean =>
  givers.some((giver) => giver.person === person) ||
  seats.some((seat) => seat.person === person && seat.left === true);

/** The level of the strongest of the others, if computers played all of them from first to last. */
function strongestMet({ seats }: MatchResult, own: SeatResult): Level | undefined {
  const others = seats.filter((seat) => seat !== own);
  const levels = others.flatMap(({ level }) => level ?? []);
  return levels.length < others.length ? undefined : LEVELS.findLast((level) => levels.includes(level));
}

/** How a person's games ended, latest first. A seat that changed hands is played for its taker, left for its giver. */
export function recordOf(results: readonly MatchResult[], person: string): PlayerRecord {
  const sat = results.flatMap((result) => {
    const seat = result.seats.find((each) => each.person === person);
    return seat === undefined && !hasLeft(result, person) ? [] : [{ result, seat }];
  });
  const counted = sat.filter(({ result }) => counts(result));
  const own = counted.flatMap(({ result, seat }) =>
    seat === undefined || !isOwn(seat) ? [] : [{ result, seat }],
  );
  return {
    games: own.length,
    wins: own.filter(({ seat }) => seat.place === 1).length,
    taken: counted.filter(({ seat }) => seat?.shared === true && seat.left !== true).length,
    left: counted.filter(({ result }) => hasLeft(result, person)).length,
    points: own.flatMap(({ seat: { points, place } }) =>
      points === undefined ? [] : [{ points, isWon: place === 1 }],
    ),
    againstComputers: LEVELS.flatMap((level) => {
      const met = own.filter(({ result, seat }) => strongestMet(result, seat) === level);
      const wins = met.filter(({ seat }) => seat.place === 1).length;
      return met.length === 0 ? [] : [{ level, games: met.length, wins }];
    }),
    early: sat.length - counted.length,
  };
}

/** How often two met, and who was ahead of whom. */
interface Meeting {
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
    if (own?.place === undefined || !isOwn(own)) continue;
    for (const other of seats) {
      if (other.person === undefined || other.person === person || other.place === undefined || !isOwn(other))
        continue;
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
export interface ServerStanding extends PlayerRecord {
  readonly person: string;
}

/** A server's standings in one game of those who are `shown`: most wins, fewest games, most points on average. */
export async function serverStandings(
  results: readonly MatchResult[],
  shown: ReadonlySet<string>,
): Promise<readonly ServerStanding[]> {
  const pause = pauses();
  const known = new Map<string, MatchResult[]>();
  for (const result of results) {
    await pause();
    for (const person of peopleOf(result)) {
      const own = known.get(person);
      if (own === undefined) known.set(person, [result]);
      else own.push(result);
    }
  }
  const standings: ServerStanding[] = [];
  for (const [person, own] of known) {
    await pause();
    if (shown.has(person)) standings.push({ person, ...recordOf(own, person) });
  }
  return standings
    .filter(({ games, taken }) => games + taken > 0)
    .toSorted(
      (one, other) =>
        other.wins - one.wins ||
        one.games - other.games ||
        averageOf(other) - averageOf(one) ||
        (one.person < other.person ? -1 : 1),
    );
}

const peopleOf = ({ seats, givers }: MatchResult): ReadonlySet<string> =>
  new Set([...seats, ...givers].flatMap(({ person }) => person ?? []));

/** Somebody's points on average; 0 if none of their games was played to its end. */
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
