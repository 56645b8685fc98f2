import type { Refused } from '../../../tables/model/rejection.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import { actOf, type Button, type Press, shownChange } from '../button.ts';
import type { Reply } from '../reply.ts';

/** Ends the match: at once, or by asking the table. */
export const end: Button<'end'> = {
  kind: 'end',
  mode: 'update',
  press: async ({ table, action }, press, { tables }) => {
    const act = actOf(table, press);
    return action === 'now'
      ? shownChange(await tables.end(act), press, 'done-ended')
      : shownVote(await tables.propose(act, { kind: 'end' }), press);
  },
};

/** Answers what the table is asked to agree to. */
export const motion: Button<'motion'> = {
  kind: 'motion',
  mode: 'update',
  press: async ({ table, motion, action }, press, { tables }) => {
    const act = actOf(table, press);
    const done = action === 'agree' ? tables.agree(act, motion) : tables.decline(act, motion);
    return shownVote(await done, press);
  },
};

/** Asks the table to let the computer play a seat. */
export const depute: Button<'depute'> = {
  kind: 'depute',
  mode: 'update',
  press: async ({ table, seat }, press, { tables }) =>
    shownVote(await tables.propose(actOf(table, press), { kind: 'computer', seat }), press),
};

/** The text that tells whoever asked the table something, or agreed, what came of it. */
export function voteOutcome({ table }: Done): 'done-ended' | 'done-asked' | 'done-agreed' {
  if (table.phase === 'ended') return 'done-ended';
  return table.motion === undefined ? 'done-agreed' : 'done-asked';
}

/** Something that the table is asked to agree to, or has agreed to by this press; until then nothing else is asked by it. */
export function shownVote(done: Done | Refused, press: Press): Reply {
  if (done.kind === 'refused') return done;
  if (!press.isAlone && done.table.motion !== undefined) return { kind: 'board', opened: done.opened };
  return shownChange(done, press, voteOutcome(done));
}
