import { describe, expect, it } from 'vitest';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import { erasePerson } from '../../src/tables/erasure.ts';
import { entriesNeeded } from '../../src/tables/model/table.ts';
import { usualPlanPause } from '../../src/tables/service/plan-pause.ts';
import { say } from '../texts/shipped.ts';
import { exported } from './exported.ts';
import { ana, ben, cem, done, dua, room, whyNot } from './room.ts';

const textContext = { say, people: [ana, ben, cem].map(({ name }) => ({ name })) };
const context = { say, icons: () => undefined, avatars: () => undefined };

/** A tiny game of three in which it is Ana's turn, and Ben plans his. */
async function planning() {
  const there = await room();
  const { tables, act, clock, says } = there;
  const id = await there.started([ben, cem]);
  const look = async () => {
    const now = await tables.look(id);
    if (now?.match === undefined) throw new Error('there is no match');
    return { ...now, match: now.match };
  };
  return {
    ...there,
    id,
    look,
    plan: (line: readonly string[], person = ben) => tables.keepPlan(act(id, person), line, textContext),
    /** Somebody answers so, one after the other. */
    answer: async (person: typeof ana, ...line: readonly string[]) => {
      for (const notation of line) done(await says(id, person, notation));
    },
    /** Lets a planned turn's pause pass, and what is due happen. */
    later: async (milliseconds = 150_000) => {
      clock.time += milliseconds;
      return tables.runDueTurns();
    },
    log: async () =>
      (await there.store.log(id)).map(({ person, body }) => {
        const { kind, notation, to } = JSON.parse(body);
        return `${person} ${kind === 'move' ? notation : `${kind} ${to}`}`;
      }),
  };
}

const plansOf = async ({ look }: Pick<Awaited<ReturnType<typeof planning>>, 'look'>) =>
  (await look()).table.plans.map(({ seat, answers }) => [seat, ...answers.map(({ notation }) => notation)]);

describe('a plan', () => {
  it('is kept for its owner’s seat, takes the place of the one before, and can be cancelled at any time', async () => {
    const table = await planning();
    done(await table.plan(['step']));
    done(await table.plan(['step', 'step', 'end']));
    done(await table.plan(['end'], cem));
    expect(await plansOf(table)).toEqual([
      [1, 'step', 'step', 'end'],
      [2, 'end'],
    ]);
    done(await table.tables.cancelPlan(table.act(table.id, ben)));
    expect(await plansOf(table)).toEqual([[2, 'end']]);
    expect(whyNot(await table.tables.cancelPlan(table.act(table.id, ben)))).toBe('no-plan');
  });

  it('is for others’ turns: in one’s own nothing is planned, and what is no answer is not kept', async () => {
    const table = await planning();
    expect(whyNot(await table.plan(['step'], ana))).toBe('plan-own-turn');
    expect(whyNot(await table.plan(['jump']))).toBe('nothing-to-plan');
    expect(whyNot(await table.plan([]))).toBe('nothing-to-plan');
    expect(whyNot(await table.plan(['end', 'step']))).toBe('nothing-to-plan');
    expect(whyNot(await table.plan(['step'], dua))).toBe('not-seated');
  });

  it('is played in one commit when its turn has come, after a pause', async () => {
    const table = await planning();
    done(await table.plan(['step', 'step', 'end']));
    await table.answer(ana, 'end');
    expect(await table.later(30_000)).toEqual([]);
    expect((await table.look()).match.turn.seat).toBe(1);
    const { revision } = (await table.look()).table;
    expect(await table.later()).toEqual([table.id]);
    const now = await table.look();
    expect(now.table.revision).toBe(revision + 1);
    expect(now.match).toMatchObject({ ply: 4, turn: { seat: 2 } });
    expect(await table.log()).toEqual(['1 end', '2 step', '2 step', '2 end']);
    expect(now.table.planReports).toMatchObject([
      { person: ben.id, played: ['step', 'step', 'end'], left: [], stop: 'turn over' },
    ]);
    expect(now.table.calls.at(-1)).toMatchObject({ reason: 'turn', people: [cem.id] });
  });

  it('that was played whole can be undone as if it were pressed, until the next player has answered', async () => {
    const table = await planning();
    done(await table.plan(['step', 'end']));
    await table.answer(ana, 'end');
    await table.later();
    done(await table.tables.undo(table.act(table.id, ben)));
    expect((await table.look()).match).toMatchObject({ turn: { seat: 1 } });
    done(await table.tables.undo(table.act(table.id, ben)));
    expect(await table.log()).toEqual(['1 end', '2 step', '2 end', '2 back 2', '2 undo 1']);
    expect((await table.look()).match).toMatchObject({ ply: 5, turn: { seat: 1 } });

    const gone = await planning();
    done(await gone.plan(['step', 'end']));
    await gone.answer(ana, 'end');
    await gone.later();
    await gone.answer(cem, 'step');
    expect(whyNot(await gone.tables.undo(gone.act(gone.id, ben)))).toBe('not-your-turn');
  });

  it('never arms itself: what was undone is not played again, and neither is what it had left', async () => {
    const table = await planning();
    done(await table.plan(['step', 'end']));
    await table.answer(ana, 'end');
    await table.later();
    done(await table.tables.undo(table.act(table.id, ben)));
    const { revision } = (await table.look()).table;
    expect(await table.later(3_600_000)).toEqual([]);
    expect((await table.look()).table).toMatchObject({ revision, plans: [] });
    await table.answer(ben, 'end');
    await table.answer(cem, 'end');
    await table.answer(ana, 'end');
    expect(await table.later(3_600_000)).toEqual([]);
    expect((await table.look()).match.turn.seat).toBe(1);
  });

  it('stops at its end and leaves the turn to its owner', async () => {
    const table = await planning();
    done(await table.plan(['step']));
    await table.answer(ana, 'end');
    await table.later();
    const { table: now, match } = await table.look();
    expect(match).toMatchObject({ ply: 2, turn: { seat: 1 } });
    expect(now.planReports).toMatchObject([{ played: ['step'], left: [], stop: 'line over' }]);
    expect(now.plans).toEqual([]);
    expect(now.turnClocks).toMatchObject([{ person: ben.id }]);
    expect(await table.later()).toEqual([]);
  });

  it('stops where something is drawn: nobody can have seen what comes of it', async () => {
    const table = await planning();
    done(await table.plan(['step', 'dig']));
    expect(whyNot(await table.plan(['dig', 'keep', 'end']))).toBe('nothing-to-plan');
    await table.answer(ana, 'end');
    await table.later();
    expect((await table.look()).table.planReports).toMatchObject([
      { played: ['step', 'dig'], stop: 'hidden' },
    ]);
    expect((await table.look()).match.decisions).toMatchObject([{ seat: 1, secret: true }]);
  });

  it('acts in no other phase: where others are asked in its turn it is over', async () => {
    const table = await planning();
    done(await table.plan(['dare']));
    await table.answer(ana, 'end');
    await table.later();
    expect((await table.look()).table.planReports).toMatchObject([{ played: ['dare'], stop: 'others' }]);
    // A question to its owner in somebody else's turn is no turn of theirs.
    const dared = await planning();
    done(await dared.plan(['step', 'end']));
    await dared.answer(ana, 'dare');
    expect(await dared.later()).toEqual([]);
    expect((await dared.look()).match.decisions).toMatchObject([{ seat: 1 }]);
    expect(await plansOf(dared)).toHaveLength(1);
  });

  it('ends with its turn: who answers in it plays on alone', async () => {
    const table = await planning();
    done(await table.plan(['step', 'step', 'end']));
    await table.answer(ana, 'end');
    await table.answer(ben, 'step');
    expect(await plansOf(table)).toEqual([]);
    expect(await table.later()).toEqual([]);
    expect(await table.log()).toEqual(['1 end', '2 step']);
  });

  it('goes when its owner leaves, and when a computer plays for them', async () => {
    const table = await planning();
    done(await table.plan(['step', 'end']));
    done(await table.tables.depart(table.act(table.id, ben), 'hand on'));
    expect(await plansOf(table)).toEqual([]);
    done(await table.tables.takeSeat(table.act(table.id, dua), 1, dua.name));
    await table.answer(ana, 'end');
    expect(await table.later()).toEqual([]);
    expect((await table.look()).table.planReports).toEqual([]);
  });

  it('goes when an undo goes back before it was made, and stays where it does not', async () => {
    const table = await planning();
    await table.answer(ana, 'step', 'step');
    done(await table.plan(['step', 'end']));
    await table.answer(ana, 'step');
    done(await table.tables.undo(table.act(table.id, ana)));
    expect(await plansOf(table)).toHaveLength(1);
    done(await table.tables.undo(table.act(table.id, ana)));
    expect(await plansOf(table)).toEqual([]);
  });

  it('waits while the table is asked to agree to something', async () => {
    const table = await planning();
    done(await table.plan(['step', 'end']));
    await table.answer(ana, 'end');
    const { match } = await table.look();
    done(await table.tables.proposeUndo(table.act(table.id, ana), match.ply, 0));
    await table.later();
    expect((await table.look()).match.ply).toBe(1);
    const { vote } = (await table.look()).table;
    done(await table.tables.decline(table.act(table.id, cem), vote?.id ?? -1));
    await table.later();
    await table.later();
    expect(await table.log()).toEqual(['1 end', '2 step', '2 end']);
  });

  it('goes with the match', async () => {
    const table = await planning();
    done(await table.plan(['step', 'end']));
    done(await table.tables.propose(table.act(table.id, ana), { kind: 'end' }));
    for (const person of [ben, cem]) {
      const { vote, phase } = (await table.look()).table;
      if (phase === 'playing') await table.tables.agree(table.act(table.id, person), vote?.id ?? -1);
    }
    const ended = await table.tables.look(table.id);
    expect(ended?.table).toMatchObject({ phase: 'ended', plans: [] });
  });

  it('never tells that there is one: the message of the channel, whom it calls and what rests are the same with it', async () => {
    const seen = async (line: readonly string[]) => {
      const table = await planning();
      const before = (await table.look()).table;
      table.clock.time += 1_000;
      if (line.length > 0) done(await table.plan(line));
      const opened = await table.tables.opened({ table: table.id });
      if (opened === undefined) throw new Error('there is no table');
      const { calls, activeAt, lastMoveAt, isArchivingAnnounced, turnClocks } = opened.now.table;
      expect(activeAt).toBe(before.activeAt);
      const shown = liveMessage(opened.now, entriesNeeded(opened.now, opened.entries), context);
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

  it('looks only at what comes after it was made: it is about a later turn than that in which it was made', async () => {
    const table = await planning();
    await table.answer(ana, 'end');
    expect(whyNot(await table.plan(['step', 'end']))).toBe('plan-own-turn');
    await table.answer(ben, 'end');
    done(await table.plan(['step', 'end']));
    expect(await table.later()).toEqual([]);
    await table.answer(cem, 'end');
    await table.answer(ana, 'end');
    await table.later();
    expect((await table.log()).slice(-2)).toEqual(['2 step', '2 end']);
  });

  it('is its owner’s: it is exported to them alone, and gone with their data', async () => {
    const table = await planning();
    done(await table.plan(['step', 'end']));
    const own = await exported(table.tables, ben.id);
    expect(own.tables[0]?.plan).toEqual(['step', 'end']);
    expect(JSON.stringify(await exported(table.tables, ana.id))).not.toContain('plan');
    await erasePerson(table.tables, ben.id, 'x');
    const kept = await table.store.open({ table: table.id });
    expect(JSON.parse(kept?.table.body ?? '{}')).toMatchObject({ plans: [], planReports: [] });
  });
});
