import { reject } from '../../../tables/model/rejection.ts';
import { seatOf } from '../../../tables/model/table.ts';
import { noteForm, notePage } from '../../views/note-page.ts';
import { type Button, commandOf, tableAt } from '../button.ts';
import { pageHere } from '../reply.ts';

/** What somebody does with the note that they have written for themselves. */
export const notePress: Button<'note'> = {
  mode: 'update',
  press: async ({ table, action }, press, bot) => {
    const { person, context, values } = press;
    if (action === 'write') {
      const now = await tableAt(table, press, bot);
      if (now === undefined) return reject('no-such-table');
      if (seatOf(now.table, person.id) === undefined) return reject('not-seated');
      return { kind: 'form', form: noteForm(now, person.id, context.say) };
    }
    const words = action === 'save' ? (values[0] ?? '') : '';
    const done = await bot.tables.writeNote(commandOf(table, press), words);
    if (done.kind === 'refused') return done;
    return pageHere(() => notePage(done, person.id, context), { changed: [table] });
  },
};
