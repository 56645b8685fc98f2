import { pauses } from '../../engine/steps.ts';
import type { Store } from '../../store/store.ts';
import { type Profile, readProfile } from '../model/profile.ts';

type ProfileStore = Pick<Store, 'profile' | 'profilesWith' | 'setProfile'>;

/** So many are read at once, so that others have their turn where there are thousands. */
const AT_ONCE = 50;

/** So many profiles are looked through at most for a text. */
const MOST_NAMING = 5_000;

/** What people have settled for themselves; see {@link profilesIn}. */
export type Profiles = ReturnType<typeof profilesIn>;

/** What people have settled for themselves. */
export function profilesIn(store: ProfileStore) {
  const of = async (person: string): Promise<Profile> => readProfile(await store.profile(person));
  return {
    of,

    async all(people: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
      const found = new Map<string, Profile>();
      for (let from = 0; from < people.length; from += AT_ONCE) {
        const some = people.slice(from, from + AT_ONCE);
        const read = await Promise.all(some.map(of));
        for (const [at, profile] of read.entries()) found.set(some[at] ?? '', profile);
      }
      return found;
    },

    /** Profiles that contain this text, as it is written there; only some of them if there are thousands. */
    async naming(text: string): Promise<readonly Profile[]> {
      const pause = pauses();
      const found: Profile[] = [];
      for (const body of await store.profilesWith(JSON.stringify(text), MOST_NAMING)) {
        await pause();
        found.push(readProfile(body));
      }
      return found;
    },

    /** Changes what somebody has settled, and returns it then; a reason why not changes nothing. */
    async change<R extends string = never>(
      person: string,
      changed: (profile: Profile) => Profile | R,
    ): Promise<Profile | R> {
      for (;;) {
        const former = await store.profile(person);
        const next = changed(readProfile(former));
        if (typeof next === 'string') return next;
        // Another change was first.
        if (await store.setProfile(person, JSON.stringify(next), former)) return next;
      }
    },
  };
}
