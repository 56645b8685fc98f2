import { afterEach, describe, expect, test, vi } from 'vitest';
import { channelDrawing } from '../../../src/discord/channel/desired.ts';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import type { Command } from '../../../src/discord/interactions/command.ts';
import { plainerApi } from '../../../src/discord/protocol/plainer-api.ts';
import { revivingApi } from '../../../src/discord/protocol/reviving-api.ts';
import type { SeatedPerson } from '../../../src/tables/model/seated.ts';
import { inForm } from '../../form.ts';
import { partsOf } from '../breaches.ts';
import { FakeApi, type Method } from '../fake-api.ts';
import { ana, ben, stage } from '../stage.ts';
import {
  EVENINGS,
  EVERYTHING,
  errorOf,
  MEANINGS,
  plain,
  some,
  type Trial,
  trialsOf,
  troubleFrom,
  USUAL,
  wrongAmong,
} from '../trials.ts';

afterEach(() => void vi.useRealTimers());

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** Every kind of request with which presses and commands are answered, and with which threads are started and put away. */
const METHODS = [
  ...(['answer', 'amend', 'original', 'follow', 'remove', 'startThread', 'putAway'] as const),
] satisfies readonly Method[];

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
  {
    name: 'board',
    data: () => ({ name: 'board', description: 'Board' }),
    run: async ({ person, interaction }, bot) => {
      const done = await bot.tables.showAnew({ table: 't1', person: person.id, interaction });
      return done.kind === 'refused' ? done : { kind: 'board', opened: done.opened };
    },
  },
];

/** What is wrong once an evening is over in which presses and commands met a trouble, and an hour after that. */
async function faultsIn(trial: Trial): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 4, 1) });
  const clock = { time: 0, now: () => Date.now() };
  const api = new FakeApi(clock);
  const at = await stage({
    ...{ api, clock, commands: COMMANDS },
    wrapped: (bare, log) => plainerApi(revivingApi(plain(bare)), { log, doubtIcons: () => {} }),
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

  const trouble = troubleFrom(trial, clock);
  api.meets = trouble.meets;
  if (trial.method === 'original') {
    // It is asked for where a first answer was taken and nobody was told.
    const error = new DiscordError('acknowledged', '40060');
    api.meets = (method) =>
      trouble.meets(method) ?? (method === 'answer' ? { error, afterwards: true } : undefined);
  }
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
  await types(ben, 'board');
  await presses(ben, 'board:step');
  await passes(trouble.left());
  await passes(HOUR + SECOND);
  const requests = api.requests.length;
  const armed = at.armed();
  await passes(2 * HOUR);
  await sync.stop();

  const opened = await tables.opened({ table: 't1' });
  if (opened === undefined) return ['there is no table'];
  const { table } = opened.now;
  const live = opened.messages.find(({ standing }) => standing === 'live')?.id ?? '';
  const fresh = partsOf({ components: [...channelDrawing(at.bot, tables).live(opened).components] });
  const shown = api.messages.find(({ id }) => id === live);
  const { people = [], at: since = 0 } = table.calls.at(-1) ?? {};
  const { kind } = errorOf(trial);
  const isPassing = kind === 'passing';
  const isMute = USUAL.has(kind) || trial.method === 'remove';
  return [
    ...(armed.length === 1 && armed[0] === live ? [] : [`${armed.length} boards can be pressed`]),
    ...(shown !== undefined && partsOf(shown.body).text === fresh.text ? [] : ['the board is out of date']),
    ...((await store.owing()).length === 0 ? [] : ['something is owed to a channel']),
    ...people.flatMap((person) => {
      const times = calls.filter((call) => call.person === person && call.at >= since).length;
      return times === 1 ? [] : [`${person}, who is called, was called ${times} times`];
    }),
    ...(trial.method === 'startThread' && isPassing && table.thread !== 'own' ? ['it has no thread'] : []),
    ...(trial.method !== 'startThread' && table.thread !== 'own' ? ['it has no thread'] : []),
    ...(trial.method === 'putAway' && isPassing && api.away.length === 0 ? ['the thread stays open'] : []),
    ...(trouble.met() > 0 ? [] : ['no request has met it']),
    ...(!isMute && log.lines.length === 0 ? ['the log says nothing'] : []),
    ...(api.requests.length === requests ? [] : ['requests were made when all was well']),
  ];
}

describe('Whatever Discord refuses of answers and threads, the channel is as it should be in the end', () => {
  test.each(METHODS)('an evening meets it: %s', async (method) => {
    const said = { status: 502, code: 0 };
    expect(await wrongAmong([{ method, said, way: 'once' }], faultsIn)).toEqual([]);
  });

  test(
    'for each meaning that it has for the bot',
    async () => {
      const all = trialsOf(METHODS, MEANINGS);
      expect(await wrongAmong(inForm(some(all, 14), all), faultsIn)).toEqual([]);
    },
    EVENINGS,
  );

  test(
    'for every status and code that is documented',
    async () => {
      const all = trialsOf(METHODS, EVERYTHING);
      expect(await wrongAmong(some(all, inForm(8, 150)), faultsIn)).toEqual([]);
    },
    EVENINGS,
  );
});
