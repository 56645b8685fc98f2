import { reject } from '../../../tables/model/rejection.ts';
import { rulesPage } from '../../views/rules-page.ts';
import type { Button } from '../button.ts';
import { pageHere } from '../reply.ts';

/** A topic of a game's rules. */
export const rulesPress: Button<'rules'> = {
  mode: 'update',
  press: async (id, { values, context }, { games }) => {
    const game = games.find(({ name }) => name === id.game);
    if (game === undefined) return reject('no-such-table');
    return pageHere(() => rulesPage(game, values[0], context, id.from));
  },
};
