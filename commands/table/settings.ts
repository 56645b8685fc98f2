import { page } from '../../src/discord/interactions/reply.ts';
import { lobbySettings } from '../../src/discord/views/lobby-settings.ts';
import { notTheHost } from '../../src/tables/model/rejection.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table settings`: how a game is to be played, until it has started: the page of its host. */
export const settings: Subcommand = {
  name: 'settings',
  among: { phases: ['lobby'] },
  run: async (now, order, { texts }) =>
    now.table.host === order.person.id
      ? page(lobbySettings(now, texts, order.context, order))
      : notTheHost(now.table),
};
