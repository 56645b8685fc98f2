import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ChannelRow,
  type Commit,
  type Committed,
  type LogRow,
  type MessageRow,
  type NoticeRow,
  type OpenedRow,
  type SeenRow,
  STANDINGS,
  type Store,
  type TableRow,
} from '../../src/store/store.ts';
import { inForm } from '../form.ts';
import { describeStores } from './kinds.ts';
import { claimOf, commit } from './sample.ts';

const TABLES = ['t1', 't2', 't3'];
const ZERO = '\u0000';
const PEOPLE = ['ana', 'béla', 'čili', '"; DROP TABLE log; --', `x${ZERO}y`, '👩‍🚀'];
const PHASES = ['lobby', 'playing', 'ended'];
const MESSAGES = ['m1', 'm2', 'm3', 'm4'];
const UNSEEN: ChannelRow = { posted: 0, isArchived: false };

/** What the store should do, said as plainly as possible. */
class Model {
  readonly tables = new Map<string, TableRow>();
  readonly snapshots = new Map<string, string>();
  readonly logs = new Map<string, LogRow[]>();
  readonly seen = new Set<string>();
  readonly messages = new Map<string, MessageRow>();
  readonly channels = new Map<string, ChannelRow>();
  readonly owedSince = new Map<string, number>();
  notices: NoticeRow[] = [];
  ids = 0;

  commit(change: Commit, now: number): Committed {
    const { table, entries = [], snapshot, interaction } = change;
    if (interaction !== undefined && this.seen.has(interaction)) return { kind: 'repeated' };
    const log = this.logs.get(table.id) ?? [];
    if (table.revision !== (this.tables.get(table.id)?.revision ?? 0) + 1) return { kind: 'stale' };
    if (entries.some(({ ply }, at) => ply !== log.length + at)) return { kind: 'stale' };
    this.tables.set(table.id, table);
    if (snapshot !== undefined) this.snapshots.set(table.id, snapshot);
    this.logs.set(table.id, [...log, ...entries]);
    for (const draft of change.notices) {
      const isSame = (row: NoticeRow) =>
        row.table === table.id && row.kind === draft.kind && row.seat === draft.seat;
      const before = this.notices.find(isSame);
      this.notices = this.notices.filter((row) => !isSame(row));
      this.ids += 1;
      this.notices.push({ ...draft, id: this.ids, table: table.id, at: before?.at ?? now });
    }
    if (interaction !== undefined) this.seen.add(interaction);
    this.#settle(table.id, now);
    return { kind: 'kept', notices: this.noticesOf(table.id), ...this.#shown(table.id) };
  }

  note(table: string, { messages = [], channel, notices = [] }: SeenRow, now: number): void {
    const live = messages.filter(({ standing }) => standing === 'live');
    for (const message of [...messages.filter(({ standing }) => standing !== 'live'), ...live]) {
      if (message.standing === 'live')
        for (const [id, other] of this.messages)
          if (other.table === table && other.standing === 'live' && id !== message.id)
            this.messages.set(id, { ...other, standing: 'leaving' });
      this.messages.set(message.id, { ...message, table });
    }
    if (channel !== undefined) this.channels.set(table, channel);
    this.notices = this.notices.filter((row) => row.table !== table || !notices.includes(row.id));
    this.#settle(table, now);
  }

  remove(table: string): boolean {
    for (const [id, message] of this.messages) if (message.table === table) this.messages.delete(id);
    this.notices = this.notices.filter((row) => row.table !== table);
    for (const of of [this.snapshots, this.logs, this.channels, this.owedSince]) of.delete(table);
    return this.tables.delete(table);
  }

  noticesOf(table: string): readonly NoticeRow[] {
    return this.notices.filter((row) => row.table === table);
  }

  open(id: string): Partial<OpenedRow> | undefined {
    const table = this.tables.get(id);
    if (table === undefined) return undefined;
    return {
      table,
      snapshot: this.snapshots.get(id),
      log: (this.logs.get(id) ?? []).slice(table.logFrom),
      ...this.#shown(id),
      notices: this.noticesOf(id),
    };
  }

  #shown(id: string): Pick<OpenedRow, 'messages' | 'channel'> {
    return { messages: this.#standing(id), channel: this.channels.get(id) ?? UNSEEN };
  }

  #standing(table: string): readonly MessageRow[] {
    return [...this.messages.values()]
      .filter((row) => row.table === table && row.standing !== 'closed')
      .sort((one, other) => one.generation - other.generation || (one.id < other.id ? -1 : 1));
  }

  #settle(id: string, now: number): void {
    const table = this.tables.get(id);
    const { posted, givenUp = -1, isArchived } = this.channels.get(id) ?? UNSEEN;
    const owes =
      table !== undefined &&
      ((table.generation > posted && givenUp < table.revision) ||
        (table.isThreadOver && !isArchived) ||
        this.noticesOf(id).length > 0 ||
        this.#standing(id).some(({ standing, shows }) => standing === 'leaving' || shows < table.revision));
    if (!owes) this.owedSince.delete(id);
    else if (!this.owedSince.has(id)) this.owedSince.set(id, now);
  }
}

type Step =
  | {
      readonly kind: 'commit';
      readonly change: Commit;
      /** How far the revision and the ply are from what they should be. */
      readonly revisionOff: number;
      readonly plyOff: number;
    }
  | { readonly kind: 'noted'; readonly table: string; readonly seen: SeenRow }
  | { readonly kind: 'removed'; readonly table: string }
  | { readonly kind: 'reopened' };

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const moment = fc.integer({ min: 0, max: 2 ** 45 });
const mostlyRight = fc.oneof(
  { weight: 9, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1, 2) },
);
const message = fc.record(
  {
    id: fc.constantFrom(...MESSAGES),
    channel: text,
    generation: fc.nat(9),
    fromPly: fc.integer({ min: -1, max: 9 }),
    standing: fc.constantFrom(...STANDINGS),
    shows: fc.nat(9),
    digest: text,
    files: fc.array(fc.record({ key: text, id: text, name: text }), { maxLength: 2 }),
  },
  { requiredKeys: ['id', 'channel', 'generation', 'fromPly', 'standing', 'shows', 'files'] },
);
const channel = fc.record(
  {
    posted: fc.nat(9),
    givenUp: fc.nat(9),
    access: fc.record({ channel: text, error: text }),
    untold: fc.constantFrom(...PEOPLE),
    isArchived: fc.boolean(),
  },
  { requiredKeys: ['posted', 'isArchived'] },
);
const notice = fc.record({
  kind: fc.constantFrom('turn', 'remind'),
  seat: fc.nat(2),
  person: fc.constantFrom(...PEOPLE),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('commit' as const),
      revisionOff: mostlyRight,
      plyOff: mostlyRight,
      change: fc.record(
        {
          table: fc.record({
            id: fc.constantFrom(...TABLES),
            guild: text,
            channel: fc.constantFrom('c1', 'c2'),
            home: fc.constantFrom('c1', 'c2'),
            game: text,
            phase: fc.constantFrom(...PHASES),
            revision: fc.constant(0),
            people: fc.array(fc.constantFrom(...PEOPLE), { maxLength: 5 }),
            body: text,
            openedAt: moment,
            activeAt: fc.nat(9),
            generation: fc.nat(9),
            logFrom: fc.nat(3),
            isFinished: fc.boolean(),
            isThreadOver: fc.boolean(),
          }),
          entries: fc.array(
            fc.record({ ply: fc.constant(0), person: fc.constantFrom(...PEOPLE), body: text, at: moment }),
            { maxLength: 3 },
          ),
          snapshot: text,
          notices: fc.uniqueArray(notice, { maxLength: 4, selector: ({ kind, seat }) => `${kind} ${seat}` }),
          interaction: fc.integer({ min: 1, max: 60 }).map(String),
        },
        { requiredKeys: ['table', 'notices'] },
      ),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('noted' as const),
      table: fc.constantFrom(...TABLES),
      seen: fc.record(
        {
          messages: fc.uniqueArray(message, { maxLength: 3, selector: ({ id }) => id }),
          channel,
          notices: fc.array(fc.nat(40), { maxLength: 9 }),
        },
        { requiredKeys: [] },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('removed' as const), table: fc.constantFrom(...TABLES) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopened' as const }) },
);

const byTouch = (one: TableRow, other: TableRow) =>
  other.activeAt - one.activeAt || (one.id < other.id ? -1 : 1);

async function expectAgreement(store: Store, model: Model, people: readonly string[]): Promise<void> {
  const tables = [...model.tables.values()].sort(byTouch);
  for (const id of TABLES) {
    const [opened, expected] = [await store.open({ table: id }), model.open(id)];
    expect(opened === undefined).toBe(expected === undefined);
    if (expected !== undefined) expect(opened).toMatchObject(expected);
    expect(opened?.messages).toEqual(expected?.messages);
    expect(await store.log(id)).toEqual(model.logs.get(id) ?? []);
    expect(await store.log(id, 2)).toEqual((model.logs.get(id) ?? []).slice(2));
  }
  const [known] = model.tables.keys();
  if (known !== undefined)
    for (const id of MESSAGES)
      expect((await store.open({ table: known, message: id }))?.pressed).toEqual(model.messages.get(id));
  expect(new Map((await store.owing()).map(({ table, since }) => [table, since]))).toEqual(model.owedSince);
  for (const person of people)
    expect(await store.tablesOf(person, ['lobby', 'playing'])).toEqual(
      tables.filter((table) => table.phase !== 'ended' && table.people.includes(person)),
    );
  expect(await store.tablesIn('c1', PHASES)).toEqual(
    tables.filter((table) => table.channel === 'c1' || table.home === 'c1'),
  );
  for (const phase of PHASES) {
    const untouched = await store.oldest({ phase, before: 5 });
    expect(new Set(untouched)).toEqual(
      new Set(tables.filter((table) => table.phase === phase && table.activeAt < 5)),
    );
    const since = untouched.map(({ activeAt }) => activeAt);
    expect(since).toEqual(since.toSorted((one, other) => one - other));
  }
}

/** The same steps with texts that every store keeps. */
const withoutZero = (steps: readonly Step[]): readonly Step[] =>
  JSON.parse(JSON.stringify(steps).replaceAll(JSON.stringify(ZERO).slice(1, -1), 'zero'));

describeStores((kind) => {
  it('does over any run of commits, of what is seen in channels, of removals, and of restarts what a plain model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }), async (given) => {
        const steps = kind.keepsZero ? given : withoutZero(given);
        // It does not tick: the model knows exactly what the clock shows.
        let now = 0;
        const place = await kind.place();
        const open = () => kind.open(place, { now: () => now });
        const model = new Model();
        let store = await open();
        for (const next of steps) {
          now += 1;
          if (next.kind === 'commit') {
            const { table, entries = [] } = next.change;
            const revision = (model.tables.get(table.id)?.revision ?? 0) + 1 + next.revisionOff;
            const ply = (model.logs.get(table.id)?.length ?? 0) + next.plyOff;
            const change: Commit = {
              ...next.change,
              table: { ...table, revision },
              entries: entries.map((entry, at) => ({ ...entry, ply: ply + at })),
            };
            expect(await commit(store, change)).toEqual(model.commit(change, now));
          } else if (next.kind === 'removed') {
            const revision = model.tables.get(next.table)?.revision ?? 0;
            const isThere = model.remove(next.table);
            const removed = await store.remove(await claimOf(store, next.table), revision, 1_000);
            expect(removed).toBe(isThere ? 'gone' : 'stale');
          } else if (next.kind === 'reopened') {
            await store.close();
            store = await open();
          } else {
            const noted = store.note(await claimOf(store, next.table), next.seen);
            if (model.tables.has(next.table)) {
              model.note(next.table, next.seen, now);
              expect(await noted).toEqual(await store.open({ table: next.table }));
            } else await expect(noted).rejects.toThrow();
          }
        }
        await expectAgreement(
          store,
          model,
          kind.keepsZero ? PEOPLE : PEOPLE.filter((name) => !name.includes(ZERO)),
        );
        await store.close();
      }),
      { numRuns: inForm(10, 50) },
    );
  });
});
