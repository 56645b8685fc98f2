import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replay } from '../../src/engine/replay.ts';
import { readLogEntry, writeSnapshot } from '../../src/games/saved.ts';
import { dueComputer } from '../../src/tables/model/computer-seat.ts';
import { peopleAt, seatOf, type TableNow } from '../../src/tables/model/table.ts';
import { awaited } from '../../src/tables/model/voting.ts';
import { randomComputer } from '../../src/tables/service/computer.ts';
import { dice } from '../discord/dice.ts';
import { tinyRules } from '../games/tiny.ts';
import { ana, ben, cem, dua, room } from './room.ts';

const EVERYBODY = [ana, ben, cem, dua];
const ACTS = 150;

const snapshotShape = z.object({
  seats: z.int(),
  options: z.record(z.string(), z.string()),
  seed: z.string(),
});

/** A table of three at which people do whatever comes into their heads, allowed or not. */
async function mayhem(
  seed: number,
): Promise<{ readonly acted: ReadonlySet<string>; readonly over: boolean }> {
  const roll = dice(seed);
  const { tables, store, act, clock, started } = await room(undefined, randomComputer(roll));
  const id = await started([ben, cem]);
  const acted = new Set<string>();
  const look = async (): Promise<TableNow> => {
    const now = await tables.look(id);
    if (now === undefined) throw new Error('the table is gone');
    return now;
  };
  for (let count = 0; count < ACTS; count += 1) {
    const { table, match } = await look();
    if (match === undefined || table.phase !== 'playing') break;
    const person = EVERYBODY[roll(4)] ?? ana;
    const other = EVERYBODY[roll(4)] ?? ana;
    const seat = roll(3);
    const vote = table.vote?.id ?? 0;
    const asked = match.decisions.find((open) => open.seat === seatOf(table, person.id));
    const at = act(id, person);
    const deeds = {
      answer: () =>
        tables.answer(at, asked?.opened ?? 0, asked?.answers[roll(asked.answers.length)]?.notation ?? 'step'),
      undo: () => tables.undo(at),
      back: async () => {
        const way = (await tables.waysBack(await look(), person.id)).at(-roll(2));
        return tables.proposeUndo(at, match.ply, way?.to ?? roll(9));
      },
      computer: () => tables.propose(at, { kind: 'computer', seat }),
      substitute: () => tables.propose(at, { kind: 'substitute', seat, person: other }),
      agree: () => tables.agree(at, vote),
      decline: () => tables.decline(at, vote),
      leave: () => tables.depart(at, roll(6) === 0 ? 'concede' : 'hand on'),
      take: () => tables.takeSeat(at, seat, person.name),
      host: () => tables.handOver(at, other.id),
      gone: () => tables.gone(id, person.id, table.revision),
    };
    const weighted = [
      ...Array.from({ length: 12 }, () => 'answer' as const),
      ...Array.from({ length: 5 }, () => 'agree' as const),
      ...([
        'undo',
        'back',
        'back',
        'computer',
        'substitute',
        'substitute',
        'decline',
        'take',
        'take',
      ] as const),
      ...(roll(4) === 0 ? (['leave', 'gone', 'host'] as const) : []),
    ];
    const deed = weighted[roll(weighted.length)] ?? 'answer';
    const outcome = await deeds[deed]();
    if (outcome.kind === 'done') acted.add(deed);
    clock.time += roll(20) === 0 ? 26 * 60 * 60 * 1000 : 1_000;

    const now = await look();
    const ids = peopleAt(now.table).map((seated) => seated.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(dueComputer(now.table, now.match)).toBeUndefined();
    if (now.table.phase !== 'playing') break;
    expect(ids).toContain(now.table.host);
    for (const { id: held, seat: former } of now.table.former) {
      const holds = seatOf(now.table, held);
      if (holds !== undefined) expect(holds).toBe(former);
    }
    if (now.table.vote !== undefined && now.table.vote.refused === undefined)
      expect(awaited(now.table, now.table.vote)).not.toEqual([]);
  }
  const now = await look();
  const log = (await store.log(id)).map(({ body }) => readLogEntry(tinyRules, body));
  expect(log.map(({ ply }) => ply)).toEqual([...log.keys()]);
  const kept = (await store.open({ table: id }))?.snapshot ?? '';
  const setup = snapshotShape.parse(JSON.parse(kept));
  expect(JSON.parse(writeSnapshot(replay(tinyRules, setup, log).snapshot))).toEqual(JSON.parse(kept));
  return { acted, over: now.table.phase === 'ended' };
}

describe('people who do whatever comes into their heads', () => {
  it('never sit twice, never wait for a computer, and leave a log that leads to where they are', async () => {
    const seen = new Set<string>();
    let over = 0;
    for (let seed = 1; seed <= 16; seed += 1) {
      const { acted, over: ended } = await mayhem(seed);
      for (const deed of acted) seen.add(deed);
      if (ended) over += 1;
    }
    expect([...seen].sort()).toEqual([
      'agree',
      'answer',
      'back',
      'computer',
      'decline',
      'gone',
      'host',
      'leave',
      'substitute',
      'take',
      'undo',
    ]);
    expect(over).toBeGreaterThan(3);
  });
});
