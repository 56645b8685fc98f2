import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import { pauses } from '../../engine/steps.ts';
import { LEVELS } from '../../games/level.ts';
import type { ResultDraft, ResultRow, Store } from '../../store/store.ts';
import {
  type AnswerCounts,
  answerCountsShape,
  countsTogether,
  type UsualAnswer,
  usualAnswer,
} from '../model/answering.ts';
import type { MatchResult } from '../model/match-result.ts';
import type { Profile } from '../model/profile.ts';
import { readBy } from '../model/row-json.ts';
import type { SeatedPerson } from '../model/seated.ts';
import { ENDINGS, holderOf, peopleAt, type Table } from '../model/table.ts';
import type { Profiles } from './profiles.ts';
import type { Servers } from './servers.ts';

/** As many results are looked at: years of games of the busiest server. */
const MOST_RESULTS_COUNTED = 5_000;
/** Somebody who has finished fewer matches of a game than this is still learning it. */
const LEARNT_AFTER = 2;
/** By so many games it is said how fast somebody answers: as they do these days. */
const LATEST = 30;

interface ResultsParts {
  readonly store: Pick<Store, 'resultsOf' | 'resultsIn' | 'finishedBy'>;
  readonly profiles: Profiles;
  readonly servers: Servers;
}

/** How matches ended; see {@link resultsIn}. */
export type Results = ReturnType<typeof resultsIn>;

/** How matches ended. */
export function resultsIn({ store, profiles, servers }: ResultsParts) {
  const ofPerson = async (person: string, most: number) => readResults(await store.resultsOf(person, most));
  const inServer = async (guild: string, most: number) => readResults(await store.resultsIn(guild, most));
  /** How many matches of a game somebody has played to their end. */
  const finished = async (person: string, game: string): Promise<number> =>
    (await store.finishedBy([person], game)).get(person) ?? 0;
  return {
    isNewTo: async (person: string, game: string): Promise<boolean> => (await finished(person, game)) === 0,
    isLearning: async (person: string, game: string): Promise<boolean> =>
      (await finished(person, game)) < LEARNT_AFTER,

    /** The seats of those who are still learning the game of a table. */
    async learningAt(table: Table): Promise<readonly Seat[]> {
      const people = peopleAt(table).map(({ id }) => id);
      const known = await store.finishedBy(people, table.game);
      return table.seats.flatMap((_, seat) => {
        const person = holderOf(table, seat);
        return person !== undefined && (known.get(person) ?? 0) < LEARNT_AFTER ? [seat] : [];
      });
    },

    /** How somebody's matches ended, anywhere, the latest first. */
    of: (person: string) => ofPerson(person, MOST_RESULTS_COUNTED),
    lastOf: async (person: string): Promise<MatchResult | undefined> => (await ofPerson(person, 1))[0],

    /** How the matches of a server ended, the latest first. */
    in: (guild: string) => inServer(guild, MOST_RESULTS_COUNTED),

    /** How the latest few matches of a server ended, the latest first. */
    latestIn: inServer,

    /** Those of some people whom a server's standings may show: they have not opted out, and are not blocked there. */
    async shown(people: readonly string[], guild: string): Promise<ReadonlySet<string>> {
      const settings = await servers.of(guild);
      const known = await profiles.all([...new Set(people)]);
      return new Set(
        [...known].flatMap(([person, { standings }]) =>
          standings && servers.blockIn(settings, person) === undefined ? [person] : [],
        ),
      );
    },

    /** Somebody as a lobby shows them, with their usual answer time if it is shared. `known`: profiles already read. */
    async withUsual(person: SeatedPerson, known?: ReadonlyMap<string, Profile>): Promise<SeatedPerson> {
      const profile = known === undefined ? await profiles.of(person.id) : known.get(person.id);
      if (profile?.answering !== true) return person;
      const usually = usualIn(await ofPerson(person.id, LATEST), person.id);
      return usually === undefined ? person : { ...person, usually };
    },
  };
}

/** How fast somebody usually answers, by results; undefined if too little is known. */
export const usualIn = (results: readonly MatchResult[], person: string): UsualAnswer | undefined =>
  usualAnswer(answersOf(results.slice(0, LATEST), person));

/** How long somebody took for their turns, by results. */
const answersOf = (results: readonly MatchResult[], person: string): AnswerCounts =>
  countsTogether(
    results.flatMap(({ seats }) => seats.flatMap((seat) => (seat.person === person ? [seat.answers] : []))),
  );

const bodyShape = z.object({
  ending: z.enum(ENDINGS),
  rounds: z.int().min(0),
  seats: z.array(
    z.object({
      level: z.enum(LEVELS).optional(),
      points: z.number().optional(),
      place: z.int().min(1).optional(),
      left: z.literal(true).optional(),
      shared: z.literal(true).optional(),
      answers: answerCountsShape,
    }),
  ),
  /** The seats that others held before, in the order in which these people stand behind those of the seats. */
  given: z.array(z.int().min(0)),
});

/** Writes a match's result for the store, with its people apart from the rest, so that a person can be removed. */
export function savedResult({ at, ending, rounds, seats, givers }: MatchResult): ResultDraft {
  const nameless = seats.map(({ person: _person, ...seat }) => seat);
  return {
    at,
    people: [...seats, ...givers].map(({ person }) => person),
    body: JSON.stringify({ ending, rounds, seats: nameless, given: givers.map(({ seat }) => seat) }),
  };
}

/** Reads results. One that only a later version can read is left out. */
export async function readResults(rows: readonly ResultRow[]): Promise<readonly MatchResult[]> {
  const pause = pauses();
  const results: MatchResult[] = [];
  for (const { body, people, ...row } of rows) {
    await pause();
    const read = readBy(bodyShape, body);
    if (read === undefined) continue;
    const { given, ...rest } = read;
    const seats = rest.seats.map((seat, at) => ({ ...seat, person: people[at] }));
    const givers = given.map((seat, at) => ({ seat, person: people[seats.length + at] }));
    results.push({ ...row, ...rest, seats, givers });
  }
  return results;
}
