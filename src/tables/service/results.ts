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

/** How matches ended. */
export class Results {
  readonly #parts: ResultsParts;

  constructor(parts: ResultsParts) {
    this.#parts = parts;
  }

  /** How somebody's matches ended, anywhere, the latest first. */
  async of(person: string): Promise<readonly MatchResult[]> {
    return readResults(await this.#parts.store.resultsOf(person, MOST_RESULTS_COUNTED));
  }

  /** How somebody's last match ended, anywhere. */
  async lastOf(person: string): Promise<MatchResult | undefined> {
    return (await readResults(await this.#parts.store.resultsOf(person, 1)))[0];
  }

  /** How the matches of a server ended, the latest first. */
  async in(guild: string): Promise<readonly MatchResult[]> {
    return readResults(await this.#parts.store.resultsIn(guild, MOST_RESULTS_COUNTED));
  }

  /** How the latest few matches of a server ended, the latest first. */
  async latestIn(guild: string, most: number): Promise<readonly MatchResult[]> {
    return readResults(await this.#parts.store.resultsIn(guild, most));
  }

  /** Those of some people whom a server's standings may show: they have not opted out, and are not blocked there. */
  async shown(people: readonly string[], guild: string): Promise<ReadonlySet<string>> {
    const { profiles, servers } = this.#parts;
    const settings = await servers.of(guild);
    const known = await profiles.all([...new Set(people)]);
    return new Set(
      [...known].flatMap(([person, { standings }]) =>
        standings && servers.blockIn(settings, person) === undefined ? [person] : [],
      ),
    );
  }

  /** A person as a lobby shows them: with their usual answer time, if they share it. `known`: profiles already read. */
  async withUsual(person: SeatedPerson, known?: ReadonlyMap<string, Profile>): Promise<SeatedPerson> {
    const { store, profiles } = this.#parts;
    const profile = known === undefined ? await profiles.of(person.id) : known.get(person.id);
    if (profile?.answering !== true) return person;
    const usually = usualIn(await readResults(await store.resultsOf(person.id, LATEST)), person.id);
    return usually === undefined ? person : { ...person, usually };
  }
}

/** How fast somebody usually answers, by results; nothing where too little is known. */
export const usualIn = (results: readonly MatchResult[], person: string): UsualAnswer | undefined =>
  usualAnswer(answersOf(results.slice(0, LATEST), person));

/** How long somebody took for their turns, by results. */
const answersOf = (results: readonly MatchResult[], person: string): AnswerCounts =>
  countsTogether(
    results.flatMap(({ seats }) => seats.flatMap((seat) => (seat.person === person ? [seat.answers] : []))),
  );
