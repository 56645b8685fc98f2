import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/bot.ts';
import type { Command, Order, Reply } from '../src/discord/command.ts';
import { button, container, row, text } from '../src/discord/messages/components.ts';
import { sharedIcon } from '../src/discord/messages/icons.ts';
import { noteMessage } from '../src/discord/messages/page-message.ts';
import { tellingsOf } from '../src/discord/messages/telling.ts';
import type { EndAction } from '../src/discord/presses/ids.ts';
import { refused } from '../src/tables/refusal.ts';
import type { TableNow } from '../src/tables/table.ts';
import { plainName } from '../src/texts/name.ts';
import { tableLink } from './table-link.ts';
import { type Among, chosenTable, tableState, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const SUBCOMMANDS = ['status', 'end'] as const;
const AMONG: Readonly<Record<(typeof SUBCOMMANDS)[number], Among>> = {
  status: { phases: ['lobby', 'playing'], guests: true },
  end: { phases: ['lobby', 'playing'] },
};

/** `/table status` and `/table end`: what is settled at a table, and how to bring it to its end. */
export const table = {
  name: 'table',
  data: (texts) => ({
    ...worded(texts, 'command-table', 'table'),
    contexts: [InteractionContextType.Guild],
    options: SUBCOMMANDS.map((name) => ({
      ...worded(texts, `command-table-${name}`, name),
      type: ApplicationCommandOptionType.Subcommand,
      options: [tableOption(texts)],
    })),
  }),
  run: async (order, bot) => {
    const subcommand = SUBCOMMANDS.find((name) => name === order.subcommand) ?? 'status';
    const chosen = await chosenTable(order, bot, AMONG[subcommand]);
    if (chosen.kind !== 'table') return chosen;
    return subcommand === 'end' ? end(chosen.now, order, bot) : status(chosen.now, order, bot);
  },
  complete: (completion, bot) => {
    const subcommand = SUBCOMMANDS.find((name) => name === completion.subcommand) ?? 'status';
    return tableSuggestions(completion, bot, AMONG[subcommand]);
  },
} satisfies Command;

async function status(now: TableNow, { voice }: Order, bot: Bot): Promise<Reply> {
  const { say } = voice;
  const { table: at, game, match } = now;
  const telling = tellingsOf(at, voice).text;
  const settled = game.options.flatMap(({ name }) => {
    const value = at.options[name];
    return value === undefined
      ? []
      : [`- ${game.optionLabel(name, say)}: ${game.valueLabel(name, value, telling)}`];
  });
  const people = at.seats.map(({ id, name }) =>
    id === at.host ? say('command-status-host', { name: plainName(name) }) : plainName(name),
  );
  const time = (milliseconds: number) => `<t:${Math.floor(milliseconds / 1000)}:R>`;
  const lines = [
    `### ${game.title(say)} · ${tableState(now, say, plainName)}`,
    ...(match === undefined ? [] : [match.status(telling)]),
    say('command-status-people', { people: people.join(', ') }),
    say('command-status-times', { opened: time(at.openedAt), touched: time(at.touchedAt) }),
    ...settled,
    await tableLink(at, bot),
  ];
  return { kind: 'private', message: noteMessage(lines.join('\n')) };
}

/** The host is asked once more, and may end alone; anybody else at the table says that they wish it. */
async function end(now: TableNow, order: Order, bot: Bot): Promise<Reply> {
  const { table: at } = now;
  const { say } = order.voice;
  const { id: person } = order.person;
  if (at.phase === 'lobby') return at.host === person ? closing(now, order) : refused('not the host');
  if (at.host === person) return asking(order, now, 'command-end-confirm', ['now', 'vote']);
  if (at.votes.includes(person)) return asking(order, now, 'command-end-voted', ['withdraw']);
  const done = await bot.tables.end({ table: at.id, person, interaction: order.interaction }, 'vote');
  if (done.kind === 'refused') return done;
  const said = done.table.phase === 'ended' ? 'command-end-done' : 'done-vote';
  return { kind: 'private', message: noteMessage(say(said)), changed: at.id };
}

function asking(
  order: Order,
  { table: of, game }: TableNow,
  key: string,
  actions: readonly EndAction[],
): Reply {
  const { say, icons } = order.voice;
  const buttons = actions.map((action) =>
    button(
      {
        id: { kind: 'end', table: of.id, action },
        label: say(`command-end-button-${action}`),
        icon: sharedIcon(game.name, action),
        look: action === 'now' ? 'grave' : 'plain',
      },
      icons,
    ),
  );
  return {
    kind: 'private',
    message: { components: [container('private', [text(say(key)), row(buttons)])], pictures: [] },
  };
}

function closing({ table: at, game }: TableNow, { voice: { say, icons } }: Order): Reply {
  const close = button(
    {
      id: { kind: 'lobby', table: at.id, action: 'close' },
      label: say('lobby-button-close'),
      icon: sharedIcon(game.name, 'close'),
      look: 'grave',
    },
    icons,
  );
  return {
    kind: 'private',
    message: {
      components: [container('private', [text(say('command-end-lobby')), row([close])])],
      pictures: [],
    },
  };
}
