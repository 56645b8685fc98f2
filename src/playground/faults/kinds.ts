/** What can happen to an event on its way to the bot. */
export const EVENT_FAULTS = ['event-lost', 'event-duplicated', 'event-delayed', 'event-reordered'] as const;

/**
 * What can happen to an open gateway connection, after an event or at once: its socket is destroyed, it is asked to
 * reconnect (op 7), or its session is called invalid (op 9), for good or resumable.
 */
export const LINE_FAULTS = [
  'line-dropped',
  'line-reconnect',
  'line-invalid',
  'line-invalid-resumable',
] as const;
/** One of {@link LINE_FAULTS}. */
export type LineFault = (typeof LINE_FAULTS)[number];

/** What can happen to a heartbeat: its acknowledgement comes late, or never. */
export const HEARTBEAT_FAULTS = ['ack-slow', 'ack-withheld'] as const;

/** What can happen to a client that comes back: its session is gone, or is taken away right after it was resumed. */
export const RESUME_FAULTS = ['resume-refused', 'resume-revoked'] as const;

/** What can happen to a client that connects: nobody takes the call. */
export const CONNECT_FAULTS = ['connect-refused'] as const;

/**
 * What can happen to a request: it meets a rate limit, fails, loses its connection or takes long. `before` means that
 * nothing was done, `after` that all of it was and the bot is told otherwise, or late.
 */
export const REQUEST_FAULTS = [
  'limited-user',
  'limited-global',
  'limited-shared',
  'failed-500-before',
  'failed-500-after',
  'failed-502-before',
  'failed-502-after',
  'failed-503-before',
  'failed-503-after',
  'reset-before',
  'reset-after',
  'slow-before',
  'slow-after',
] as const;

/** Faults of message edits only: the limit on edits of messages older than an hour, applied whatever the age. */
export const EDIT_FAULTS = ['limited-old-edits'] as const;
/** What can happen to a message with icons besides: one of them is refused, which is there (discord-api-docs#7128). */
export const ICON_FAULTS = ['icon-refused'] as const;
/** One of {@link REQUEST_FAULTS}, {@link EDIT_FAULTS} or {@link ICON_FAULTS}. */
export type RequestFault =
  | (typeof REQUEST_FAULTS)[number]
  | (typeof EDIT_FAULTS)[number]
  | (typeof ICON_FAULTS)[number];

/** Everything that can go wrong on demand. */
export const FAULTS = [
  ...EVENT_FAULTS,
  ...LINE_FAULTS,
  ...HEARTBEAT_FAULTS,
  ...RESUME_FAULTS,
  ...CONNECT_FAULTS,
  ...REQUEST_FAULTS,
  ...EDIT_FAULTS,
  ...ICON_FAULTS,
] as const;
/** One of {@link FAULTS}. */
export type Fault = (typeof FAULTS)[number];

/** What a fault may be kept to; what is not named fits everything. */
export interface FaultTarget {
  readonly method?: string;
  /** For requests: the route as the journal names it, such as `/channels/:channel/messages`. */
  readonly route?: string;
  /** For events, and for what happens to the line after one: the event's name, such as `INTERACTION_CREATE`. */
  readonly event?: string;
}

/** How likely each fault is, from 0 to 1: of each request, each event, each heartbeat, each resume, each connection. */
export type FaultRates = Readonly<Record<Fault, number>>;
