import { whoCould } from '../../../src/games/otys/board/contract-foot.ts';
import { components } from '../../../src/games/otys/index.ts';
import type { OtysView } from '../../../src/games/otys/rules/view.ts';

/** Whether the player whose turn it is may be able to complete a contract, as far as this view tells: of private ones only the number counts. */
export function canCompleteByAll({ row, seats, turn }: OtysView): boolean {
  const side = seats[turn.seat];
  if (side === undefined) throw new Error('nobody is up');
  return (
    side.contractCount > 0 ||
    row.some((id) => {
      const contract = components.contracts.get(id);
      return contract !== undefined && whoCould(contract, [side]).length > 0;
    })
  );
}
