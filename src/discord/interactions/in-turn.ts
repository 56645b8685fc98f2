import type { HeavyWork } from '../../shares/heavy-work.ts';
import type { NotTaken } from '../../shares/shares.ts';
import { type Rejection, type RejectionCode, reject } from '../../tables/model/rejection.ts';
import type { PlainKey } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import { type Message, partsIn } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { noteMessage } from '../views/components.ts';
import type { Actor } from './actor.ts';
import type { Made, PageReply } from './reply.ts';

interface Shown extends Pick<PageReply, 'place' | 'now'> {
  readonly page: PageMark;
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
  { person, guild, interaction, context: { say } }: Actor,
  { page, ...shown }: Shown,
  work: () => Promise<Message | Made>,
  { shares, log }: Pick<Bot, 'shares' | 'log'>,
): Promise<Made> {
  const pageOf = (message: Message): PageReply => ({
    ...{ kind: 'page', ...shown, draw: () => message },
    // The pictures of a film are what was asked for, also by a person who would rather read.
    ...(kind === 'film' && { wantsPictures: true }),
  });
  const asked = shares.ask(kind, { person: person.id, server: guild }, async () => {
    const made = await work();
    return 'kind' in made ? made : pageOf(made);
  });
  if (asked.kind === 'not taken') return reject(WHY_NOT[asked.why]);
  const { done, before } = asked;
  const soon = await within(TOLD_AFTER[LONG[kind] === undefined ? shown.place : 'long'], done);
  if (soon !== undefined) return soon;
  const later = done.then(
    (made): Made =>
      made.kind === 'page' ? { ...made, draw: async () => ({ page, ...(await made.draw()) }) } : made,
    (error: unknown): Made => {
      log.error({ interaction, ...aboutError(error) }, 'what somebody waited for was not made');
      return pageOf({ page, ...noteMessage(say('shown-failed')) });
    },
  );
  const words = [say(LONG[kind] ?? 'work-under-way'), before > 0 && say('work-before', { count: before })];
  return { ...pageOf({ ...noteMessage(partsIn<string>(words).join(' ')), page }), later };
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

/** What comes of a promise; undefined if it takes longer than this. */
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
