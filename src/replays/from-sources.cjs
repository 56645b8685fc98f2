'use strict';
// The records thread from its TypeScript: does what `thread.ts` does, after registering a loader in this thread.
const thread = import('tsx/esm/api').then(({ register }) => {
  register();
  return import('./thread.ts');
});

/** @param {import('../shares/thread.ts').GivenWork<import('./thread.ts').FilmTask>} given */
module.exports = async (given) => (await thread).default(given);
