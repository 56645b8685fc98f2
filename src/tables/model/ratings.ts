import { rating as freshSkill, rate, type Rating as Skill } from 'openskill';
import { pauses } from '../../engine/steps.ts';
import { LEVELS, type Level } from '../../games/level.ts';
import { counts, type MatchResult } from './match-result.ts';

/** How well somebody plays, as far as results tell. */
export interface Rating {
  /** 1000 for everybody at first. */
  readonly points: number;
  /** So much more or less it may be: two times out of three it is within. */
  readonly spread: number;
  readonly games: number;
}

/** Games that it takes until a rating is shown. */
export const RATED_AFTER = 5;

const BANDS = [850, 950, 1050, 1150] as const;

/** The band of a rating, 0 the lowest of five. */
export const bandOf = ({ points }: Pick<Rating, 'points'>): 0 | 1 | 2 | 3 | 4 => {
  const [first, second, third, fourth] = BANDS;
  if (points < first) return 0;
  if (points < second) return 1;
  if (points < third) return 2;
  return points < fourth ? 3 : 4;
};

/** Everybody begins with 25 at OpenSkill (https://openskill.me); points are easier to read. */
const [START, POINTS, SCALE] = [25, 1000, 40] as const;
/** Behind every place that a match has. */
const LAST = 1_000;

/** The greater rank was behind. */
type Ranks = ReadonlyMap<string, number>;

/** Ratings of those who are `shown`, by results of one server and game, latest first; see docs/standings.md. */
export const ratingsOf = (
  results: readonly MatchResult[],
  shown: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Rating>> =>
  rated(results, (result) => {
    const seats = counts(result) ? result.seats : [];
    return new Map(
      seats.flatMap(({ person, place, shared, left }) =>
        person !== undefined && place !== undefined && shared !== true && shown.has(person)
          ? [[person, left === true ? LAST : place] as const]
          : [],
      ),
    );
  });

/** Computers' ratings by level, against people and each other, apart from people's. The best of a level counts. */
export async function computerRatings(results: readonly MatchResult[]): Promise<ReadonlyMap<Level, Rating>> {
  const all = await rated(results, (result) => {
    const ranks = new Map<string, number>();
    for (const { person, level, place, shared, left } of counts(result) ? result.seats : []) {
      const who = level ?? person;
      if (who === undefined || place === undefined || shared === true || left === true) continue;
      ranks.set(who, Math.min(place, ranks.get(who) ?? LAST));
    }
    return LEVELS.some((level) => ranks.has(level)) ? ranks : new Map();
  });
  return new Map(
    LEVELS.flatMap((level) => {
      const found = all.get(level);
      return found === undefined ? [] : [[level, found] as const];
    }),
  );
}

async function rated(
  results: readonly MatchResult[],
  ranksOf: (result: MatchResult) => Ranks,
): Promise<ReadonlyMap<string, Rating>> {
  const pause = pauses();
  const skills = new Map<string, { readonly skill: Skill; readonly games: number }>();
  for (const result of results.toReversed()) {
    await pause();
    const ranks = ranksOf(result);
    if (ranks.size < 2) continue;
    const players = [...ranks.keys()];
    const before = players.map((player) => skills.get(player) ?? { skill: freshSkill(), games: 0 });
    const after = rate(
      before.map(({ skill }) => [skill]),
      { rank: [...ranks.values()] },
    );
    for (const [at, player] of players.entries()) {
      const skill = after[at]?.[0];
      if (skill !== undefined) skills.set(player, { skill, games: (before[at]?.games ?? 0) + 1 });
    }
  }
  return new Map(
    [...skills].map(([player, { skill, games }]) => [
      player,
      {
        points: Math.round(POINTS + (skill.mu - START) * SCALE),
        spread: Math.round(skill.sigma * SCALE),
        games,
      },
    ]),
  );
}
