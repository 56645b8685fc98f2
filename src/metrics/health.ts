import type { GatewayState } from '../discord/client/gateway-health.ts';
import { type BACKLOGS, BEHIND } from './behind.ts';

/** What is looked at to tell whether the bot does its work. */
export interface Signs {
  readonly gateway: GatewayState;
  /** Whether this process holds its database. */
  readonly held: boolean;
  /** What has fallen behind. */
  readonly behind: readonly (typeof BACKLOGS)[number][];
}

/** What is wrong, in sentences for the host; nothing where all is well. */
export function complaintsOf({ gateway, held, behind }: Signs): readonly string[] {
  return [
    ...(gateway === 'ready' ? [] : ['The gateway is not connected.']),
    ...(held ? [] : ['Another process may have taken over the database.']),
    ...behind.map((each) => BEHIND[each]),
  ];
}
