import { describe, expect, test } from 'vitest';
import { openMemoryStore } from '../../../store/memory-store.ts';
import { tickingClock } from '../../../ticking-clock.ts';
import { FakeApi } from '../../fake-api.ts';
import { ana, ben, stage } from '../../stage.ts';
import { Life, SIDES } from './mortal.ts';

type Stage = Awaited<ReturnType<typeof stage>>;

/** Something that somebody does: what came before it, and the deed, which can be tried again. */
interface Deed {
  readonly before: (at: Stage) => Promise<void>;
  readonly does: (at: Stage) => Promise<void>;
}

const pressesOwn = async (at: Stage, words: string): Promise<void> => {
  const { id } = at.page(ana);
  await at.pressesOn(ana, id, words);
};
const nothing = async (): Promise<void> => {};
const withDig = async (at: Stage): Promise<void> => {
  await at.started();
  await at.presses(ana, 'board:dig');
};

/** When Ben's plan is surely due. */
const DUE = Date.UTC(2026, 4, 1, 1);

/** Ben's whole turn is planned, and has come. */
const withPlan = async (at: Stage): Promise<void> => {
  await at.started();
  await at.handled(at.pressing(ben, await at.live(), 'h1:look:t1:plan'));
  for (const id of ['h1:answer:t1:0:plan:step', 'h1:answer:t1:1:plan:end', 'h1:plan:t1:keep'])
    await at.handled(at.pressing(ben, at.page(ben).id, id));
  await at.presses(ana, 'board:end');
};

/** Ana is up at a table where a turn has minutes. */
const withDeadline = async (at: Stage): Promise<void> => {
  await at.command(ana, 'play');
  await at.presses(ben, 'join');
  await at.tables.setPace({ table: 't1', person: ana.id, interaction: 'pace' }, 'live');
  await at.presses(ana, 'start');
};

/** What is due is done, and the channels hear of it, as the timers do it. */
const runDue = async (at: Stage): Promise<void> => {
  at.clock.time = DUE;
  // A dead process has nothing to say of its death.
  const changed = await at.tables.runDueTurns().catch(() => []);
  for (const table of changed) await at.spoken(table);
};

/** Something that is done at the table beside Discord, of which the channel hears then. */
const atTable =
  (work: (at: Stage) => Promise<unknown>) =>
  async (at: Stage): Promise<void> => {
    // A dead process has nothing to say of its death.
    await work(at).catch(() => {});
    await at.spoken();
  };

const DEEDS: Readonly<Record<string, Deed>> = {
  'a lobby that is opened': { before: nothing, does: (at) => at.command(ana, 'play') },
  'somebody who joins': {
    before: (at) => at.command(ana, 'play'),
    does: (at) => at.presses(ben, 'join'),
  },
  'the start of a match': {
    before: async (at) => {
      await at.command(ana, 'play');
      await at.presses(ben, 'join');
    },
    does: (at) => at.presses(ana, 'start'),
  },
  'a move': { before: (at) => at.started(), does: (at) => at.presses(ana, 'board:step') },
  'a move that somebody else answers': {
    before: (at) => at.started(),
    does: (at) => at.presses(ana, 'board:dare'),
  },
  'a move that opens a private question': {
    before: (at) => at.started(),
    does: (at) => at.presses(ana, 'board:dig'),
  },
  'an answer on a private page': { before: withDig, does: (at) => pressesOwn(at, ':keep') },
  'the end of a turn': { before: (at) => at.started(), does: (at) => at.presses(ana, 'board:end') },
  'a move that is taken back': {
    before: async (at) => {
      await at.started();
      await at.presses(ana, 'board:step');
    },
    does: (at) => at.presses(ana, 'undo'),
  },
  'a planned turn that is played': { before: withPlan, does: runDue },
  'a turn whose time is over, which is put to the others': { before: withDeadline, does: runDue },
  'a board that is asked for anew': { before: (at) => at.started(), does: (at) => at.command(ana, 'board') },
  'a table that is moved': {
    before: (at) => at.started(),
    does: atTable(({ tables }) =>
      tables.move({ table: 't1', person: ana.id, interaction: 'move' }, { guild: 'g', channel: 'd' }),
    ),
  },
  'a vote': {
    before: (at) => at.started(),
    does: atTable(({ tables }) =>
      tables.propose({ table: 't1', person: ana.id, interaction: 'vote' }, { kind: 'end' }),
    ),
  },
};

const EARLIER = 60_000;

/** A first process, to be killed, and what outlives it. */
async function firstLife() {
  const begun = Date.UTC(2026, 4, 1) - EARLIER;
  const store = await openMemoryStore(tickingClock(begun));
  const api = new FakeApi(tickingClock(begun));
  const life = new Life();
  const at = await stage({ store: life.lent(store), api: life.lent(api) });
  at.clock.time = begun;
  return { store, api, life, at };
}

/** All that the channel shows: each message by its place, its words and what can be pressed in it, and whom messages have called, each once. */
const shownBy = ({ api, textOf, idsOf }: Stage) => ({
  messages: api.channel.map(({ id }) => ({ channel: api.channelOf(id), text: textOf(id), ids: idsOf(id) })),
  called: [...api.called],
});

const savedBy = async ({ store }: Stage) => ({
  revision: (await store.open({ table: 't1' }))?.table.revision ?? 0,
  log: (await store.log('t1')).map(({ body }) => body),
});

/** What is seen and saved without and with a deed, and the steps that it takes. */
async function undisturbed({ before, does }: Deed) {
  const { life, at } = await firstLife();
  await before(at);
  const without = { shown: shownBy(at), ...(await savedBy(at)) };
  life.countFrom();
  await does(at);
  return { steps: [...life.steps], without, with: { shown: shownBy(at), ...(await savedBy(at)) } };
}

describe.each(Object.entries(DEEDS))('%s', (_, deed) => {
  test('is done or not done, and shown once, wherever on its way the process dies', async () => {
    const known = await undisturbed(deed);
    expect(known.steps.length).toBeGreaterThan(2);
    for (const [step, name] of known.steps.entries())
      for (const side of SIDES) {
        const where = `killed ${side} step ${step} (${known.steps.join(', ')}): ${name}`;
        const { store, api, life, at } = await firstLife();
        await deed.before(at);
        life.countFrom({ at: step, side });
        await deed.does(at);
        expect(life.over, where).toBe(true);

        const next = await stage({ store, api, countFrom: 900 });
        await next.requestsOf(() => next.sync.start());
        const saved = await savedBy(next);
        const committed = step > known.steps.indexOf('commit') || (name === 'commit' && side === 'after');
        const expected = committed ? known.with : known.without;
        expect({ shown: shownBy(next), ...saved }, where).toEqual(expected);
        expect(await store.owing(), where).toEqual([]);

        if (committed) continue;
        await deed.does(next);
        expect({ shown: shownBy(next), ...(await savedBy(next)) }, `${where}, tried again`).toEqual(
          known.with,
        );
      }
  });
});

test('a press on a board asked for anew comes before anybody could note it after a death, and the former gives way', async () => {
  const { store, api, life, at } = await firstLife();
  await at.started();
  const former = await at.live();
  life.countFrom({ at: 1, side: 'after' });
  await at.command(ana, 'board');
  expect([life.over, ...life.steps]).toEqual([true, 'commit', 'answer']);
  const called = api.called.length;

  const next = await stage({ store, api, countFrom: 900 });
  const board = api.channel.at(-1)?.id ?? '';
  expect(board).not.toBe(former);
  await next.pressesOn(ana, board, 'board:step');
  expect(api.called).toHaveLength(called);
  expect(await next.live()).toBe(board);
  expect(next.textOf(board)).toContain('Points 1:0');
  expect(next.idsOf(former)).toEqual([]);
  expect(await store.owing()).toEqual([]);
});
