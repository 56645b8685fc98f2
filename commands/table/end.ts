import { page } from '../../src/discord/interactions/reply.ts';
import { closingPage } from '../../src/discord/views/lobby-settings.ts';
import { sharedIcon } from '../../src/discord/views/message-context.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import { notTheHost } from '../../src/tables/model/rejection.ts';
import { peopleAt } from '../../src/tables/model/table.ts';
import { mayEndAlone } from '../../src/tables/model/voting.ts';
import { asking } from './asking.ts';
import { propose } from './proposing.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table end`: the host confirms and ends alone, unless the table's rules want a vote; others start a vote. */
export const endCommand: Subcommand = {
  name: 'end',
  among: { phases: ['lobby', 'playing'] },
  run: async (now, order, bot) => {
    const { table, game, match } = now;
    const { context, person } = order;
    const { say } = context;
    const host = table.host === person.id;
    if (table.phase === 'lobby') {
      return host ? page(closingPage(now, context)) : notTheHost(table);
    }
    if (match === undefined || !host || !mayEndAlone(table, match))
      return propose(now, { kind: 'end' }, order, bot);
    const atOnce = {
      id: { kind: 'end', table: table.id, action: 'now' },
      label: say('command-end-button-now'),
      icon: sharedIcon(game.name, 'now'),
      look: 'grave',
    } as const;
    const vote = {
      id: { kind: 'end', table: table.id, action: 'vote' },
      label: say('command-end-button-vote'),
      icon: sharedIcon(game.name, 'vote'),
    } as const;
    const isAlone = peopleAt(table).length === 1;
    const words = say(isAlone ? 'command-end-confirm-alone' : 'command-end-confirm');
    return asking(`${tableTold(now, say)}\n${words}`, isAlone ? [atOnce] : [atOnce, vote], context);
  },
};
