import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command, Order } from '../src/discord/command.ts';
import { container, gallery, text } from '../src/discord/components.ts';
import { TEXT } from '../src/discord/limits.ts';
import type { Message } from '../src/discord/message.ts';
import { missingPermissions } from '../src/discord/permissions.ts';
import { tellingsOf } from '../src/discord/telling.ts';
import { refused } from '../src/tables/refusal.ts';
import { seatOf, type TableNow } from '../src/tables/table.ts';
import { type Among, chosenTable, sentence, tableSuggestions } from './which-table.ts';
import { tableOption, worded } from './wording.ts';

const AMONG: Among = { phases: ['lobby', 'playing'], guests: true };

/** `/board`: the live board anew where the channel is now, a private copy for guests, or the position in words. */
export const board = {
  name: 'board',
  data: (texts) => ({
    ...worded(texts, 'command-board', 'board'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        ...worded(texts, 'option-text', 'text'),
        type: ApplicationCommandOptionType.Boolean,
        required: false,
      },
      tableOption(texts),
    ],
  }),
  run: async (order, bot) => {
    const chosen = await chosenTable(order, bot, AMONG);
    if (chosen.kind !== 'table') return chosen;
    const { now } = chosen;
    const { table } = now;
    if (order.options.get('text') === 'true') return inWords(now, order);
    const seated = seatOf(table, order.person.id) !== undefined;
    if (!seated || table.channel !== order.channel) return copy(now, order);
    const missing = missingPermissions(order.permissions, order.thread, order.voice.say);
    return missing === undefined ? { kind: 'live', table: table.id } : sentence(missing);
  },
  complete: (completion, bot) => tableSuggestions(completion, bot, AMONG),
} satisfies Command;

function inWords(now: TableNow, { person, voice }: Order) {
  const { match, table } = now;
  if (match === undefined) return refused('not playing');
  const viewer = seatOf(table, person.id) ?? 'spectator';
  return {
    kind: 'private',
    message: pages(match.boardText(viewer, tellingsOf(table, voice.say).text)),
  } as const;
}

/** As many parts as one message has room for. */
function pages(parts: readonly string[]): Message {
  const shown: string[] = [];
  let length = 0;
  for (const part of parts) {
    length += part.length;
    if (length > TEXT) break;
    shown.push(part);
  }
  return { components: [container('private', shown.map(text))], pictures: [] };
}

function copy(now: TableNow, { voice }: Order) {
  const { match, table, game } = now;
  if (match === undefined) return refused('not playing');
  const tellings = tellingsOf(table, voice.say);
  const pictures = match.boards(tellings.label);
  const heading = `### ${game.title(voice.say)}\n${match.status(tellings.text)}`;
  return {
    kind: 'private',
    message: { components: [container('private', [text(heading), ...pictures.map(gallery)])], pictures },
  } as const;
}
