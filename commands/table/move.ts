import { sentence } from '../../src/discord/interactions/reply.ts';
import { broughtHere } from '../moving.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table move`: one of those who sit there brings a table to where this is typed. */
export const moveCommand: Subcommand = {
  name: 'move',
  among: { phases: ['lobby', 'playing'] },
  run: async ({ table }, order, bot) =>
    table.channel === order.channel
      ? sentence(order.context.say('command-here-already'))
      : broughtHere(table, order, bot),
};
