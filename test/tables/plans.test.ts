import { describe, expect, it, test } from 'vitest';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import type { Store } from '../../src/store/store.ts';
import { entriesNeeded } from '../../src/tables/model/table.ts';
import { usualPlanPause } from '../../src/tables/service/plan-drafts.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { say } from '../texts/shipped.ts';
import { tickingClock } from '../ticking-clock.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, inMatch, room } from './room.ts';

tablesInWords(`
# a plan
is kept for its owner’s seat, takes the place of the one before, and can be cancelled at any time
  given ben cem; ben: plan step; ben: plan step step end; cem: plan end -> plans 1:step.step.end 2:end
  ben: cancel-plan -> plans 2:end
  ben: cancel-plan ! no-plan
is for others’ turns: in one’s own nothing is planned, and what is no answer is not kept
  given ben cem; ana: plan step ! plan-own-turn; ben: plan jump ! nothing-to-plan; ben: plan ! nothing-to-plan
  ben: plan end step ! nothing-to-plan; dua: plan step ! not-seated
is played when its turn has come, after a pause
  given ben cem; ben: plan step step end; ana: end; 30s -> woken no, up ben
  150s -> woken yes, ply 4, up cem, call turn, called cem
  -> log ana:end ben:step ben:step ben:end, reports ben:step.step.end:turn-over
that was played whole can be undone as if it were pressed, until the next player has answered
  given ben cem; ben: plan step end; ana: end; 150s; ben: undo -> up ben
  ben: undo -> ply 5, up ben, log ana:end ben:step ben:end ben:back:2 ben:undo:1
  given ben cem; ben: plan step end; ana: end; 150s; cem: step; ben: undo ! not-your-turn
never arms itself: what was undone is not played again, and neither is what it had left
  given ben cem; ben: plan step end; ana: end; 150s; ben: undo; 1h -> woken no, plans
  ben cem ana: end; 1h -> woken no, up ben
stops at its end and leaves the turn to its owner
  given ben cem; ben: plan step; ana: end; 150s -> ply 2, up ben, plans, clocks ben, reports ben:step:line-over
  150s -> woken no
stops where something is drawn: nobody can have seen what comes of it
  given ben cem; ben: plan step dig; ben: plan dig keep end ! nothing-to-plan
  ana: end; 150s -> reports ben:step.dig:hidden, asked ben
acts in no other phase: where others are asked in its turn it is over
  given ben cem; ben: plan dare; ana: end; 150s -> reports ben:dare:others
and a question to its owner in somebody else’s turn is no turn of theirs
  given ben cem; ben: plan step end; ana: dare; 150s -> woken no, asked ben, plans 1:step.end
ends with its turn: who answers in it plays on alone
  given ben cem; ben: plan step step end; ana: end; ben: step -> plans
  150s -> woken no, log ana:end ben:step
goes when its owner leaves, also where somebody else comes to play for them
  given ben cem; ben: plan step end; ben: leave -> plans
  dua: take 1; ana: end; 150s -> woken no, reports
goes when an undo goes back before it was made, and stays where it does not
  given ben cem; ana: step step; ben: plan step end; ana: step; ana: undo -> plans 1:step.end
  ana: undo -> plans
waits while the table is asked to agree to something
  given ben cem; ben: plan step end; ana: end; ana: back 0; 150s -> ply 1
  cem: decline; 150s; 150s -> log ana:end ben:step ben:end
goes with the match
  given ben cem; ben: plan step end; ana: propose end; ben cem: agree -> phase ended, plans
is about a later turn than that in which it was made
  given ben cem; ana: end; ben: plan step end ! plan-own-turn
  ben: end; ben: plan step end; 150s -> woken no
  cem ana: end; 150s -> log~ ben:step ben:end$
`);

const textContext = { say, people: [ana, ben, cem].map(({ name }) => ({ name })) };
const context = { say, icons: () => undefined, avatars: () => undefined };

describe('a plan', () => {
  it('never tells that there is one: the message of the channel, whom it calls and what rests are the same with it', async () => {
    const seen = async (line: readonly string[]) => {
      const { id, tables, act, clock, look } = await inMatch([ben, cem]);
      const before = (await look(id)).table;
      clock.time += 1_000;
      if (line.length > 0) done(await tables.keepPlan(act(id, ben), line, textContext));
      const opened = await tables.opened({ table: id });
      if (opened === undefined) throw new Error('there is no table');
      const { calls, activeAt, lastMoveAt, isArchivingAnnounced, turnClocks } = opened.now.table;
      expect(activeAt).toBe(before.activeAt);
      const shown = liveMessage(tableView(opened.now, context), entriesNeeded(opened.now, opened.entries));
      return JSON.stringify([
        calls,
        activeAt,
        lastMoveAt,
        isArchivingAnnounced,
        turnClocks,
        shown.components,
      ]);
    };
    expect(await seen(['step', 'end'])).toBe(await seen([]));
  });

  it('tells nothing by its pace: the pause is as long as a person’s, and follows from nothing', () => {
    const pauses = Array.from({ length: 500 }, usualPlanPause);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(40_000);
    expect(Math.max(...pauses)).toBeLessThan(120_000);
    expect(new Set(pauses).size).toBeGreaterThan(100);
  });
});

/** Ben's planned turn is due at a table of this store, at the time that is brought. */
async function due(store: Store) {
  const { tables, act, started, says, clock } = await room({ store });
  const id = await started();
  done(await tables.keepPlan(act(id, ben), ['step', 'step', 'end'], textContext));
  done(await says(id, ana, 'end'));
  return { id, at: clock.time + 10 * 60_000 };
}

/** What is kept of a table: the answers of its log in order, what came of plans, and the plans that are left. */
async function keptOf(store: Store, id: string) {
  const body = JSON.parse((await store.open({ table: id }))?.table.body ?? '{}');
  return {
    log: (await store.log(id)).map((entry) => JSON.parse(entry.body).notation),
    played: body.planReports.map((report: { played: unknown }) => report.played),
    plans: body.plans,
  };
}

const ONCE = { log: ['end', 'step', 'step', 'end'], played: [['step', 'step', 'end']], plans: [] };

/** A store whose next commits wait until so many have come. */
function meeting(store: Store, many: number): Store {
  const waiting: (() => void)[] = [];
  const commit: Store['commit'] = async (claim, change) => {
    if (waiting.length < many) {
      const come = new Promise<void>((go) => waiting.push(go));
      if (waiting.length === many) for (const go of waiting) go();
      await come;
    }
    return store.commit(claim, change);
  };
  return new Proxy(store, {
    get: (of, name) => {
      if (name === 'commit') return commit;
      const value: unknown = Reflect.get(of, name, of);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}

describe('a planned turn', () => {
  test('is played once by two processes that have both read that it is due', async () => {
    const store = await openMemoryStore(tickingClock(1));
    const { id, at } = await due(store);
    const met = meeting(store, 2);
    const processes = await Promise.all([room({ store: met }), room({ store: met })]);
    for (const { clock } of processes) clock.time = at;
    const found = await Promise.all(processes.map(({ tables }) => tables.runDueTurns()));
    expect(found).toContainEqual([id]);
    expect(await keptOf(store, id)).toEqual(ONCE);
    for (const { tables } of processes) expect(await tables.runDueTurns()).toEqual([]);
  });

  test('and an answer of its owner at the same moment are not mixed: one of them is the turn', async () => {
    const store = await openMemoryStore(tickingClock(1));
    const { id, at } = await due(store);
    const met = meeting(store, 2);
    const [one, other] = await Promise.all([room({ store: met }), room({ store: met })]);
    one.clock.time = at;
    other.clock.time = at;
    const opened = (await other.tables.look(id))?.match?.decisions[0]?.opened ?? -1;
    const late = { table: id, person: ben.id, interaction: 'a late press' };
    await Promise.all([other.tables.answer(late, opened, 'end'), one.tables.runDueTurns()]);
    const { log, plans } = await keptOf(store, id);
    expect(plans).toEqual([]);
    expect([['end', 'end'], ONCE.log]).toContainEqual(log);
  });
});
