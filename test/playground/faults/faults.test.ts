import { describe, expect, it } from 'vitest';
import { createFaults } from '../../../src/playground/faults/faults.ts';
import { EVENT_FAULTS, FAULTS, REQUEST_FAULTS } from '../../../src/playground/faults/kinds.ts';

describe('faults', () => {
  it('happen about as often as they are set to, and are counted by kind', () => {
    const faults = createFaults({ seed: 3, rates: { 'event-lost': 0.1, 'event-duplicated': 0.2 } });
    for (let i = 0; i < 2_000; i += 1) faults.draw(EVENT_FAULTS, {});
    const counts = faults.counts();
    expect(Math.abs(counts['event-lost'] - 200)).toBeLessThan(50);
    expect(Math.abs(counts['event-duplicated'] - 400)).toBeLessThan(70);
    expect(counts['event-delayed']).toBe(0);
  });

  it('are drawn the same for the same seed, whatever is drawn of another sort meanwhile', () => {
    const rates = { 'event-lost': 0.5, 'failed-500-after': 0.5 };
    const drawn = (between: boolean) => {
      const faults = createFaults({ seed: 9, rates });
      return Array.from({ length: 50 }, () => {
        if (between) faults.draw(REQUEST_FAULTS, {});
        return faults.draw(EVENT_FAULTS, {});
      });
    };
    expect(drawn(false)).toEqual(drawn(true));
  });

  it('befall what was asked for so many times, and nothing else', () => {
    const faults = createFaults();
    faults.once('reset-after', { method: 'POST' }, 2);
    faults.once('limited-global', { route: '/gateway' });
    const get = { method: 'GET', route: '/gateway' };
    const post = { method: 'POST', route: '/channels/:channel/messages' };
    expect(faults.draw(EVENT_FAULTS, {})).toBeUndefined();
    expect([post, get, post, post, get].map((what) => faults.draw(REQUEST_FAULTS, what))).toEqual([
      'reset-after',
      'limited-global',
      'reset-after',
      undefined,
      undefined,
    ]);
  });

  it('end when they are cleared, and stay counted', () => {
    const faults = createFaults({ rates: Object.fromEntries(FAULTS.map((fault) => [fault, 1])) });
    const seen: string[] = [];
    const stop = faults.watch((fault) => seen.push(fault));
    expect(faults.draw(EVENT_FAULTS, {})).toBe('event-lost');
    faults.once('slow-after');
    faults.clear();
    stop();
    expect(faults.draw(REQUEST_FAULTS, {})).toBeUndefined();
    expect(faults.counts()['event-lost']).toBe(1);
    expect(seen).toEqual(['event-lost']);
  });
});
