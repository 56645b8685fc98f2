import type { FakeApi } from '../fake-api.ts';

type Held = 'answer' | 'edit' | 'read';

/** Lets the next request of a kind be carried out, and its answer wait until it is let go; `carriedOut` settles when it was. */
export function hold(api: FakeApi, method: Held) {
  const real: (...args: never[]) => Promise<unknown> = api[method].bind(api);
  let done = () => {};
  let go = () => {};
  const carriedOut = new Promise<void>((settle) => {
    done = settle;
  });
  const gate = new Promise<void>((settle) => {
    go = settle;
  });
  Object.assign(api, {
    [method]: async (...args: never[]) => {
      Object.assign(api, { [method]: real });
      const result = await real(...args);
      done();
      await gate;
      return result;
    },
  });
  return { carriedOut, go: () => go() };
}
