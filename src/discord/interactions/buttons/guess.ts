import { ownPageOf } from '../../../games/pages.ts';
import { type Button, commandOf } from '../button.ts';
import { pageAfter } from '../page-after.ts';
import { pageHere } from '../reply.ts';

/** A guess who will win. Nobody else sees it, so the page on which it was made shows it. */
export const guess: Button<'guess'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const done = await bot.tables.guess(commandOf(table, press), Number(press.values[0]));
    return done.kind === 'refused'
      ? done
      : pageHere(() => pageAfter(done, ownPageOf(done.game.pages)?.name ?? 'question', press));
  },
};
