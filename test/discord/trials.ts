import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import fc from 'fast-check';
import {
  DiscordError,
  type DiscordErrorKind,
  errorKind,
  partRefused,
} from '../../src/discord/discord-error.ts';
import type { DiscordApi } from '../../src/discord/protocol/discord-api.ts';
import type { FakeApi, Met, Method } from './fake-api.ts';

/** What Discord may say: a status, with a JSON code or without one (0). */
export interface Said {
  readonly status: number;
  readonly code: number;
}

/** Statuses that Discord documents, as they come without a code ("Opcodes and Status Codes", HTTP). */
const STATUSES = [400, 401, 403, 404, 405, 429, 500, 502, 503, 504];

/** The status with which a code comes: unknown things are not found, and what is forbidden is. */
const statusOf = (code: number): number => {
  if (code >= 10_000 && code < 20_000) return 404;
  if ([40_001, 50_014, 50_027].includes(code)) return 401;
  return [50_001, 50_007, 50_013, 40_007, 200_000, 240_000].includes(code) ? 403 : 400;
};

/** Everything that Discord documents. */
export const EVERYTHING: readonly Said[] = [
  ...STATUSES.map((status) => ({ status, code: 0 })),
  ...Object.values(RESTJSONErrorCodes)
    .filter((code): code is RESTJSONErrorCodes => typeof code === 'number' && code !== 0)
    .map((code) => ({ status: statusOf(code), code })),
];

/** How it goes wrong: once, for two minutes, until a cause is mended, or the connection breaks before or after the request was done. */
const WAYS = ['once', 'two minutes', 'until mended', 'reset before', 'reset after'] as const;
/** One of these. */
type Way = (typeof WAYS)[number];

/** What a kind of request meets in one evening. */
export interface Trial {
  readonly method: Method;
  readonly said: Said;
  readonly way: Way;
}

/** The error as the wire brings it. */
export const errorOf = ({ said: { status, code }, way }: Trial): DiscordError => {
  if (way.startsWith('reset')) return new DiscordError('passing', 'the connection was lost');
  const part = partRefused(code, []);
  return new DiscordError(errorKind(status, code), `${status} ${code}`, { code, ...(part && { part }) });
};

/** The API as a plain object, as the real one is. */
export const plain = (api: FakeApi): DiscordApi => ({
  answer: (...given) => api.answer(...given),
  amend: (...given) => api.amend(...given),
  follow: (...given) => api.follow(...given),
  remove: (...given) => api.remove(...given),
  original: (...given) => api.original(...given),
  post: (...given) => api.post(...given),
  edit: (...given) => api.edit(...given),
  delete: (...given) => api.delete(...given),
  read: (...given) => api.read(...given),
  recent: (...given) => api.recent(...given),
  startThread: (...given) => api.startThread(...given),
  renameThread: (...given) => api.renameThread(...given),
  revive: () => api.revive(),
  putAway: (...given) => api.putAway(...given),
  announce: (...given) => api.announce(...given),
  withdraw: (...given) => api.withdraw(...given),
  direct: (...given) => api.direct(...given),
  rolesOf: (...given) => api.rolesOf(...given),
  ownPlace: () => api.ownPlace(),
  look: () => api.look(),
});

const SECOND = 1_000;
/** Milliseconds until the trouble is over that lasts until its cause is mended. */
const MENDED = 5 * 60 * 60 * SECOND;

/** A trouble that begins now, by this clock. */
export function troubleFrom(trial: Trial, clock: { now(): number }) {
  const isLasting = trial.way === 'two minutes' || trial.way === 'until mended';
  const until = clock.now() + (trial.way === 'two minutes' ? 120 * SECOND : MENDED);
  let met = 0;
  return {
    /** How often a request has met it. */
    met: (): number => met,
    /** Milliseconds for which it goes on. */
    left: (): number => (isLasting ? Math.max(0, until - clock.now()) : 0),
    meets: (method: Method): Met | undefined => {
      if (isLasting ? clock.now() >= until : met > 0) return undefined;
      if (method !== trial.method) return undefined;
      met += 1;
      return { error: errorOf(trial), afterwards: trial.way === 'reset after' };
    },
  };
}

/** Meanings of what is nothing that went wrong: a first answer that was given before, and a thread that is taken up again. */
export const USUAL: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>(['acknowledged', 'archived']);

const named = ({ method, said, way }: Trial): string => `${method} ${said.status} ${said.code} ${way}`;

/** These requests, each with what Discord may say, in each way. */
export const trialsOf = (methods: readonly Method[], said: readonly Said[]): readonly Trial[] =>
  methods.flatMap((method) => said.flatMap((each) => WAYS.map((way) => ({ method, said: each, way }))));

/** One of everything that Discord may say for each meaning that it has for the bot. */
export const MEANINGS: readonly Said[] = [
  ...new Map(
    EVERYTHING.map((said) => [`${errorKind(said.status, said.code)} ${partRefused(said.code, [])}`, said]),
  ).values(),
];

/** The evenings that come out otherwise than they should, a line each, by what is wrong with one. */
export async function wrongAmong(
  tried: readonly Trial[],
  faultsIn: (trial: Trial) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const trial of tried) {
    const faults = await faultsIn(trial);
    if (faults.length > 0) wrong.push(`${named(trial)}: ${faults.join('; ')}`);
  }
  return wrong;
}

/** So many of these, whichever. */
export const some = (all: readonly Trial[], many: number): readonly Trial[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: many, maxLength: many }), 1).flat();

/** Hundreds of evenings, in milliseconds. */
export const EVENINGS = 900_000;
