import { sharedIcon } from '../../src/discord/views/message-context.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import { leavingConcedes } from '../../src/tables/model/match-result.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { peopleAt, seatOf } from '../../src/tables/model/table.ts';
import { asking } from './asking.ts';
import { doneThere } from './done-there.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table leave`: leaves a lobby at once; in a match, asks privately whether to hand the seat on or give up. */
export const leaveCommand: Subcommand = {
  name: 'leave',
  among: { phases: ['lobby', 'playing'] },
  run: async (now, order, bot) => {
    const { table, game, match } = now;
    const { context, person, interaction } = order;
    const { say } = context;
    if (table.phase === 'lobby') {
      const done = await bot.tables.leave({ table: table.id, person: person.id, interaction });
      return doneThere(done, order, () => [say('command-left-lobby')]);
    }
    if (seatOf(table, person.id) === undefined) return reject('not-seated');
    const handOn = {
      id: { kind: 'leave', table: table.id, action: 'hand-on' },
      label: say('command-leave-button-hand-on'),
      icon: sharedIcon(game.name, 'leave'),
    } as const;
    const concede = {
      id: { kind: 'leave', table: table.id, action: 'concede' },
      label: say('command-leave-button-concede'),
      icon: sharedIcon(game.name, 'now'),
      look: 'grave',
    } as const;
    const isSucceeded = table.host === person.id && peopleAt(table).length > 1;
    const words = say('command-leave-ask', { seats: table.seats.length, host: isSucceeded ? 'yes' : 'no' });
    const concedes = match !== undefined && leavingConcedes(table, match);
    const counted = say('counts-left', { how: concedes ? 'conceded' : 'left' });
    return asking(`${tableTold(now, say)}\n${words}\n-# ${counted}`, [handOn, concede], context);
  },
};
