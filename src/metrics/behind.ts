import type { Log } from '../discord/log.ts';

/** Milliseconds after which a channel that does not show yet what it should is behind. */
export const BEHIND_AFTER = 15_000;
/** Milliseconds after which a completion is too late: Discord waits three seconds ("Receiving and Responding"). */
export const COMPLETION_LATE = 2_500;
/** How long it is told that completions come too late, in milliseconds since the last that did. */
export const TOLD_FOR = 30_000;

/** What falls behind first under load: messages in channels, and what is offered while somebody types. */
const BACKLOGS = ['messages', 'completions'] as const;
type Backlog = (typeof BACKLOGS)[number];

/** What the host is told of each. */
export const BEHIND: Readonly<Record<Backlog, string>> = {
  messages: 'Messages have been waiting to be sent for more than 15 seconds.',
  completions: 'What people are offered while they type comes too late.',
};
const CAUGHT_UP: Readonly<Record<Backlog, string>> = {
  messages: 'Messages are sent in time again.',
  completions: 'What people are offered while they type comes in time again.',
};

interface Watched {
  /** What waits to be said; `at` in milliseconds since 1970. */
  readonly pending: () => Promise<readonly { readonly at: number }[]>;
  readonly clock: { readonly now: () => number };
  readonly log: Log;
}

/** Tells, once each, in the log that something falls behind and that it has caught up. */
export class BehindWatch {
  readonly #watched: Watched;
  #lateAt = Number.NEGATIVE_INFINITY;
  #told: readonly Backlog[] = [];

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** An interaction of some kind was handled in so many milliseconds. */
  handled(kind: string, milliseconds: number): void {
    if (kind === 'completion' && milliseconds >= COMPLETION_LATE) this.#lateAt = this.#watched.clock.now();
  }

  /** What is behind now, with the messages that wait. */
  behind(waiting: readonly { readonly at: number }[]): readonly Backlog[] {
    const now = this.#watched.clock.now();
    const isBehind: Readonly<Record<Backlog, boolean>> = {
      messages: waiting.some(({ at }) => now - at >= BEHIND_AFTER),
      completions: now - this.#lateAt < TOLD_FOR,
    };
    return BACKLOGS.filter((each) => isBehind[each]);
  }

  /** Looks for what has fallen behind or caught up, and writes it into the log. To be asked every few seconds. */
  async look(): Promise<void> {
    const { pending, log } = this.#watched;
    const waiting = await pending();
    const now = this.behind(waiting);
    for (const each of now) if (!this.#told.includes(each)) log.warn({ count: waiting.length }, BEHIND[each]);
    for (const each of this.#told) if (!now.includes(each)) log.warn({}, CAUGHT_UP[each]);
    this.#told = now;
  }
}
