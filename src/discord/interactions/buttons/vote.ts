import type { Rejection } from '../../../tables/model/rejection.ts';
import { seatOf } from '../../../tables/model/table.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import { type Button, commandOf, type Press, shownChange } from '../button.ts';
import type { Reply } from '../reply.ts';
import { filmForAll } from './shown-record.ts';

/** Ends the match: at once, or by asking the table. */
export const endPress: Button<'end'> = {
  mode: 'update',
  press: async ({ table, action }, press, { tables }) => {
    const command = commandOf(table, press);
    return shownVote(
      await (action === 'now' ? tables.end(command) : tables.propose(command, { kind: 'end' })),
      press,
    );
  },
};

/** Answers what the table is asked to agree to. */
export const motion: Button<'motion'> = {
  mode: 'update',
  takesSeat: ({ action }, table, person) => action === 'agree' && seatOf(table, person) === undefined,
  press: async ({ table, motion, action }, press, bot) => {
    const { tables } = bot;
    const command = commandOf(table, press);
    const done = await (action === 'agree' ? tables.agree(command, motion) : tables.decline(command, motion));
    const isFilm = press.opened?.now.table.vote?.proposal.kind === 'film';
    return isFilm && done.kind !== 'refused' && done.table.vote === undefined
      ? filmForAll(done, press, bot)
      : shownVote(done, press);
  },
};

/** Asks the table to let the computer play a seat. */
export const depute: Button<'depute'> = {
  mode: 'update',
  press: async ({ table, seat }, press, { tables }) =>
    shownVote(await tables.propose(commandOf(table, press), { kind: 'computer', seat }), press),
};

/** The text that tells the person who asked the table something, or agreed, what came of it. */
export function voteOutcome({ table }: Done): 'done-ended' | 'done-asked' | 'done-agreed' {
  if (table.phase === 'ended') return 'done-ended';
  return table.vote === undefined ? 'done-agreed' : 'done-asked';
}

/** What the table is asked to agree to, or has agreed to by this press; nothing else is asked until then. */
export function shownVote(done: Done | Rejection, press: Press): Reply {
  if (done.kind === 'refused') return done;
  if (!press.isAlone && done.table.vote !== undefined) return { kind: 'board', opened: done.opened };
  return shownChange(done, press, voteOutcome(done));
}
