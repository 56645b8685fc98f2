'use strict';
const { getPriority } = require('node:os');
const { setTimeout: wait } = require('node:timers/promises');
const { threadId } = require('node:worker_threads');

/** What a thread does in tests. @type {Record<string, () => unknown>} */
const TASKS = {
  answer: () => 'done',
  'tell how urgent it is': () => getPriority(),
  'tell which thread': () => wait(20, threadId),
  'take a second': () => wait(1_000, 'done late'),
  'go on for ever': () => {
    for (;;);
  },
  'fill the memory': () => {
    const held = [];
    for (;;) held.push(Array.from({ length: 100_000 }, () => ({})));
  },
};

/** @param {import('../../../src/shares/thread.ts').GivenWork<string>} given */
module.exports = ({ task, begun }) => {
  begun.postMessage('begun');
  return TASKS[task]?.();
};
