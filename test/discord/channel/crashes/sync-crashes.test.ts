import { describe, expect, test } from 'vitest';
import { tickingClock } from '../../../ticking-clock.ts';
import { partsOf } from '../../breaches.ts';
import { FakeApi } from '../../fake-api.ts';
import { ana, ben, type FakeTable, FakeTables, syncGame, syncStage } from '../sync-stage.ts';
import { Life, SIDES } from './mortal.ts';

/** What is done at a table whose board stands, and how it comes to be seen. */
const DEEDS: Readonly<
  Record<
    string,
    (table: FakeTable, press: () => Promise<unknown>, command: () => Promise<unknown>) => Promise<unknown>
  >
> = {
  'a move': (table, press) => {
    table.plays(0, 'step');
    return press();
  },
  'the end of a turn': (table, press) => {
    table.plays(0, 'end');
    return press();
  },
  'two turns at once': (table, press) => {
    table.plays(0, 'end');
    table.plays(1, 'end');
    return press();
  },
  'a board that is asked for anew': (table, _press, command) => {
    table.calls('again', []);
    return command();
  },
  'a table that is moved': (table, press) => {
    table.calls('again', [ana.id], false, { channel: 'd' });
    return press();
  },
  'a vote': (table, press) => {
    table.calls('motion', [ben.id], true);
    return press();
  },
};

/** A board that stands, and a process that may die while something is done. */
async function begun() {
  const clock = tickingClock(Date.UTC(2026, 4, 1));
  const tables = new FakeTables(syncGame(), clock);
  const api = new FakeApi(clock);
  const called: string[] = [];
  const { post, answer } = api;
  const ids = new Set<string>();
  const calls = (id: string | undefined, users: readonly string[] = []) => {
    if (id === undefined || ids.has(id)) return;
    ids.add(id);
    called.push(...users);
  };
  api.post = async (channel, payload, nonce) => {
    const sent = await post.call(api, channel, payload, nonce);
    calls(sent.id, payload.body.allowed_mentions?.users);
    return sent;
  };
  api.answer = async (interactionToken, given) => {
    const sent = await answer.call(api, interactionToken, given);
    if (given.kind === 'message') calls(sent?.id, given.payload.body.allowed_mentions?.users);
    return sent;
  };
  const table = tables.begin();
  const life = new Life();
  const at = syncStage({ tables, api, clock, lent: (thing) => life.lent(thing) });
  await at.requestsOf(() => at.sync.start());
  clock.time += 1_000;
  return { clock, tables, api, table, life, at, called };
}

type Begun = Awaited<ReturnType<typeof begun>>;

const shownBy = ({ api }: Begun) =>
  api.channel.map(({ id }) => {
    const { text, ids } = partsOf(api.message(id));
    return { channel: api.channelOf(id), text, ids };
  });

async function done(begin: Begun, deed: string): Promise<void> {
  const { at, table } = begin;
  const board = at.newest();
  const work = DEEDS[deed]?.(
    table,
    () => at.press(table, board),
    () => at.command(table),
  );
  // Whoever dies answers nobody.
  void work?.catch(() => {});
  await new Promise(setImmediate);
  await at.sync.idle();
  await at.sync.stop();
}

describe.each(Object.keys(DEEDS))('%s', (deed) => {
  test('is shown once, and calls everybody once, wherever on its way the process dies', async () => {
    const whole = await begun();
    whole.life.countFrom();
    await done(whole, deed);
    const steps = [...whole.life.steps];
    expect(steps.length).toBeGreaterThan(1);
    for (const [step, name] of steps.entries())
      for (const side of SIDES) {
        const where = `killed ${side} step ${step} (${steps.join(', ')}): ${name}`;
        const begin = await begun();
        begin.life.countFrom({ at: step, side });
        await done(begin, deed);
        expect(begin.life.over, where).toBe(true);
        const { tables, api, clock } = begin;
        clock.time += 5_000;
        const next = syncStage({ tables, api, clock });
        await next.requestsOf(() => next.sync.start());
        expect(shownBy(begin), where).toEqual(shownBy(whole));
        expect(begin.called, where).toEqual(whole.called);
        expect(await next.requestsOf(() => next.sync.start()), where).toEqual([]);
      }
  });
});
