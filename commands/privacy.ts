import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { page } from '../src/discord/interactions/reply.ts';
import { container, file, text } from '../src/discord/protocol/message.ts';
import { exportOf } from '../src/tables/service/export.ts';
import { neutralJson } from '../src/texts/neutral-text.ts';
import { asking } from './table/asking.ts';
import { worded } from './wording.ts';

/** The file that somebody gets of all that is kept of them. */
const FILE = 'my-data.json';

/** `/privacy …`: all that is kept of a person, as a file, and its removal, which is asked once more. */
export const privacy = {
  name: 'privacy',
  isForBlocked: true,
  data: (texts) => ({
    ...worded(texts, 'command-privacy', 'privacy'),
    contexts: [InteractionContextType.Guild],
    options: (['export', 'remove'] as const).map((name) => ({
      ...worded(texts, `command-privacy-${name}`, name),
      type: ApplicationCommandOptionType.Subcommand as const,
    })),
  }),
  run: async ({ subcommand, person, context }, { tables }) => {
    const { say } = context;
    if (subcommand === 'remove')
      return asking(
        say('privacy-ask', { name: say('player-unknown') }),
        [{ id: { kind: 'forget' }, label: say('privacy-button-remove'), look: 'grave' }],
        context,
      );
    const kept = await exportOf(tables, person.id);
    const { unread } = kept;
    const words = [
      say('privacy-file'),
      ...(unread === 0 ? [] : [`⚠️ ${say('privacy-file-unread', { count: unread })}`]),
    ].join('\n');
    const data = Buffer.from(neutralJson(kept, 2));
    return page({
      components: [container('private', [text(words), file(FILE)])],
      pictures: [],
      files: [{ name: FILE, data }],
    });
  },
} satisfies Command;
