import { describe, expect, it } from 'vitest';
import { type Profile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import type { Seated, Table } from '../../src/tables/model/table.ts';
import type { TurnClock } from '../../src/tables/model/turn-clock.ts';
import { noticesAfter } from '../../src/tables/service/change-written.ts';
import { newTable } from '../../src/tables/transitions/lobby.ts';
import { tiny } from '../games/tiny.ts';
import { ana, ben, seated } from './room.ts';

const NOW = 1_000;

const clock = (fields: Partial<TurnClock> = {}): TurnClock => ({
  ...{ seat: 1, person: ben.id, turn: 2, since: NOW, playedAt: NOW, reminded: 0 },
  ...fields,
});

/** What Ben is told when Ana has done something. */
function told(
  before: { readonly turnClocks?: readonly TurnClock[]; readonly seats?: readonly Seated[] } | undefined,
  after: { readonly turnClocks?: readonly TurnClock[]; readonly seats?: readonly Seated[] },
  profile: Partial<Profile> = {},
  actor = ana.id,
) {
  const fields = { guild: 'g', channel: 'c', host: ana, options: {} };
  const opened = newTable(tiny, fields, 't', 0);
  if (opened === undefined) throw new Error('the tiny game can be opened');
  const people: Table = { ...opened, phase: 'playing', seats: [ana, ben].map(seated) };
  return noticesAfter(
    before === undefined ? undefined : { ...people, ...before },
    { ...people, ...after },
    { now: NOW, actor, profileOf: () => ({ ...USUAL_PROFILE, ...profile }) },
  );
}

const direct = { notices: 'direct' } as const;
const turn = [{ kind: 'turn', seat: 1, person: ben.id, since: NOW }];

describe('whoever comes to be asked', () => {
  it('is told so where they wish for direct messages', () => {
    expect(told({}, { turnClocks: [clock()] }, direct)).toEqual(turn);
    expect(told(undefined, { turnClocks: [clock()] }, direct)).toEqual(turn);
  });

  it('is told nothing where the channel calls them, or nobody is to', () => {
    expect(told({}, { turnClocks: [clock()] })).toEqual([]);
    expect(told({}, { turnClocks: [clock()] }, { notices: 'off' })).toEqual([]);
  });

  it('is told nothing where they have brought it about themselves', () => {
    expect(told({}, { turnClocks: [clock()] }, direct, ben.id)).toEqual([]);
  });

  it('is told later where they may not be disturbed now', () => {
    expect(told({}, { turnClocks: [clock({ announceAt: NOW + 1 })] }, direct)).toEqual([]);
  });

  it('is not told again with each change, nor of a clock that begins anew in the same turn', () => {
    const known = clock({ since: 1 });
    expect(told({ turnClocks: [known] }, { turnClocks: [known] }, direct)).toEqual([]);
    expect(told({ turnClocks: [known] }, { turnClocks: [clock()] }, direct)).toEqual([]);
  });

  it('is told of a clock that begins anew where they had not been told of the former', () => {
    expect(
      told({ turnClocks: [clock({ since: 1, announceAt: 2 })] }, { turnClocks: [clock()] }, direct),
    ).toEqual(turn);
  });
});

describe('whoever keeps the table waiting', () => {
  const before = [clock({ since: 1 })];
  const after = [clock({ since: 1, remindedAt: NOW })];
  const remind = [{ kind: 'remind', seat: 1, person: ben.id, since: 1 }];

  it('is reminded at the moment that the table notes', () => {
    expect(told({ turnClocks: before }, { turnClocks: after })).toEqual(remind);
    expect(told({ turnClocks: before }, { turnClocks: after }, direct)).toEqual(remind);
    expect(told({ turnClocks: after }, { turnClocks: after })).toEqual([]);
  });

  it('and was not told when their turn began, is told that by a direct message, or called like others', () => {
    const untold = [clock({ since: 1, announceAt: NOW })];
    expect(told({ turnClocks: untold }, { turnClocks: after }, direct)).toEqual([{ ...turn[0], since: 1 }]);
    expect(told({ turnClocks: untold }, { turnClocks: after })).toEqual(remind);
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
