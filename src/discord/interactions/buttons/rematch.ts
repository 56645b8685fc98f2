import { optionsForAnother } from '../../../tables/model/first-player.ts';
import { strongestAt } from '../../../tables/model/ladder.ts';
import { guestOf } from '../../../tables/model/table.ts';
import { noteMessage } from '../../views/components.ts';
import { commandOf } from '../actor.ts';
import { type Buttons, notInChannel } from '../button.ts';
import { barredFrom, barredFromAnother, openTable, openTablesAt } from '../opening.ts';
import { barredByDiscord } from '../own-place.ts';
import { type Reply, sentence } from '../reply.ts';
import { analysisReply } from './pages.ts';

/** Presses on a match that is over by which another one begins. */
export const rematchButtons = {
  /** At the table where others already want to, or at a new one if the server allows it. */
  again: {
    press: async ({ table, level }, press, bot) => {
      const { guild, channel, context, person } = press;
      const obstacle = await barredByDiscord(press, bot);
      return bot.tables.servers.inTurn<Reply>(guild, async () => {
        const now = (await bot.tables.look(table)) ?? press.now;
        const begun = await bot.tables.rematchOf(now);
        const joined = begun?.table.phase === 'lobby' ? begun : undefined;
        const elsewhere = joined && notInChannel(joined.table, press);
        if (elsewhere !== undefined) return elsewhere;
        // The new table lives where the former one does, which may not be where this was pressed.
        const byDiscord = now.table.channel === channel ? obstacle : undefined;
        const why = joined ? await barredFromAnother(joined, press, bot) : byDiscord;
        if (why !== undefined) return sentence(why);
        const isAlone = now.table.seats.every(
          (seated) => seated.kind === 'computer' || guestOf(seated) === person.id,
        );
        const asking = { ...press, home: now.table.home };
        const barred = joined
          ? undefined
          : await barredFrom(asking, await openTablesAt(asking, bot), bot, isAlone);
        if (barred !== undefined) return barred;
        const done = await bot.tables.playAgain(commandOf(table, press), person.name, level);
        if (done.kind === 'refused') return done;
        // The person who opens it has the new message before them.
        const also = joined ? [() => noteMessage(context.say('done-again'))] : [];
        return { kind: 'elsewhere', changed: [table, done.table.id], also };
      });
    },
  },
  /** In the seat whose turn it was; computers are as strong as the best there. */
  onward: {
    mode: 'page',
    press: async ({ point }, press, bot) => {
      const { now } = press;
      const found = bot.tables.analysis(now);
      if (found.kind === 'refused') return found;
      const turning = found.kind === 'analysed' ? found.analysis.turningPoints[point - 1] : undefined;
      // Nobody remembers the analysis any more, or it has no such point: it is shown again.
      if (turning === undefined) return analysisReply(0, 'apart', press, bot);
      const { before: position, seat, round } = turning;
      const computers = now.table.seats.length - 1;
      const opening = await openTable(
        press,
        {
          ...{ game: now.game.name, options: optionsForAnother(now.table), computers },
          level: strongestAt(now.table),
          onward: { from: now.table, position, seat },
        },
        bot,
      );
      if (opening.kind !== 'opened') return opening;
      const { lobby, started } = opening;
      if (started?.kind === 'refused') return started;
      return sentence(press.context.say('onward-opened', { round, computers }), {
        changed: [lobby.table.id],
      });
    },
  },
} satisfies Partial<Buttons>;
