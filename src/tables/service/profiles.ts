import { pauses } from '../../engine/steps.ts';
import type { Store } from '../../store/store.ts';
import { type Profile, readProfile } from '../model/profile.ts';

type ProfileStore = Pick<Store, 'profile' | 'profilesWith' | 'setProfile'>;

/** So many are read at once, so that others have their turn where there are thousands. */
const AT_ONCE = 50;

/** So many profiles are looked through at most for a text. */
const MOST_NAMING = 5_000;

/** What people have settled for themselves. */
export class Profiles {
  readonly #store: ProfileStore;

  constructor(store: ProfileStore) {
    this.#store = store;
  }

  /** What somebody has settled, or else what is usual. */
  async of(person: string): Promise<Profile> {
    return readProfile(await this.#store.profile(person));
  }

  /** What several people have settled. */
  async all(people: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
    const found: (readonly [string, Profile])[] = [];
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE);
      found.push(
        ...(await Promise.all(some.map(async (person) => [person, await this.of(person)] as const))),
      );
    }
    return new Map(found);
  }

  /** Profiles that contain this text, as it is written there; only some of them if there are thousands. */
  async naming(text: string): Promise<readonly Profile[]> {
    const pause = pauses();
    const found: Profile[] = [];
    for (const body of await this.#store.profilesWith(JSON.stringify(text), MOST_NAMING)) {
      await pause();
      found.push(readProfile(body));
    }
    return found;
  }

  /** Changes what somebody has settled, and brings it is then; a reason why not changes nothing. */
  async change<R extends string = never>(
    person: string,
    changed: (profile: Profile) => Profile | R,
  ): Promise<Profile | R> {
    for (;;) {
      const former = await this.#store.profile(person);
      const next = changed(readProfile(former));
      if (typeof next === 'string') return next;
      // Another change was first.
      if (await this.#store.setProfile(person, JSON.stringify(next), former)) return next;
    }
  }
}
