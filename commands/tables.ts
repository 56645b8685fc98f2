import { InteractionContextType } from 'discord-api-types/v10';
import type { Bot } from '../src/discord/channel/bot.ts';
import { linkTo } from '../src/discord/channel/notices.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { sentence } from '../src/discord/interactions/reply.ts';
import { momentOf } from '../src/discord/views/message-context.ts';
import { OPEN, type Table } from '../src/tables/model/table.ts';
import { waitingFor } from '../src/tables/model/waiting.ts';
import type { Tables } from '../src/tables/tables.ts';
import type { Say } from '../src/texts/say.ts';
import { plainName } from '../src/texts/shown-text.ts';
import { fitting } from './fitting.ts';
import { tableWay } from './table-way.ts';
import { tableLine } from './which-table.ts';
import { worded } from './wording.ts';

/** As many tables as one message has room for. */
const MOST = 12;
/** So many are looked at of those that are open, which is all that somebody may have, and of those that were put away. */
const LOOKED_AT = 60;

/** `/tables`: my tables anywhere, with whose turn it is and the way there. Those that wait for me come first, and then those of this channel. */
export const tables = {
  name: 'tables',
  data: (texts) => ({
    ...worded(texts, 'command-tables', 'tables'),
    contexts: [InteractionContextType.Guild],
  }),
  run: async ({ person, channel, context: { say } }, bot) => {
    const found = [OPEN, ['archived'] as const].map((phases) =>
      bot.tables.nearest(person.id, { channel, phases, most: LOOKED_AT }),
    );
    const mine = (await Promise.all(found)).flat();
    if (mine.length === 0) return sentence(say('command-tables-none'));
    const waiting = mine.filter(({ table }) => markOf(table, person.id) !== undefined);
    const sorted = [...waiting, ...mine.filter((now) => !waiting.includes(now))];
    const entries = await Promise.all(
      sorted.slice(0, MOST).map(async (now) => {
        const line = await entry(now, bot, say);
        const mark = markOf(now.table, person.id);
        return mark === undefined ? `- ${line}` : `- **${say(mark)}** ${line}`;
      }),
    );
    const lines = fitting(entries);
    const more = sorted.length - lines.length;
    const rest = more > 0 ? [say('command-tables-more', { count: more })] : [];
    return sentence([`### ${say('command-tables-title')}`, ...lines, ...rest].join('\n'));
  },
} satisfies Command;

type Near = Awaited<ReturnType<Tables['nearest']>>[number];

/** What the table waits for from this person, if it does: their turn, or their word on what it is asked to agree to. */
function markOf(table: Table, person: string): 'command-your-turn' | 'command-your-word' | undefined {
  const kinds = waitingFor(table, person).map(({ kind }) => kind);
  if (kinds.some((kind) => kind === 'turn' || kind === 'over')) return 'command-your-turn';
  return kinds.includes('vote') ? 'command-your-word' : undefined;
}

/** A table in a line. Only one that cannot be spoken of where it lives is opened, to say why. */
async function entry(now: Near, bot: Bot, say: Say): Promise<string> {
  const way = now.isBarred ? await tableWay(now.table, bot, say) : linkTo(now.table, now.board);
  const since = momentOf(now.table.activeAt);
  return `${tableLine(now, say, plainName)} · ${since} · ${way}`;
}
