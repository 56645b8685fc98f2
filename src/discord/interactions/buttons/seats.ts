import { leftMessage } from '../../views/table-questions.ts';
import { type Button, commandOf, shownChange, tableAt } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { sentence } from '../reply.ts';
import { shownVote } from './vote.ts';

/** Leaves a match: the seat is handed on, or given up. */
export const leavePress: Button<'leave'> = {
  mode: 'update',
  press: async ({ table, action }, press, { tables }) => {
    const how = action === 'concede' ? 'concede' : 'hand on';
    const done = await tables.depart(commandOf(table, press), how);
    const shown = shownChange(done, press, `done-${action}`);
    if (done.kind === 'refused' || shown.kind !== 'page') return shown;
    return {
      ...shown,
      draw: () => leftMessage(done, press.person.id, press.context.say(`done-${action}`), press.context),
    };
  },
};

/** Takes a seat that is free, or asks the table for it. */
export const take: Button<'take'> = {
  mode: 'update',
  takesSeat: () => true,
  press: async ({ table, seat }, press, bot) => {
    const barred = await barredFromAnother(await tableAt(table, press, bot), press, bot);
    if (barred !== undefined) return sentence(barred);
    const done = await bot.tables.takeSeat(commandOf(table, press), seat, press.person.name);
    return done.kind === 'done' && done.table.vote !== undefined
      ? shownVote(done, press)
      : shownChange(done, press, 'done-answer');
  },
};

/** Takes back the seat that a computer plays for the person who presses. */
export const takeBack: Button<'return'> = {
  mode: 'update',
  press: async ({ table }, press, { tables }) =>
    shownChange(await tables.takeBack(commandOf(table, press), press.person.name), press, 'done-answer'),
};
