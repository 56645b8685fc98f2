'use strict';
// The thread of the pool from its TypeScript: what `thread.ts` does, once a loader for it was asked for in this thread.
const thread = import('tsx/esm/api').then(({ register }) => {
  register();
  return import('./thread.ts');
});

/** @param {import('../shares/thread.ts').GivenWork<import('./thread.ts').ThoughtTask>} given */
module.exports = async (given) => (await thread).default(given);
