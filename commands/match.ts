import { TYPED } from '../src/bounds.ts';
import { commandOf, viewFor } from '../src/discord/interactions/actor.ts';
import { planMessage } from '../src/discord/interactions/buttons/plan.ts';
import { backOffer, backPage } from '../src/discord/interactions/buttons/undo.ts';
import { fileReplay, recordReply, tableReplay, textReplay } from '../src/discord/interactions/records.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { ownPage } from '../src/discord/views/page-message.ts';
import { isSeated } from '../src/discord/views/table-view.ts';
import { reject } from '../src/tables/model/rejection.ts';
import { attachment, slash, typed } from './declared.ts';
import { doneThere } from './table/done.ts';
import { type Among, atTable, runAt, tableOption } from './which-table.ts';

const WAITING: Among = { phases: ['playing'], first: 'waiting' };

/** The tables that have a record: those with a match, over or not. */
const RECORDED: Among = { phases: ['playing', 'archived', 'ended'], guests: true, first: 'waiting' };

/** `/hand`: what only I may see, for my eyes alone. */
export const hand = slash(
  atTable({
    about: 'hand',
    among: WAITING,
    run: (now, order) => {
      const view = viewFor(now, order);
      return isSeated(view)
        ? page(ownPage(view))
        : reject(view.seat === undefined ? 'not-seated' : 'not-playing');
    },
  }),
);

/** `/plan`: plans my next turn while others play, for my eyes alone. */
export const plan = slash(
  atTable({
    about: 'plan',
    among: { phases: ['playing'], first: 'not-waiting' },
    run: (now, order, bot) => page(planMessage(viewFor(now, order), bot)),
  }),
);

/** `/undo`: takes back my last move where that is free, and else offers to ask the others. */
export const undo = slash(
  atTable({
    about: 'undo',
    among: WAITING,
    run: async (now, order, bot) => {
      const done = await bot.tables.undo(commandOf(now.table.id, order));
      if (done.kind === 'done') return doneThere(done, order, [order.context.say('command-undone')]);
      const offer = await backOffer(viewFor(now, order), done.code, bot);
      return offer === undefined ? done : page(backPage(offer));
    },
  }),
);

/** `/record`: a private copy of a game as a file, and as text if it fits; while it runs, only what I may know. */
export const record = slash(atTable({ about: 'record', among: RECORDED, run: recordReply }));

/** `/replay`: a record, verified move by move, or one of my games, turn by turn with its boards, for me alone. */
export const replayCommand = slash({
  about: 'replay',
  options: [
    tableOption(RECORDED),
    attachment('record-file', { name: 'file' }),
    typed('record-text', { name: 'record', most: TYPED.longOptions.record }),
  ],
  run: (order, bot) => {
    const [named, file, text] = ['table', 'file', 'record'].map((name) => order.options.get(name));
    if ([named, file, text].filter((given) => given !== undefined).length > 1)
      return sentence(order.context.say('replay-one-of-them'));
    if (text !== undefined) return textReplay(text, order, bot);
    return file === undefined
      ? runAt(order, bot, RECORDED, tableReplay)
      : fileReplay(order.files.get(file), order, bot);
  },
});
