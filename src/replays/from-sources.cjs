'use strict';
// The thread of the pool for records from its TypeScript: what `thread.ts` does, once a loader for it was asked for in this thread.
const thread = import('tsx/esm/api').then(({ register }) => {
  register();
  return import('./thread.ts');
});

/** @param {import('./thread.ts').Task} task */
module.exports = async (task) => (await thread).default(task);
