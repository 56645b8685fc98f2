import { commandOf } from '../../src/discord/interactions/actor.ts';
import type { Order } from '../../src/discord/interactions/command.ts';
import { openTablesAt } from '../../src/discord/interactions/opening.ts';
import { type PageReply, sentence } from '../../src/discord/interactions/reply.ts';
import { CHOICE_LENGTH } from '../../src/discord/protocol/limits.ts';
import { controlsAt } from '../../src/discord/views/components.ts';
import { seatName } from '../../src/discord/views/message-context.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import { leavingConcedes } from '../../src/tables/model/match-result.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { holderOf, peopleAt, seatOf, type Table, type TableNow } from '../../src/tables/model/table.ts';
import type { Say } from '../../src/texts/say.ts';
import { labelName, plainName, shortened, shownName } from '../../src/texts/shown-text.ts';
import { type Option, person, typed } from '../declared.ts';
import { gatheringIn, untilOption } from '../play.ts';
import { type Among, atTable, tableMeant } from '../which-table.ts';
import { asking, changedThere, doneThere, propose } from './done.ts';

const NOT_OVER: Among = { phases: ['lobby', 'playing'] };
const PLAYING: Among = { phases: ['playing'] };

/** What a game is to somebody who gives up their seat in it. */
function countedWords({ table, match }: TableNow, say: Say): string {
  const concedes = match !== undefined && leavingConcedes(table, match);
  return `-# ${say('counts-left', { how: concedes ? 'conceded' : 'left' })}`;
}

/** `/table leave`: leaves a lobby at once; in a match, asks privately whether to hand the seat on or give up. */
export const leave = atTable({
  about: 'table-leave',
  among: NOT_OVER,
  run: async (now, order, { tables }) => {
    const { table } = now;
    const { say } = order.context;
    if (table.phase === 'lobby')
      return doneThere(await tables.leave(commandOf(table.id, order)), order, [say('seat-leave')]);
    if (seatOf(table, order.person.id) === undefined) return reject('not-seated');
    const { press } = controlsAt(now, order.context);
    const way = (action: 'hand-on' | 'concede', icon: 'leave' | 'now', look?: 'grave') =>
      press({ kind: 'leave', action }, say(`command-leave-button-${action}`), icon, look);
    const isSucceeded = table.host === order.person.id && peopleAt(table).length > 1;
    const words = [
      say('command-leave-ask', { seats: table.seats.length }),
      ...(isSucceeded ? [say('command-leave-host')] : []),
    ].join(' ');
    const told = [tableTold(now, say), words, countedWords(now, say)];
    return asking(told, way('hand-on', 'leave'), way('concede', 'now', 'grave'));
  },
});

/** `/table invite`: the host of a lobby invites somebody, who has a seat kept until a time. */
export const invite = atTable({
  about: 'table-invite',
  among: { phases: ['lobby'] },
  options: [person('person', { required: true }), untilOption],
  run: async (now, order, bot) => {
    const wished = await gatheringIn(order, bot);
    return typeof wished === 'string'
      ? sentence(wished)
      : changedThere(now, await bot.tables.invite(commandOf(now.table.id, order), wished), order);
  },
});

/** `/table host`: the host hands that over to somebody else at the table, a lobby only to who may open one more. */
export const host = atTable({
  about: 'table-host',
  among: NOT_OVER,
  options: [person('person', { required: true })],
  run: async (now, order, bot) => {
    const { id, phase, guild, home } = now.table;
    const to = order.options.get('person') ?? '';
    // Nobody comes to have more lobbies than they may open, nor is kept from opening one by what others hand them.
    if (phase === 'lobby') {
      const { hosted, settings } = await openTablesAt({ guild, home, person: { id: to } }, bot);
      if (hosted >= settings.mostLobbies) return sentence(order.context.say('command-host-full'));
    }
    return changedThere(now, await bot.tables.handOver(commandOf(id, order), to), order);
  },
});

/** The option that names a seat by the person who holds it; its value is the seat's number, counted from 1. */
const seatOption = (among: Among): Option =>
  typed('seat', {
    // Nothing if the table may be one of several.
    suggest: async (completion, bot) => {
      const meant = await tableMeant(completion, bot, among);
      if (meant.kind !== 'table') return [];
      const typed = (completion.options.get('seat') ?? '').toLowerCase();
      return namesOf(meant.now.table, completion.context.say).flatMap((name, seat) =>
        `${seat + 1}. ${shownName(name)}`.toLowerCase().includes(typed)
          ? [
              {
                name: shortened(`${seat + 1}. ${labelName(name)}`, CHOICE_LENGTH),
                value: String(seat + 1),
              },
            ]
          : [],
      );
    },
  });

/** The seat that the option says: by its number, as a suggestion does, or by the name of its holder. */
function chosenSeat(
  table: Table,
  { options, context: { say } }: Order,
): number | 'none named' | 'no such seat' {
  const given = options.get('seat');
  if (given === undefined) return 'none named';
  const names = namesOf(table, say);
  const wanted = given.trim().toLowerCase();
  const seat = /^\d$/.test(given)
    ? Number(given) - 1
    : names.findIndex((name) => shownName(name).toLowerCase() === wanted);
  return names[seat] === undefined ? 'no such seat' : seat;
}

const askForSeat = (table: Table, { context: { say } }: Order): PageReply =>
  sentence(say('command-no-such-seat', { people: namesOf(table, say).map(plainName).join(', ') }));

const namesOf = (table: Table, say: Say): readonly string[] =>
  table.seats.map((seated) => seatName(seated, table, say));

/** `/table substitute`: somebody else is invited to take my seat, or, by the host, another’s. */
export const substituteSeat = atTable({
  about: 'table-substitute',
  among: PLAYING,
  options: [person('person', { required: true }), seatOption(PLAYING)],
  run: (now, order, bot) => {
    const { table } = now;
    const wished = order.people.get(order.options.get('person') ?? '');
    if (wished === undefined) return sentence(order.context.say('rejected-blocked-other'));
    const named = chosenSeat(table, order);
    const seat = named === 'none named' ? seatOf(table, order.person.id) : named;
    if (seat === undefined || seat === 'no such seat') return askForSeat(table, order);
    return propose(now, { kind: 'substitute', seat, person: wished }, order, bot);
  },
});

/** `/table computer`: puts a computer into a lobby, or into a seat that is free, overdue or your own. */
export const computer = atTable({
  about: 'table-computer',
  among: NOT_OVER,
  options: [seatOption(NOT_OVER)],
  run: async (now, order, bot) => {
    const { table, match } = now;
    if (table.phase === 'lobby')
      return changedThere(now, await bot.tables.addComputer(commandOf(table.id, order)), order);
    const named = chosenSeat(table, order);
    const isOwn = (seat: number) => holderOf(table, seat) === order.person.id;
    const free = table.seats.findIndex(({ kind }) => kind === 'free');
    const waitedFor = free === -1 ? match?.decisions.find(({ seat }) => !isOwn(seat))?.seat : free;
    const seat = named === 'none named' ? waitedFor : named;
    if (seat === undefined || seat === 'no such seat') return askForSeat(table, order);
    if (!isOwn(seat)) return propose(now, { kind: 'computer', seat }, order, bot);
    // One's own seat is gone for good with it, so it is asked once more.
    const { say } = order.context;
    const { press } = controlsAt(now, order.context);
    return asking(
      [tableTold(now, say), say('command-computer-ask'), countedWords(now, say)],
      press({ kind: 'depute', seat }, say('command-computer-button-own'), 'computer', 'grave'),
    );
  },
});
