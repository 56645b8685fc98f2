import { sharedIcon } from '../../src/discord/messages/icons.ts';
import { notTheHost } from '../../src/tables/doings.ts';
import { asking } from './asking.ts';
import { propose } from './proposing.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table end`: the host is asked once more, and may end alone; anybody else at the table asks the others to agree. */
export const end: Subcommand = {
  name: 'end',
  among: { phases: ['lobby', 'playing'] },
  run: async ({ table, game }, order, bot) => {
    const { voice, person } = order;
    const { say } = voice;
    const host = table.host === person.id;
    if (table.phase === 'lobby') {
      if (!host) return notTheHost(table);
      const close = {
        id: { kind: 'lobby', table: table.id, action: 'close' },
        label: say('lobby-button-close'),
        icon: sharedIcon(game.name, 'close'),
        look: 'grave',
      } as const;
      return asking(say('command-end-lobby'), [close], voice);
    }
    if (!host) return propose(table, { kind: 'end' }, order, bot);
    const now = {
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
    return asking(say('command-end-confirm'), [now, vote], voice);
  },
};
