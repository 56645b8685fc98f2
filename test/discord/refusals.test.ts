import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { desiredOf } from '../../src/discord/channel/desired.ts';
import { ACKNOWLEDGE_AFTER } from '../../src/discord/channel/responder.ts';
import {
  DiscordError,
  type DiscordErrorKind,
  errorKind,
  partRefused,
} from '../../src/discord/discord-error.ts';
import type { Command } from '../../src/discord/interactions/command.ts';
import { persistentApi } from '../../src/discord/protocol/api-layers.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { inForm } from '../form.ts';
import { partsOf } from './breaches.ts';
import { FakeApi, type Met, type Method, plain } from './fake-api.ts';
import { ana, ben, board, stage } from './stage.ts';

afterEach(() => void vi.useRealTimers());

/** Every kind of request with which people are answered, their channel is kept true, and threads are started and put away. */
const METHODS = [
  ...(['answer', 'amend', 'original', 'follow', 'remove', 'post', 'edit', 'read'] as const),
  ...(['direct', 'startThread', 'putAway', 'revive'] as const),
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
/** One of these. */
type Way = (typeof WAYS)[number];

/** What a kind of request meets in one evening. */
interface Trial {
  readonly method: Method;
  readonly said: Said;
  readonly way: Way;
}

/** The error as the wire brings it. */
const errorOf = ({ said: { status, code }, way }: Trial): DiscordError => {
  if (way.startsWith('reset')) return new DiscordError('passing', 'the connection was lost');
  const part = partRefused(code, []);
  return new DiscordError(errorKind(status, code), `${status} ${code}`, { code, ...(part && { part }) });
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds until the trouble is over that lasts until its cause is mended. */
const MENDED = 5 * 60 * 60 * SECOND;

/** A trouble that begins now, by this clock. */
function troubleFrom(trial: Trial, clock: { now(): number }) {
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
const USUAL_MEANINGS: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>(['acknowledged', 'archived']);

const named = ({ method, said, way }: Trial): string => `${method} ${said.status} ${said.code} ${way}`;

/** These requests, each with what Discord may say, in each way. */
const trialsOf = (methods: readonly Method[], said: readonly Said[]): readonly Trial[] =>
  methods.flatMap((method) => said.flatMap((each) => WAYS.map((way) => ({ method, said: each, way }))));

/** One of everything that Discord may say for each meaning that it has for the bot. */
const MEANINGS: readonly Said[] = [
  ...new Map(
    EVERYTHING.map((said) => [`${errorKind(said.status, said.code)} ${partRefused(said.code, [])}`, said]),
  ).values(),
];

/** The evenings that come out otherwise than they should, a line each, by what is wrong with one. */
async function wrongAmong(
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
const some = (all: readonly Trial[], many: number): readonly Trial[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: many, maxLength: many }), 1).flat();

/** Hundreds of evenings, in milliseconds. */
const EVENINGS = 1_800_000;

/** `/play` in a thread of its own, and `/board`. */
const COMMANDS: readonly Command[] = [
  {
    name: 'play',
    data: () => ({ name: 'play', description: 'Play' }),
    run: async ({ guild, channel, person: host, interaction }, bot) => {
      const wanted = { guild, channel, game: 'tiny', host, options: {}, interaction, inThread: true };
      const opened = await bot.tables.open(wanted);
      return opened.kind === 'refused' ? opened : { kind: 'board', opened: opened.opened };
    },
  },
  board,
];

/** What is wrong once an evening is over in which presses and commands met a trouble, and an hour after that. */
async function faultsIn(trial: Trial): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 4, 1) });
  const clock = { time: 0, now: () => Date.now() };
  const api = new FakeApi(clock);
  const at = await stage({
    ...{ api, clock, commands: COMMANDS, icons: (name: string) => ({ id: '5', name }) },
    wrapped: (bare, log) => persistentApi(plain(bare), { log, doubtIcons: () => {} }),
  });
  const { sync, tables, store, log } = at;
  /** Whom messages that everybody sees have called, and when. */
  const calls: { readonly person: string; readonly at: number }[] = [];
  const seen = new Set<string>();
  const noteCalls = (): void => {
    for (const { id, body } of api.channel) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const person of body.allowed_mentions?.users ?? []) calls.push({ person, at: clock.now() });
    }
  };
  const passes = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await sync.idle();
    noteCalls();
  };
  const done = async (work: Promise<unknown>): Promise<void> => {
    await passes(3 * SECOND);
    await work;
    await passes(5 * SECOND);
  };
  /** Somebody presses what contains these words in a message, if it is there to be pressed. */
  const pressesIn = async (person: SeatedPerson, message: string, words: string): Promise<void> => {
    const there = api.messages.find(({ id }) => id === message);
    const id = there && partsOf(there.body).ids.find((each) => each.includes(words));
    if (id !== undefined) await done(at.handled(at.pressing(person, message, id)));
  };
  const presses = async (person: SeatedPerson, words: string) => pressesIn(person, await at.live(), words);
  const types = (person: SeatedPerson, name: string) => done(at.command(person, name));

  let trouble = troubleFrom(trial, clock);
  api.meets = (method) => trouble.meets(method);
  if (trial.method === 'original') {
    // It is asked for where a first answer was taken and nobody was told.
    const error = new DiscordError('acknowledged', '40060');
    api.meets = (method) =>
      trouble.meets(method) ?? (method === 'answer' ? { error, afterwards: true } : undefined);
  }
  if (trial.method === 'revive') {
    // A thread that was archived meanwhile.
    let isArchived = true;
    api.meets = (method) => {
      const found = trouble.meets(method);
      if (method === 'revive' && found === undefined) isArchived = false;
      if (found !== undefined || !isArchived || !['post', 'edit', 'delete'].includes(method)) return found;
      return { error: new DiscordError('archived', '400 50083'), afterwards: false };
    };
  }
  if (trial.method === 'direct')
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, notices: 'direct' }));
  await types(ana, 'play');
  await presses(ben, 'join');
  await presses(ana, 'start');
  await types(ben, 'play');
  await tables.close({ table: 't2', person: ben.id, interaction: 'close' });
  sync.see('t2');
  await passes(SECOND);
  // The next ones are read so slowly that they are acknowledged before.
  for (const words of ['look:t1:happened', 'board:step']) {
    const read = tables.opened.bind(tables);
    const slow = async (...given: Parameters<typeof read>) => {
      Object.assign(tables, { opened: read });
      await new Promise((go) => setTimeout(go, ACKNOWLEDGE_AFTER + 1));
      return read(...given);
    };
    const message = await at.live();
    Object.assign(tables, { opened: slow });
    await pressesIn(ana, message, words);
    Object.assign(tables, { opened: read });
  }
  await presses(ana, 'board:dig');
  await presses(ana, 'look:t1:question');
  await pressesIn(ana, api.seenBy(ana.id).at(-1)?.id ?? '', 'keep');
  await presses(ana, 'look:t1:hand');
  await presses(ana, 'look:t1:hand');
  await presses(ana, 'board:end');
  // Direct messages wait for those of other tables.
  await passes(15 * MINUTE);
  if (trial.method === 'direct') trouble = troubleFrom(trial, clock);
  for (const table of await tables.runDueTurns()) sync.see(table);
  await passes(SECOND);
  await types(ben, 'board');
  await presses(ben, 'board:step');
  await presses(ben, 'board:end');
  await passes(trouble.left());
  await passes(HOUR + SECOND);
  const requests = api.requests.length;
  const armed = at.armed();
  await passes(2 * HOUR);
  await sync.stop();

  const opened = await tables.opened({ table: 't1' });
  if (opened === undefined) return ['there is no table'];
  const { table } = opened.now;
  const { id: live = '', shows } = opened.messages.find(({ standing }) => standing === 'live') ?? {};
  const fresh = partsOf({
    components: [...desiredOf(opened, { ...at.bot, store: tables }).message().components],
  });
  const shown = api.messages.find(({ id }) => id === live);
  const { people = [], at: since = 0 } = table.calls.at(-1) ?? {};
  const { kind } = errorOf(trial);
  const isPassing = kind === 'passing';
  // A former board keeps its buttons until somebody presses one if its edit was refused, or the thread it stands in.
  // One that is said to be gone is believed to be, although it stands here.
  const isGone = trial.method === 'read' && kind === 'gone';
  const keepsButtons = trial.method === 'edit' || trial.method === 'revive' || isGone;
  const isMute = USUAL_MEANINGS.has(kind) || trial.method === 'remove';
  return [
    ...(armed.at(-1) === live && (armed.length === 1 || keepsButtons)
      ? []
      : [`${armed.length} boards can be pressed`]),
    ...(shown !== undefined && partsOf(shown.body).text === fresh.text ? [] : ['the board is out of date']),
    ...(JSON.stringify(shown?.components).includes('emoji') ? [] : ['the board has no icons']),
    ...(shown?.attachments.length === 1 ? [] : ['the board has no picture']),
    ...(shows === table.revision ? [] : ['the board is noted otherwise']),
    ...(opened.channel.access === undefined ? [] : ['the channel counts as closed']),
    ...((await store.owing()).length === 0 ? [] : ['something is owed to a channel']),
    ...[ana.id, ben.id].flatMap((person) => {
      const told = api.told.filter((each) => each.person === person && each.words.includes('your turn'));
      return told.length > 1 ? [`${person} was told ${told.length} times`] : [];
    }),
    ...people.flatMap((person) => {
      const times = calls.filter((call) => call.person === person && call.at >= since).length;
      return times === 1 ? [] : [`${person}, who is called, was called ${times} times`];
    }),
    ...(trial.method === 'startThread' && isPassing && table.thread !== 'own' ? ['it has no thread'] : []),
    ...(trial.method !== 'startThread' && table.thread !== 'own' ? ['it has no thread'] : []),
    ...(trial.method === 'putAway' && isPassing && api.away.length === 0 ? ['the thread stays open'] : []),
    ...(trouble.met() > 0 || trial.way === 'two minutes' ? [] : ['no request has met it']),
    ...(trouble.met() > 0 && !isMute && log.lines.length === 0 ? ['the log says nothing'] : []),
    ...(api.requests.length === requests ? [] : ['requests were made when all was well']),
  ];
}

describe('Whatever Discord refuses, and for how long, the channel is as it should be in the end', () => {
  test.each(METHODS)('an evening meets it: %s', async (method) => {
    const said = { status: 502, code: 0 };
    expect(await wrongAmong([{ method, said, way: 'once' }], faultsIn)).toEqual([]);
  });

  test(
    'for each meaning that it has for the bot',
    async () => {
      const all = trialsOf(METHODS, MEANINGS);
      expect(MEANINGS.length).toBeGreaterThan(9);
      expect(await wrongAmong(inForm(some(all, 20), all), faultsIn)).toEqual([]);
    },
    EVENINGS,
  );

  test(
    'for every status and code that is documented',
    async () => {
      const all = trialsOf(METHODS, EVERYTHING);
      expect(EVERYTHING.length).toBeGreaterThan(200);
      expect(await wrongAmong(some(all, inForm(12, 400)), faultsIn)).toEqual([]);
    },
    EVENINGS,
  );
});
