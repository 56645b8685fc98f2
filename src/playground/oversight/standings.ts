import type { FaultRates } from '../faults/kinds.ts';
import type { BotPermission } from './orders.ts';

/** How the server stands, for the person who runs the playground. */
export interface Standings {
  /** Chances of faults that happen by chance. */
  readonly rates: Partial<FaultRates>;
  /** How often each fault has happened, where it has. */
  readonly counts: Partial<FaultRates>;
  /** Whether the bot is in the server, and when its last timeout ends, in milliseconds since 1970; 0 without one. */
  readonly bot: { readonly id: string; readonly present: boolean; readonly timedOutUntil: number };
  readonly members: readonly {
    readonly id: string;
    readonly present: boolean;
    /** Lets no direct message of the bot through. */
    readonly closed: boolean;
    /** The language of their client. */
    readonly locale: string;
    readonly roles: readonly string[];
  }[];
  /** The roles that people can be given. */
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  /** What the bot may do in each channel of the server. */
  readonly channels: readonly {
    readonly id: string;
    readonly bot: Readonly<Record<BotPermission, boolean>>;
  }[];
}
