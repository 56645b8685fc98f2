import { afterEach, describe, expect, test, vi } from 'vitest';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { plainerApi } from '../../../src/discord/protocol/plainer-api.ts';
import { revivingApi } from '../../../src/discord/protocol/reviving-api.ts';
import { USUAL_PROFILE } from '../../../src/tables/model/profile.ts';
import { inForm } from '../../form.ts';
import { partsOf } from '../breaches.ts';
import { FakeApi, type Method } from '../fake-api.ts';
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
import { ana, ben, syncStage } from './sync-stage.ts';

afterEach(() => void vi.useRealTimers());

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** Every kind of request that a channel, or one person at its table, is told something with. */
const METHODS = [
  ...(['answer', 'amend', 'original', 'post', 'edit', 'delete', 'read', 'recent'] as const),
  ...(['direct', 'revive'] as const),
] satisfies readonly Method[];

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
  if (trial.method === 'direct') at.tables.profiles.set(ben.id, { ...USUAL_PROFILE, notices: 'direct' });
  const trouble = troubleFrom(trial, clock);
  api.meets = trouble.meets;
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
  await plays(0, 'step');
  await plays(0, 'end');
  table.notices = [{ id: 1, kind: 'waits', seat: 1, person: ben.id, at: clock.now() }];
  table.changes({ turnClocks: [{ seat: 1, person: ben.id, turn: 2, since: 5, playedAt: 0, reminded: 0 }] });
  sync.see('t1');
  await passes(20 * SECOND);
  await plays(1, 'step');
  await plays(1, 'end');
  await passes(trouble.left());
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
    met: trouble.met(),
    mended,
    newest: end.armed.at(-1) ?? at.newest(),
    log,
    after: api.requests.length,
  };
}

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

const wrong = (tried: readonly Trial[]) => wrongAmong(tried, async (trial) => faultsOf(await evening(trial)));

describe('Whatever Discord refuses, and for how long, the channel is as it should be in the end', () => {
  test(
    'for each meaning that an answer has for the bot',
    async () => {
      const all = trialsOf(METHODS, MEANINGS);
      expect(MEANINGS.length).toBeGreaterThan(9);
      expect(await wrong(inForm(some(all, 30), all))).toEqual([]);
    },
    EVENINGS,
  );

  test(
    'for every status and code that is documented',
    async () => {
      const all = trialsOf(METHODS, EVERYTHING);
      expect(EVERYTHING.length).toBeGreaterThan(200);
      expect(await wrong(inForm(some(all, 15), some(all, 300)))).toEqual([]);
    },
    EVENINGS,
  );
});
