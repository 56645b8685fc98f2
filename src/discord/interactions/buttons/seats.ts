import type { Rejection } from '../../../tables/model/rejection.ts';
import { seatOf } from '../../../tables/model/table.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import { leftMessage } from '../../views/table-questions.ts';
import { commandOf, viewFor } from '../actor.ts';
import { type Buttons, type Press, shownChange } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { filmForAll } from '../records.ts';
import { type Reply, sentence } from '../reply.ts';

/** What people at a match do about its seats, its clocks and its end, and what the table agrees to. */
export const seatButtons = {
  leave: {
    press: async ({ table, action }, press, { tables }) => {
      const how = action === 'concede' ? 'concede' : 'hand on';
      const done = await tables.depart(commandOf(table, press), how);
      const words = `done-${action}` as const;
      const shown = shownChange(done, press, words);
      if (done.kind === 'refused' || shown.kind !== 'page') return shown;
      return { ...shown, draw: () => leftMessage(viewFor(done, press), press.context.say(words)) };
    },
  },
  take: {
    takesSeat: () => true,
    press: async ({ table, seat }, press, bot) => {
      const barred = await barredFromAnother(press.now, press, bot);
      if (barred !== undefined) return sentence(barred);
      const done = await bot.tables.takeSeat(commandOf(table, press), seat, press.person.name);
      return done.kind === 'done' && done.table.vote !== undefined
        ? shownVote(done, press)
        : shownChange(done, press);
    },
  },
  return: {
    press: async ({ table }, press, { tables }) =>
      shownChange(await tables.takeBack(commandOf(table, press), press.person.name), press),
  },
  revive: {
    press: async ({ table }, press, { tables }) =>
      shownChange(await tables.takeUp(commandOf(table, press)), press),
  },
  late: {
    press: async ({ table, seat, offer, action }, press, { tables }) =>
      shownChange(await tables.late(commandOf(table, press), { seat, offer, action }), press),
  },
  end: {
    press: async ({ table, action }, press, { tables }) => {
      const command = commandOf(table, press);
      const done = action === 'now' ? tables.end(command) : tables.propose(command, { kind: 'end' });
      return shownVote(await done, press);
    },
  },
  depute: {
    press: async ({ table, seat }, press, { tables }) =>
      shownVote(await tables.propose(commandOf(table, press), { kind: 'computer', seat }), press),
  },
  motion: {
    takesSeat: ({ action }, table, person) => action === 'agree' && seatOf(table, person) === undefined,
    press: async ({ table, motion, action }, press, bot) => {
      const { tables } = bot;
      const command = commandOf(table, press);
      const done = await (action === 'agree'
        ? tables.agree(command, motion)
        : tables.decline(command, motion));
      const isFilm = press.now.table.vote?.proposal.kind === 'film';
      return isFilm && done.kind !== 'refused' && done.table.vote === undefined
        ? filmForAll(done, press, bot)
        : shownVote(done, press);
    },
  },
} satisfies Partial<Buttons>;

/** The text that tells the person who asked the table something, or agreed, what came of it. */
export function voteOutcome({ table }: Done): 'rejected-over' | 'done-asked' | 'done-answer' {
  if (table.phase === 'ended') return 'rejected-over';
  return table.vote === undefined ? 'done-answer' : 'done-asked';
}

/** What the table is asked to agree to, or has agreed to by this press; nothing else is asked until then. */
export function shownVote(done: Done | Rejection, press: Press): Reply {
  if (done.kind === 'refused') return done;
  if (!press.isAlone && done.table.vote !== undefined) return { kind: 'board', opened: done.opened };
  return shownChange(done, press, voteOutcome(done));
}
