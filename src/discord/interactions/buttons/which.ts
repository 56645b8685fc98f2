import { reject } from '../../../tables/model/rejection.ts';
import type { Bot } from '../../channel/bot.ts';
import { noteMessage } from '../../views/components.ts';
import type { Buttons, Press } from '../button.ts';
import { boardNote, pageHere, type Reply } from '../reply.ts';

/** The table that somebody means by a command that they have given: the command goes on there. */
export const whichButtons = {
  which: { press: ({ table }, press, bot) => carriedOutAt(table, press, bot) },
  'which-choose': { press: (_id, press, bot) => carriedOutAt(press.values[0] ?? '', press, bot) },
  'which-else': {
    press: (_id, { open, context: { say } }) =>
      pageHere(() => open?.asks ?? noteMessage(say('command-which-over'))),
  },
} satisfies Partial<Buttons>;

/** Carries out the command at the table that was chosen. What comes of it takes the place of the question. */
async function carriedOutAt(table: string, press: Press, bot: Bot): Promise<Reply> {
  const { interaction, context, open } = press;
  const { say } = context;
  if (open?.offered.includes(table) !== true) return pageHere(() => noteMessage(say('command-which-over')));
  const now = press.opened?.now ?? (await bot.tables.look(table));
  if (now === undefined) return reject('no-such-table');
  const reply = await open.run(now, interaction);
  if (reply.kind === 'page') return { ...reply, place: 'here' };
  if (reply.kind !== 'board') return reply;
  const { opened, also = [], others } = reply;
  const changed = [opened.now.table.id];
  return pageHere(() => boardNote(say('table-below'), reply), {
    ...{ now: opened.now, changed, also },
    ...(others && { open: others.open }),
  });
}
