import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { inTurn, type Made } from '../src/discord/interactions/in-turn.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { container, file, text } from '../src/discord/protocol/message.ts';
import { exportOf } from '../src/tables/service/export.ts';
import { asking } from './table/asking.ts';
import { worded } from './wording.ts';

/** The file that somebody gets of all that is kept of them. */
const FILE = 'my-data.json';

/** `/privacy …`: all that is kept of a person, as a file, and its removal, which is asked once more. */
export const privacy = {
  name: 'privacy',
  data: (texts) => ({
    ...worded(texts, 'command-privacy', 'privacy'),
    contexts: [InteractionContextType.Guild],
    options: (['export', 'remove'] as const).map((name) => ({
      ...worded(texts, `command-privacy-${name}`, name),
      type: ApplicationCommandOptionType.Subcommand as const,
    })),
  }),
  run: async (order, bot) => {
    const { subcommand, person, context } = order;
    const { say } = context;
    if (subcommand === 'remove')
      return asking(
        say('privacy-ask', { name: say('player-unknown') }),
        [{ id: { kind: 'forget' }, label: say('privacy-button-remove'), look: 'grave' }],
        context,
      );
    const gather = async (): Promise<Made> => {
      const kept = await exportOf(bot.tables, person.id);
      const { unread } = kept;
      const words = [
        say('privacy-file'),
        ...(unread === 0 ? [] : [`⚠️ ${say('privacy-file-unread', { count: unread })}`]),
      ].join('\n');
      const data = Buffer.from(JSON.stringify(kept, undefined, 2));
      return page({
        components: [container('private', [text(words), file(FILE)])],
        pictures: [],
        files: [{ name: FILE, data }],
      });
    };
    return inTurn('export', order, { page: { of: 'privacy', kind: 'export' }, place: 'apart' }, gather, bot);
  },
} satisfies Command;
