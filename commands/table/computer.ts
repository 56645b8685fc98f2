import type { Bot } from '../../src/discord/channel/bot.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import type { Reply } from '../../src/discord/interactions/reply.ts';
import { sharedIcon } from '../../src/discord/views/message-context.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import { leavingConcedes } from '../../src/tables/model/match-result.ts';
import { holderOf, type Table, type TableNow } from '../../src/tables/model/table.ts';
import { asking } from './asking.ts';
import { changedThere } from './done-there.ts';
import { propose } from './proposing.ts';
import { askForSeat, chosenSeat, seatOption } from './seat-option.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table computer`: puts a computer into a lobby, or into a seat that is free, overdue or your own. */
export const computer: Subcommand = {
  name: 'computer',
  among: { phases: ['lobby', 'playing'] },
  options: (texts) => [seatOption(texts)],
  run: async (now, order, bot) => {
    if (now.table.phase === 'lobby') return seatedInLobby(now, order, bot);
    const named = chosenSeat(now.table, order);
    const seat = named === 'none named' ? waitedFor(now, order.person.id) : named;
    if (seat === undefined || seat === 'no such seat') return askForSeat(now.table, order);
    return holderOf(now.table, seat) === order.person.id
      ? own(now, seat, order)
      : propose(now, { kind: 'computer', seat }, order, bot);
  },
};

/** One's own seat is gone for good with it, so it is asked once more. */
function own(now: TableNow, seat: number, { context }: Order): Reply {
  const { table, game, match } = now;
  const depute = {
    id: { kind: 'depute', table: table.id, seat },
    label: context.say('command-computer-button-own'),
    icon: sharedIcon(game.name, 'computer'),
    look: 'grave',
  } as const;
  const concedes = match !== undefined && leavingConcedes(table, match);
  const counted = context.say('counts-left', { how: concedes ? 'conceded' : 'left' });
  const words = [tableTold(now, context.say), context.say('command-computer-ask'), `-# ${counted}`];
  return asking(words.join('\n'), [depute], context);
}

async function seatedInLobby(now: TableNow, order: Order, { tables }: Bot): Promise<Reply> {
  const { person, interaction } = order;
  const done = await tables.addComputer({ table: now.table.id, person: person.id, interaction });
  return changedThere(now, done, order);
}

/** A free seat, or else another’s that the match waits for. */
function waitedFor({ table, match }: TableNow, person: string): number | undefined {
  const free = freeSeat(table);
  if (free !== undefined) return free;
  return match?.decisions.find(({ seat }) => holderOf(table, seat) !== person)?.seat;
}

function freeSeat({ seats }: Table): number | undefined {
  const seat = seats.findIndex(({ kind }) => kind === 'free');
  return seat === -1 ? undefined : seat;
}
