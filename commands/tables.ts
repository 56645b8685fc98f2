import { InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { sentence } from '../src/discord/interactions/reply.ts';
import { momentOf } from '../src/discord/views/message-context.ts';
import { seatOf, type TableNow } from '../src/tables/model/table.ts';
import { awaited } from '../src/tables/model/voting.ts';
import type { Say } from '../src/texts/say.ts';
import { plainName } from '../src/texts/shown-text.ts';
import { fitting } from './fitting.ts';
import { tableWay } from './table-way.ts';
import { tableLine } from './which-table.ts';
import { worded } from './wording.ts';

/** As many tables as one message has room for. */
const MOST = 12;

/** `/tables`: my tables anywhere, with whose turn it is and the way there. Those that wait for me come first. */
export const tables = {
  name: 'tables',
  data: (texts) => ({
    ...worded(texts, 'command-tables', 'tables'),
    contexts: [InteractionContextType.Guild],
  }),
  run: async ({ person, context: { say } }, bot) => {
    const mine = await bot.tables.of(person.id, ['lobby', 'playing', 'archived']);
    if (mine.length === 0) return sentence(say('command-tables-none'));
    const waiting = mine.filter((now) => markOf(now, person.id) !== undefined);
    const sorted = [...waiting, ...mine.filter((now) => !waiting.includes(now))];
    const entries = await Promise.all(
      sorted.slice(0, MOST).map(async (now) => {
        const line = await entry(now, bot, say);
        const mark = markOf(now, person.id);
        return mark === undefined ? `- ${line}` : `- **${say(mark)}** ${line}`;
      }),
    );
    const lines = fitting(entries);
    const more = sorted.length - lines.length;
    const rest = more > 0 ? [say('command-tables-more', { count: more })] : [];
    return sentence([`### ${say('command-tables-title')}`, ...lines, ...rest].join('\n'));
  },
} satisfies Command;

/** What the table waits for from this person, if it does: their turn, or their word on what it is asked to agree to. */
function markOf(
  { table, match }: TableNow,
  person: string,
): 'command-your-turn' | 'command-your-word' | undefined {
  if (table.phase !== 'playing') return undefined;
  const own = seatOf(table, person);
  if (match?.decisions.some(({ seat }) => seat === own)) return 'command-your-turn';
  const asked = table.vote !== undefined && awaited(table, table.vote).includes(person);
  return asked ? 'command-your-word' : undefined;
}

async function entry(now: TableNow, bot: Bot, say: Say): Promise<string> {
  const way = await tableWay(now.table, bot, say);
  const since = momentOf(now.table.activeAt);
  return `${tableLine(now, say, plainName)} · ${since} · ${way}`;
}
