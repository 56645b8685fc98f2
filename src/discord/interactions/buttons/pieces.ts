import { reject } from '../../../tables/model/rejection.ts';
import { seatOf } from '../../../tables/model/table.ts';
import { piecesPage } from '../../views/pieces-page.ts';
import { type Button, tableAt } from '../button.ts';

/** Chooses a group of pieces on the board, or one of them. */
export const piece: Button<'piece'> = {
  mode: 'update',
  press: async ({ table, menu }, press, bot) => {
    const now = await tableAt(table, press, bot);
    if (now?.match === undefined) return reject(now === undefined ? 'no-such-table' : 'not-playing');
    const [chosen] = press.values;
    const viewer = seatOf(now.table, press.person.id) ?? 'spectator';
    const page = piecesPage(now, now.match, viewer, { [menu]: chosen }, press.context);
    return page === undefined
      ? reject('not-playing')
      : { kind: 'page', draw: () => page, place: 'here', now };
  },
};
