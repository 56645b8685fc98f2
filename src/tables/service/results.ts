import type { Store } from '../../store/store.ts';
import { type AnswerCounts, countsTogether, type UsualAnswer, usualAnswer } from '../model/answering.ts';
import type { MatchResult } from '../model/match-result.ts';
import type { Profile } from '../model/profile.ts';
import type { SeatedPerson } from '../model/seated.ts';
import type { Profiles } from './profiles.ts';
import { readResults } from './saved-result.ts';
import type { Servers } from './servers.ts';

/** As many results are looked at: years of games of the busiest server. */
const MOST_RESULTS_COUNTED = 5_000;
/** By so many games it is said how fast somebody answers: as they do these days. */
const LATEST = 30;

interface ResultsParts {
  readonly store: Pick<Store, 'resultsOf' | 'resultsIn'>;
  readonly profiles: Profiles;
  readonly servers: Servers;
}

/** How matches ended; see {@link resultsIn}. */
export type Results = ReturnType<typeof resultsIn>;

/** How matches ended. */
export function resultsIn({ store, profiles, servers }: ResultsParts) {
  const ofPerson = async (person: string, most: number) => readResults(await store.resultsOf(person, most));
  const inServer = async (guild: string, most: number) => readResults(await store.resultsIn(guild, most));
  return {
    /** How somebody's matches ended, anywhere, the latest first. */
    of: (person: string) => ofPerson(person, MOST_RESULTS_COUNTED),

    /** How somebody's last match ended, anywhere. */
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

/** How fast somebody usually answers, by results; nothing where too little is known. */
export const usualIn = (results: readonly MatchResult[], person: string): UsualAnswer | undefined =>
  usualAnswer(answersOf(results.slice(0, LATEST), person));

/** How long somebody took for their turns, by results. */
const answersOf = (results: readonly MatchResult[], person: string): AnswerCounts =>
  countsTogether(
    results.flatMap(({ seats }) => seats.flatMap((seat) => (seat.person === person ? [seat.answers] : []))),
  );
