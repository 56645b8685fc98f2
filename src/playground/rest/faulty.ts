import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults/faults.ts';
import {
  EDIT_FAULTS,
  type FaultTarget,
  ICON_FAULTS,
  REQUEST_FAULTS,
  type RequestFault,
} from '../faults/kinds.ts';
import type { RestAnswer } from './endpoint.ts';
import { OLD_EDITS } from './old-edits.ts';
import { refuseField } from './refusal.ts';

/** An answer on its way out. */
export interface Outgoing extends RestAnswer {
  readonly headers?: Readonly<Record<string, string>>;
  /** Contents that are no JSON. */
  readonly html?: string;
  /** What happened to the request. */
  readonly fault?: RequestFault;
  /** Set when what was asked was refused, and the fault hides it. */
  readonly refused?: true;
  /** Set when no answer goes out at all: the connection breaks. */
  readonly broken?: true;
}

/** How long a made-up rate limit asks the bot to wait, in milliseconds. */
const LIMITED_FOR = 300;
/** And how long where it is about edits of old messages, in seconds. */
const OLD_EDITS_FOR = 60;
/** The request that edits a message of a channel. */
const EDIT = { method: 'PATCH', route: '/channels/:channel/messages/:message' } as const;

/** A 429 as Discord sends it (topics/rate-limits.mdx). */
function limited(scope: 'user' | 'global' | 'shared'): Outgoing {
  const seconds = LIMITED_FOR / 1000;
  const own =
    scope === 'global'
      ? { 'X-RateLimit-Global': 'true' }
      : {
          'X-RateLimit-Limit': '5',
          'X-RateLimit-Remaining': '0',
          'X-RateLimit-Reset': (Date.now() / 1000 + seconds).toFixed(3),
          'X-RateLimit-Reset-After': seconds.toFixed(3),
          'X-RateLimit-Bucket': randomBytes(16).toString('hex'),
        };
  return {
    status: 429,
    headers: { ...own, 'X-RateLimit-Scope': scope, 'Retry-After': String(Math.ceil(seconds)) },
    json: {
      message: scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.',
      retry_after: seconds,
      global: scope === 'global',
      code: 0,
    },
  };
}

/** The limit on edits of old messages, which asks for more patience than others. */
const limitedAsOld = (): Outgoing => ({
  status: 429,
  headers: { 'X-RateLimit-Scope': 'user', 'Retry-After': String(OLD_EDITS_FOR) },
  json: { ...OLD_EDITS, retry_after: OLD_EDITS_FOR, global: false },
});

/** A message of which an icon is refused, whichever it is. */
const withoutIcon = (): Outgoing => {
  const path = ['components', 0, 'components', 0, 'components', 0, 'emoji', 'id'];
  const { status, body } = refuseField(path, 'BUTTON_COMPONENT_INVALID_EMOJI');
  return { status, json: body };
};

/** What a request that failed is told: a gateway in between speaks HTML, Discord itself JSON. */
function failed(status: 500 | 502 | 503): Outgoing {
  if (status === 502) return { status, html: '<html><head><title>502 Bad Gateway</title></head></html>' };
  const message = status === 500 ? '500: Internal Server Error' : '503: Service Unavailable';
  return { status, json: { message, code: 0 } };
}

/** What the bot is told in place of what came of its request. */
const INSTEAD: Readonly<Record<Exclude<RequestFault, 'slow-before' | 'slow-after'>, () => Outgoing>> = {
  'limited-user': () => limited('user'),
  'limited-global': () => limited('global'),
  'limited-shared': () => limited('shared'),
  'limited-old-edits': limitedAsOld,
  'icon-refused': withoutIcon,
  'failed-500-before': () => failed(500),
  'failed-500-after': () => failed(500),
  'failed-502-before': () => failed(502),
  'failed-502-after': () => failed(502),
  'failed-503-before': () => failed(503),
  'failed-503-after': () => failed(503),
  'reset-before': () => ({ status: 0, broken: true }),
  'reset-after': () => ({ status: 0, broken: true }),
};

/** Answers a request through `act`, with the fault drawn for it. `hasIcons`: whether its message has icons. */
export async function withFaults(
  faults: Faults,
  clock: Clock,
  what: FaultTarget,
  hasIcons: boolean,
  act: () => Promise<Outgoing>,
): Promise<Outgoing> {
  const edits = what.method === EDIT.method && what.route === EDIT.route;
  const [ofEdits, ofIcons] = [edits ? EDIT_FAULTS : [], hasIcons ? ICON_FAULTS : []];
  const fault = faults.draw([...ofIcons, ...ofEdits, ...REQUEST_FAULTS], what);
  if (fault === undefined) return act();
  const pause = (): Promise<void> => new Promise((resolve) => clock.after(faults.delay(), resolve));
  if (fault === 'slow-before' || fault === 'slow-after') {
    if (fault === 'slow-before') await pause();
    const answer = await act();
    if (fault === 'slow-after') await pause();
    return { ...answer, fault };
  }
  const status = fault.endsWith('-after') ? (await act()).status : 0;
  return { ...INSTEAD[fault](), ...(status >= 400 ? { refused: true } : {}), fault };
}
