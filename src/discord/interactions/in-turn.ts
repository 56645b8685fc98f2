import type { HeavyWork } from '../../shares/heavy-work.ts';
import type { NotTaken } from '../../shares/shares.ts';
import { type Rejection, type RejectionCode, reject } from '../../tables/model/rejection.ts';
import type { PlainKey, Say } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { noteMessage } from '../views/components.ts';
import type { Actor } from './actor.ts';
import { type Made, type PageReply, sentence } from './reply.ts';

interface Shown {
  readonly page: PageMark;
  readonly place: PageReply['place'];
}

/** What takes minutes is announced at once, in words of its own. */
const LONG: Partial<Record<HeavyWork, PlainKey>> = {
  page: 'page-under-way',
  film: 'film-under-way',
  analysis: 'analysis-under-way',
};

/**
 * Milliseconds after which a person is told that it is on its way: before their press has to be acknowledged. A page
 * that is to change stays as it is for longer.
 */
const TOLD_AFTER = { long: 50, apart: 700, here: 2_500 } as const;

const WHY_NOT = {
  off: 'switched-off',
  person: 'enough-under-way',
  server: 'busy',
  all: 'busy',
} as const satisfies Record<NotTaken, RejectionCode>;

/**
 * Does heavy work in its person's turn: returns its result, or a note that the result replaces once it is ready,
 * however long that takes.
 */
export async function inTheirTurn(
  kind: HeavyWork,
  asker: Actor,
  { page, place }: Shown,
  work: () => Promise<Made>,
  { shares, log }: Pick<Bot, 'shares' | 'log'>,
): Promise<Made> {
  const { say } = asker.context;
  const asked = shares.ask(kind, { person: asker.person.id, server: asker.guild }, work);
  if (asked.kind === 'not taken') return reject(WHY_NOT[asked.why]);
  const { done, before } = asked;
  const soon = await within(TOLD_AFTER[LONG[kind] === undefined ? place : 'long'], done);
  if (soon !== undefined) return soon;
  const later = done.then(
    (made) => (made.kind === 'page' ? marked(made, page) : made),
    (error: unknown): Made => {
      log.error(
        { interaction: asker.interaction, ...aboutError(error) },
        'what somebody waited for was not made',
      );
      return marked(sentence(say('shown-failed')), page);
    },
  );
  return {
    ...{ kind: 'page', place, later },
    // Its pictures are what was asked for, also by somebody who would rather read.
    ...(kind === 'film' && { wantsPictures: true }),
    draw: () => ({ ...noteMessage(noteOf(kind, before, say)), page }),
  };
}

/** The same for what has no page of its own: its person waits for what it comes to. */
export async function awaitedTurn<T>(
  kind: HeavyWork,
  { person, guild }: Pick<Actor, 'person' | 'guild'>,
  work: () => Promise<T>,
  { shares }: Pick<Bot, 'shares'>,
): Promise<T | Rejection> {
  const asked = shares.ask(kind, { person: person.id, server: guild }, work);
  return asked.kind === 'taken' ? asked.done : reject(WHY_NOT[asked.why]);
}

const noteOf = (kind: HeavyWork, before: number, say: Say): string =>
  [
    say(LONG[kind] ?? 'work-under-way'),
    ...(before === 0 ? [] : [say('work-before', { count: before })]),
  ].join(' ');

const marked = (made: PageReply, page: PageMark): PageReply => ({
  ...made,
  draw: async () => ({ page, ...(await made.draw()) }),
});

/** What comes of a promise, if it comes within so many milliseconds. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<undefined>((go) => {
    timer = setTimeout(() => go(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, isLate]);
  } finally {
    clearTimeout(timer);
  }
}
