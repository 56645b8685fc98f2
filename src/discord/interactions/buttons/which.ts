import { reject } from '../../../tables/model/rejection.ts';
import type { Bot } from '../../channel/bot.ts';
import { noteMessage } from '../../views/page-message.ts';
import { type Button, type Press, tableAt } from '../button.ts';
import { pageHere, type Reply } from '../reply.ts';

/** The table that somebody means by a command that they have given: the command goes on there. */
export const which: Button<'which'> = {
  mode: 'update',
  press: ({ table }, press, bot) => carriedOutAt(table, press, bot),
};

/** The same from a menu. */
export const whichChoose: Button<'which-choose'> = {
  mode: 'update',
  press: (_id, press, bot) => carriedOutAt(press.values[0] ?? '', press, bot),
};

/** Asks for which other table a command is meant, that was carried out at the likeliest. */
export const whichElse: Button<'which-else'> = {
  mode: 'update',
  press: async (_id, { open, context: { say } }) =>
    pageHere(() => open?.asks ?? noteMessage(say('command-which-over'))),
};

/** Carries out the command at the table that was chosen. What comes of it takes the place of the question. */
async function carriedOutAt(table: string, press: Press, bot: Bot): Promise<Reply> {
  const { interaction, context, open } = press;
  const { say } = context;
  if (open?.offered.includes(table) !== true) return pageHere(() => noteMessage(say('command-which-over')));
  const now = await tableAt(table, press, bot);
  if (now === undefined) return reject('no-such-table');
  const reply = await open.run(now, interaction);
  if (reply.kind === 'page') return { ...reply, place: 'here' };
  if (reply.kind !== 'board') return reply;
  const { opened, also = [] } = reply;
  const changed = [opened.now.table.id];
  return pageHere(() => noteMessage(say('table-below')), { now: opened.now, changed, also });
}
