import { holderOf, type Table, type TableNow } from '../../src/tables/table.ts';
import { sentence } from '../which-table.ts';
import { propose } from './proposing.ts';
import { chosenSeat, seatOption } from './seat-option.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table computer`: lets the computer play a seat that is free, that keeps the table waiting, or that is one’s own. */
export const computer: Subcommand = {
  name: 'computer',
  among: { phases: ['playing'] },
  options: (texts) => [seatOption(texts)],
  run: async (now, order, bot) => {
    const named = chosenSeat(now.table, order);
    const seat = named === 'none named' ? waitedFor(now, order.person.id) : named;
    if (seat === undefined || seat === 'no such seat')
      return sentence(order.voice.say('command-no-such-seat'));
    return propose(now.table, { kind: 'computer', seat }, order, bot);
  },
};

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
