import type { Order } from '../../oversight/orders.ts';
import type { Standings } from '../../oversight/standings.ts';
import type { Member, SeenChannel } from '../../page/wire.ts';

/** What a tab of the overseer stands on. */
export interface TabProps {
  readonly standings: Standings;
  readonly members: readonly Member[];
  readonly channels: readonly SeenChannel[];
  /** The channel looked at, to begin with. */
  readonly here: string | undefined;
  /** What was ordered last, if it was done. */
  readonly done: Order | undefined;
  onOrder(order: Order): void;
}
