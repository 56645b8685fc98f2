import { guestOf } from '../../../tables/model/table.ts';
import { noteMessage } from '../../views/page-message.ts';
import { type Button, commandOf, notInChannel } from '../button.ts';
import { barredFrom, barredFromSitting, openTablesAt } from '../opening.ts';
import { barredByDiscord } from '../own-place.ts';
import { type Reply, sentence } from '../reply.ts';

/** Plays a match again: at the table where others already want to, or at a new one if the server allows it. */
export const again: Button<'again'> = {
  mode: 'update',
  press: async ({ table, level }, press, bot) => {
    const { standpoint, ground, context, person } = press;
    const obstacle = await barredByDiscord({ ...standpoint, ...ground, context }, bot);
    return bot.tables.servers.inTurn<Reply>(standpoint.guild, async () => {
      const now = await bot.tables.look(table);
      const begun = now && (await bot.tables.rematchOf(now));
      const joins = begun?.table.phase === 'lobby';
      const elsewhere = joins ? notInChannel(begun.table, standpoint) : undefined;
      if (elsewhere !== undefined) return elsewhere;
      const home = now?.table.home ?? standpoint.channel;
      const asking = { ...standpoint, home, person, context };
      const open = await openTablesAt(asking, bot);
      // The new table lives where the former one does, which may not be where this was pressed.
      const byDiscord = now?.table.channel === standpoint.channel ? obstacle : undefined;
      const why = joins ? barredFromSitting(asking, open, bot) : byDiscord;
      if (why !== undefined) return sentence(why);
      const isAlone = now?.table.seats.every(
        (seated) => seated.kind === 'computer' || guestOf(seated) === person.id,
      );
      const barred = joins ? undefined : await barredFrom(asking, open, bot, isAlone === true);
      if (barred !== undefined) return barred;
      const done = await bot.tables.playAgain(commandOf(table, press), person.name, level);
      if (done.kind === 'refused') return done;
      // The person who opens it has the new message before them.
      const also = joins ? [() => noteMessage(context.say('done-again'))] : [];
      return { kind: 'elsewhere', changed: [table, done.table.id], also };
    });
  },
};
