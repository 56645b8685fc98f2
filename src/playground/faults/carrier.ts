import type { Clock } from '../clock.ts';
import type { Faults } from './faults.ts';
import { EVENT_FAULTS } from './kinds.ts';

/** How long an event waits at most for another to overtake it, in milliseconds. */
const OVERTAKEN_WITHIN = 1_000;

/** Brings the events of one session to its client, or meets faults; `send` puts an event on the line. */
export function createCarrier<E extends { readonly name: string }>(
  faults: Faults,
  clock: Clock,
  send: (event: E) => void,
): (event: E) => void {
  let overtaken: E[] = [];
  const sendOvertaken = (): void => {
    const waiting = overtaken;
    overtaken = [];
    for (const event of waiting) send(event);
  };
  return (event) => {
    const fault = faults.draw(EVENT_FAULTS, { event: event.name });
    switch (fault) {
      case 'event-lost':
        return;
      case 'event-delayed':
        clock.after(faults.delay(), () => send(event));
        return;
      case 'event-reordered':
        overtaken.push(event);
        clock.after(OVERTAKEN_WITHIN, sendOvertaken);
        return;
      case 'event-duplicated':
        send(event);
        if (faults.coin()) send(event);
        else clock.after(faults.delay(), () => send(event));
        break;
      case undefined:
        send(event);
    }
    sendOvertaken();
  };
}
