import type { OversightOrder } from '../../oversight/orders.ts';
import type { Standings } from '../../oversight/standings.ts';
import type { ShownChannel, ShownMember } from '../../page/wire.ts';

/** What a tab of the overseer stands on. */
export interface TabProps {
  readonly standings: Standings;
  readonly members: readonly ShownMember[];
  readonly channels: readonly ShownChannel[];
  /** The channel looked at, to begin with. */
  readonly here: string | undefined;
  /** What was ordered last, if it was done. */
  readonly done: OversightOrder | undefined;
  onOrder(order: OversightOrder): void;
}
