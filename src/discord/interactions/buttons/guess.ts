import { ownPageOf } from '../../../games/pages.ts';
import { reject } from '../../../tables/model/rejection.ts';
import { type Button, chosenNumber, commandOf } from '../button.ts';
import { pageAfter } from '../page-after.ts';
import { pageHere } from '../reply.ts';

/** A guess who will win. Nobody else sees it, so the page on which it was made shows it. */
export const guess: Button<'guess'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const winner = chosenNumber(press);
    if (winner === undefined) return reject('not-legal');
    const done = await bot.tables.guess(commandOf(table, press), winner);
    return done.kind === 'refused'
      ? done
      : pageHere(() => pageAfter(done, ownPageOf(done.game.pages)?.name ?? 'question', press), {
          changed: [table],
        });
  },
};
