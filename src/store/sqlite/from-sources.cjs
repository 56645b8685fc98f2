'use strict';
// The thread of the store from its TypeScript: does what `store-program.ts` does, after registering a loader.
import('tsx/esm/api').then(({ register }) => {
  register();
  return import('./store-program.ts');
});
