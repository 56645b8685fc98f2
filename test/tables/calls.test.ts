import { describe, expect, it } from 'vitest';
import type { MessageWish } from '../../src/tables/model/change.ts';
import { holderOf, type Table, type TableNow } from '../../src/tables/model/table.ts';
import type { Vote } from '../../src/tables/model/vote.ts';
import { callsAfter } from '../../src/tables/service/calls.ts';
import { newTable } from '../../src/tables/transitions/lobby.ts';
import { tiny } from '../games/tiny.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, dua, seated } from './room.ts';

const computer = { kind: 'computer', number: 1 } as const;

/** A table as it is written when something of it has changed: with what is to be told of that. */
function changed(
  before: TableNow | undefined,
  now: TableNow,
  {
    posted = 0,
    wish,
    mover,
  }: { readonly posted?: number; readonly wish?: MessageWish; readonly mover?: string | undefined } = {},
): TableNow {
  const revision = (before?.table.revision ?? 0) + 1;
  const table = { ...now.table, revision, changedAt: revision * 10 };
  return {
    ...now,
    table: {
      ...table,
      ...callsAfter(
        before,
        { ...now, table },
        {
          posted,
          wish,
          mover,
          log: Array.from({ length: now.match?.ply ?? 0 }, (_, ply) => ({ ply, body: '' })),
        },
      ),
    },
  };
}

/** The same with other fields. */
const turnedTo = (before: TableNow, fields: Partial<Table>, wish?: MessageWish): TableNow =>
  changed(before, { ...before, table: { ...before.table, ...fields } }, wish === undefined ? {} : { wish });

function lobby(fields: Partial<Table> = {}): TableNow {
  const table = newTable(tiny, { guild: 'g', channel: 'c', host: ana, options: {} }, 't1', 0);
  if (table === undefined) throw new Error('there is no such table');
  return changed(undefined, { table: { ...table, ...fields }, game: tiny, match: undefined });
}

/** A match that has just begun. */
function playing(seats: Table['seats'] = [ana, ben, cem].map(seated), begins = '0'): TableNow {
  const match = tiny.begin({ seats: seats.length, options: { pace: 'slow', begins }, seed: 's' });
  const before = lobby({ seats });
  return changed(before, { ...before, match, table: { ...before.table, phase: 'playing' } });
}

/** The match after the seat that is asked has given answers one after the other. */
function played(begun: TableNow, ...answers: readonly string[]): TableNow {
  let now = begun;
  for (const notation of answers) {
    const { match, table } = now;
    const next = match?.play(match.decisions[0]?.seat ?? -1, notation);
    if (match === undefined || next === undefined || typeof next === 'string')
      throw new Error(`nobody can ${notation}`);
    const isOver = next.match.turn.number !== match.turn.number;
    const turnFromPly = isOver ? next.match.ply : table.turnFromPly;
    const mover = holderOf(table, match.decisions[0]?.seat ?? -1);
    now = changed(now, { ...now, match: next.match, table: { ...table, turnFromPly } }, { mover });
  }
  return now;
}

/** What is wanted with the latest change. */
const called = ({ table }: TableNow) =>
  table.calls.flatMap(({ revision, reason, people, besidesTurn, fromPly }) =>
    revision === table.revision ? [{ reason, people, besidesTurn, fromPly }] : [],
  );

describe('a turn', () => {
  it('that can wait is told with the next one: its message tells from where the former one did', () => {
    const canWait = (now: TableNow, waits: boolean): TableNow => {
      const { match } = now;
      if (match === undefined) return now;
      return {
        ...now,
        match: { ...match, logged: (log) => ({ ...match.logged(log), canWait: () => waits }) },
      };
    };
    const turn = (now: TableNow, waits: boolean): TableNow => {
      const { match, table } = now;
      const next = match?.play(match.decisions[0]?.seat ?? -1, 'end');
      if (next === undefined || typeof next === 'string') throw new Error('nobody can end');
      const passed = { ...now, match: next.match, table: { ...table, turnFromPly: next.match.ply } };
      return changed(now, canWait(passed, waits));
    };
    const first = turn(playing(), true);
    expect(called(first)).toMatchObject([{ people: [ben.id], fromPly: 0 }]);
    const second = turn(first, true);
    expect(called(second)).toMatchObject([{ people: [cem.id], fromPly: 0 }]);
    const third = turn(second, false);
    expect(called(third)).toMatchObject([{ people: [ana.id], fromPly: 3 }]);
  });
});

describe('a computer', () => {
  const now = playing([seated(ana), computer]);

  it('whose turn is taken back before anybody was told of it makes no new message', () => {
    const passed = played(now, 'end');
    const undone = changed(passed, { ...now, table: passed.table });
    expect(called(undone)).toEqual([]);
    expect(undone.table.shownUntilPly).toBeUndefined();
  });
});

tablesInWords(`
# what a table calls people for
is kept, and where, until that was posted, however many turns follow
  given ben cem; ana ben cem: end -> calls lobby:c: turn:c:ana turn:c:ben turn:c:cem turn:c:ana
  heard; ana: step -> calls turn:c:ana
still calls those who are asked to agree where the turn was passed on before its message was posted
  given ben cem; ana: propose end; ana: end -> calls~ motion:c:ben.cem turn:c:ben$
tells who brought the table here until the turn is passed on
  given; ana: move d; ana: step -> moved ana
  ana: end -> moved
`);

it('wants one message for all that a change brings', () => {
  const now = playing();
  const id = now.table.revision + 1;
  const vote: Vote = {
    ...{ id, proposal: { kind: 'end' }, by: ana.id, agreed: [ana.id], ply: 0, at: 0, overdue: false },
  };
  const seats = [dua, ben, cem].map(seated);
  expect(called(turnedTo(now, { vote, seats, isArchivingAnnounced: true }))).toEqual([
    {
      ...{ reason: 'motion', besidesTurn: true, fromPly: 0 },
      people: [dua.id, ben.id, cem.id],
    },
  ]);
});
