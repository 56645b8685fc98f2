import type { Store } from '../../src/store/store.ts';

/** A store with a list of the names of what is called there, in order. Whoever counts empties the list. */
export function countedStore(store: Store): { readonly store: Store; readonly calls: string[] } {
  const calls: string[] = [];
  const counted = new Proxy(store, {
    get: (of, name) => {
      const method: unknown = Reflect.get(of, name, of);
      if (typeof method !== 'function') return method;
      return (...args: readonly unknown[]): unknown => {
        calls.push(String(name));
        return Reflect.apply(method, of, args);
      };
    },
  });
  return { store: counted, calls };
}
