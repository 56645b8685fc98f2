import { commandOf, viewFor } from '../../src/discord/interactions/actor.ts';
import { page, sentence } from '../../src/discord/interactions/reply.ts';
import { controlsAt } from '../../src/discord/views/components.ts';
import { closingPage, lobbySettings } from '../../src/discord/views/lobby-settings.ts';
import { tableTold } from '../../src/discord/views/table-words.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { notTheHost, reject } from '../../src/tables/model/rejection.ts';
import { peopleAt, seatOf, TABLE_NAME_LENGTH } from '../../src/tables/model/table.ts';
import { mayEndAlone } from '../../src/tables/model/voting.ts';
import { optionName } from '../../src/texts/option-text.ts';
import { NAMELESS, shownName } from '../../src/texts/shown-text.ts';
import { broughtHere } from '../board.ts';
import { choice, choiceAmong, everyLanguage, flag, typed } from '../declared.ts';
import { atOption, gatheringIn } from '../play.ts';
import { type Among, atTable } from '../which-table.ts';
import { asking, changedThere, propose } from './done.ts';

const NOT_OVER: Among = { phases: ['lobby', 'playing'] };

/** `/table settings`: the host's page until the start: its name, who may join, when it begins, how it is played. */
export const tableSettings = atTable({
  about: 'table-settings',
  among: NOT_OVER,
  options: [typed('table-name', { name: 'name', most: TABLE_NAME_LENGTH }), flag('private'), atOption],
  run: async (now, order, bot) => {
    const { tables, texts } = bot;
    const { options, context } = order;
    const { table } = now;
    const given = options.get('name');
    const hasTerms = options.has('private') || options.has('at');
    if (given !== undefined) {
      const name = shownName(given);
      if (name === NAMELESS) return reject('unknown-option');
      const named = await tables.rename(commandOf(table.id, order), name);
      if (named.kind === 'refused' || !hasTerms) return changedThere(now, named, order);
    }
    const { say } = context;
    if (table.phase !== 'lobby')
      return sentence(say('command-settings-too-late', { option: optionName('table-name', say) }));
    if (hasTerms) {
      const wished = await gatheringIn(order, bot);
      if (typeof wished === 'string') return sentence(wished);
      return changedThere(now, await tables.setTerms(commandOf(table.id, order, ':terms'), wished), order);
    }
    return table.host === order.person.id
      ? page(lobbySettings(viewFor(now, order), texts, order))
      : notTheHost(table);
  },
});

/** `/table pace`: how long the table waits for a turn: set by the host in the lobby, and by agreement later. */
export const pace = atTable({
  about: 'table-pace',
  among: NOT_OVER,
  options: [choiceAmong('pace', PACES, (each) => `pace-${each}`, { required: true })],
  run: async (now, order, bot) => {
    const { id, phase } = now.table;
    const wished = PACES.find((each) => each === order.options.get('pace'));
    if (wished === undefined) return reject('unknown-option');
    return phase === 'lobby'
      ? changedThere(now, await bot.tables.setPace(commandOf(id, order), wished), order)
      : propose(now, { kind: 'pace', pace: wished }, order, bot);
  },
});

/** `/table language`: the host changes the language of the table's channel. Private replies keep each reader's. */
export const language = atTable({
  about: 'table-language',
  among: NOT_OVER,
  options: [choice('table-language', everyLanguage, { name: 'language', required: true })],
  run: async (now, order, { tables, texts }) => {
    const wished = texts.locales.find((locale) => locale === order.options.get('language'));
    return wished === undefined
      ? reject('unknown-option')
      : changedThere(now, await tables.setLanguage(commandOf(now.table.id, order), wished), order);
  },
});

/** `/table move`: one of those who sit there brings a table to where this is typed. */
export const move = atTable({
  about: 'table-move',
  among: NOT_OVER,
  run: ({ table }, order, bot) =>
    table.channel === order.channel
      ? sentence(order.context.say('command-here-already'))
      : broughtHere(table, order, bot),
});

/** `/table end`: the host confirms and ends alone, unless the table's rules want a vote; others start a vote. */
export const end = atTable({
  about: 'table-end',
  among: NOT_OVER,
  run: (now, order, bot) => {
    const { table, match } = now;
    const { say } = order.context;
    const isHost = table.host === order.person.id;
    if (table.phase === 'lobby') return isHost ? page(closingPage(viewFor(now, order))) : notTheHost(table);
    const mayEnd = match !== undefined && isHost && mayEndAlone(table, match);
    const isVoting = table.vote !== undefined && table.vote.refused === undefined;
    // Who agrees to what the others are asked already, or has no say, hears so at once.
    if (!mayEnd && (match === undefined || isVoting || seatOf(table, order.person.id) === undefined))
      return propose(now, { kind: 'end' }, order, bot);
    const { press } = controlsAt(now, order.context);
    const way = (action: 'now' | 'vote', look?: 'grave') =>
      press({ kind: 'end', action }, say(`command-end-button-${action}`), action, look);
    if (!mayEnd) return asking(tableTold(now, say), say('command-end-confirm-vote'), way('vote'));
    const isAlone = peopleAt(table).length === 1;
    const words = say(isAlone ? 'command-end-confirm-alone' : 'command-end-confirm');
    return asking(tableTold(now, say), words, way('now', 'grave'), !isAlone && way('vote'));
  },
});
