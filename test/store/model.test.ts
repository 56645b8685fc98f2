import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite-store.ts';
import type {
  Commit,
  Committed,
  LogRow,
  MessageRow,
  OutboxRow,
  Store,
  TableRow,
} from '../../src/store/store.ts';
import { emptyFolder } from './folder.ts';

const TABLES = ['t1', 't2', 't3'];
const PEOPLE = ['ana', 'béla', 'čili', '"; DROP TABLE log; --', 'x\u0000y', '👩‍🚀'];
const PHASES = ['lobby', 'playing', 'ended'];
const MESSAGES = ['m1', 'm2', 'm3', 'm4'];

/** What the store should do, said as plainly as possible. */
class Model {
  readonly tables = new Map<string, TableRow>();
  readonly snapshots = new Map<string, string>();
  readonly logs = new Map<string, LogRow[]>();
  readonly seen = new Set<string>();
  readonly messages = new Map<string, MessageRow>();
  outbox: OutboxRow[] = [];
  drafts = 0;

  commit(change: Commit, now: number): Committed {
    const { table, entry, snapshot, interaction } = change;
    if (interaction !== undefined && this.seen.has(interaction)) return { kind: 'repeated' };
    const log = this.logs.get(table.id) ?? [];
    if (table.revision !== (this.tables.get(table.id)?.revision ?? 0) + 1) return { kind: 'stale' };
    if (entry !== undefined && entry.ply !== log.length) return { kind: 'stale' };
    this.tables.set(table.id, table);
    if (snapshot !== undefined) this.snapshots.set(table.id, snapshot);
    this.logs.set(table.id, entry === undefined ? log : [...log, entry]);
    const ids = change.outbox.map((draft) => {
      const before = this.outbox.find((row) => row.table === table.id && row.key === draft.key);
      this.outbox = this.outbox.filter((row) => !(row.table === table.id && row.key === draft.key));
      this.drafts += 1;
      this.outbox.push({ ...draft, id: this.drafts, table: table.id, at: before?.at ?? now });
      return this.drafts;
    });
    if (interaction !== undefined) this.seen.add(interaction);
    return { kind: 'kept', outbox: ids };
  }

  delivered(id: number, message: MessageRow | undefined): void {
    this.outbox = this.outbox.filter((row) => row.id !== id);
    if (message !== undefined) this.shown(message);
  }

  shown(message: MessageRow): void {
    if (message.live)
      for (const [id, other] of this.messages)
        if (other.table === message.table) this.messages.set(id, { ...other, live: false });
    this.messages.set(message.message, message);
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
  | { readonly kind: 'delivered'; readonly draft: number; readonly message: MessageRow | undefined }
  | { readonly kind: 'shown'; readonly message: MessageRow }
  | { readonly kind: 'reopened' };

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const moment = fc.integer({ min: 0, max: 2 ** 45 });
const mostlyRight = fc.oneof(
  { weight: 9, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1, 2) },
);
const message = fc.record({
  table: fc.constantFrom(...TABLES),
  channel: text,
  message: fc.constantFrom(...MESSAGES),
  live: fc.boolean(),
  shows: fc.nat(99),
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
            touchedAt: fc.nat(9),
          }),
          entry: fc.record({
            ply: fc.constant(0),
            person: fc.constantFrom(...PEOPLE),
            body: text,
            at: moment,
          }),
          snapshot: text,
          outbox: fc.array(fc.record({ key: fc.constantFrom('board', 'turn', 'end'), body: text }), {
            maxLength: 4,
          }),
          interaction: fc.integer({ min: 1, max: 60 }).map(String),
        },
        { requiredKeys: ['table', 'outbox'] },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('delivered' as const),
      draft: fc.nat(40),
      message: fc.option(message, { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('shown' as const), message }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopened' as const }) },
);

const byTouch = (one: TableRow, other: TableRow) =>
  other.touchedAt - one.touchedAt || (one.id < other.id ? -1 : 1);

async function expectAgreement(store: Store, model: Model): Promise<void> {
  const tables = [...model.tables.values()].sort(byTouch);
  expect(await store.pending()).toEqual(model.outbox);
  for (const id of TABLES) {
    const table = model.tables.get(id);
    const stored = table === undefined ? undefined : { table, snapshot: model.snapshots.get(id) };
    expect(await store.table(id)).toEqual(stored);
    expect(await store.log(id)).toEqual(model.logs.get(id) ?? []);
    expect(await store.log(id, 2)).toEqual((model.logs.get(id) ?? []).slice(2));
    expect(await store.pending(id)).toEqual(model.outbox.filter((row) => row.table === id));
    const live = [...model.messages.values()].find((row) => row.table === id && row.live);
    expect(await store.liveMessage(id)).toEqual(live);
  }
  for (const id of MESSAGES) expect(await store.message(id)).toEqual(model.messages.get(id));
  for (const person of PEOPLE)
    expect(await store.tablesOf(person, ['lobby', 'playing'])).toEqual(
      tables.filter((table) => table.phase !== 'ended' && table.people.includes(person)),
    );
  expect(await store.tablesIn('c1', PHASES)).toEqual(tables.filter((table) => table.channel === 'c1'));
  for (const phase of PHASES)
    expect(new Set(await store.untouched(phase, 5))).toEqual(
      new Set(tables.filter((table) => table.phase === phase && table.touchedAt < 5)),
    );
}

describe('the store in a file', () => {
  it('does over any run of commits, deliveries and restarts what a plain model does', async () => {
    const folder = emptyFolder();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }), async (steps) => {
        run += 1;
        let now = 0;
        const options = { file: `${folder}/${run}.db`, clock: { now: () => now } };
        const model = new Model();
        let store = await openStore(options);
        for (const next of steps) {
          now += 1;
          if (next.kind === 'commit') {
            const { table, entry } = next.change;
            const revision = (model.tables.get(table.id)?.revision ?? 0) + 1 + next.revisionOff;
            const ply = (model.logs.get(table.id)?.length ?? 0) + next.plyOff;
            const change: Commit = {
              ...next.change,
              table: { ...table, revision },
              ...(entry === undefined ? {} : { entry: { ...entry, ply } }),
            };
            expect(await store.commit(change)).toEqual(model.commit(change, now));
          } else if (next.kind === 'reopened') {
            await store.close();
            store = await openStore(options);
          } else if (next.message !== undefined && !model.tables.has(next.message.table)) {
            await expect(store.shown(next.message)).rejects.toThrow();
          } else if (next.kind === 'delivered') {
            model.delivered(next.draft, next.message);
            await store.delivered(next.draft, next.message);
          } else {
            model.shown(next.message);
            await store.shown(next.message);
          }
        }
        await expectAgreement(store, model);
        await store.close();
      }),
      { numRuns: 60 },
    );
  });
});
