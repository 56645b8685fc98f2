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
import { bucketHeaders, limited, OLD_EDITS } from './rates.ts';
import { refuseForm } from './refusal.ts';

/** An answer on its way out. */
export interface Outgoing {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: string;
  readonly fault?: RequestFault;
  /** Set when what was asked was refused, and the fault hides it. */
  readonly refused?: true;
  /** Set when no answer goes out at all: the connection breaks. */
  readonly broken?: true;
}

/** How long a made-up rate limit asks the bot to wait, in milliseconds. */
const LIMITED_FOR = 300;
/** And how long if it is about edits of old messages. */
const OLD_EDITS_FOR = 60_000;

/** A made-up limit; that of a route has a bucket. */
function limitedBy(scope: 'user' | 'global' | 'shared'): Outgoing {
  const { headers, refused } = limited(scope, LIMITED_FOR);
  const bucket =
    scope === 'global' ? {} : bucketHeaders(randomBytes(16).toString('hex'), 5, 0, Date.now() + LIMITED_FOR);
  return { status: 429, headers: { ...bucket, ...headers }, json: refused };
}

/** What a request that failed is told: a gateway in between speaks HTML, Discord itself JSON. */
function failed(status: number): Outgoing {
  if (status === 502) return { status, html: '<html><head><title>502 Bad Gateway</title></head></html>' };
  const message = status === 500 ? '500: Internal Server Error' : '503: Service Unavailable';
  return { status, json: { message, code: 0 } };
}

function instead(fault: Exclude<RequestFault, 'slow-before' | 'slow-after'>): Outgoing {
  switch (fault) {
    case 'limited-user':
      return limitedBy('user');
    case 'limited-global':
      return limitedBy('global');
    case 'limited-shared':
      return limitedBy('shared');
    case 'limited-old-edits': {
      const { headers, refused } = limited('user', OLD_EDITS_FOR);
      return { status: 429, headers, json: { ...refused, ...OLD_EDITS } };
    }
    case 'icon-refused': {
      const path = ['components', 0, 'components', 0, 'components', 0, 'emoji', 'id'];
      const { status, body } = refuseForm([{ path, message: 'Invalid emoji' }]);
      return { status, json: body };
    }
    case 'reset-before':
    case 'reset-after':
      return { status: 0, broken: true };
    default:
      return failed(Number(fault.slice(7, 10)));
  }
}

/** Answers a request through `act`, with the fault drawn for it. `hasIcons`: whether its message has icons. */
export async function withFaults(
  faults: Faults,
  clock: Clock,
  what: FaultTarget,
  hasIcons: boolean,
  act: () => Promise<Outgoing>,
): Promise<Outgoing> {
  const edits = what.method === 'PATCH' && what.route === '/channels/:channel/messages/:message';
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
  return { ...instead(fault), ...(status >= 400 ? { refused: true } : {}), fault };
}
