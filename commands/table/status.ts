import { noteMessage } from '../../src/discord/messages/page-message.ts';
import { nameOf, tellingsOf } from '../../src/discord/messages/telling.ts';
import { holderOf } from '../../src/tables/table.ts';
import { plainName } from '../../src/texts/name.ts';
import { tableWay } from '../table-way.ts';
import { tableState } from '../which-table.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table status`: who sits there, what is settled, and whom it waits for. */
export const status: Subcommand = {
  name: 'status',
  among: { phases: ['lobby', 'playing', 'archived'], guests: true },
  run: async (now, { voice }, bot) => {
    const { say } = voice;
    const { table, game, match } = now;
    const telling = tellingsOf(table, voice).text;
    const settled = game.options.flatMap(({ name }) => {
      const value = table.options[name];
      return value === undefined
        ? []
        : [`- ${game.optionLabel(name, say)}: ${game.valueLabel(name, value, telling)}`];
    });
    const people = table.seats.map((seated, seat) => {
      const name = plainName(nameOf(seated, say));
      if (seated.kind === 'free') return say('command-status-free', { name });
      return holderOf(table, seat) === table.host ? say('command-status-host', { name }) : name;
    });
    const time = (milliseconds: number) => `<t:${Math.floor(milliseconds / 1000)}:R>`;
    const lines = [
      `### ${game.title(say)} · ${tableState(now, say, plainName)}`,
      ...(match === undefined ? [] : [match.status(telling)]),
      say('command-status-people', { people: people.join(', ') }),
      say('command-status-times', { opened: time(table.openedAt), touched: time(table.touchedAt) }),
      ...settled,
      `- ${say('pace')}: ${say(`pace-${table.pace}`)}`,
      await tableWay(table, bot, say),
    ];
    return { kind: 'private', message: noteMessage(lines.join('\n')) };
  },
};
