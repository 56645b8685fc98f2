import { unlessRefused } from '../../discord-error.ts';
import { aboutError } from '../../log.ts';
import { THREAD_NAME } from '../../protocol/limits.ts';
import { isUncertain } from '../next.ts';
import type { RequestRule } from './rule.ts';

/** A thread starts from the message, in which nothing changes. Done twice, it finds the thread that it has made. */
export const requestThread: RequestRule<'start-thread'> = {
  make: async ({ message }, { desired }, { api, log }) => {
    const channel = await unlessRefused(
      () => api.startThread(message, desired.threadName(THREAD_NAME), desired.threadFor),
      (error) => log.warn({ table: desired.subject, ...aboutError(error) }, 'a thread could not be started'),
    );
    await desired.housed(channel);
    return { kind: 'done' };
  },
};

/** A thread is called after its table, which has another name by now. One that may not be keeps its own. */
export const renameThread: RequestRule<'rename-thread'> = {
  make: async ({ channel }, { desired }, { api, log }) => {
    await unlessRefused(
      () => api.renameThread(channel, desired.threadName(THREAD_NAME)),
      (error) => log.info({ table: desired.subject, ...aboutError(error) }, 'a thread could not be renamed'),
    );
    await desired.housed(channel);
    return { kind: 'done' };
  },
};

/** A thread that is no longer needed is put away; one that may not be archived stays. */
export const archiveThread: RequestRule<'archive-thread'> = {
  make: async ({ channel }, _task, { api, log }) => {
    const kind = await unlessRefused(
      () => api.putAway(channel).then(() => 'done' as const),
      (error) => log.info({ channel, ...aboutError(error) }, 'a thread could not be archived'),
    );
    return { kind: kind ?? 'refused' };
  },
  after: (_request, outcome, { observed }) =>
    isUncertain(outcome) ? observed : { ...observed, channel: { ...observed.channel, isArchived: true } },
};
