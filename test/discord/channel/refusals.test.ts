import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DiscordError,
  type DiscordErrorKind,
  kindOf,
  partRefused,
} from '../../../src/discord/discord-error.ts';
import type { DiscordApi } from '../../../src/discord/protocol/discord-api.ts';
import { plainerApi } from '../../../src/discord/protocol/plainer-api.ts';
import { revivingApi } from '../../../src/discord/protocol/reviving-api.ts';
import { USUAL_PROFILE } from '../../../src/tables/model/profile.ts';
import { inForm } from '../../form.ts';
import { partsOf } from '../breaches.ts';
import { FakeApi, type Met, type Method } from '../fake-api.ts';
import { ana, ben, syncStage } from './sync-stage.ts';

afterEach(() => void vi.useRealTimers());

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
/** When the trouble is over that lasts until its cause is mended. */
const MENDED = 5 * HOUR;

/** Every kind of request that a channel, or one person at its table, is told something with. */
const METHODS = [
  ...(['answer', 'amend', 'original', 'post', 'edit', 'delete', 'read', 'recent'] as const),
  ...(['direct', 'revive'] as const),
] satisfies readonly Method[];

/** What Discord may say: a status, with a JSON code or without one (0). */
interface Said {
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
const EVERYTHING: readonly Said[] = [
  ...STATUSES.map((status) => ({ status, code: 0 })),
  ...Object.values(RESTJSONErrorCodes)
    .filter((code): code is RESTJSONErrorCodes => typeof code === 'number' && code !== 0)
    .map((code) => ({ status: statusOf(code), code })),
];

/** How it goes wrong: once, for two minutes, until a cause is mended, or the connection breaks before or after the request was done. */
const WAYS = ['once', 'two minutes', 'until mended', 'reset before', 'reset after'] as const;
type Way = (typeof WAYS)[number];

interface Trial {
  readonly method: Method;
  readonly said: Said;
  readonly way: Way;
}

/** The error as the wire brings it. */
const errorOf = ({ said: { status, code }, way }: Trial): DiscordError => {
  if (way.startsWith('reset')) return new DiscordError('passing', 'the connection was lost');
  const part = partRefused(code, []);
  return new DiscordError(kindOf(status, code), `${status} ${code}`, { code, ...(part && { part }) });
};

/** The API as a plain object, as the real one is. */
const plain = (api: FakeApi): DiscordApi => ({
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
  startThread: (channel, message) => api.startThread(channel, message),
  revive: () => api.revive(),
  putAway: (...given) => api.putAway(...given),
  direct: (...given) => api.direct(...given),
  isMember: (...given) => api.isMember(...given),
  ownPlace: () => api.ownPlace(),
  look: () => api.look(),
});

type Evening = Awaited<ReturnType<typeof evening>>;

/** An evening at one table with a trouble in its middle, until an hour and a bit after that is over. What it comes to. */
async function evening(trial: Trial) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 4, 1) });
  const clock = { time: 0, now: () => Date.now() };
  const api = new FakeApi(clock);
  const at = syncStage({
    ...{ clock, api, icons: (name) => ({ id: '5', name }) },
    wrapped: (bare, log) => plainerApi(revivingApi(plain(bare)), { log, doubtIcons: () => {} }),
  });
  const { sync, press, armed, log } = at;
  const table = at.tables.begin();
  /** When whom each message has called. */
  const calls: { readonly person: string; readonly at: number }[] = [];
  const { post } = api;
  api.post = async (...given) => {
    const before = api.channel.length;
    const sent = await post.apply(api, given).finally(() => {
      if (api.channel.length === before) return;
      // A reminder is another matter.
      if (partsOf(given[1].body).ids.length === 0) return;
      for (const person of given[1].body.allowed_mentions?.users ?? [])
        calls.push({ person, at: clock.now() });
    });
    return sent;
  };
  let met = 0;
  const meet = (method: Method): Met | undefined => {
    if (method !== trial.method) return undefined;
    met += 1;
    return { error: errorOf(trial), afterwards: trial.way === 'reset after' };
  };
  const passes = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await sync.idle();
  };
  /** Somebody presses in the board, if there is one that can be pressed. */
  const plays = async (seat: number, notation: string): Promise<void> => {
    const board = armed().at(-1);
    if (board === undefined) return;
    table.plays(seat, notation);
    const pressed = press(table, board);
    await passes(3 * SECOND);
    await pressed;
    await passes(20 * SECOND);
  };
  await sync.start();
  await passes(SECOND);
  const begun = clock.now();
  if (trial.method === 'direct') at.tables.profiles.set(ben.id, { ...USUAL_PROFILE, notices: 'direct' });
  const lasts = trial.way === 'two minutes' ? 120 * SECOND : MENDED;
  const isLasting = trial.way === 'two minutes' || trial.way === 'until mended';
  api.meets = (method) => {
    if (isLasting ? clock.now() >= begun + lasts : met > 0) return undefined;
    return meet(method);
  };
  if (trial.method === 'revive') {
    // A thread that was archived meanwhile.
    const { meets } = api;
    let isArchived = true;
    api.meets = (method, payload) => {
      const found = meets(method, payload);
      if (method === 'revive' && found === undefined) isArchived = false;
      if (found !== undefined || !isArchived || !['post', 'edit', 'delete'].includes(method)) return found;
      return { error: new DiscordError('archived', '400 50083'), afterwards: false };
    };
  }
  await plays(0, 'step');
  await plays(0, 'end');
  table.notices = [{ id: 1, kind: 'waits', seat: 1, person: ben.id, at: clock.now() }];
  table.changes({ turnClocks: [{ seat: 1, person: ben.id, turn: 2, since: 5, playedAt: 0, reminded: 0 }] });
  sync.see('t1');
  await passes(20 * SECOND);
  await plays(1, 'step');
  await plays(1, 'end');
  await passes(isLasting ? Math.max(0, begun + lasts - clock.now()) : 0);
  const mended = api.requests.length;
  await passes(HOUR + SECOND);
  const end = { requests: api.requests.length, armed: armed() };
  await passes(24 * HOUR);
  await sync.stop();
  return {
    ...end,
    kind: errorOf(trial).kind,
    at,
    table,
    calls,
    met,
    mended,
    newest: end.armed.at(-1) ?? at.newest(),
    log,
    after: api.requests.length,
  };
}

const USUAL: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>(['acknowledged', 'archived']);

/** What is wrong with how an evening has come out; nothing where the channel is as it should be. */
function faultsOf({
  at,
  kind,
  table,
  calls,
  met,
  armed,
  newest,
  log,
  requests,
  after,
}: Evening): readonly string[] {
  const { calls: wanted, revision } = table.now.table;
  const { people = [], at: since = 0 } = wanted.at(-1) ?? {};
  const shown = partsOf(at.api.message(newest));
  const { text } = partsOf({
    components: [...at.parts.draw.live(table.opened(at.tables.profiles)).components],
  });
  const live = [...table.messages.values()].find(({ standing }) => standing === 'live');
  // A first answer that was given before, and a thread that is taken up again, are nothing that went wrong.
  const isUsual = USUAL.has(kind);
  const told = (person: string): number =>
    at.api.told.filter(({ person: each, words }) => each === person && words.includes('your turn')).length;
  return [
    ...(armed.length === 1 && armed[0] === newest ? [] : [`${armed.length} boards can be pressed`]),
    ...(shown.text === text ? [] : [`the board says: ${shown.text}, not ${text}`]),
    ...(JSON.stringify(at.api.message(newest).components).includes('emoji')
      ? []
      : ['the board has no icons']),
    ...(at.api.message(newest).attachments.length === 1 ? [] : ['the board has no picture']),
    ...(live?.id === newest && live.shows === revision ? [] : ['the board is noted otherwise']),
    ...(table.channel.access === undefined ? [] : ['the channel counts as closed']),
    ...(table.notices.length === 0 ? [] : ['a reminder was not sent']),
    ...people.flatMap((person) => {
      const times = calls.filter((call) => call.person === person && call.at >= since).length;
      return times === 1 ? [] : [`${person}, who is up, was called ${times} times`];
    }),
    ...[ana.id, ben.id].flatMap((person) =>
      told(person) > 1 ? [`${person} was told ${told(person)} times`] : [],
    ),
    ...(met > 0 && !isUsual && log.lines.length === 0 ? ['the log says nothing'] : []),
    ...(after === requests ? [] : [`${after - requests} requests were made when all was well`]),
  ];
}

const named = ({ method, said, way }: Trial): string => `${method} ${said.status} ${said.code} ${way}`;

const trials = (said: readonly Said[]): readonly Trial[] =>
  METHODS.flatMap((method) => said.flatMap((each) => WAYS.map((way) => ({ method, said: each, way }))));

/** One of everything that Discord may say for each meaning that it has for the bot. */
const MEANINGS: readonly Said[] = [
  ...new Map(
    EVERYTHING.map((said) => [`${kindOf(said.status, said.code)} ${partRefused(said.code, [])}`, said]),
  ).values(),
];

/** The evenings that come out otherwise than they should, a line each. */
async function wrongAmong(tried: readonly Trial[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const trial of tried) {
    const faults = faultsOf(await evening(trial));
    if (faults.length > 0) wrong.push(`${named(trial)}: ${faults.join('; ')}`);
  }
  return wrong;
}

/** So many of these, whichever. */
const some = (all: readonly Trial[], many: number): readonly Trial[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: many, maxLength: many }), 1).flat();

/** Hundreds of evenings, in milliseconds. */
const PATIENCE = 900_000;

describe('Whatever Discord refuses, and for how long, the channel is as it should be in the end', () => {
  test(
    'for each meaning that an answer has for the bot',
    async () => {
      const all = trials(MEANINGS);
      expect(MEANINGS.length).toBeGreaterThan(9);
      expect(await wrongAmong(inForm(some(all, 100), all))).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'for every status and code that is documented',
    async () => {
      const all = trials(EVERYTHING);
      expect(EVERYTHING.length).toBeGreaterThan(200);
      expect(await wrongAmong(inForm(some(all, 50), all))).toEqual([]);
    },
    PATIENCE,
  );
});
