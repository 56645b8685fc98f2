import { ownTables, putDirectory } from '../src/discord/interactions/lists.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { place, slash } from './declared.ts';

/**
 * `/tables`: my tables anywhere, and lobbies that I can join from here. With `board`, a manager puts the server's
 * directory into a channel, moves it or removes it.
 */
export const tables = slash({
  about: 'tables',
  options: [place('board')],
  run: async (order, bot) => {
    const wanted = order.options.get('board');
    return wanted === undefined ? page(await ownTables(order, bot)) : putDirectory(wanted, order, bot);
  },
});
