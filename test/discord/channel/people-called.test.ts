import { describe, expect, test } from 'vitest';
import { peopleCalled } from '../../../src/discord/channel/notices.ts';
import type { Call } from '../../../src/tables/model/call.ts';
import { type Profile, USUAL_PROFILE } from '../../../src/tables/model/profile.ts';
import { ana, ben, inPlay } from '../stage.ts';

const NOON = Date.UTC(2026, 4, 1, 12);
const { now } = await (await inPlay()).opened();

/** Whom calls notify at noon at a table where Ana is asked. */
function notified(
  calls: readonly Partial<Call>[],
  profiles: Readonly<Record<string, Partial<Profile>>> = {},
) {
  const given = Object.entries(profiles).map(
    ([person, profile]) => [person, { ...USUAL_PROFILE, ...profile }] as const,
  );
  const usual = {
    ...({ revision: 1, at: 0, reason: 'motion', people: [] } as const),
    ...{ besidesTurn: false, channel: 'c', fromPly: 0 },
  };
  return peopleCalled(
    { now, profiles: new Map(given) },
    calls.map((call) => ({ ...usual, ...call })),
    NOON,
  );
}

describe('A new message notifies', () => {
  test('everybody whom one of its calls names, once', () => {
    expect(notified([{ people: [ben.id] }, { people: [ana.id, ben.id] }])).toEqual([ben.id, ana.id]);
  });

  test('nobody of a turn that is over by now', () => {
    expect(
      notified([
        { reason: 'turn', people: [ben.id] },
        { reason: 'turn', people: [ana.id] },
      ]),
    ).toEqual([ana.id]);
  });

  test('whom it asks something else at once with a turn', () => {
    expect(notified([{ reason: 'turn', people: [ana.id, ben.id], besidesTurn: true }])).toEqual([
      ana.id,
      ben.id,
    ]);
  });

  test('nobody who wants no notices, has quiet hours, or is away', () => {
    const people = [ana.id];
    expect(notified([{ people }], { [ana.id]: { notices: 'off' } })).toEqual([]);
    expect(notified([{ people }], { [ana.id]: { quiet: { from: 10, to: 14 } } })).toEqual([]);
    expect(notified([{ people }], { [ana.id]: { vacations: [{ from: 0, until: NOON + 1 }] } })).toEqual([]);
  });

  test('who hears of turns by direct message of what no direct message tells alone', () => {
    const direct = { [ana.id]: { notices: 'direct' } } as const;
    expect(notified([{ reason: 'turn', people: [ana.id] }], direct)).toEqual([]);
    expect(notified([{ people: [ana.id], besidesTurn: true }], direct)).toEqual([ana.id]);
  });
});
