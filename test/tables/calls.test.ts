import { describe, expect, it } from 'vitest';
import type { MessageWish } from '../../src/tables/model/change.ts';
import { holderOf, type Table, type TableNow } from '../../src/tables/model/table.ts';
import type { Vote } from '../../src/tables/model/vote.ts';
import { callsAfter } from '../../src/tables/service/calls.ts';
import { newTable } from '../../src/tables/transitions/lobby.ts';
import { tiny } from '../games/tiny.ts';
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

describe('a lobby', () => {
  it('wants its message when it is opened, which calls nobody', () => {
    expect(called(lobby())).toMatchObject([{ reason: 'lobby', people: [] }]);
  });

  it('that plays a match again calls those whom it invites and who do not sit there', () => {
    const now = lobby({ invited: [ana.id, ben.id, cem.id] });
    expect(called(now)).toMatchObject([{ reason: 'lobby', people: [ben.id, cem.id], besidesTurn: true }]);
    const joined = turnedTo(now, { seats: [ana, ben].map(seated) });
    expect(called(joined)).toEqual([]);
    expect(called(turnedTo(joined, { channel: 'd' }, 'moved'))).toMatchObject([
      { reason: 'again', people: [], besidesTurn: true },
    ]);
    const later = { ...joined, table: { ...joined.table, recent: [] } };
    expect(called(turnedTo(later, { channel: 'd' }, 'moved'))).toMatchObject([
      { reason: 'again', people: [cem.id], besidesTurn: true },
    ]);
  });

  it('wants nothing new when somebody joins', () => {
    expect(called(turnedTo(lobby(), { seats: [ana, ben].map(seated) }))).toEqual([]);
  });
});

describe('a turn', () => {
  it('is called when the match begins, and told from there', () => {
    expect(called(playing())).toEqual([{ reason: 'turn', people: [ana.id], besidesTurn: false, fromPly: 0 }]);
  });

  it('is not called again with each of its answers', () => {
    expect(called(played(playing(), 'step'))).toEqual([]);
  });

  it('that is passed on calls whoever is up now, in a message that tells from there', () => {
    expect(called(played(playing(), 'step', 'end'))).toEqual([
      { reason: 'turn', people: [ben.id], besidesTurn: false, fromPly: 2 },
    ]);
  });

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

  it('in which somebody else is asked calls them, and then whoever goes on', () => {
    const asked = played(playing(), 'dare');
    expect(called(asked)).toMatchObject([{ reason: 'turn', people: [ben.id] }]);
    expect(called(played(asked, 'yes'))).toMatchObject([{ reason: 'turn', people: [ana.id] }]);
  });

  it('of a seat that nobody holds calls everybody', () => {
    const free = { kind: 'free', left: ben, why: 'left' } as const;
    const now = playing([seated(ana), free, seated(cem)]);
    expect(called(played(now, 'end'))).toMatchObject([
      { reason: 'turn', people: [ana.id, cem.id], besidesTurn: true },
    ]);
  });

  it('keeps whom it calls and where until that was posted, however many turns follow', () => {
    const now = played(playing(), 'end', 'end', 'end');
    expect(now.table.calls.map(({ reason, people, channel }) => [reason, people, channel])).toEqual([
      ['lobby', [], 'c'],
      ...[ana, ben, cem, ana].map(({ id }) => ['turn', [id], 'c']),
    ]);
    const { calls } = changed(now, now, { posted: 4 }).table;
    expect(calls.map(({ revision }) => revision)).toEqual([5]);
    expect(changed(now, now, { posted: 3 }).table.calls).toHaveLength(2);
    expect(changed(now, now, { posted: 99 }).table.calls).toEqual(calls);
  });
});

describe('a computer', () => {
  const now = playing([seated(ana), computer]);

  it('is called by nobody, and whoever comes after it is, in a message that tells from its turn on', () => {
    const passed = played(now, 'step', 'end');
    expect(called(passed)).toEqual([]);
    expect(passed.table).toMatchObject({
      shownFromPly: 0,
      shownUntilPly: 2,
      awaitedSeats: { turn: 1, seats: [0] },
    });
    const back = played(passed, 'step', 'end');
    expect(called(back)).toEqual([{ reason: 'turn', people: [ana.id], besidesTurn: false, fromPly: 2 }]);
    expect(back.table).toMatchObject({ shownFromPly: 2, shownUntilPly: undefined, turnFromPly: 4 });
  });

  it('that is asked in the middle of a turn makes no new message of it', () => {
    expect(called(played(now, 'dare', 'yes'))).toEqual([]);
  });

  it('that begins is told of by the first board', () => {
    const begun = playing([seated(ana), computer], '1');
    expect(called(begun)).toEqual([]);
    expect(called(played(begun, 'step', 'end'))).toMatchObject([
      { reason: 'turn', people: [ana.id], fromPly: 0 },
    ]);
  });

  it('whose turn is taken back before anybody was told of it makes no new message', () => {
    const passed = played(now, 'end');
    const undone = changed(passed, { ...now, table: passed.table });
    expect(called(undone)).toEqual([]);
    expect(undone.table.shownUntilPly).toBeUndefined();
  });

  it('that cannot go on has everybody called, once', () => {
    const due = played(now, 'end');
    const stuck = turnedTo(due, { events: [{ kind: 'stuck', seat: 1 }] });
    expect(called(stuck)).toMatchObject([{ reason: 'stuck', people: [ana.id], besidesTurn: true }]);
    expect(called(turnedTo(stuck, {}))).toEqual([]);
  });
});

describe('a vote', () => {
  const put = (now: TableNow, fields: Partial<Vote>): TableNow =>
    turnedTo(now, {
      vote: {
        ...{ id: now.table.revision + 1, proposal: { kind: 'end' }, by: ana.id, agreed: [ana.id] },
        ...{ ply: 0, at: 0, overdue: false, ...fields },
      },
    });

  it('calls those who are asked, when it is put', () => {
    const now = put(playing(), {});
    expect(called(now)).toEqual([
      { reason: 'motion', people: [ben.id, cem.id], besidesTurn: true, fromPly: 0 },
    ]);
    expect(called(turnedTo(now, {}))).toEqual([]);
  });

  it('stands once more for somebody who does not sit here', () => {
    const now = playing([seated(ana), { kind: 'free', left: ben, why: 'left' }, seated(cem)]);
    const proposal = { kind: 'substitute', seat: 1, person: dua } as const;
    expect(called(put(now, { proposal }))).toMatchObject([{ reason: 'again', people: [] }]);
  });

  it('still calls those who were asked where the turn was passed on before its message was posted', () => {
    const now = played(put(playing(), {}), 'end');
    expect(now.table.calls.slice(-2).map(({ reason, people }) => [reason, people])).toEqual([
      ['motion', [ben.id, cem.id]],
      ['turn', [ben.id]],
    ]);
  });
});

describe('somebody whose time is over', () => {
  const late = (now: TableNow, people: readonly string[]): TableNow => {
    const revision = now.table.revision + 1;
    const wait = { seat: 0, person: ana.id, turn: 1, since: 0, playedAt: 0, reminded: 0 };
    const offer = { revision, at: 0, called: { revision, people }, again: 0, voices: [] };
    return turnedTo(now, { turnClocks: [{ ...wait, offer }] });
  };

  it('has the others called who sit here', () => {
    expect(called(late(playing(), [ben.id, dua.id]))).toMatchObject([
      { reason: 'late', people: [ben.id], besidesTurn: true },
    ]);
  });

  it('has nobody called with what happens otherwise', () => {
    expect(called(turnedTo(late(playing(), [ben.id]), { pace: 'daily' }))).toEqual([]);
  });
});

describe('a seat', () => {
  const free = { kind: 'free', left: ana, why: 'left' } as const;
  const others = [seated(ben), seated(cem)];

  it('that is asked and comes to be free calls everybody', () => {
    expect(called(turnedTo(playing(), { seats: [free, ...others] }))).toMatchObject([
      { reason: 'seat', people: [ben.id, cem.id], besidesTurn: true },
    ]);
  });

  it('that is asked calls whoever takes it', () => {
    expect(
      called(turnedTo(playing([free, ...others]), { seats: [dua, ben, cem].map(seated) })),
    ).toMatchObject([{ reason: 'seat', people: [dua.id], besidesTurn: false }]);
  });

  it('that is asked nothing changes hands without a call', () => {
    expect(called(turnedTo(playing(), { seats: [ana, dua, cem].map(seated) }))).toEqual([]);
  });

  it('that a computer takes is called by nobody', () => {
    expect(called(turnedTo(playing(), { seats: [computer, ...others] }))).toEqual([]);
  });

  it('that nobody takes has everybody called again when that is due', () => {
    const now = playing([free, ...others]);
    const revision = now.table.revision + 1;
    const vacancy = { seat: 0, at: 0, called: { revision, people: [ben.id, cem.id] }, again: 1 };
    expect(called(turnedTo(now, { vacancy }))).toMatchObject([
      { reason: 'vacancy', people: [ben.id, cem.id], besidesTurn: true },
    ]);
  });
});

describe('a match that rests', () => {
  it('has whoever is up called before it is put away', () => {
    expect(called(turnedTo(playing(), { isArchivingAnnounced: true }))).toMatchObject([
      { reason: 'resting', people: [ana.id], besidesTurn: false },
    ]);
  });

  it('calls whoever is up when it is taken up again, and nobody when it is put away', () => {
    const put = turnedTo(playing(), { phase: 'archived' });
    expect(called(put)).toEqual([]);
    expect(called(turnedTo(put, { phase: 'playing' }))).toMatchObject([
      { reason: 'resting', people: [ana.id] },
    ]);
  });
});

describe('the end of a match', () => {
  it('has its result posted, which calls nobody, and all told by the boards before', () => {
    const now = played(playing(), 'step', 'step');
    expect(called(turnedTo(now, { phase: 'ended', ending: 'by host' }))).toEqual([
      { reason: 'result', people: [], besidesTurn: false, fromPly: 2 },
    ]);
  });
});

describe('a message that is wished for', () => {
  it('stands once more and calls nobody', () => {
    expect(called(turnedTo(playing(), {}, 'again'))).toMatchObject([{ reason: 'again', people: [] }]);
  });

  it('calls whoever is up, unless they were lately, where the table lives in another channel from now on', () => {
    const begun = playing();
    expect(turnedTo(begun, { channel: 'd' }, 'moved').table.calls.at(-1)).toMatchObject({ people: [] });
    const now = turnedTo(begun, { channel: 'd', recent: [] }, 'moved');
    expect(now.table.calls.at(-1)).toMatchObject({ reason: 'again', people: [ana.id], channel: 'd' });
  });

  it('tells who brought the table here until the turn is passed on', () => {
    const now = turnedTo(playing(), { channel: 'd', moved: { by: ana.id } }, 'moved');
    expect(played(now, 'step').table.moved).toEqual({ by: ana.id });
    expect(played(now, 'end').table.moved).toBeUndefined();
  });
});

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
