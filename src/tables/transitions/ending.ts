import type { PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import type { Ending, Table } from '../model/table.ts';

/** A lobby that is closed before it became a match, and what the channel hears of it: a thread of its own is of no use any more. */
export const closed = (table: Table, ending: Ending): Change => ({
  table: { ...table, phase: 'closed', ending },
  sayings: [{ kind: 'refresh' }, ...(table.thread === 'own' ? [{ kind: 'vacate' } as const] : [])],
});

/** The table of a match that is over, and what the channel hears of it: what happened last, and the final standing. */
export const ended = (table: Table, match: PlayableMatch, ending: Ending): Change => ({
  table: { ...table, phase: 'ended', ending, motion: undefined, noticed: false },
  sayings: [
    { kind: 'retire', from: table.shownFromPly, to: match.ply },
    { kind: 'post', what: 'result' },
  ],
});
