import type { Done } from '../../tables/model/change.ts';

/** The text that tells whoever asked the table something, or agreed, what came of it. */
export function outcomeOf({ table }: Done): 'done-ended' | 'done-asked' | 'done-agreed' {
  if (table.phase === 'ended') return 'done-ended';
  return table.motion === undefined ? 'done-agreed' : 'done-asked';
}
