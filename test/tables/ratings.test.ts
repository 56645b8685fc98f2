import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '../../src/tables/model/answering.ts';
import { counts, type MatchResult } from '../../src/tables/model/match-result.ts';
import { bandOf, computerRatings, ratingsOf } from '../../src/tables/model/ratings.ts';
import {
  meetingsOf,
  monthOf,
  monthSpan,
  recordOf,
  serverStandings,
} from '../../src/tables/model/standings.ts';
import { readResults } from '../../src/tables/service/results.ts';

type Seat = MatchResult['seats'][number];
type Said = Partial<Omit<MatchResult, 'seats'>>;

/** A match that was played to its end: who sat there, the first first. */
function match(seats: readonly (string | Partial<Seat>)[], said: Said = {}): MatchResult {
  return {
    ...{ table: 't', guild: 'g', game: 'tiny', at: 0, ending: 'finished', rounds: 9, givers: [] },
    ...said,
    seats: seats.map((seat, at) => ({
      ...{ person: undefined, place: at + 1, points: 20 - at, answers: NO_ANSWERS },
      ...(typeof seat === 'string' ? { person: seat } : seat),
    })),
  };
}

const ALL = new Set(['ana', 'ben', 'cem']);

describe('Ratings', () => {
  it('go as far up for the winner of a first match of two as down for the other', async () => {
    const ratings = await ratingsOf([match(['ana', 'ben'])], ALL);
    const [up, down] = [(ratings.get('ana')?.points ?? 0) - 1000, (ratings.get('ben')?.points ?? 0) - 1000];
    expect(up).toBeGreaterThan(0);
    expect(up).toBe(-down);
    expect(ratings.get('ana')?.games).toBe(1);
    // OpenSkill begins with a sigma of 25 / 3, and is surer after a match.
    expect(ratings.get('ana')?.spread).toBeLessThan(Math.round((25 / 3) * 40));
  });

  it('stay the same for two who share the victory', async () => {
    const shared = match([
      { person: 'ana', place: 1 },
      { person: 'ben', place: 1 },
    ]);
    const ratings = await ratingsOf([shared], ALL);
    expect([ratings.get('ana')?.points, ratings.get('ben')?.points]).toEqual([1000, 1000]);
  });

  it('follow the matches in the order in which they were played', async () => {
    const [first, second] = [match(['ana', 'ben'], { at: 1 }), match(['ben', 'cem'], { at: 2 })];
    const alone = (await ratingsOf([first], ALL)).get('ana');
    expect((await ratingsOf([second, first], ALL)).get('ana')).toEqual(alone);
  });

  it('leave out computers, who is not shown, and seats that changed hands', async () => {
    expect((await ratingsOf([match(['ana', { level: 'hard' }])], ALL)).size).toBe(0);
    expect((await ratingsOf([match(['ana', 'zoe'])], ALL)).size).toBe(0);
    expect((await ratingsOf([match(['ana', { person: 'ben', shared: true }])], ALL)).size).toBe(0);
    expect([...(await ratingsOf([match(['ana', 'zoe', 'ben'])], ALL)).keys()]).toEqual(['ana', 'ben']);
  });

  it('put whoever left their seat last', async () => {
    const left = match([{ person: 'ana', left: true }, 'ben']);
    const ratings = await ratingsOf([left], ALL);
    expect(ratings.get('ben')?.points).toBeGreaterThan(1000);
    expect(ratings.get('ana')?.points).toBeLessThan(1000);
  });

  it('do not follow from games that were broken off, or given up at once', async () => {
    for (const ending of ['by host', 'by vote', 'abandoned'] as const)
      expect(counts({ ending, rounds: 9 })).toBe(false);
    expect(counts({ ending: 'by concession', rounds: 2 })).toBe(false);
    expect(counts({ ending: 'by concession', rounds: 3 })).toBe(true);
    expect((await ratingsOf([match(['ana', 'ben'], { ending: 'by vote' })], ALL)).size).toBe(0);
  });

  it('of computers are apart from those of people', async () => {
    const results = [match([{ level: 'hard' }, 'ana', { level: 'easy' }])];
    const levels = await computerRatings(results);
    expect([...levels.keys()]).toEqual(['easy', 'hard']);
    expect(levels.get('hard')?.points ?? 0).toBeGreaterThan(levels.get('easy')?.points ?? 0);
    expect((await computerRatings([match(['ana', 'ben'])])).size).toBe(0);
  });

  it('lie in five bands', () => {
    expect([849, 850, 1000, 1050, 1150].map((points) => bandOf({ points }))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('Standings', () => {
  const results = [
    match(['ana', 'ben']),
    match(['ben', 'ana', 'cem'], { rounds: 4 }),
    match(['ana', 'ben'], { ending: 'by host' }),
  ];

  it('count games, victories and points of somebody, and what was ended early apart', () => {
    expect(recordOf(results, 'ana')).toEqual({
      ...{ games: 2, wins: 1, taken: 0, left: 0, againstComputers: [], early: 1 },
      points: [
        { points: 20, isWon: true },
        { points: 19, isWon: false },
      ],
    });
  });

  it('count games against computers alone by the strongest of them', () => {
    const alone = [
      match(['ana', { level: 'easy' }]),
      match([{ level: 'easy' }, 'ana']),
      match(['ana', { level: 'easy' }, { level: 'hard' }]),
      match(['ana', 'ben', { level: 'easy' }]),
    ];
    expect(recordOf(alone, 'ana').againstComputers).toEqual([
      { level: 'easy', games: 2, wins: 1 },
      { level: 'hard', games: 1, wins: 1 },
    ]);
  });

  it('tell how somebody met others', () => {
    expect(meetingsOf(results, 'ana')).toEqual([
      { person: 'ben', games: 2, ahead: 1, behind: 1 },
      { person: 'cem', games: 1, ahead: 1, behind: 0 },
    ]);
  });

  it('name those who are shown alone', async () => {
    const people = async (shown: readonly string[]) =>
      (await serverStandings(results, new Set(shown))).map(({ person }) => person);
    expect(await people(['ana', 'ben', 'cem'])).toEqual(['ana', 'ben', 'cem']);
    expect(await people(['ben'])).toEqual(['ben']);
  });

  it('stand by wins, then by fewer games, then by points on average', async () => {
    const points = (person: string, scored: number) => ({ person, points: scored });
    const won = [
      match([points('ana', 10), points('ben', 8)]),
      match([points('cem', 12), points('ben', 3)]),
      match([points('dua', 9), points('ben', 2)]),
      match([points('eve', 20), points('dua', 1)]),
    ];
    const shown = new Set(['ana', 'ben', 'cem', 'dua', 'eve']);
    const standings = await serverStandings(won, shown);
    expect(standings.map(({ person }) => person)).toEqual(['eve', 'cem', 'ana', 'dua', 'ben']);
  });

  it('know the month of a moment and the one before it', () => {
    const month = monthOf(Date.UTC(2026, 0, 15));
    expect(monthSpan(month)).toEqual({ from: Date.UTC(2026, 0, 1), until: Date.UTC(2026, 1, 1) });
    expect(monthSpan(month - 1)).toEqual({ from: Date.UTC(2025, 11, 1), until: Date.UTC(2026, 0, 1) });
  });
});

/** How often others had a turn while some work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await work;
  isOver = true;
  return turns;
}

describe('Hundreds of results', () => {
  const results = Array.from({ length: 400 }, (_, at) => match([`a${at}`, `b${at}`], { table: `${at}`, at }));
  const shown = new Set(results.flatMap((_, at) => [`a${at}`, `b${at}`]));

  it('keep nobody waiting until they are read, or their players rated', async () => {
    const body = JSON.stringify({
      ...{ ending: 'finished', rounds: 3, given: [] },
      seats: [{ points: 4, place: 1, answers: NO_ANSWERS }, { answers: NO_ANSWERS }],
    });
    const rows = results.map(({ table, guild, game, at }) => ({ table, guild, game, at, people: [], body }));
    expect(await turnsDuring(readResults(rows))).toBeGreaterThan(20);
    expect(await turnsDuring(ratingsOf(results, shown))).toBeGreaterThan(20);
    expect(await turnsDuring(serverStandings(results, shown))).toBeGreaterThan(20);
  });

  it('are looked at as often as each has people, however many people there are', async () => {
    let looks = 0;
    const counted = results.map(({ seats, ...rest }) => ({
      ...rest,
      get seats() {
        looks += 1;
        return seats;
      },
    }));
    expect(await serverStandings(counted, shown)).toHaveLength(800);
    // A few times for each of its two people, and not for each of eight hundred.
    expect(looks).toBeLessThan(20 * results.length);
  });
});
