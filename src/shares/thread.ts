import type { MessagePort } from 'node:worker_threads';

/** A task as it comes to a thread. */
export interface GivenWork<Task> {
  readonly task: Task;
  /** Hears that the thread has begun. */
  readonly begun: MessagePort;
}

/** Says that a thread has begun with its task: from now on its time counts. */
export function taskOf<Task>({ task, begun }: GivenWork<Task>): Task {
  begun.postMessage('begun');
  return task;
}
