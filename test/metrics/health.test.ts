import { describe, expect, test } from 'vitest';
import { complaintsOf, STUCK_AFTER } from '../../src/metrics/health.ts';

const well = { gateway: 'ready', held: true, waiting: [] } as const;

describe('the health of a bot', () => {
  test('is without complaint while it is connected, holds its database and says what it has to', () => {
    expect(complaintsOf(well, 1_000)).toEqual([]);
    expect(complaintsOf({ ...well, waiting: [{ at: 1_000 }] }, 1_000 + STUCK_AFTER - 1)).toEqual([]);
  });

  test('names everything that is wrong', () => {
    const waiting = [{ at: STUCK_AFTER }, { at: 1_000 }];
    expect(complaintsOf({ gateway: 'away', held: false, waiting }, 1_000 + STUCK_AFTER)).toEqual([
      'The gateway is not connected.',
      'Another process may have taken over the database.',
      'A message has been waiting to be sent for more than five minutes.',
    ]);
    expect(complaintsOf({ ...well, gateway: 'lost' }, 0)).toHaveLength(1);
  });
});
