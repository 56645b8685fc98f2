import type { Store } from '../store/store.ts';

/** A store whose commits are timed, in milliseconds. */
export function timedStore<S extends Store>(store: S, took: (milliseconds: number) => void): S {
  return {
    ...store,
    commit: async (claim, change) => {
      const begun = performance.now();
      try {
        return await store.commit(claim, change);
      } finally {
        took(performance.now() - begun);
      }
    },
  };
}
