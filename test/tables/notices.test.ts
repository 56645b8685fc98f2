import { describe, expect, it } from 'vitest';
import { type Profile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import type { Seated } from '../../src/tables/model/seated.ts';
import type { Table } from '../../src/tables/model/table.ts';
import type { TurnClock } from '../../src/tables/model/turn-clock.ts';
import { noticesAfter } from '../../src/tables/service/change-written.ts';
import { newTable } from '../../src/tables/transitions/lobby.ts';
import { tiny } from '../games/tiny.ts';
import { ana, ben, seated } from './room.ts';

const NOW = 1_000;

const clock = (fields: Partial<TurnClock> = {}): TurnClock => ({
  ...{ seat: 1, person: ben.id, turn: 2, since: 1, playedAt: 1, reminded: 0 },
  ...fields,
});

/** What Ben is told when Ana has done something. */
function told(
  before: { readonly turnClocks?: readonly TurnClock[]; readonly seats?: readonly Seated[] } | undefined,
  after: { readonly turnClocks?: readonly TurnClock[]; readonly seats?: readonly Seated[] },
  profile: Partial<Profile> = {},
  announced: readonly string[] = [],
) {
  const fields = { guild: 'g', channel: 'c', host: ana, options: {} };
  const opened = newTable(tiny, fields, 't', 0);
  if (opened === undefined) throw new Error('the tiny game can be opened');
  const people: Table = { ...opened, phase: 'playing', seats: [ana, ben].map(seated) };
  return noticesAfter(
    before === undefined ? undefined : { ...people, ...before },
    { ...people, ...after },
    announced,
    { now: NOW, actor: ana.id, profileOf: () => ({ ...USUAL_PROFILE, ...profile }) },
  );
}

const waits = [{ kind: 'waits', seat: 1, person: ben.id }];

describe('whoever keeps the table waiting', () => {
  const before = [clock()];

  it('is told once of each time that they are reminded, whenever that was noted', () => {
    const first = [clock({ remindedAt: NOW - 7 })];
    const second = [clock({ remindedAt: NOW + 3 })];
    expect(told({ turnClocks: before }, { turnClocks: first })).toEqual(waits);
    expect(told({ turnClocks: first }, { turnClocks: first })).toEqual([]);
    expect(told({ turnClocks: first }, { turnClocks: second })).toEqual(waits);
  });

  it('is told nothing by a clock that begins, or is set anew', () => {
    expect(told({}, { turnClocks: before })).toEqual([]);
    expect(told({ turnClocks: [clock({ remindedAt: 5 })] }, { turnClocks: before })).toEqual([]);
  });

  it('is told once where a reminder and what was put off for them come together', () => {
    const after = { turnClocks: [clock({ remindedAt: NOW })] };
    expect(told({ turnClocks: before }, after, {}, [ben.id])).toEqual(waits);
  });
});

describe('whoever has a computer play for them', () => {
  const computer = (tellAt?: number): Seated => ({
    ...{ kind: 'computer', number: 1 },
    standIn: { person: ben, ...(tellAt === undefined ? {} : { tellAt }) },
  });
  const from = (seat: Seated) => ({ seats: [seated(ana), seat] });
  const replaced = [{ kind: 'replaced', seat: 1, person: ben.id }];

  it('is told so, unless nobody is to tell them anything', () => {
    expect(told({}, from(computer()))).toEqual(replaced);
    expect(told({}, from(computer()), { notices: 'off' })).toEqual([]);
  });

  it('is told so when they may be disturbed', () => {
    expect(told({}, from(computer(NOW + 1)))).toEqual([]);
    expect(told(from(computer(NOW)), from(computer()))).toEqual(replaced);
    expect(told(from(computer()), from(computer()))).toEqual([]);
  });

  it('knows it where they left of their own accord, and not where their time was over', () => {
    expect(told(from({ kind: 'free', left: ben, why: 'left' }), from(computer()))).toEqual([]);
    expect(told(from({ kind: 'free', left: ben, why: 'late' }), from(computer()))).toEqual(replaced);
  });
});
